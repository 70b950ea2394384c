"""`make play`: the server from this clone, at once.

Where the rules are not compiled yet, they are while people play already: when it is done, the bots' processes are
relieved by such that think with the compiled rules. The next start takes them for everything.
"""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE
from typing import TYPE_CHECKING

from tools.compile import COMPILED, lay_out
from tools.mypyc_build import is_built

if TYPE_CHECKING:
    from fallakte.server.app import Desk

ROOT = Path(__file__).resolve().parent.parent
NICENESS = 15


def main() -> None:
    """Serve, and sharpen the bots meanwhile unless that was done before or is not wanted."""
    wish = os.environ.pop("FALLAKTE_COMPILE", "")
    is_sharp = wish != "0" and is_built(ROOT) and _is_laid_out()
    # Before anything of ours is loaded: a compiled package that is older than the sources is not taken.
    sys.path.insert(0, str(COMPILED if is_sharp else ROOT / "src"))
    from fallakte.cli.main import main as run

    run(["serve", *sys.argv[1:]], None if is_sharp or wish == "0" else sharpen)


def _is_laid_out() -> bool:
    try:
        lay_out()
    except OSError:
        return False
    return True


async def sharpen(desk: "Desk") -> None:
    """Compile the rules, and have the bots think with them."""
    from fallakte.server.thinking.process import WorkerLost

    _say("play-sharpening")
    why = await _compiled()
    if why is None:
        try:
            await desk.thinkers.move_to(str(COMPILED))
        except (WorkerLost, OSError):
            why = str(COMPILED)
    if why is None:
        _say("play-sharp")
    else:
        _say("play-blunt", why=why)


async def _compiled() -> str | None:
    """None when it is done, else why it is not. It ends with us, and takes what nobody else wants to compute."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.compile"),
        cwd=ROOT,
        stdout=PIPE,
        stderr=PIPE,
        start_new_session=True,
        preexec_fn=lambda: os.nice(NICENESS) and None,
    )
    try:
        _, said = await process.communicate()
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        raise
    if process.returncode == 0:
        return None
    return said.decode(errors="replace").strip().rpartition("\n")[2].removeprefix("not compiled: ")


def _say(key: str, **facts: str) -> None:
    from fallakte.cli.language import voice

    print(voice().say(key, **facts), flush=True)


if __name__ == "__main__":
    main()
