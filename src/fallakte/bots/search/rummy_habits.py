"""The numbers that a player of a rummy game goes by in a simulation."""

from typing import Final

from mypy_extensions import i64


class Habits:
    """How much is made of what cards promise and threaten; shares are thousandths."""

    def __init__(
        self,
        *,
        lone: i64 = 1000,
        joining: i64 = 900,
        gift: i64 = 500,
        third: i64 = 1000,
        fresh: i64 = 1000,
        closed: i64 = 0,
    ) -> None:
        self.lone: i64 = lone
        """Of a card whose meld lacks two others."""
        self.joining: i64 = joining
        """Of a card in hand that can be laid off."""
        self.gift: i64 = gift
        """Of what the next player makes of a discard that can be laid off."""
        self.third: i64 = third
        """Of what the next player makes of a discard that may be the third of a meld."""
        self.fresh: i64 = fresh
        """Of what unknown cards bring, against the visible one."""
        self.closed: i64 = closed
        """What drawing unknown cards is worth besides, in hundredths of a point."""


PLAIN: Final = Habits()
