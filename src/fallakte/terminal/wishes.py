"""What a person typed at the prompt, and which move is meant by it."""

from fallakte.core.match import Match
from fallakte.text.telling import Teller

SHORTEST = 4


def searchable(match: Match, teller: Teller, move: int) -> str:
    """Everything a move can be called by: its names in the record and its sentence, which has the numbers."""
    words = match.words(move)
    flat: list[str] = []
    for value in words.values():
        flat += [one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str)]
    return f"{' '.join(flat)} {teller.move(words)}".casefold()


def meant(match: Match, teller: Teller, typed: str, moves: list[int]) -> list[int]:
    """The moves among `moves` that every typed word fits; a number must fit exactly.

    A word can name what is done or stand somewhere in the sentence: "meld" means to meld before any talk of melds.
    """
    asked = typed.casefold().split()
    found = [move for move in moves if _fits(searchable(match, teller, move), asked)]
    return [move for move in found if _done(str(match.words(move)["act"]), asked)] or found


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
    found = meant(match, teller, typed, forbidden)
    return max(found, key=lambda move: (match.table.forbids(move), move), default=None)
