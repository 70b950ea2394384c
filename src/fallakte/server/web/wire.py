"""The lowest level: uvicorn's connections, with limits of their own, and sockets that can be written to at once."""

import asyncio
import random
import socket
import struct
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from fallakte.server.ops.limits import Connections, Who, neighbourhood

HEAD_SECONDS: Final = 15.0
"""How long a connection may take to send the head of a request."""
LAST_SECONDS: Final = 3.0
"""How long a socket that is closed may take to read what it was told."""
MOST_PIECES: Final = 64
"""Frames in which a message may come."""
SYSTEM_BYTES: Final = 128 * 1024
"""What the system keeps of a socket's messages on their way."""
AT_ONCE: Final = struct.pack("ii", 1, 0)
MOST_UNHEARD: Final = 8
TEXT: Final = 0x81
NO_TEXT: Final = 1007
NOT_UNDERSTOOD: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

_pack_16 = struct.Struct("!BBH").pack
_pack_64 = struct.Struct("!BBQ").pack


class Door(H11Protocol):
    """A connection that brings requests; one too many, or one that does not finish a request's head, is closed."""

    doors: Connections

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._before: object = None
        self._watch: asyncio.TimerHandle | None = None
        self._who: Who | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        who = Who(neighbourhood(self.client[0] if self.client else ""))
        if not self.doors.enter(who):
            transport.abort()
            return
        self._who = who
        self._watch = self.loop.call_later(HEAD_SECONDS, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)
        wire = self.transport.get_protocol()
        if isinstance(wire, Wire) and not wire.handshake_initiated:
            # A request that is none to a WebSocket (it has a body, or a line without end) would be left unanswered.
            self.transport.write(NOT_UNDERSTOOD)
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """A request that turned out to be none is over: nobody waits for the rest of it or for another answer."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(NOT_UNDERSTOOD)
        self.transport.close()
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def _look(self) -> None:
        """Between two looks a request must have come, or one must be under way."""
        if getattr(self.cycle, "response_complete", True) and self.cycle is self._before:
            self.transport.abort()
            return
        self._before = self.cycle
        self._watch = self.loop.call_later(HEAD_SECONDS, self._look)

    def _leave(self) -> None:
        """What comes from now on is a socket's business, or nobody's."""
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        if self._who is not None:
            self.doors.leave(self._who)
            self._who = None


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that its application may write to without waiting; what is unread lies in the transport's buffer."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, {**app_state, "wire": self}, _loop)
        self.most_unread = config.ws_max_size
        # A queue and an event of asyncio's take three kilobytes, and there are thousands of sockets.
        self.queue: Any = Inbox(self.loop)
        self.writable: Any = ALWAYS
        self._request: Any = None
        self._heard_at = 0.0

    def handle_connect(self, event: Any) -> None:
        self._request = event
        super().handle_connect(event)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # The system would keep megabytes for a reader who does not read, and we could not count them.
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BYTES)

    def data_received(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        super().data_received(data)

    def schedule_ping(self) -> None:
        """Those who came together after a restart are not asked in the same moment for ever."""
        assert self.ping_interval is not None
        delay = self.ping_interval * random.uniform(0.75, 1.25)
        self.ping_timer = self.loop.call_later(delay, self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """Whoever was heard lately need not be asked."""
        assert self.ping_interval is not None
        if self.loop.time() - self._heard_at < self.ping_interval:
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def forget_handshake(self) -> None:
        """Headers are as large as a table, and nobody asks for them again."""
        self.scope["headers"] = []
        self.response.headers.clear()
        if self._request is not None:
            self._request.headers.clear()
            self._request = None

    def pause_writing(self) -> None:
        """What is unread is counted by us."""

    def resume_writing(self) -> None:
        """What is unread is counted by us."""

    @property
    def unread(self) -> int:
        """How many bytes the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

    def write(self, message: bytes) -> None:
        """Send a text message now."""
        if self.close_sent or self.disconnected:
            return
        size = len(message)
        if size < 126:
            head = bytes((TEXT, size))
        else:
            head = _pack_16(TEXT, 126, size) if size < 65536 else _pack_64(TEXT, 127, size)
        self.transport.write(head + message)

    def end(self, code: int) -> None:
        """Close the socket; who does not read what was said until then is cut off."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LAST_SECONDS, self.cut_off)

    def cut_off(self) -> None:
        """End the connection, and with it all that the system still keeps for it."""
        found = self.transport.get_extra_info("socket")
        if found is not None and found.fileno() >= 0:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """An answer in place of a socket ends the handshake too; uvicorn would log it as a fault of ours."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def handle_ping(self) -> None:
        """Whoever asks and asks and does not read the answers is cut off."""
        if self.unread > self.most_unread:
            self.cut_off()
        else:
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        """A message has come. Reading is stopped only for who says much at once: to stop and go on costs two calls of
        the system each time. What is sent as text and is none ends the socket."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        if len(self.queue) >= MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        """A message in endless pieces is none."""
        if len(self.frames) >= MOST_PIECES:
            self.cut_off()
        else:
            super().handle_cont(event)


class Inbox:
    """What has come through one socket and was not heard yet; one waits for it."""

    __slots__ = ("_events", "_loop", "_waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        """Whether everything was heard."""
        return not self._events

    def put_nowait(self, event: Any) -> None:
        """Something has come."""
        self._events.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        """The next that has come."""
        while not self._events:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._events.pop(0)


class Always:
    """Stands where uvicorn waits until a socket may be written to."""

    def set(self) -> None:
        """It is."""

    def clear(self) -> None:
        """It stays."""

    async def wait(self) -> bool:
        """At once."""
        return True


ALWAYS: Final = Always()
