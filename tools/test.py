"""`make test`: every part one after another, with how far it is, and one summary at the end.

What surrounds the rules runs the same in both modes, so it is tested once, with the rules that are served.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from tools.progress import minutes

ROOT: Final = Path(__file__).resolve().parent.parent
AROUND: Final = ("adapters", "arena", "browser", "cli", "server", "test_examples.py")
"""What surrounds the rules."""
BESIDE: Final = ("-n", "3", "--dist", "loadfile")
"""A file goes to one of the processes: much is waiting, so there is one more than a small machine has cores."""
TIMES: Final = ROOT / "build" / "test-times.json"
USUAL: Final = {"web": 20.0, "interpreted": 200.0, "compile": 80.0, "compiled": 960.0}
"""Seconds, for a machine that has not run them yet."""


@dataclass
class Part:
    """A part of the tests; `run` says whether all is well, and puts what it counted into `counts`."""

    name: str
    title: str
    run: Callable[["Part", float, float], bool]
    counts: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0
    state: str = "not run"


def main() -> int:
    """Run what was asked for; 1 where anything failed."""
    parser = argparse.ArgumentParser(prog="make test", description=__doc__)
    parser.add_argument("--only", choices=("web", "interpreted", "compiled"), help="one part alone")
    asked, more = parser.parse_known_args()
    parts = [part for part in _parts(more) if asked.only in (None, part.name) or _leads_to(part, asked.only)]
    usual = USUAL | (json.loads(TIMES.read_text("utf-8")) if TIMES.is_file() else {})
    for number, part in enumerate(parts):
        after = sum(usual[later.name] for later in parts[number + 1 :])
        print(
            f"{number + 1} of {len(parts)}, {part.title} (about {minutes(usual[part.name] + after)} to go)", flush=True
        )
        began = time.monotonic()
        well = part.run(part, usual[part.name] if not more else 0.0, after)
        part.seconds = time.monotonic() - began
        part.state = "passed" if well else "FAILED"
        if not well:
            break
    _sum_up(parts)
    if all(part.state == "passed" for part in parts) and not more:
        TIMES.parent.mkdir(exist_ok=True)
        TIMES.write_text(json.dumps(usual | {part.name: part.seconds for part in parts}), "utf-8")
        return 0
    return int(any(part.state == "FAILED" for part in parts))


def _parts(more: Sequence[str]) -> list[Part]:
    ignored = [f"--ignore=tests/{name}" for name in AROUND]
    parts = [
        Part("web", "the browser client's own tests", _web),
        Part("interpreted", "the rules in plain Python", partial(_pytest, "interpreted", [*ignored, *more])),
    ]
    if subprocess.run(["sh", "tools/compiler.sh", sys.executable], cwd=ROOT, check=False).returncode == 0:
        parts.append(Part("compile", "compiling the rules", _compile))
        parts.append(Part("compiled", "everything, with compiled rules", partial(_pytest, "compiled", [*more])))
    else:
        around = [f"tests/{name}" for name in AROUND]
        surrounding = partial(_pytest, "interpreted", [*around, *more])
        parts.append(Part("compiled", "what surrounds the rules, in plain Python", surrounding))
    return parts


def _leads_to(part: Part, wanted: str) -> bool:
    return part.name == "compile" and wanted == "compiled"


def _web(part: Part, usual: float, after: float) -> bool:
    environment = os.environ | {"PYTHONPATH": "src", "FALLAKTE_MODE": "interpreted"}
    return subprocess.run([sys.executable, "-m", "tools.web", "test"], cwd=ROOT, env=environment).returncode == 0


def _compile(part: Part, usual: float, after: float) -> bool:
    return subprocess.run([sys.executable, "-m", "tools.compile"], cwd=ROOT).returncode == 0


def _pytest(mode: str, arguments: Sequence[str], part: Part, usual: float, after: float) -> bool:
    sources = "src" if mode == "interpreted" else "build/compiled"
    with tempfile.NamedTemporaryFile(suffix=".json") as counted:
        told = {"TEST_PROGRESS": counted.name, "TEST_TITLE": f"  {part.title}"}
        told |= {"TEST_USUAL": str(usual), "TEST_AFTER": str(after)}
        environment = os.environ | {"FALLAKTE_MODE": mode, "PYTHONPATH": sources, **told}
        shown = ["-q", "-p", "tools.progress", "-o", "console_output_style=classic"]
        command = [sys.executable, "-m", "pytest", *shown, *BESIDE, *arguments]
        done = subprocess.run(command, cwd=ROOT, env=environment)
        part.counts = json.loads(Path(counted.name).read_text("utf-8") or "{}")
    return done.returncode == 0


def _sum_up(parts: list[Part]) -> None:
    print(f"\n{'':40}{'passed':>8}{'failed':>8}{'skipped':>9}{'time':>9}")
    for part in parts:
        counts = "".join(
            f"{part.counts[name]:>{width},}" if name in part.counts else " " * width
            for name, width in (("passed", 8), ("failed", 8), ("skipped", 9))
        )
        print(f"{part.title:40}{counts}{minutes(part.seconds):>9}  {part.state}")
    print(f"{'in all':40}{'':25}{minutes(sum(part.seconds for part in parts)):>9}")


if __name__ == "__main__":
    sys.exit(main())
