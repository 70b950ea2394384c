"""What happens at a table without a command: bots decide, clocks run out, people who are away are told."""

import asyncio
import logging
from typing import TYPE_CHECKING

from fallakte.core.faults import Fault
from fallakte.server.clock import now
from fallakte.server.rooms import player_words
from fallakte.server.rooms.log import Ledger
from fallakte.server.thinking.messages import Question
from fallakte.server.thinking.pace import pause_before_answer, release_at
from fallakte.server.thinking.pool import Unthinkable

if TYPE_CHECKING:
    from fallakte.server.rooms.state import Keeper

log = logging.getLogger(__name__)

AFTER = 0.01
"""Seconds after which a clock has run out beyond doubt: a timer may come a little early."""


class Driver:
    """Looks at a room after every change and sees to it that what must come next comes.

    Of several nodes the one that wrote last asks the bots; if it is gone, the others see to it after a while.
    """

    def __init__(self, room: "Keeper") -> None:
        self.room = room
        self._is_ours = room.hub.is_alone
        self._asked: tuple[int, str] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._clock_until = 0
        self._words: asyncio.TimerHandle | None = None
        self._words_until = 0

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking, a clock is running, or words are waited for."""
        return self._asked is not None or self._clock is not None or self._words is not None

    def look(self) -> None:
        """The table may have changed: ask the bot that is to act, set the clock, have people told."""
        ledger = self.room.ledger
        self._ask_bot(ledger)
        self._set_clock(ledger)
        self._wait_for_words(ledger)
        self.room.hub.awaits(self.room)
        if ledger.silence_agrees and self.room.hub.calendar.is_plausible():
            self.room.hub.spawn(self._close())

    def look_round(self) -> None:
        """Somebody came or went: bots may have somebody to play for again, or nobody any more."""
        self._ask_bot(self.room.ledger)

    def stop(self) -> None:
        """Leave everything as it is; the store has it."""
        self._forget_question()
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        self._forget_words()

    # Bots

    def take_over(self) -> None:
        """This node asks the bots of the table."""
        self._is_ours = True

    def hand_over(self) -> None:
        """Another node has written to the table, and asks its bots."""
        self._is_ours = self.room.hub.is_alone

    @property
    def is_worthwhile(self) -> bool:
        """Whether a bot's move is for anybody: somebody is connected, or a person is expected."""
        return self.room.is_visited or self.room.ledger.is_expecting

    def _ask_bot(self, ledger: Ledger) -> None:
        level = ledger.bot_to_act
        asked = (ledger.state, level) if level is not None and self._is_ours and self.is_worthwhile else None
        if asked == self._asked:
            return
        self._forget_question()
        if asked is not None:
            self._asked = asked
            # Put now, while the table is as it was stored: a command may be under way when the task begins.
            question, pause = self._question(ledger, *asked)
            self._thinking = asyncio.create_task(self._decide(asked, question, pause))

    def _forget_question(self) -> None:
        self._asked = None
        if self._thinking is not None and self._thinking is not asyncio.current_task():
            self._thinking.cancel()
        self._thinking = None

    async def _decide(self, asked: tuple[int, str], question: Question, pause: float) -> None:
        room = self.room
        try:
            begun = asyncio.get_running_loop().time()
            move = await room.hub.thinkers.choose(question)
            here = asyncio.get_running_loop().time()
            await asyncio.sleep(release_at(begun, pause, here) - here)
            async with room.lock:
                await room.refresh()
                if self._asked == asked and room.ledger.state == asked[0]:
                    room.tell_all(await room.play(move))
                    self._asked = None
                    self.look()
        except (Fault, Unthinkable) as fault:
            # The store or the pool is away: the hub looks again at tables that wait for a bot.
            log.warning("bot's move put off: %s", type(fault).__name__)
            self._asked = None

    def _question(self, ledger: Ledger, state: int, level: str) -> tuple[Question, float]:
        match = ledger.match
        assert match is not None
        seat = match.to_act
        question = Question(
            game=match.game.id,
            level=level,
            seen=match.seen(seat).to_bytes(),
            moves=match.moves(),
            seed=f"{ledger.secret}/{state}",
            match=self.room.row.id,
            opener=self.room.row.opener or self.room.row.id,
            attended=any(not ledger.places[one].lent for one in self.room.here()),
            address=self.room.from_where,
        )
        return question, pause_before_answer(
            match.game.id, state, decisions_in_turn(ledger, seat), ledger.setup.settings.pace, level
        )

    # Clocks

    def _set_clock(self, ledger: Ledger) -> None:
        timer = ledger.timer
        until = timer.until if timer is not None else 0
        if until == self._clock_until:
            return
        self._clock_until = until
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        left = (until - now()) / 1000
        if left > 0:
            self._clock = asyncio.get_running_loop().call_later(left + AFTER, self._time_is_over)

    def _time_is_over(self) -> None:
        self._clock = None
        self.room.hub.spawn(self._tell_of_time())

    async def _tell_of_time(self) -> None:
        async with self.room.lock:
            await self.room.refresh()
            timer = self.room.ledger.timer
            if timer is not None and timer.over:
                self.room.hub.clock_ran_out(self.room)

    # Silence

    async def _close(self) -> None:
        """Whoever has not objected in time agrees to closing the match."""
        room = self.room
        async with room.lock:
            await room.refresh()
            if room.ledger.ask is not None and room.ledger.silence_agrees:
                await room.append(room.ledger.closing(room.ledger.ask.seat))
                room.tell_table()
                self.look()

    # Words

    def _wait_for_words(self, ledger: Ledger) -> None:
        until = player_words.until(ledger)
        if until == self._words_until:
            return
        self._forget_words()
        self._words_until = until
        if until:
            left = max(0.0, (until - now()) / 1000)
            self._words = asyncio.get_running_loop().call_later(left + AFTER, self._words_are_over)

    def _forget_words(self) -> None:
        if self._words is not None:
            self._words.cancel()
            self._words = None
        self._words_until = 0

    def _words_are_over(self) -> None:
        self._words = None
        self.room.hub.spawn(self._deal())

    async def _deal(self) -> None:
        """Whoever has not revealed a word by now is silent; of several nodes one deals, and the others read it."""
        async with self.room.lock:
            await self.room.refresh()
            await self.room.begin_if_full()
            self.room.tell_table()
            self.look()


def decisions_in_turn(ledger: Ledger, seat: int) -> int:
    """How many decisions this seat has made since another one decided last: everybody has seen them."""
    made = 0
    while made < len(ledger.deciders) and ledger.deciders[-1 - made] == seat:
        made += 1
    return made
