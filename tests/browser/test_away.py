"""Away and back: reloads, other devices, lost connections, a server that dies in the middle of a move."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Meet
from tests.browser.person import PHONE, Person
from tests.server.resilience.storm import UNLIMITED
from tests.server.running import Served, serving


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Served]:
    """A server of its own, to be killed."""
    with serving(tmp_path / "fallakte.db", **UNLIMITED) as served:
        yield served


def sitting(person: Person, game: str = "al-capone") -> dict[str, object]:
    opened = person.open(game, "me bot")
    person.sit(opened)
    person.hand.first.wait_for()
    return opened


def cards(person: Person) -> list[str]:
    return sorted(one.get_attribute("data-card") or "" for one in person.hand.all())


def test_a_reload_loses_nothing(meet: Meet) -> None:
    ada = meet("Ada")
    sitting(ada)
    ada.play(moves=3)
    before = (ada.state, cards(ada))
    ada.page.reload()
    ada.hand.first.wait_for()
    assert (ada.state, cards(ada)) == before or int(ada.state) > int(before[0])
    ada.play(moves=3)


def test_a_second_device_takes_over_by_a_link_and_the_first_says_so(meet: Meet) -> None:
    ada = meet("Ada")
    opened = sitting(ada)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_test_id("hand-over").click()
    link = ada.page.get_by_label("Whoever opens this link first").input_value()
    phone = meet("Ada", size=PHONE)
    phone.page.goto(link)
    phone.hand.first.wait_for()
    assert phone.page.url == f"{phone.address}/t/{opened['table']}"
    expect(ada.page.get_by_text("handed over")).to_be_visible()
    phone.play(moves=2)
    phone.page.reload()
    phone.hand.first.wait_for()
    phone.page.goto(link)
    phone.hand.first.wait_for()


def test_a_lost_connection_comes_back_by_itself(meet: Meet) -> None:
    ada = meet("Ada")
    ada.cut_off = True
    sitting(ada)
    ada.context.set_offline(True)
    ada.page.evaluate("() => 0")
    ada.context.set_offline(False)
    ada.play(moves=4)


def test_a_server_that_is_killed_in_the_middle_of_a_move(chromium: Browser, mortal: Served) -> None:
    ada = Person(chromium, mortal.address, "Ada")
    ada.cut_off = True
    sitting(ada)
    ada.play(moves=3)
    while not ada.my_turn:
        ada.step()
    if ada.offers.count() == 0:
        ada.hand.first.click()
    before = ada.state
    mortal.kill()
    if ada.offers.count():
        ada.offers.first.click()
    expect(ada.page.get_by_text("connection is lost")).to_be_visible()
    mortal.start()
    expect(ada.page.get_by_text("connection is lost")).to_be_hidden(timeout=30_000)
    ada.play(moves=4)
    assert int(ada.state) > int(before)
    assert ada.errors == []
    ada.leave()
