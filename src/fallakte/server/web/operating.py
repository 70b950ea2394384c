"""For whoever looks after the server: whether it lives, whether it is ready, what it has measured."""

from hmac import compare_digest

from litestar import Response, get

from fallakte.core.faults import Fault
from fallakte.protocol.requests import Reply
from fallakte.server.ops.metrics import TEXT
from fallakte.server.web.params import AtDesk, Visiting
from fallakte.version import VERSION


class Alive(Reply, kw_only=True):
    """The server lives."""

    alive: bool
    version: str


class Ready(Reply, kw_only=True):
    """The server can do its work. `bus` is false while other nodes cannot be heard; matches go on even so."""

    ready: bool
    bus: bool


@get("/health", operation_id="health", summary="Does it live?", tags=["operating"])
async def health() -> Alive:
    """Answers as long as the process does."""
    return Alive(alive=True, version=VERSION)


@get("/ready", operation_id="ready", summary="Is it ready?", tags=["operating"])
async def ready(desk: AtDesk) -> Ready:
    """Answers 503 while nothing can be stored, as on a full disk, and while the server is being stopped."""
    await desk.check_ready()
    return Ready(ready=True, bus=desk.bus.healthy)


@get("/metrics", include_in_schema=False)
async def metrics(desk: AtDesk, visitor: Visiting) -> Response[bytes]:
    """For Prometheus, with the host's token; without it there is nothing here."""
    wanted = f"Bearer {desk.settings.metrics_token}".encode()
    given = visitor.headers.get("authorization", "").encode()
    if not desk.settings.metrics_token or not compare_digest(wanted, given):
        raise Fault("no-such-page")
    return Response(desk.metrics.text(), media_type=TEXT)
