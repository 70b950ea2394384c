"""Matches to look at: records, stories, replays; and whether a record is what it says."""

from typing import Annotated, Any, Final

from litestar import Controller, Request, Response, get, post
from litestar.params import QueryParameter
from litestar.response import Stream

from fallakte.protocol.requests import Frames
from fallakte.server.replays.frames import eyes_of
from fallakte.server.web.ids import checked_id
from fallakte.server.web.params import AtDesk, InPath, Visiting
from fallakte.server.web.verify_process import VerdictSaid

PIECE: Final = 0.5
WHOLE: Final = 5.0
"""What a whole match costs whoever reads it; a hundred frames cost 1."""
"""What a piece of a replay costs, measured by a verdict: whoever looks at a match asks for several."""

Eyes = Annotated[str, QueryParameter(max_length=10, description='Whose eyes: a seat from 0 on, "public", or "open".')]
Since = Annotated[int, QueryParameter(ge=0, le=10**6, description="The first frame.")]
Count = Annotated[int, QueryParameter(ge=1, le=500, description="How many frames at most; fewer where they are large.")]


class Records(Controller):
    """What became of a match. A seat is named by the header `Authorization: Seat SECRET`, or by the cookie."""

    path = "/api/tables/{table:str}"
    tags = ("records",)

    @get("/record", operation_id="record", summary="The record of a match", media_type="application/x-ndjson")
    async def record(self, table: InPath, desk: AtDesk, visitor: Visiting) -> Stream:
        """JSON lines. While the match runs: what the seat has seen, or what everybody has."""
        visitor.wait_to_read(WHOLE)
        body = await desk.archive.record(checked_id(table), visitor.seat_secret, visitor.person)
        named = {"content-disposition": 'attachment; filename="match.jsonl"'}
        return Stream(body, media_type="application/x-ndjson", headers=named)

    @get("/text", operation_id="text", summary="A match in sentences", media_type="text/plain")
    async def text(self, table: InPath, desk: AtDesk, visitor: Visiting) -> Stream:
        """The match told in the reader's language; while it runs, as the seat has seen it."""
        visitor.wait_to_read(WHOLE)
        told = await desk.archive.text(checked_id(table), visitor.seat_secret, visitor.person, visitor.language)
        return Stream(told, media_type="text/plain")

    @get("/replay", operation_id="replay", summary="A match once more")
    async def replay(
        self,
        table: InPath,
        desk: AtDesk,
        visitor: Visiting,
        eyes: Eyes = "public",
        since: Since = 0,
        count: Count = 100,
    ) -> Response[Frames]:
        """A piece of a match, line by line, from somebody's eyes; while it runs, from one's own or the public's.

        There may be fewer frames than asked for, where they are large; `total` says how many there are.
        """
        visitor.wait_to_read(1 + count / 100)
        who, person = visitor.seat_secret, visitor.person
        made: Any = await desk.archive.frames(checked_id(table), who, person, eyes, since, count)
        return Response(made, media_type="application/json")


@post("/api/verify", operation_id="verify", summary="Verify a record", tags=["records"], status_code=200)
async def verify(request: Request[Any, Any, Any], desk: AtDesk, visitor: Visiting) -> VerdictSaid:
    """Whether the shuffles of a finished record are those that were committed to; the body is the record."""
    visitor.wait_for_judges()
    return await desk.judges.verdict(await request.body(), visitor.language)


@post("/api/replay", operation_id="replay-record", summary="A record once more", tags=["records"], status_code=200)
async def replay_record(
    request: Request[Any, Any, Any],
    desk: AtDesk,
    visitor: Visiting,
    eyes: Eyes = "open",
    since: Since = 0,
    count: Count = 100,
) -> Response[Frames]:
    """A piece of a record that somebody has, from somebody's eyes; the body is the record."""
    visitor.wait_for_judges(PIECE)
    made: Any = await desk.judges.frames(await request.body(), eyes_of(eyes), since, count)
    return Response(made, media_type="application/json")
