"""Whole matches of the three rummy games against bots, by clicking what there is to see."""

import pytest

from tests.browser.conftest import Meet
from tests.browser.person import PHONE

MATCHES = [
    ("al-capone", 2, {"target": 10}),
    ("al-capone", 3, {"target": 10}),
    ("al-capone", 4, {"target": 10, "teams": True}),
    ("al-capone", 4, {"target": 10, "teams": False}),
    ("bonnie-and-clyde", 2, {"target": 10}),
    ("bonnie-and-clyde", 3, {"target": 10}),
    ("bonnie-and-clyde", 4, {"target": 10}),
    ("rue-morgue", 2, {"target": 5}),
    ("rue-morgue", 3, {"target": 5}),
    ("rue-morgue", 4, {"target": 5}),
]


@pytest.mark.parametrize(("game", "players", "options"), MATCHES)
def test_a_match_to_its_end(meet: Meet, game: str, players: int, options: dict[str, object]) -> None:
    ada = meet("Ada")
    ada.sit(ada.open(game, " ".join(["me", *["bot"] * (players - 1)]), **options))
    ada.play()
    ada.sees_winner()


def test_a_match_on_a_phone_in_german_in_the_dark(meet: Meet) -> None:
    ada = meet("Ada", size=PHONE, language="de", dark=True, touch=True, still=False)
    ada.sit(ada.open("bonnie-and-clyde", "me bot bot", target=10))
    ada.play(moves=3)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ada.accessible()
    ada.play()
    ada.accessible()
