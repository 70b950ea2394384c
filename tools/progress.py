"""A pytest plugin: how far the tests are and how long they still take, and in a file what came of them."""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any, Final

import pytest

FILE: Final = "TEST_PROGRESS"
"""The variable that names the file; without it the plugin does nothing."""
EVERY: Final = 60.0
"""Seconds between two lines where nobody looks at a terminal."""


class Progress:
    """Counts tests as they end. `usual` is how many seconds this part takes, `after` those after it."""

    def __init__(self, title: str, usual: float, after: float) -> None:
        self.title = title
        self.usual = usual
        self.after = after
        self.total = 0
        self.outcomes: dict[str, set[str]] = {"failed": set(), "skipped": set(), "passed": set()}
        self._began = time.monotonic()
        self._said = self._began
        self._terminal = sys.stdout.isatty()

    @property
    def done(self) -> int:
        """How many tests have ended."""
        return len(set.union(*self.outcomes.values()))

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self.total = len(ids)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.total = len(session.items) or self.total

    def pytest_report_teststatus(self, report: Any) -> tuple[str, str, str] | None:
        # No dots; failures are told at the end as ever.
        return (report.outcome if report.when == "call" else "", "", "") if report.passed else None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed or (report.skipped and report.when != "teardown"):
            self.outcomes["failed" if report.failed else "skipped"].add(report.nodeid)
        elif report.when == "teardown":
            self.outcomes["passed"].add(report.nodeid)
            self._say()

    def _say(self) -> None:
        now = time.monotonic()
        if now - self._said < (0.5 if self._terminal else EVERY) or not self.total:
            return
        self._said = now
        # Quick tests come first: what is left takes longer than as many did before.
        passed = now - self._began
        left = max(self.usual - passed, passed * (self.total - self.done) / self.done) + self.after
        line = f"{self.title}: {self.done:,} of {self.total:,}, {len(self.outcomes['failed'])} failed, "
        line += f"about {minutes(left)} still"
        print(f"\r\x1b[K{line}" if self._terminal else line, end="" if self._terminal else "\n", flush=True)

    def pytest_sessionfinish(self) -> None:
        if self._terminal:
            print("\r\x1b[K", end="", flush=True)
        failed = self.outcomes["failed"]
        counts = {name: len(ids if name == "failed" else ids - failed) for name, ids in self.outcomes.items()}
        counts["passed"] -= len(self.outcomes["passed"] & self.outcomes["skipped"])
        Path(os.environ[FILE]).write_text(json.dumps(counts), "utf-8")


def minutes(seconds: float) -> str:
    """A time as people say it."""
    return f"{seconds:.0f} s" if seconds < 90 else f"{seconds / 60:.0f} min"


def pytest_configure(config: pytest.Config) -> None:
    """Where several processes run tests, one alone tells of them."""
    if FILE in os.environ and not hasattr(config, "workerinput"):
        usual, after = (float(os.environ.get(name, "0")) for name in ("TEST_USUAL", "TEST_AFTER"))
        config.pluginmanager.register(Progress(os.environ.get("TEST_TITLE", ""), usual, after), "progress")
