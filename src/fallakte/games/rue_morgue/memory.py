"""What a seat learns in the Rue Morgue beyond what all rummy games tell."""

from collections.abc import Sequence
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.pack import Reader, Writer
from fallakte.core.table import NOBODY
from fallakte.core.words import Words
from fallakte.games.rue_morgue.account import ARRIVE, KEEP, ON_ITS_WAY, ORANG_UTAN, OWN_OPS, POOL, RueMorgueAccount, own
from fallakte.rummy.account import GAIN, HAND, POP, PULL_ONE, PUSH, SHOW
from fallakte.rummy.cards import CardTable
from fallakte.rummy.memory import Memory


@final
class RueMorgueMemory(Memory):
    """What lies under the orang-utan, which card the case file brings next, who was passed what."""

    def __init__(self, seat: i64, players: i64, kinds: i64) -> None:
        super().__init__(seat, players, kinds)
        self.account = RueMorgueAccount(players, kinds)
        self.ops = OWN_OPS
        self.orang_utan: i64 = players + ORANG_UTAN
        self.on_its_way: i64 = players + ON_ITS_WAY
        self.below: vec[i64] = vec[i64]([0] * kinds)
        """How many cards of each kind certainly lie under the orang-utan."""
        self.next: i64 = NOBODY
        """The top card of the case file, if this seat knows it."""

    def notice(self, what: str, facts: Words) -> None:
        if what == "drew":
            self._notice_draw(facts)
        elif what == "peeked":
            self.next = facts.get("card", self.next)
        elif what == "fed-from-file":
            self._notice_fed()
        elif what == "fed-from-pile":
            self.note(POP, NOBODY, facts["card"], 1)
            self._lies_below(facts["card"])
        elif what == "buried":
            if facts["seat"] == self.seat:
                self._lies_below(facts["card"])
            else:
                self.note_slip(facts["seat"], self.orang_utan, facts["size"])
        elif what == "exchanged":
            self._notice_exchange(facts)
        elif what == "event":
            self.note(SHOW, facts["seat"], facts["card"], 1)
        elif what == "took-from-pile":
            self.note(PULL_ONE, NOBODY, facts["card"], facts["among"])
            self.note(GAIN, facts["seat"], facts["card"], 1)
        elif what == "looked-below":
            if facts["seat"] == self.seat:
                self._notice_all_below(facts["cards"])
        elif what == "took-from-below":
            self._leaves_below(facts["card"])
            self.note(GAIN, facts["seat"], facts["card"], 1)
        else:
            self._notice_ending(what, facts)

    def _notice_ending(self, what: str, facts: Words) -> None:
        """What is turned up when the case is solved (RM-20, RM-21)."""
        if what == "caught":
            for kind in [*facts["taken"], *facts["rest"]]:
                self._leaves_below(kind)
            for kind in facts["rest"]:
                self.note(PUSH, NOBODY, kind, 1)
        elif what == "threw-away":
            for kind in facts["cards"]:
                self.note(SHOW, facts["seat"], kind, 1)
                self.note(PUSH, NOBODY, kind, 1)
        else:
            super().notice(what, facts)

    def _notice_draw(self, facts: Words) -> None:
        """Who draws from the case file gets the card that this seat has seen there, if it has (RM-7)."""
        if facts["count"] > 0 and self.next != NOBODY:
            self.note(GAIN, facts["seat"], self.next, 1)
            self.next = NOBODY

    def _notice_fed(self) -> None:
        """A card of the case file lies under the orang-utan now: this seat knows it if it had seen it (RM-7)."""
        if self.next != NOBODY:
            self._lies_below(self.next)
            self.next = NOBODY

    def _lies_below(self, kind: i64) -> None:
        self.below[kind] += 1
        self.note(GAIN, self.orang_utan, kind, 1)

    def _leaves_below(self, kind: i64) -> None:
        if self.below[kind] > 0:
            self.below[kind] -= 1
        self.note(SHOW, self.orang_utan, kind, 1)

    def _notice_all_below(self, cards: list[int]) -> None:
        """This seat has seen all that lies under the orang-utan: nothing else can lie there (RM-7)."""
        for kind in cards:
            self.note(SHOW, self.orang_utan, kind, 1)
        self.note(HAND, self.orang_utan, 0, 0)
        self.below = vec[i64]([0] * self.kinds)
        for kind in cards:
            self._lies_below(kind)

    def _notice_exchange(self, facts: Words) -> None:
        """Two partners passed each other a card; the one that a seat received left the partner's hand first."""
        one, other = facts["seat"], facts["to"]
        if self.seat == one:
            self.note(SHOW, other, facts["back"], 1)
            self.note(GAIN, other, facts["card"], 1)
        elif self.seat == other:
            self.note(SHOW, one, facts["card"], 1)
            self.note(GAIN, one, facts["back"], 1)
        else:
            self.note_slip(one, self.on_its_way, facts["sizes"][0])
            self.note_slip(other, one, facts["sizes"][1])
            self.note(ARRIVE, other, NOBODY, 1)

    def note(self, op: i64, seat: i64, kind: i64, count: i64) -> None:
        """Nobody takes a card out of the Rue Morgue in secret, so what lies there is certain whatever else is not."""
        if op <= PULL_ONE:
            self.account.apply(op, seat, kind, count)
        else:
            super().note(op, seat, kind, count)

    def note_slip(self, giver: i64, taker: i64, size: i64) -> None:
        """A card that nobody knows anything of leaves no log, but it may be one that was kept since the reshuffle."""
        if len(self.log) == 0 and self.account.known(giver) == 0:
            self.account.slip(giver, taker, size)
        else:
            super().note_slip(giver, taker, size)

    def reshuffle(self, frame: CardTable) -> None:
        """All that lies in the Rue Morgue and under the orang-utan becomes the second case file (RM-10).

        `frame` is what this seat sees before that: whatever it sees now lies in no other hand.
        """
        rules = frame.rules
        for kind in range(rules.kinds):
            hidden = rules.copies[kind] - frame.in_hand(self.seat, kind)
            hidden -= self.account.lying(1 << kind, len(frame.pile))
            for side in range(rules.sides):
                hidden -= frame.in_area(side, kind)
            self.note(POOL, NOBODY, kind, hidden)
        for seat in range(self.players):
            self.note(KEEP, seat, NOBODY, frame.sizes[seat])
        self.account.pile = vec[i64]()
        self.below = vec[i64]([0] * self.kinds)

    def brief_own(self, op: i64, seat: i64, kind: i64, left: vec[i64], holds: vec[i64]) -> None:
        """What lay under the orang-utan is unknown again after the reshuffle."""
        if op == POOL:
            at = self.orang_utan * self.kinds + kind
            left[kind] += holds[at]
            holds[at] = 0

    # At the border

    def copy(self) -> "RueMorgueMemory":
        other = RueMorgueMemory(self.seat, self.players, self.kinds)
        self.copy_to(other)
        other.below = self.below[:]
        other.next = self.next
        return other

    def write(self, out: Writer) -> None:
        super().write(out)
        account = own(self.account)
        out.many(account.kept)
        out.many(account.pool)
        out.many(self.below)
        out.one(self.next)

    def read(self, numbers: Reader) -> None:
        super().read(numbers)
        account = own(self.account)
        account.kept = numbers.many()
        account.pool = numbers.many()
        self.below = numbers.many()
        self.next = numbers.one()

    def words(self, names: Sequence[str]) -> Words:
        """With the cards known to lie under the orang-utan, and the places of the log by their names."""
        words = super().words(names)
        for line in words["since"]:
            for field in ("seat", "to"):
                if line.get(field) in (self.orang_utan, self.on_its_way):
                    line[field] = "orang-utan" if line[field] == self.orang_utan else "on-its-way"
        account = own(self.account)
        words["below"] = self.below_words(names)
        words["next"] = names[self.next] if self.next != NOBODY else None
        words["kept"] = [account.kept[seat] for seat in range(self.players)]
        words["pool"] = self._by_name(account.pool, 0, names, skip=0)
        return words

    def below_words(self, names: Sequence[str]) -> dict[str, int]:
        """The cards that certainly lie under the orang-utan, counts by id."""
        return self._by_name(self.below, 0, names, skip=0)
