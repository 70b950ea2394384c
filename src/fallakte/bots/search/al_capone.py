"""Al Capone in simulations."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.bots.search.al_capone_habits import CUNNING, PLAIN, AlCaponeHabits
from fallakte.bots.search.rummy import RummyPolicy
from fallakte.bots.search.rummy_eye import NONE
from fallakte.core.table import Table
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
from fallakte.games.al_capone.cards import (
    AGENT_MEETING,
    CLUES,
    ELIOT_NESS,
    KINDS,
    RAID,
    SEARCH_WARRANT,
)
from fallakte.games.al_capone.legal import TAKE_ONE
from fallakte.games.al_capone.table import DRAWN, REVEALED, AlCaponeTable
from fallakte.rummy.seen import RummySeen

OUT: Final[i64] = 100000
"""Going out comes first."""

SCALE: Final = vec[i64]([30, 16, 8])
SCALE_OF_TEAMS: Final = vec[i64]([80, 28, 8])


@final
class AlCaponePolicy(RummyPolicy):
    """Complete sets count most, and raids, which make them; the rest is to lay many cards and go out."""

    def __init__(self, seen: RummySeen, table: AlCaponeTable, cunning: bool) -> None:
        super().__init__(seen, cunning)
        self.underworld: AlCaponeTable = table
        self.one: vec[i64] = table.values.one
        self.set: vec[i64] = table.values.set
        self.bonus: vec[i64] = vec[i64]([0] * CLUES)
        """What a complete set brings more than its cards."""
        for kind in range(CLUES):
            self.bonus[kind] = self.set[kind] - table.rules.copies[kind] * self.one[kind]
        self.own_ways: AlCaponeHabits = CUNNING if cunning else PLAIN
        self.plain_ways: AlCaponeHabits = PLAIN
        self.ways: AlCaponeHabits = PLAIN
        self.usual: vec[i64] = SCALE_OF_TEAMS if table.has_partners() else SCALE

    def sit_down(self, table: Table) -> None:
        assert isinstance(table, AlCaponeTable)
        self.table = table
        self.underworld = table

    def draws_a_turn(self) -> i64:
        return DRAWN

    def scale(self) -> vec[i64]:
        return self.usual

    def take_up_habits(self) -> None:
        self.ways = self.own_ways if self.is_cunning() else self.plain_ways
        self.habits = self.ways.cards

    # What cards promise

    def laid_worth(self, side: i64, kind: i64, count: i64) -> i64:
        total: i64 = 100 * self.one[kind] * count
        lying = self.table.laid[side * KINDS + kind]
        if self.lying[kind] > lying:
            return total
        missing = self.table.rules.copies[kind] - lying
        then: i64 = missing - count if missing > count else 0
        near = self.ways.nearness_up_to
        return total + self.bonus[kind] * (near[missing] - near[then])

    def event_worth(self, kind: i64) -> i64:
        if self.turns == 0:
            return 0
        return self.ways.events[kind - CLUES]

    def area_points(self, side: i64) -> i64:
        points: i64 = 0
        for kind in range(CLUES):
            lying = self.table.laid[side * KINDS + kind]
            points += self.set[kind] if lying == self.table.rules.copies[kind] else lying * self.one[kind]
        return points

    # What is kept

    def kept_back(self, playable: i64) -> i64:
        """While raids are about the cunning lay nothing onto what others have melded: a raid would take it, and might
        make the set complete. They do when the round ends with this turn."""
        if not self.is_cunning():
            return 0
        kept = playable & self.melded_by_others()
        if kept == 0 or self.table.file_size() == 0 or self.left_after(playable) <= 0 or not self.raids_are_about():
            return 0
        for kind in range(CLUES):
            if kept >> kind & 1 and not self.is_worth_raiding(kind):
                kept &= ~(1 << kind)
        return kept

    def melded_by_others(self) -> i64:
        """The kinds of which another side has a meld, as bits."""
        table = self.table
        melds: i64 = 0
        for side in range(table.rules.sides):
            if side != table.rules.side[table.to_act]:
                melds |= table.melds[side]
        return melds

    def raids_are_about(self) -> bool:
        """Whether somebody else may have a raid, or draw one."""
        table = self.table
        count = table.rules.copies[RAID] - table.hands[table.to_act * KINDS + RAID]
        pile = table.pile
        for at in range(len(pile)):
            if pile[at] == RAID:
                count -= 1
        return count > 0

    def is_worth_raiding(self, kind: i64) -> bool:
        """Whether a set brings others more than the cards in hand would bring here."""
        count = self.table.hands[self.table.to_act * KINDS + kind]
        return self.bonus[kind] > count * self.one[kind]

    # Events

    def weigh_events(self) -> None:
        """With two cards left an event that brings nothing is as good: it helps to go out."""
        held = self.table.held[self.seat]
        last = self.table.sizes[self.seat] == 2 and not self.stays_in(1)
        melds = self.underworld.open_melds()
        if held >> AGENT_MEETING & 1:
            self._weigh_asking(melds, last)
        if held >> SEARCH_WARRANT & 1:
            self._weigh_searching(melds)
        if held >> ELIOT_NESS & 1:
            self._weigh_ness(melds)
        if held >> RAID & 1:
            self._weigh_raids(melds, last)

    def _weigh_asking(self, melds: i64, last: bool) -> None:
        table = self.table
        for kind in range(CLUES):
            if self.underworld.complete >> kind & 1:
                continue
            around: i64 = 0
            for other in range(self.players):
                if other != self.seat:
                    around += self.expects(other, kind)
            chance = around * 3 // 4
            gain = self.gain(kind) * (chance if chance < 900 else 900) // 1000
            self.offer(kind, OUT if last and around < 100 else gain, 1)
            if melds >> kind & 1:
                for other in range(self.players):
                    if other != self.seat:
                        gain = self.laid_worth(self.side, kind, 1) * self.expects(other, kind) // 1000
                        ours = table.rules.side[other] == self.side
                        self.offer(ASK_ONE + kind * SEATS + other, gain // 5 if ours else gain * 3 // 2, 1)

    def _weigh_searching(self, melds: i64) -> None:
        kind = self.best_in_pile(KINDS)
        if kind != NONE:
            self.offer(WARRANT_ONE, self.gain(kind), 1)
        most: i64 = 0
        for kind in range(CLUES):
            if not melds >> kind & 1:
                continue
            worth = self.laid_worth(self.side, kind, self.in_pile[kind])
            most = worth if worth > most else most
        self.offer(WARRANT_SET, most, 1)

    def _weigh_ness(self, melds: i64) -> None:
        self.offer(NESS_DRAW, self.fresh_gain() * DRAWN, 1)
        left = self.table.file_size()
        turned = left if left < REVEALED else REVEALED
        total: i64 = 0
        for kind in range(CLUES):
            if not melds >> kind & 1:
                continue
            total += self.laid_worth(self.side, kind, 1) * self.unseen[kind] * turned // self.hidden
        self.offer(NESS_REVEAL, total, 1)

    def _weigh_raids(self, melds: i64, last: bool) -> None:
        bar = self.ways.raid_bar if self.turns > 1 else self.ways.last_raid_bar
        for kind in range(CLUES):
            if not melds >> kind & 1:
                continue
            ours = self.table.laid[self.side * KINDS + kind]
            count = self.lying[kind] - ours
            if count > 0:
                missing = self.table.rules.copies[kind] - ours
                gain = 200 * self.one[kind] * count + self.bonus[kind] * self.ways.nearness[missing - count + 1]
                self.offer(RAID_AT + kind, OUT + gain if last else gain, bar)

    def answer_worth(self, own: i64) -> i64:
        """What the Search Warrant takes."""
        kind = own - TAKE
        if self.table.phase == TAKE_ONE:
            return self.gain(kind)
        return self.laid_worth(self.side, kind, self.in_pile[kind])
