"""A match in the terminal: one person against bots, with everything said in words."""

from collections.abc import Callable

from fallakte.bots.bot import Bot
from fallakte.core.match import Match
from fallakte.core.words import Event, Words
from fallakte.terminal.parse_move import impossible
from fallakte.terminal.prompt import Left, Person
from fallakte.terminal.question import Question
from fallakte.terminal.screen import Screen
from fallakte.text.speaker import Speaker, clear
from fallakte.text.telling import Teller


class Session(Person):
    """Asks the person at `seat`, lets bots decide for the others, and saves after every decision."""

    def __init__(
        self, match: Match, seat: int, bots: dict[int, Bot], screen: Screen, teller: Teller, save: Callable[[], None]
    ) -> None:
        super().__init__(screen, teller)
        self.match = match
        self.seat = seat
        self.bots = bots
        self.save = save

    def run(self) -> None:
        """Play until the match is over; Left where the person leaves before."""
        self.screen.options(self.match.options)
        self.take_in(self.match.events)
        while not self.match.over:
            acting = self.match.to_act
            if acting == self.seat:
                self.play(self.match.table.number(self.decide()))
            else:
                self.play(self.bots[acting].choose(self.match.seen(acting), self.match.moves()))
        self.tell_news()
        outcome = self.match.table.outcome
        assert outcome is not None
        self.screen.ended(self.match.lines[-1]["end"], outcome, self.match.options)

    def play(self, move: int) -> None:
        """Make a move and take in what came of it."""
        self.match.play(move)
        self.take_in(self.match.events)
        self.save()

    def take_in(self, events: list[Event]) -> None:
        """Remember what happened until the person is asked again."""
        vocabulary = self.match.game.vocabulary
        self.note([event.words(self.seat, vocabulary) for event in events], self.match.sheet)

    def decide(self) -> Words:
        """Show the table and ask until there is a move."""
        self.tell_news()
        self.question = Question(self.screen, self.teller, self.match.view(self.seat), self.match.legal())
        self.question.show()
        move = self.understand(self.screen.ask())
        while move is None:
            move = self.understand(self.screen.ask())
        return move

    def commands(self) -> dict[str, Callable[[], None]]:
        return {"word-leave": self.leave, **super().commands()}

    def leave(self) -> None:
        """Another time, then."""
        raise Left

    def refuse(self, typed: str) -> None:
        forbidden = impossible(self.match, self.teller, typed)
        if forbidden is None:
            self.screen.say("not-understood", "red", typed=typed)
            return
        reason = self.match.table.reason(self.match.table.forbids(forbidden))
        self.screen.say("you-mean", move=self.teller.move(self.match.words(forbidden)))
        self.screen.refusal(reason.rule, self.screen.speaker.say(reason.key))


def named(speaker: Speaker, players: list[dict[str, str]], seat: int) -> list[str]:
    """What the players are called at this seat's terminal: the person is "you"."""
    return [speaker.say("you") if one == seat else clear(player["name"]) for one, player in enumerate(players)]
