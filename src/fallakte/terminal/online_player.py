"""Somebody at a server's table: its messages in words, and what is typed as commands."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from rich.console import Console

from fallakte.core.faults import Fault
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.terminal.chat import Conversation
from fallakte.terminal.clock import Hourglass
from fallakte.terminal.keyring import Keyring
from fallakte.terminal.links import Link
from fallakte.terminal.luck import commitment
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
    Update,
    Welcome,
    sheet_of,
)
from fallakte.terminal.parse_move import booked
from fallakte.terminal.promise import Promise
from fallakte.terminal.prompt import Person
from fallakte.terminal.question import Question, is_number
from fallakte.terminal.screen import Screen
from fallakte.terminal.table_commands import Orders
from fallakte.terminal.table_news import Surroundings
from fallakte.terminal.wire import Wire
from fallakte.text.speaker import Speaker, clear, yes_no
from fallakte.text.telling import Teller

FOR_GOOD: Final = ("taken-over", "handed-over", "left", "banned", "table-deleted", "no-such-table")
"""Last words of a server after which there is nothing to come back to."""


class Guest(Person):
    """At a seat, or watching. The wire tells what happens; `hear` says to it what was typed."""

    help_key = "join-help"

    def __init__(
        self,
        console: Console,
        speaker: Speaker,
        link: Link,
        table: Table,
        keyring: Keyring,
        key: str = "",
        *,
        watch: bool = False,
    ) -> None:
        self.names: list[str] = []
        screen = Screen(console, speaker, table.game, self.names)
        super().__init__(screen, Teller(speaker, table.game, self.names, WATCHER))
        self.wire = Wire(link, self.hello, self.heard, self.lost)
        self.watch = watch
        self.keyring = keyring
        self.key = key
        self.table = table
        self.position: Position | None = None
        self.number: int | None = None
        self.played_out = False
        self.around = Surroundings(speaker, WATCHER)
        self.orders = Orders(self)
        self.talk = Conversation(screen)
        self.luck = Promise(self)
        self.hourglass = Hourglass()
        self._on_its_way: Question | None = None
        self._reads: dict[type[Any], Callable[[Any], None]] = {
            Welcome: self._welcome,
            Update: self._update,
            Table: self._table,
            Done: self._done,
            Refused: self._refused,
            Because: self._because,
            Chat: lambda chat: self.talk.hear(chat.line, self.seat),
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
            if self.key:
                words["key"] = self.key
                words["word_commitment"] = commitment(self.keyring.word)
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
        self.hourglass.set_clock(welcome.now)
        self._forget_position()
        self._keep_key(welcome)
        if first:
            self._greet(welcome.table)
        else:
            self.screen.say("join-back", "green")
            self._table(welcome.table)
        if welcome.missed:
            self.screen.say("join-missed", "bold", first=yes_no(first))
            self._happened(welcome.missed, welcome.sheet)
        self.talk.recall(welcome.chat, self.seat)
        self._stands(welcome.position)
        if self.question is None and self.position is not None and not self.over:
            self.show()

    def _keep_key(self, welcome: Welcome) -> None:
        """The link is used up; from now on the key leads to the seat."""
        if self.seat == WATCHER:
            return
        key = welcome.secret or self.wire.link.secret
        self.keyring.took(key)
        self.wire.link, self.key = self.wire.link._replace(secret=key), ""
        if welcome.recovery is not None:
            self.screen.say("join-your-code", code=welcome.recovery)

    def _forget_position(self) -> None:
        """What was asked before the line broke may be asked no more."""
        self.position = self.question = self._on_its_way = None

    def _greet(self, table: Table) -> None:
        self._take_table(table)
        name = self.screen.speaker.name(table.game)
        self.screen.say("join-you-watch" if self.seat == WATCHER else "join-welcome", game=name)
        self.screen.say("join-players", "dim", names=", ".join(self.names))
        self.screen.options(table.options)
        if table.ask is not None:
            for news in self.around.asking(table.ask, table):
                self._tell(*news)

    def _update(self, update: Update) -> None:
        self.number = update.number
        self.hourglass.timer = update.timer
        if update.taken_back is not None:
            self.table.ask = None
            self._tell("join-taken-back", self._who(update.taken_back))
        self._happened(update.events, update.sheet)
        self._stands(update.position)

    def _table(self, table: Table) -> None:
        for key, facts in self.around.changes(self.table, table):
            self._tell(key, facts)
        self._take_table(table)
        self._ask()

    def _take_table(self, table: Table) -> None:
        self.table = table
        self.names[:] = self.around.names(table)
        self.hourglass.timer = table.timer
        self.luck.mind(table)
        ran_out = self.hourglass.ran_out()
        if ran_out is not None:
            self._tell("join-time-is-over", self._who(ran_out.seat))
        if table.phase == "closed":
            self.screen.say("join-closed-by-host" if table.closed_by_host else "join-closed", "bold")
            self.wire.closed = True

    def _done(self, done: Done) -> None:
        self.number = done.number
        self._ask()

    def _refused(self, refused: Refused) -> None:
        self._say_why(refused.rule, refused.text)
        self.question, self._on_its_way = self.question or self._on_its_way, None
        self._ask()

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

    def _bye(self, bye: Bye) -> None:
        if bye.code in FOR_GOOD:
            self.screen.say("join-declined", "bold", text=bye.text)
            self.wire.closed = True

    def _tell(self, key: str, facts: Words) -> None:
        self.screen.say(key, "yellow", **facts)

    def _who(self, seat: int) -> Words:
        return {"name": self.names[seat], "you": yes_no(seat == self.seat)}

    # The match

    def _happened(self, events: list[Words], sheet: list[Words]) -> None:
        self.note(events, sheet_of(sheet))
        self.tell_news()

    def _stands(self, position: Position | None) -> None:
        """Where the match stands now: ask the person, or show how it came out."""
        self.position = position
        self.question = self._on_its_way = None
        if position is None:
            self._wait()
        elif position.due == "over":
            self.screen.table(position.view)
            self.played_out = self.wire.closed = True
        else:
            self._ask()

    def _wait(self) -> None:
        count = sum(chair.kind in ("friend", "open") for chair in self.table.seats)
        if count == 0:
            return self.luck.wait(self.table)
        link = str(self.wire.link._replace(secret=""))
        return self.screen.say("join-waiting", count=count, code=self.table.code, link=link)

    def _ask(self) -> None:
        """Show the question where one is open that was not shown yet; a move that is on its way may be its answer."""
        if self.position is None or not self._is_asked(self.position):
            self.question = None
        elif self.question is None and not self.wire.is_open("move"):
            self.question = Question(self.screen, self.teller, self.position.view, self.position.moves)
            self.question.show()
            if self.hourglass.minutes is not None:
                self.screen.say("join-time-left", "dim", minutes=self.hourglass.minutes)

    def _is_asked(self, position: Position) -> bool:
        if self.seat == WATCHER or position.to_act != self.seat or self.over:
            return False
        return self.table.paused is None and not self.table.seats[self.seat].lent

    # What is typed

    def hear(self, typed: str) -> None:
        """A line from the keyboard."""
        move = self.understand(typed)
        if move is not None and self.position is not None:
            self._on_its_way, self.question = self.question, None
            self.wire.order("move", state=self.position.state, move=move)

    def command(self, typed: str) -> Callable[[], None] | None:
        return self.orders.taking_more(typed) or super().command(typed)

    def commands(self) -> dict[str, Callable[[], None]]:
        return {**self.orders.words(), **super().commands()}

    def slow(self, typed: str) -> Callable[[], None] | None:
        """A command that waits for something else than the table: a pager, or an answer by plain HTTP."""
        found = self.command(typed)
        reports = isinstance(found, partial) and found.func == self.orders.report
        return found if reports or found in (self.screen.rules, self.orders.hand_over) else None

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
        if self.position is None:
            self._wait()
        elif self.table.paused is not None:
            self._tell("join-paused", self._who(self.table.paused))
        elif self.position.to_act != WATCHER:
            self.screen.say("join-whose-turn", **self._who(self.position.to_act))
