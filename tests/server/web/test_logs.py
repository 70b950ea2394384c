"""Logs: one line an event, with what a host needs and nothing that is anybody's secret."""

import json
import logging
from collections.abc import Iterator
from io import StringIO

import pytest

from fallakte.server.ops.logs import set_up_logs
from fallakte.server.ops.settings import Settings


@pytest.fixture
def logged() -> Iterator[StringIO]:
    """What is written; the logging of the tests themselves comes back afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield StringIO()
    root.handlers = handlers
    root.setLevel(level)


def test_lines_are_json_with_facts(logged: StringIO) -> None:
    set_up_logs(Settings(log_format="json"), logged)
    logging.getLogger("fallakte.test").warning("a %s", "word", extra={"table": "x", "odd": {1, 2}})
    line = json.loads(logged.getvalue())
    assert (line["level"], line["logger"], line["message"]) == ("warning", "fallakte.test", "a word")
    assert line["table"] == "x"
    assert line["time"].endswith("Z")


def test_an_error_tells_where_and_never_what_it_said(logged: StringIO) -> None:
    set_up_logs(Settings(log_format="json"), logged)
    try:
        raise ValueError("the ace of spades")
    except ValueError:
        logging.getLogger("fallakte.test").exception("broken")
    line = json.loads(logged.getvalue())
    assert line["error"] == "ValueError"
    assert "test_logs.py" in line["at"][-1]
    assert "spades" not in logged.getvalue()


def test_plain_lines_for_a_terminal(logged: StringIO) -> None:
    set_up_logs(Settings(log_format="plain", log_level="info"), logged)
    logging.getLogger("fallakte.test").info("hello", extra={"status": 200, "_stamp_of_another_package": 1})
    logging.getLogger("fallakte.test").debug("unheard")
    assert logged.getvalue().endswith("info    hello status=200\n")


def test_what_others_chat_about_is_not_kept(logged: StringIO) -> None:
    set_up_logs(Settings(log_format="json", log_level="debug"), logged)
    for name in ("uvicorn.error", "uvicorn.access", "sqlalchemy.engine", "asyncio"):
        logging.getLogger(name).info("192.0.2.77 /t/secret")
    assert logged.getvalue() == ""
