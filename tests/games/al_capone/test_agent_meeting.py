"""The Agent Meeting: ask around, or ask one player."""

from tests.hands import table

EVERY_SET = (
    "8 al-capone 7 ralph-capone 7 jake-guzik 7 jack-mcgurn 7 murray-humphreys 6 william-white 6 frank-nitti "
    "6 johnny-torrio 5 samuel-hunt 5 fred-burke 4 mike-heitler"
)


def test_AC_10_the_first_clockwise_who_has_one_gives_exactly_one_and_draws_one():
    t = table(
        "al-capone",
        players=4,
        hand="agent-meeting raid",
        others=["fred-burke", "2 frank-nitti", "3 frank-nitti"],
        first="mike-heitler samuel-hunt",
    )
    t.plays("agent_meeting around frank-nitti")
    assert t.hand(0) == {"raid": 1, "frank-nitti": 1}
    assert t.hand(1) == {"fred-burke": 1}
    assert t.hand(2) == {"frank-nitti": 1, "mike-heitler": 1}
    assert t.hand(3) == {"frank-nitti": 3}
    assert t.pile() == ["agent-meeting"]


def test_AC_10_a_partner_is_asked_like_anybody_else():
    t = table("al-capone", players=4, hand="agent-meeting raid", others=["raid", "al-capone", "raid"])
    t.plays("agent_meeting around al-capone")
    assert t.hand(0) == {"raid": 1, "al-capone": 1}


def test_AC_10_no_meld_is_needed():
    assert table("al-capone", hand="agent-meeting raid").may("agent_meeting around fred-burke")


def test_AC_10_with_an_empty_case_file_the_giver_draws_nothing():
    t = table("al-capone", hand="agent-meeting raid", others=["frank-nitti fred-burke"], file="")
    t.plays("agent_meeting around frank-nitti")
    assert t.hand(1) == {"fred-burke": 1}


def test_AC_10_not_for_a_gangster_of_whom_somebody_has_the_complete_set():
    t = table("al-capone", hand="agent-meeting raid", theirs="4 mike-heitler")
    t.refuses("agent_meeting around mike-heitler", "AC-10")
    assert t.may("agent_meeting around fred-burke")


def test_AC_10_not_at_all_when_all_eleven_sets_are_complete():
    t = table("al-capone", hand="agent-meeting raid", ours=EVERY_SET, others=["raid"])
    assert t.answers() == ["discard agent-meeting", "discard raid"]
    for gangster in t.game.kinds[:11]:
        t.refuses(f"agent_meeting around {gangster}", "AC-10")


def test_AC_11_everybody_learns_who_was_asked_in_vain_and_who_gave():
    t = table("al-capone", players=3, areas=[""] * 3, hand="agent-meeting raid", others=["raid", "2 frank-nitti"])
    t.plays("agent_meeting around frank-nitti")
    for seat in (-1, 0, 1, 2):
        assert t.happened("had-none", seat) == {"event": "had-none", "seat": 1, "card": "frank-nitti"}
        gave = t.happened("gave", seat)
        assert (gave["seat"], gave["to"], gave["card"], gave["count"]) == (2, 0, "frank-nitti", 1)


def test_AC_11_everybody_learns_how_many_one_player_gave_but_not_what_was_drawn():
    t = table("al-capone", hand="agent-meeting raid", others=["2 al-capone"], ours="3 al-capone", first="2 raid")
    t.plays("agent_meeting one al-capone 1")
    assert t.happened("gave")["count"] == 2
    assert t.happened("drew") == {"event": "drew", "seat": 1, "count": 2}
    assert t.happened("drew", 0) == t.happened("drew")
    assert t.happened("drew", 1)["cards"] == ["raid", "raid"]


def test_AC_11_a_meeting_that_nobody_can_answer_is_lawful():
    t = table("al-capone", hand="agent-meeting 6 frank-nitti", others=["raid"])
    t.plays("agent_meeting around frank-nitti")
    assert t.happened("had-none")["seat"] == 1
    assert t.hand(0) == {"frank-nitti": 6}
    t = table("al-capone", hand="agent-meeting raid", others=["raid"], ours="3 frank-nitti")
    t.plays("agent_meeting one frank-nitti 1")
    assert t.happened("had-none")["seat"] == 1
    assert t.hand(0) == {"raid": 1}


def test_AC_12_one_player_gives_all_and_draws_as_many():
    t = table(
        "al-capone",
        hand="agent-meeting raid",
        others=["3 frank-nitti fred-burke"],
        ours="3 frank-nitti",
        first="mike-heitler samuel-hunt raid al-capone",
    )
    t.plays("agent_meeting one frank-nitti 1")
    assert t.hand(0) == {"raid": 1, "frank-nitti": 3}
    assert t.hand(1) == {"fred-burke": 1, "mike-heitler": 1, "samuel-hunt": 1, "raid": 1}
    t.plays("lay_off frank-nitti", "lay_off frank-nitti", "lay_off frank-nitti")
    assert t.table.view(0)["complete"] == ["frank-nitti"]


def test_AC_12_the_giver_draws_as_many_as_the_case_file_holds():
    t = table(
        "al-capone",
        hand="agent-meeting raid",
        others=["3 frank-nitti"],
        ours="3 frank-nitti",
        file="mike-heitler al-capone",
    )
    t.plays("agent_meeting one frank-nitti 1")
    assert t.hand(1) == {"mike-heitler": 1, "al-capone": 1}


def test_AC_12_a_partner_may_be_asked():
    t = table(
        "al-capone", players=4, ours="3 frank-nitti", hand="agent-meeting raid", others=["raid", "2 frank-nitti", ""]
    )
    t.plays("agent_meeting one frank-nitti 2")
    assert t.hand(0) == {"raid": 1, "frank-nitti": 2}


def test_AC_12_the_partners_meld_is_ones_own():
    t = table("al-capone", players=4, hand="4 frank-nitti raid", others=["raid", "agent-meeting", ""])
    t.plays("meld frank-nitti 3", "discard raid", "draw file", "discard raid", "draw file")
    assert t.may(
        "agent_meeting one frank-nitti 0", "agent_meeting one frank-nitti 1", "agent_meeting one frank-nitti 3"
    )
    t.refuses("agent_meeting one frank-nitti 2", "AC-12")


def test_AC_12_not_without_an_incomplete_meld_of_ones_own():
    t = table("al-capone", hand="agent-meeting raid", ours="2 frank-nitti 4 mike-heitler", theirs="3 fred-burke")
    for gangster in ("frank-nitti", "mike-heitler", "fred-burke", "al-capone"):
        t.refuses(f"agent_meeting one {gangster} 1", "AC-12")


def test_AC_12_not_oneself_and_nobody_who_is_not_there():
    t = table("al-capone", hand="agent-meeting raid", ours="3 frank-nitti")
    t.refuses("agent_meeting one frank-nitti 0", "AC-12")
    t.refuses("agent_meeting one frank-nitti 2", "AC-12")
    assert t.may("agent_meeting one frank-nitti 1")
