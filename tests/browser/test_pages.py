"""Every page, in both languages, on a phone and on a desk, by light and in the dark: drawn, complete, accessible."""

import pytest

from tests.browser.conftest import PICTURES, Meet
from tests.browser.person import DESK, PHONE

PAGES = {
    "home": "/",
    "new": "/new/al-capone",
    "new-capone": "/new/capone",
    "rules": "/rules",
    "rule": "/rules/al-capone#AC-12",
    "settings": "/settings",
    "verify": "/verify",
    "replay": "/replay",
    "nothing": "/nothing-is-here",
    "no-table": "/t/AAAAAAAAAAAAAAAAAAAAAA",
}
MISSING = ("nothing", "no-table")


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("de", True)])
@pytest.mark.parametrize("name", PAGES)
def test_a_page(meet: Meet, name: str, language: str, dark: bool) -> None:
    for where, size in {"phone": PHONE, "desk": DESK}.items():
        ada = meet("Ada", size=size, language=language, dark=dark)
        ada.cut_off = name in MISSING
        ada.go(PAGES[name])
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.evaluate("document.documentElement.lang") == language
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert ada.page.locator("h1").count() == 1
        ada.accessible()
        PICTURES.mkdir(parents=True, exist_ok=True)
        ada.picture(PICTURES / f"{name}-{where}-{language}-{'dark' if dark else 'light'}.png")
        ada.leave()
        ada.page.close()


@pytest.mark.parametrize("game", ["al-capone", "bonnie-and-clyde", "rue-morgue", "capone"])
def test_somebody_is_playing_within_two_clicks(meet: Meet, game: str) -> None:
    ada = meet("Ada")
    ada.go("/")
    ada.page.get_by_test_id(f"play-{game}").click()
    ada.hand.first.wait_for()
    ada.accessible()


def test_a_table_is_set_up_with_a_friend_who_comes_by_the_link_shown(meet: Meet) -> None:
    ada, bruno = meet("Ada"), meet("Bruno")
    ada.go("/new/bonnie-and-clyde")
    seat = ada.page.get_by_test_id("seat-1")
    seat.get_by_role("combobox").first.select_option("friend")
    ada.page.get_by_test_id("open-table").click()
    ada.room.wait_for()
    link = ada.page.locator("input[readonly]").first.input_value()
    assert "#" in link
    bruno.page.goto(link)
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.hand.first.wait_for()
    ada.hand.first.wait_for()


def test_the_language_changes_at_once_and_stays(meet: Meet) -> None:
    ada = meet("Ada")
    ada.go("/settings")
    ada.page.get_by_role("button", name="Deutsch").first.click()
    ada.page.get_by_role("heading", name="Einstellungen").first.wait_for()
    ada.page.reload()
    ada.page.get_by_role("heading", name="Einstellungen").first.wait_for()
