"""The environment of the peers: made once, apart from the project's own, and made anew when the pins change."""

import hashlib
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv-peers"
PYTHON = HOME / "bin" / "python"
PINS = ROOT / "bench" / "requirements-peers.txt"
STAMP = HOME / "tried"


def prepare() -> None:
    """Install the pinned peers, unless that was tried. What cannot be installed will be missing from the run."""
    pins = PINS.read_text("utf-8")
    wanted = hashlib.sha256((pins + sys.version).encode()).hexdigest()
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text("utf-8") == wanted:
        return
    print("installing the peers into .venv-peers …", flush=True)
    if subprocess.run([sys.executable, "-m", "venv", "--clear", str(HOME)], capture_output=True).returncode != 0:
        print("  no environment could be made there", flush=True)
        return
    if not _install("-r", str(PINS)):
        _install_one_by_one(pins)
    STAMP.write_text(wanted, "utf-8")


def _install(*arguments: str) -> bool:
    pip = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes"]
    return subprocess.run([*pip, *arguments], capture_output=True).returncode == 0


def _install_one_by_one(pins: str) -> None:
    """One peer that cannot be installed must not take the others with it."""
    for pin in _blocks(pins):
        with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as one:
            one.write(pin)
            one.flush()
            if not _install("--no-deps", "-r", one.name):
                print(f"  not installed: {pin.split()[0]} (remove .venv-peers to try again)", flush=True)


def _blocks(pins: str) -> list[str]:
    """Each requirement with its hashes, which stand on lines of their own."""
    blocks: list[str] = []
    for line in pins.splitlines(keepends=True):
        if line[0].isspace():
            blocks[-1] += line
        else:
            blocks.append(line)
    return blocks
