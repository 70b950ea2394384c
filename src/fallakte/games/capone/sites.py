"""What an illegal site asks of the pieces that are put there (CP-15 to CP-20), and the last card of a year (CP-21)."""

from mypy_extensions import i64

from fallakte.core.table import NOBODY, OK
from fallakte.games.capone.bits import at_most_one
from fallakte.games.capone.cards import GUARD_VALUE, MEMBER_COUNT
from fallakte.games.capone.hands import Hands
from fallakte.games.capone.reasons import CP_15_TOO_WEAK, CP_18_TOO_WEAK, CP_19_TOO_WEAK
from fallakte.games.capone.rules import CaponeRules


class Sites(Hands):
    """The sites as the seat to act finds them."""

    def __init__(self, rules: CaponeRules) -> None:
        super().__init__(rules)
        self.dealer: i64 = NOBODY
        self.round: i64 = 0
        self.target: i64 = NOBODY
        """The site for which pieces are asked."""
        self.exactly: i64 = 0
        """What they must be worth exactly, in a takeover (CP-29); else 0."""

    # What a site asks for

    def is_last_card(self) -> bool:
        """The last player's card in the last round (CP-21)."""
        return self.round == self.rules.rounds and self.to_act == self.dealer

    def needed(self, site: i64) -> i64:
        """At least the card's value, and on a foreign site at least 5 more than what stands there (CP-15, CP-19)."""
        value = self.rules.business[site >> 1]
        holder = self.holders[site]
        if holder == NOBODY or holder == self.to_act:
            return value
        stronger = self.worth_on(site) + GUARD_VALUE
        return stronger if stronger > value else value

    def company(self, site: i64) -> i64:
        """The own members on a site, whom added ones would join (CP-18)."""
        return self.posted[site] if self.holders[site] == self.to_act else 0

    def too_weak(self, site: i64) -> i64:
        """The reason against pieces that are not worth enough for this site."""
        holder = self.holders[site]
        if holder == NOBODY:
            return CP_15_TOO_WEAK
        return CP_18_TOO_WEAK if holder == self.to_act else CP_19_TOO_WEAK

    def forbids_there(self, site: i64, members: i64, guards: i64) -> i64:
        """Who may stand together (CP-16, CP-17), then what they are worth (CP-15, CP-18, CP-19)."""
        quarrel = self.rules.quarrel[self.company(site) | members]
        if quarrel != OK:
            return quarrel
        worth = self.rules.worth[members] + GUARD_VALUE * guards
        return OK if worth >= self.needed(site) else self.too_weak(site)

    # The last card of a year

    def last_guards(self, business: i64) -> i64:
        """The bodyguards that make up the card's value, if there are so many at hand; else none (CP-21)."""
        count = self.rules.business[business] // GUARD_VALUE
        return count if self.guards[self.to_act] >= count else 0

    def last_members(self, business: i64) -> i64:
        """If there are too few: the members lowest in value that reach the card's value, any one of them (CP-21)."""
        if self.last_guards(business) > 0:
            return 0
        lowest: i64 = 0
        found: i64 = 0
        for member in range(MEMBER_COUNT):
            one: i64 = 1 << member
            worth = self.rules.worth[one]
            if self.members[self.to_act] & one == 0 or worth < self.rules.business[business]:
                continue
            if found == 0 or worth < lowest:
                lowest = worth
                found = one
            elif worth == lowest:
                found |= one
        return found

    def are_last(self, business: i64, members: i64, guards: i64) -> bool:
        """Whether these are the pieces for the last card of a year (CP-21)."""
        if guards != self.last_guards(business):
            return False
        if guards > 0:
            return members == 0
        return at_most_one(members) and members & self.last_members(business) != 0
