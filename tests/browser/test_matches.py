"""Whole matches against bots, for every game and number of players, by clicking what there is to see."""

import pytest

from tests.browser.conftest import Meet
from tests.browser.person import PHONE

MATCHES = [
    ("al-capone", 2, {"target": 15}),
    ("al-capone", 3, {"target": 15}),
    ("al-capone", 4, {"target": 15, "teams": True}),
    ("al-capone", 4, {"target": 15, "teams": False}),
    ("bonnie-and-clyde", 2, {"target": 15}),
    ("bonnie-and-clyde", 3, {"target": 15}),
    ("bonnie-and-clyde", 4, {"target": 15}),
    ("rue-morgue", 2, {"target": 10}),
    ("rue-morgue", 3, {"target": 10}),
    ("rue-morgue", 4, {"target": 10}),
    ("capone", 3, {"years": 1}),
    ("capone", 4, {"years": 1}),
    ("capone", 5, {"years": 1}),
    ("capone", 6, {"years": 1}),
]


@pytest.mark.parametrize(("game", "players", "options"), MATCHES)
def test_a_match_to_its_end(meet: Meet, game: str, players: int, options: dict[str, object]) -> None:
    ada = meet("Ada")
    ada.sit(ada.open(game, " ".join(["me", *["bot"] * (players - 1)]), **options))
    ada.play()
    assert ada.is_over


@pytest.mark.parametrize(("game", "seats"), [("bonnie-and-clyde", "me bot bot"), ("capone", "me bot bot bot")])
def test_a_match_on_a_phone_in_german_in_the_dark(meet: Meet, game: str, seats: str) -> None:
    ada = meet("Ada", size=PHONE, language="de", dark=True, touch=True)
    low = {"years": 1} if game == "capone" else {"target": 15}
    ada.sit(ada.open(game, seats, **low))
    ada.play()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ada.accessible()
