"""The move book of Capone: the same for three to six families."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from fallakte.core.words import Book, Words
from fallakte.games.capone.cards import BUSINESSES, CARDS, FIELDS, GUARDS, HAND, LAST_MARKER, MEMBERS, SEATS, SHOPS

EXCHANGE_AT: Final[i64] = 0
BAIL_AT: Final[i64] = 32
SELL_AT: Final[i64] = 40
LAY_DOWN_AT: Final[i64] = 41
LEGAL_AT: Final[i64] = 66
OCCUPY_AT: Final[i64] = 74
DETAIN_AT: Final[i64] = 94
FBI_AT: Final[i64] = 238
PROTECTION_AT: Final[i64] = 286
TAKEOVER_AT: Final[i64] = 292
OFFER_AT: Final[i64] = 312
HIRE_AT: Final[i64] = 450
INVEST_AT: Final[i64] = 459
COMMIT_AT: Final[i64] = 470
BOOK_END: Final[i64] = 2774

GUARD_COUNTS: Final[i64] = 9
"""A commit is booked as its set of members times the bodyguards, 0 to 8."""


def _chosen(mask: int, things: Sequence[Any]) -> tuple[Any, ...]:
    """The things whose bit is set; a tuple, because the book looks its entries up."""
    return tuple(thing for at, thing in enumerate(things) if mask >> at & 1)


def _entries() -> list[Words]:
    """The cards of an exchange are booked as places in the sorted hand; the table makes and reads its words."""
    seats = range(SEATS)
    entries: list[Words] = [{"act": "exchange", "cards": _chosen(mask, range(HAND))} for mask in range(1 << HAND)]
    entries += [{"act": "bail", "member": member} for member in MEMBERS]
    entries += [{"act": "sell"}]
    entries += [{"act": "lay_down", "card": card} for card in CARDS]
    entries += [{"act": "legal", "card": shop} for shop in SHOPS]
    entries += [{"act": "occupy", "card": business, "site": site} for business in BUSINESSES for site in (0, 1)]
    entries += [
        {"act": "detain", "card": card, "of": seat, "member": member}
        for card in ("party", "haircut", "dinner")
        for seat in seats
        for member in MEMBERS
    ]
    entries += [{"act": "fbi", "of": seat, "member": member} for seat in seats for member in MEMBERS]
    entries += [{"act": "protection", "of": seat} for seat in seats]
    entries += [{"act": "takeover", "business": business, "site": site} for business in BUSINESSES for site in (0, 1)]
    entries += [
        {"act": "offer", "of": seat, "place": business, "site": site}
        for business in BUSINESSES
        for site in (0, 1)
        for seat in seats
    ]
    entries += [{"act": "offer", "of": seat, "place": field, "site": None} for field in FIELDS for seat in seats]
    entries += [{"act": "hire", "count": count} for count in range(GUARDS + 1)]
    entries += [{"act": "invest", "count": count} for count in range(LAST_MARKER + 1)]
    entries += [
        {"act": "commit", "members": _chosen(mask, MEMBERS), "bodyguards": count}
        for mask in range(1 << len(MEMBERS))
        for count in range(GUARD_COUNTS)
    ]
    return entries


BOOK: Final = Book(_entries())


def commit_words(move: int) -> Words:
    """A commit in the words of the records."""
    words = BOOK[move]
    return {**words, "members": list(words["members"])}


def commit_number(words: Words) -> int:
    """The commit that these words mean, its members in any order."""
    members = words.get("members")
    if isinstance(members, list) and all(member in MEMBERS for member in members):
        members = tuple(sorted(members, key=MEMBERS.index))
        return BOOK.number({**words, "members": members})
    return BOOK.number(words)
