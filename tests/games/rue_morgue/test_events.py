"""The event cards of the Rue Morgue."""

import pytest

from tests.games.rue_morgue.morgue import Morgue, table

PAIRS = [
    ("night", "three-am", "st-roch"),
    ("facade", "rear-windows", "lightning-rod"),
    ("victims", "madame", "mademoiselle"),
    ("sailor", "newspaper-ad", "sailor"),
]


@pytest.mark.parametrize(("pair", "one", "other"), PAIRS)
def test_RM_15_a_brilliant_deduction_when_both_kinds_are_melded_in_anybodys_areas(pair: str, one: str, other: str):
    t = table(hand=f"deduction-{pair} poe", ours=f"3 {one}", theirs=f"3 {other}")
    t.plays(f"brilliant_deduction {pair}")
    assert t.area(0)[f"deduction-{pair}"] == 1
    assert t.hand(0) == {"poe": 1}
    assert t.asked() == "play"


@pytest.mark.parametrize(("pair", "one", "other"), PAIRS)
def test_RM_15_not_when_only_one_is(pair: str, one: str, other: str):
    t = table(hand=f"deduction-{pair} poe", ours=f"3 {one} 2 {other}", theirs=f"2 {other}")
    t.refuses(f"brilliant_deduction {pair}", "RM-15")


def test_RM_15_both_may_be_melded_by_the_others():
    assert table(hand="deduction-night poe", theirs="3 three-am 3 st-roch").may("brilliant_deduction night")


def test_RM_15_it_must_be_in_the_hand():
    t = table(hand="deduction-night poe", theirs="3 three-am 3 st-roch 3 madame 3 mademoiselle")
    t.refuses("brilliant_deduction victims", "R-19")


def test_RM_16_the_prefect_when_le_bon_is_melded_in_anybodys_area():
    t = table(hand="prefect poe", theirs="3 le-bon").plays("prefect")
    assert t.area(0)["prefect"] == 1
    assert t.happened("event") == {"event": "event", "seat": 0, "card": "prefect", "option": None, "left": 1}


def test_RM_16_not_before():
    table(hand="prefect poe", ours="2 le-bon", theirs="3 sailor").refuses("prefect", "RM-16")


# Dupin's Help


@pytest.mark.parametrize("players", [2, 3])
def test_RM_17_two_or_three_players_draw_two(players: int):
    t = table(hand="dupins-help poe", players=players, first="sailor madame le-bon").plays("dupins_help draw")
    assert t.hand(0) == {"sailor": 1, "madame": 1, "poe": 1}
    assert t.area(0)["dupins-help"] == 1
    t = table(hand="dupins-help poe", players=players)
    t.refuses("dupins_help consult", "RM-17")


def test_RM_17_four_players_do_not():
    table(hand="dupins-help poe", players=4).refuses("dupins_help draw", "RM-17")


def test_RM_17_drawing_two_takes_what_is_there():
    t = table(hand="dupins-help poe", file="sailor").plays("dupins_help draw")
    assert t.hand(0) == {"sailor": 1, "poe": 1}
    t = table(hand="dupins-help poe", file="").plays("dupins_help draw")
    assert t.hand(0) == {"poe": 1}
    assert t.happened("drew")["count"] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RM_17_searching_takes_one_card_shows_it_and_keeps_the_rest_in_order(players: int):
    t = table(hand="dupins-help poe", players=players, pile="madame sailor le-bon sailor st-roch")
    t.plays("dupins_help search")
    assert t.answers() == ["take le-bon", "take madame", "take sailor", "take st-roch"]
    t.plays("take sailor")
    assert t.pile() == ["madame", "sailor", "le-bon", "st-roch"]
    assert t.hand(0) == {"sailor": 1, "poe": 1}
    assert t.happened("took-from-pile", 1)["card"] == "sailor"


def test_RM_17_the_search_itself_is_secret():
    t = table(hand="dupins-help poe", pile="madame sailor").plays("dupins_help search")
    assert t.table.view(0)["search"] == ["madame", "sailor"]
    assert t.table.view(1)["search"] is None
    assert t.table.view(-1)["search"] is None
    assert t.happened("looked", 0)["cards"] == ["madame", "sailor"]
    assert "cards" not in t.happened("looked", 1)


def test_RM_17_no_search_when_the_rue_morgue_is_empty():
    table(hand="dupins-help poe").refuses("dupins_help search", "RM-17")


def test_RM_17_only_what_lies_there_can_be_taken():
    t = table(hand="dupins-help poe", pile="madame", below="sailor").plays("dupins_help search")
    t.refuses("take sailor", "RM-17")
    t.refuses("take dupins-help", "RM-17")
    t.refuses("discard poe", "R-18")


def consulting() -> Morgue:
    t = table(
        hand="dupins-help poe",
        others=["2 le-bon", "madame mademoiselle", "2 le-bon"],
        players=4,
        first="sailor",
        pile="st-roch",
    )
    return t.plays("dupins_help consult")


def test_RM_17_consulting_draws_one_and_exchanges_one_with_the_partner():
    t = consulting()
    assert t.hand(0) == {"sailor": 1, "poe": 1}
    assert (t.table.to_act, t.asked()) == (0, "consult")
    t.plays("pass_card poe")
    assert (t.table.to_act, t.asked()) == (2, "consulted")
    t.plays("pass_card madame")
    assert (t.table.to_act, t.asked()) == (0, "play")
    assert t.hand(0) == {"sailor": 1, "madame": 1}
    assert t.hand(2) == {"mademoiselle": 1, "poe": 1}
    t.plays("discard sailor")
    assert t.table.to_act == 1


def test_RM_17_a_card_on_its_way_cannot_be_passed_back():
    t = consulting().plays("pass_card poe")
    assert t.answers() == ["pass_card madame", "pass_card mademoiselle"]
    t.refuses("pass_card poe", "R-19")
    t.refuses("discard madame", "R-18")


def test_RM_17_neither_sees_the_card_before_having_passed_one():
    t = consulting().plays("pass_card poe")
    assert t.happened("passed", 0)["card"] == "poe"
    assert "card" not in t.happened("passed", 2)
    assert t.table.view(2)["hand"] == {"mademoiselle": 1, "madame": 1}
    t.plays("pass_card madame")
    for seat in (0, 2):
        assert (t.happened("exchanged", seat)["card"], t.happened("exchanged", seat)["back"]) == ("poe", "madame")
    for seat in (-1, 1, 3):
        assert t.happened("exchanged", seat) == {"event": "exchanged", "seat": 0, "to": 2, "sizes": [2, 2]}


def test_RM_17_who_passes_the_last_card_has_not_gone_out():
    t = table(hand="dupins-help poe", others=["2 le-bon", "madame", "2 le-bon"], players=4, file="")
    t.plays("dupins_help consult", "pass_card poe")
    assert t.hand(0) == {}
    assert t.table.out == -1
    t.plays("pass_card madame")
    assert t.hand(0) == {"madame": 1}
    assert t.hand(2) == {"poe": 1}
    t.plays("discard madame")
    assert t.score()["out"] == 0


def test_RM_17_the_two_cards_may_be_alike():
    t = table(hand="dupins-help poe", others=["2 le-bon", "poe", "2 le-bon"], players=4, file="")
    t.plays("dupins_help consult", "pass_card poe", "pass_card poe")
    assert t.hand(0) == t.hand(2) == {"poe": 1}


# Monsieur C. Auguste Dupin


def test_RM_18_during_the_first_case_file_he_searches_the_orang_utan():
    t = table(hand="monsieur-dupin poe", below="sailor 2 madame").plays("monsieur_dupin")
    assert t.asked() == "search-below"
    assert t.answers() == ["take madame", "take sailor"]
    t.plays("take madame")
    assert t.hand(0) == {"madame": 1, "poe": 1}
    assert t.below() == ["madame", "sailor"]
    assert t.happened("took-from-below", 1) == {"event": "took-from-below", "seat": 0, "card": "madame"}
    assert t.area(0)["monsieur-dupin"] == 1


def test_RM_18_only_what_lies_there_can_be_taken():
    t = table(hand="monsieur-dupin poe", below="sailor", pile="le-bon").plays("monsieur_dupin")
    t.refuses("take le-bon", "RM-18")
    t.refuses("take poe", "RM-18")
    t.refuses("discard poe", "R-18")


def test_RM_18_if_nothing_lies_there_nothing_happens():
    t = table(hand="monsieur-dupin poe").plays("monsieur_dupin")
    assert t.asked() == "play"
    assert t.hand(0) == {"poe": 1}
    assert t.area(0)["monsieur-dupin"] == 1


def test_RM_18_during_the_second_case_file_he_draws_two():
    t = table(hand="monsieur-dupin poe", escaped=True, first="sailor madame").plays("monsieur_dupin")
    assert t.hand(0) == {"sailor": 1, "madame": 1, "poe": 1}
    assert t.happened("event")["option"] == "draw"
    assert t.asked() == "play"


def test_RM_18_or_what_is_there():
    t = table(hand="monsieur-dupin poe", escaped=True, file="").plays("monsieur_dupin")
    assert t.hand(0) == {"poe": 1}
