"""`make soak-browser`: whole matches of full length in a real Chromium, for every game and number of players.

Somebody clicks on what there is to see, against greedy bots, until the match is over; exit 1 where a page shows an
error, the console has one, or a match does not come to its end.
"""

import argparse
import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from fallakte.games import IDS, game
from tests.browser.person import DESK, PHONE, Person
from tests.server.resilience.storm import UNLIMITED
from tests.server.running import serving

LONGEST = 3600.0


def main() -> None:
    """All games and numbers of players, or those of one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(IDS), help="which games; all of them, if left out")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory(prefix="fallakte-") as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        with serving(Path(folder) / "fallakte.db", **UNLIMITED) as served:
            for name in asked.games:
                for players in game(name).players:
                    size = PHONE if players % 2 else DESK
                    person = Person(browser, served.address, "Ada", size=size, seed=asked.seed)
                    failed += not _played(person, name, players)
                    person.leave()
        browser.close()
    sys.exit(1 if failed else 0)


def _played(person: Person, name: str, players: int) -> bool:
    begun = time.monotonic()
    person.sit(person.open(name, " ".join(["me", *["bot"] * (players - 1)])))
    try:
        person.play(seconds=LONGEST)
    except AssertionError as error:
        person.errors.append(str(error))
    said = "; ".join(person.errors) or "over"
    print(f"{name}, {players} players: {said} after {time.monotonic() - begun:.0f} s, state {person.state}", flush=True)
    return not person.errors


if __name__ == "__main__":
    main()
