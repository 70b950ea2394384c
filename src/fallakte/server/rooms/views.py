"""What a client is sent of a table: built up per seat from views, never cut down from the whole."""

from collections.abc import Iterable
from typing import Literal

from fallakte.core import sheet as core
from fallakte.core.words import Event, Words
from fallakte.protocol.messages import Outcome, Position, Seat, Table
from fallakte.server.rooms import player_words
from fallakte.server.rooms.client import WATCHER, Client
from fallakte.server.rooms.log import Ledger
from fallakte.server.store.rows import RUNNING, TableRow
from fallakte.server.tables.keys import in_groups


def told(ledger: Ledger, events: Iterable[Event], seat: int) -> list[Words]:
    """Events in words, as this seat is told them."""
    if ledger.match is None:
        return []
    vocabulary = ledger.match.game.vocabulary
    return [event.words(seat, vocabulary) for event in events]


def position(ledger: Ledger, client: Client) -> Position:
    """The match as a client sees it."""
    match = ledger.match
    assert match is not None
    seat = client.seat
    acts = ledger.to_act
    return Position(
        state=ledger.state,
        to_act=acts,
        due=match.due,
        view=match.seen(seat).words() if client.detail == "seen" and seat != WATCHER else match.view(seat),
        moves=match.legal() if acts == seat and seat != WATCHER else [],
        undo=undo_now(ledger, seat),
        outcome=outcome(match.table.outcome),
        counted=ledger.counting.counted() if ledger.counting is not None else {},
    )


def outcome(ended: core.Outcome | None) -> Outcome | None:
    """How the match ended, if it has."""
    return Outcome(winners=ended.winners, cause=ended.cause, rule=ended.rule) if ended is not None else None


def undo_now(ledger: Ledger, seat: int) -> Literal["free", "ask"] | None:
    """What it would take to undo this seat's last decision."""
    if seat == WATCHER or ledger.phase != RUNNING or not ledger.setup.settings.undo:
        return None
    last = ledger.last_decision(seat)
    if last is None:
        return None
    return "free" if is_free(ledger, seat, last) else "ask"


def is_free(ledger: Ledger, seat: int, to: int) -> bool:
    """Whether this seat may go back to that state without asking: no barrier since, or bots alone are the others."""
    if ledger.people == [seat]:
        return True
    if to < ledger.barrier:
        return False
    later = len(ledger.decisions) - 1
    while later >= 0 and ledger.decisions[later] >= to:
        if ledger.deciders[later] != seat:
            return False
        later -= 1
    return True


def sheet(ledger: Ledger, events: Iterable[Event]) -> list[Words]:
    """The score sheet, where a round has just ended."""
    for event in events:
        if event.what == "scored" and ledger.match is not None:
            return [line.words() for line in ledger.match.sheet]
    return []


def table(row: TableRow, ledger: Ledger, here: set[int], watching: int) -> Table:
    """The table around the match."""
    setup = ledger.setup
    return Table(
        id=row.id,
        code=in_groups(row.code),
        game=setup.game,
        options=setup.options,
        settings=setup.settings,
        phase=ledger.phase,
        listed=setup.listed,
        seats=[
            Seat(
                seat=seat,
                kind=place.kind,
                name=place.name,
                level=place.level,
                lent=place.lent,
                here=seat in here,
            )
            for seat, place in enumerate(ledger.places)
        ],
        commitment=setup.commitment,
        paused=ledger.paused,
        ask=ledger.ask,
        timer=ledger.timer,
        words=player_words.look(ledger),
        watching=watching,
        rematch=ledger.rematch,
        played_on_from=setup.played_on_from,
        closed_by_host=ledger.closed_by_host,
    )


def names(ledger: Ledger) -> list[str]:
    """What the players are called."""
    return [place.name for place in ledger.places]
