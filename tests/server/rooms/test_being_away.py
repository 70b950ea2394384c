"""Being away: clocks, pauses, notices; talking; and tables that were hurt."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from fallakte.core.faults import Fault
from fallakte.server.rooms.chain import next_line
from fallakte.server.store.rows import Append, Line
from tests.server.rooms.house import Guest, House, house, run, to_act


def test_while_a_match_is_paused_nobody_moves(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            mover = to_act(one, other)
            await other.say("pause")
            assert one.last("table")["paused"] == other.seat
            assert (await mover.move())["code"] == "paused"
            await one.say("resume")
            assert (await mover.move())["type"] == "update"
            assert (await one.say("resume"))["code"] == "not-paused"

    run(play())


async def _time_is_over(home: House) -> tuple[Guest, Guest]:
    """A table whose mover has let the time run out: the mover, the other."""
    one, other, _ = await home.two(settings={"clock": 1})
    mover = to_act(one, other)
    rest = other if mover is one else one
    tables = len([message for message in rest.heard if message["type"] == "table"])
    await rest.until(lambda: len([one for one in rest.heard if one["type"] == "table"]) > tables)
    return mover, rest


def test_before_the_time_is_over_there_is_nothing_to_choose(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two(settings={"clock": 3600})
            rest = other if to_act(one, other) is one else one
            assert (await rest.say("clock", choice="turn"))["code"] == "clock-not-over"

    run(play())


def test_when_the_time_is_over_the_others_choose_a_bot_for_the_turn(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            mover, rest = await _time_is_over(home)
            assert (await mover.say("clock", choice="wait"))["code"] == "clock-for-others"
            assert (await rest.say("clock", choice="turn"))["type"] == "done"
            await rest.until(lambda: rest.position["to_act"] == rest.seat)
            assert "lent" not in rest.last("table")["seats"][mover.seat]

    run(play())


def test_when_the_time_is_over_the_others_may_wait_or_give_the_seat_to_a_bot(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            mover, rest = await _time_is_over(home)
            await rest.say("clock", choice="wait")
            assert (await rest.say("clock", choice="seat"))["code"] == "clock-not-over"
            await asyncio.sleep(1.1)
            await rest.say("clock", choice="seat")
            assert rest.last("table")["seats"][mover.seat]["lent"] is True
            await rest.until(lambda: rest.position["to_act"] == rest.seat)

    run(play())


def test_who_is_away_is_told_once_that_it_is_their_turn(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            hooks: asyncio.Queue[bytes] = asyncio.Queue()

            async def hook(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
                hooks.put_nowait(await reader.readexactly(length))
                writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")
                writer.close()

            server = await asyncio.start_server(hook, "127.0.0.1", 0)
            port = server.sockets[0].getsockname()[1]
            one, other, opened = await home.two()
            mover = to_act(one, other)
            rest = other if mover is one else one
            assert rest.holder is not None
            settings = {"notifications": {"webhook": f"http://127.0.0.1:{port}/x"}}
            await home.store.keep_person(
                msgspec.structs.replace(rest.holder, settings=msgspec.json.encode(settings), language="de")
            )
            await rest.leave_room()
            await mover.turn()
            told = msgspec.json.decode(await asyncio.wait_for(hooks.get(), 20))
            assert told["reason"] == "your-turn"
            assert told["link"].endswith(opened.table)
            assert "#" not in told["link"]
            (await home.hub.room(opened.table)).driver.look()
            await asyncio.sleep(0.2)
            assert hooks.empty()
            server.close()

    run(play())


def test_chat_at_the_table_and_of_those_who_watch(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, opened = await home.two()
            watcher, second = Guest(home, opened.table), Guest(home, opened.table)
            await watcher.come()
            await second.come(watch=True)
            await one.say("say", text="  good\nluck ")
            assert other.last("chat")["line"]["text"] == "good luck"
            assert watcher.last("chat")["line"]["seat"] == 0
            before = len(one.heard)
            await watcher.say("say", text="he has two of them!")
            assert second.last("chat")["line"]["text"] == "he has two of them!"
            assert all(message["type"] != "chat" for message in one.heard[before:])
            assert [line["text"] for line in (await Guest(home, opened.table).come())["chat"]] == [
                "he has two of them!"
            ]
            assert (await one.say("say", text="\u200b"))["code"] == "nothing-said"

    run(play())


def test_a_table_without_chat_and_without_watchers(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _, opened = await home.two(settings={"chat": False, "watchers": False})
            assert (await one.say("say", text="hello"))["code"] == "chat-off"
            with pytest.raises(Fault) as caught:
                await Guest(home, opened.table).come()
            assert caught.value.key == "no-watchers"

    run(play())


def test_who_watches_commands_nothing(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, _other, opened = await home.two()
            watcher = Guest(home, opened.table)
            await watcher.come()
            state = one.position["state"]
            for kind, fields in (
                ("move", {"state": state, "move": {"act": "draw", "from": "file"}}),
                ("undo", {"state": state}),
                ("close", {}),
                ("pause", {}),
                ("lend", {}),
                ("leave", {}),
                ("why", {"move": {"act": "draw", "from": "file"}}),
            ):
                assert (await watcher.say(kind, **fields))["code"] == "no-seat", kind
            assert watcher.position["view"].get("hand") is None

    run(play())


def test_one_damaged_table_hurts_nobody_else(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _opened = await home.two()
            _eve, _mallory, hurt = await home.two()
            row = await home.store.table(hurt.table)
            assert row is not None
            broken = Line(row.head, b'{"move": {"seat": 9', 0)
            assert await home.store.append(Append(hurt.table, row.head, 0, [broken], row.summary))
            (await home.hub.room(hurt.table)).forget()
            with pytest.raises(Fault) as caught:
                await Guest(home, hurt.table).come()
            assert caught.value.key == "table-damaged"
            assert (await to_act(one, other).move())["type"] == "update"

    run(play())


def test_a_table_of_other_rules_says_so_and_is_not_played_by_ours(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            opened = await home.open(await home.person("Eve"), "me friend")
            row = await home.store.table(opened.table)
            assert row is not None
            header = {"record": "fallakte/1", "game": "al-capone", "rules": "0", "options": {}, "players": []}
            other = next_line(row.tip or b"", row.head, msgspec.json.encode(header), 0)
            assert await home.store.append(Append(opened.table, row.head, 0, [other], row.summary))
            (await home.hub.room(opened.table)).forget()
            with pytest.raises(Fault) as caught:
                await Guest(home, opened.table).come()
            assert (caught.value.key, caught.value.facts["version"]) == ("table-other-rules", "0")

    run(play())


def test_an_unknown_id_makes_no_table(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            for name in ("nothing", "", "x" * 200, "ID:metadata", "../../etc"):
                with pytest.raises(Fault) as caught:
                    await home.hub.room(name)
                assert caught.value.key == "no-such-table"
            assert not home.hub.rooms

    run(play())
