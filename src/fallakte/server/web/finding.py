"""Tables by their id or their code, for people who may have mistyped it and not for those who try them all."""

from fallakte.core.faults import Fault
from fallakte.protocol.messages import Table
from fallakte.server.app import Desk
from fallakte.server.tables.keys import is_code
from fallakte.server.web.answers import too_fast
from fallakte.server.web.ids import checked_id
from fallakte.server.web.visitor import Visitor


async def table_named(desk: Desk, visitor: Visitor, name: str) -> Table:
    """The table with this id or code; of codes an address may miss so many an hour."""
    if not is_code(name):
        return await desk.lobby.about(checked_id(name))
    misses, address = desk.limits.misses, visitor.who.address
    # Taken before anything is looked up: of many tries at once none knows yet how the others end.
    wait = misses.take(address)
    if wait:
        raise too_fast(wait)
    is_miss = False
    try:
        return await desk.lobby.about(checked_id(name))
    except Fault as fault:
        is_miss = fault.key == "no-such-table"
        raise
    finally:
        if not is_miss:
            misses.give_back(address)
