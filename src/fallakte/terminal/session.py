"""A match in the terminal: one person against bots, with everything said in words."""

from collections.abc import Callable

from fallakte.bots.bot import Bot
from fallakte.core.faults import Refused
from fallakte.core.match import Match
from fallakte.core.words import Event, Words
from fallakte.terminal.screen import Screen
from fallakte.terminal.wishes import impossible, meant
from fallakte.text.speaker import Speaker, clear
from fallakte.text.telling import Teller

MOST_DIGITS = 9


class Left(Exception):
    """The person leaves the table; the match goes on another time."""


class Session:
    """Asks the person at `seat`, lets bots decide for the others, and saves after every decision."""

    def __init__(
        self, match: Match, seat: int, bots: dict[int, Bot], screen: Screen, teller: Teller, save: Callable[[], None]
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.screen = screen
        self.teller = teller
        self.save = save
        self.news: list[str] = []
        self.view: Words = {}

    def run(self) -> None:
        """Play until the match is over; Left where the person leaves before."""
        self.screen.options(self.match.options)
        self.note(self.match.events)
        while not self.match.over:
            if self.match.to_act == self.seat:
                self.decide()
            else:
                acting = self.match.to_act
                bot = self.bots[acting]
                self.play(bot.choose(self.match.seen(acting), self.match.moves()))
        self.tell_news()
        outcome = self.match.table.outcome
        assert outcome is not None
        self.screen.ended(self.match.lines[-1]["end"], outcome, self.match.options)

    def play(self, move: int) -> None:
        """Make a move and take in what came of it."""
        self.match.play(move)
        self.note(self.match.events)
        self.save()

    def note(self, events: list[Event]) -> None:
        """Remember what happened until the person is asked again; a score is shown at once."""
        for event in events:
            if event.what == "scored":
                self.news.append(self.teller.ending(event.words(self.seat, self.match.game.vocabulary)))
                self.tell_news()
                score = next(line["score"] for line in reversed(self.match.lines) if "score" in line)
                self.screen.sheet(self.match.sheet, score)
            elif event.what != "ended":
                words = event.words(self.seat, self.match.game.vocabulary)
                sentence = self.teller.event(words)
                if sentence:
                    self.news.append(sentence)

    def tell_news(self) -> None:
        """Say what happened since the last decision."""
        self.screen.happened(self.news)
        self.news = []

    def decide(self) -> None:
        """Show the table and ask until there is a move."""
        self.view = self.match.view(self.seat)
        self.tell_news()
        self.screen.table(self.view)
        self.screen.asked(self.view)
        offered = sorted(self.match.moves(), key=self.rank)
        self.screen.moves([self.offer(move) for move in offered])
        move = self.answer(offered)
        while move is None:
            move = self.answer(offered)
        self.play(move)

    def rank(self, move: int) -> tuple[bool, int, int]:
        """Where a move stands in the list: what ends the turn comes last."""
        words = self.match.words(move)
        return words["act"] in ("discard", "lay_down"), self.screen.board.rank(self.view, words), move

    def offer(self, move: int) -> str:
        """A move as it is offered, with what the table shows about it."""
        words = self.match.words(move)
        aside = self.screen.board.aside(self.view, words)
        return f"{self.teller.move(words)} ({aside})" if aside else self.teller.move(words)

    def answer(self, offered: list[int]) -> int | None:
        """What was typed: a number, a command, or a wish in words; None where the person must be asked again."""
        typed = self.screen.ask()
        if not typed:
            return None
        if typed.isascii() and typed.isdigit():
            if len(typed) <= MOST_DIGITS and 1 <= int(typed) <= len(offered):
                return offered[int(typed) - 1]
            self.screen.say("no-such-number", "red", count=len(offered))
            return None
        command = typed.casefold()
        if command in self.screen.words("word-leave"):
            raise Left
        if command in self.screen.words("word-help"):
            self.screen.say("play-help")
            return None
        if command in self.screen.words("word-table"):
            self.screen.table(self.view)
            self.screen.asked(self.view)
            self.screen.moves([self.offer(move) for move in offered])
            return None
        if command in self.screen.words("word-rules"):
            self.screen.rules()
            return None
        return self.wish(typed, offered)

    def wish(self, typed: str, offered: list[int]) -> int | None:
        """A move in words: made if it is clear and allowed, else narrowed down, or refused with the rule."""
        found = meant(self.match, self.teller, typed, offered)
        if len(found) == 1:
            return found[0]
        if found:
            self.screen.say("several-moves")
            self.screen.numbered([(offered.index(move) + 1, self.offer(move)) for move in found])
            return None
        forbidden = impossible(self.match, self.teller, typed)
        if forbidden is None:
            self.screen.say("not-understood", "red", typed=typed)
            return None
        reason = self.match.table.reason(self.match.table.forbids(forbidden))
        self.screen.say("you-mean", move=self.teller.move(self.match.words(forbidden)))
        self.screen.refusal(Refused(reason.rule, reason.key))
        return None


def named(speaker: Speaker, players: list[dict[str, str]], seat: int) -> list[str]:
    """What the players are called at this seat's terminal: the person is "you"."""
    return [speaker.say("you") if one == seat else clear(player["name"]) for one, player in enumerate(players)]
