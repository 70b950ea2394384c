"""The browser client fits the server it is shipped with."""

import json
import os
from pathlib import Path

import pytest

from fallakte.server.web.assets import built, start
from tools.web import STAMP, WEB, fingerprint
from tools.web_types import FILE, file


@pytest.mark.skipif(os.environ["FALLAKTE_MODE"] == "compiled", reason="compiled, the types of views are not kept")
def test_the_types_of_the_client_are_the_servers():
    assert FILE.read_text("utf-8") == file(), "run: python -m tools.web_types"


def test_the_client_that_is_there_was_built_from_the_sources_of_now():
    assert STAMP.read_text("utf-8") == fingerprint(), "run: make web"


def test_the_first_load_of_each_page_is_light():
    """What a page loads before it can be used, compressed, without fonts: under 200 kB."""
    manifest = json.loads((STAMP.parent / ".vite" / "manifest.json").read_text("utf-8"))
    words = [key for key in manifest if key.endswith("virtual:words/de")]
    for page in ("index.html", "src/pages/TablePage.svelte"):
        assert sum(_weight(name) for name in _needed(manifest, ["index.html", page, *words])) < 200_000


def _needed(manifest: dict[str, dict[str, list[str]]], entries: list[str]) -> set[str]:
    """The files of these entries and of all that they import at once."""
    found: set[str] = set()
    waiting = list(entries)
    seen: set[str] = set()
    while waiting:
        key = waiting.pop()
        if key in seen:
            continue
        seen.add(key)
        entry = manifest[key]
        found |= {str(entry["file"]), *entry.get("css", [])}
        waiting += entry.get("imports", [])
    return found


def _weight(name: str) -> int:
    file_ = built(name, "gzip")
    assert file_ is not None
    return len(file_.body)


def test_nothing_that_is_locked_has_an_address():
    lock = (WEB / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert "://" not in lock
    assert '"integrity"' in lock


def test_no_source_holds_a_style_that_the_policy_would_refuse():
    for path in Path(WEB / "src").rglob("*.svelte"):
        assert ' style="' not in path.read_text("utf-8"), path


def test_the_client_starts_from_a_file_that_is_served():
    client = start()
    assert client is not None
    assert built(client.script.removeprefix("/app/"), "") is not None
