"""What a verified record proves and what not, by keys of the catalogue."""

from typing import Final

from fallakte.core.trust import COMMITTED, OLD, WORDLESS

MEANINGS: Final = {
    COMMITTED: ("verified-compare", "verified-proves", "verified-not"),
    WORDLESS: ("verified-compare-wordless", "verified-proves-wordless", "verified-not"),
    OLD: ("verified-compare-old", "verified-proves-old", "verified-not-old"),
}


def meaning(proof: str, *, silent: bool) -> list[str]:
    """What to compare, what is proved and what is not; and what it means that somebody did not reveal."""
    return [*MEANINGS[proof], *(["verified-silent"] if silent else [])]
