"""The table of Capone at its border: words, views, copies and bytes."""

from typing import Any, Final, cast, final

from mypy_extensions import i64

from fallakte.core.faults import Fault, Reason, Refused
from fallakte.core.pack import Writer, to_bytes
from fallakte.core.table import MOVE
from fallakte.core.words import Book, Words, is_beyond
from fallakte.games.capone.book import BAIL_AT, BOOK, COMMIT_AT, EXCHANGE_AT, commit_number, commit_words
from fallakte.games.capone.cards import CARDS, GUARDS, LAST_MARKER, MEMBERS
from fallakte.games.capone.legal import EXCHANGE
from fallakte.games.capone.moves import MovingTable
from fallakte.games.capone.reasons import (
    CP_39_NOT_IN_THE_PARK,
    CP_40_BEYOND_TEN,
    R_18_NO_MOVE_DUE,
    R_18_OTHER_DECISION,
    R_19_NOT_AT_HAND,
    R_19_NOT_IN_HAND,
    REASONS,
)
from fallakte.games.capone.seen import CaponeSeen
from fallakte.games.capone.view import capone_view

TABLE: Final = "table capone"
BEYOND: Final[dict[str, tuple[str, int, int]]] = {
    "hire": ("count", GUARDS, CP_39_NOT_IN_THE_PARK),
    "invest": ("count", LAST_MARKER, CP_40_BEYOND_TEN),
    "commit": ("bodyguards", GUARDS, R_19_NOT_AT_HAND),
}
"""The most that the book holds of what moves count, and why no more is ever possible."""


@final
class CaponeTable(MovingTable):
    """A running match. Each file adds one subject: `board` pieces and money, `hands` cards, `sites`, `commit`, `play`
    and `legal` what may be done, `year` and `match` the course of things, `state` copies, `moves` what is done."""

    def moves(self) -> list[int]:
        """The same as everywhere, but with numbers made beforehand: a commit can have hundreds of answers."""
        out = self.scratch
        numbers = self.rules.numbers
        return [numbers[out[i]] for i in range(self.moves_into(out))]

    # Words

    def book(self) -> Book:
        return BOOK

    def reason(self, number: i64) -> Reason:
        return REASONS[number]

    def words(self, move: i64) -> Words:
        if move >= COMMIT_AT:
            return commit_words(move)
        if move >= BAIL_AT:
            return BOOK[move]
        return {"act": "exchange", "cards": self._cards_in(move - EXCHANGE_AT)}

    def _cards_in(self, places: i64) -> list[str]:
        """The cards in these places of the hand of the seat to act."""
        hand = self.hand_cards(self.to_act) if self.due == MOVE else []
        return [CARDS[kind] for place, kind in enumerate(hand) if places >> place & 1]

    def number(self, words: Words) -> i64:
        act = words.get("act")
        if act == "exchange":
            return self._exchange_number(words)
        if isinstance(act, str) and act in BEYOND:
            field, most, excess = BEYOND[act]
            if is_beyond(words, field, most):
                raise self.refusal_beyond({**words, field: most}, excess)
        return self._commit_number(words) if act == "commit" else BOOK.number(words)

    def _commit_number(self, words: Words) -> i64:
        """A member that is named twice is not at hand twice (R-19)."""
        members: Any = words.get("members")
        if isinstance(members, list) and all(member in MEMBERS for member in members):
            once = list(dict.fromkeys(members))
            if len(once) < len(members):
                raise self.refusal_beyond({**words, "members": once}, R_19_NOT_AT_HAND)
        return commit_number(words)

    def _exchange_number(self, words: Words) -> i64:
        """The places of these cards in the hand of the seat to act, of equal cards the first ones."""
        if set(words) != {"act", "cards"}:
            raise Fault("no-move-fields", act="exchange", fields="act, cards")
        wanted: Any = words["cards"]
        if not isinstance(wanted, list) or any(card not in CARDS for card in wanted):
            raise Fault("no-move-value", act="exchange", field="cards", value=str(wanted))
        if self.due != MOVE:
            raise refused(R_18_NO_MOVE_DUE)
        if self.phase != EXCHANGE:
            raise refused(R_18_OTHER_DECISION)
        missing = [CARDS.index(card) for card in wanted]
        places: i64 = 0
        for place, kind in enumerate(self.hand_cards(self.to_act)):
            if kind in missing:
                missing.remove(kind)
                places |= 1 << place
        if missing:
            raise refused(R_19_NOT_IN_HAND)
        return EXCHANGE_AT + places

    # What a seat may know

    def view(self, seat: i64) -> Words:
        return cast(Words, capone_view(self, seat))

    def seen(self, seat: i64) -> CaponeSeen:
        frame = CaponeTable(self.rules)
        self.show_to(seat, frame)
        return CaponeSeen(frame, seat)

    # Copies

    def copy(self) -> "CaponeTable":
        other = CaponeTable(self.rules)
        self.copy_to(other)
        return other

    def to_bytes(self) -> bytes:
        numbers = Writer()
        self.write(numbers)
        lines = [[line.side, line.rule, line.what, line.points, line.facts] for line in self.sheet]
        return to_bytes([TABLE, self.rules.options, numbers.numbers, lines])


def refused(number: i64) -> Refused:
    """The refusal for a reason that words show at once."""
    reason = REASONS[number]
    return Refused(reason.rule, reason.key)
