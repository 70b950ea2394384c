"""One's own word in the luck of a match: made here, committed to, revealed when all have, compared at the end."""

from hashlib import sha256
from secrets import token_hex

from msgspec import Struct

from fallakte.core.trust import verify
from fallakte.core.words import Words
from fallakte.games import game


class Sealed(Struct, frozen=True, omit_defaults=True):
    """What was shown when all had committed and before any card was dealt; `told`: the word reached the server."""

    seat: int
    commitment: str
    commitments: list[str | None]
    told: bool = False


def new_word() -> str:
    """A word that nobody can guess."""
    return token_hex(16)


def commitment(word: str) -> str:
    """What everybody may know of a word before it is revealed."""
    return sha256(word.encode()).hexdigest()


def fits(word: str, sealed: Sealed, record: list[Words]) -> bool | None:
    """Whether a finished record is what was shown before the deal; None where this seat was silent."""
    header, reveal = record[0], record[-1].get("reveal", {})
    if sealed.seat in header.get("silent", ()) and not sealed.told:
        return None
    words = reveal.get("words", [])
    return (
        header.get("commitment") == sealed.commitment
        and header.get("word_commitments") == sealed.commitments
        and words[sealed.seat : sealed.seat + 1] == [word]
        and verify(record, game).ok
    )
