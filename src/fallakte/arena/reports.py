"""What an arena leaves in its folder for other programs: JSON, CSV, and the ladder as a picture."""

import csv
from io import StringIO

import msgspec

from fallakte.arena.matches import Played
from fallakte.arena.picture import picture
from fallakte.arena.results import Line, Results
from fallakte.arena.storage import Folder
from fallakte.text.speaker import Speaker

RESULTS = "results.json"
LADDER = "ladder.csv"
MATCHES = "matches.csv"
PICTURE = "ladder.svg"

LADDER_FIELDS = (
    *("place", "bot", "matches", "wins", "wins_low", "wins_high", "fair_share", "fair_share_low", "fair_share_high"),
    *("points", "points_low", "points_high", "rating", "rating_low", "rating_high", "median_ms", "percentile_99_ms"),
    "lost_turns",
)
MATCH_FIELDS = ("deal", "number", "seed", "seats", "winners", "points", "rounds", "moves", "lost_turns")


def write_reports(folder: Folder, results: Results, speaker: Speaker) -> None:
    """Write all of them, each whole."""
    folder.write(RESULTS, msgspec.json.format(msgspec.json.encode(_words(results))) + b"\n")
    folder.write(LADDER, _csv(LADDER_FIELDS, [_ladder_row(place, one) for place, one in enumerate(results.lines, 1)]))
    folder.write(MATCHES, _csv(MATCH_FIELDS, [_match_row(one) for deal in results.deals for one in deal]))
    if results.lines:
        folder.write(PICTURE, picture(results, speaker).encode())


def _words(results: Results) -> dict[str, object]:
    mean, low, high = results.rounds if results.deals else (None, None, None)
    return {
        "settings": results.plan.settings,
        "deals": len(results.deals),
        "matches": results.matches,
        "matches_of_unfinished_deals": results.played - results.matches,
        "rounds": {"mean": mean, "low": low, "high": high},
        "moves": results.moves if results.deals else None,
        "ladder": [line.words_of() for line in results.lines],
        "pairs": [{"bot": one, "against": other, "wins": it._asdict()} for (one, other), it in results.pairs.items()],
        "broken": [{"deal": one.task.deal, "seats": one.task.seats, "why": one.why} for one in results.lost],
    }


def _csv(fields: tuple[str, ...], rows: list[list[object]]) -> bytes:
    paper = StringIO()
    writer = csv.writer(paper, lineterminator="\n")
    writer.writerow(fields)
    writer.writerows(rows)
    return paper.getvalue().encode()


def _ladder_row(place: int, line: Line) -> list[object]:
    rating = line.rating or (None, None, None)
    figures = [*line.wins, *line.fair, *line.points, *rating, line.milliseconds(0.5), line.milliseconds(0.99)]
    rounded = [round(one, 5) if one is not None else "" for one in figures]
    return [place, line.bot, line.matches, *rounded, line.lost.total()]


def _match_row(match: Played) -> list[object]:
    lost = sum(sum(report.lost.values()) for report in match.reports)
    lists = [" ".join(map(str, one)) for one in (match.winners, match.points)]
    return [match.deal, match.number, match.seed, "|".join(match.seats), *lists, match.rounds, match.moves, lost]
