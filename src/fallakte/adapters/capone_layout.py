"""What a seat of Capone observes, as fields (docs/research.md)."""

from collections.abc import Callable, Sequence
from typing import Any

from fallakte.adapters.layout import CARDS, ONE, POINTS, Field, flat, marks, named, tally
from fallakte.core.words import Words
from fallakte.games.capone.cards import BLOCKS, FIELD_COUNT, MEMBERS, SHOP_COUNT, SITES
from fallakte.games.capone.cards import CARDS as NAMES
from fallakte.games.capone.legal import ASKED

FAMILY_COUNTS = ("bodyguards", "park", "lost", "cards", "given_back")
FAMILY_MONEY = ("cash", "investments", "income")


def capone_fields(players: int) -> list[Field]:
    """The decision, the cards, the families, and the board."""
    return [*decision_fields(players), *card_fields(players), *family_fields(players), *board_fields(players)]


def decision_fields(players: int) -> list[Field]:
    """Where the match stands, and what is asked."""
    return [
        Field("seat", players, ONE, lambda seen: marks([seen["view"]["seat"]], players)),
        Field("to_act", players, ONE, lambda seen: marks([seen["view"]["to_act"]], players)),
        Field("dealer", players, ONE, lambda seen: marks([seen["view"]["dealer"]], players)),
        Field("year", 1, POINTS, lambda seen: [seen["view"]["year"]]),
        Field("round", 1, CARDS, lambda seen: [seen["view"]["round"]]),
        Field("asked", len(ASKED), ONE, lambda seen: named([seen["view"]["asked"]], ASKED)),
        Field("site", SITES, ONE, _site_asked),
        Field("at_least", 1, CARDS, lambda seen: [_commit(seen, "at_least")]),
        Field("exactly", 1, CARDS, lambda seen: [_commit(seen, "exactly")]),
        Field("last_card", 1, ONE, lambda seen: [_commit(seen, "last_card")]),
    ]


def _commit(seen: Words, what: str) -> int:
    commit = seen["view"]["commit"]
    return int(commit[what] or 0) if commit is not None else 0


def _site_asked(seen: Words) -> list[int]:
    commit = seen["view"]["commit"]
    if commit is None:
        return [0] * SITES
    asked = (commit["business"], commit["site"])
    return [int((site["business"], site["site"]) == asked) for site in seen["view"]["sites"]]


def card_fields(players: int) -> list[Field]:
    """The own cards, and those shown this year."""
    size = len(NAMES)
    return [
        Field("hand", size, CARDS, lambda seen: tally(seen["view"]["hand"], NAMES)),
        Field("own_given_back", size, CARDS, lambda seen: tally(seen["view"]["given_back"], NAMES)),
        Field("undealt", 1, CARDS, lambda seen: [seen["view"]["undealt"]]),
        Field("played", players * size, CARDS, lambda seen: _shown(seen, players, used=True)),
        Field("laid_down", players * size, CARDS, lambda seen: _shown(seen, players, used=False)),
    ]


def _shown(seen: Words, players: int, *, used: bool) -> list[int]:
    shown = [one for one in seen["view"]["shown"] if one["used"] == used]
    return flat(tally([one["card"] for one in shown if one["seat"] == seat], NAMES) for seat in range(players))


def family_fields(players: int) -> list[Field]:
    """Money and pieces of each family."""
    fields = [Field(name, players, POINTS, _of_families(name)) for name in FAMILY_MONEY]
    fields += [Field(name, players, CARDS, _of_families(name)) for name in FAMILY_COUNTS]
    size = players * len(MEMBERS)
    return [
        *fields,
        Field("members", size, ONE, lambda seen: _members(one["members"] for one in seen["view"]["families"])),
        Field("harbour", size, ONE, lambda seen: _members(one["harbour"] for one in seen["view"]["families"])),
        Field(
            "prison",
            size * BLOCKS,
            ONE,
            lambda seen: _members(block for one in seen["view"]["families"] for block in one["prison"]),
        ),
    ]


def _of_families(name: str) -> Callable[[Words], Sequence[int]]:
    return lambda seen: [family[name] for family in seen["view"]["families"]]


def _members(groups: Any) -> list[int]:
    return flat(named(group, MEMBERS) for group in groups)


def board_fields(players: int) -> list[Field]:
    """Who stands where."""
    return [
        Field("holder", SITES * players, ONE, lambda seen: _seats(seen["view"]["sites"], "holder", players)),
        Field(
            "posted",
            SITES * len(MEMBERS),
            ONE,
            lambda seen: _members(site["members"] for site in seen["view"]["sites"]),
        ),
        Field("posted_guards", SITES, CARDS, lambda seen: [site["bodyguards"] for site in seen["view"]["sites"]]),
        Field("guest_of", FIELD_COUNT * players, ONE, lambda seen: _seats(seen["view"]["fields"], "of", players)),
        Field(
            "guest",
            FIELD_COUNT * len(MEMBERS),
            ONE,
            lambda seen: _members([field["member"]] for field in seen["view"]["fields"]),
        ),
        Field("shops", SHOP_COUNT * players, ONE, lambda seen: _seats(seen["view"]["legal"], "of", players)),
    ]


def _seats(places: Sequence[Words], name: str, players: int) -> list[int]:
    return flat(marks([place[name]], players) for place in places)
