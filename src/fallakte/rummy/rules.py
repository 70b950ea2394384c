"""What never changes at a rummy table: seats, sides, the deck, the target, the layout of the move book."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.words import Book, Words

PILE_DRAWS_PER_PLAYER = 10
"""So many turns per player may draw from the discard pile in a row (R-15)."""

UNREACHABLE = 2**62
"""A target may be any whole number; beyond this one no total ever comes."""


class Rules:
    """The frame of a match, shared by copies of a table. Kinds are numbered as on the game's page, clues first.

    The book of every rummy game begins the same way: two draws, a discard for each kind, melds of each clue by
    their count, lay-offs of each clue (by their count where several may be laid off at once), then the game's own.
    """

    def __init__(
        self,
        options: Words,
        *,
        teams: bool,
        copies: Sequence[int],
        clues: int,
        hand: int,
        lay_off_together: bool,
        book: Book,
    ) -> None:
        players: int = options["players"]
        self.options: Words = options
        self.scratch: vec[i64] = vec[i64]([0] * len(book))
        self.none: vec[i64] = vec[i64]()
        self.players: i64 = players
        self.sides: i64 = 2 if teams else players
        self.zeros: vec[i64] = vec[i64]([0] * self.sides)
        self.no_sizes: vec[i64] = vec[i64]([0] * players)
        self.no_turns: vec[i64] = vec[i64]([-1] * players)
        self.no_hands: vec[i64] = vec[i64]([0] * (players * len(copies)))
        self.no_areas: vec[i64] = vec[i64]([0] * (self.sides * len(copies)))
        self.side: vec[i64] = vec[i64]([seat % self.sides for seat in range(players)])
        self.target: i64 = min(options["target"], UNREACHABLE)
        self.copies: vec[i64] = vec[i64](copies)
        self.kinds: i64 = len(copies)
        self.page_order: vec[i64] = vec[i64](self.deck())
        self.clues: i64 = clues
        self.hand: i64 = hand
        self.pile_draws: i64 = PILE_DRAWS_PER_PLAYER * players
        self.most: i64 = max(copies[:clues])
        self.together: i64 = self.most if lay_off_together else 1
        self.discard_at: i64 = 2
        self.meld_at: i64 = self.discard_at + self.kinds
        self.lay_off_at: i64 = self.meld_at + self.clues * self.most
        self.own_at: i64 = self.lay_off_at + self.clues * self.together

    def deck(self) -> list[int]:
        """The whole deck in page order."""
        return [kind for kind in range(self.kinds) for _ in range(self.copies[kind])]

    def seats_of(self, side: int) -> list[int]:
        """The seats that share this side's area."""
        return [seat for seat in range(self.players) if self.side[seat] == side]


def shared_entries(kinds: Sequence[str], clues: int, most: int, pile: str, *, lay_off_together: bool) -> list[Words]:
    """The beginning of a rummy game's book, in the order that `Rules` counts on."""
    entries: list[Words] = [{"act": "draw", "from": "file"}, {"act": "draw", "from": pile}]
    entries += [{"act": "discard", "card": kind} for kind in kinds]
    named = kinds[:clues]
    entries += [{"act": "meld", "card": kind, "count": count} for kind in named for count in range(1, most + 1)]
    if lay_off_together:
        entries += [{"act": "lay_off", "card": kind, "count": count} for kind in named for count in range(1, most + 1)]
    else:
        entries += [{"act": "lay_off", "card": kind} for kind in named]
    return entries
