"""Attack 26: an address for admins or for finding mistakes that anybody can ask."""

from pathlib import Path

from litestar import Litestar

from fallakte.server.app import Desk
from fallakte.server.cluster.bus import Alone
from fallakte.server.notices.post import Post
from fallakte.server.ops.settings import Settings
from fallakte.server.store.sql import open_store
from fallakte.server.thinking.pool import Thinkers
from fallakte.server.web.app import make_app
from fallakte.server.web.guard import Guard

KNOWN = {
    "/": "GET",
    "/t/{table:str}": "GET",
    "/verify": "GET POST",
    "/confirm/{token:str}": "GET POST",
    "/unsubscribe/{token:str}": "GET POST",
    "/new/{game:str}": "GET",
    "/replay": "GET",
    "/replay/{table:str}": "GET",
    "/rules": "GET",
    "/rules/{page:str}": "GET",
    "/settings": "GET",
    "/app/{path:path}": "GET",
    "/style.css": "GET",
    "/favicon.svg": "GET",
    "/robots.txt": "GET",
    "/api/games": "GET",
    "/api/site": "GET",
    "/api/codes/{code:str}": "GET",
    "/api/tables": "GET POST",
    "/api/tables/{table:str}": "GET",
    "/api/tables/{table:str}/sit": "POST",
    "/api/tables/{table:str}/recover": "POST",
    "/api/tables/{table:str}/hand-over": "POST",
    "/api/tables/{table:str}/take-back": "POST",
    "/api/tables/{table:str}/rematch": "POST",
    "/api/tables/{table:str}/play-on": "POST",
    "/api/tables/{table:str}/report": "POST",
    "/api/tables/{table:str}/record": "GET",
    "/api/tables/{table:str}/text": "GET",
    "/api/tables/{table:str}/replay": "GET",
    "/api/me": "GET PATCH",
    "/api/me/tables": "GET",
    "/api/me/confirm": "POST",
    "/api/me/test-notice": "POST",
    "/api/verify": "POST",
    "/api/replay": "POST",
    "/schema": "GET",
    "/schema/{path:str}": "GET",
    "/schema/openapi.json": "GET",
    "/host": "GET POST",
    "/health": "GET",
    "/ready": "GET",
    "/metrics": "GET",
}
"""Every address. Whoever adds one writes it here, and says in docs/security.md who may ask it."""


def test_26_there_is_no_address_but_these(tmp_path: Path):
    desk = Desk(
        Settings(),
        open_store(f"sqlite:///{tmp_path}/fallakte.db"),
        Alone(),
        Thinkers(1),
        Post(None, private_targets=False),
    )
    guard = make_app(desk)
    assert isinstance(guard, Guard)
    app = guard._app
    assert isinstance(app, Litestar)
    found = {route.path: " ".join(sorted({*route.methods} - {"OPTIONS", "HEAD"})) for route in app.routes}
    assert found == KNOWN
    assert app.debug is False
