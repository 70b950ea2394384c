"""What a seat of the Rue Morgue takes for certain is true, and the truth is always one of its explanations."""

from collections import Counter

import pytest

from fallakte.games.rue_morgue.account import ON_ITS_WAY, ORANG_UTAN, RueMorgueAccount, own
from fallakte.games.rue_morgue.memory import RueMorgueMemory
from fallakte.games.rue_morgue.table import RueMorgueTable
from fallakte.rummy.account import SLIP
from tests.games.rue_morgue.test_matches import COUNTS, moments


class Witness:
    """Remembers which cards slipped from hand to hand unseen by one seat, and tells its log again as it was."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.slipped: list[int] = []

    def watch(self, table: RueMorgueTable) -> None:
        for event in table.events:
            if event.what == "dealt":
                self.slipped = []
            elif event.what == "buried" and event.facts["seat"] != self.seat:
                self.slipped += [event.secret["card"]] if event.secret else []
            elif event.what == "exchanged" and self.seat not in (event.facts["seat"], event.facts["to"]):
                self.slipped += [event.secret["card"], event.secret["back"]] if event.secret else []

    def told(self, memory: RueMorgueMemory) -> RueMorgueAccount:
        """The account with every secret explained as it was; a contradiction would be a false certainty."""
        account = own(memory.account).copy()
        log = list(memory.log)
        facts = [log[at : at + 4] for at in range(0, len(log), 4)]
        slips = sum(op == SLIP for op, *_ in facts)
        # Secrets about hands of which nothing was known are not in the log: they are the earliest.
        true = iter(self.slipped[len(self.slipped) - slips :])
        for op, seat, kind, count in facts:
            if op == SLIP:
                account.slip(seat, kind, choice(account, seat, next(true)))
            else:
                assert account.apply(op, seat, kind, count)
        return account


def choice(account: RueMorgueAccount, seat: int, kind: int) -> int:
    """The number of a card among the known ones of a hand; past them all if it is none of them."""
    first = seat * account.kinds
    if account.holds[first + kind] == 0:
        return account.known(seat)
    return sum(account.holds[first : first + kind])


def place(account: RueMorgueAccount, number: int) -> Counter[int]:
    """The cards that certainly lie in a hand or in another place."""
    first = number * account.kinds
    return Counter({kind: account.holds[first + kind] for kind in range(account.kinds)})


def judge(table: RueMorgueTable, seat: int, account: RueMorgueAccount) -> None:
    """Everything in the account is so."""
    assert place(account, table.players + ORANG_UTAN) <= Counter(table.below)
    assert place(account, table.players + ON_ITS_WAY).total() == 0
    assert list(account.pile) == list(table.pile)
    for other in range(table.players):
        if other == seat:
            continue
        hand = Counter(table.hand_cards(other))
        if len(table.passed) > 0 and table.passed[other] >= 0:
            hand[table.passed[other]] += 1
        assert place(account, other) <= hand
        unknown = hand - place(account, other)
        assert account.kept[other] <= sum(min(count, account.pool[kind]) for kind, count in unknown.items())


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", [21, 22])
def test_what_is_certain_is_true(players: int, seed: int):
    witnesses = [Witness(seat) for seat in range(players)]
    for table in moments(players, seed, 800):
        for witness, memory in zip(witnesses, table.memories):
            witness.watch(table)
            assert isinstance(memory, RueMorgueMemory)
            judge(table, witness.seat, witness.told(memory))
            assert Counter({kind: memory.below[kind] for kind in range(memory.kinds)}) <= Counter(table.below)
            assert (memory.next >= 0) == table.knows_next(memory.seat)
            assert memory.next < 0 or memory.next == table.deck[table.next]
