"""The example at the end of the page."""

from collections import Counter

from tests.hands import table


def test_the_example_of_the_page():
    """Three players, so that the right neighbour is not the left one."""
    t = table(
        "al-capone",
        players=3,
        areas=["", "", ""],
        drawn=False,
        hand="3 ralph-capone 2 samuel-hunt william-white frank-nitti agent-meeting eliot-ness search-warrant",
        others=["jake-guzik", "ralph-capone fred-burke"],
        pile="johnny-torrio",
        first="samuel-hunt raid mike-heitler",
    )
    t.plays("draw file")
    assert t.hand(0)["samuel-hunt"] == 3
    assert t.hand(0)["raid"] == 1
    t.plays("meld ralph-capone 3", "meld samuel-hunt 3", "agent_meeting one ralph-capone 2")
    assert t.hand(2) == {"fred-burke": 1, "mike-heitler": 1}
    t.plays("lay_off ralph-capone", "discard william-white")
    assert t.area(0) == Counter({"ralph-capone": 4, "samuel-hunt": 3})
    assert t.pile() == ["johnny-torrio", "agent-meeting", "william-white"]
    assert t.table.to_act == 1
