"""The rulebook in a pager: styled where the pager shows styles, and never with their codes to be read."""

import os
import pydoc

import pytest
from rich.console import Console

from fallakte.terminal.pager import read_page_by_page


@pytest.mark.parametrize(("less", "styled"), [("", True), ("-iR", True), ("-M", False)])
def test_styles_only_where_less_shows_them(monkeypatch: pytest.MonkeyPatch, less: str, styled: bool) -> None:
    read: list[str] = []
    monkeypatch.setattr(pydoc, "pager", read.append)
    monkeypatch.setenv("LESS", less)
    if not less:
        monkeypatch.delenv("LESS")
    read_page_by_page(Console(force_terminal=True, color_system="standard"), "# The case\n\nOnce **upon** a time")
    assert ("\x1b[" in read[0]) == styled
    assert "r" in os.environ["LESS"].lower() or not styled
