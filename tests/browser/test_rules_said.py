"""What is not allowed is answered with its rule, and the rule is one click away."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person


def drawn(person: Person) -> None:
    """Sit at a table of Al Capone and draw, so that a card may be played."""
    person.sit(person.open("al-capone", "me bot"))
    while person.offers.count() == 0:
        person.step()
    person.offers.first.click()
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


def test_a_card_dragged_where_it_cannot_go_stays_in_the_hand(meet: Meet) -> None:
    ada = meet("Ada")
    drawn(ada)
    while not ada.my_turn:
        ada.step()
    before, count = ada.state, ada.hand.count()
    card = ada.hand.first
    area = ada.page.locator("[data-place^='area']").first
    card.drag_to(area)
    ada.page.wait_for_timeout(500)
    assert ada.state == before or ada.hand.count() < count


def test_a_discard_by_dragging_ends_the_turn(meet: Meet) -> None:
    ada = meet("Ada")
    drawn(ada)
    before = ada.state
    ada.hand.first.drag_to(ada.page.locator("[data-place=pile]").first)
    ada.until_changed(before)
    assert ada.state != before
