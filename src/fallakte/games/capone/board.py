"""Where the pieces of Capone stand and what the families own. Members are sets (bits), bodyguards are counts;
only the functions here move a piece."""

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.pack import Reader, Writer
from fallakte.core.table import NOBODY, Table
from fallakte.games.capone.cards import (
    BLOCKS,
    EVERYBODY,
    FIELD_COUNT,
    FIRST_CASH,
    GUARD_VALUE,
    GUARDS,
    SALE,
    SHOP_COUNT,
    SITES,
)
from fallakte.games.capone.rules import CaponeRules


class Board(Table):
    """Purses, pieces at hand, the sites, the fields, the legal businesses, prison, harbour and park."""

    def __init__(self, rules: CaponeRules) -> None:
        super().__init__(rules.players, rules.scratch)
        self.rules: CaponeRules = rules
        empty = vec[i64]()
        self.cash: vec[i64] = empty
        self.markers: vec[i64] = empty
        self.members: vec[i64] = empty
        """At hand, by seat; so are the guards."""
        self.guards: vec[i64] = empty
        self.cells: vec[i64] = empty
        """The prison: blocks 1, 2, 3 of each family."""
        self.harbour: vec[i64] = empty
        self.park: vec[i64] = empty
        self.lost: vec[i64] = empty
        """Bodyguards who were not hired back (CP-39)."""
        self.holders: vec[i64] = empty
        self.posted: vec[i64] = empty
        """The members on each illegal site; `posted_guards` beside them."""
        self.posted_guards: vec[i64] = empty
        self.guest_of: vec[i64] = empty
        """Of which family a member is on each out-of-circulation field; `guests` who."""
        self.guests: vec[i64] = empty
        self.shops: vec[i64] = empty
        """Whose bodyguard stands on each legal business."""

    def lay_out(self) -> None:
        """What every family begins with: 100,000 $, eight members and eight bodyguards at hand."""
        players = self.players
        self.cash = vec[i64]([FIRST_CASH] * players)
        self.markers = vec[i64]([0] * players)
        self.members = vec[i64]([EVERYBODY] * players)
        self.guards = vec[i64]([GUARDS] * players)
        self.cells = vec[i64]([0] * (players * BLOCKS))
        self.harbour = vec[i64]([0] * players)
        self.park = vec[i64]([0] * players)
        self.lost = vec[i64]([0] * players)
        self.holders = vec[i64]([NOBODY] * SITES)
        self.posted = vec[i64]([0] * SITES)
        self.posted_guards = vec[i64]([0] * SITES)
        self.guest_of = vec[i64]([NOBODY] * FIELD_COUNT)
        self.guests = vec[i64]([0] * FIELD_COUNT)
        self.shops = vec[i64]([NOBODY] * SHOP_COUNT)

    # What stands where

    def worth_on(self, site: i64) -> i64:
        """What the pieces on a site are worth together."""
        return self.rules.worth[self.posted[site]] + GUARD_VALUE * self.posted_guards[site]

    def prisoners(self, seat: i64) -> i64:
        """The members of a family in prison."""
        first = seat * BLOCKS
        return self.cells[first] | self.cells[first + 1] | self.cells[first + 2]

    def out_of_circulation(self, seat: i64) -> i64:
        """The members of a family on the fields."""
        found: i64 = 0
        for field in range(FIELD_COUNT):
            if self.guest_of[field] == seat:
                found |= self.guests[field]
        return found

    def on_sites(self, seat: i64) -> i64:
        """The members of a family on illegal sites: those who are nowhere else."""
        elsewhere = self.members[seat] | self.prisoners(seat) | self.harbour[seat] | self.out_of_circulation(seat)
        return EVERYBODY & ~elsewhere

    def site_of(self, seat: i64, member: i64) -> i64:
        """The site on which a member (a set of one) stands, or NOBODY's number."""
        for site in range(SITES):
            if self.holders[site] == seat and self.posted[site] & member != 0:
                return site
        return NOBODY

    # Pieces

    def post(self, seat: i64, site: i64, members: i64, guards: i64) -> None:
        """Pieces at hand go to a site that is free or their own family's (CP-20)."""
        self.members[seat] &= ~members
        self.guards[seat] -= guards
        self.holders[site] = seat
        self.posted[site] |= members
        self.posted_guards[site] += guards

    def drive_out(self, site: i64) -> None:
        """Members go to the harbour, bodyguards to the park (CP-19, CP-30)."""
        holder = self.holders[site]
        self.harbour[holder] |= self.posted[site]
        self.park[holder] += self.posted_guards[site]
        self._vacate(site)

    def send_home(self, site: i64) -> None:
        """All pieces on a site go back to their family (CP-29, CP-37)."""
        holder = self.holders[site]
        self.members[holder] |= self.posted[site]
        self.guards[holder] += self.posted_guards[site]
        self._vacate(site)

    def _vacate(self, site: i64) -> None:
        self.holders[site] = NOBODY
        self.posted[site] = 0
        self.posted_guards[site] = 0

    def lead_away(self, site: i64, member: i64) -> None:
        """A member leaves a site; bodyguards left alone hold it, else it is free (CP-31)."""
        self.posted[site] &= ~member
        if self.posted[site] == 0 and self.posted_guards[site] == 0:
            self.holders[site] = NOBODY

    def invite(self, seat: i64, member: i64, field: i64) -> None:
        """A member comes to an out-of-circulation field (CP-25)."""
        self.guest_of[field] = seat
        self.guests[field] = member

    def clear_field(self, field: i64) -> None:
        """The member on a field leaves it."""
        self.guest_of[field] = NOBODY
        self.guests[field] = 0

    def field_of(self, seat: i64, member: i64) -> i64:
        """The field on which a member (a set of one) is, or NOBODY's number."""
        for field in range(FIELD_COUNT):
            if self.guest_of[field] == seat and self.guests[field] == member:
                return field
        return NOBODY

    def release(self, seat: i64, member: i64) -> None:
        """A member leaves prison and is at hand at once (CP-27)."""
        for cell in range(seat * BLOCKS, (seat + 1) * BLOCKS):
            self.cells[cell] &= ~member
        self.members[seat] |= member

    # Money

    def sell_one(self, seat: i64) -> None:
        """An investment is turned back into 50 (CP-42)."""
        self.markers[seat] -= 1
        self.cash[seat] += SALE

    # Copies

    def copy_board_to(self, other: "Board") -> None:
        """Everything that stands or lies on the board."""
        other.cash = self.cash[:]
        other.markers = self.markers[:]
        other.members = self.members[:]
        other.guards = self.guards[:]
        other.cells = self.cells[:]
        other.harbour = self.harbour[:]
        other.park = self.park[:]
        other.lost = self.lost[:]
        other.holders = self.holders[:]
        other.posted = self.posted[:]
        other.posted_guards = self.posted_guards[:]
        other.guest_of = self.guest_of[:]
        other.guests = self.guests[:]
        other.shops = self.shops[:]

    def write_board(self, out: Writer) -> None:
        """The same as numbers."""
        out.many(self.cash)
        out.many(self.markers)
        out.many(self.members)
        out.many(self.guards)
        out.many(self.cells)
        out.many(self.harbour)
        out.many(self.park)
        out.many(self.lost)
        out.many(self.holders)
        out.many(self.posted)
        out.many(self.posted_guards)
        out.many(self.guest_of)
        out.many(self.guests)
        out.many(self.shops)

    def read_board(self, numbers: Reader) -> None:
        """And back."""
        self.cash = numbers.many()
        self.markers = numbers.many()
        self.members = numbers.many()
        self.guards = numbers.many()
        self.cells = numbers.many()
        self.harbour = numbers.many()
        self.park = numbers.many()
        self.lost = numbers.many()
        self.holders = numbers.many()
        self.posted = numbers.many()
        self.posted_guards = numbers.many()
        self.guest_of = numbers.many()
        self.guests = numbers.many()
        self.shops = numbers.many()
