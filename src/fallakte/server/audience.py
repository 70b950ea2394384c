"""Everybody who looks at a table through this node, and what they are told."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from fallakte.core.words import Event
from fallakte.server import looks
from fallakte.server.client import ENCODER, WATCHER, Client
from fallakte.server.clockwork import now
from fallakte.server.ledger import Ledger, chat_line
from fallakte.server.messages import Chat, Table, Update
from fallakte.server.store.rows import Line, TableRow

PRESENT: Final = 75_000
"""Milliseconds for which counts who is connected to another node, unless it says so again."""


class Audience:
    """The clients of a table: at its seats, watching, and those of whom other nodes have told."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.at_seats: dict[int, Client] = {}
        self.watchers: set[Client] = set()
        self._elsewhere: dict[str, tuple[int, list[int]]] = {}

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
        lately = now() - PRESENT
        return {*self.at_seats, *(seat for at, seats in self._elsewhere.values() if at > lately for seat in seats)}

    def is_elsewhere(self, node: str, seats: list[int]) -> bool:
        """Another node says who is connected to it; whether that is news."""
        before = self.here()
        self._elsewhere[node] = (now(), seats)
        return self.here() != before

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
        for client in sorted(self.clients(), key=lambda one: one is by):
            self.tell_position(client, events, command if client is by else None, undone)

    def tell_position(
        self, client: Client, events: Sequence[Event], command: str | None = None, undone: int | None = None
    ) -> None:
        """Where the match stands, to one client."""
        ledger = self.ledger
        if ledger.match is None:
            return
        told = looks.told(ledger, events, client.seat)
        update = Update(
            number=ledger.number,
            at=now(),
            position=looks.position(ledger, client),
            events=client.worded(ledger.setup.game, looks.names(ledger), told) if client.sentences else told,
            sheet=looks.sheet(ledger, events),
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
        return looks.table(self.row, self.ledger, self.here(), len(self.watchers))

    def tell_said(self, line: Line) -> None:
        """Chat goes to those at the table, or to those who watch, as it was said."""
        said = chat_line(line)
        for_watchers = said.seat is None
        message = ENCODER.encode(Chat(line=said))
        for client in self.watchers if for_watchers else self.clients():
            client.tell(message)
