"""What a record line must be, and the faults of records (REC ids, docs/rules/README.md)."""

from typing import Any, Final

import msgspec

from fallakte.core.faults import Fault
from fallakte.core.words import Words

FORMAT: Final = "fallakte/1"
RULES: Final = "1"
KINDS: Final = ("deal", "move", "shuffle", "score", "end")


class RecordFault(Fault):
    """A record that is not right: the rule or REC id that it breaks, and the key of the sentence."""

    def __init__(self, rule: str, key: str, **facts: Any) -> None:
        super().__init__(key, **facts)
        self.rule = rule


def parse_line(line: bytes) -> Words:
    """One line of a record as an object (REC-1)."""
    try:
        value = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise RecordFault("REC-1", "rec-1-not-json") from None
    if not isinstance(value, dict):
        raise RecordFault("REC-1", "rec-1-not-an-object")
    return value


def line_kind(line: Words) -> str | None:
    """Which kind of line this is; None for kinds that readers skip."""
    kinds = [kind for kind in KINDS if kind in line]
    if not kinds:
        return None
    beside = set(line) - {kinds[0]} - ({"legal"} if kinds[0] == "move" else set())
    if beside:
        raise RecordFault("REC-1", "rec-1-mixed-line", kind=kinds[0], beside=", ".join(sorted(beside)))
    if not isinstance(line[kinds[0]], dict):
        raise RecordFault("REC-1", "rec-1-not-an-object")
    return kinds[0]


def is_header(line: Words) -> bool:
    """Whether this line begins a record."""
    return "record" in line


def check_header(header: Words) -> None:
    """The format, the rules' version and the players of a header (REC-2)."""
    if header.get("record") != FORMAT:
        raise RecordFault("REC-2", "rec-2-format", format=str(header.get("record")), known=FORMAT)
    version = header.get("rules", RULES)
    if not isinstance(version, str):
        raise RecordFault("REC-2", "rec-2-rules-text", known=RULES)
    if version != RULES:
        raise RecordFault("REC-2", "rec-2-rules-version", version=str(version), known=RULES)
    players = header.get("players")
    if not isinstance(players, list) or not players:
        raise RecordFault("REC-2", "rec-2-players")
    for seat, player in enumerate(players):
        if not _is_player(player):
            raise RecordFault("REC-2", "rec-2-player", seat=seat)
    if not isinstance(header.get("options"), dict):
        raise RecordFault("REC-2", "rec-2-options")


def _is_player(player: Any) -> bool:
    if not isinstance(player, dict) or not isinstance(player.get("name"), str):
        return False
    kind = player.get("kind")
    return kind == "human" or (isinstance(kind, str) and kind.startswith("bot:") and len(kind) > len("bot:"))


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same JSON: the order of fields is nothing, but true is not 1, nor 1.0."""
    return msgspec.json.encode(one, order="sorted") == msgspec.json.encode(other, order="sorted")


def encode(line: Any) -> bytes:
    """A line of a record, or a piece of one, without a line end."""
    return msgspec.json.encode(line)
