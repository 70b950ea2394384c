"""Rules of thumb for Al Capone."""

from typing import Final, final

from fallakte.bots.greedy.mind import AT_ONCE, EVENT, NEVER
from fallakte.bots.greedy.rummy import RummyMind
from fallakte.games.al_capone.book import (
    ASK_ONE,
    NESS_DRAW,
    NESS_REVEAL,
    RAID_AT,
    SEATS,
    TAKE,
    WARRANT_ONE,
    WARRANT_SET,
)
from fallakte.games.al_capone.cards import CLUES, KINDS, RAID
from fallakte.games.al_capone.legal import TAKE_ONE
from fallakte.games.al_capone.table import DRAWN, REVEALED, AlCaponeTable
from fallakte.rummy.seen import RummySeen

NEARNESS: Final = (0, 100, 20, 6, 2, 1, 0, 0, 0)
"""How much of a set's bonus, in hundredths, a card is worth if so many are missing, itself among them."""

RAID_BAR: Final = 600
"""A raid that brings less waits for a better day."""


@final
class AlCaponeMind(RummyMind):
    """Complete sets count most, and raids, which make them; the rest is to lay many cards and go out."""

    def __init__(self, seen: RummySeen, underworld: AlCaponeTable) -> None:
        self.underworld = underworld
        self.values = underworld.values
        super().__init__(seen)

    def draws_a_turn(self) -> int:
        return DRAWN

    # What cards promise

    def lying_elsewhere(self, side: int, kind: int) -> int:
        """How many cards of a gangster lie in the other areas."""
        table = self.table
        return sum(table.in_area(other, kind) for other in range(self.rules.sides) if other != side)

    def set_bonus(self, kind: int) -> int:
        """What a complete set brings more than its cards."""
        return self.values.set[kind] - self.rules.copies[kind] * self.values.one[kind]

    def laid_worth(self, side: int, kind: int, count: int) -> int:
        total: int = 100 * self.values.one[kind] * count
        if self.lying_elsewhere(side, kind) > 0:
            return total
        missing: int = self.rules.copies[kind] - self.table.in_area(side, kind)
        return total + self.set_bonus(kind) * sum(NEARNESS[max(0, missing - more)] for more in range(count))

    def event_worth(self, kind: int) -> int:
        if self.turns == 0:
            return 0
        return 700 if kind == RAID else 300

    def area_points(self, side: int) -> int:
        points = 0
        for kind in range(CLUES):
            lying: int = self.table.in_area(side, kind)
            whole = lying == self.rules.copies[kind]
            points += self.values.set[kind] if whole else lying * self.values.one[kind]
        return points

    # Events

    def own_worth(self, own: int) -> int:
        if own >= TAKE and own < NESS_DRAW:
            return self.take_worth(own - TAKE)
        if self.goes_out_by(own):
            return AT_ONCE
        gain = self.event_gain(own)
        return EVENT + gain if gain >= (RAID_BAR if own >= RAID_AT else 1) else NEVER

    def goes_out_by(self, own: int) -> bool:
        """Whether an event that brings no card gets rid of the last card but one."""
        if self.size != 2 or self.would_lose():
            return False
        return own >= RAID_AT or (own < ASK_ONE and self.expected_around(own) < 100)

    def event_gain(self, own: int) -> int:
        """What an event brings, played so."""
        if own < ASK_ONE:
            return self.gain(own) * min(900, self.expected_around(own) * 3 // 4) // 1000
        if own < WARRANT_ONE:
            return self.ask_one_gain((own - ASK_ONE) // SEATS, (own - ASK_ONE) % SEATS)
        if own == WARRANT_ONE:
            return self.best_in_pile(KINDS)
        if own == WARRANT_SET:
            return max(self.laid_worth(self.side, kind, self.known.pile[kind]) for kind in self.open_melds())
        if own == NESS_DRAW:
            return self.fresh_gain() * DRAWN
        if own == NESS_REVEAL:
            return self.reveal_gain()
        return self.raid_gain(own - RAID_AT)

    def expected_around(self, kind: int) -> int:
        """How many cards of a gangster are in the other hands on average, in thousandths."""
        return sum(self.known.expects(seat, kind) for seat in self.others())

    def ask_one_gain(self, kind: int, seat: int) -> int:
        """What an opponent gives is gained twice over; a partner would lay it off anyway."""
        gain = self.laid_worth(self.side, kind, 1) * self.known.expects(seat, kind) // 1000
        return gain // 5 if self.rules.side[seat] == self.side else gain * 3 // 2

    def open_melds(self) -> list[int]:
        """The gangsters whom we have melded and whose set is not complete."""
        melds: int = self.table.melds[self.side] & ~self.underworld.complete
        return [kind for kind in range(CLUES) if melds >> kind & 1]

    def reveal_gain(self) -> int:
        """Of seven cards those that match our melds."""
        turned: int = min(REVEALED, self.table.file_size())
        total = 0
        for kind in self.open_melds():
            total += self.laid_worth(self.side, kind, 1) * self.known.unseen[kind] * turned // self.known.hidden
        return total

    def raid_gain(self, kind: int) -> int:
        """What the others lose is ours, and our set is so much nearer."""
        count = self.lying_elsewhere(self.side, kind)
        missing: int = self.rules.copies[kind] - self.table.in_area(self.side, kind)
        return 200 * self.values.one[kind] * count + self.set_bonus(kind) * NEARNESS[missing - count + 1]

    def take_worth(self, kind: int) -> int:
        """What the Search Warrant takes."""
        if self.table.phase == TAKE_ONE:
            return self.gain(kind)
        return self.laid_worth(self.side, kind, sum(1 for card in self.table.pile if card == kind))
