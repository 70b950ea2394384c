"""Tables over HTTP: opening them, finding them, taking seats."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from fallakte.protocol.messages import Table
from fallakte.protocol.requests import (
    Opened,
    OpenTable,
    PlayOn,
    Recover,
    Rematch,
    ReportWish,
    Seated,
    SeatGiven,
    SeatSecret,
    SitDown,
)
from fallakte.server.app import Desk
from fallakte.server.tables.reports import report
from fallakte.server.web.answers import too_fast
from fallakte.server.web.finding import table_named
from fallakte.server.web.ids import checked_id
from fallakte.server.web.params import AtDesk, InPath, Visiting
from fallakte.server.web.visitor import Visitor


class Tables(Controller):
    """What can be done with tables without sitting at one."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", operation_id="open-table", summary="Open a table")
    async def open(self, data: JSONBody[OpenTable], desk: AtDesk, visitor: Visiting) -> Opened:
        """A new table with one's own seat and invitations. No account is needed; a cookie remembers the person."""
        _limit_tables(desk, visitor)
        wait = desk.limits.listings.take(visitor.who.address) if data.listed else 0
        if wait:
            raise too_fast(wait)
        return await desk.lobby.open(data, await visitor.introduced())

    @get("/", operation_id="listed-tables", summary="The listed tables")
    async def listed(self, desk: AtDesk) -> list[Seated]:
        """The tables that everybody may find: those that wait for somebody first."""
        return await desk.lobby.listed()

    @get("/{table:str}", operation_id="table", summary="A table")
    async def about(self, table: InPath, desk: AtDesk, visitor: Visiting) -> Table:
        """A table as everybody with its link may see it."""
        return await table_named(desk, visitor, table)

    @post("/{table:str}/sit", operation_id="sit", summary="Take a seat", status_code=200)
    async def sit(self, table: InPath, data: JSONBody[SitDown], desk: AtDesk, visitor: Visiting) -> SeatGiven:
        """Take the seat of a link, or an open one."""
        return await desk.lobby.sit(checked_id(table), data, await visitor.introduced())

    @post("/{table:str}/recover", operation_id="recover", summary="Bring a seat back", status_code=200)
    async def recover(self, table: InPath, data: JSONBody[Recover], desk: AtDesk, visitor: Visiting) -> SeatGiven:
        """Bring a seat back by its recovery code, with a new key and a new code; what there was before ends."""
        wait = desk.limits.recoveries.take(visitor.who.address)
        if wait:
            raise too_fast(wait)
        return await desk.lobby.recover(checked_id(table), data, await visitor.introduced())

    @post("/{table:str}/hand-over", operation_id="hand-over", summary="Hand a seat over", status_code=200)
    async def hand_over(self, table: InPath, data: JSONBody[SeatSecret], desk: AtDesk, visitor: Visiting) -> SeatGiven:
        """A link for one's seat, for somebody else or another device; when it is used, one's own key ends."""
        return await desk.lobby.hand_over(checked_id(table), data, visitor.as_is())

    @post("/{table:str}/take-back", operation_id="take-back", summary="Keep a seat after all", status_code=200)
    async def take_back(self, table: InPath, data: JSONBody[SeatSecret], desk: AtDesk, visitor: Visiting) -> SeatGiven:
        """End the link to hand over, if nobody has used it yet."""
        return await desk.lobby.take_back(checked_id(table), data, visitor.as_is())

    @post("/{table:str}/rematch", operation_id="rematch", summary="Play once more")
    async def rematch(self, table: InPath, data: JSONBody[Rematch], desk: AtDesk, visitor: Visiting) -> Opened:
        """Another match with the same people: whoever asks gets their own seat at the same new table."""
        _limit_tables(desk, visitor)
        return await desk.again.rematch(checked_id(table), data, visitor.as_is())

    @post("/{table:str}/play-on", operation_id="play-on", summary="Play on from here")
    async def play_on(self, table: InPath, data: JSONBody[PlayOn], desk: AtDesk, visitor: Visiting) -> Opened:
        """A new match from a point of a finished one, against bots."""
        _limit_tables(desk, visitor)
        return await desk.again.play_on(checked_id(table), data, await visitor.introduced())

    @post("/{table:str}/report", operation_id="report", summary="Tell the host", status_code=204)
    async def report(self, table: InPath, data: JSONBody[ReportWish], desk: AtDesk, visitor: Visiting) -> None:
        """Tell the host about a seat or the chat of a table at which one sits or may watch."""
        wait = desk.limits.reports.take(visitor.who)
        if wait:
            raise too_fast(wait)
        await report(await desk.hub.room(checked_id(table)), data, visitor.person)


@get("/api/codes/{code:str}", operation_id="table-by-code", summary="A table by its code", tags=["tables"])
async def by_code(code: InPath, desk: AtDesk, visitor: Visiting) -> Table:
    """The table with this short code, however it is typed."""
    return await table_named(desk, visitor, checked_id(code)[:16])


def _limit_tables(desk: Desk, visitor: Visitor) -> None:
    wait = desk.limits.tables.take(visitor.who)
    if wait:
        raise too_fast(wait)
