"""The pages that need no script, in a real browser: confirming an address, the host's desk; and reporting to it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.server.notices.office import Office, link, office
from tests.server.resilience.storm import UNLIMITED
from tests.server.running import Served

KEY = "a-key-for-the-host-alone"
ADDRESS = "ada@home.example"


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    folder: Path = tmp_path_factory.mktemp("browser")
    with office(folder / "fallakte.db", **{**UNLIMITED, "host_key": KEY}) as opened:
        yield opened


@pytest.fixture(scope="module")
def server(post: Office) -> Served:
    return post.server


def plain(person: Person, path: str) -> None:
    """Open a page that the server draws."""
    person.page.goto(f"{person.address}{path}")
    person.page.locator("body > main").wait_for()


def test_an_address_is_entered_confirmed_and_unsubscribed(meet: Meet, post: Office) -> None:
    ada = meet("Ada")
    ada.go("/settings")
    ada.page.get_by_label("Mail to").fill(ADDRESS)
    ada.page.get_by_test_id("save-notices").click()
    ada.page.get_by_test_id("address-unconfirmed").wait_for()
    ada.accessible()
    letter = post.letter(ADDRESS, 1)
    plain(ada, link(letter, "confirm"))
    ada.accessible()
    ada.page.get_by_role("button", name="Yes, this is my address").click()
    ada.page.get_by_role("heading", name="The address is confirmed").first.wait_for()
    ada.go("/settings")
    ada.page.get_by_test_id("address-confirmed").wait_for()
    plain(ada, link(letter, "unsubscribe"))
    ada.page.get_by_role("button", name="No more notices").click()
    ada.page.get_by_role("heading", name="Nothing more comes").first.wait_for()
    ada.go("/settings")
    ada.page.get_by_test_id("address-unsubscribed").wait_for()
    ada.page.get_by_test_id("ask-again").click()
    post.letter(ADDRESS, 2)


def test_somebody_reports_and_the_host_settles_it(meet: Meet) -> None:
    ada, host = meet("Ada"), meet("Host")
    ada.go("/")
    ada.page.get_by_test_id("play-al-capone").click()
    ada.hand.first.wait_for()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_test_id("report").click()
    ada.page.get_by_label("What is wrong").fill("The bots are too good")
    ada.accessible()
    ada.page.get_by_role("button", name="Tell the host").click()
    ada.page.get_by_text("has been told").wait_for()
    plain(host, "/host")
    host.accessible()
    host.page.get_by_label("Host key").fill(KEY)
    host.page.get_by_role("button", name="Enter").click()
    host.page.get_by_text("The bots are too good").wait_for()
    host.accessible()
    host.page.get_by_role("button", name="Settled").first.click()
    host.page.get_by_text(re.compile("· settle ·")).wait_for()
    assert host.page.get_by_text("The bots are too good").count() == 0
