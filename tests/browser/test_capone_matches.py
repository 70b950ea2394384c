"""Whole matches of Capone against bots, by clicking what there is to see."""

import pytest

from tests.browser.conftest import Meet
from tests.browser.person import PHONE


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_match_to_its_end(meet: Meet, players: int) -> None:
    ada = meet("Ada")
    ada.sit(ada.open("capone", " ".join(["me", *["bot"] * (players - 1)]), years=1))
    ada.play()
    ada.sees_winner()


def test_a_match_on_a_phone_in_german_by_touch(meet: Meet) -> None:
    ada = meet("Ada", size=PHONE, language="de", touch=True, still=False)
    ada.sit(ada.open("capone", "me bot bot bot", years=1))
    ada.play(moves=4)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ada.accessible()
    ada.play()
