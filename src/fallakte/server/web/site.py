"""What a client's pages say of whoever runs the server."""

from litestar import get

from fallakte.protocol.requests import Reply
from fallakte.server.web.params import AtDesk
from fallakte.version import VERSION


class Site(Reply, kw_only=True):
    """Who answers for this server, where the host has said so, and what it runs."""

    version: str
    imprint: str | None = None
    privacy: str | None = None


@get("/api/site", operation_id="site", summary="Who runs this server", tags=["operating"])
async def site(desk: AtDesk) -> Site:
    """The addresses of the host's imprint and privacy notice, and the version."""
    settings = desk.settings
    return Site(version=VERSION, imprint=settings.imprint_url or None, privacy=settings.privacy_url or None)
