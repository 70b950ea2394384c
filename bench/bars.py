"""How fast the rules must be: ratios within one run, and times of single calls."""

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median

from bench.rounds import Row

RUMMY = ("al-capone", "bonnie-and-clyde", "rue-morgue")
COMPILED = "fallakte"
INTERPRETED = "fallakte interpreted"

HEARTS_STEPPED = "open_spiel: stepped hearts"
HEARTS_INSIDE = "open_spiel: inside hearts"
GIN_STEPPED = "open_spiel: stepped gin_rummy"
GIN_INSIDE = "open_spiel: inside gin_rummy"
GIN_SEARCHED = "open_spiel: simulations gin_rummy"


@dataclass(frozen=True)
class Ratio:
    """`of` must be at least so many times as fast as `against`."""

    of: str
    against: str
    bar: float


@dataclass(frozen=True)
class Limit:
    """One call of `of` must take less than so many nanoseconds."""

    of: str
    bar: float


@dataclass(frozen=True)
class Verdict:
    """What was measured where a bar asks, and whether that is enough; None where a side of it was not measured."""

    bar: Ratio | Limit
    value: float | None

    @property
    def met(self) -> bool | None:
        if self.value is None:
            return None
        return self.value >= self.bar.bar if isinstance(self.bar, Ratio) else self.value < self.bar.bar


def bars() -> list[Ratio | Limit]:
    """All of them, game by game."""
    found: list[Ratio | Limit] = []
    for game in RUMMY:
        found += [
            Ratio(f"{COMPILED}: stepped {game}", HEARTS_STEPPED, 2.5),
            Ratio(f"{COMPILED}: stepped {game}", GIN_STEPPED, 40),
            Ratio(f"{COMPILED}: inside {game}", HEARTS_INSIDE, 3),
            Ratio(f"{COMPILED}: inside {game}", f"{INTERPRETED}: inside {game}", 8),
            Ratio(f"{INTERPRETED}: inside {game}", GIN_STEPPED, 3),
            Limit(f"{COMPILED}: copy {game}", 1000),
            Limit(f"{COMPILED}: imagine {game}", 5000),
        ]
    found += [
        Ratio(f"{COMPILED}: stepped capone", GIN_STEPPED, 10),
        Ratio(f"{COMPILED}: inside capone", GIN_INSIDE, 20),
        Ratio(f"{COMPILED}: inside capone", f"{INTERPRETED}: inside capone", 8),
        Ratio(f"{COMPILED}: simulations al-capone", GIN_SEARCHED, 20),
    ]
    return found


def judge(rows: Mapping[str, Row]) -> list[Verdict]:
    """Every bar with its value: the median over the rounds of the ratio within a round."""
    return [Verdict(bar, _value(bar, rows)) for bar in bars()]


def _value(bar: Ratio | Limit, rows: Mapping[str, Row]) -> float | None:
    if bar.of not in rows:
        return None
    if isinstance(bar, Limit):
        return rows[bar.of].nanoseconds
    if bar.against not in rows:
        return None
    return median(ours / theirs for ours, theirs in zip(rows[bar.of].rates, rows[bar.against].rates))
