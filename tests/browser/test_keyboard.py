"""Without a mouse: everything can be reached, seen to be reached, and done by keys."""

import time

import pytest

from tests.browser.conftest import Meet
from tests.browser.person import LONGEST, Person

STEPS = 60
FOCUSED = """() => {
    const one = document.activeElement;
    if (one.dataset.card) return "card";
    return one.matches("[data-act], [data-take].lit") ? "offer" : (one.dataset.testid ?? one.tagName);
}"""


def focused(person: Person) -> str:
    """What has the focus, by what it is for."""
    found: str = person.page.evaluate(FOCUSED)
    return found


def press_until(person: Person, wanted: str) -> bool:
    """Tab on until something of this kind has the focus."""
    for _ in range(STEPS):
        if focused(person) == wanted:
            return True
        person.page.keyboard.press("Tab")
    return False


def step_by_keys(person: Person) -> None:
    """The next thing to do, by keys alone: answer a dialog, press the key of an offer, or take up a card first."""
    before = seen = person.look()
    if seen["dialog"] and not seen["winner"]:
        person.page.keyboard.press("Escape")
        return
    if seen["turn"] != "mine":
        person.page.wait_for_timeout(30)
        return
    if not seen["offers"]:
        assert press_until(person, "card"), "no card can be reached by Tab"
        for _ in range(person.luck.randrange(seen["hand"])):
            person.page.keyboard.press("ArrowRight")
        assert focused(person) == "card"
        person.page.keyboard.press("Enter")
        seen = person.look()
    if "" in seen["offers"]:
        assert press_until(person, "offer"), "no card of the pile can be reached by Tab"
        person.page.keyboard.press("Enter")
        person.until_changed(before["state"])
    elif seen["offers"]:
        person.page.keyboard.press(str(person.luck.randrange(min(9, len(seen["offers"]))) + 1))
        person.until_changed(before["state"])


@pytest.mark.parametrize(("game", "options"), [("al-capone", {"target": 10}), ("rue-morgue", {"target": 5})])
def test_a_match_by_keyboard_alone(meet: Meet, game: str, options: dict[str, object]) -> None:
    ada = meet("Ada")
    ada.sit(ada.open(game, "me bot", **options))
    ada.hand.first.wait_for()
    end = time.monotonic() + LONGEST
    while not ada.is_over:
        assert time.monotonic() < end, f"stuck at {ada.look()}"
        step_by_keys(ada)
    ada.sees_winner()


def test_an_offer_can_be_reached_and_pressed(meet: Meet) -> None:
    ada = meet("Ada")
    ada.sit(ada.open("al-capone", "me bot"))
    ada.offers.first.wait_for()
    assert press_until(ada, "offer")
    outline = ada.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none"
    before = ada.state
    ada.page.keyboard.press("Enter")
    ada.until_changed(before)
    assert ada.state != before
