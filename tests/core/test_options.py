"""Options: what is missing gets its default, what cannot be is refused with what can."""

import pytest

from fallakte.core.faults import Fault
from fallakte.games import game

AL_CAPONE = game("al-capone")


def fault(given):
    with pytest.raises(Fault) as refused:
        AL_CAPONE.fill(given)
    return refused.value.key, refused.value.facts


def test_every_option_has_its_default():
    assert AL_CAPONE.fill({}) == {"players": 2, "teams": False, "target": 200, "values": {}}
    assert AL_CAPONE.fill({"players": 4}) == {"players": 4, "teams": True, "target": 200, "values": {}}


def test_an_unknown_option_is_named_with_those_there_are():
    key, facts = fault({"clock": 30})
    assert (key, facts["option"], facts["options"]) == ("unknown-option", "clock", "players, target, teams, values")


@pytest.mark.parametrize("players", [0, 1, 5, -2, "2", 2.0, True, None, [2], 10**30])
def test_a_number_of_players_that_cannot_be(players):
    key, facts = fault({"players": players})
    assert (key, facts["option"], facts["takes"]) == ("bad-option-value", "players", "2-4")


@pytest.mark.parametrize("target", [0, -1, 1.5, "200", True, None])
def test_a_target_is_a_whole_number_from_1(target):
    key, facts = fault({"target": target})
    assert (key, facts["takes"]) == ("bad-option-value", "1, 2, …")


@pytest.mark.parametrize("target", [1, 200, 10**30])
def test_any_whole_number_from_1(target):
    assert AL_CAPONE.fill({"target": target})["target"] == target


@pytest.mark.parametrize("teams", [0, 1, "true", None, 4])
def test_teams_are_yes_or_no(teams):
    key, facts = fault({"players": 4, "teams": teams})
    assert (key, facts["takes"]) == ("bad-option-value", "true, false")


def test_a_value_that_cannot_be_is_shown_as_json_writes_it():
    assert fault({"target": None})[1]["value"] == "null"
    assert fault({"target": True})[1]["value"] == "true"
    assert fault({"target": "none"})[1]["value"] == '"none"'
    assert len(fault({"target": "x" * 1000})[1]["value"]) <= 60


def test_one_or_set_may_stand_alone():
    for values in ({"frank-nitti": {"one": 3}}, {"frank-nitti": {"set": 40}}, {"frank-nitti": {"one": 3, "set": 40}}):
        assert AL_CAPONE.fill({"values": values})["values"] == values


@pytest.mark.parametrize("values", [None, [], 3, "poe"])
def test_values_are_an_object(values):
    assert fault({"values": values})[0] == "bad-option-value"


@pytest.mark.parametrize("name", ["raid", "poe", "", "Frank Nitti"])
def test_values_name_clues_of_the_game(name):
    key, facts = fault({"values": {name: {"one": 3}}})
    assert (key, facts["name"]) == ("bad-value-name", name)


@pytest.mark.parametrize("parts", [{}, 3, None, {"two": 4}, {"one": 3, "two": 4}, []])
def test_values_have_the_parts_of_the_page(parts):
    assert fault({"values": {"frank-nitti": parts}})[0] == "bad-value-parts"


@pytest.mark.parametrize("number", [0, -1, 1000, 2.0, "3", True, None])
def test_values_are_whole_numbers_from_1_to_999(number):
    key, facts = fault({"values": {"frank-nitti": {"one": number}}})
    assert (key, facts["name"], facts["takes"]) == ("bad-value-number", "frank-nitti.one", "1-999")
