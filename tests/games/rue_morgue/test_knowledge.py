"""What a seat knows in the Rue Morgue (docs/knowledge/rue-morgue.md), and what it does not."""

from collections import Counter

from fallakte.games.rue_morgue.game import GAME
from tests.games.rue_morgue.morgue import Morgue, dealt, fair, table
from tests.hands import cards


def rest(used: str) -> str:
    """All other cards."""
    left = Counter(dict(zip(GAME.kinds, GAME.open(GAME.fill({})).rules.copies)))
    left.subtract(cards(used))
    return " ".join(left.elements())


# Under the orang-utan


def test_the_own_buried_card_lies_below_and_the_others_are_unknown():
    t = dealt("monsieur-dupin", "prefect", below="2 sailor", opened="poe")
    t.plays("bury monsieur-dupin", "bury prefect")
    assert all("monsieur-dupin" in one.below() for one in t.imagine(0))
    assert len({one.below()[0] for one in t.imagine(1)}) > 4
    assert not all("prefect" in one.below() for one in t.imagine(0))


def test_a_card_fed_from_the_case_file_is_known_to_the_feeder_alone():
    t = table(hand="3 poe madame", pile="le-bon", first="prefect").plays("meld poe 3", "feed file")
    assert all(one.below() == ["prefect"] for one in t.imagine(0))
    assert len({one.below()[0] for one in t.imagine(1)}) > 4


def test_a_card_fed_from_the_rue_morgue_is_known_to_all():
    t = table(hand="3 poe madame", pile="le-bon", players=3).plays("meld poe 3", "feed rue_morgue")
    for seat in range(3):
        assert all(one.below() == ["le-bon"] for one in t.imagine(seat))


def test_monsieur_dupins_player_knows_all_that_lay_there():
    t = table(hand="monsieur-dupin poe", below="sailor 2 madame prefect", players=3)
    t.plays("monsieur_dupin")
    assert all(one.below() == ["madame", "madame", "sailor", "prefect"] for one in t.imagine(0))
    t.plays("take prefect")
    assert all(one.below() == ["madame", "madame", "sailor"] for one in t.imagine(0))
    assert len({tuple(one.below()) for one in t.imagine(1)}) > 4


def test_a_card_taken_from_below_is_in_that_hand():
    t = table(hand="monsieur-dupin poe", below="sailor 2 madame prefect").plays("monsieur_dupin", "take prefect")
    assert all(one.hand(0)["prefect"] == 1 for one in t.imagine(1))


def test_a_known_card_below_may_be_the_one_that_was_taken():
    t = dealt("poe", "poe monsieur-dupin", below="poe poe", opened="sailor", file="le-bon le-bon")
    t.plays("bury poe", "bury poe", "draw file", "discard le-bon", "draw file", "monsieur_dupin", "take poe")
    assert t.knows_below(0) == {}
    assert t.knows_below(1) == {"poe": 3}


# The next card of the case file


def fed_from_the_rue_morgue() -> Morgue:
    t = table(hand="3 poe 2 madame", others=["3 sailor 2 le-bon"], pile="2 st-roch", first="prefect", players=3)
    return t.plays("meld poe 3", "feed rue_morgue", "discard madame")


def test_the_feeder_knows_what_the_case_file_brings_next():
    t = fed_from_the_rue_morgue()
    assert all(one.file()[0] == "prefect" for one in t.imagine(0))
    assert len({one.file()[0] for one in t.imagine(1)}) > 4


def test_a_card_that_one_knew_and_another_drew_is_in_that_hand():
    t = fed_from_the_rue_morgue().plays("draw file")
    assert all(one.hand(1)["prefect"] == 1 for one in t.imagine(0))
    assert not all("prefect" in one.hand(1) for one in t.imagine(2))
    t.plays("discard prefect")
    assert all("prefect" not in one.hand(1) for one in t.imagine(0))


def test_a_card_that_one_knew_and_another_fed_lies_below():
    t = fed_from_the_rue_morgue().plays("draw rue_morgue", "meld sailor 3", "feed file")
    assert all(one.below() == ["st-roch", "prefect"] for one in t.imagine(0))
    assert not all("prefect" in one.below() for one in t.imagine(2))


def test_of_two_cards_drawn_by_dupins_help_the_first_was_known():
    t = table(hand="3 poe 2 madame", others=["dupins-help 2 le-bon"], pile="st-roch sailor", first="prefect madame")
    t.plays("meld poe 3", "feed rue_morgue", "discard madame", "draw rue_morgue", "dupins_help draw")
    assert all(one.hand(1)["prefect"] == 1 for one in t.imagine(0))
    assert len({tuple(one.hand(1)) for one in t.imagine(0)}) > 3


def test_who_peeked_knows_the_card_before_feeding():
    t = table(hand="3 poe madame", pile="le-bon", first="prefect").plays("meld poe 3")
    assert all(one.file()[0] == "prefect" for one in t.imagine(0))
    assert len({one.file()[0] for one in t.imagine(1)}) > 4


# The Rue Morgue


def test_a_card_searched_for_is_shown_to_all_and_the_pile_is_remembered():
    t = table(hand="dupins-help poe", pile="madame prefect le-bon", players=3)
    t.plays("dupins_help search")
    for seat in range(3):
        assert all(one.pile() == ["madame", "prefect", "le-bon"] for one in t.imagine(seat))
    t.plays("take prefect")
    for seat in (1, 2):
        assert all(one.hand(0)["prefect"] == 1 for one in t.imagine(seat))
        assert all(one.pile() == ["madame", "le-bon"] for one in t.imagine(seat))


def test_a_card_drawn_from_the_rue_morgue_is_in_that_hand_until_it_is_shown():
    t = table(hand="poe", drawn=False, pile="madame prefect").plays("draw rue_morgue")
    assert all(one.hand(0)["prefect"] == 1 for one in t.imagine(1))
    t.plays("discard prefect")
    assert all(one.pile()[-1] == "prefect" for one in t.imagine(1))


# Partners

SINGLES = ("prefect", "monsieur-dupin", "deduction-night", "deduction-sailor")


def passed() -> Morgue:
    """Everybody has passed the partner the one card that there is only once."""
    t = dealt(*SINGLES, players=4, opened="poe")
    return t.plays(*[f"pass_card {card}" for card in SINGLES])


def test_the_own_card_on_its_way_is_known_and_the_others_are_not():
    t = dealt(*SINGLES, players=4, opened="poe").plays("pass_card prefect", "pass_card monsieur-dupin")
    for seat in range(4):
        t.imagine(seat)
    assert all(GAME.kinds[one.table.passed[0]] == "prefect" for one in t.imagine(0))
    assert len({one.table.passed[1] for one in t.imagine(0)}) > 4
    assert len({one.table.passed[0] for one in t.imagine(2)}) > 4


def test_the_card_that_was_passed_is_in_the_partners_hand():
    t = passed()
    for seat in range(4):
        assert all(one.hand((seat + 2) % 4)[SINGLES[seat]] == 1 for one in t.imagine(seat))
    assert not all("prefect" in one.hand(2) for one in t.imagine(1))


def test_unless_the_partner_has_buried_it():
    """Any of eight cards may be the one that was buried."""
    t = passed().plays("bury deduction-night", "bury deduction-sailor", "bury prefect", "bury monsieur-dupin")
    found = t.imagine(0, times=800)
    buried = sum("prefect" in one.below() for one in found)
    kept = sum("prefect" in one.hand(2) for one in found)
    assert buried + kept == 800
    assert fair(buried, 800, 1 / 8)
    assert all("deduction-night" in one.below() for one in found)


def test_monsieur_dupin_finds_out_whether_the_partner_has_buried_it():
    for buried in (True, False):
        t = dealt(
            "prefect monsieur-dupin", "2 poe", "3 madame", "2 poe", players=4, opened="sailor", file="6 dupins-help"
        )
        t.plays("pass_card prefect", "pass_card poe", "pass_card madame", "pass_card poe")
        t.plays("bury madame", "bury poe", "bury prefect" if buried else "bury madame", "bury poe")
        t.plays("draw file", "monsieur_dupin", "take poe")
        assert all(("prefect" in one.below()) is buried for one in t.imagine(0))
        assert all(("prefect" in one.hand(2)) is not buried for one in t.imagine(0))


def consulted(partner: str = "madame mademoiselle") -> Morgue:
    """Everybody saw seat 0 take the prefect; then it consults its partner."""
    t = table(
        hand="dupins-help",
        others=["2 le-bon", partner, "2 le-bon"],
        players=4,
        drawn=False,
        pile="st-roch prefect",
        first="poe sailor",
    )
    return t.plays("draw rue_morgue", "dupins_help consult")


def test_a_card_from_the_partner_has_left_that_hand_and_the_own_one_is_there():
    t = consulted().plays("pass_card prefect")
    assert all(GAME.kinds[one.table.passed[0]] == "prefect" for one in t.imagine(0))
    t.plays("pass_card madame")
    assert all(one.hand(2)["prefect"] == 1 for one in t.imagine(0))
    assert all(one.hand(0)["madame"] >= 1 for one in t.imagine(2))
    assert all("prefect" not in one.hand(0) for one in t.imagine(2))


def test_the_partner_sees_the_card_on_its_way_as_one_of_that_hand():
    t = consulted().plays("pass_card prefect")
    for seat in (1, 2, 3):
        on_its_way = sum(GAME.kinds[one.table.passed[0]] == "prefect" for one in t.imagine(seat, times=400))
        in_hand = sum("prefect" in one.hand(0) for one in t.imagine(seat, times=400))
        assert on_its_way + in_hand == 400
        assert fair(on_its_way, 400, 1 / 2)


def test_a_card_known_to_be_in_a_hand_may_have_slipped_to_the_partner():
    t = consulted().plays("pass_card prefect", "pass_card madame")
    for seat in (1, 3):
        found = t.imagine(seat, times=400)
        slipped = sum("prefect" in one.hand(2) for one in found)
        assert slipped + sum("prefect" in one.hand(0) for one in found) == 400
        assert fair(slipped, 400, 1 / 2)


def test_a_card_cannot_have_come_back_in_the_same_exchange():
    """Seat 0 has nothing but the prefect: he went to the partner, who could pass back any card but him."""
    others = ["2 le-bon", "2 madame", "2 le-bon"]
    pile = rest("dupins-help 4 le-bon 2 madame prefect") + " prefect"
    t = table(hand="dupins-help", others=others, players=4, drawn=False, pile=pile, file="")
    t.plays("draw rue_morgue", "dupins_help consult", "pass_card prefect")
    assert all(GAME.kinds[one.table.passed[0]] == "prefect" for one in t.imagine(1))
    t.plays("pass_card madame")
    for seat in (1, 3):
        assert all(one.hand(2)["prefect"] == 1 for one in t.imagine(seat))


def test_a_discard_can_show_where_a_slipped_card_is():
    t = consulted().plays("pass_card prefect", "pass_card madame", "discard poe")
    t.plays("draw rue_morgue", "discard poe", "draw rue_morgue", "discard prefect")
    for seat in (1, 3):
        assert all("prefect" not in one.hand(0) for one in t.imagine(seat))


# The second case file


def reshuffled(hand: str, other: str, below: str = "", first: str = "") -> Morgue:
    """Every card that is not named lies in the Rue Morgue when the last card of the case file, a poe, is drawn."""
    pile = rest(f"{hand} {other} {below} poe")
    t = table(hand=hand, others=[other], drawn=False, file="poe", pile=pile, below=below)
    t.plays("draw file", "discard poe")
    due = Counter(t.due())
    due.subtract(cards(first))
    return t.gives(f"{first} {' '.join(due.elements())}")


def test_after_the_reshuffle_the_order_is_unknown_and_the_rue_morgue_is_empty():
    t = reshuffled("2 sailor", "2 madame le-bon", below="prefect")
    assert len({one.file()[0] for one in t.imagine(0)}) > 4
    assert all(one.below() == one.pile() == [] for one in t.imagine(0))
    assert t.knows(0)["pile"] == []


def test_what_went_into_the_second_case_file_is_in_no_hand():
    """All but the other's hand was seen, so that hand is known."""
    t = reshuffled("2 sailor", "2 madame le-bon")
    assert all(one.hand(1) == {"madame": 2, "le-bon": 1} for one in t.imagine(0))


def test_a_card_that_may_have_lain_below_may_be_in_the_hand():
    t = reshuffled("2 sailor", "2 madame le-bon", below="prefect")
    found = t.imagine(0, times=600)
    assert fair(sum("prefect" in one.hand(1) for one in found), 600, 3 / 4)
    assert all(set(one.hand(1)) <= {"madame", "le-bon", "prefect"} for one in found)


def test_then_a_hand_holds_the_cards_it_kept_and_those_it_drew():
    t = reshuffled("2 sailor", "2 madame le-bon", first="prefect st-roch").plays("draw file")
    assert t.knows(0)["kept"] == [0, 3]
    for one in t.imagine(0):
        assert one.hand(1)["madame"] >= 2
        assert one.hand(1)["le-bon"] >= 1
    t.plays("discard prefect")
    assert t.knows(0)["kept"] == [0, 3]
    assert all(one.hand(1) == {"madame": 2, "le-bon": 1} for one in t.imagine(0))


def test_a_card_that_may_be_kept_or_drawn_leaves_both_open():
    t = reshuffled("2 sailor", "2 madame le-bon", first="st-roch").plays("draw file", "discard madame")
    assert t.knows(0)["kept"] == [0, 2]
    hands = {tuple(sorted(one.hand(1).items())) for one in t.imagine(0, times=60)}
    assert len(hands) > 4
    assert all(sum(one.hand(1).get(card, 0) for card in ("madame", "le-bon")) >= 2 for one in t.imagine(0))


def test_no_more_cards_of_a_kind_can_have_been_kept_than_were_unknown():
    """Two of three madames may have been kept, the third must be new: le-bon is still there."""
    t = reshuffled("2 sailor", "2 madame le-bon", first="madame poe madame poe madame poe")
    for kept in (2, 1, 1):
        t.plays("draw file", "discard madame")
        assert t.knows(0)["kept"] == [0, kept]
        assert all(one.hand(1)["le-bon"] >= 1 for one in t.imagine(0))
        t.plays("draw file", "discard poe")


def test_a_card_seen_taken_before_the_reshuffle_is_still_in_that_hand():
    t = table(
        hand="2 sailor",
        others=["2 madame"],
        drawn=False,
        pile=rest("2 sailor 2 madame poe prefect") + " prefect",
        file="poe",
    )
    t.plays("draw rue_morgue", "discard prefect", "draw rue_morgue", "discard madame", "draw file", "discard poe")
    t.gives(" ".join(t.due()))
    assert t.knows(0)["hands"][1] == {"prefect": 1}
    assert all(one.hand(1) == {"madame": 1, "prefect": 1} for one in t.imagine(0))


# Chances


def test_each_unseen_card_lies_in_each_open_place_with_equal_chance():
    t = dealt("2 sailor", "2 madame", opened="poe", below="monsieur-dupin prefect", file="deduction-night")
    t.plays("bury sailor", "bury madame")
    times = 1500
    found = t.imagine(0, times=times)
    for card in ("monsieur-dupin", "prefect", "deduction-victims"):
        if card not in t.hand(0):
            assert fair(sum(card in one.below() for one in found), times, 3 / 49)
            assert fair(sum(card in one.hand(1) for one in found), times, 10 / 49)
            assert fair(sum(card in one.file() for one in found), times, 36 / 49)
            assert fair(sum(one.file()[0] == card for one in found), times, 1 / 49)


def test_a_card_on_its_way_at_the_set_up_can_be_any_unseen_card():
    t = dealt("prefect", "2 madame", "2 poe", "2 poe", players=4, opened="le-bon").plays("pass_card prefect")
    found = t.imagine(1, times=2000)
    on_its_way = sum(GAME.kinds[one.table.passed[0]] == "prefect" for one in found)
    assert fair(on_its_way, 2000, 1 / 52)


def test_a_simulation_keeps_no_knowledge_but_can_be_seen():
    t = table(hand="3 poe madame", pile="le-bon").plays("meld poe 3", "feed rue_morgue")
    copy = t.table.copy()
    assert copy.view(0)["orang_utan"] == {"cards": 1, "escaped": False, "known": {}}
