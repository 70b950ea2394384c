"""Whom letters may go to: addresses that were confirmed, those that want none, and how many went to whom."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, case, delete, or_, select

from fallakte.server.store import writes
from fallakte.server.store.database import Database
from fallakte.server.store.rows import PersonRow
from fallakte.server.store.schema import CONFIRMATIONS, KEYS, LETTERS, NOTICES, UNWANTED

if TYPE_CHECKING:
    from fallakte.server.store.writer import Writer

ABSENCE: Final = "absence"
"""The reason under which a seat is marked whose person was told something and has not come since."""


class Quota(Struct, frozen=True):
    """At most `most` letters of a kind within so many milliseconds of the first."""

    name: str
    most: int
    within: int


class Confirmation(Struct, frozen=True):
    """A link that confirms an address: the hash of its token, and whose address it confirms, for which way."""

    token: bytes
    person: str
    way: str
    recipient: bytes
    until: int


Confirming = Callable[[PersonRow, Confirmation], PersonRow | None]


class Letters:
    """The part of the store that knows recipients; of their addresses it sees keyed hashes alone."""

    def __init__(self, database: Database, writer: "Writer") -> None:
        self._read = database.read
        self._do = writer.do

    async def key(self, name: str, fresh: bytes) -> bytes:
        """A key that all nodes share: the one that is kept, or else this fresh one from now on."""
        found = await self._read(partial(_key, name=name))
        return found if found is not None else await self._do(partial(_keep_key, name=name, fresh=fresh))

    async def take(self, recipient: bytes, quotas: Sequence[Quota], at: int) -> bool:
        """Whether one more letter may go there by all of these quotas; if so it is counted."""
        return await self._do(partial(_take, recipient=recipient, quotas=quotas, at=at))

    async def offer(self, confirmation: Confirmation) -> None:
        """Keep a link that confirms an address, in place of earlier ones of that person for that way."""
        await self._do(partial(_offer, confirmation=confirmation))

    async def offered(self, token: bytes, at: int) -> Confirmation | None:
        """The link with this token, if it can still be used."""
        return await self._read(partial(_offered, token=token, at=at))

    async def accept(self, token: bytes, at: int, confirm: Confirming) -> PersonRow | None:
        """Use up a link: `confirm` changes its person, and its recipient is wanted again.

        None where it was used before, is too old, or `confirm` says that the person wants something else by now.
        """
        return await self._do(partial(_accept, token=token, at=at, confirm=confirm))

    async def unwanted(self, recipient: bytes) -> bool:
        """Whether nothing may go there."""
        return await self._read(partial(_unwanted, recipient=recipient))

    async def refuse(self, recipient: bytes, at: int) -> None:
        """From now on nothing goes there."""
        await self._do(partial(_refuse, recipient=recipient, at=at))

    async def came(self, table: str, seat: int) -> None:
        """The person of a seat is there again: whoever is away next is told anew."""
        if await self._read(partial(_was_told, table=table, seat=seat)):
            await self._do(partial(_came, table=table, seat=seat))

    async def clear_out(self, at: int) -> None:
        """Forget links and counts whose time is over."""
        await self._do(partial(_clear_out, at=at))


def _key(connection: Connection, name: str) -> bytes | None:
    return connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar()


def _keep_key(connection: Connection, name: str, fresh: bytes) -> bytes:
    writes.unless_there(connection, KEYS, [{"name": name, "value": fresh}])
    return _key(connection, name) or fresh


def _take(connection: Connection, recipient: bytes, quotas: Sequence[Quota], at: int) -> bool:
    return all(_take_one(connection, recipient, quota, at) for quota in quotas)


def _take_one(connection: Connection, recipient: bytes, quota: Quota, at: int) -> bool:
    put = writes.insert_into(connection, LETTERS).values(
        recipient=recipient, quota=quota.name, until=at + quota.within, count=1
    )
    past = LETTERS.c.until <= at
    counted = put.on_conflict_do_update(
        index_elements=["recipient", "quota"],
        set_={
            "count": case((past, 1), else_=LETTERS.c.count + 1),
            "until": case((past, put.excluded.until), else_=LETTERS.c.until),
        },
        where=or_(past, LETTERS.c.count < quota.most),
    )
    return connection.execute(counted).rowcount > 0


def _offer(connection: Connection, confirmation: Confirmation) -> None:
    earlier = (CONFIRMATIONS.c.person == confirmation.person, CONFIRMATIONS.c.way == confirmation.way)
    connection.execute(delete(CONFIRMATIONS).where(*earlier))
    row = {name: getattr(confirmation, name) for name in confirmation.__struct_fields__}
    writes.unless_there(connection, CONFIRMATIONS, [row])


def _offered(connection: Connection, token: bytes, at: int) -> Confirmation | None:
    wanted = select(CONFIRMATIONS).where(CONFIRMATIONS.c.token == token, CONFIRMATIONS.c.until > at)
    row = connection.execute(wanted).first()
    return Confirmation(*row) if row else None


def _accept(connection: Connection, token: bytes, at: int, confirm: Confirming) -> PersonRow | None:
    found = _offered(connection, token, at)
    used = connection.execute(delete(CONFIRMATIONS).where(CONFIRMATIONS.c.token == token)).rowcount
    person = writes.held_person(connection, found.person) if found is not None and used else None
    changed = confirm(person, found) if person is not None and found is not None else None
    if changed is not None and found is not None:
        writes.keep_person(connection, changed)
        connection.execute(delete(UNWANTED).where(UNWANTED.c.recipient == found.recipient))
    return changed


def _unwanted(connection: Connection, recipient: bytes) -> bool:
    return connection.execute(select(UNWANTED.c.at).where(UNWANTED.c.recipient == recipient)).first() is not None


def _refuse(connection: Connection, recipient: bytes, at: int) -> None:
    connection.execute(delete(CONFIRMATIONS).where(CONFIRMATIONS.c.recipient == recipient))
    writes.unless_there(connection, UNWANTED, [{"recipient": recipient, "at": at}])


def _was_told(connection: Connection, table: str, seat: int) -> bool:
    return connection.execute(select(NOTICES.c.seat).where(*_told(table, seat))).first() is not None


def _came(connection: Connection, table: str, seat: int) -> None:
    connection.execute(delete(NOTICES).where(*_told(table, seat)))


def _told(table: str, seat: int) -> tuple[ColumnElement[bool], ...]:
    return (NOTICES.c.table_id == table, NOTICES.c.seat == seat, NOTICES.c.reason == ABSENCE)


def _clear_out(connection: Connection, at: int) -> None:
    for table in (CONFIRMATIONS, LETTERS):
        connection.execute(delete(table).where(table.c.until <= at))
