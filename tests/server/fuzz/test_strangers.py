"""Strangers send whatever they like. The server answers or closes their sockets, and neighbours notice nothing.

Every test breaks something else on one server, on which neighbours play from the first test to the last; what must
hold is looked at after each. `tools/soak_fuzz.py` does the same for much longer.
"""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.fuzz import arena as arenas
from tests.server.fuzz.arena import Arena
from tests.server.fuzz.described import described
from tests.server.fuzz.frames import FOREIGN, origin_opens, try_frames, try_handshake
from tests.server.fuzz.haste import rush
from tests.server.fuzz.letters import letters
from tests.server.fuzz.visits import visits
from tests.server.fuzz.wire import HOST

MESSAGES = 3_000
FRAMES = 300
HANDSHAKES = 100
LETTERS = 900
EXAMPLES = 6
LOOKS = 5_000


@pytest.fixture(scope="module")
def arena() -> Iterator[Arena]:
    with arenas.arena("strangers") as one:
        yield one
        assert one.unreadable() == []
    assert one.neighbours.troubles == []
    assert one.neighbours.finished > 0


@pytest.fixture(autouse=True)
def nothing_is_wrong(arena: Arena) -> Iterator[None]:
    yield
    assert arena.wrong() == []
    assert arena.sockets_left() == 0


def test_broken_messages_in_every_phase_of_a_table(arena: Arena) -> None:
    assert asyncio.run(visits(arena, MESSAGES)) >= MESSAGES


def test_broken_frames(arena: Arena) -> None:
    async def all_of_them() -> None:
        for number in range(FRAMES):
            await try_frames(arena, number)

    asyncio.run(all_of_them())


def test_broken_handshakes(arena: Arena) -> None:
    async def all_of_them() -> None:
        for number in range(HANDSHAKES):
            await try_handshake(arena, number)

    asyncio.run(all_of_them())


def test_no_socket_for_a_foreign_page(arena: Arena) -> None:
    async def let_in() -> list[str]:
        origins = [one.format(host=f"{HOST}:{arena.port}", port=arena.port) for one in FOREIGN]
        return [one for one in origins if await origin_opens(arena, one)]

    assert asyncio.run(let_in()) == []


def test_a_socket_for_our_own_page_and_for_programs(arena: Arena) -> None:
    assert asyncio.run(origin_opens(arena, f"http://{HOST}:{arena.port}"))
    assert asyncio.run(origin_opens(arena, ""))


def test_requests_as_described_right_and_wrong(arena: Arena) -> None:
    assert described(arena, EXAMPLES) > 500


def test_bent_requests(arena: Arena) -> None:
    async def all_of_them() -> None:
        await arena.settle()
        await letters(arena, LETTERS)

    asyncio.run(all_of_them())


def test_looks_without_end(arena: Arena) -> None:
    heard = asyncio.run(rush(arena.port, arena.neighbours.window, LOOKS, 200))
    assert heard["done"] == LOOKS
    assert arena.neighbours.go_on()
