"""PostgreSQL stopped, restarted and hanging under appends."""

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import text

from fallakte.core.faults import Fault
from fallakte.server.store.sql import SqlStore
from tests.server.services import Postgres, needs_postgres, postgres, shared_postgres
from tests.server.store.rows import append, opened, started, whole

pytestmark = [pytest.mark.anyio, needs_postgres]


class Appender:
    """Appends to a table as a room does: where the answer is unknown it reads again and goes on."""

    def __init__(self, store: SqlStore, name: str) -> None:
        self.store = store
        self.name = name
        self.answered: list[int] = []
        self.faults: set[str] = set()

    async def run(self, enough: Callable[[], bool]) -> None:
        """Until `enough`, and then until one more is answered."""
        head = 1
        while True:
            last = enough()
            try:
                if await self.store.append(append(self.name, head)):
                    self.answered.append(head)
                    if last:
                        return
                head = (await self.store.heads([self.name]))[self.name]
            except Fault as fault:
                self.faults.add(fault.key)
                await asyncio.sleep(0.02)


async def disturbed(server: Postgres, disturb: Callable[[], None]) -> None:
    """Appends go on while something happens to the server, and nothing that was answered is lost or doubled."""
    async with started(server.url) as store:
        appenders = [Appender(store, f"t{number}") for number in range(20)]
        await opened(store, *(one.name for one in appenders))
        calm = asyncio.Event()
        tasks = [asyncio.create_task(one.run(calm.is_set)) for one in appenders]
        while not all(one.answered for one in appenders):
            await asyncio.sleep(0.01)
        await asyncio.to_thread(disturb)
        calm.set()
        await asyncio.gather(*tasks)
        for one in appenders:
            await whole(store, one.name)
            numbers = {line.number for line in await store.lines(one.name)}
            assert len(one.answered) == len(set(one.answered))
            assert set(one.answered) <= numbers
            assert one.faults <= {"store-unreachable"}


@pytest.mark.parametrize("how", ["restarted", "killed"])
async def test_appends_go_on_when_the_server_was(how: str) -> None:
    with postgres(durable=True) as server:

        def kill() -> None:
            server.kill()
            server.start()

        await disturbed(server, server.restart if how == "restarted" else kill)


async def test_a_server_that_is_away_is_a_fault_and_no_waiting() -> None:
    with postgres() as server:
        async with started(server.url) as store:
            await opened(store, "t")
            server.stop()
            for ask in (store.append(append("t", 1)), store.table("t"), store.heads(["t"]), store.delete("t")):
                with pytest.raises(Fault) as found:
                    await ask
                assert found.value.key == "store-unreachable"
            server.start()
            assert await store.heads(["t"]) == {"t": 1}
            assert await store.append(append("t", 1))


async def test_an_idle_connection_that_was_cut_is_no_fault_at_all() -> None:
    with postgres() as server:
        async with started(server.url) as store:
            await opened(store, "t")
            assert await store.heads(["t"]) == {"t": 1}
            server.restart()
            assert await store.heads(["t"]) == {"t": 1}
            assert await store.append(append("t", 1))
            await whole(store, "t")


async def test_a_server_that_hangs_is_a_fault_for_all_who_wait() -> None:
    with postgres() as server:
        async with started(server.url) as store:
            names = [f"t{number}" for number in range(5)]
            await opened(store, *names)
            with server.hanging():
                first = asyncio.ensure_future(store.append(append(names[0], 1)))
                await asyncio.sleep(0.2)
                asked = [first, *(store.append(append(name, 1)) for name in names[1:]), store.heads(names)]
                answers = await asyncio.gather(*asked, return_exceptions=True)
            assert [one.key for one in answers if isinstance(one, Fault)] == ["store-unreachable"] * 6
            for name in names:
                (head,) = (await store.heads([name])).values()
                assert await store.append(append(name, head))
                await whole(store, name)


async def test_a_table_that_somebody_holds_does_not_harm_its_neighbours() -> None:
    url = shared_postgres().database()
    async with started(url) as store, started(url) as stranger:
        await opened(store, "held", "free")
        await stranger._writer.stop()
        holding, go_on = asyncio.Event(), asyncio.Event()

        async def hold() -> None:
            async with stranger._database._writer.connect() as connection:  # type: ignore[attr-defined]
                await connection.execute(text("SELECT * FROM tables WHERE id = 'held' FOR UPDATE"))
                holding.set()
                await go_on.wait()

        task = asyncio.create_task(hold())
        await holding.wait()
        answers = await asyncio.gather(
            store.append(append("free", 1)), store.append(append("held", 1)), return_exceptions=True
        )
        go_on.set()
        await task
        assert answers[0] is True
        assert isinstance(answers[1], Fault)
        assert answers[1].key == "store-busy"
        assert await store.append(append("held", 1))


async def test_a_server_that_only_reads() -> None:
    server = shared_postgres()
    url = server.database()
    async with started(url) as store, started(server.url) as administrator:

        async def read_only(value: str) -> None:
            command = f"ALTER DATABASE {url.rpartition('/')[2]} SET default_transaction_read_only = {value}"
            await administrator._database.write(lambda connection: connection.execute(text(command)).close())
            # It holds for new connections.
            await store._database.stop()

        await opened(store, "t")
        await read_only("on")
        with pytest.raises(Fault) as found:
            await store.append(append("t", 1))
        assert found.value.key == "store-read-only"
        assert await store.heads(["t"]) == {"t": 1}
        await read_only("off")
        assert await store.append(append("t", 1))
