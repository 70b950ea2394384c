"""A Ray cluster that plays the arena's matches. Every machine of it needs Fallakte and the bots, as this one does."""

import os
import socket
import subprocess
import sys
from collections.abc import Generator, Iterable, Iterator
from subprocess import DEVNULL
from typing import Any

from fallakte.arena.matches import Lost, Played, Task
from fallakte.arena.worker import attempted
from fallakte.core.faults import Fault

AHEAD = 2
"""Matches for each core that are handed over at once."""

KNOCK, HEALTH = 3.0, 15.0
"""Seconds that an address has to answer at all, and a cluster to say that it is well."""

SETTINGS = {
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
"""Ray installs nothing, tells nobody, and leaves the machine's graphics alone."""


class Cluster:
    """The cluster at an address, or the one that runs on this machine (`auto`)."""

    def __init__(self, address: str) -> None:
        self._ray = _imported()
        self._connect(address)
        self._attempt = self._ray.remote(max_retries=1, num_cpus=1)(attempted)
        self._cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _connect(self, address: str) -> None:
        if address != "auto":
            _knock(address)
        _ask(address)
        try:
            path = {"env_vars": {"PYTHONPATH": os.pathsep.join(sys.path)}}
            self._ray.init(address=address, log_to_driver=False, logging_level="ERROR", runtime_env=path)
        except Exception:
            raise Fault("arena-ray-silent", address=address) from None

    def play(self, tasks: Iterable[Task]) -> Generator[Played | Lost]:
        """The matches in the order in which they end. Leaving early gives up those that run."""
        waiting = iter(tasks)
        running: dict[Any, Task] = {}
        try:
            while True:
                self._hand_over(waiting, running)
                if not running:
                    return
                done, _ = self._ray.wait(list(running), num_returns=1)
                yield self._got(done[0], running.pop(done[0]))
        finally:
            for one in running:
                self._ray.cancel(one, force=True)
            self._ray.shutdown()

    def _hand_over(self, waiting: Iterator[Task], running: dict[Any, Task]) -> None:
        while len(running) < AHEAD * self._cores and (task := next(waiting, None)) is not None:
            running[self._attempt.remote(task)] = task

    def _got(self, one: Any, task: Task) -> Played | Lost:
        try:
            found: Played | Lost = self._ray.get(one)
        except self._ray.exceptions.RayError as error:
            return Lost(task, str(error).strip().splitlines()[-1][:300])
        return found


def _imported() -> Any:
    os.environ.update(SETTINGS)
    try:
        import ray
    except ImportError:
        raise Fault("arena-no-ray") from None
    return ray


def _knock(address: str) -> None:
    """Ray waits long for an address that nobody answers; we do not."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or "/" in host:
        raise Fault("arena-ray-address", address=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK).close()
    except (OSError, OverflowError, UnicodeError):
        raise Fault("arena-ray-silent", address=address) from None


def _ask(address: str) -> None:
    """Whether a cluster lives there: whoever else answers keeps Ray waiting for minutes, so a process asks."""
    where = [] if address == "auto" else ["--address", address]
    command = [sys.executable, "-m", "ray.scripts.scripts", "health-check", *where]
    try:
        subprocess.run(command, check=True, timeout=HEALTH, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL)
    except subprocess.SubprocessError:
        raise Fault("arena-ray-silent", address=address) from None
