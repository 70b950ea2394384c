"""kill -9 in the middle of load: nothing that was acknowledged is lost, nothing is doubled, every match goes on."""

import asyncio
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

from tests.server.resilience.blows import hand_over, kill, kill_alone
from tests.server.resilience.storm import UNLIMITED, Storm, storm
from tests.server.resilience.verdict import judge
from tests.server.running import Served, serving
from tests.server.services import Postgres, needs_postgres, postgres

MATCHES = 16
ANSWERS = 120


def test_a_server_on_a_file_is_killed_again_and_again_and_then_stopped(tmp_path: Path):
    async def play(served: Served) -> Storm:
        async with storm([served.address], MATCHES) as ride:
            for number in range(4):
                await ride.answered(ANSWERS)
                await (kill_alone if number % 3 == 2 else kill)(served)
                await ride.goes_on()
            await hand_over(served, ride)
            await asyncio.to_thread(served.start)
            await ride.goes_on()
            await ride.end()
            return ride

    database = tmp_path / "fallakte.db"
    with serving(database, **UNLIMITED) as served:
        ride = asyncio.run(play(served))
        assert served.terminate() == 0
    verdict = judge(f"sqlite:///{database}", ride.journals)
    assert verdict.ok, str(verdict)


@needs_postgres
def test_a_server_on_postgresql_is_killed_and_postgresql_is_locked_and_killed_itself():
    async def play(served: Served, server: Postgres) -> Storm:
        async with storm([served.address], MATCHES) as ride:
            for _ in range(3):
                await ride.answered(ANSWERS)
                await kill(served)
                await ride.goes_on()
            await command(server.url, "ALTER SYSTEM SET default_transaction_read_only = on")
            await ride.refused("store-read-only")
            await command(server.url, "ALTER SYSTEM RESET default_transaction_read_only")
            await ride.goes_on()
            await ride.answered(ANSWERS)
            server.kill()
            await asyncio.to_thread(server.start)
            await ride.goes_on()
            await ride.end()
            return ride

    with postgres(durable=True) as server, serving(server.url, **UNLIMITED) as served:
        ride = asyncio.run(play(served, server))
        assert served.terminate() == 0
        verdict = judge(server.url, ride.journals)
        assert verdict.ok, str(verdict)


async def command(url: str, sql: str) -> None:
    """As an administrator does it, for all who are connected."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(sql)
        await connection.execute("SELECT pg_reload_conf()")
    finally:
        await connection.close()
