"""The command, run in this process: what it says, and its exit code."""

import os
import sys
from collections.abc import Callable
from io import StringIO
from typing import NamedTuple

import pytest

from fallakte.cli.main import main


class Said(NamedTuple):
    code: int
    out: str
    err: str


Command = Callable[..., Said]

needs_full_disk = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full disk to write to")


@pytest.fixture
def fallakte(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run `fallakte ARGS…`, in English unless the arguments say otherwise, with `typed` at the prompt."""

    def run(*arguments: object, typed: str = "", lang: str | None = "en") -> Said:
        given = [str(one) for one in arguments]
        monkeypatch.setattr(sys, "argv", ["fallakte", *given, *(["--lang", lang] if lang else [])])
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        capfd.readouterr()
        with pytest.raises(SystemExit) as left:
            main()
        sys.stdout.flush()
        said = capfd.readouterr()
        assert "Traceback" not in said.err
        return Said(int(left.value.code or 0), said.out, said.err)

    return run
