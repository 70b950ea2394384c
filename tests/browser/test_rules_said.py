"""What is not allowed is answered with its rule, and the rule is one click away."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.person import HAND, PHONE, Person


def drawn(person: Person) -> None:
    """Sit at a table of Al Capone and draw, so that a card may be played."""
    person.sit(person.open("al-capone", "me bot"))
    while person.offers.count() == 0:
        person.step()
    before = person.state
    person.offers.first.click()
    person.until_changed(before)
    person.hand.first.wait_for()


def test_a_card_touched_too_early_says_which_rule_forbids_it(meet: Meet) -> None:
    ada = meet("Ada")
    ada.sit(ada.open("al-capone", "me bot"))
    ada.offers.first.wait_for()
    ada.hand.first.click()
    link = ada.page.get_by_role("link", name=re.compile(r"^(R|AC)-\d+$")).first
    expect(link).to_be_visible()
    address = link.get_attribute("href") or ""
    rule = address.partition("#")[2]
    ada.go(address)
    expect(ada.page.locator(f"[id='{rule}']").first).to_be_attached()
    assert rule in ada.page.inner_text("main")


def test_a_card_dragged_where_it_cannot_go_stays_in_the_hand_and_the_rule_is_said(meet: Meet) -> None:
    ada = meet("Ada")
    drawn(ada)
    before, count = ada.state, ada.hand.count()
    # The others can be laid somewhere.
    ada.page.locator(f"{HAND}:not(.more)").first.drag_to(ada.page.locator("[data-place^='area']").first)
    expect(ada.page.get_by_role("link", name=re.compile(r"^(R|AC)-\d+$")).first).to_be_visible()
    assert (ada.state, ada.hand.count()) == (before, count)


def test_a_discard_by_dragging_ends_the_turn(meet: Meet) -> None:
    ada = meet("Ada")
    drawn(ada)
    before = ada.state
    ada.hand.first.drag_to(ada.page.locator("[data-place=pile]").first)
    ada.until_changed(before)
    assert ada.state != before


def test_a_discard_by_a_finger_that_drags(meet: Meet) -> None:
    ada = meet("Ada", size=PHONE, touch=True)
    drawn(ada)
    before = ada.state
    drag_by_finger(ada, ada.hand.first, ada.page.locator("[data-place=pile]").first)
    ada.until_changed(before)
    assert ada.state != before


def drag_by_finger(person: Person, what: Locator, where: Locator) -> None:
    """A finger comes down on one thing, moves to another in steps, and lets go."""
    finger = person.context.new_cdp_session(person.page)
    here, there = middle(what), middle(where)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [here]})
    for step in range(1, 9):
        at = {axis: here[axis] + (there[axis] - here[axis]) * step / 8 for axis in "xy"}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(what: Locator) -> dict[str, float]:
    box = what.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
