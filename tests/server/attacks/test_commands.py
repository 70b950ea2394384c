"""Attacks 8 to 11, 13 and 14: what a client must not say, say for others, say too late, or say without an answer."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from fallakte.core.faults import Fault
from fallakte.protocol import messages
from fallakte.protocol.requests import Recover
from tests.server.rooms.house import SAID, Guest, House, house, run, to_act

FIELDS: dict[str, dict[str, Any]] = {
    "move": {"state": 0, "move": {"act": "draw", "from": "file"}},
    "why": {"move": {"act": "draw", "from": "file"}},
    "undo": {"state": 0},
    "answer": {"ask": 0, "yes": True},
    "clock": {"choice": "turn"},
    "reveal": {"word": "0" * 32},
}
SAYABLE = sorted({one.__struct_config__.tag for one in get_args(messages.Said)} - {"hello"})
TOLD = sorted({one.__struct_config__.tag for one in get_args(messages.Tells)} - set(SAYABLE))


@pytest.mark.parametrize("kind", [*TOLD, "sync", "reset", "patch", "end", "deal", "shuffle", "score", "record", "seat"])
def test_8_10_what_only_a_server_says_is_no_message_of_a_client(kind: str):
    with pytest.raises(msgspec.ValidationError):
        SAID.decode(msgspec.json.encode({"type": kind, "command": "c", "number": 1, "winners": [0], "order": []}))


@pytest.mark.parametrize("extra", ["seat", "player", "number", "at", "now", "winners", "__proto__", "constructor"])
@pytest.mark.parametrize("kind", SAYABLE)
def test_9_no_command_takes_a_seat_a_time_or_an_end_from_its_sender(kind: str, extra: str):
    message = {"type": kind, "command": "c", **FIELDS.get(kind, {}), extra: 1}
    with pytest.raises(msgspec.ValidationError, match=extra):
        SAID.decode(msgspec.json.encode(message))


def test_9_a_move_is_made_for_the_seat_of_the_socket_whatever_its_words_say(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            mover = to_act(one, other)
            rest = other if mover is one else one
            state = mover.position["state"]
            for seat in (mover.seat, rest.seat):
                move = {"act": "draw", "from": "file", "seat": seat}
                assert (await rest.say("move", state=state, move=move))["type"] == "refused"
                assert (await mover.say("move", state=state, move=move))["type"] == "refused"
            assert mover.position["state"] == state

    run(play())


def test_11_nothing_of_a_seat_that_was_left_opens_it_again(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _, opened = await home.two()
            await one.say("leave")
            code = opened.seats[0].recovery
            assert code is not None
            with pytest.raises(Fault) as caught:
                await Guest(home, opened.table).come(secret=opened.seats[0].secret)
            assert caught.value.key == "wrong-link"
            with pytest.raises(Fault) as caught:
                await home.lobby.recover(opened.table, Recover(code=code), await home.person("x"))
            assert caught.value.key == "wrong-recovery"
            assert (await Guest(home, opened.table, one.holder).come())["seat"] == -1

    run(play())


def test_11_what_everybody_can_read_opens_no_seat(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _, opened = await home.two()
            assert one.holder is not None
            public = [opened.table, opened.code, opened.commitment or "", one.holder.id, "0", "Ann"]
            for secret in public:
                with pytest.raises(Fault) as caught:
                    await Guest(home, opened.table).come(secret=secret)
                assert caught.value.key == "wrong-link"
            told = b"".join(one.raw)
            assert one.holder.id.encode() not in told

    run(play())


def test_13_what_an_old_socket_says_after_another_took_over_is_refused(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            old = to_act(one, other)
            new = Guest(home, opened.table)
            await new.come(secret=opened.seats[old.seat].secret)
            state = old.position["state"]
            assert (await old.move(old.position["moves"][0]))["code"] == "no-seat"
            assert new.position["state"] == state
            assert (await new.move())["type"] == "update"

    run(play())


def test_13_commands_out_of_order_are_refused_until_they_are_due(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            mover = to_act(one, other)
            state = mover.position["state"]
            early = await mover.say("move", state=state + 1, move={"act": "draw", "from": "file"})
            assert early["code"] == "stale"
            assert (await mover.move({"act": "draw", "from": "file"}))["type"] == "update"
            late = await mover.say("move", state=state, move={"act": "draw", "from": "underworld"})
            assert late["code"] == "stale"
            assert mover.last("update")["position"] == mover.position

    run(play())


async def _gathering(home: House) -> list[Guest]:
    ann = await home.person("Ann")
    opened = await home.open(ann)
    return [await _come(Guest(home, opened.table, ann)), await _come(Guest(home, opened.table), watch=True)]


async def _running(home: House) -> list[Guest]:
    one, other, opened = await home.two()
    return [one, other, await _come(Guest(home, opened.table), watch=True)]


async def _closed(home: House) -> list[Guest]:
    guests = await _running(home)
    await guests[0].say("close")
    await guests[1].say("answer", ask=guests[1].last("table")["ask"]["ask"], yes=True)
    return guests


async def _come(guest: Guest, **hello: Any) -> Guest:
    await guest.come(**hello)
    return guest


@pytest.mark.parametrize("phase", [_gathering, _running, _closed])
def test_14_every_command_at_every_time_has_exactly_one_answer(
    phase: Callable[[House], Awaitable[list[Guest]]], tmp_path: Path
):
    """`Guest.say` counts the answers; whoever is refused is told a code and a sentence."""

    async def play() -> None:
        async with house(tmp_path) as home:
            guests = await phase(home)
            for kind in (kind for kind in SAYABLE if kind not in ("leave", "close")):
                for guest in guests:
                    answer = await guest.say(kind, **FIELDS.get(kind, {}))
                    assert answer["type"] in ("done", "update", "why", "refused")
                    assert answer["type"] != "refused" or (answer["code"] and answer["text"])

    run(play())
