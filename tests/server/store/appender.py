"""A process that appends to many tables and says each number when it is answered, until it is killed."""

import asyncio
import os
import sys

from fallakte.server.store.sql import SqlStore
from tests.server.store.rows import append, opened, started

TABLES = [f"t{number}" for number in range(40)]


async def append_on(store: SqlStore, name: str) -> None:
    heads = await store.heads([name])
    if not heads:
        await opened(store, name)
    head = heads.get(name, 1)
    while await store.append(append(name, head)):
        os.write(1, f"{name} {head}\n".encode())
        head += 1


async def main(url: str) -> None:
    async with started(url) as store:
        await asyncio.gather(*(append_on(store, name) for name in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
