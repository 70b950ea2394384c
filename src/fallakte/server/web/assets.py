"""The browser client as the build left it: which files there are, and what a page needs to start it."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

FOLDER: Final = "app"
MANIFEST: Final = ".vite/manifest.json"
ENTRY: Final = "index.html"
TYPES: Final = {
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "woff2": "font/woff2",
    "woff": "font/woff",
    "svg": "image/svg+xml",
}
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How files may lie there compressed, the best first."""


@dataclass(frozen=True)
class Start:
    """What a page loads to become the client."""

    script: str
    styles: tuple[str, ...]


@dataclass(frozen=True)
class Built:
    """A file of the client, in the form that was asked for."""

    body: bytes
    media_type: str
    encoding: str | None


@cache
def start() -> Start | None:
    """How the client starts; nothing where it was not built."""
    manifest = _files().get(MANIFEST)
    if manifest is None:
        return None
    chunks = msgspec.json.decode(manifest.read_bytes())
    styles = dict.fromkeys(style for chunk in _needed(chunks, ENTRY) for style in chunk.get("css", ()))
    return Start(f"/app/{chunks[ENTRY]['file']}", tuple(f"/app/{one}" for one in styles))


def _needed(chunks: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """A chunk after all that it imports; their styles come before its own."""
    chunk = chunks[name]
    return [*(needed for one in chunk.get("imports", ()) for needed in _needed(chunks, one)), chunk]


def built(path: str, accepted: str) -> Built | None:
    """A file of the client; nothing where there is none of this name."""
    kind = TYPES.get(path.rpartition(".")[2])
    if kind is None or path not in _files():
        return None
    wanted = [word.split(";")[0].strip() for word in accepted.split(",")]
    for encoding, ending in ENCODINGS.items():
        if encoding in wanted and path + ending in _files():
            return Built(_read(path + ending), kind, encoding)
    return Built(_read(path), kind, None)


@cache
def _read(path: str) -> bytes:
    return _files()[path].read_bytes()


@cache
def _files() -> dict[str, Traversable]:
    """All files by their path, so that no address can lead anywhere else."""
    folder = files("fallakte.server.web") / "static" / FOLDER
    return dict(_below(folder, "")) if folder.is_dir() else {}


def _below(folder: Traversable, path: str) -> list[tuple[str, Traversable]]:
    found: list[tuple[str, Traversable]] = []
    for one in folder.iterdir():
        inner = f"{path}{one.name}"
        found += _below(one, f"{inner}/") if one.is_dir() else [(inner, one)]
    return found
