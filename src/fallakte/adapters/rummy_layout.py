"""What a seat of a rummy table observes, as fields (docs/research.md)."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from fallakte.adapters.known import Known
from fallakte.adapters.layout import CARDS, ONE, POINTS, Field, counts, flat, marks, named, tally
from fallakte.core.game import Game
from fallakte.core.words import Words
from fallakte.games.bonnie_and_clyde.cards import PLACES
from fallakte.games.rue_morgue.cards import PAIRS


def rummy_fields(game: Game, players: int) -> list[Field]:
    """What all three games show, then the game's own, then what the seat remembers."""
    own = {"al-capone": al_capone, "bonnie-and-clyde": bonnie_and_clyde, "rue-morgue": rue_morgue}[game.id]
    return [*table_fields(game, players), *own(game.kinds, players), *memory_fields(game.kinds, players)]


def asked(game: Game) -> list[str]:
    """The words for what a seat can be asked, each once."""
    words: Any = import_module(f"fallakte.games.{game.id.replace('-', '_')}.view").ASKED
    return list(dict.fromkeys(words))


def areas(view: Words) -> list[Words]:
    """The area of each seat's side."""
    by_seat = {seat: area for area in view["areas"] for seat in area["seats"]}
    return [by_seat[seat] for seat in range(view["players"])]


def of_seats(view: Words, by_side: Sequence[Any]) -> list[Any]:
    """What belongs to each seat's side."""
    return [by_side[area["side"]] for area in areas(view)]


def table_fields(game: Game, players: int) -> list[Field]:
    """What lies on the table and in the own hand."""
    kinds, decisions = game.kinds, asked(game)
    size = len(kinds)
    return [
        Field("seat", players, ONE, lambda seen: marks([seen["view"]["seat"]], players)),
        Field("to_act", players, ONE, lambda seen: marks([seen["view"]["to_act"]], players)),
        Field("dealer", players, ONE, lambda seen: marks([seen["view"]["dealer"]], players)),
        Field("side", players, CARDS, lambda seen: [area["side"] for area in areas(seen["view"])]),
        Field("round", 1, POINTS, lambda seen: [seen["view"]["round"]]),
        Field("asked", len(decisions), ONE, lambda seen: named([seen["view"]["asked"]], decisions)),
        Field("event_played", 1, ONE, lambda seen: [int(seen["view"]["event_played"])]),
        Field("pile_draws_left", 1, CARDS, lambda seen: [seen["view"]["pile_draws_left"]]),
        Field("hand", size, CARDS, lambda seen: counts(seen["view"]["hand"], kinds)),
        Field("hands", players, CARDS, lambda seen: seen["view"]["hands"]),
        Field(
            "areas",
            players * size,
            CARDS,
            lambda seen: flat(counts(one["cards"], kinds) for one in areas(seen["view"])),
        ),
        Field("file", 1, CARDS, lambda seen: [seen["view"]["file"]]),
        Field("pile", 1, CARDS, lambda seen: [seen["view"]["pile"]]),
        Field("top", size, ONE, lambda seen: named([seen["view"]["top"]], kinds)),
        Field("totals", players, POINTS, lambda seen: of_seats(seen["view"], seen["view"]["totals"]), low=-POINTS),
        Field("target", 1, POINTS, lambda seen: [seen["view"]["target"]]),
    ]


def memory_fields(kinds: Sequence[str], players: int) -> list[Field]:
    """What the seat has learned on the way."""
    size = len(kinds)
    return [
        Field("known_pile", size, CARDS, lambda seen: counts(known(seen).pile, kinds)),
        Field(
            "known_hands", players * size, CARDS, lambda seen: flat(counts(hand, kinds) for hand in known(seen).hands)
        ),
        Field("secrets", 1, CARDS, lambda seen: [known(seen).secrets]),
    ]


def known(seen: Words) -> Known:
    """The memory in counts; it is asked for field by field and made once."""
    if "counted" not in seen:
        seen["counted"] = Known(seen["knows"], seen["view"]["players"])
    found: Known = seen["counted"]
    return found


def al_capone(kinds: Sequence[str], players: int) -> list[Field]:
    """The complete sets, and who was asked for a gangster and had none."""
    return [
        Field("complete", len(kinds), ONE, lambda seen: named(seen["view"]["complete"], kinds)),
        Field(
            "limits",
            players * len(kinds),
            CARDS,
            lambda seen: flat(counts(limits, kinds, without=-1) for limits in known(seen).limits),
            low=-1,
        ),
    ]


def bonnie_and_clyde(kinds: Sequence[str], players: int) -> list[Field]:
    """The road, place by place, and how the cards of the areas lie."""
    size, places = len(kinds), kinds[:PLACES]
    return [
        Field("melded", PLACES, ONE, lambda seen: [int(place["melded"]) for place in seen["view"]["road"]]),
        Field("hidden", PLACES, ONE, lambda seen: [int(place["hidden"]) for place in seen["view"]["road"]]),
        Field("harmless", PLACES, ONE, lambda seen: [int(place["harmless"]) for place in seen["view"]["road"]]),
        Field(
            "looked",
            PLACES * players,
            ONE,
            lambda seen: flat(marks(place["looked"], players) for place in seen["view"]["road"]),
        ),
        Field(
            "below",
            PLACES * size,
            ONE,
            lambda seen: flat(named([place["card"]], kinds) for place in seen["view"]["road"]),
        ),
        Field("car", PLACES, ONE, lambda seen: marks([seen["view"]["car"] - 1], PLACES)),
        Field(
            "sideways",
            players * PLACES,
            CARDS,
            lambda seen: flat(counts(one["sideways"], places) for one in of_seats(seen["view"], seen["view"]["lying"])),
        ),
        Field("looking", PLACES, ONE, lambda seen: named([seen["view"]["looking"]], places)),
        Field("in_front", 1, ONE, lambda seen: [int(seen["view"]["in_front"] is not None)]),
    ]


def rue_morgue(kinds: Sequence[str], players: int) -> list[Field]:
    """The orang-utan, the case file, and the cards on their way."""
    size = len(kinds)
    return [
        Field("below", 1, CARDS, lambda seen: [seen["view"]["orang_utan"]["cards"]]),
        Field("escaped", 1, ONE, lambda seen: [int(seen["view"]["orang_utan"]["escaped"])]),
        Field("known_below", size, CARDS, lambda seen: counts(seen["view"]["orang_utan"]["known"], kinds)),
        Field(
            "pairs",
            players * len(PAIRS),
            ONE,
            lambda seen: flat(named(pairs, PAIRS) for pairs in of_seats(seen["view"], seen["view"]["pairs"])),
        ),
        Field("next", size, ONE, lambda seen: named([seen["view"]["next"]], kinds)),
        Field("knowing", players, ONE, lambda seen: marks(seen["view"]["knowing"], players)),
        Field("passed", players, ONE, lambda seen: marks(seen["view"]["passed"], players)),
        Field("on_its_way", size, ONE, lambda seen: named([seen["view"]["on_its_way"]], kinds)),
        Field("search", size, CARDS, lambda seen: tally(seen["view"]["search"] or (), kinds)),
        Field("kept", players, CARDS, lambda seen: seen["knows"].get("kept", [0] * players)),
        Field("pool", size, CARDS, lambda seen: counts(seen["knows"].get("pool"), kinds)),
    ]
