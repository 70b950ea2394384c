"""Scores as sheets: lines with a rule id each, added up last; and how a match ended."""

from typing import final

from fallakte.core.words import Words


@final
class SheetLine:
    """What a side gets, for what, by which rule."""

    def __init__(self, side: int, rule: str, what: str, points: int, facts: Words) -> None:
        self.side = side
        self.rule = rule
        self.what = what
        self.points = points
        self.facts = facts

    def words(self) -> Words:
        """The JSON form."""
        return {"side": self.side, "rule": self.rule, "what": self.what, "points": self.points, **self.facts}


@final
class Outcome:
    """Who won a match, how, and by which rule."""

    def __init__(self, winners: list[int], cause: str, rule: str) -> None:
        self.winners = winners
        self.cause = cause
        self.rule = rule
