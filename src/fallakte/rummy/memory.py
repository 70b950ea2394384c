"""What a seat knows of the cards it cannot see.

An `Account` is a list of certain facts. A `Memory` keeps one, and from the first moment when something secret happened
that has several explanations (another seat searched the pile; opponents passed each other a card) it keeps a log of
what it saw since: to imagine a table is to tell that log again with one explanation drawn by luck, and to draw anew
where a later fact contradicts it (docs/knowledge).
"""

from abc import abstractmethod
from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from fallakte.core.pack import Reader, Writer
from fallakte.core.table import NOBODY
from fallakte.core.words import Words
from fallakte.rummy.account import (
    ALL_KINDS,
    ANY,
    FIRST_OWN,
    FRESH,
    GAIN,
    HAND,
    LOOK,
    OPS,
    POP,
    PULL_ALL,
    PULL_ONE,
    PUSH,
    SEARCH,
    SHOW,
    SLIP,
    TOP,
    Account,
)
from fallakte.rummy.script import Script


class Memory:
    """One seat's account of the round, and the log since the first secret that has several explanations."""

    def __init__(self, seat: i64, players: i64, kinds: i64) -> None:
        self.seat: i64 = seat
        self.players: i64 = players
        self.kinds: i64 = kinds
        self.clock: i64 = 0
        self.account: Account = Account(players, kinds)
        self.ops: Sequence[str] = OPS
        self.log: vec[i64] = vec[i64]()

    def notice(self, what: str, facts: Words) -> None:
        """Take in what this seat was told, in numbers. A game adds what only it has."""
        if what == "drew":
            self.note(FRESH, facts["seat"], 0, facts["count"])
        elif what == "took-top":
            self.note(POP, NOBODY, facts["card"], 1)
            self.note(TOP, NOBODY, facts["top"], 1)
            self.note(GAIN, facts["seat"], facts["card"], 1)
        elif what == "discarded":
            self.note(SHOW, facts["seat"], facts["card"], 1)
            self.note(PUSH, NOBODY, facts["card"], 1)
        elif what == "melded" or what == "laid-off":
            self.note(SHOW, facts["seat"], facts["card"], facts["count"])
        elif what == "opened":
            self.note(PUSH, NOBODY, facts["card"], 1)

    def note(self, op: i64, seat: i64, kind: i64, count: i64) -> None:
        """Something certain happened. What happens to the own hand needs no memory."""
        if seat == self.seat:
            return
        if len(self.log) == 0:
            self.account.apply(op, seat, kind, count)
        else:
            self._write(op, seat, kind, count)

    def note_search(self, seat: i64, below: i64) -> None:
        """Another seat took a card out of the pile below an index, and nobody else saw which."""
        self._write(SEARCH, seat, ALL_KINDS, below)

    def notice_search(self, facts: Words) -> None:
        """A card was taken out of the pile, one of the lowest `among`: only who took it is told which."""
        if facts["seat"] == self.seat:
            self.note(PULL_ONE, NOBODY, facts["card"], facts["among"])
        else:
            self.note_search(facts["seat"], facts["among"])

    def note_slip(self, giver: i64, taker: i64, size: i64) -> None:
        """Two other seats passed a card from a hand of `size` cards, unseen."""
        if len(self.log) > 0 or self.account.known(giver) > 0:
            self._write(SLIP, giver, taker, size)

    def note_look(self, pile: list[int]) -> None:
        """This seat has looked through the pile: each search since it last did took one of the cards now missing."""
        if len(self.log) == 0:
            return
        missing = self._counts(self.account.pile)
        searches = vec[i64]()
        at: i64 = 0
        while at < len(self.log):
            op, kind, count = self.log[at], self.log[at + 2], self.log[at + 3]
            if op == SEARCH:
                searches = append(searches, at + 2)
            elif op == PUSH:
                missing[kind] += 1
            elif op == POP or op == PULL_ONE:
                missing[kind] -= 1
            elif op == PULL_ALL:
                missing[kind] -= count
            at += 4
            if op == LOOK:
                missing = self._counts(self.log[at : at + count])
                searches = vec[i64]()
                at += count
        self._narrow(searches, missing, pile)
        self._write(LOOK, 0, 0, len(pile))
        for kind in pile:
            self.log = append(self.log, kind)

    def _counts(self, cards: vec[i64]) -> vec[i64]:
        counts = vec[i64]([0] * self.kinds)
        for at in range(len(cards)):
            counts[cards[at]] += 1
        return counts

    def _narrow(self, searches: vec[i64], missing: vec[i64], pile: list[int]) -> None:
        for kind in pile:
            missing[kind] -= 1
        kinds: i64 = 0
        for kind in range(self.kinds):
            if missing[kind] > 0:
                kinds |= 1 << kind
        for i in range(len(searches)):
            self.log[searches[i]] = kinds

    def _write(self, op: i64, seat: i64, kind: i64, count: i64) -> None:
        for one in (op, seat, kind, count):
            self.log = append(self.log, one)

    @abstractmethod
    def copy(self) -> "Memory":
        """The same knowledge, to be kept as a value."""

    def copy_to(self, other: "Memory") -> None:
        """What every game's memory holds."""
        other.account = self.account.copy()
        other.log = self.log[:]

    def write(self, out: Writer) -> None:
        """Everything as numbers."""
        out.many(self.account.pile)
        out.many(self.account.holds)
        out.many(self.account.limits)
        out.many(self.log)

    def read(self, numbers: Reader) -> None:
        """Everything again."""
        self.account.pile = numbers.many()
        self.account.holds = numbers.many()
        self.account.limits = numbers.many()
        self.log = numbers.many()

    def words(self, names: Sequence[str]) -> Words:
        """The JSON form: the pile, the cards known to be in each hand, limits, and the log of open secrets."""
        account = self.account
        hands = [self._by_name(account.holds, seat, names, skip=0) for seat in range(self.players)]
        limits = [self._by_name(account.limits, seat, names, skip=ANY) for seat in range(self.players)]
        pile = [names[kind] for kind in account.pile]
        return {"pile": pile, "hands": hands, "limits": limits, "since": self._log_words(names)}

    def _by_name(self, numbers: vec[i64], seat: i64, names: Sequence[str], *, skip: i64) -> dict[str, int]:
        first = seat * self.kinds
        kinds = [kind for kind in range(self.kinds) if numbers[first + kind] != skip]
        return {names[kind]: numbers[first + kind] for kind in kinds}

    def _log_words(self, names: Sequence[str]) -> list[Words]:
        lines: list[Words] = []
        at: i64 = 0
        while at < len(self.log):
            op, seat, kind, count = self.log[at], self.log[at + 1], self.log[at + 2], self.log[at + 3]
            at += 4
            line: Words = {"what": self.ops[op], "seat": seat if seat != NOBODY else None, "count": count}
            if op == SLIP:
                line["to"] = kind
            elif op == SEARCH and kind != ALL_KINDS:
                line["cards"] = [names[one] for one in range(self.kinds) if kind >> one & 1]
            elif op == LOOK:
                line["cards"] = [names[self.log[i]] for i in range(at, at + count)]
                at += count
            elif op not in (FRESH, HAND, SEARCH):
                line["card"] = names[kind] if kind >= 0 else None
            lines.append(line)
        return lines

    def told(self, script: Script) -> Account | None:
        """The account with every open secret explained as the script says; None where the log contradicts that."""
        log = self.log
        if len(log) == 0:
            return self.account
        account = self.account.copy()
        at: i64 = 0
        while at < len(log):
            op, seat, kind, count = log[at], log[at + 1], log[at + 2], log[at + 3]
            at += 4
            if op == SEARCH:
                width = account.lying(kind, count)
                if width == 0 or not script.explains(account.search(seat, kind, script.number(width, width), count)):
                    return None
            elif op == SLIP:
                if not script.explains(account.slip(seat, kind, script.number(count, account.known(seat)))):
                    return None
            elif op == LOOK:
                if not _same(account.pile, log[at : at + count]):
                    return None
                at += count
            elif not account.apply(op, seat, kind, count):
                return None
        return account

    def brief(self, script: Script, unseen: vec[i64]) -> None:
        """Tell the script how many secrets are open, and which cards nothing but they can explain.

        `unseen` are the cards whose place this seat does not know, as if nothing had happened since the log began.
        """
        left = unseen[:]
        holds = self.account.holds[:]
        secrets: i64 = 0
        at: i64 = 0
        while at < len(self.log):
            op, seat, kind, count = self.log[at], self.log[at + 1], self.log[at + 2], self.log[at + 3]
            at += 4
            if op == SEARCH or op == SLIP:
                secrets += 1
            elif op == PUSH:
                left[kind] -= 1
            elif op == POP or op == PULL_ONE:
                left[kind] += 1
            elif op == PULL_ALL:
                left[kind] += count
            elif op == GAIN:
                left[kind] -= count
                holds[seat * self.kinds + kind] += count
            elif op == SHOW:
                known = holds[seat * self.kinds + kind]
                known = known if known < count else count
                holds[seat * self.kinds + kind] -= known
                left[kind] += known
            elif op == LOOK:
                at += count
            elif op >= FIRST_OWN:
                self.brief_own(op, seat, kind, left, holds)
        script.brief(secrets, left)

    def brief_own(self, op: i64, seat: i64, kind: i64, left: vec[i64], holds: vec[i64]) -> None:
        """What a fact of the game's own does to the cards left and held: a game that has any says so."""
        raise AssertionError("nobody says what this fact does")


def _same(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    for i in range(len(one)):
        if one[i] != other[i]:
            return False
    return True
