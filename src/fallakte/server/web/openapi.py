"""The description of all requests (OpenAPI), made from the types that decode them."""

from typing import Any

from litestar import Request, Response, get
from litestar.openapi import OpenAPIConfig

from fallakte.server.settings import Settings
from fallakte.version import VERSION


def description(settings: Settings) -> OpenAPIConfig:
    """What the framework describes by itself."""
    return OpenAPIConfig(title="Fallakte", version=VERSION, path="/schema/raw", render_plugins=())


@get("/schema/openapi.json", include_in_schema=False)
async def described(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The whole description."""
    import msgspec

    return Response(msgspec.json.encode(request.app.openapi_schema.to_schema()), media_type="application/json")
