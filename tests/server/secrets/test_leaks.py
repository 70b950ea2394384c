"""A server that tells a little too much is found out: by a view, an event, a message more, a request, a name."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from fallakte.core.replay import OPEN
from fallakte.core.words import Event, Words
from fallakte.protocol.messages import Position, Table
from fallakte.server.rooms import views
from fallakte.server.rooms.client import Client
from fallakte.server.rooms.log import Ledger
from fallakte.server.rooms.room import Room
from fallakte.server.tables import archive
from tests.server.secrets.cases import CASES, MIDDLE, other_of, record_of
from tests.server.secrets.proof import prove
from tests.server.secrets.servers import Shelf

Leak = Callable[[pytest.MonkeyPatch], None]
position, table, tell_table = views.position, views.table, Room.tell_table


def next_card(ledger: Ledger) -> int:
    """What nobody knows."""
    assert ledger.match is not None
    truth: Any = ledger.match.table
    return int(truth.deck[truth.next]) if truth.next < len(truth.deck) else 0


def in_a_view(patch: pytest.MonkeyPatch) -> None:
    def leaking(ledger: Ledger, client: Client) -> Position:
        found = position(ledger, client)
        found.view["next"] = next_card(ledger)
        return found

    patch.setattr(views, "position", leaking)


def in_the_moves_that_could_be_taken_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(views, "undo_now", lambda ledger, seat: ("free", "ask")[next_card(ledger) % 2])


def in_what_is_told(patch: pytest.MonkeyPatch) -> None:
    def leaking(ledger: Ledger, events: list[Event], seat: int) -> list[Words]:
        return [event.open_words(ledger.match.game.vocabulary) for event in events] if ledger.match else []

    patch.setattr(views, "told", leaking)


def in_a_message_more(patch: pytest.MonkeyPatch) -> None:
    def leaking(room: Room) -> None:
        for _ in range(1 + (room.ledger.match is not None and next_card(room.ledger) > 5)):
            tell_table(room)

    patch.setattr(Room, "tell_table", leaking)


def in_the_replay_of_a_running_match(patch: pytest.MonkeyPatch) -> None:
    task = archive._task
    patch.setattr(archive, "_task", lambda what, steps, eyes, *rest, **more: task(what, steps, OPEN, *rest, **more))


def in_the_seed(patch: pytest.MonkeyPatch) -> None:
    def leaking(row: Any, *given: Any) -> Table:
        found = table(row, *given)
        found.code = row.secret[:1]
        return found

    patch.setattr(views, "table", leaking)


LEAKS: tuple[Leak, ...] = (
    in_a_view,
    in_the_moves_that_could_be_taken_back,
    in_what_is_told,
    in_a_message_more,
    in_the_replay_of_a_running_match,
    in_the_seed,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_the_proof_finds_what_is_told(shelf: Shelf, monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    leak(monkeypatch)
    others = {0: other_of(CASES[0], MIDDLE, 0)}
    (finding,) = asyncio.run(prove(shelf, record_of(CASES[0], MIDDLE), others))
    assert finding.leak.startswith("eyes 0, ")
