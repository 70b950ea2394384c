"""What a seat or a spectator may see in Capone: everything but the cards in other hands."""

from typing import TypedDict

from mypy_extensions import i64

from fallakte.core.table import DUE, MOVE, NOBODY
from fallakte.core.words import Words
from fallakte.games.capone.bits import bits_of
from fallakte.games.capone.cards import (
    BLOCKS,
    BUSINESSES,
    CARDS,
    FAMILIES,
    FIELD_COUNT,
    FIELDS,
    GUARD_VALUE,
    MEMBERS,
    SHOP_COUNT,
    SHOPS,
    SITES,
)
from fallakte.games.capone.hands import shown_kind, shown_seat, shown_used
from fallakte.games.capone.legal import ASKED, COMMIT
from fallakte.games.capone.state import StateTable


class FamilyView(TypedDict):
    """A family: its money, its pieces that are not on the board, and how many cards it has."""

    family: str
    cash: int
    investments: int
    income: int
    members: list[str]
    bodyguards: int
    prison: list[list[str]]
    harbour: list[str]
    park: int
    lost: int
    cards: int
    given_back: int


class SiteView(TypedDict):
    """An illegal site, who holds it and with what."""

    business: str
    site: int
    value: int
    holder: int | None
    members: list[str]
    bodyguards: int
    worth: int


class FieldView(TypedDict):
    """An out-of-circulation field and who is there."""

    field: str
    of: int | None
    member: str | None


class ShopView(TypedDict):
    """A legal business and whose bodyguard stands there."""

    business: str
    of: int | None


class ShownView(TypedDict):
    """A card of this year that was played (`used`) or laid down."""

    seat: int
    card: str
    used: bool


class CommitView(TypedDict):
    """What pieces are asked for: worth at least, or exactly, so much; or the pieces of the last card (CP-21)."""

    card: str
    business: str
    site: int
    at_least: int | None
    exactly: int | None
    last_card: bool


class CaponeView(TypedDict):
    """Everything that can be seen. `hand` and `given_back` are the seat's own cards; null for a spectator.

    `worth` says what each member, and a bodyguard, is worth at this table.
    """

    seat: int | None
    players: int
    options: Words
    year: int
    round: int
    rounds: int
    dealer: int | None
    start: int | None
    due: str
    to_act: int | None
    asked: str | None
    commit: CommitView | None
    hand: list[str] | None
    given_back: list[str] | None
    undealt: int
    shown: list[ShownView]
    families: list[FamilyView]
    sites: list[SiteView]
    fields: list[FieldView]
    legal: list[ShopView]
    worth: dict[str, int]
    winners: list[int] | None


def capone_view(table: StateTable, seat: i64) -> CaponeView:
    """Built up from nothing."""
    own = seat >= 0
    return {
        "seat": seat if own else None,
        "players": table.players,
        "options": table.rules.options,
        "year": table.year,
        "round": table.round,
        "rounds": table.rules.rounds,
        "dealer": seat_or_null(table.dealer),
        "start": table.start() if table.dealer != NOBODY else None,
        "due": DUE[table.due],
        "to_act": seat_or_null(table.to_act),
        "asked": ASKED[table.phase] if table.due == MOVE else None,
        "commit": _commit(table) if table.due == MOVE and table.phase == COMMIT else None,
        "hand": _cards(table.hand_cards(seat)) if own else None,
        "given_back": _cards(table.given_cards(seat)) if own else None,
        "undealt": table.undealt(),
        "shown": [_shown(one) for one in table.shown],
        "families": [_family(table, other) for other in range(table.players)],
        "sites": [_site(table, site) for site in range(SITES)],
        "fields": [_field(table, field) for field in range(FIELD_COUNT)],
        "legal": [{"business": SHOPS[shop], "of": seat_or_null(table.shops[shop])} for shop in range(SHOP_COUNT)],
        "worth": {**{name: table.rules.worth[1 << at] for at, name in enumerate(MEMBERS)}, "bodyguard": GUARD_VALUE},
        "winners": table.outcome.winners if table.outcome is not None else None,
    }


def seat_or_null(seat: int) -> int | None:
    """A seat, or null for nobody."""
    return seat if seat != NOBODY else None


def member_names(members: int) -> list[str]:
    """A set of members in page order."""
    return [MEMBERS[member] for member in bits_of(members)]


def _cards(kinds: list[int]) -> list[str]:
    return [CARDS[kind] for kind in kinds]


def _shown(shown: int) -> ShownView:
    return {"seat": shown_seat(shown), "card": CARDS[shown_kind(shown)], "used": shown_used(shown)}


def _family(table: StateTable, seat: i64) -> FamilyView:
    return {
        "family": FAMILIES[seat],
        "cash": table.cash[seat],
        "investments": table.markers[seat],
        "income": table.incomes[seat],
        "members": member_names(table.members[seat]),
        "bodyguards": table.guards[seat],
        "prison": [member_names(table.cells[seat * BLOCKS + block]) for block in range(BLOCKS)],
        "harbour": member_names(table.harbour[seat]),
        "park": table.park[seat],
        "lost": table.lost[seat],
        "cards": table.sizes[seat],
        "given_back": table.given_sizes[seat],
    }


def _site(table: StateTable, site: i64) -> SiteView:
    return {
        "business": BUSINESSES[site >> 1],
        "site": site & 1,
        "value": table.rules.business[site >> 1],
        "holder": seat_or_null(table.holders[site]),
        "members": member_names(table.posted[site]),
        "bodyguards": table.posted_guards[site],
        "worth": table.worth_on(site),
    }


def _field(table: StateTable, field: i64) -> FieldView:
    owner = table.guest_of[field]
    member = member_names(table.guests[field])[0] if owner != NOBODY else None
    return {"field": FIELDS[field], "of": seat_or_null(owner), "member": member}


def _commit(table: StateTable) -> CommitView:
    business = BUSINESSES[table.target >> 1]
    taken_over = table.exactly > 0
    return {
        "card": "takeover" if taken_over else business,
        "business": business,
        "site": table.target & 1,
        "at_least": None if taken_over else table.needed(table.target),
        "exactly": table.exactly if taken_over else None,
        "last_card": not taken_over and table.is_last_card(),
    }
