"""The measuring processes as the one that leads them sees them."""

import json
import os
import subprocess
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from bench.measure import Taken

ROOT = Path(__file__).resolve().parent.parent


class Worker:
    """A process of its own for a program; it waits whenever it is not measuring."""

    def __init__(self, program: str, python: Path | str, module: str, core: int, path: Path | None = None) -> None:
        self.program = program
        self._errors = TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 (open as long as the process)
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self._process = subprocess.Popen(
            [str(python), "-m", "bench.worker", module, str(core)],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            encoding="utf-8",
        )
        hello = self._hear()
        self.measures: list[str] = hello["measures"]
        self.versions: dict[str, str] = hello["versions"]
        self.missing: dict[str, str] = hello["missing"]

    def measure(self, measure: str, seconds: float) -> Taken:
        """Let it measure for so long."""
        assert self._process.stdin is not None
        print(json.dumps({"measure": measure, "seconds": seconds}), file=self._process.stdin, flush=True)
        return Taken(**self._hear())

    def _hear(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise NoAnswer(self.program, self._last_words())
        heard: dict[str, Any] = json.loads(line)
        return heard

    def _last_words(self) -> str:
        self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().strip().splitlines()
        return lines[-1] if lines else f"exit {self._process.returncode}"

    def stop(self) -> None:
        """Its input ends, and so does it."""
        self._process.communicate()
        self._errors.close()


class NoAnswer(Exception):
    """A process ended instead of answering: which program, and its last line."""

    def __init__(self, program: str, last: str) -> None:
        super().__init__(f"{program}: {last}")
        self.program = program
        self.last = last
