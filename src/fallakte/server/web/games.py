"""What can be played here: games, how many play, options, bots."""

from typing import Any

from litestar import get
from msgspec import field

from fallakte.bots import LEVELS
from fallakte.core.game import Game
from fallakte.core.options import Number, Option, Values, ValuesInParts, Whole, YesNo
from fallakte.core.record import RULES
from fallakte.games import IDS, game
from fallakte.protocol.requests import Reply
from fallakte.server.web.params import Visiting
from fallakte.text.speaker import Speaker, speaker


class NumberAbout(Reply, kw_only=True):
    """A number printed on a card or piece, and which others can stand there."""

    name: str
    part: str | None = None
    printed: int
    low: int
    high: int
    step: int = 1


class OptionAbout(Reply, kw_only=True):
    """An option of a game. `none` says that null is a choice too; `numbers` are the names that `values` can have."""

    name: str
    kind: str
    text: str
    default: Any
    low: int | None = None
    high: int | None = None
    none: bool = False
    numbers: list[NumberAbout] = field(default_factory=list)


class GameAbout(Reply, kw_only=True):
    """A game, with what its options are and who else can play it."""

    id: str
    name: str
    text: str
    rules: str
    players: list[int]
    options: list[OptionAbout]
    bots: list[str]


@get("/api/games", operation_id="games", summary="What can be played", tags=["games"])
async def games(visitor: Visiting) -> list[GameAbout]:
    """All games with their options, in the reader's language."""
    voice = speaker(visitor.language)
    return [game_about(game(name), voice) for name in IDS]


def game_about(one: Game, voice: Speaker) -> GameAbout:
    """A game in words."""
    return GameAbout(
        id=one.id,
        name=voice.name(one.id),
        text=voice.say(f"about-{one.id}"),
        rules=RULES,
        players=list(one.players),
        options=[_option(option, voice) for option in one.option_list],
        bots=list(LEVELS),
    )


def _option(option: Option, voice: Speaker) -> OptionAbout:
    text = voice.say(f"option-{option.name}".replace("_", "-"))
    about = OptionAbout(name=option.name, kind="yes-no", text=text, default=option.default)
    if isinstance(option, Whole):
        about.kind = "whole"
        about.low, about.high, about.none = option.low, option.high, option.none
    elif isinstance(option, Values):
        about.kind = "values"
        about.numbers = [_number(number, name) for name, number in option.numbers.items()]
    elif isinstance(option, ValuesInParts):
        about.kind = "values-in-parts"
        pairs = [(name, part) for name, parts in option.numbers.items() for part in parts]
        about.numbers = [_number(option.numbers[name][part], name, part) for name, part in pairs]
    else:
        assert isinstance(option, YesNo)
    return about


def _number(number: Number, name: str, part: str | None = None) -> NumberAbout:
    return NumberAbout(name=name, part=part, printed=number.printed, low=number.low, high=number.high, step=number.step)
