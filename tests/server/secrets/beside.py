"""What people do at a table beside their moves: ask why, try what is not allowed, talk, come again, read, take back."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.replay import PUBLIC
from fallakte.core.table import OK, Table
from fallakte.core.words import Words
from tests.server.pages import framed, whole

if TYPE_CHECKING:
    from tests.server.secrets.stage import Stage

FRAMES = 30


async def beside(stage: "Stage", step: int) -> None:
    """Whatever is due before the move of this step: which it is depends on nothing but the step."""
    for every, at, deed in DEEDS:
        if step % every == at:
            await deed(stage, step)


async def ask_why(stage: "Stage", step: int) -> None:
    """Everybody asks about a move that they know from the book, whosever turn it is."""
    for seat, ear in stage.seated.items():
        await stage.say(ear, "why", move=wish(stage, seat, Random(f"{step} {seat}")))


async def try_what_is_not_allowed(stage: "Stage", step: int) -> None:
    """A move that no rule allows, a move out of turn, an old state, a repeated command."""
    state = stage.room.ledger.state
    for seat, ear in stage.seated.items():
        move = forbidden(stage, seat, Random(f"{seat} {step}"))
        await stage.say(ear, "move", state=state, move=move)
        await stage.say(ear, "move", state=max(state - 1, 0), move=move)


async def talk(stage: "Stage", step: int) -> None:
    """One at the table, one of those who watch."""
    await stage.say(stage.seated[step % stage.players], "say", text=f"step {step}")
    await stage.say(stage.watching[step % 2], "say", reaction="bravo")


async def ask_and_answer(stage: "Stage", step: int) -> None:
    """Somebody wants to close the match, another does not; somebody pauses it, and nobody can move."""
    one, other = stage.seated[step % stage.players], stage.seated[(step + 1) % stage.players]
    await stage.say(one, "close")
    ask = stage.room.ledger.ask
    assert ask is not None
    await stage.say(other, "answer", ask=ask.ask, yes=False)
    await stage.say(other, "pause")
    await try_what_is_not_allowed(stage, step)
    await stage.say(one, "resume")


async def come_again(stage: "Stage", step: int) -> None:
    """Every socket is lost; each comes back as another kind of client, some with the number they know."""
    known = stage.room.ledger.number
    for seat in range(stage.players):
        kind = step + seat
        stage.room.gone(stage.seated[seat])
        await stage.come(seat, kind, since=max(0, known - 20) if kind % 3 == 0 else None)
    stage.room.gone(stage.watching[step % 2])
    await stage.watch(step % 2, step, since=max(0, known - 30))
    for ear in (*stage.seated.values(), *stage.watching.values()):
        await stage.say(ear, "look")


async def take_back(stage: "Stage", seat: int) -> None:
    """Who moved last takes that back, with the consent of all where it takes that."""
    await stage.say(stage.seated[seat], "undo", state=stage.room.ledger.state)
    ask = stage.room.ledger.ask
    if ask is not None:
        for other in range(stage.players):
            if other != seat:
                await stage.say(stage.seated[other], "answer", ask=ask.ask, yes=True)
    assert stage.room.ledger.ask is None
    assert stage.room.ledger.to_act == seat


async def hear_elsewhere(stage: "Stage", step: int) -> None:
    """The other node reads what was written here."""
    await stage.elsewhere.catch_up(stage.room.ledger.number)


async def read(stage: "Stage", step: int = 0) -> None:
    """What each pair of eyes can read over HTTP; the record of a finished match is open and is not compared."""
    for eyes in stage.readers:
        found = await _around(stage, eyes)
        if stage.is_running:
            found += await _archive(stage, eyes)
        stage.sent[eyes]["requests"] += [msgspec.json.encode(part) for part in found]


async def _around(stage: "Stage", eyes: int) -> list[Any]:
    lobby, row = stage.server.lobby, stage.room.row
    mine = await lobby.tables_of(stage.people[eyes]) if eyes != PUBLIC else []
    return [await lobby.about(row.id), await lobby.about(row.code), await lobby.listed(), mine]


async def _archive(stage: "Stage", eyes: int) -> list[Any]:
    archive, table = stage.server.archive, stage.room.row.id
    secret = stage.secrets.get(eyes)
    found: list[Any] = [await whole(archive.record(table, secret, None))]
    for language in ("en", "de"):
        found.append(await whole(archive.text(table, secret, None, language)))
    for name in ("public", "open", *map(str, range(stage.players))):
        try:
            total = (await framed(archive.frames(table, secret, None, name, 0, 0))).total
            found.append(await framed(archive.frames(table, secret, None, name, max(0, total - FRAMES), FRAMES)))
        except Fault as fault:
            assert name not in ("public", str(eyes))
            found.append(fault.key)
    return found


# Wishes


def wish(stage: "Stage", seat: int, luck: Random) -> Words:
    """Any move of the book, in words that this seat could say."""
    match = stage.room.ledger.match
    assert match is not None
    move = luck.randrange(len(match.game.book))
    words = match.words(move) if match.to_act == seat else match.game.book[move]
    return {name: list(value) if isinstance(value, tuple) else value for name, value in words.items()}


def forbidden(stage: "Stage", seat: int, luck: Random) -> Words:
    """A move of the book that this seat may not make now."""
    match = stage.room.ledger.match
    assert match is not None
    while True:
        move = wish(stage, seat, luck)
        if match.to_act != seat or not _is_allowed(match.table, move):
            return move


def _is_allowed(table: Table, move: Words) -> bool:
    try:
        return table.forbids(table.number(move)) == OK
    except Fault:
        return False


DEEDS: tuple[tuple[int, int, Callable[["Stage", int], Awaitable[None]]], ...] = (
    (4, 1, ask_why),
    (5, 2, try_what_is_not_allowed),
    (9, 4, talk),
    (19, 8, ask_and_answer),
    (23, 6, come_again),
    (41, 12, read),
    (17, 3, hear_elsewhere),
)
"""Each every so many steps, from which step on."""
