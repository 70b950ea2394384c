"""Compiles with mypyc the modules that pyproject.toml lists under [tool.fallakte.compile].

The build hook and tools/compile.py share this; run as a script it is the worker of both.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from os import PathLike
from pathlib import Path
from typing import Any

# A dotted name puts the library of all modules into the package instead of beside it.
GROUP = "fallakte.rules"

# Builds kept for going back and forth between states of the sources.
KEPT = 4


class CannotCompile(Exception):
    """Why there is no compiled form; one line."""


def _settings(root: Path) -> dict[str, Any]:
    """What is compiled and how: `parts` C files side by side, at the optimisation `level` of the C compiler."""
    found: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["fallakte"]["compile"]
    return found


def modules_to_compile(root: Path) -> list[Path]:
    """The listed modules, as paths below src."""
    listed = _settings(root)
    found = {path for pattern in listed["include"] for path in root.glob(pattern)}
    left_out = {path for pattern in listed["exclude"] for path in found if path.match(pattern)}
    return sorted(path.relative_to(root / "src") for path in found - left_out)


def fingerprint(root: Path) -> str:
    """Changes with all that the libraries are made of: sources, tools, interpreter."""
    modules = modules_to_compile(root)
    # mypyc copies the value of a Final from modules that stay interpreted: these count as sources too.
    packages = {package for module in modules for package in module.parents}
    sources = {path for package in packages for path in (root / "src" / package).glob("*.py")}
    made_of = hashlib.sha256()
    how = _settings(root)
    made_with = (sysconfig.get_config_var("EXT_SUFFIX"), version("mypy"), version("librt"), how["level"], how["parts"])
    for part in (*made_with, *modules):
        made_of.update(f"{part}\n".encode())
    for path in (Path(__file__), *sorted(sources)):
        made_of.update(f"{path.name} {path.stat().st_size}\n".encode() + path.read_bytes())
    return made_of.hexdigest()[:16]


def is_built(root: Path) -> bool:
    """Whether the compiled libraries of the sources of now are there."""
    return _place(root).is_dir()


def _place(root: Path) -> Path:
    return root / "build" / "mypyc" / fingerprint(root)


def libraries(root: Path) -> dict[Path, Path]:
    """The compiled libraries: where each belongs below src, and where it lies. Built when not yet there."""
    modules = modules_to_compile(root)
    if not modules:
        return {}
    built = _place(root)
    if not built.is_dir():
        print("compiling the rules …", file=sys.stderr, flush=True)
        _build(root, modules, built)
    return {path.relative_to(built): path for path in sorted(built.rglob("*")) if path.is_file()}


def _build(root: Path, modules: list[Path], target: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="fallakte-") as scratch:
        stage, built = Path(scratch, "src"), Path(scratch, "built")
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(root / "src", stage, ignore=ignore)
        _run_worker(stage, built, modules, _settings(root), log=root / "build" / "mypyc.log")
        _put_in_place(built, target)
    for old in sorted(target.parent.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def _put_in_place(built: Path, target: Path) -> None:
    """Copied beside its place and renamed, so that a half-written one is never taken for built."""
    target.parent.mkdir(parents=True, exist_ok=True)
    half = Path(tempfile.mkdtemp(dir=target.parent))
    shutil.copytree(built, half, dirs_exist_ok=True)
    try:
        half.rename(target)
    except OSError:
        shutil.rmtree(half)
        if not target.is_dir():  # else another build was first, with the same result
            raise


def _run_worker(stage: Path, built: Path, modules: list[Path], how: dict[str, Any], *, log: Path) -> None:
    """In a process of its own: mypyc ends the process on errors and works in the current directory."""
    given = (built, how["level"], how["parts"], *modules)
    command = [sys.executable, str(Path(__file__).resolve()), *map(str, given)]
    done = subprocess.run(command, cwd=stage, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    log.parent.mkdir(exist_ok=True)
    log.write_text(done.stdout, "utf-8")
    if done.returncode != 0:
        lines = [line for line in done.stdout.splitlines() if line.strip()] or ["no reason given"]
        raise CannotCompile(next((line for line in lines if "error:" in line), lines[-1]))


def _work(built: str, level: str, parts: int, modules: list[str]) -> None:
    # setuptools before mypyc, which otherwise takes distutils.
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    _demand_c_compiler()

    from mypyc.build import mypycify

    class BuildInParts(build_ext):
        """Compiles the C files of a library side by side."""

        def build_extension(self, ext: Extension) -> None:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(partial(self._compile, ext), _in_parts(ext.sources, parts))
                ext.extra_objects = [one for made in objects for one in made]
            ext.sources = []
            super().build_extension(ext)

        def _compile(self, ext: Extension, source: str) -> list[str]:
            made: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=[*ext.include_dirs, "../c", f"../c/{GROUP.split('.')[0]}"],
                extra_postargs=_c_flags(ext.extra_compile_args),
            )
            return made

    # One group: calls between modules become plain C calls. `librt.vecs` is stable in mypy 2.4: no
    # experimental_features, and install_librt would only build a second librt beside the installed one.
    extensions = mypycify(
        ["--config-file=", "--cache-dir=../mypy-cache", *modules],
        opt_level=level,
        debug_level="0",
        group_name=GROUP,
        multi_file=True,
        target_dir="../c",
    )
    command = BuildInParts(Distribution({"name": "fallakte", "ext_modules": extensions}))
    command.build_lib = built
    command.build_temp = "../objects"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def _in_parts(sources: Iterable[str | PathLike[str]], count: int) -> list[str]:
    """So many C files of about the same size, each including some of these; a few small ones stay alone."""
    found = sorted(Path(source).resolve() for source in sources)
    if len(found) <= count:
        return [str(path) for path in found]
    parts: list[list[Path]] = [[] for _ in range(count)]
    sized = [(path, path.stat().st_size) for path in found]
    whole, before = sum(size for _, size in sized), 0
    # In order, so that the modules of a package, which call one another most, are together.
    for path, size in sized:
        parts[before * count // whole].append(path)
        before += size
    made = [Path(f"../c/part{number}.c") for number in range(count)]
    for path, part in zip(made, parts):
        path.write_text("".join(f'#include "{one}"\n' for one in part), "utf-8")
    return [str(path) for path in made]


def _c_flags(flags: list[str]) -> list[str]:
    # A newer C compiler has newer warnings; they must not stop an installation.
    kept = [flag for flag in flags if flag != "-Werror"]
    # Functions visible outside the library cannot be inlined within it: hiding them saves a third of a step.
    return kept if sys.platform == "win32" else [*kept, "-fvisibility=hidden"]


def _demand_c_compiler() -> None:
    if sys.platform == "win32":
        return
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        sys.exit(f"no C compiler: {compiler} not found")


if __name__ == "__main__":
    _work(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:])
