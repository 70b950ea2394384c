"""One notice per absence: what counts as coming back, over restarts, and how much one recipient is told in all."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from fallakte.core.faults import Fault
from fallakte.protocol.requests import Notifications
from fallakte.server.clock import now
from fallakte.server.notices import consent as consenting
from fallakte.server.notices.consent import DAY, confirmed, notifications, with_notifications
from fallakte.server.notices.harmless import harmless
from fallakte.server.notices.recipients import Recipients, mailbox
from tests.server.notices.places import Hook, notice, until
from tests.server.rooms.house import Guest, House, house, run, to_act


@asynccontextmanager
async def called(folder: Path) -> AsyncIterator[tuple[House, Hook]]:
    async with Hook() as hook, house(folder) as home:
        yield home, hook


async def away(home: House, hook: Hook) -> tuple[Guest, Guest]:
    """Two people at a table: one who is to act, and one who has left and can be told."""
    one, other, _ = await home.two()
    here = to_act(one, other)
    gone = other if here is one else one
    assert gone.holder is not None
    settings = msgspec.json.encode({"notifications": {"webhook": hook.url}, "confirmed": {"webhook": hook.url}})
    await home.store.keep_person(msgspec.structs.replace(gone.holder, settings=settings))
    await gone.leave_room()
    return here, gone


async def ask_and_withdraw(guest: Guest) -> None:
    await guest.say("close")
    await guest.say("answer", ask=guest.last("table")["ask"]["ask"], yes=False)


def spared(home: House) -> int:
    return home.reminders.consent.spared


def test_asked_and_then_their_turn_is_one_notice_and_after_a_visit_another(tmp_path: Path):
    async def play() -> None:
        async with called(tmp_path) as (home, hook):
            here, gone = await away(home, hook)
            await ask_and_withdraw(here)
            await until(lambda: len(hook.bodies) == 1)
            await here.turn()
            await until(lambda: spared(home) == 1)
            await gone.come()
            await gone.turn()
            await gone.leave_room()
            await here.turn()
            await until(lambda: len(hook.bodies) == 2)
            assert [body["reason"] for body in hook.bodies] == ["asked", "your-turn"]

    run(play())


def test_a_restart_does_not_make_anybody_forget_who_was_told(tmp_path: Path):
    async def play() -> None:
        async with Hook() as hook:
            async with house(tmp_path) as home:
                here, _ = await away(home, hook)
                await here.turn()
                await until(lambda: len(hook.bodies) == 1)
            async with house(tmp_path) as home:
                await until(lambda: spared(home) == 1)
                assert len(hook.bodies) == 1

    run(play())


def test_the_end_is_told_whatever_was_told_before(tmp_path: Path):
    async def play() -> None:
        async with called(tmp_path) as (home, hook):
            here, gone = await away(home, hook)
            await ask_and_withdraw(here)
            await until(lambda: len(hook.bodies) == 1)
            room = await home.hub.room(gone.table)
            home.reminders._tell(room, [gone.seat], "over")
            home.reminders._tell(room, [gone.seat], "over")
            await until(lambda: len(hook.bodies) == 2 and spared(home) == 1)
            assert hook.bodies[1]["reason"] == "over"

    run(play())


def test_one_recipient_is_told_so_much_a_day_whoever_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def play() -> None:
        async with house(tmp_path) as home:
            consent = home.reminders.consent
            settings = msgspec.json.encode({"notifications": {"mail": "ada@home.example"}})
            for _ in range(25):
                await consent.tell(await consent.open_ways(settings), notice())
            assert consent.spared == 5
            tomorrow = now() + DAY
            monkeypatch.setattr(consenting, "now", lambda: tomorrow)
            await consent.tell(await consent.open_ways(settings), notice())
            assert consent.spared == 5

    run(play())


def test_a_link_is_too_old_after_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def play() -> None:
        async with called(tmp_path) as (home, hook):
            person = with_notifications(await home.person("Ada"), Notifications(webhook=hook.url))
            await home.store.keep_person(person)
            await home.reminders.consent.ask(person, "webhook", hook.url)
            await until(lambda: bool(hook.bodies))
            tomorrow = now() + DAY
            monkeypatch.setattr(consenting, "now", lambda: tomorrow)
            with pytest.raises(Fault) as caught:
                await home.reminders.consent.confirm(hook.bodies[0]["link"].rpartition("/")[2])
            assert caught.value.key == "confirm-gone"
            await home.reminders.consent.clear_out()

    run(play())


def test_an_address_from_before_counts_as_confirmed_until_it_is_changed(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            old = msgspec.json.encode({"notifications": {"mail": "ada@home.example"}})
            person = msgspec.structs.replace(await home.person("Ada"), settings=old)
            assert confirmed(old) == {"mail": "ada@home.example"}
            more = with_notifications(person, Notifications(mail="ada@home.example", webhook="https://x.example/"))
            assert confirmed(more.settings) == {"mail": "ada@home.example"}
            other = with_notifications(more, Notifications(mail="eve@home.example"))
            assert confirmed(other.settings) == {}
            assert notifications(other.settings).mail == "eve@home.example"

    run(play())


@pytest.mark.parametrize(("text", "shown"), [
    ("Ada", "Ada"),
    ("J. R. Ö", "J. R. Ö"),
    ("evil.example", "evil. example"),
    ("http://evil.example/x", "http∶∕∕evil. example∕x"),
    ("evil。example．org", "evil. example. org"),
    ("ada@home.example", "ada＠home. example"),
    ("x\r\nBcc: all", "x Bcc∶ all"),
    ("<!channel> [x](y)", "‹!channel› (x)(y)"),
    ("y" * 60, "y" * 39 + "…"),
])  # fmt: skip
def test_a_name_that_does_nothing(text: str, shown: str):
    assert harmless(text) == shown


def test_a_mailbox_is_one_recipient_however_it_is_written():
    names = Recipients(b"k" * 32)
    spelled = ("Ada.L@gmail.com", "adal@gmail.com", "ADAL+x@GMAIL.com")
    assert len({names.mark("mail", one) for one in spelled}) == 1
    assert mailbox("a.b+c@home.example") == "a.b@home.example"
    assert names.mark("webhook", "https://x.example/A") != names.mark("webhook", "https://x.example/a")
    assert names.mark("mail", "ada@home.example") != Recipients(b"l" * 32).mark("mail", "ada@home.example")


def test_two_nodes_have_one_key(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            keys = await asyncio.gather(*(home.store.letters.key("k", bytes([number])) for number in range(5)))
            assert len(set(keys)) == 1

    run(play())
