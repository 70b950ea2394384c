"""Words in the shuffle: the browser makes, reveals and compares its own, and nobody is asked for anything."""

import json

from playwright.sync_api import Route, expect

from tests.browser.conftest import Meet
from tests.browser.person import Person, Words


def test_words_of_two_browsers_are_in_the_record_and_compared(meet: Meet) -> None:
    ada, bruno = meet("Ada"), meet("Bruno", seed=2)
    ada.page.request.patch(f"{ada.address}/api/me", data={"name": "Ada"})
    ada.go("/new/al-capone")
    ada.page.get_by_test_id("seat-1").get_by_role("combobox").first.select_option("friend")
    ada.page.get_by_test_id("open-table").click()
    link = ada.page.locator("input[readonly]").first.input_value()
    bruno.page.goto(link)
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.hand.first.wait_for()
    ada.hand.first.wait_for()
    table = link.partition("/t/")[2].partition("#")[0]
    sealed = [_kept(person, table)["sealed"] for person in (ada, bruno)]
    assert sealed[0]["commitments"] == sealed[1]["commitments"]
    assert all(sealed[0]["commitments"])


def test_a_match_against_bots_ends_with_the_comparison(meet: Meet) -> None:
    ada = meet("Ada")
    table = _played(ada)
    expect(ada.page.get_by_test_id("luck").first).to_contain_text("Compared:")
    kept = _kept(ada, table)
    record = ada.page.request.get(f"{ada.address}/api/tables/{table}/record").text().splitlines()
    assert json.loads(record[0])["word_commitments"] == kept["sealed"]["commitments"]
    assert json.loads(record[-1])["reveal"]["words"][0] == kept["word"]
    ada.accessible()


def test_a_record_that_is_another_one_is_noticed(meet: Meet) -> None:
    ada = meet("Ada")

    def bent(route: Route) -> None:
        lines = route.fetch().text().splitlines()
        header = json.loads(lines[0])
        header["commitment"] = "0" * 64
        route.fulfill(body="\n".join([json.dumps(header), *lines[1:]]))

    ada.page.route("**/record", bent)
    _played(ada)
    expect(ada.page.get_by_test_id("luck").first).to_contain_text("Careful:")


def _played(person: Person) -> str:
    """A short match that this browser has opened itself: its table."""

    def shortened(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        short = {**wish, "options": {"target": 5}, "settings": {"pace": 0}}
        route.continue_(post_data=json.dumps(short) if wish else None)

    person.page.route("**/api/tables", shortened)
    person.go("/")
    person.page.get_by_test_id("play-al-capone").click()
    person.hand.first.wait_for()
    person.play()
    person.sees_winner()
    return person.page.url.partition("/t/")[2]


def _kept(person: Person, table: str) -> Words:
    """What the browser keeps of a table."""
    kept: Words = json.loads(person.page.evaluate("table => localStorage.getItem(`seat-${table}`)", table))
    return kept
