"""Which events nobody takes back alone: a card became known, or luck came in (docs/knowledge/README.md)."""

import pytest

from fallakte.core.luck import Luck
from fallakte.core.match import Match
from fallakte.core.replay import passes_barrier
from fallakte.core.shuffle import Shuffler
from fallakte.core.table import Table
from fallakte.core.words import Words
from fallakte.games import IDS, game
from tests.games.bonnie_and_clyde import road
from tests.games.capone.board import board
from tests.games.rue_morgue import morgue
from tests.gauntlet.cases import every_case, moments
from tests.hands import table
from tests.text.sources import events

IN_EVERY_RUMMY = {"took-top", "discarded", "melded", "laid-off"}
TEACHES_NOTHING: dict[str, set[str]] = {
    "al-capone": {*IN_EVERY_RUMMY, "event", "took-secretly", "raided", "scored"},
    "bonnie-and-clyde": {
        *IN_EVERY_RUMMY,
        "event",
        "filed",
        "took-secretly",
        "turned",
        "left-hidden",
        "took-hidden",
        "car-moved",
        "car-stayed",
        "scored",
    },
    "rue-morgue": {*IN_EVERY_RUMMY, "event", "laid-below", "passed", "buried", "fed-from-file", "fed-from-pile"},
    "capone": {
        "bailed",
        "sold",
        "laid-down",
        "legal",
        "occupies",
        "takeover",
        "driven-out",
        "occupied",
        "detained",
        "jailed",
        "protection",
        "offer",
        "income",
        "freed",
        "hired",
        "invested",
        "scored",
    },
}


@pytest.mark.parametrize("name", IDS)
def test_every_event_of_a_game_is_judged(name: str) -> None:
    barriers = game(name).barriers
    assert barriers & TEACHES_NOTHING[name] == set()
    assert barriers | TEACHES_NOTHING[name] == events(name)


def passed(name: str, laid: Table) -> bool:
    return passes_barrier(game(name), laid.events)


def test_playing_ones_own_cards_is_no_barrier() -> None:
    t = table("al-capone", hand="3 frank-nitti raid 2 fred-burke", theirs="3 fred-burke 2 frank-nitti")
    for move in ("meld frank-nitti 3", "lay_off fred-burke", "raid frank-nitti", "discard fred-burke"):
        t.plays(move)
        assert not passed("al-capone", t.table), move


def test_a_draw_from_the_case_file_is_a_barrier_and_the_visible_discard_is_none() -> None:
    t = table("al-capone", hand="raid", pile="fred-burke", drawn=False)
    assert passed("al-capone", t.plays("draw file").table)
    t = table("al-capone", hand="raid", pile="al-capone fred-burke", drawn=False)
    assert not passed("al-capone", t.plays("draw underworld").table)


def test_what_another_hand_answers_is_a_barrier() -> None:
    t = table("al-capone", hand="agent-meeting raid", others=["fred-burke"], file="")
    assert passed("al-capone", t.plays("agent_meeting around fred-burke").table)
    t = table("al-capone", hand="agent-meeting raid", others=["raid"], file="")
    assert passed("al-capone", t.plays("agent_meeting around fred-burke").table)


def test_looking_through_a_pile_is_a_barrier_and_taking_from_it_unseen_is_none() -> None:
    t = table("al-capone", hand="search-warrant raid", pile="fred-burke al-capone")
    assert passed("al-capone", t.plays("search_warrant one").table)
    assert not passed("al-capone", t.plays("take fred-burke").table)


def test_taking_a_set_shows_everybody_what_lay_in_the_pile() -> None:
    t = table("al-capone", hand="search-warrant raid", ours="3 fred-burke", pile="fred-burke al-capone")
    assert passed("al-capone", t.plays("search_warrant set").table)
    assert passed("al-capone", t.plays("take fred-burke").table)


def test_looking_below_a_place_is_a_barrier_and_leaving_what_is_there_is_none() -> None:
    t = road.table(hand="ted-hinton alma", below="joplin:bonnie")
    assert passed("bonnie-and-clyde", t.plays("ted_hinton peek joplin").table)
    assert not passed("bonnie-and-clyde", t.plays("leave_hidden").table)
    t = road.table(hand="ted-hinton alma", below="joplin:gibson")
    assert not passed("bonnie-and-clyde", t.plays("ted_hinton peek joplin", "take_hidden").table)


def test_a_meld_is_a_barrier_only_where_it_turns_something_up() -> None:
    t = road.table(hand="3 joplin alma")
    assert not passed("bonnie-and-clyde", t.plays("meld joplin 3").table)
    t = road.table(hand="3 joplin alma", below="joplin:gibson")
    assert passed("bonnie-and-clyde", t.plays("meld joplin 3").table)
    t = road.table(hand="3 joplin alma", below="joplin:bonnie", car="joplin")
    assert passed("bonnie-and-clyde", t.plays("meld joplin 3").table)
    fed = morgue.table(hand="3 st-roch poe", pile="sailor", first="three-am")
    assert passed("rue-morgue", fed.plays("meld st-roch 3").table)
    assert not passed("rue-morgue", fed.plays("feed rue_morgue").table)
    escaped = morgue.table(hand="3 st-roch poe", escaped=True)
    assert not passed("rue-morgue", escaped.plays("meld st-roch 3").table)


def test_burying_ones_own_card_is_no_barrier_and_the_draw_after_the_last_is_one() -> None:
    t = morgue.dealt("poe", "poe")
    assert not passed("rue-morgue", t.plays("bury poe").table)
    assert passed("rue-morgue", t.plays("bury poe").table)


def test_a_card_from_the_partner_is_a_barrier_when_it_arrives() -> None:
    t = morgue.table(hand="dupins-help poe le-bon", others=["madame", "sailor madame"], pile="sailor", players=4)
    assert not passed("rue-morgue", t.plays("dupins_help consult", "pass_card poe").table)
    assert passed("rue-morgue", t.plays("pass_card sailor").table)


def test_the_second_case_file_is_a_barrier() -> None:
    t = morgue.table(hand="poe sailor", below="le-bon", pile="madame", file="", drawn=True)
    assert not passed("rue-morgue", t.plays("discard poe").table)
    assert passed("rue-morgue", t.gives("madame poe le-bon").table)


def test_going_out_shows_the_other_hands_in_the_rue_morgue() -> None:
    t = morgue.table(hand="poe", others=["sailor le-bon"], theirs="3 le-bon", below="madame")
    t.plays("discard poe")
    assert {event.what for event in t.table.events} >= {"caught", "threw-away"}
    assert passed("rue-morgue", t.table)
    t.table.settle()
    assert passed("rue-morgue", t.table)


def test_in_capone_the_exchange_is_a_barrier_and_laying_down_is_none() -> None:
    t = board(asked="exchange", hand="bank casino")
    assert passed("capone", t.plays("exchange bank").table)
    t = board(hand="bank casino", on={"casino 0": "mascapone: secretary 4"})
    assert not passed("capone", t.plays("lay_down bank").table)


@pytest.mark.parametrize("name", IDS)
def test_a_deal_is_a_barrier(name: str) -> None:
    match = Match.begin(game(name), {}, Shuffler("barrier"))
    assert passes_barrier(match.game, match.events)


@every_case
def test_without_a_barrier_a_seat_is_told_nothing_but_what_it_could_tell_beforehand(name: str, options: Words) -> None:
    """Everything hidden is imagined anew before the move: what the seat that moves is told of it stays the same."""
    luck = Luck(21)
    for match in moments(name, options, "barriers", every=11, most=330):
        seat = match.to_act
        for move in match.moves()[::3]:
            happened = told(match.table, name, move)
            if passes_barrier(match.game, happened.events):
                continue
            for _ in range(2):
                imagined = told(match.seen(seat).imagine(luck), name, move)
                assert heard(imagined, name, seat) == heard(happened, name, seat), match.words(move)


def told(start: Table, name: str, move: int) -> Table:
    """The table after a move, told to everybody."""
    after = game(name).table_from_bytes(start.to_bytes())
    after.play(move)
    return after


def heard(after: Table, name: str, seat: int) -> list[Words]:
    return [event.words(seat, game(name).vocabulary) for event in after.events]
