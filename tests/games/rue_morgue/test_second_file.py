"""The second case file."""

from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler
from fallakte.core.table import DEAL, DUE, MOVE, NOBODY, SCORE, SHUFFLE
from fallakte.games import game
from fallakte.games.rue_morgue.game import GAME
from tests.games.rue_morgue.morgue import Morgue, dealt, table


def emptied() -> Morgue:
    """The turn in which the last card of the first case file was drawn is over."""
    t = table(hand="2 poe", drawn=False, file="madame", pile="2 sailor le-bon", below="prefect le-bon")
    return t.plays("draw file", "discard poe")


def test_RM_10_all_cards_below_and_in_the_rue_morgue_are_shuffled():
    t = emptied()
    assert t.table.due == SHUFFLE
    assert t.table.to_act == NOBODY
    assert t.table.moves() == []
    assert t.due() == ["le-bon", "le-bon", "sailor", "sailor", "poe", "prefect"]


def test_RM_10_into_the_second_case_file_and_the_rue_morgue_is_empty():
    t = emptied().gives("poe le-bon sailor le-bon sailor prefect")
    assert t.file() == ["poe", "le-bon", "sailor", "le-bon", "sailor", "prefect"]
    assert t.pile() == t.below() == []
    assert t.happened("escaped") == {"event": "escaped", "count": 6}
    view = t.table.view(0)
    assert view["orang_utan"] == {"cards": 0, "escaped": True, "known": {}}
    assert view["case_file"] == 2


def test_RM_10_the_next_players_turn_follows():
    t = emptied().gives("poe le-bon sailor le-bon sailor prefect")
    assert (t.table.due, t.table.to_act, t.asked()) == (MOVE, 1, "draw")
    t.refuses("draw rue_morgue", "RM-4")
    t.plays("draw file")


def test_RM_10_other_cards_are_not_taken():
    t = emptied()
    assert t.table.takes([t.kind(card) for card in t.due()])
    assert not t.table.takes([t.kind(card) for card in t.due()[1:]])
    assert not t.table.takes(t.table.rules.deck())


def test_RM_10_also_if_the_last_card_was_fed():
    t = table(hand="3 poe 2 madame", file="sailor", pile="le-bon").plays("meld poe 3", "feed file", "discard madame")
    assert DUE[t.table.due] == "shuffle"
    assert t.due() == ["le-bon", "madame", "sailor"]


def test_RM_10_also_if_it_was_drawn_by_dupins_help():
    t = table(hand="dupins-help 2 madame", file="sailor", pile="le-bon").plays("dupins_help draw", "discard madame")
    assert t.due() == ["le-bon", "madame"]


def test_RM_10_not_if_somebody_went_out_in_that_turn():
    t = table(hand="poe", drawn=False, file="sailor", theirs="3 sailor").plays("draw file", "lay_off sailor")
    t.plays("discard poe")
    assert t.table.due == SCORE


def test_RM_10_no_more_feeding_in_this_round():
    t = table(hand="2 poe", others=["3 st-roch 2 madame"], drawn=False, file="le-bon", pile="sailor")
    t.plays("draw file", "discard poe").gives("poe sailor").plays("draw file", "meld st-roch 3")
    assert t.asked() == "play"


def test_RM_10_a_match_shuffles_by_itself_and_its_record_replays():
    """Everybody draws from the case file and discards, so the second case file comes."""
    match = Match.begin(GAME, {"players": 3}, Shuffler("rue-morgue"))
    while not any("shuffle" in line for line in match.lines):
        match.play(match.moves()[0])
    (line,) = [line for line in match.lines if "shuffle" in line]
    again = Match.open(match.lines[0], game)
    for one in match.lines[1:]:
        again.take(one)
    assert again.table.to_bytes() == match.table.to_bytes()
    assert len(line["shuffle"]["order"]) == match.table.view(-1)["file"]


def test_RM_11_an_empty_second_case_file_leaves_the_case_unsolved():
    t = table(hand="2 poe", drawn=False, file="sailor", ours="3 madame", escaped=True, totals=[12, 5])
    t.plays("draw file", "discard poe")
    assert t.score() == {
        "round": 1,
        "points": [0, 0],
        "totals": [12, 5],
        "out": None,
        "caught": False,
        "shut_out": False,
    }
    assert t.lines(0) == t.lines(1) == [("RM-11", "unsolved", 0)]
    assert t.table.ending() == "unsolved"
    t.table.settle()
    assert t.table.due == DEAL


def test_RM_11_not_if_somebody_goes_out_in_that_turn():
    t = table(hand="poe", drawn=False, file="sailor", ours="3 sailor", escaped=True)
    t.plays("draw file", "lay_off sailor", "discard poe")
    assert t.score()["out"] == 0
    assert t.table.ending() == "solved"


def test_RM_11_the_next_round_begins_with_a_first_case_file():
    t = table(hand="2 poe", drawn=False, file="sailor", escaped=True).plays("draw file", "discard poe")
    t.table.settle()
    t.table.give(t.table.rules.deck())
    assert t.table.view(0)["case_file"] == 1
    assert t.table.dealer == 0
    assert len(dealt().table.below) == len(t.table.below) == 2
