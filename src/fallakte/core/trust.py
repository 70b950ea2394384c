"""Whether the luck of a finished record is the one that was committed to (docs/rules/README.md, "Shuffles")."""

import re
from collections.abc import Iterable
from typing import Any, Final, final

from fallakte.core.match import Match
from fallakte.core.record import RecordFault, is_header, line_kind
from fallakte.core.shuffle import Shuffler, commitment, committed_seed
from fallakte.core.table import NOBODY
from fallakte.core.words import Words

HASH: Final = re.compile("[0-9a-f]{64}")


@final
class Verdict:
    """What became of a record: how much was found right, and the first fault with its line, if there is one."""

    def __init__(self) -> None:
        self.line = 0
        """The line that was judged last, the header being the first; with a fault the one where it is."""
        self.deals = 0
        self.shuffles = 0
        self.moves = 0
        self.commitment = ""
        self.players_words: list[str] = []
        """What the players added to the seed, in seat order."""
        self.fault: RecordFault | None = None

    @property
    def ok(self) -> bool:
        """Whether everything is as it was committed to."""
        return self.fault is None

    def words(self) -> Words:
        """The JSON form; the sentence for a fault is in `text`."""
        counts: Words = {"deals": self.deals, "shuffles": self.shuffles, "moves": self.moves}
        if self.fault is None:
            return {"ok": True, **counts, "commitment": self.commitment, "words": self.players_words}
        return {"ok": False, **counts, "line": self.line, "rule": self.fault.rule, "fault": self.fault.key}


def verify(lines: Iterable[Words], find: Any, *, unfinished: bool = False) -> Verdict:
    """Judge every line of a record, and hold its deals and shuffles against its commitment (REC-8).

    `unfinished`: the match may have been closed before its end.
    """
    verdict = Verdict()
    try:
        _judge(list(lines), find, verdict, unfinished=unfinished)
    except RecordFault as fault:
        verdict.fault = fault
    return verdict


def _judge(lines: list[Words], find: Any, verdict: Verdict, *, unfinished: bool) -> None:
    verdict.line = 1
    if not lines:
        raise RecordFault("REC-1", "rec-1-empty")
    if not is_header(lines[0]):
        raise RecordFault("REC-2", "rec-2-no-header")
    match = Match.open(lines[0], find)
    verdict.commitment = _commitment(lines[0])
    shuffler = _shuffler(lines, verdict)
    for line in lines[1:]:
        verdict.line += 1
        if "reveal" in line and verdict.line < len(lines):
            raise RecordFault("REC-8", "rec-8-reveal-place")
        _take(match, line, shuffler, verdict)
    if not match.over and not unfinished:
        raise RecordFault("REC-7", "rec-7-unfinished", due=match.due)
    if shuffler is None:
        raise RecordFault("REC-8", "rec-8-no-reveal")


def _commitment(header: Words) -> str:
    if "commitment" not in header:
        raise RecordFault("REC-8", "rec-8-no-commitment")
    found = header["commitment"]
    if not isinstance(found, str) or not HASH.fullmatch(found):
        raise RecordFault("REC-8", "rec-8-commitment")
    return found


def _shuffler(lines: list[Words], verdict: Verdict) -> Shuffler | None:
    """What the reveal in the last line gives; None without one, so that what else is wrong can be said first."""
    if "reveal" not in lines[-1]:
        return None
    verdict.line = len(lines)
    secret, words = _revealed(lines[-1])
    players = len(lines[0]["players"])
    if len(words) != players:
        raise RecordFault("REC-8", "rec-8-words", words=len(words), players=players)
    if commitment(secret) != verdict.commitment:
        raise RecordFault("REC-8", "rec-8-secret")
    verdict.line = 1
    verdict.players_words = words
    return Shuffler(committed_seed(secret, words))


def _revealed(line: Words) -> tuple[str, list[str]]:
    body = line["reveal"]
    if len(line) != 1 or not isinstance(body, dict) or set(body) != {"secret", "words"}:
        raise RecordFault("REC-8", "rec-8-reveal")
    secret, words = body["secret"], body["words"]
    if not isinstance(secret, str) or not isinstance(words, list) or not all(_is_word(word) for word in words):
        raise RecordFault("REC-8", "rec-8-reveal")
    return secret, words


def _is_word(word: Any) -> bool:
    """A newline in a word could pass as the border between two."""
    return isinstance(word, str) and "\n" not in word


def _take(match: Match, line: Words, shuffler: Shuffler | None, verdict: Verdict) -> None:
    """Judge one line as any reader does, then the luck in it."""
    kind = line_kind(line)
    if kind == match.due and (kind == "deal" or kind == "shuffle"):
        _take_luck(match, line, shuffler, verdict)
        return
    match.take(line)
    verdict.moves += 1 if kind == "move" else 0


def _take_luck(match: Match, line: Words, shuffler: Shuffler | None, verdict: Verdict) -> None:
    dealer, order = _next(match, shuffler) if shuffler is not None else (None, None)
    match.take(line)
    body = line["deal"] if "deal" in line else line["shuffle"]
    if dealer is not None and body["dealer"] != dealer:
        raise RecordFault("REC-8", "rec-8-dealer", dealer=body["dealer"], due=dealer)
    if order is not None and body["order"] != order:
        raise RecordFault("REC-8", "rec-8-shuffle", number=verdict.deals + verdict.shuffles + 1)
    if "deal" in line:
        verdict.deals += 1
    else:
        verdict.shuffles += 1


def _next(match: Match, shuffler: Shuffler) -> tuple[int | None, list[str]]:
    """What the stream gives next: the first dealer where luck decides, and the order of the cards that are due."""
    table = match.table
    dealer: int | None = None
    if match.due == "deal" and table.next_dealer() == NOBODY:
        dealer = shuffler.below(table.players)
    return dealer, [match.game.kinds[kind] for kind in table.shuffled(shuffler)]
