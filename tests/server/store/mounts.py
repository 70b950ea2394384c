"""Small disks that fill up and can be made read-only, for tests that run as root."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


def _mount(*arguments: str) -> bool:
    return subprocess.run(["mount", *arguments], capture_output=True, check=False).returncode == 0


def _can_mount() -> bool:
    if os.name != "posix" or os.getuid() != 0 or shutil.which("mount") is None:
        return False
    # In a namespace of its own, so that nothing stays where this is only a trial.
    trial = ["unshare", "-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    return shutil.which("unshare") is not None and subprocess.run(trial, capture_output=True).returncode == 0


needs_mount = pytest.mark.skipif(not _can_mount(), reason="a small disk needs root and the right to mount")


class Disk:
    """A disk of a few megabytes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, size: int = 1 << 30) -> None:
        """With so many bytes, or until not one fits."""
        with (self.folder / "filler").open("ab", buffering=0) as file, suppress(OSError):
            while size > 0:
                size -= file.write(b"x" * min(size, 1 << 12))

    def make_room(self) -> None:
        """Take away what `fill` wrote."""
        (self.folder / "filler").unlink()

    def read_only(self) -> None:
        """As if mounted read-only from the beginning."""
        assert _mount("-o", "remount,ro", str(self.folder))


@contextmanager
def small_disk(folder: Path, size: str = "4m") -> Iterator[Disk]:
    """A disk mounted at a folder."""
    assert _mount("-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder))
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)
