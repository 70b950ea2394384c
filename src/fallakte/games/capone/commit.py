"""Which pieces may go to which site, and whether there are any: illegal businesses and the takeover."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.table import NOBODY, OK
from fallakte.games.capone.book import COMMIT_AT, GUARD_COUNTS
from fallakte.games.capone.cards import GUARD_VALUE, MEMBER_COUNT, SETS
from fallakte.games.capone.reasons import (
    CP_17_MAMA_AND_ONE,
    CP_21_LAST_CARD,
    CP_21_NO_PIECES,
    CP_29_FREE_SITE,
    CP_29_NO_MATCH,
    CP_29_NOT_EXACT,
    CP_29_OWN_SITE,
    R_19_NOT_AT_HAND,
)
from fallakte.games.capone.sites import Sites

ANY_WORTH: Final[i64] = 1000000
"""More than any pieces are worth."""


class Commits(Sites):
    """The seat to act puts pieces on a site, or cannot."""

    # Whether there are pieces at hand for a site

    def forbids_site(self, site: i64) -> i64:
        """A business card may be used on a site only if a commit can follow."""
        if self.is_last_card():
            return self._forbids_last_site(site)
        if self._reaches(site):
            return OK
        return self._why_nobody(self.company(site), self.needed(site), ANY_WORTH, self.too_weak(site))

    def can_occupy(self, site: i64) -> bool:
        """The same, without the reason."""
        return self._forbids_last_site(site) == OK if self.is_last_card() else self._reaches(site)

    def _reaches(self, site: i64) -> bool:
        """Whether the strongest pieces at hand are worth enough."""
        company = self.company(site)
        guards = GUARD_VALUE * self.guards[self.to_act]
        return self._strongest_to_join(company) + guards >= self.needed(site)

    def _strongest_to_join(self, company: i64) -> i64:
        rules = self.rules
        at_hand = self.members[self.to_act]
        if company == 0:
            return rules.strongest[at_hand]
        for at in range(len(rules.teams)):
            team = rules.teams[at]
            if team & ~at_hand == 0 and rules.quarrel[company | team] == OK:
                return rules.worth[team]
        return 0

    def _why_nobody(self, company: i64, least: i64, most: i64, weak: i64) -> i64:
        """The reason why no pieces fit: `weak` if none are worth it, else the quarrel that keeps those apart."""
        rules = self.rules
        at_hand = self.members[self.to_act]
        guards = GUARD_VALUE * self.guards[self.to_act]
        reason = weak
        for members in range(SETS):
            if members & ~at_hand == 0 and rules.worth[members] <= most and rules.worth[members] + guards >= least:
                quarrel = rules.quarrel[company | members]
                if quarrel == OK:
                    return OK
                if reason != CP_17_MAMA_AND_ONE:
                    reason = quarrel
        return reason

    def forbids_takeover(self, site: i64) -> i64:
        """Of a site that another family holds, if pieces at hand are worth exactly the same (CP-29)."""
        holder = self.holders[site]
        if holder == NOBODY:
            return CP_29_FREE_SITE
        if holder == self.to_act:
            return CP_29_OWN_SITE
        if self._matches(self.worth_on(site)):
            return OK
        return self._why_nobody(0, self.worth_on(site), self.worth_on(site), CP_29_NO_MATCH)

    def can_take_over(self, site: i64) -> bool:
        """The same, without the reason."""
        holder = self.holders[site]
        return holder != NOBODY and holder != self.to_act and self._matches(self.worth_on(site))

    def _matches(self, worth: i64) -> bool:
        """Whether some pieces at hand are worth exactly so much."""
        rules = self.rules
        at_hand = self.members[self.to_act]
        least = worth - GUARD_VALUE * self.guards[self.to_act]
        for at in range(len(rules.teams)):
            team = rules.teams[at]
            if team & ~at_hand == 0 and rules.worth[team] <= worth and rules.worth[team] >= least:
                return True
        return False

    def _forbids_last_site(self, site: i64) -> i64:
        """Where there are no such pieces, or they cannot go there, the card cannot be used (CP-21)."""
        guards = self.last_guards(site >> 1)
        if guards > 0:
            return self.forbids_there(site, 0, guards)
        reason: i64 = CP_21_NO_PIECES
        members = self.last_members(site >> 1)
        for member in range(MEMBER_COUNT):
            if members >> member & 1:
                reason = self.forbids_there(site, 1 << member, 0)
                if reason == OK:
                    return OK
        return reason

    # Commits

    def forbids_commit(self, members: i64, guards: i64) -> i64:
        """Pieces must be at hand (R-19), be able to stand together and be worth enough, in a takeover exactly so."""
        if members & ~self.members[self.to_act] != 0 or guards > self.guards[self.to_act]:
            return R_19_NOT_AT_HAND
        if self.exactly == 0:
            return self._forbids_pieces(self.target, members, guards)
        quarrel = self.rules.quarrel[members]
        if quarrel != OK:
            return quarrel
        return OK if self.rules.worth[members] + GUARD_VALUE * guards == self.exactly else CP_29_NOT_EXACT

    def _forbids_pieces(self, site: i64, members: i64, guards: i64) -> i64:
        if self.is_last_card() and not self.are_last(site >> 1, members, guards):
            return CP_21_LAST_CARD
        return self.forbids_there(site, members, guards)

    def commits_into(self, out: vec[i64]) -> i64:
        """Every commit that the target allows."""
        if self.exactly > 0:
            return self._exact_into(out)
        if self.is_last_card():
            return self._last_into(out)
        rules = self.rules
        at_hand = self.members[self.to_act]
        guards = self.guards[self.to_act]
        company = self.company(self.target)
        needed = self.needed(self.target)
        count: i64 = 0
        for at in range(len(rules.teams)):
            team = rules.teams[at]
            if team & ~at_hand == 0 and rules.quarrel[company | team] == OK:
                first = COMMIT_AT + team * GUARD_COUNTS
                least = guards_for(needed - rules.worth[team])
                for many in range(least, guards + 1):
                    out[count] = first + many
                    count += 1
        return count

    def _exact_into(self, out: vec[i64]) -> i64:
        rules = self.rules
        at_hand = self.members[self.to_act]
        count: i64 = 0
        for at in range(len(rules.teams)):
            team = rules.teams[at]
            if team & ~at_hand == 0 and rules.worth[team] <= self.exactly:
                guards = guards_for(self.exactly - rules.worth[team])
                if guards <= self.guards[self.to_act]:
                    out[count] = COMMIT_AT + team * GUARD_COUNTS + guards
                    count += 1
        return count

    def _last_into(self, out: vec[i64]) -> i64:
        """The bodyguards of CP-21, or each member that can go there in their place."""
        business = self.target >> 1
        guards = self.last_guards(business)
        members = self.last_members(business)
        count: i64 = 0
        for member in range(MEMBER_COUNT):
            one: i64 = 1 << member
            if members & one != 0 and self.forbids_there(self.target, one, 0) == OK:
                out[count] = COMMIT_AT + one * GUARD_COUNTS
                count += 1
        if guards > 0 and self.forbids_there(self.target, 0, guards) == OK:
            out[count] = COMMIT_AT + guards
            count += 1
        return count


def guards_for(gap: i64) -> i64:
    """The bodyguards that close a gap in value; every value is a multiple of theirs."""
    return gap // GUARD_VALUE if gap > 0 else 0
