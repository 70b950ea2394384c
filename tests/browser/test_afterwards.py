"""Afterwards: the score, a rematch, replays through anybody's eyes, playing on, and whether the deal was fair."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import DESK, PHONE, Person


def finished(person: Person, game: str, **options: object) -> str:
    """The id of a match that bots have played among themselves, while somebody watched."""
    opened = person.open(game, "bot bot bot", **options)
    person.page.goto(f"{person.address}/t/{opened['table']}")
    end = time.monotonic() + 60
    while person.page.request.get(f"{person.address}/api/tables/{opened['table']}").json()["phase"] != "over":
        assert time.monotonic() < end
        person.page.wait_for_timeout(200)
    table: str = opened["table"]
    return table


@pytest.mark.parametrize(("game", "options"), [("rue-morgue", {"target": 10}), ("capone", {"years": 1})])
def test_a_replay_by_move_turn_and_round(meet: Meet, game: str, options: dict[str, object]) -> None:
    ada = meet("Ada", size=PHONE if game == "capone" else DESK)
    table = finished(ada, game, **options)
    ada.page.goto(f"{ada.address}/replay/{table}")
    replay = ada.page.get_by_test_id("replay")
    replay.wait_for()
    assert replay.get_attribute("data-at") == "0"
    assert not ada.page.get_by_test_id("replay-ended").is_visible()
    for button in ("On by a move", "On by a turn", "On by a round", "Back by a move"):
        before = int(replay.get_attribute("data-at") or 0)
        ada.page.get_by_role("button", name=button).click()
        after = ada.page.wait_for_function(
            "before => { const at = document.querySelector('[data-testid=replay]').dataset.at;"
            " return at !== before && at; }",
            arg=str(before),
        ).json_value()
        assert (int(after) > before) == button.startswith("On")
    ada.page.get_by_test_id("replay-eyes").select_option("open")
    ada.page.get_by_test_id("all-hands").wait_for(state="attached")
    ada.accessible()


def test_a_link_to_a_move_leads_there_and_one_can_play_on_from_it(meet: Meet) -> None:
    ada = meet("Ada")
    table = finished(ada, "al-capone", target=10)
    ada.page.goto(f"{ada.address}/replay/{table}?eyes=public#6")
    expect(ada.page.get_by_test_id("replay")).to_have_attribute("data-at", "6")
    ada.page.get_by_role("button", name="Play on from here").click()
    ada.page.get_by_test_id("play-on").click()
    ada.hand.first.wait_for()
    ada.play(moves=2)


def test_a_record_file_is_replayed_and_verified_and_a_broken_one_is_not(meet: Meet, tmp_path: Path) -> None:
    ada = meet("Ada")
    table = finished(ada, "bonnie-and-clyde", target=10)
    record = tmp_path / "match.jsonl"
    record.write_bytes(ada.page.request.get(f"{ada.address}/api/tables/{table}/record").body())
    ada.go("/verify")
    ada.page.locator("input[type=file]").set_input_files(record)
    verdict = ada.page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-ok", "true")
    ada.accessible()
    ada.go("/replay")
    ada.page.locator("input[type=file]").set_input_files(record)
    ada.page.get_by_test_id("replay").wait_for()

    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:-1]).replace('"kaufman"', '"sherman"', 1), "utf-8")
    ada.go("/verify")
    ada.page.locator("input[type=file]").set_input_files(record)
    expect(verdict).to_have_attribute("data-ok", "false")


def test_nothing_goes_on_behind_a_score_that_is_read(meet: Meet) -> None:
    ada = meet("Ada")
    ada.sit(ada.open("al-capone", "me bot bot bot", teams=False))
    end = time.monotonic() + 120
    # Whoever begins changes from round to round, so that a bot does after one of the first two.
    while not ((seen := ada.look())["dialog"] and seen["turn"] == "other"):
        assert time.monotonic() < end
        assert not ada.is_over
        ada.step()
    ada.page.wait_for_timeout(1_500)
    assert ada.look() == seen
    ada.page.get_by_test_id("go-on").click()
    ada.until_changed(seen["state"])
    assert ada.state != seen["state"]


def test_the_score_of_a_match_and_a_rematch(meet: Meet) -> None:
    ada = meet("Ada")
    ada.sit(ada.open("bonnie-and-clyde", "me bot", target=5))
    ada.play()
    sheet = ada.page.get_by_test_id("round-end")
    expect(sheet.get_by_role("link", name="BC-").first).to_be_visible()
    ada.accessible()
    before = ada.page.url
    ada.page.get_by_test_id("rematch").first.click()
    ada.page.wait_for_url(lambda url: "/t/" in url and url.split("#")[0] != before.split("#")[0])
    ada.hand.first.wait_for()
