"""Without a mouse: everything can be reached, seen to be reached, and done by keys."""

import pytest

from tests.browser.conftest import Meet
from tests.browser.person import Person

STEPS = 60


def focused(person: Person) -> str:
    """What has the focus, by what it is for."""
    found: str = person.page.evaluate(
        "() => { const one = document.activeElement;"
        " return one.dataset.card ? 'card' : one.dataset.act ? 'offer' : one.dataset.testid ?? one.tagName; }"
    )
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
    if person.page.locator("dialog[open]").count():
        person.page.keyboard.press("Escape")
        return
    if not person.my_turn:
        person.page.wait_for_timeout(60)
        return
    before = person.state
    if person.offers.count() == 0:
        assert press_until(person, "card"), "no card can be reached by Tab"
        for _ in range(person.luck.randrange(person.hand.count())):
            person.page.keyboard.press("ArrowRight")
        assert focused(person) == "card"
        person.page.keyboard.press("Enter")
        person.page.wait_for_timeout(30)
    if person.offers.count():
        person.page.keyboard.press(str(person.luck.randrange(min(9, person.offers.count())) + 1))
        person.until_changed(before)


@pytest.mark.parametrize(("game", "options"), [("al-capone", {"target": 10}), ("rue-morgue", {"target": 5})])
def test_a_match_by_keyboard_alone(meet: Meet, game: str, options: dict[str, object]) -> None:
    ada = meet("Ada")
    ada.sit(ada.open(game, "me bot", **options))
    ada.hand.first.wait_for()
    for _ in range(2000):
        if ada.is_over:
            break
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
