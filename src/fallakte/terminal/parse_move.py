"""What a person typed at the prompt, and which move is meant by it."""

from collections.abc import Sequence

from fallakte.core.game import Game
from fallakte.core.match import Match
from fallakte.core.words import Words
from fallakte.text.telling import Teller

SHORTEST = 4


def meant(teller: Teller, typed: str, moves: Sequence[Words]) -> list[int]:
    """Which of these moves (by their places in the list) every typed word fits; a number must fit exactly.

    A word can name what is done or stand somewhere in the sentence: "meld" means to meld before any talk of melds.
    """
    asked = typed.casefold().split()
    found = [at for at, words in enumerate(moves) if _fits(_searchable(teller, words), asked)]
    return [at for at in found if _done(str(moves[at]["act"]), asked)] or found


def _searchable(teller: Teller, words: Words) -> str:
    """Everything a move can be called by: its names in the record and its sentence, which has the numbers."""
    flat: list[str] = []
    for value in words.values():
        flat += [one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str)]
    return f"{' '.join(flat)} {teller.move(words)}".casefold()


def _done(act: str, asked: list[str]) -> bool:
    """Whether a typed word is what this act is called in records, whole or cut short, or with a German ending."""
    return any(one.startswith(act) or (len(one) >= SHORTEST and act.startswith(one)) for one in asked)


def _fits(text: str, asked: list[str]) -> bool:
    names = [one.strip(",.:()") for one in text.split()]
    return all(one in names if one.isdigit() else any(name.startswith(one) for name in names) for one in asked)


def impossible(match: Match, teller: Teller, typed: str) -> int | None:
    """A move of the book that is meant but not allowed, None where none fits.

    Reasons are numbered from the most general to the game's own: of several moves the one whose reason says most.
    """
    forbidden = [move for move in range(len(match.game.book)) if match.table.forbids(move) != 0]
    found = [forbidden[at] for at in meant(teller, typed, [match.words(move) for move in forbidden])]
    return max(found, key=lambda move: (match.table.forbids(move), move), default=None)


def booked(game: Game, teller: Teller, typed: str) -> Words | None:
    """The first move of the book that is meant, for somebody who cannot ask the table; None where none fits."""
    entries = [_listed(words) for words in game.book.entries if _is_whole(words)]
    found = meant(teller, typed, entries)
    return entries[found[0]] if found else None


def _listed(words: Words) -> Words:
    """An entry of the book in the form of the records, which have lists."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in words.items()}


def _is_whole(words: Words) -> bool:
    """Whether an entry is a move as it stands: some name cards by their places in a hand that only the table knows."""
    lists = [value for value in words.values() if isinstance(value, tuple)]
    return not any(isinstance(one, int) for value in lists for one in value)
