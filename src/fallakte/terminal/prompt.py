"""Somebody at the prompt: what happened is told, what is typed is understood."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from fallakte.core.sheet import SheetLine
from fallakte.core.words import Words
from fallakte.terminal.question import Question, is_number
from fallakte.terminal.screen import Screen
from fallakte.text.telling import Teller


class Left(Exception):
    """The person leaves the table; the match goes on another time."""


class Person(ABC):
    """At a table of one's own or of a server's; `question` is what is asked now, if anything is."""

    help_key = "play-help"

    def __init__(self, screen: Screen, teller: Teller) -> None:
        self.screen = screen
        self.teller = teller
        self.question: Question | None = None
        self.news: list[str] = []

    # What happened

    def note(self, events: list[Words], sheet: list[SheetLine]) -> None:
        """Keep what happened until `tell_news`; a score is shown at once, `sheet` is that of the last one."""
        scored = [words for words in events if words["event"] == "scored"]
        for words in events:
            if words["event"] == "scored":
                self.news.append(self.teller.ending(words))
                self.tell_news()
                self.screen.sheet(sheet if words is scored[-1] else [], words)
            elif words["event"] != "ended" and (sentence := self.teller.event(words)):
                self.news.append(sentence)

    def tell_news(self) -> None:
        """Say what happened since this was said last."""
        if self.news:
            self.screen.happened(self.news)
        self.news = []

    # What is typed

    def understand(self, typed: str) -> Words | None:
        """The move that is meant by a number or by words; None where it is a command, or must be typed again."""
        if not typed:
            return None
        command = self.command(typed)
        if command is not None:
            command()
            return None
        if self.question is None:
            self.refuse(typed)
            return None
        return self.question.numbered(typed) if is_number(typed) else self._wish(self.question, typed)

    def command(self, typed: str) -> Callable[[], None] | None:
        """What to do at a command; None where it is none."""
        asked = typed.casefold()
        commands = self.commands()
        return next((commands[key] for key in commands if asked in self.screen.words(key)), None)

    def commands(self) -> dict[str, Callable[[], None]]:
        """The commands by the key of their words."""
        return {"word-help": self.explain, "word-table": self.show, "word-rules": self.screen.rules}

    def explain(self) -> None:
        """What can be typed."""
        self.screen.say(self.help_key)

    def show(self) -> None:
        """The table once more."""
        if self.question is not None:
            self.question.show()

    def _wish(self, question: Question, typed: str) -> Words | None:
        """A move in words: taken if it is clear and allowed, else narrowed down, or refused with the rule."""
        found = question.meant(typed)
        if len(found) == 1:
            return question.moves[found[0]]
        if found:
            question.narrow(found)
        else:
            self.refuse(typed)
        return None

    @abstractmethod
    def refuse(self, typed: str) -> None:
        """What fits no legal move, or comes while nothing is asked: say which rule forbids what is meant."""
