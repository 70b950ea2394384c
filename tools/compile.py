"""Lays out the compiled package in build/compiled: the sources with their compiled libraries beside them."""

import filecmp
import os
import shutil
import sys
from pathlib import Path

from tools.mypyc_build import CannotCompile, libraries

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"


def mirror(files: dict[Path, Path], target: Path) -> None:
    """Make target hold exactly these files, touching only what differs."""
    for place, origin in files.items():
        copy = target / place
        if copy.is_file() and filecmp.cmp(origin, copy, shallow=False):
            continue
        copy.parent.mkdir(parents=True, exist_ok=True)
        # Replaced, not overwritten: a running process keeps the library that it has loaded.
        fresh = copy.with_name(f".{copy.name}.{os.getpid()}")
        shutil.copyfile(origin, fresh)
        os.replace(fresh, copy)
    for path in target.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and path.relative_to(target) not in files:
            path.unlink(missing_ok=True)


def package_files(source: Path) -> dict[Path, Path]:
    """All that the package ships, by its place below src."""
    return {
        path.relative_to(source): path
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".so", ".pyd"}
    }


def lay_out() -> None:
    """Have the compiled package there, made of the sources of now."""
    compiled = libraries(ROOT)
    mirror(package_files(ROOT / "src") | compiled, COMPILED)


def main() -> int:
    try:
        lay_out()
    except CannotCompile as why:
        print(f"not compiled: {why} (the whole of it: build/mypyc.log)", file=sys.stderr)
        return 1
    except OSError as why:
        print(f"not compiled: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
