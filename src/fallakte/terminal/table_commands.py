"""What a person can type at a server's table beside moves: undo, yes, no, pause, say …"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from fallakte.core.faults import Fault
from fallakte.terminal.http import hand_over, report
from fallakte.terminal.prompt import Left
from fallakte.terminal.question import is_number

if TYPE_CHECKING:
    from fallakte.terminal.online_player import Guest

CHOICES: Final = {"word-wait": "wait", "word-turn": "turn", "word-seat": "seat"}


class Orders:
    """Turns commands into what is said to the server; the answer is shown when it comes."""

    def __init__(self, guest: "Guest") -> None:
        self.guest = guest
        self.leaving = False
        self.has_left = False

    def words(self) -> dict[str, Callable[[], None]]:
        """The commands that stand alone, by the key of their words."""
        order = self.guest.wire.order
        return {
            "word-quit": self.quit,
            "word-undo": self.undo,
            "word-yes": partial(self.answer, yes=True),
            "word-no": partial(self.answer, yes=False),
            "word-pause": partial(order, "pause"),
            "word-resume": partial(order, "resume"),
            "word-return": partial(order, "return"),
            "word-close": partial(order, "close"),
            "word-for-good": self.leave,
            "word-hand-over": self.hand_over,
        }

    def taking_more(self, typed: str) -> Callable[[], None] | None:
        """A command that is followed by something."""
        word, _, rest = typed.partition(" ")
        followed = {
            "word-say": self.say,
            "word-lend": self.lend,
            "word-clock": self.clock,
            "word-report": self.report,
        }
        for key, order in followed.items():
            if word.casefold() in self.guest.screen.words(key):
                return partial(order, rest.strip())
        return None

    def quit(self) -> None:
        """Away from the terminal; the seat stays."""
        raise Left

    def undo(self) -> None:
        """Take back, or ask the others to agree."""
        position = self.guest.position
        if position is None or position.undo is None:
            self.guest.screen.say("join-no-undo", "red")
        else:
            self.guest.wire.order("undo", state=position.state)

    def answer(self, *, yes: bool) -> None:
        """To what was asked last: whether one really leaves, or what somebody asks the table."""
        ask = self.guest.table.ask
        if self.leaving:
            self.leaving = False
            if yes:
                self.has_left = True
                self.guest.wire.order("leave")
        elif ask is None:
            self.guest.screen.say("join-nothing-asked", "red")
        else:
            self.guest.wire.order("answer", ask=ask.ask, yes=yes)

    def leave(self) -> None:
        """For good, which is asked once more."""
        self.leaving = True
        self.guest.screen.say("join-for-good", "bold yellow")

    def hand_over(self) -> None:
        """A link for another device of one's own, or for somebody else."""
        guest = self.guest
        try:
            given = hand_over(guest.wire.link, guest.screen.speaker.language)
        except Fault as fault:
            guest.screen.say("join-declined", "red", text=guest.screen.speaker.fault(fault))
        else:
            guest.screen.say("join-hand-over", "bold", link=given.link)

    def say(self, text: str) -> None:
        """A line for everybody at the table."""
        self.guest.wire.order("say", text=text)

    def report(self, typed: str) -> None:
        """Tell the host: a seat's number and what is wrong, or without one what is wrong in the chat."""
        first, _, rest = typed.partition(" ")
        seat, text = (int(first) - 1, rest.strip()) if is_number(first) else (None, typed)
        if not text or (seat is not None and not 0 <= seat < len(self.guest.table.seats)):
            self.guest.screen.say("join-report-how", "red")
            return
        try:
            report(self.guest.wire.link, seat, text, self.guest.screen.speaker.language)
        except Fault as fault:
            self.guest.screen.say("join-declined", "red", text=self.guest.screen.speaker.fault(fault))
        else:
            self.guest.screen.say("join-reported", "green")

    def lend(self, level: str) -> None:
        """A bot plays for this seat, of a level or the table's own."""
        self.guest.wire.order("lend", **({"level": level} if level else {}))

    def clock(self, choice: str) -> None:
        """What shall happen with a seat whose time is over."""
        for key, word in CHOICES.items():
            if choice.casefold() in self.guest.screen.words(key):
                self.guest.wire.order("clock", choice=word)
                return
        self.guest.screen.say("join-clock-choices", "red")
