"""Bodies of requests, decoded strictly: "2" is not 2, and nothing unknown gets in."""

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State

from fallakte.core.faults import Fault
from fallakte.server.web.decode_errors import UNDECODABLE, what_is_wrong


class StrictRequest(Request[Any, Any, State]):
    """A request whose JSON is decoded by the handler's own type; Litestar would take texts for numbers."""

    async def json(self) -> Any:
        """The body in the type of the handler's `data`."""
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        try:
            return _decoder(wanted).decode(await self.body())
        except UNDECODABLE as error:
            raise what_is_wrong(error) from None

    async def body(self) -> bytes:
        """The whole body; a handler that wants one is not called without."""
        found = await super().body()
        if not found and "data" in self.route_handler.parsed_fn_signature.parameters:
            raise Fault("not-json")
        return found


@cache
def _decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(wanted)
