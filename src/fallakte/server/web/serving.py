"""Serving: a port, a desk behind it, and an orderly end."""

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from types import FrameType
from typing import Any, Final, Protocol

import uvicorn
from msgspec.structs import replace

from fallakte.core.faults import Fault
from fallakte.server.app import Desk, opened
from fallakte.server.ops.settings import Settings
from fallakte.server.web.app import make_app
from fallakte.server.web.wire import Door, Wire

log = logging.getLogger(__name__)

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
FORCED: Final = 130
OTHER_PORT: Final = 8029
BACKLOG: Final = 2048
PING_SECONDS: Final = 20.0
HEAD_BYTES: Final = 32 * 1024
COLLECT: Final = (20_000, 20, 50)
SPARE: Final = 200
"""Files for everything but connections."""


def listen(settings: Settings) -> socket.socket:
    """The port, taken before anything else is begun; a Fault says what stands in the way."""
    host, port = settings.host, settings.port
    try:
        family, kind, _, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        found = socket.socket(family, kind)
    except (OSError, UnicodeError):
        raise Fault("host-unknown", host=host) from None
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(BACKLOG)
    except OSError as error:
        found.close()
        raise _not_taken(error, settings) from None
    return found


def _not_taken(error: OSError, settings: Settings) -> Fault:
    port = settings.port
    if error.errno == errno.EADDRINUSE:
        return Fault("port-in-use", host=settings.host, port=str(port), other=str(port % 65535 + 1))
    if error.errno in (errno.EACCES, errno.EPERM):
        return Fault("port-not-allowed", port=str(port), other=str(OTHER_PORT))
    return Fault("host-unknown", host=settings.host)


class Front(Protocol):
    """Whoever speaks with the one who started the server."""

    def opened(self, settings: Settings) -> None:
        """People can come."""

    def stopping(self) -> None:
        """They have to go."""


Errand = Callable[[Desk], Awaitable[None]]
"""What is done beside serving, and given up when the server stops."""


def serve(settings: Settings, port: socket.socket, front: Front, errand: Errand | None = None) -> None:
    """Serve until somebody says stop."""
    known = replace(settings, port=port.getsockname()[1])
    _make_room(settings)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(known, port, front, errand))


def _make_room(settings: Settings) -> None:
    """As many files may be open as there may be connections, as far as the system lets us."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * settings.connections + SPARE if settings.connections else hard
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    if most < wanted:
        log.info("the system lets us open %d files, %d connections may need %d", most, settings.connections, wanted)


def _collect_seldom() -> None:
    """What was loaded stays, and rooms live long: to look for garbage among them after every few moves is wasted."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fast loop, where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, port: socket.socket, front: Front, errand: Errand | None) -> None:
    async with opened(settings) as desk:
        front.opened(settings)
        _collect_seldom()
        async with _beside(errand(desk) if errand else None):
            await Serving(desk, front.stopping).serve(sockets=[port])


@asynccontextmanager
async def _beside(errand: Awaitable[None] | None) -> AsyncIterator[None]:
    """While an errand is run; one that fails is logged, one that is not done by then is given up."""
    if errand is None:
        yield
        return
    running = asyncio.ensure_future(errand)
    running.add_done_callback(_look_at)
    try:
        yield
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await running


def _look_at(errand: asyncio.Future[None]) -> None:
    if not errand.cancelled() and (error := errand.exception()) is not None:
        log.error("beside serving", exc_info=error)


class Serving(uvicorn.Server):
    """uvicorn's server, which hands over before it closes what people hold open."""

    def __init__(self, desk: Desk, stopping: Callable[[], None]) -> None:
        super().__init__(_config(desk))
        self._desk = desk
        self._stopping = stopping

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new comes in, everybody is told to come back, then the rest is closed."""
        log.info("stopping")
        self._stopping()
        for server in self.servers:
            server.close()
        try:
            async with asyncio.timeout(self._desk.settings.shutdown_seconds):
                await self._desk.hub.stop()
        except TimeoutError:
            log.warning("stopped before everything was written")
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals stop the server and are then done with, so that a stopped server has not failed."""
        before: dict[signal.Signals, Any] = {one: signal.signal(one, self.handle_exit) for one in SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Once: stop. Ctrl-C for a second time: at once; what was answered is in the store."""
        if self.should_exit and sig == signal.SIGINT:
            os._exit(FORCED)
        self.should_exit = True


def _config(desk: Desk) -> uvicorn.Config:
    settings = desk.settings
    return uvicorn.Config(
        make_app(desk),
        http=type("LimitedDoor", (Door,), {"doors": desk.limits.doors}),
        ws=Wire,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        h11_max_incomplete_event_size=HEAD_BYTES,
        timeout_graceful_shutdown=settings.shutdown_seconds,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
    )
