"""The event cards of Al Capone."""

from tests.hands import table


def test_AC_17_a_raid_takes_every_card_of_that_gangster_on_the_table() -> None:
    t = table("al-capone", hand="raid fred-burke", ours="3 frank-nitti", theirs="2 frank-nitti")
    t.plays("raid frank-nitti")
    assert t.area(0)["frank-nitti"] == 5
    assert t.area(1)["frank-nitti"] == 0


def test_AC_17_not_without_a_meld_of_ones_own() -> None:
    table("al-capone", hand="raid fred-burke", ours="2 frank-nitti", theirs="3 frank-nitti").refuses(
        "raid frank-nitti", "AC-17"
    )
