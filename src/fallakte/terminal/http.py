"""What is asked by plain HTTP: which table it is, a seat there, and how the match went."""

import json
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from fallakte import read
from fallakte.core.faults import Fault
from fallakte.core.match import Match
from fallakte.core.record import parse_line
from fallakte.core.sheet import Outcome
from fallakte.core.words import Words
from fallakte.terminal.links import Link
from fallakte.terminal.online import Opened, Problem, SeatGiven, Table, read_answer

PATIENCE: Final = 20
"""Seconds that a server may take for an answer."""
MOST_BYTES: Final = 1 << 24
DECLINED: Final = "join-declined"


def declined(problem: Problem) -> Fault:
    """The server does not want it; its sentence is in the person's language already."""
    return Fault(DECLINED, text=problem.text, code=problem.code)


def look_up(link: Link, language: str) -> Table:
    """The table of a link, or of a code."""
    found: Table = _ask(link, Request(link.api), language, Table)
    return found


def open_table(server: str, wish: Words, language: str) -> Opened:
    """A new table."""
    body = json.dumps(wish).encode()
    request = Request(f"{server}/api/tables", body, {"Content-Type": "application/json"})
    opened: Opened = _ask(Link(server), request, language, Opened)
    return opened


def sit_down(link: Link, name: str | None, key: str, word_commitment: str, language: str) -> SeatGiven:
    """Take the seat of a link, or without a secret a free one that is open to everybody; it shall have this key."""
    wish = {"secret": link.secret, "name": name, "key": key, "word_commitment": word_commitment}
    given: SeatGiven = _tell(link, "sit", wish, language, SeatGiven)
    return given


def report(link: Link, seat: int | None, text: str, language: str) -> None:
    """Tell the host about a seat, or without one about the chat."""
    wish = {"secret": link.secret or None, "seat": seat, "text": text}
    body = json.dumps({key: value for key, value in wish.items() if value is not None}).encode()
    _answer(link, Request(f"{link.api}/report", body, {"Content-Type": "application/json"}), language)


def hand_over(link: Link, language: str) -> SeatGiven:
    """A link with which somebody else, or another device, takes over this seat."""
    given: SeatGiven = _tell(link, "hand-over", {"secret": link.secret}, language, SeatGiven)
    return given


def play_again(link: Link, word_commitment: str, language: str) -> Opened:
    """Another match with the same people: asked for, or found where somebody has asked already."""
    wish: dict[str, str | None] = {"secret": link.secret, "word_commitment": word_commitment}
    opened: Opened = _tell(link, "rematch", wish, language, Opened)
    return opened


def played(link: Link, language: str) -> tuple[list[Words], Match, Outcome]:
    """The record of a finished match, which is everybody's then, and the match replayed."""
    lines = [parse_line(line) for line in _answer(link, Request(f"{link.api}/record"), language).splitlines()]
    match = read(lines)
    if match.table.outcome is None:
        raise Fault("join-not-understood")
    return lines, match, match.table.outcome


def _tell(link: Link, deed: str, wish: dict[str, str | None], language: str, kind: type[Any]) -> Any:
    body = json.dumps({name: value for name, value in wish.items() if value}).encode()
    return _ask(link, Request(f"{link.api}/{deed}", body, {"Content-Type": "application/json"}), language, kind)


def _ask(link: Link, request: Request, language: str, kind: type[Any]) -> Any:
    return read_answer(_answer(link, request, language), kind)


def _answer(link: Link, request: Request, language: str) -> bytes:
    request.add_header("Accept-Language", language)
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            body: bytes = answer.read(MOST_BYTES)
            return body
    except HTTPError as error:
        with error:
            raise declined(read_answer(error.read(MOST_BYTES), Problem)) from None
    except (OSError, HTTPException, ValueError):
        raise Fault("join-no-server", server=link.server) from None
