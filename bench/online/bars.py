"""How the server must compare: ratios within one round, and memory by itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from bench.online.servers import FLATFILE, MEMORY, OURS, Program


@dataclass(frozen=True)
class Taken:
    """What one program did under one pattern in one round."""

    program: Program
    pattern: str
    matches: int
    round: int
    result: dict[str, Any]


@dataclass(frozen=True)
class Verdict:
    """What was asked, what was measured, and whether that is enough."""

    what: str
    wanted: str
    measured: str
    met: bool


def judge(taken: Sequence[Taken]) -> list[Verdict]:
    """Every bar of which both sides were measured."""
    found: list[Verdict] = []
    for matches in sorted({one.matches for one in taken if one.pattern == "fast"}):
        for peer, least in ((MEMORY, 1.5), (FLATFILE, 4.0)):
            ratios = _ratios(taken, "fast", matches, peer, "rate")
            found += _at_least(f"moves per second, {matches} matches, against {peer.name}", ratios, least)
    for matches in sorted({one.matches for one in taken if one.pattern == "paced"}):
        ratios = _ratios(taken, "paced", matches, MEMORY, "p99")
        found += _at_most(f"99th percentile, {matches} paced matches, against {MEMORY.name}", ratios, 1.0)
    idle = [one.result["bytes_per_match"] / 1000 for one in taken if one.pattern == "idle" and one.program == OURS]
    if idle:
        size = median(idle)
        found.append(Verdict("memory of an idle match", "< 50 kB", f"{size:.1f} kB", size < 50))
    return found


def value(result: dict[str, Any], name: str) -> float:
    """A figure of a result; percentiles stand with the latencies."""
    return float(result["latency"][name] if name.startswith("p") else result[name])


def _ratios(taken: Sequence[Taken], pattern: str, matches: int, peer: Program, name: str) -> list[float]:
    """Ours by the peer's, round by round."""
    rounds: dict[int, dict[Program, float]] = {}
    for one in taken:
        if (one.pattern, one.matches) == (pattern, matches):
            rounds.setdefault(one.round, {})[one.program] = value(one.result, name)
    return [both[OURS] / both[peer] for both in rounds.values() if OURS in both and peer in both]


def _at_least(what: str, ratios: list[float], bar: float) -> list[Verdict]:
    return [Verdict(what, f"≥ {bar:g} x", f"{median(ratios):.2f} x", median(ratios) >= bar)] if ratios else []


def _at_most(what: str, ratios: list[float], bar: float) -> list[Verdict]:
    return [Verdict(what, f"≤ {bar:g} x", f"{median(ratios):.2f} x", median(ratios) <= bar)] if ratios else []
