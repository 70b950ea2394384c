"""What the moves of Capone bring about."""

from mypy_extensions import i64

from fallakte.core.table import NOBODY
from fallakte.core.words import Words
from fallakte.games.capone.bits import bits_of
from fallakte.games.capone.book import (
    BAIL_AT,
    COMMIT_AT,
    DETAIN_AT,
    EXCHANGE_AT,
    FBI_AT,
    GUARD_COUNTS,
    HIRE_AT,
    INVEST_AT,
    LAY_DOWN_AT,
    LEGAL_AT,
    OCCUPY_AT,
    OFFER_AT,
    PROTECTION_AT,
    SELL_AT,
    TAKEOVER_AT,
)
from fallakte.games.capone.cards import (
    BLOCKS,
    BUSINESS_COUNT,
    FBI,
    FIRST_SHOP,
    HIRE_PRICE,
    INVESTMENT,
    MEMBER_COUNT,
    OFFER,
    PARTY,
    PROTECTION,
    SALE,
    SEATS,
    SITES,
    TAKEOVER,
)
from fallakte.games.capone.legal import CARD, COMMIT
from fallakte.games.capone.state import StateTable


class MovingTable(StateTable):
    """Every move, carried out and told."""

    def carry_out(self, move: i64) -> None:
        self.clock += 1
        if self.watched:
            self.events = []
        if move >= COMMIT_AT:
            self._commit((move - COMMIT_AT) // GUARD_COUNTS, (move - COMMIT_AT) % GUARD_COUNTS)
        elif move >= INVEST_AT:
            self._invest(move - INVEST_AT)
        elif move >= HIRE_AT:
            self._hire(move - HIRE_AT)
        elif move >= DETAIN_AT:
            self._act(move)
        elif move >= OCCUPY_AT:
            self._occupy(move - OCCUPY_AT)
        elif move >= LEGAL_AT:
            self._legal(move - LEGAL_AT)
        elif move >= LAY_DOWN_AT:
            self._lay_down(move - LAY_DOWN_AT)
        elif move == SELL_AT:
            self._sell(self.to_act)
        elif move >= BAIL_AT:
            self._bail(move - BAIL_AT)
        else:
            self._exchange(move - EXCHANGE_AT)

    def _act(self, move: i64) -> None:
        """The action cards."""
        if move >= OFFER_AT:
            self._offer((move - OFFER_AT) // SEATS)
        elif move >= TAKEOVER_AT:
            self._take_over(move - TAKEOVER_AT)
        elif move >= PROTECTION_AT:
            self._protect(move - PROTECTION_AT)
        elif move >= FBI_AT:
            self._jail((move - FBI_AT) // MEMBER_COUNT, (move - FBI_AT) % MEMBER_COUNT)
        else:
            wish = (move - DETAIN_AT) // MEMBER_COUNT
            self._detain(wish // SEATS, wish % SEATS, (move - DETAIN_AT) % MEMBER_COUNT)

    # What ends no decision

    def _bail(self, member: i64) -> None:
        """A member is at hand again for its value, paid to the bank (CP-27)."""
        seat = self.to_act
        price = self.rules.worth[1 << member]
        self.cash[seat] -= price
        self.release(seat, 1 << member)
        if self.watched:
            self.tell("bailed", {"seat": seat, "member": member, "paid": price})

    def _sell(self, seat: i64) -> None:
        self.sell_one(seat)
        if self.watched:
            self.tell("sold", {"seat": seat, "got": SALE, "investments": self.markers[seat]})

    # The exchange

    def _exchange(self, places: i64) -> None:
        """Cards are given back and as many drawn from the undealt rest (CP-3)."""
        seat = self.to_act
        count = self.give_back(seat, places)
        first = self.next
        for _ in range(count):
            self.take_in(seat, self.next_card())
        if self.watched:
            received = sorted(self.deck[at] for at in range(first, self.next))
            secret: Words = {"given": self.given_cards(seat), "received": received}
            self.tell("exchanged", {"seat": seat, "count": count}, secret, 1 << seat)
        self.pass_on()

    # Cards

    def _lay_down(self, kind: i64) -> None:
        self.show(self.to_act, kind, used=False)
        if self.watched:
            self.tell("laid-down", {"seat": self.to_act, "card": kind})
        self.pass_on()

    def _legal(self, shop: i64) -> None:
        """One bodyguard goes there, and the bank pays by investments (CP-10)."""
        seat = self.to_act
        income = self.rules.shop_income[self.markers[seat]]
        self.show(seat, FIRST_SHOP + shop, used=True)
        self.guards[seat] -= 1
        self.shops[shop] = seat
        self.cash[seat] += income
        if self.watched:
            self.tell("legal", {"seat": seat, "card": FIRST_SHOP + shop, "income": income})
        self.pass_on()

    def _occupy(self, site: i64) -> None:
        """The card is played; the pieces follow with the commit."""
        self.show(self.to_act, site >> 1, used=True)
        self.target = site
        self.phase = COMMIT
        if self.watched:
            self.tell("occupies", {"seat": self.to_act, "card": site >> 1, "site": site & 1})

    def _take_over(self, site: i64) -> None:
        """The pieces there go back to their family; the commit must be worth exactly as much (CP-29)."""
        self.show(self.to_act, TAKEOVER, used=True)
        if self.watched:
            self.tell("takeover", {"seat": self.to_act, **self._pieces_at(site)})
        self.exactly = self.worth_on(site)
        self.send_home(site)
        self.target = site
        self.phase = COMMIT

    def _commit(self, members: i64, guards: i64) -> None:
        """The pieces go to the site; those of another family are driven out (CP-19)."""
        seat = self.to_act
        site = self.target
        if self.holders[site] != NOBODY and self.holders[site] != seat:
            if self.watched:
                self.tell("driven-out", {"seat": seat, **self._pieces_at(site)})
            self.drive_out(site)
        self.post(seat, site, members, guards)
        if self.watched:
            put: Words = {"members": bits_of(members), "bodyguards": guards}
            self.tell("occupied", {"seat": seat, "place": site >> 1, "site": site & 1, **put})
        self.target = NOBODY
        self.exactly = 0
        self.phase = CARD
        self.pass_on()

    def _detain(self, field: i64, other: i64, member: i64) -> None:
        """A member goes from its site to the card's field (CP-25)."""
        site = self.site_of(other, 1 << member)
        self.show(self.to_act, PARTY + field, used=True)
        self.lead_away(site, 1 << member)
        self.invite(other, 1 << member, field)
        if self.watched:
            facts: Words = {"seat": self.to_act, "card": PARTY + field, "of": other, "member": member}
            self.tell("detained", {**facts, "place": site >> 1, "site": site & 1, "field": field})
        self.pass_on()

    def _jail(self, other: i64, member: i64) -> None:
        """A member goes from its site or field to prison, block 3 (CP-26)."""
        self.show(self.to_act, FBI, used=True)
        place = self._seize(other, 1 << member)
        self.cells[other * BLOCKS + BLOCKS - 1] |= 1 << member
        if self.watched:
            self.tell("jailed", {"seat": self.to_act, "of": other, "member": member, **place_facts(place)})
        self.pass_on()

    def _seize(self, other: i64, member: i64) -> i64:
        """A member leaves the site or, from SITES on, the field where it is; which one that is."""
        field = self.field_of(other, member)
        if field != NOBODY:
            self.clear_field(field)
            return SITES + field
        site = self.site_of(other, member)
        self.lead_away(site, member)
        return site

    def _protect(self, other: i64) -> None:
        """The other family pays by its investments, and sells some of them only where it must (CP-28)."""
        price = self.rules.protection_money[self.markers[other]]
        self.show(self.to_act, PROTECTION, used=True)
        while self.cash[other] < price:
            self._sell(other)
        self.cash[other] -= price
        self.cash[self.to_act] += price
        if self.watched:
            self.tell("protection", {"seat": self.to_act, "of": other, "paid": price})
        self.pass_on()

    def _offer(self, place: i64) -> None:
        """All pieces of one family leave a site or field: members to the harbour, bodyguards to the park (CP-30)."""
        self.show(self.to_act, OFFER, used=True)
        if self.watched:
            self.tell("offer", {"seat": self.to_act, **self._pieces_at(place)})
        if place < SITES:
            self.drive_out(place)
        else:
            self.harbour[self.guest_of[place - SITES]] |= self.guests[place - SITES]
            self.clear_field(place - SITES)
        self.pass_on()

    # Hiring and investing

    def _hire(self, count: i64) -> None:
        """Bodyguards come back from the park, the others are out of the game (CP-39)."""
        seat = self.to_act
        left = self.park[seat] - count
        self.cash[seat] -= count * HIRE_PRICE
        self.guards[seat] += count
        self.lost[seat] += left
        self.park[seat] = 0
        if self.watched:
            self.tell("hired", {"seat": seat, "count": count, "lost": left})
        self.pass_on()

    def _invest(self, count: i64) -> None:
        """The marker goes forward, 100 a step (CP-40)."""
        seat = self.to_act
        self.cash[seat] -= count * INVESTMENT
        self.markers[seat] += count
        if self.watched:
            self.tell("invested", {"seat": seat, "count": count, "investments": self.markers[seat]})
        self.pass_on()

    # As told

    def _pieces_at(self, place: i64) -> Words:
        """Whose pieces are on a site or, from SITES on, a field, and which."""
        facts: Words = {"of": self.owner_at(place), **place_facts(place)}
        if place < SITES:
            return {**facts, "members": bits_of(self.posted[place]), "bodyguards": self.posted_guards[place]}
        return {**facts, "members": bits_of(self.guests[place - SITES]), "bodyguards": 0}


def place_facts(place: i64) -> Words:
    """A site or, from SITES on, a field: the number of its place and, on a site, which of the two."""
    if place < SITES:
        return {"place": place >> 1, "site": place & 1}
    return {"place": BUSINESS_COUNT + place - SITES, "site": None}
