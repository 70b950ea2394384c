"""Persons: whoever a browser remembers by a cookie. There are no accounts."""

import re
from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec.structs import replace

from fallakte.server.clock import now
from fallakte.server.store.rows import PersonRow
from fallakte.server.store.store import Store
from fallakte.server.tables.keys import fingerprint, fits, new_id, new_secret

SECRET: Final = re.compile("[A-Za-z0-9_-]{16,64}")
DAY: Final = 86_400_000
REMEMBERED: Final = 10.0
"""Seconds for which a person is not looked up again; another node's change shows after them."""
MOST_REMEMBERED: Final = 2000


class Persons:
    """Finds, meets and keeps persons; the store knows the hash of a cookie's secret only."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lately: dict[bytes, tuple[float, PersonRow]] = {}

    async def known(self, secret: str) -> PersonRow | None:
        """The person with this secret in the cookie."""
        if not SECRET.fullmatch(secret):
            return None
        found = fingerprint(secret)
        until, row = self._lately.get(found, (0.0, None))
        if until < monotonic():
            row = await self._store.person(found)
            if row is not None:
                self._remember(row)
        return row if row is not None and fits(row.secret, found) else None

    async def meet(self, language: str) -> tuple[PersonRow, str]:
        """Somebody new, with the secret for the cookie."""
        secret = new_secret()
        at = now()
        row = PersonRow(
            id=new_id(), secret=fingerprint(secret), name="", language=language, settings=b"{}", met=at, seen=at
        )
        await self.keep(row)
        return row, secret

    async def keep(self, row: PersonRow) -> None:
        """Keep what has changed about a person."""
        await self._store.keep_person(row)
        self._remember(row)

    async def change(self, row: PersonRow, change: Callable[[PersonRow], PersonRow]) -> PersonRow:
        """Change a person as the store has them now, whatever else has changed meanwhile."""
        changed = await self._store.change_person(row.id, change)
        if changed is None:
            changed = change(row)
            await self._store.keep_person(changed)
        self._remember(changed)
        return changed

    def forget(self, persons: set[str]) -> None:
        """Look these up again when they come next."""
        self._lately = {secret: kept for secret, kept in self._lately.items() if kept[1].id not in persons}

    def learn(self, row: PersonRow) -> None:
        """Somebody else has changed a person."""
        self._remember(row)

    async def is_back(self, row: PersonRow) -> bool:
        """Note that somebody was here today; whether this is the first time today."""
        at = now()
        if at - row.seen < DAY:
            return False
        await self.change(row, lambda kept: replace(kept, seen=at))
        return True

    def _remember(self, row: PersonRow) -> None:
        if len(self._lately) >= MOST_REMEMBERED:
            self._lately.clear()
        self._lately[row.secret] = (monotonic() + REMEMBERED, row)
