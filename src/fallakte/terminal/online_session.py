"""A visit to a server's table: at a seat or to watch, until the match is over or the person goes."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from fallakte.core.faults import Fault
from fallakte.games import game
from fallakte.terminal.http import DECLINED, look_up, play_again, played, sit_down
from fallakte.terminal.keyboard import Keyboard
from fallakte.terminal.keyring import Keyring
from fallakte.terminal.links import Link
from fallakte.terminal.luck import commitment, new_word
from fallakte.terminal.online import WATCHER, SeatGiven, Table
from fallakte.terminal.online_player import Guest
from fallakte.terminal.prompt import Left
from fallakte.text.speaker import Speaker

NO_SEAT: Final = ("table-full", "seat-taken")


class Arrival(NamedTuple):
    """A table, how one comes to it (`key` is what the link's seat shall have), and the seat if it was taken now."""

    table: Table
    link: Link
    keyring: Keyring
    key: str = ""
    given: SeatGiven | None = None


def arrive(link: Link, language: str, name: str | None, *, watch: bool) -> Arrival:
    """Find the table and take a seat there: one's own, that of the link, or an open one if there is any."""
    table = look_up(link, language)
    game(table.game)
    there = link._replace(table=table.id, code="")
    keyring = Keyring(there)
    keyring.saw(table.commitment)
    is_free = any(chair.kind == "open" for chair in table.seats)
    if watch or not (link.secret or keyring.key or is_free):
        return Arrival(table, there._replace(secret=""), keyring)
    secret, key = keyring.way(link.secret)
    there = there._replace(secret=secret)
    if secret and name is None:
        return Arrival(table, there, keyring, key)
    try:
        given = sit_down(there, name, key, commitment(keyring.word), language)
    except Fault as fault:
        if fault.key != DECLINED or secret or fault.facts["code"] not in NO_SEAT:
            raise
        return Arrival(table, there, keyring)
    keyring.took(given.secret)
    return Arrival(table, there._replace(secret=given.secret), keyring, given=given)


def rematch_of(link: Link, language: str) -> Link:
    """The way to one's seat at the next match of the same people."""
    there = link._replace(table=look_up(link, language).id, code="")
    word = new_word()
    opened = play_again(there._replace(secret=Keyring(there).way(link.secret).secret), commitment(word), language)
    found = Link(there.server, opened.table)
    mine = opened.seats[0] if opened.seats else None
    if mine is not None and mine.recovery is not None:
        Keyring(found).keep_word(word)
    return found._replace(secret=mine.secret if mine is not None else "")


@contextmanager
def interrupted() -> Iterator[asyncio.Future[None]]:
    """What is done as soon as somebody presses Ctrl-C.

    The loop itself listens for it: a signal that comes just before the loop falls asleep would else wake nobody.
    """
    loop = asyncio.get_running_loop()
    pressed: asyncio.Future[None] = loop.create_future()

    def press() -> None:
        if not pressed.done():
            pressed.set_result(None)

    try:
        loop.add_signal_handler(signal.SIGINT, press)
    except (NotImplementedError, ValueError):  # Windows, or another thread: Ctrl-C comes as KeyboardInterrupt
        yield pressed
        return
    try:
        yield pressed
    finally:
        loop.remove_signal_handler(signal.SIGINT)


class Visit:
    """One person with a keyboard at one table; what happens is shown at once, above what is being typed."""

    def __init__(self, console: Console, speaker: Speaker, arrival: Arrival, *, watch: bool) -> None:
        self.console = console
        self.language = speaker.language
        self.guest = Guest(console, speaker, arrival.link, arrival.table, arrival.keyring, arrival.key, watch=watch)
        self.keyboard = Keyboard()
        self.changed = asyncio.Event()
        self._prompted = False
        self._kept_back: list[str] | None = None
        wire = self.guest.wire
        wire.hear, wire.lost = self._between(wire.hear), self._between(wire.lost)

    async def run(self) -> None:
        """Until the match is over; Left where the person goes before."""
        hearing = asyncio.create_task(self.guest.wire.run())
        typing = asyncio.create_task(self.listen())
        try:
            with interrupted() as leaving:
                done, _ = await asyncio.wait((hearing, typing, leaving), return_when=asyncio.FIRST_COMPLETED)
            if leaving in done:
                raise Left
            (hearing if hearing.done() else typing).result()
        finally:
            self.guest.wire.closed = True
            for task in (hearing, typing):
                task.cancel()
            await asyncio.gather(hearing, typing, return_exceptions=True)
        if self.guest.played_out:
            await self.say_how_it_ended()

    async def say_how_it_ended(self) -> None:
        """Who won and how, which the record knows."""
        screen = self.guest.screen
        try:
            record, match, outcome = await asyncio.to_thread(played, self.guest.wire.link, self.language)
        except Fault:
            screen.say("join-over", "bold")
        else:
            screen.ended(match.table.end_words(), outcome, match.options)
            self.guest.luck.compare(record)

    # The keyboard

    async def listen(self) -> None:
        """Take what is typed; what comes from a file waits until it is asked for."""
        while (line := await self.keyboard.line()) is not None:
            await self._its_time(line)
            self._prompted = False
            await self._take(line)
            self._prompt()
        await self._its_time("")
        if self.keyboard.live or self.guest.seat != WATCHER:
            raise Left
        await asyncio.Event().wait()

    async def _take(self, line: str) -> None:
        slow = self.guest.slow(line)
        if slow is None:
            self.guest.hear(line)
            return
        # A pager waits for keys, a request for its answer; the match must not, but it is shown when they are done.
        self._kept_back = []
        await asyncio.to_thread(slow)
        kept_back, self._kept_back = self._kept_back, None
        self.console.file.write("".join(kept_back))

    async def _its_time(self, line: str) -> None:
        while not self._is_due(line):
            self.changed.clear()
            await self.changed.wait()

    def _is_due(self, line: str) -> bool:
        """Whether a line can be taken; one from a file when all before it is answered and a move is asked for."""
        guest = self.guest
        if guest.number is None or self.keyboard.live:
            return guest.number is not None
        if guest.wire.open or guest.orders.has_left:
            return False
        return not line or guest.question is not None or guest.command(line) is not None or guest.seat == WATCHER

    # The screen

    def _between(self, hear: Callable[..., None]) -> Callable[..., None]:
        """The same, but what it writes stands on lines of its own, and the prompt comes again below."""

        def heard(*message: object) -> None:
            with self.console.capture() as writing:
                hear(*message)
            self._write(writing.get())
            self.changed.set()

        return heard

    def _write(self, text: str) -> None:
        if self._kept_back is not None:
            self._kept_back.append(text)
        elif text:
            self.console.file.write("\n" + text if self._prompted else text)
            self._prompted = False
            self._prompt()

    def _prompt(self) -> None:
        if self.keyboard.live and not self._prompted and not self.guest.over:
            self.console.print(Text("> ", style="bold"), end="")
            self._prompted = True
        self.console.file.flush()
