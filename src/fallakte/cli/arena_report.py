"""The figures of an arena in the terminal."""

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fallakte.arena.intervals import Figure
from fallakte.arena.results import Line, Results
from fallakte.arena.titles import subtitle, title
from fallakte.cli.language import voice
from fallakte.text.numbers import decimal, percent

if TYPE_CHECKING:
    from rich.console import JustifyMethod

NAME = 8
"""Letters of a bot's name that fit into a line at least."""

LOST = {
    "late": "arena-lost-late",
    "crashed": "arena-lost-crashed",
    "illegal": "arena-lost-illegal",
    "garbled": "arena-lost-garbled",
    "absent": "arena-lost-absent",
}


def show(results: Results) -> None:
    """The ladder, who beat whom, and what there is to say about the matches."""
    console = Console(highlight=False)
    console.print()
    console.print(Text(title(voice(), results), style="bold"))
    if not results.deals:
        console.print(voice().say("arena-nothing-whole", count=results.played))
        return
    console.print(Text(subtitle(voice(), results), style="dim"))
    console.print()
    console.print(_ladder(results))
    if results.pairs:
        console.print()
        console.print(_pairs(results))
    console.print()
    for sentence in _sentences(results):
        console.print(Text(sentence, style="dim"))
    for sentence in _complaints(results):
        console.print(Text(sentence, style="red"))


def _ladder(results: Results) -> Table:
    say = voice().say
    rated = any(line.rating for line in results.lines)
    shared = results.plan.sides > 2 and not rated
    wealth = results.plan.settings.game == "capone"
    digits = 0 if wealth else 1
    grid = _grid("arena-bot")
    _add(grid, [say("arena-wins")])
    if shared:
        _add(grid, [say("arena-fair")])
    if rated:
        _add(grid, [say("arena-rating")])
    _add(grid, [say("arena-worth" if wealth else "arena-points"), say("arena-median"), say("arena-percentile")])
    for place, line in enumerate(results.lines, start=1):
        cells = [_share(line.wins)]
        if shared:
            cells.append(_within(line.fair, 2))
        if line.rating is not None:
            cells.append(_about(line.rating, 0))
        cells += [_about(line.points, digits), _time(line.milliseconds(0.5)), _time(line.milliseconds(0.99))]
        grid.add_row(str(place), Text(line.bot), *cells)
    return grid


def _grid(heading: str) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold yellow")
    grid.add_column(voice().say("arena-place"), no_wrap=True)
    grid.add_column(voice().say(heading), overflow="fold", min_width=NAME)
    return grid


def _add(grid: Table, headings: list[str], justify: "JustifyMethod" = "right") -> None:
    for heading in headings:
        grid.add_column(heading, justify=justify, no_wrap=True)


def _share(figure: Figure) -> str:
    """A part of one with the ends of its interval: 62.5 % (58.1-66.9)."""
    ends = [decimal(voice(), 100 * end, 1) for end in (figure.low, figure.high)]
    return voice().say("arena-interval", mean=percent(voice(), figure.mean, 1), low=ends[0], high=ends[1])


def _within(figure: Figure, digits: int) -> str:
    """A mean with the ends of its interval."""
    mean, low, high = (decimal(voice(), one, digits) for one in figure)
    return voice().say("arena-interval", mean=mean, low=low, high=high)


def _about(figure: Figure, digits: int) -> str:
    """A mean with half the width of its interval."""
    if figure.low == figure.high:
        return decimal(voice(), figure.mean, digits)
    return voice().say(
        "arena-about", mean=decimal(voice(), figure.mean, digits), error=decimal(voice(), figure.error, digits)
    )


def _time(milliseconds: float | None) -> str:
    if milliseconds is None:
        return "–"
    return decimal(
        voice(), milliseconds, 0 if milliseconds >= 100 else 1 if milliseconds >= 10 else 2 if milliseconds >= 1 else 3
    )


def _pairs(results: Results) -> Table:
    """Who wins how often against whom: a bot's line, below the others' numbers."""
    bots = [line.bot for line in results.lines]
    grid = _grid("arena-against")
    _add(grid, [str(place) for place in range(1, len(bots) + 1)])
    for place, bot in enumerate(bots, start=1):
        found = [results.pairs.get((bot, other)) for other in bots]
        cells = [_about(one.times(100), 1) if one else "–" for one in found]
        grid.add_row(str(place), Text(bot), *cells)
    return grid


def _sentences(results: Results) -> list[str]:
    say = voice().say
    mean, low, high = results.rounds
    key = "arena-years" if results.plan.settings.game == "capone" else "arena-rounds"
    rounds = say(key, mean=decimal(voice(), mean, 1), low=low, high=high, moves=decimal(voice(), results.moves))
    return [rounds, say("arena-intervals")]


def _complaints(results: Results) -> list[str]:
    """Turns that bots lost, matches that broke, deals that are not whole."""
    say = voice().say
    found = [_lost_turns(line) for line in results.lines if line.lost]
    for lost in results.lost:
        found.append(say("arena-lost-match", deal=lost.task.deal, seats=", ".join(lost.task.seats), why=lost.why))
    if results.played > results.matches:
        found.append(say("arena-not-whole", count=results.played - results.matches))
    return found


def _lost_turns(line: Line) -> str:
    say = voice().say
    kinds = ", ".join(say(LOST[kind], count=line.lost[kind]) for kind in LOST if line.lost[kind])
    turns = line.lost.total()
    return say("arena-lost-turns", bot=line.bot, turns=turns, kinds=kinds, first=line.words)
