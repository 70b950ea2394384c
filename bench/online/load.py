"""The load as the leading process sees it: it is told how matches shall move, and says what came of it."""

import json
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import click

from bench.online.footprint import busy
from bench.online.node import PEER
from bench.online.servers import Server

SETTLING = 10.0
"""Seconds after which memory is looked at: garbage that is going to be collected has been by then."""


@dataclass(frozen=True)
class Pattern:
    """How matches move: as `fast` as answered, `paced`, or not at all (`idle`), and for how long it is measured."""

    name: str
    matches: tuple[int, ...]
    seconds: float = 0
    warm_up: float = 0
    every: float = 5

    @property
    def title(self) -> str:
        return f"{self.name} {self.matches[-1]}"


def run(server: Server, node: str, pattern: Pattern, seed: int) -> dict[str, Any]:
    """What was measured, by name; whatever the server refused ends the run."""
    loading = Load(server, node, pattern, seed)
    try:
        return loading.idle() if pattern.name == "idle" else loading.moving()
    finally:
        loading.stop()


class Load:
    """The generator's process and the server that it loads."""

    def __init__(self, server: Server, node: str, pattern: Pattern, seed: int) -> None:
        self._server = server
        self._pattern = pattern
        self._process = subprocess.Popen(
            [node, str(PEER / "load" / "main.mjs"), *_arguments(server, pattern, seed)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def moving(self) -> dict[str, Any]:
        """Rates and times while matches move."""
        self._hear()
        self._go_on()
        self._hear()
        before, busy_before = self._server.footprint(), busy()
        result = self._hear()
        after, busy_after = self._server.footprint(), busy()
        if result["refusals"] or result.get("late") or result.get("stalled"):
            raise click.ClickException(f"{self._server.program.name}, {self._pattern.title}: {self._troubles(result)}")
        result["rate"] = result["moves"] / result["seconds"]
        if before is not None and after is not None:
            result["server_cpu"] = after.seconds - before.seconds
            result["others_cpu"] = busy_after - busy_before - result["server_cpu"] - result["generator_cpu"]
        return result

    def idle(self) -> dict[str, Any]:
        """The growth of the server from the first number of matches to the second, by match."""
        sizes: list[int] = []
        for _step in self._pattern.matches:
            self._hear()
            time.sleep(SETTLING)
            size = self._server.footprint()
            if size is None:
                raise click.ClickException("memory cannot be measured on this system: it has no /proc")
            sizes.append(size.memory)
            self._go_on()
        fewer, more = self._pattern.matches
        return {"sizes": sizes, "bytes_per_match": (sizes[1] - sizes[0]) / (more - fewer)}

    def _troubles(self, result: dict[str, Any]) -> str:
        said = "; ".join(result["refused"]) or "moves were not answered in time"
        late, stalled = result.get("late", 0), result.get("stalled", 0)
        return f"{result['moves']} moves, {result['refusals']} refusals, {late} late, {stalled} stalled: {said}"

    def _hear(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            _, errors = self._process.communicate()
            why = [one for one in errors.splitlines() if "Error" in one] or errors.splitlines()[-1:]
            last = self._server.last_words()
            raise click.ClickException(f"the load of {self._server.program.name} stopped: {why[:1]}\n{last}")
        heard: dict[str, Any] = json.loads(line)
        return heard

    def _go_on(self) -> None:
        assert self._process.stdin is not None
        print(file=self._process.stdin, flush=True)

    def stop(self) -> None:
        """It ends, whatever it is doing."""
        self._process.kill()
        self._process.communicate()


def _arguments(server: Server, pattern: Pattern, seed: int) -> Sequence[str]:
    return (
        f"--dialect={server.program.dialect}",
        f"--base={server.address}",
        f"--pattern={pattern.name}",
        f"--matches={','.join(map(str, pattern.matches))}",
        f"--seconds={pattern.seconds}",
        f"--warm-up={pattern.warm_up}",
        f"--every={pattern.every}",
        f"--seed={seed}",
    )
