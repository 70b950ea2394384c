"""Somebody at a server's table: its messages in words, and what is typed as commands."""

import time
from collections.abc import Callable
from math import ceil
from typing import Any, Final

from rich.console import Console

from fallakte.core.faults import Fault
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.terminal.around import Surroundings
from fallakte.terminal.links import Link
from fallakte.terminal.online import (
    PROTOCOL,
    WATCHER,
    Because,
    Bye,
    Chat,
    Done,
    Message,
    Position,
    Refused,
    Table,
    Talk,
    Timer,
    Update,
    Welcome,
    sheet_of,
)
from fallakte.terminal.orders import Orders
from fallakte.terminal.person import Person
from fallakte.terminal.question import Question, is_number
from fallakte.terminal.screen import Screen
from fallakte.terminal.wire import Wire
from fallakte.terminal.wishes import booked
from fallakte.text.speaker import Speaker, clear, yes_no
from fallakte.text.telling import Teller

FOR_GOOD: Final = ("taken-over", "handed-over", "left", "table-deleted", "no-such-table")
"""Last words of a server after which there is nothing to come back to."""
REACTIONS: Final = {
    "bravo": "join-reaction-bravo",
    "ouch": "join-reaction-ouch",
    "hurry": "join-reaction-hurry",
    "thanks": "join-reaction-thanks",
    "sorry": "join-reaction-sorry",
    "laugh": "join-reaction-laugh",
}
RECALLED: Final = 5
"""So many lines of the talk are shown to somebody who comes."""


class Guest(Person):
    """At a seat, or watching. The wire tells what happens; `understand` says what was typed to the wire."""

    help_key = "join-help"

    def __init__(self, console: Console, speaker: Speaker, link: Link, table: Table, *, watch: bool = False) -> None:
        self.names: list[str] = []
        screen = Screen(console, speaker, table.game, self.names)
        super().__init__(screen, Teller(speaker, table.game, self.names, WATCHER))
        self.wire = Wire(link, self.hello, self.heard, self.lost)
        self.watch = watch
        self.table = table
        self.around = Surroundings(speaker, WATCHER)
        self.position: Position | None = None
        self.timer: Timer | None = None
        self.number: int | None = None
        self.played_out = False
        self.on_its_way: Question | None = None
        self.orders = Orders(self)
        self._ahead = 0.0
        self._last_said = -1
        self._over_for: Timer | None = None
        self._reads: dict[type[Any], Callable[[Any], None]] = {
            Welcome: self._welcome,
            Update: self._update,
            Table: self._table,
            Done: self._done,
            Refused: self._refused,
            Because: self._because,
            Chat: lambda chat: self._talk([chat.line]),
            Bye: self._bye,
        }

    @property
    def seat(self) -> int:
        """Where this person sits."""
        return self.teller.seat

    @property
    def over(self) -> bool:
        """Whether there is nothing more to hear."""
        return self.wire.closed

    # The wire

    def hello(self) -> Words:
        """Who comes, and what is known already."""
        words: Words = {"type": "hello", "protocol": PROTOCOL, "language": self.screen.speaker.language}
        if self.watch:
            words["watch"] = True
        elif self.wire.link.secret:
            words["secret"] = self.wire.link.secret
        if self.number is not None:
            words["since"] = self.number
        return words

    def heard(self, message: Message) -> None:
        """Something that the server says; what makes no sense is the server's fault."""
        try:
            self._reads[type(message)](message)
        except (KeyError, IndexError, TypeError) as error:
            raise Fault("join-not-understood") from error

    def lost(self) -> None:
        """The server is away."""
        self.screen.say("join-lost", "yellow")

    # Messages

    def _welcome(self, welcome: Welcome) -> None:
        first = self.number is None
        self.teller.seat = self.around.own = welcome.seat
        self.number = welcome.number
        self._ahead = welcome.now - 1000 * time.time()
        if first:
            self._take_table(welcome.table)
            self._greet()
        else:
            self.screen.say("join-back", "green")
            self._table(welcome.table)
        if welcome.missed:
            self.screen.say("join-missed", "bold", first=yes_no(first))
            self._happened(welcome.missed, welcome.sheet)
        self._talk(welcome.chat[-RECALLED:])
        self._stands(welcome.position)
        if self.question is None and self.position is not None and not self.over:
            self.show()

    def _greet(self) -> None:
        name = self.screen.speaker.name(self.table.game)
        self.screen.say("join-you-watch" if self.seat == WATCHER else "join-welcome", game=name)
        self.screen.say("join-players", "dim", names=", ".join(self.names))
        self.screen.options(self.table.options)
        if self.table.ask is not None:
            self._tell(*self.around.asking(self.table.ask, self.table))

    def _update(self, update: Update) -> None:
        self.number = update.number
        self.timer = update.timer
        if update.taken_back is not None:
            self.table.ask = None
            facts = {"name": self.names[update.taken_back], "you": yes_no(update.taken_back == self.seat)}
            self._tell("join-taken-back", facts)
        self._happened(update.events, update.sheet)
        self._stands(update.position)

    def _table(self, table: Table) -> None:
        for key, facts in self.around.changes(self.table, table):
            self._tell(key, facts)
        self._take_table(table)
        if table.phase == "closed" and not self.over:
            self.screen.say("join-closed", "bold")
            self.wire.closed = True
        else:
            self._ask()

    def _take_table(self, table: Table) -> None:
        self.table = table
        self.timer = table.timer
        self.names[:] = self.around.names(table)
        self._look_at_clock()

    def _done(self, done: Done) -> None:
        self.number = done.number

    def _refused(self, refused: Refused) -> None:
        self.question, self.on_its_way = self.question or self.on_its_way, None
        self._say_why(refused.rule, refused.text)

    def _because(self, because: Because) -> None:
        if because.allowed:
            self.screen.say("join-would-be-allowed")
        else:
            self._say_why(because.rule, because.text or "")

    def _say_why(self, rule: str | None, text: str) -> None:
        if rule is not None and self.screen.speaker.has(f"rule-{rule}"):
            self.screen.refusal(rule, clear(text))
        else:
            self.screen.say("join-declined", "red", text=text)

    def _talk(self, talks: list[Talk]) -> None:
        for talk in talks:
            own = talk.seat is not None and talk.seat == self.seat
            if talk.number > self._last_said and not own:
                said = REACTIONS.get(talk.reaction or "")
                text = self.screen.speaker.say(said) if said else talk.text
                self.screen.say("join-talk", "magenta", name=talk.name, text=text)
            self._last_said = max(self._last_said, talk.number)

    def _bye(self, bye: Bye) -> None:
        if bye.code in FOR_GOOD:
            self.screen.say("join-declined", "bold", text=bye.text)
            self.wire.closed = True

    def _tell(self, key: str, facts: Words) -> None:
        self.screen.say(key, "yellow", **facts)

    # The match

    def _happened(self, events: list[Words], sheet: list[Words]) -> None:
        self.note(events, sheet_of(sheet))
        self.tell_news()

    def _stands(self, position: Position | None) -> None:
        """Where the match stands now: ask the person, or show how it came out."""
        self.position = position
        self.question = self.on_its_way = None
        if position is None:
            self._wait()
        elif position.due == "over":
            self._finish(position)
        else:
            self._ask()

    def _wait(self) -> None:
        count = sum(chair.kind in ("friend", "open") for chair in self.table.seats)
        link = str(self.wire.link._replace(table=self.table.id, secret=""))
        self.screen.say("join-waiting", count=count, code=self.table.code, link=link)

    def _ask(self) -> None:
        """Show the question where one is open that was not shown yet."""
        if not self._is_asked():
            self.question = None
        elif self.question is None and self.on_its_way is None:
            assert self.position is not None
            self.question = Question(self.screen, self.teller, self.position.view, self.position.moves)
            self.question.show()
            if self.timer is not None:
                self.screen.say("join-time-left", "dim", minutes=max(1, ceil(self._left(self.timer) / 60)))

    def _is_asked(self) -> bool:
        if self.seat == WATCHER or self.position is None or self.table.paused is not None:
            return False
        return self.position.to_act == self.seat and not self.table.seats[self.seat].lent and not self.over

    def _finish(self, position: Position) -> None:
        self.screen.table(position.view)
        self.played_out = self.wire.closed = True

    # The clock

    def _left(self, timer: Timer) -> float:
        """Seconds until a time of the server's clock."""
        return timer.until / 1000 - (time.time() + self._ahead / 1000)

    def _look_at_clock(self) -> None:
        timer = self.timer
        if timer is not None and timer != self._over_for and self._left(timer) <= 0:
            self._over_for = timer
            facts = {"name": self.names[timer.seat], "you": yes_no(timer.seat == self.seat)}
            self._tell("join-time-is-over", facts)

    # What is typed

    def hear(self, typed: str) -> None:
        """A line from the keyboard."""
        move = self.understand(typed)
        if move is not None and self.position is not None:
            self.on_its_way, self.question = self.question, None
            self.wire.order("move", state=self.position.state, move=move)

    def command(self, typed: str) -> Callable[[], None] | None:
        return self.orders.taking_more(typed) or super().command(typed)

    def commands(self) -> dict[str, Callable[[], None]]:
        return {**self.orders.words(), **super().commands()}

    def show(self) -> None:
        if self.question is not None:
            self.question.show()
        elif self.position is not None:
            self.screen.table(self.position.view)
            self._say_whose_turn()
        else:
            self._wait()

    def refuse(self, typed: str) -> None:
        """The server knows the rules; which move is meant is looked up in the book."""
        if self.seat == WATCHER:
            self.screen.say("join-only-watching", "red")
        elif self.position is None or is_number(typed):
            self._say_whose_turn()
        elif (move := booked(game(self.table.game), self.teller, typed)) is None:
            self.screen.say("not-understood", "red", typed=typed)
        else:
            self.screen.say("you-mean", move=self.teller.move(move))
            self.wire.order("why", move=move)

    def _say_whose_turn(self) -> None:
        acts = self.position.to_act if self.position is not None else WATCHER
        if acts == WATCHER:
            self._wait()
        else:
            self.screen.say("join-whose-turn", name=self.names[acts], you=yes_no(acts == self.seat))
