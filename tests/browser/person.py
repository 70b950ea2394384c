"""Somebody with a browser who clicks on what there is to see, and notices every error."""

import contextlib
import random
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

Words = dict[str, Any]

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
LONGEST = 150.0
"""Seconds in which a match with a low target must be over."""
CUT = re.compile("WebSocket connection to .* failed|net::ERR_|Failed to load resource")
"""How the browser itself speaks of a connection that was cut."""
OFFERS = "button[data-act]:enabled, button[data-take].lit:enabled"
HAND = "[data-testid=hand] button[data-card]"
KINDS = "button[data-kind]:enabled"
GLANCE = """([offers, hand, kinds]) => {
    const room = document.querySelector("[data-testid=room]").dataset;
    const all = what => [...document.querySelectorAll(what)];
    return {
        state: room.state,
        turn: room.turn,
        phase: room.phase,
        dialog: all("dialog[open]").length > 0,
        winner: all("[data-testid=match-over]").length > 0,
        offers: all(offers).map(one => one.dataset.act ?? ""),
        hand: all(hand).length,
        kinds: all(kinds).length,
    };
}"""
CHANGED = """before => {
    const room = document.querySelector("[data-testid=room]").dataset;
    return room.state !== before || room.phase === "over";
}"""
NOBODY_ELSE_MOVES = """() => {
    const room = document.querySelector("[data-testid=room]")?.dataset;
    return !room || room.turn === "mine" || room.phase === "over" || document.querySelector("dialog[open]") !== null;
}"""
AT_REST = """async () => {
    const drawn = () => new Promise(requestAnimationFrame);
    const moving = () => document.getAnimations()
        .filter(one => one.playState !== "finished" && one.effect.getComputedTiming().iterations !== Infinity);
    do {
        await Promise.all(moving().map(one => one.finished.catch(() => undefined)));
        await drawn();
        await drawn();
    } while (moving().length > 0);
}"""
AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


class Person:
    """`size` is the window; `cut_off` is set by tests that cut connections, whose own lines are no errors then."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        size: Words = DESK,
        language: str = "en",
        dark: bool = False,
        still: bool = True,
        touch: bool = False,
        seed: int = 1,
    ) -> None:
        self.address = address
        self.name = name
        self.context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale={"de": "de-DE", "en": "en-GB"}[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
        )
        self.errors: list[str] = []
        self.cut_off = False
        self.examined: set[str] = set()
        self.luck = random.Random(seed)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another window of the same person."""
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.cut_off and CUT.search(message.text)):
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def leave(self) -> None:
        """Close everything."""
        self.context.close()

    # Going somewhere

    def go(self, path: str) -> None:
        """Open one of the pages, and wait until it is drawn."""
        self.page.goto(path if path.startswith("http") else f"{self.address}{path}")
        self.page.locator("#desk main, #desk [data-testid=room]").first.wait_for()

    def open(self, game: str, seats: str, **options: Any) -> Words:
        """Open a table over HTTP as this browser's person: "me bot friend"."""
        kinds: list[Words] = [{"kind": kind} for kind in seats.split()]
        for seat in kinds:
            if seat["kind"] == "bot":
                seat["level"] = "greedy"
        wish = {"game": game, "options": options, "seats": kinds, "settings": {"pace": 0}, "name": self.name}
        answer = self.page.request.post(f"{self.address}/api/tables", data=wish)
        assert answer.status == 201, answer.text()
        opened: Words = answer.json()
        return opened

    def sit(self, opened: Words, seat: int = 0) -> None:
        """Come to a table: to one's own seat, as whom the cookie knows, or by an invitation."""
        (given,) = [one for one in opened["seats"] if one["seat"] == seat]
        self.page.goto(given["link"])
        self.room.wait_for()

    # Seeing

    @property
    def room(self) -> Locator:
        """The whole table."""
        return self.page.get_by_test_id("room")

    @property
    def offers(self) -> Locator:
        """The moves on offer, as buttons or as cards that are lit in a pile one looks through."""
        return self.page.locator(OFFERS)

    @property
    def hand(self) -> Locator:
        """The cards of the own hand."""
        return self.page.locator(HAND)

    @property
    def my_turn(self) -> bool:
        """Whether something is asked."""
        return self.room.get_attribute("data-turn") == "mine"

    @property
    def state(self) -> str:
        """The number of what is shown."""
        return self.room.get_attribute("data-state") or ""

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be played."""
        return self.room.get_attribute("data-phase") == "over"

    def sees_winner(self) -> None:
        """The end of the match is shown."""
        expect(self.page.get_by_test_id("match-over").first).to_be_visible()

    def picture(self, path: Path) -> None:
        """What the page looks like."""
        if not self.page.is_closed():
            self.page.screenshot(path=path)

    def accessible(self) -> None:
        """What axe-core has against this page, if anything; nobody else moves meanwhile, and nothing flies about."""
        self.page.evaluate(AXE)
        self.page.wait_for_function(NOBODY_ELSE_MOVES)
        self.page.evaluate(AT_REST)
        found = self.page.evaluate("axe.run({resultTypes: ['violations']})")
        said = [f"{one['id']}: {one['nodes'][0]['html'][:150]}" for one in found["violations"]]
        assert said == [], "\n".join(said)

    # Playing

    def play(self, *, moves: int | None = None, seconds: float = LONGEST) -> None:
        """Click through the match until it is over, or for so many steps."""
        end = time.monotonic() + seconds
        steps = 0
        while not self.is_over and (moves is None or steps < moves):
            assert time.monotonic() < end, f"{self.name} does not get on: {self.page.inner_text('body')[:600]}"
            steps += self.step()

    def step(self) -> bool:
        """The next thing that a person would do; whether it was a move."""
        seen = self.look()
        if seen["winner"]:
            return False
        if seen["dialog"]:
            self._close_dialog()
            return False
        if seen["turn"] != "mine":
            self.page.wait_for_timeout(30)
            return False
        if not self._act(seen):
            return False
        self.until_changed(seen["state"])
        return True

    def lend_seat(self) -> None:
        """Let a bot play, unless the match is over already."""
        while self.look()["dialog"]:
            self._close_dialog()
        if not self.is_over:
            self.page.get_by_role("button", name="Menu").click()
            self.page.get_by_role("button", name="Let a bot play for me").click()

    def look(self) -> Words:
        """The table at a glance."""
        seen: Words = self.page.evaluate(GLANCE, [OFFERS, HAND, KINDS])
        self._examine(seen)
        return seen

    def _examine(self, seen: Words) -> None:
        """What does not always lie on the table is looked at closely when it is there for the first time."""
        there = {"dialog": seen["dialog"], "pile": "" in seen["offers"], "kinds": seen["kinds"] > 0}
        for rare in [name for name, is_there in there.items() if is_there and name not in self.examined]:
            self.examined.add(rare)
            self.accessible()

    def _close_dialog(self) -> None:
        self.page.locator("dialog[open] [data-testid=go-on], dialog[open] .button.first").first.click()

    def _act(self, before: Words) -> bool:
        """Take up a card where nothing is on offer without one, then press one of the buttons."""
        seen = before
        if not seen["offers"]:
            if seen["hand"] == 0:
                self.page.wait_for_timeout(30)
                return False
            if not self._press(self.hand.nth(self.luck.randrange(seen["hand"])), seen):
                return False
            seen = self.look()
            if seen["kinds"]:
                # An event that could be about many cards asks for one of them first.
                if not self._press(self.page.locator(KINDS).nth(self.luck.randrange(seen["kinds"])), seen):
                    return False
                seen = self.look()
        if not seen["offers"] or seen["state"] != before["state"]:
            return False
        wanted = [at for at, act in enumerate(seen["offers"]) if act in ("meld", "lay_off")]
        return self._press(self.offers.nth(self.luck.choice(wanted or range(len(seen["offers"])))), seen)

    def _press(self, what: Locator, seen: Words) -> bool:
        """Whether it could be clicked: what was there at a glance may be gone by the time one's finger is there."""
        try:
            what.click(timeout=5_000)
        except TookTooLong:
            assert self.look() != seen, f"what lies there cannot be clicked: {what}"
            return False
        return True

    def until_changed(self, before: str) -> None:
        """Wait until something else is shown than this; what only opens a choice changes nothing."""
        with contextlib.suppress(TookTooLong):
            self.page.wait_for_function(CHANGED, arg=before, timeout=5_000)
