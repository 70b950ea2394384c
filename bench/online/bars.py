"""How the server must compare: ratios within one round, and memory by itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from bench.online.servers import FLATFILE, MEMORY, OURS, Program

DISTURBED = 0.25
"""Other work that takes more of a core than this decides more than the servers do: nothing is judged by it."""


@dataclass(frozen=True)
class Taken:
    """What one program did under one pattern in one round."""

    program: Program
    pattern: str
    matches: int
    round: int
    result: dict[str, Any]

    @property
    def others(self) -> float:
        """How much of a core everything but the server and the load took meanwhile."""
        return float(self.result.get("others_cpu", 0.0) / self.result.get("seconds", 1.0))


@dataclass(frozen=True)
class Verdict:
    """What was asked, what was measured, and whether that is enough; None where the machine was too busy to say."""

    what: str
    wanted: str
    measured: str
    met: bool | None


def judge(taken: Sequence[Taken]) -> list[Verdict]:
    """Every bar of which both sides were measured."""
    found: list[Verdict] = []
    for matches in sorted({one.matches for one in taken if one.pattern == "fast"}):
        for peer, least in ((MEMORY, 1.5), (FLATFILE, 4.0)):
            pairs = _pairs(taken, "fast", matches, peer)
            found += _at_least(f"moves per second, {matches} matches, against {peer.name}", pairs, least)
    for matches in sorted({one.matches for one in taken if one.pattern == "paced"}):
        pairs = _pairs(taken, "paced", matches, MEMORY)
        found += _no_slower(f"99th percentile, {matches} paced matches, against {MEMORY.name}", pairs)
    idle = [one.result["bytes_per_match"] / 1000 for one in taken if one.pattern == "idle" and one.program == OURS]
    if idle:
        size = median(idle)
        found.append(Verdict("memory of an idle match", "< 50 kB", f"{size:.1f} kB", size < 50))
    return found


def value(result: dict[str, Any], name: str) -> float:
    """A figure of a result; percentiles stand with the latencies."""
    return float(result["latency"][name] if name.startswith("p") else result[name])


Pairs = list[tuple[Taken, Taken]]


def _pairs(taken: Sequence[Taken], pattern: str, matches: int, peer: Program) -> Pairs:
    """Ours with the peer's of the same round."""
    rounds: dict[int, dict[Program, Taken]] = {}
    for one in taken:
        if (one.pattern, one.matches) == (pattern, matches):
            rounds.setdefault(one.round, {})[one.program] = one
    return [(both[OURS], both[peer]) for both in rounds.values() if OURS in both and peer in both]


def _at_least(what: str, pairs: Pairs, bar: float) -> list[Verdict]:
    ratio = _ratio(pairs, "rate")
    return [Verdict(what, f"≥ {bar:g} x", f"{ratio:.2f} x", _unless_disturbed(pairs, ratio >= bar))] if pairs else []


def _no_slower(what: str, pairs: Pairs) -> list[Verdict]:
    ratio = _ratio(pairs, "p99")
    return [Verdict(what, "≤ 1 x", f"{ratio:.2f} x", _unless_disturbed(pairs, ratio <= 1))] if pairs else []


def _ratio(pairs: Pairs, name: str) -> float:
    return median([value(ours.result, name) / value(theirs.result, name) for ours, theirs in pairs] or [0.0])


def _unless_disturbed(pairs: Pairs, met: bool) -> bool | None:
    return met if all(one.others <= DISTURBED for pair in pairs for one in pair) else None
