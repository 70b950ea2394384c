"""What is typed: a line for each time that one is asked for."""

import asyncio
import os
import sys
from io import StringIO

import pytest

from fallakte.terminal.keyboard import Keyboard


async def _lines(keyboard: Keyboard, count: int) -> list[str | None]:
    return [await asyncio.wait_for(keyboard.line(), 20) for _ in range(count)]


def test_lines_of_a_pipe_until_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def read() -> None:
        reads, writes = os.pipe()
        os.write(writes, "  one \ntwö\n\nrest".encode())
        os.close(writes)
        with open(reads, encoding="utf-8") as file:
            monkeypatch.setattr(sys, "stdin", file)
            keyboard = Keyboard()
            assert not keyboard.live
            assert await _lines(keyboard, 5) == ["one", "twö", "", "rest", None]

    asyncio.run(read())


def test_the_input_of_the_beginning_is_read_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def read() -> None:
        monkeypatch.setattr(sys, "stdin", StringIO("one\ntwo\n"))
        keyboard = Keyboard()
        monkeypatch.setattr(sys, "stdin", StringIO("of somebody else\n"))
        assert await _lines(keyboard, 3) == ["one", "two", None]

    asyncio.run(read())
