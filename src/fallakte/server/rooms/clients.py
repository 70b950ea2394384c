"""Everybody who looks at a table through this node, and what they are told."""

from abc import abstractmethod
from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from fallakte.core.words import Event
from fallakte.protocol.messages import Chat, ChatLine, Table, Update
from fallakte.server.clock import now
from fallakte.server.rooms import views
from fallakte.server.rooms.client import ENCODER, WATCHER, Client
from fallakte.server.rooms.log import Ledger
from fallakte.server.store.rows import ChatRow, TableRow

PRESENT: Final = 75_000
"""Milliseconds for which counts who is connected to another node, unless it says so again."""

CHAT_KEPT: Final = 50
"""So much of what was said is told to whoever comes: at the table, or among those who watch."""

COMMANDS_KEPT: Final = 256


class Elsewhere(NamedTuple):
    """Who is connected to another node: the seats, and how many watch; and when it said so."""

    at: int
    seats: list[int]
    watching: int


class Audience:
    """The clients of a table: at its seats, watching, and those of whom other nodes have told."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.at_seats: dict[int, Client] = {}
        self.watchers: set[Client] = set()
        self.chat: dict[bool, deque[ChatLine]] = {}
        """What was said last, by whether it was said among those who watch."""
        self.heard: int | None = None
        """Up to which number the chat is known; None before it was looked for."""
        self.said: dict[str, int | None] = {}
        """The commands that brought what was said last, and the numbers with which they were answered here."""
        self._elsewhere: dict[str, Elsewhere] = {}

    @property
    @abstractmethod
    def ledger(self) -> Ledger:
        """The table as it is."""

    # Who is here

    def clients(self) -> list[Client]:
        """Everybody who looks at this table through this node."""
        return [*self.at_seats.values(), *self.watchers]

    def here(self) -> set[int]:
        """The seats whose people are connected, to any node."""
        if not self._elsewhere:
            return set(self.at_seats)
        return {*self.at_seats, *(seat for one in self._lately() for seat in one.seats)}

    @property
    def from_where(self) -> str:
        """The address of somebody who is connected to this node, those at seats first."""
        return next((client.address for client in (*self.at_seats.values(), *self.watchers)), "")

    @property
    def is_visited(self) -> bool:
        """Whether anybody is connected to any node, at a seat or to watch."""
        return bool(self.at_seats or self.watchers) or any(one.seats or one.watching for one in self._lately())

    def is_elsewhere(self, node: str, seats: list[int], watching: int) -> bool:
        """Another node says who is connected to it; whether that is news."""
        before = self.here(), self.is_visited
        self._elsewhere[node] = Elsewhere(now(), seats, watching)
        return (self.here(), self.is_visited) != before

    def _lately(self) -> list[Elsewhere]:
        since = now() - PRESENT
        return [one for one in self._elsewhere.values() if one.at > since]

    def send_away(self, seat: int, code: str) -> None:
        """Whoever is connected to a seat has it no longer; what they still say is said by somebody who watches."""
        client = self.at_seats.pop(seat, None)
        if client is not None:
            client.seat = WATCHER
            client.bye(code)

    # Telling

    def tell_all(
        self, events: Sequence[Event], by: Client | None = None, command: str | None = None, undone: int | None = None
    ) -> None:
        """The match has changed: a position for everybody, last for whom it was, with the answer to the command."""
        clients = self.clients()
        for client in clients:
            if client is not by:
                self.tell_position(client, events, undone=undone)
        if by is not None and by in clients:
            self.tell_position(by, events, command, undone)

    def tell_position(
        self, client: Client, events: Sequence[Event], command: str | None = None, undone: int | None = None
    ) -> None:
        """Where the match stands, to one client."""
        ledger = self.ledger
        if ledger.match is None:
            return
        told = views.told(ledger, events, client.seat)
        update = Update(
            number=ledger.number,
            at=now(),
            position=views.position(ledger, client),
            events=client.worded(ledger.setup.game, views.names(ledger), told) if client.sentences else told,
            sheet=views.sheet(ledger, events),
            timer=ledger.timer,
            taken_back=undone,
        )
        if command is not None:
            update.done = command
        client.tell(ENCODER.encode(update))

    def tell_table(self) -> None:
        """Something around the match has changed."""
        message = ENCODER.encode(self.look_of_table())
        for client in self.clients():
            client.tell(message)

    def look_of_table(self) -> Table:
        """The table around the match."""
        return views.table(self.row, self.ledger, self.here(), len(self.watchers))

    def tell_said(self, row: ChatRow) -> None:
        """Chat goes to those at the table, or to those who watch, as it was said."""
        if self.heard is not None and row.number < self.heard:
            return
        self.heard = row.number + 1
        message = ENCODER.encode(Chat(line=self.keep_said(row)))
        for client in self.watchers if row.seat is None else self.clients():
            client.tell(message)

    def keep_said(self, row: ChatRow) -> ChatLine:
        """Remember a line of chat for those who come."""
        line = ChatLine(
            number=row.number, at=row.at, name=row.name, seat=row.seat, text=row.text, reaction=row.reaction
        )
        self.chat.setdefault(row.seat is None, deque(maxlen=CHAT_KEPT)).append(line)
        if row.command is not None:
            self.said[row.command] = None
            if len(self.said) > COMMANDS_KEPT:
                del self.said[next(iter(self.said))]
        return line
