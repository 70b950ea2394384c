"""What a server takes of the machine: memory and processor time of its process and of all that it has started."""

import os
from dataclasses import dataclass
from pathlib import Path

PROC = Path("/proc")


@dataclass(frozen=True)
class Footprint:
    """Bytes in memory, shared ones counted in part, and seconds of processor time since the start."""

    memory: int
    seconds: float


def busy() -> float:
    """Seconds of processor time that everything on this machine has used; 0 where the system does not say."""
    if not (PROC / "stat").exists():
        return 0.0
    user, nice, system, _idle, _waiting, *interrupts = map(int, (PROC / "stat").read_text().split()[1:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def footprint(pid: int) -> Footprint | None:
    """Of a process with its children and theirs; None where the system does not say."""
    if not PROC.is_dir():
        return None
    family = [pid, *_descendants(pid)]
    return Footprint(sum(map(_memory, family)), sum(map(_seconds, family)))


def _descendants(pid: int) -> list[int]:
    found: list[int] = []
    for task in (PROC / str(pid) / "task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found += [child, *_descendants(child)]
    return found


def _memory(pid: int) -> int:
    for line in (PROC / str(pid) / "smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return 0


def _seconds(pid: int) -> float:
    # The name in brackets may hold blanks; what follows it does not.
    numbers = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")
