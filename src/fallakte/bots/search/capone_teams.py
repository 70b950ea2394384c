"""Which pieces go to a site of Capone: of hundreds of commits those that can make sense, and what they are worth."""

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.bots.search.capone_cards import CaponeCards
from fallakte.bots.search.capone_eye import FUTURE, MOST_RISK
from fallakte.core.table import NOBODY, OK
from fallakte.games.capone.book import COMMIT_AT, GUARD_COUNTS
from fallakte.games.capone.cards import GUARD_VALUE, SEATS
from fallakte.games.capone.commit import guards_for
from fallakte.games.capone.seen import CaponeSeen


class CaponeTeams(CaponeCards):
    """Pieces that earn and do not stand out, safe from attackers, with enough left for the cards to come."""

    def __init__(self, seen: CaponeSeen, cunning: bool) -> None:
        super().__init__(seen, cunning)
        self.threats: vec[i64] = vec[i64]([0] * SEATS)
        """The chance that each other family comes to the target."""

    def look_at_target(self) -> None:
        """Before commits are weighed; without a target there are no threats to it."""
        self.look()
        target = self.table.target
        for other in range(self.table.players):
            self.threats[other] = self.comes(other, target) if other != self.seat and target != NOBODY else 0

    def teams_into(self, out: vec[i64]) -> i64:
        """For each set of members the fewest bodyguards that suffice, and all of them."""
        table = self.table
        if table.exactly > 0 or table.is_last_card():
            return table.commits_into(out)
        rules = table.rules
        teams, worth, quarrel = rules.teams, rules.worth, rules.quarrel
        away = ~table.members[table.to_act]
        guards = table.guards[table.to_act]
        company = table.company(table.target)
        needed = table.needed(table.target)
        count: i64 = 0
        for at in range(len(teams)):
            team = teams[at]
            if team & away == 0 and quarrel[company | team] == OK:
                least = guards_for(needed - worth[team])
                if least <= guards:
                    out[count] = COMMIT_AT + team * GUARD_COUNTS + least
                    count += 1
                    if least < guards:
                        out[count] = COMMIT_AT + team * GUARD_COUNTS + guards
                        count += 1
        return count

    def commit_worth(self, move: i64) -> i64:
        """What the pieces of a commit earn, may lose, and leave for later."""
        table = self.table
        rules = table.rules
        site = table.target
        members = (move - COMMIT_AT) // GUARD_COUNTS
        guards = (move - COMMIT_AT) % GUARD_COUNTS
        placed = rules.worth[members] + GUARD_VALUE * guards
        standing = placed + (table.worth_on(site) if table.holders[site] == self.seat else 0)
        risk = self.offer_risk(standing)
        for other in range(table.players):
            if self.strengths[other] > standing:
                risk += self.threats[other]
        loss = 100 * placed + FUTURE * rules.worth[members]
        kept = self._kept_worth(table.members[self.seat] & ~members, table.guards[self.seat] - guards)
        return 100 * placed - loss * min(MOST_RISK, risk) // 1000 + kept

    def _kept_worth(self, members: i64, guards: i64) -> i64:
        """What the pieces that stay at hand can still earn this year: one more card places one more team."""
        if self.businesses == 0:
            return 0
        rules = self.table.rules
        if self.businesses == 1:
            return 90 * (rules.strongest[members] + GUARD_VALUE * guards)
        return 90 * (rules.worth[members] + GUARD_VALUE * guards)
