"""What many matches came to: for every bot, for every pair, and for the matches themselves."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from statistics import fmean
from typing import Any

from fallakte.arena.durations import added, quantile
from fallakte.arena.intervals import Figure, mean, share
from fallakte.arena.matches import Lost, Played, SeatReport
from fallakte.arena.plan import Plan
from fallakte.arena.ratings import ratings

Deal = list[Played]


class Line:
    """One bot's line of the ladder."""

    def __init__(self, bot: str, deals: list[Deal], fair: float) -> None:
        self.bot = bot
        self.matches = sum(bot in match.seats for deal in deals for match in deal)
        self.wins = share([_wins(bot, deal) / _sides(bot, deal) for deal in deals])
        self.fair = self.wins.times(1 / fair)
        self.points = mean([_points(bot, deal) for deal in deals])
        self.rating: Figure | None = None
        reports = [report for deal in deals for match in deal for report in _reports(bot, match)]
        self.times = added(report.times for report in reports)
        self.alone = added(report.alone for report in reports)
        self.lost = added(report.lost for report in reports)
        self.words = next((report.words for report in reports if report.words), "")

    def milliseconds(self, part: float) -> float | None:
        """The time below which this part of the real choices lies."""
        return quantile(self.times, part)

    def words_of(self) -> dict[str, Any]:
        """The JSON form."""
        return {
            "bot": self.bot,
            "matches": self.matches,
            "wins": self.wins._asdict(),
            "fair_share": self.fair._asdict(),
            "points": self.points._asdict(),
            "rating": self.rating._asdict() if self.rating else None,
            "milliseconds": _times(self.times),
            "milliseconds_single_answer": _times(self.alone),
            "lost_turns": dict(self.lost),
            "first_lost": self.words or None,
        }


class Results:
    """All that whole deals came to; a deal of which a match is missing does not count."""

    def __init__(self, plan: Plan, played: Iterable[Played], lost: Iterable[Lost] = ()) -> None:
        self.plan = plan
        self.lost = list(lost)
        deals: dict[int, Deal] = defaultdict(list)
        for match in sorted(played, key=lambda one: (one.deal, one.number)):
            deals[match.deal].append(match)
        self.played = sum(map(len, deals.values()))
        self.deals = [deal for deal in deals.values() if len(deal) == len(plan.seatings)]
        self.lines = self._lines() if self.deals else []
        self.pairs = self._pairs() if self.deals and len(plan.bots) > 2 else {}

    @property
    def matches(self) -> int:
        """How many matches count."""
        return len(self.deals) * len(self.plan.seatings)

    def _lines(self) -> list[Line]:
        """The ladder, the best first."""
        lines = [Line(one, self.deals, 1 / self.plan.sides) for one in self.plan.bots]
        if len(lines) > 2:
            wins = [{one: _wins(one, deal) for one in self.plan.bots} for deal in self.deals]
            for line, (_, rating) in zip(lines, ratings(self.plan.bots, self._tables(), wins).items()):
                line.rating = rating
        return sorted(lines, key=_strength, reverse=True)

    def _tables(self) -> list[tuple[Counter[str], int]]:
        sides = self.plan.sides
        met = Counter(tuple(sorted(seats[:sides])) for seats in self.plan.seatings)
        return [(Counter(table), matches) for table, matches in met.items()]

    def _pairs(self) -> dict[tuple[str, str], Figure]:
        """How often the first of two is the one of them who wins, over the matches that one of them won."""
        found: dict[tuple[str, str], Figure] = {}
        for one in self.plan.bots:
            for other in self.plan.bots:
                shares = [value for deal in self.deals if (value := _against(one, other, deal)) is not None]
                if one != other and shares:
                    found[one, other] = share(shares)
        return found

    @property
    def rounds(self) -> tuple[float, int, int]:
        """The rounds of a match: their mean, and the limits of four matches of five."""
        rounds = sorted(match.rounds for deal in self.deals for match in deal)
        return fmean(rounds), rounds[len(rounds) // 10], rounds[-1 - len(rounds) // 10]

    @property
    def moves(self) -> float:
        """The moves of a match, on average."""
        return fmean(match.moves for deal in self.deals for match in deal)


def _strength(line: Line) -> float:
    return line.rating.mean if line.rating else line.wins.mean


def _seated(bot: str, match: Played) -> list[int]:
    """The sides that a bot plays."""
    return [side for side in range(match.sides) if match.seats[side] == bot]


def _sum(bot: str, deal: Deal, value: Callable[[Played, int], float]) -> float:
    return sum(value(match, side) for match in deal for side in _seated(bot, match))


def _wins(bot: str, deal: Deal) -> float:
    return _sum(bot, deal, lambda match, side: match.share(side))


def _sides(bot: str, deal: Deal) -> float:
    return _sum(bot, deal, lambda match, side: 1)


def _points(bot: str, deal: Deal) -> float:
    return _sum(bot, deal, lambda match, side: match.points[side]) / _sides(bot, deal)


def _reports(bot: str, match: Played) -> list[SeatReport]:
    return [report for seat, report in zip(match.seats, match.reports) if seat == bot]


def _against(one: str, other: str, deal: Deal) -> float | None:
    together = [match for match in deal if one in match.seats and other in match.seats]
    ours, theirs = _wins(one, together), _wins(other, together)
    return ours / (ours + theirs) if ours + theirs else None


def _times(counts: Counter[str]) -> dict[str, float | int | None]:
    median, most = quantile(counts, 0.5), quantile(counts, 0.99)
    return {"moves": counts.total(), "median": median, "percentile_99": most}
