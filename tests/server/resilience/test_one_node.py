"""What is said comes after what is stored, whole or not at all, and without gaps."""

from pathlib import Path

from tests.server.resilience.houses import make_fickle
from tests.server.rooms.house import house, run, to_act


def test_nobody_hears_of_a_move_before_it_is_stored(tmp_path: Path):
    async def play() -> None:
        async with house(tmp_path) as home:
            one, other, _ = await home.two()
            store = make_fickle(home)
            store.open.clear()
            import asyncio

            heard = len(one.heard), len(other.heard)
            moving = asyncio.create_task(to_act(one, other).move())
            while not store.appends:
                await asyncio.sleep(0)
            assert (len(one.heard), len(other.heard)) == heard
            store.open.set()
            await moving
            assert len(one.heard) > heard[0]
            assert len(other.heard) > heard[1]

    run(play())
