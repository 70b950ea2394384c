"""What people at a table can do, one function a command. The room holds its lock while one runs."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fallakte.core.faults import Fault, Refused
from fallakte.core.match import Match
from fallakte.core.table import OK
from fallakte.core.words import Words
from fallakte.protocol.messages import (
    Answer,
    Because,
    Clock,
    Close,
    Done,
    Leave,
    Lend,
    Look,
    Move,
    Pause,
    Resume,
    Return,
    Reveal,
    Say,
    Undo,
    Why,
)
from fallakte.server.clock import now
from fallakte.server.rooms import player_words, views
from fallakte.server.rooms.bounds import BREAKS, LINES, UNDOS
from fallakte.server.rooms.client import ENCODER, WATCHER, Client
from fallakte.server.rooms.setup import Place
from fallakte.server.store.rows import GATHERING, RUNNING, ChatRow, SeatRow
from fallakte.server.tables.names import one_line
from fallakte.server.tables.seats import place_left, seat_line
from fallakte.text.speaker import speaker

if TYPE_CHECKING:
    from fallakte.server.rooms.room import Room


# The match


async def move(room: "Room", client: Client, message: Move) -> None:
    """A move, if it was made for the present state and the rules allow it."""
    match = _running(room, client)
    ledger = room.ledger
    if ledger.paused is not None:
        raise Fault("paused")
    if message.state != ledger.state:
        raise Fault("stale")
    _to_act(match, client.seat)
    if ledger.places[client.seat].lent:
        raise Fault("seat-lent")
    events = await room.play(match.table.number(message.move), key(client, message.command))
    room.tell_all(events, client, message.command)
    room.driver.look()


async def why(room: "Room", client: Client, message: Why) -> None:
    """Whether a move would be allowed, and by which rule not; nothing is played."""
    match = _running(room, client)
    answer = Because(command=message.command, allowed=True)
    try:
        _to_act(match, client.seat)
        reason = match.table.forbids(match.table.number(message.move))
        if reason != OK:
            raise Refused(match.table.reason(reason).rule, match.table.reason(reason).key)
    except Refused as refused:
        text = speaker(client.language).fault(refused)
        answer = Because(command=message.command, allowed=False, rule=refused.rule, text=text)
    client.tell(ENCODER.encode(answer))


async def undo(room: "Room", client: Client, message: Undo) -> None:
    """Takes back at once where that is free, else asks the others."""
    _running(room, client)
    ledger = room.ledger
    if not ledger.setup.settings.undo:
        raise Fault("undo-off")
    if ledger.undos >= UNDOS:
        raise Fault("too-many-undos", most=UNDOS)
    if ledger.number + 1 >= LINES:
        raise Fault("table-too-long", most=LINES)
    if message.state != ledger.state:
        raise Fault("stale")
    to = message.to if message.to is not None else ledger.last_decision(client.seat)
    if to is None or to not in ledger.decisions:
        raise Fault("nothing-to-undo")
    if ledger.deciders[ledger.decisions.index(to)] != client.seat:
        raise Fault("not-your-decision")
    if views.is_free(ledger, client.seat, to):
        await room.take_back(to, client.seat, key(client, message.command))
        _tell_undone(room, client.seat, client, message.command)
    else:
        await _ask(room, client, message.command, {"what": "undo", "to": to})


def _tell_undone(room: "Room", seat: int, client: Client, command: str) -> None:
    room.tell_all([], client, command, seat)
    room.tell_table()
    room.driver.look()


# Asking each other


async def close(room: "Room", client: Client, message: Close) -> None:
    """Ends the match unfinished, if all people agree."""
    _seated(client)
    if room.ledger.phase not in (GATHERING, RUNNING):
        raise Fault("not-running")
    if room.ledger.people == [client.seat]:
        await _close(room, client, message.command)
    else:
        await _ask(room, client, message.command, {"what": "close"})


async def _ask(room: "Room", client: Client, command: str, what: Words) -> None:
    if room.ledger.ask is not None:
        raise Fault("already-asked")
    _check_breaks(room, client)
    await _write(room, client, command, [{"ask": {"seat": client.seat, **what}}])
    room.hub.ask_others(room, client.seat)


async def answer(room: "Room", client: Client, message: Answer) -> None:
    """Agrees or not; when the last one agrees it is done."""
    _seated(client)
    ledger = room.ledger
    ask = ledger.ask
    if ask is None or ask.ask != message.ask:
        raise Fault("nothing-asked")
    if client.seat in ask.yes and message.yes:
        raise Fault("already-answered")
    line = {"answer": {"seat": client.seat, "yes": message.yes}}
    if not message.yes or not set(ledger.people) <= {*ask.yes, client.seat}:
        return await _write(room, client, message.command, [line])
    if ask.what == "close":
        return await _close(room, client, message.command, line)
    assert ask.to is not None
    await room.take_back(ask.to, ask.seat, key(client, message.command), [line])
    _tell_undone(room, ask.seat, client, message.command)
    return None


async def _close(room: "Room", client: Client, command: str, *consent: Words) -> None:
    await _write(room, client, command, [*consent, *room.ledger.closing(client.seat)])


# Being away


async def pause(room: "Room", client: Client, message: Pause) -> None:
    """Stops the clock and all moves."""
    _running(room, client)
    if room.ledger.paused is not None:
        raise Fault("paused")
    _check_breaks(room, client)
    await _write(room, client, message.command, [{"pause": {"seat": client.seat}}])


async def resume(room: "Room", client: Client, message: Resume) -> None:
    """Goes on after a pause."""
    _running(room, client)
    if room.ledger.paused is None:
        raise Fault("not-paused")
    await _write(room, client, message.command, [{"resume": {"seat": client.seat}}])


async def clock(room: "Room", client: Client, message: Clock) -> None:
    """What shall happen with a seat whose time is over; the others choose."""
    _running(room, client)
    timer = room.ledger.timer
    if timer is None or not timer.over:
        raise Fault("clock-not-over")
    if timer.seat == client.seat:
        raise Fault("clock-for-others")
    lines = [{"clock": {"seat": client.seat, "of": timer.seat, "choice": message.choice}}]
    if message.choice == "seat":
        lines.append(seat_line(timer.seat, _lent(room, timer.seat)))
    await _write(room, client, message.command, lines)


async def lend(room: "Room", client: Client, message: Lend) -> None:
    """A bot plays for me until I return."""
    _running(room, client)
    if room.ledger.places[client.seat].lent:
        raise Fault("seat-lent")
    if message.level is not None:
        room.hub.check_level(message.level)
    _check_breaks(room, client)
    await _write(room, client, message.command, [seat_line(client.seat, _lent(room, client.seat, message.level))])


async def take_seat_back(room: "Room", client: Client, message: Return) -> None:
    """I play again myself."""
    _running(room, client)
    place = room.ledger.places[client.seat]
    if not place.lent:
        raise Fault("seat-not-lent")
    back = msgspec.structs.replace(place, lent=False, level=None)
    await _write(room, client, message.command, [seat_line(client.seat, back)])


async def leave(room: "Room", client: Client, message: Leave) -> None:
    """For good: a bot takes the seat, or, before the match, the seat is free again. The links end."""
    _seated(client)
    seat = client.seat
    if room.ledger.awaits_words:
        # Words that were committed to are not exchanged for others.
        raise Fault("words-first")
    await _write(room, client, message.command, [seat_line(seat, place_left(room, seat))], [SeatRow(seat=seat)])
    client.bye("left")


# Before the cards are dealt


async def reveal(room: "Room", client: Client, message: Reveal) -> None:
    """My word, which I have committed to; with the last one the cards are dealt."""
    _seated(client)
    player_words.check_word(room.ledger, client.seat, message.word)
    if not room.ledger.revealed[client.seat]:
        line = {"word": {"seat": client.seat, "word": message.word}}
        await room.append([line], key(client, message.command))
    await room.begin_if_full()
    _done(room, client, message.command)
    room.tell_table()
    room.driver.look()


# Talking and looking


async def say(room: "Room", client: Client, message: Say) -> None:
    """A line of chat or a reaction, to those at the table or to those who watch."""
    if room.hub.is_muted(client.person, room.person_at(client.seat)):
        raise Fault("muted")
    if not room.ledger.setup.settings.chat:
        raise Fault("chat-off")
    text = one_line(message.text)
    if not text and message.reaction is None:
        raise Fault("nothing-said")
    said = ChatRow(
        number=0,
        at=now(),
        seat=client.seat if client.seat != WATCHER else None,
        person=client.person or room.person_at(client.seat),
        name=client.name,
        text=text,
        reaction=message.reaction,
        command=key(client, message.command),
    )
    await room.say(said)
    _done(room, client, message.command)


async def look(room: "Room", client: Client, message: Look) -> None:
    """The table and the match once more."""
    client.tell(ENCODER.encode(room.look_of_table()))
    room.tell_position(client, [])
    _done(room, client, message.command)


# What they share


def key(client: Client, command: str) -> str | None:
    """A command's id as the log keeps it: two seats may choose the same; those who watch are not told apart."""
    return f"{client.seat}:{command}" if client.seat != WATCHER else None


async def _write(
    room: "Room", client: Client, command: str, lines: list[Words], seats: list[SeatRow] | None = None
) -> None:
    await room.append(lines, key(client, command), seats or ())
    _done(room, client, command)
    room.tell_table()
    room.driver.look()


def _done(room: "Room", client: Client, command: str) -> None:
    client.tell(ENCODER.encode(Done(command=command, number=room.ledger.number)))


def _seated(client: Client) -> None:
    if client.seat == WATCHER:
        raise Fault("no-seat")


def _running(room: "Room", client: Client) -> Match:
    _seated(client)
    if room.ledger.phase != RUNNING or room.ledger.match is None:
        raise Fault("not-running")
    return room.ledger.match


def _check_breaks(room: "Room", client: Client) -> None:
    if room.ledger.breaks.get(client.seat, 0) >= BREAKS:
        raise Fault("too-many-breaks", most=BREAKS)


def _to_act(match: Match, seat: int) -> None:
    if match.to_act != seat:
        raise Refused("R-18", "r-18-not-your-turn", seat=seat, to_act=match.to_act)


def _lent(room: "Room", seat: int, level: str | None = None) -> Place:
    place = room.ledger.places[seat]
    return msgspec.structs.replace(place, lent=True, level=level or room.ledger.setup.settings.stand_in)


COMMANDS: Final[dict[type, Callable[["Room", Client, Any], Coroutine[Any, Any, None]]]] = {
    Move: move,
    Why: why,
    Undo: undo,
    Close: close,
    Answer: answer,
    Pause: pause,
    Resume: resume,
    Clock: clock,
    Lend: lend,
    Return: take_seat_back,
    Leave: leave,
    Say: say,
    Reveal: reveal,
    Look: look,
}
