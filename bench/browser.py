"""`make bench-browser`: how light and quick the pages are in a real Chromium, on a server of their own.

Three things are measured: what is loaded before a page can be used (compressed, fonts apart), how long that takes, and
how long frames take while a hand is dealt and cards move.
"""

import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import click
from playwright.sync_api import Browser, Page, sync_playwright

from bench.processes import ROOT
from bench.report import machine
from tests.server.running import Served, serving

FILE: Final = ROOT / "bench" / "results" / "browser.json"
SIZES: Final = {"phone": {"width": 360, "height": 740}, "desk": {"width": 1280, "height": 800}}
MOST_BYTES: Final = 200_000
MOST_SECONDS: Final = 1.0
LONG_FRAME: Final = 50
LOADED: Final = """() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
    .filter(one => !/\\.woff2?$/.test(one.name)).reduce((sum, one) => sum + one.encodedBodySize, 0)"""
WATCH: Final = """() => { window.frames_ = []; let last = performance.now();
    const look = now => { window.frames_.push(now - last); last = now; requestAnimationFrame(look); };
    requestAnimationFrame(look); }"""


@click.command()
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(1), help="How often each is measured.")
@click.option("--strict", is_flag=True, help="Exit 1 if a bar is missed.")
def main(rounds: int, strict: bool) -> None:
    """Load the first page and a table, and deal hands."""
    with tempfile.TemporaryDirectory(prefix="fallakte-") as folder:
        database = Path(folder) / "fallakte.db"
        with serving(database, requests_per_second=0, tables_per_hour=0) as served, sync_playwright() as playwright:
            path = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
            rows = [measured(browser, served, size, rounds) for size in SIZES]
            browser.close()
    print("| window | page | kB loaded | s until it can be used | frames | longest ms | over 50 ms |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for row in rows:
        for page in ("home", "table"):
            frames = row["frames"] if page == "table" else []
            shown = (
                (len(frames), f"{max(frames):.0f}", sum(one > LONG_FRAME for one in frames)) if frames else ("",) * 3
            )
            size, seconds = row[page]
            print(f"| {row['window']} | {page} | {size / 1000:.0f} | {seconds:.2f} | {' | '.join(map(str, shown))} |")
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(json.dumps(rows), "utf-8")
    print(f"\n{machine()}; saved to {FILE.relative_to(ROOT)}")
    if strict and not all(is_met(row) for row in rows):
        sys.exit(1)


def is_met(row: dict[str, Any]) -> bool:
    """Whether all bars are met in this window."""
    loads = [row["home"], row["table"]]
    light = all(size < MOST_BYTES and seconds < MOST_SECONDS for size, seconds in loads)
    return light and not any(frame > LONG_FRAME for frame in row["frames"])


def measured(browser: Browser, served: Served, window: str, rounds: int) -> dict[str, Any]:
    """Medians of loads, and all frames."""
    homes, tables, frames = [], [], []
    for _ in range(rounds):
        context = browser.new_context(viewport=SIZES[window])  # type: ignore[arg-type]
        page = context.new_page()
        homes.append(load(page, f"{served.address}/", "[data-testid=play-al-capone]"))
        opened = page.request.post(
            f"{served.address}/api/tables",
            data={"game": "al-capone", "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]},
        ).json()
        context.clear_cookies()
        tables.append(load(context.new_page(), opened["seats"][0]["link"], "[data-testid=hand] [data-card]"))
        frames += dealing(page, served)
        context.close()
    return {"window": window, "home": _median(homes), "table": _median(tables), "frames": frames}


def load(page: Page, address: str, usable: str) -> tuple[float, float]:
    """Bytes and seconds until this can be used."""
    page.goto(address, wait_until="commit")
    page.locator(usable).first.wait_for()
    seconds = page.evaluate("performance.now()") / 1000
    page.wait_for_load_state("networkidle")
    return page.evaluate(LOADED), seconds


def dealing(page: Page, served: Served) -> list[float]:
    """How long frames take from the click on *play now* until the hand lies there and a card was drawn."""
    page.bring_to_front()
    page.goto(f"{served.address}/")
    button = page.get_by_test_id("play-al-capone")
    button.wait_for()
    button.click()
    page.locator("[data-testid=hand] [data-card]").first.wait_for()
    page.evaluate(WATCH)
    offers = page.locator("button[data-act]:enabled")
    for _ in range(3):
        if offers.count():
            offers.first.click()
        page.wait_for_timeout(900)
    frames: list[float] = page.evaluate("window.frames_.slice(1)")
    return frames


def _median(found: list[tuple[float, float]]) -> tuple[float, float]:
    return statistics.median(one[0] for one in found), statistics.median(one[1] for one in found)


if __name__ == "__main__":
    main()
