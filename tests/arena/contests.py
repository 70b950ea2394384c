"""Small arenas for tests."""

from fallakte.arena.matches import Played, SeatReport
from fallakte.arena.plan import Plan, Settings
from fallakte.core.words import Words
from fallakte.games import game

NOTHING = SeatReport({}, {}, {})


def settings(name: str = "al-capone", bots: str = "greedy,random", **options: object) -> Settings:
    return Settings(name, game(name).fill(options), bots.split(","), None, "1")


def plan(name: str = "al-capone", bots: str = "greedy,random", **options: object) -> Plan:
    return Plan(settings(name, bots, **options))


def played(deal: int, number: int, seats: list[str], winners: list[int], points: list[int]) -> Played:
    """A finished match that nobody had to play."""
    return Played(deal, number, f"1/{deal}", seats, winners, points, 2, 100, [NOTHING for _ in seats])


def duel(deal: int, first: str, second: str, *, wins: tuple[str, str]) -> list[Played]:
    """A deal of two, in both seatings: who won each."""
    seatings = [[first, second], [second, first]]
    return [
        played(deal, number, seats, [seats.index(winner)], [50, 50])
        for number, (seats, winner) in enumerate(zip(seatings, wins), start=1)
    ]


def without_times(one: Played) -> Words:
    """What is the same wherever a match is played."""
    reports = [(report.lost, sum(report.times.values()), sum(report.alone.values())) for report in one.reports]
    return {"deal": one.deal, "number": one.number, "winners": one.winners, "points": one.points, "reports": reports}
