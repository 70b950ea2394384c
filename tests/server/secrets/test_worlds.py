"""The worlds in which sockets are compared are lawful, told the same, and others wherever nothing was told."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from fallakte.core.match import Match
from fallakte.core.words import Words
from fallakte.games import game
from tests.server.secrets.cases import CASES, MIDDLE, WHOLE, Case, every_case, other_of, record_of
from tests.server.secrets.worlds import difference, heard

Thing: TypeAlias = Callable[[Any, int], Any]


def hands(table: Any, eyes: int) -> Any:
    """What all others hold."""
    return [table.hand_cards(seat) for seat in range(table.players) if seat != eyes]


def undrawn(table: Any, eyes: int) -> Any:
    """The case file, or the undealt rest."""
    return list(table.deck[table.next :])


def discarded(table: Any, eyes: int) -> Any:
    """The discard pile, where others take out of it unseen."""
    return list(table.pile)


def below(table: Any, eyes: int) -> Any:
    """Under the orang-utan, or below the places."""
    return sorted(table.below)


def on_the_way(table: Any, eyes: int) -> Any:
    """What others have passed."""
    return [card for seat, card in enumerate(table.passed) if seat != eyes]


def given_back(table: Any, eyes: int) -> Any:
    """What others have given back for this year."""
    return [table.given_cards(seat) for seat in range(table.players) if seat != eyes]


HIDDEN: dict[str, tuple[Thing, ...]] = {
    "al-capone": (hands, undrawn, discarded),
    "bonnie-and-clyde": (hands, undrawn, discarded, below),
    "rue-morgue": (hands, undrawn, below, on_the_way),
    "capone": (hands, undrawn, given_back),
}


def tables(record: Sequence[Words]) -> Iterator[Any]:
    """The true table after each line."""
    match = Match.open(record[0], game)
    for line in record[1:]:
        match.take(line)
        yield match.table


def changed(case: Case, share: float, eyes: int) -> set[Thing]:
    """Which hidden things are others at some moment."""
    pairs = zip(tables(record_of(case, share)), tables(other_of(case, share, eyes)), strict=True)
    return {thing for one, two in pairs for thing in HIDDEN[case.game] if thing(one, eyes) != thing(two, eyes)}


@every_case
def test_worlds_are_lawful_and_told_the_same(case: Case) -> None:
    for share in (WHOLE, MIDDLE):
        for eyes in range(-1, case.players):
            assert heard(other_of(case, share, eyes), eyes) == heard(record_of(case, share), eyes)


@every_case
def test_in_the_middle_of_a_match_hands_and_the_case_file_are_changed_for_all_eyes(case: Case) -> None:
    for eyes in range(-1, case.players):
        assert changed(case, MIDDLE, eyes) >= {hands, undrawn}


def test_every_hidden_thing_and_every_kind_of_luck_and_choice_is_changed_somewhere() -> None:
    found: dict[str, set[Thing]] = {name: set() for name in HIDDEN}
    kinds: dict[str, set[str]] = {name: set() for name in HIDDEN}
    for case in CASES:
        for eyes in range(-1, case.players):
            found[case.game] |= changed(case, WHOLE, eyes)
            kinds[case.game] |= set(+difference(record_of(case), other_of(case, WHOLE, eyes)))
    assert found == {name: set(things) for name, things in HIDDEN.items()}
    assert kinds == {name: {"deal", "move"} | ({"shuffle"} if name == "rue-morgue" else set()) for name in HIDDEN}
