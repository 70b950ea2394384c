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
WORD: Final = re.compile("[0-9a-f]{32}")

OLD: Final = "old"
"""The words were not committed to: whoever named the last one could choose it to fit."""
WORDLESS: Final = "wordless"
"""Words would have been committed to, but nobody revealed one: the secret alone made the deal."""
COMMITTED: Final = "committed"
"""The secret and the words were fixed before any word was shown."""


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
        self.word_commitments: list[str | None] | None = None
        """What each seat committed to before any word was shown; None for a record of the old kind."""
        self.silent: list[int] = []
        """The seats that committed to a word and did not reveal it in time."""
        self.fault: RecordFault | None = None

    @property
    def ok(self) -> bool:
        """Whether everything is as it was committed to."""
        return self.fault is None

    @property
    def wordless(self) -> list[int]:
        """The seats that had no word at all, bots among them."""
        return [seat for seat, word in enumerate(self.players_words) if not word and seat not in self.silent]

    @property
    def proof(self) -> str:
        """What a verified record proves: OLD, WORDLESS or COMMITTED."""
        if self.word_commitments is None:
            return OLD
        return COMMITTED if any(self.players_words) else WORDLESS

    def words(self) -> Words:
        """The JSON form; the sentence for a fault is in `text`."""
        counts: Words = {"deals": self.deals, "shuffles": self.shuffles, "moves": self.moves}
        if self.fault is None:
            luck: Words = {"commitment": self.commitment, "words": self.players_words, "proof": self.proof}
            return {"ok": True, **counts, **luck, "silent": self.silent, "wordless": self.wordless}
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
    verdict.word_commitments = _word_commitments(lines[0])
    verdict.silent = _silent(lines[0], verdict.word_commitments)
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


def _word_commitments(header: Words) -> list[str | None] | None:
    """What each seat committed to, None for a seat without a word; None alone for a record of the old kind."""
    if "word_commitments" not in header:
        return None
    found, players = header["word_commitments"], header["players"]
    if not isinstance(found, list) or len(found) != len(players):
        raise RecordFault("REC-8", "rec-8-word-commitments", players=len(players))
    for seat, one in enumerate(found):
        if one is not None and not (isinstance(one, str) and HASH.fullmatch(one)):
            raise RecordFault("REC-8", "rec-8-word-commitment", seat=seat)
        if one is not None and _is_bot(players[seat]):
            raise RecordFault("REC-8", "rec-8-bot-commitment", seat=seat)
    return found


def _silent(header: Words, commitments: list[str | None] | None) -> list[int]:
    """Who did not reveal in time: named only where there is somebody, in seat order."""
    if "silent" not in header:
        return []
    if commitments is None:
        raise RecordFault("REC-8", "rec-8-silent-old")
    found = header["silent"]
    if not isinstance(found, list) or not found or not all(type(seat) is int for seat in found):
        raise RecordFault("REC-8", "rec-8-silent")
    if found != sorted(set(found)) or found[0] < 0 or found[-1] >= len(commitments):
        raise RecordFault("REC-8", "rec-8-silent")
    for seat in found:
        if commitments[seat] is None:
            raise RecordFault("REC-8", "rec-8-silent-uncommitted", seat=seat)
    return found


def _is_bot(player: Words) -> bool:
    return bool(player["kind"] != "human")


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
    _check_words(lines[0], words, verdict)
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


def _check_words(header: Words, words: list[str], verdict: Verdict) -> None:
    """Each word is the one its seat committed to; a bot has none, or whoever names it could choose the deal with it."""
    commitments = verdict.word_commitments
    for seat, word in enumerate(words):
        if word and _is_bot(header["players"][seat]):
            raise RecordFault("REC-8", "rec-8-bot-word", seat=seat)
        if commitments is not None:
            _check_word(seat, word, commitments[seat], silent=seat in verdict.silent)


def _check_word(seat: int, word: str, committed: str | None, *, silent: bool) -> None:
    if committed is None or silent:
        if word:
            raise RecordFault("REC-8", "rec-8-silent-word" if silent else "rec-8-uncommitted-word", seat=seat)
        return
    if not WORD.fullmatch(word):
        raise RecordFault("REC-8", "rec-8-word-form", seat=seat)
    if commitment(word) != committed:
        raise RecordFault("REC-8", "rec-8-word", seat=seat)


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
