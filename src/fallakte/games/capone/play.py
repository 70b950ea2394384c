"""The cards: what each may be played for, and why not."""

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.table import NOBODY, OK
from fallakte.games.capone.bits import bits_into
from fallakte.games.capone.book import (
    DETAIN_AT,
    FBI_AT,
    LAY_DOWN_AT,
    LEGAL_AT,
    OCCUPY_AT,
    OFFER_AT,
    PROTECTION_AT,
    TAKEOVER_AT,
)
from fallakte.games.capone.cards import (
    BUSINESS_COUNT,
    FBI,
    FIELD_COUNT,
    FIRST_SHOP,
    MEMBER_COUNT,
    OFFER,
    PARTY,
    PROTECTION,
    SEATS,
    SITES,
    TAKEOVER,
)
from fallakte.games.capone.commit import Commits
from fallakte.games.capone.reasons import (
    CP_10_NO_BODYGUARD,
    CP_10_NO_INVESTMENT,
    CP_25_NO_SUCH_FAMILY,
    CP_25_NOT_ON_A_SITE,
    CP_25_OWN_FAMILY,
    CP_26_NO_SUCH_FAMILY,
    CP_26_NOT_WITHIN_REACH,
    CP_26_OWN_FAMILY,
    CP_28_NO_INVESTMENT,
    CP_28_NO_SUCH_FAMILY,
    CP_28_OWN_FAMILY,
    CP_30_NO_SUCH_FAMILY,
    CP_30_NOT_THERE,
    CP_30_OWN_FAMILY,
    R_19_NOT_IN_HAND,
)


class Plays(Commits):
    """One card is played, or laid down unused (CP-5)."""

    # Legal moves

    def plays_into(self, out: vec[i64], count: i64) -> i64:
        """Everything that can be done with the cards in hand."""
        seat = self.to_act
        held = self.held[seat]
        count = bits_into(out, count, LAY_DOWN_AT, held)
        count = self._occupations_into(out, count, held & ((1 << BUSINESS_COUNT) - 1))
        if self.markers[seat] > 0 and self.guards[seat] > 0:
            count = bits_into(out, count, LEGAL_AT, held >> FIRST_SHOP & 255)
        if held >> PARTY != 0:
            count = self._actions_into(out, count, held)
        return count

    def _occupations_into(self, out: vec[i64], count: i64, businesses: i64) -> i64:
        site: i64 = 0
        while businesses != 0:
            if businesses & 1:
                for at in range(site, site + 2):
                    if self.can_occupy(at):
                        out[count] = OCCUPY_AT + at
                        count += 1
            businesses >>= 1
            site += 2
        return count

    def _actions_into(self, out: vec[i64], count: i64, held: i64) -> i64:
        for other in range(self.players):
            if other != self.to_act:
                count = self._against_into(out, count, held, other)
        if held >> TAKEOVER & 1:
            for site in range(SITES):
                if self.can_take_over(site):
                    out[count] = TAKEOVER_AT + site
                    count += 1
        if held >> OFFER & 1:
            count = self._offers_into(out, count)
        return count

    def _against_into(self, out: vec[i64], count: i64, held: i64, other: i64) -> i64:
        """Out of circulation, F.B.I. and protection money against one other family."""
        for field in range(FIELD_COUNT):
            if held >> (PARTY + field) & 1:
                first = DETAIN_AT + (field * SEATS + other) * MEMBER_COUNT
                count = bits_into(out, count, first, self.on_sites(other))
        if held >> FBI & 1:
            count = bits_into(out, count, FBI_AT + other * MEMBER_COUNT, self.within_reach(other))
        if held >> PROTECTION & 1 and self.markers[other] > 0:
            out[count] = PROTECTION_AT + other
            count += 1
        return count

    def _offers_into(self, out: vec[i64], count: i64) -> i64:
        for place in range(SITES + FIELD_COUNT):
            owner = self.owner_at(place)
            if owner != NOBODY and owner != self.to_act:
                out[count] = OFFER_AT + place * SEATS + owner
                count += 1
        return count

    # Reasons

    def forbids_play(self, move: i64) -> i64:
        """The card must be in the hand (R-19); then each has its own rule."""
        if not self.held[self.to_act] >> card_of(move) & 1:
            return R_19_NOT_IN_HAND
        if move < LEGAL_AT:
            return OK
        if move < OCCUPY_AT:
            return self._forbids_legal()
        if move < DETAIN_AT:
            return self.forbids_site(move - OCCUPY_AT)
        if move < FBI_AT:
            wish = (move - DETAIN_AT) % (SEATS * MEMBER_COUNT)
            return self._forbids_detain(wish // MEMBER_COUNT, 1 << wish % MEMBER_COUNT)
        if move < PROTECTION_AT:
            return self._forbids_fbi((move - FBI_AT) // MEMBER_COUNT, 1 << (move - FBI_AT) % MEMBER_COUNT)
        if move < TAKEOVER_AT:
            return self._forbids_protection(move - PROTECTION_AT)
        if move < OFFER_AT:
            return self.forbids_takeover(move - TAKEOVER_AT)
        return self._forbids_offer((move - OFFER_AT) % SEATS, (move - OFFER_AT) // SEATS)

    def _forbids_legal(self) -> i64:
        """A legal business needs an investment and a bodyguard at hand (CP-10)."""
        if self.markers[self.to_act] == 0:
            return CP_10_NO_INVESTMENT
        return OK if self.guards[self.to_act] > 0 else CP_10_NO_BODYGUARD

    def _forbids_detain(self, other: i64, member: i64) -> i64:
        """Another family's member on an illegal site (CP-25)."""
        if other >= self.players:
            return CP_25_NO_SUCH_FAMILY
        if other == self.to_act:
            return CP_25_OWN_FAMILY
        return OK if self.on_sites(other) & member != 0 else CP_25_NOT_ON_A_SITE

    def _forbids_fbi(self, other: i64, member: i64) -> i64:
        """Another family's member on an illegal site or out of circulation (CP-26)."""
        if other >= self.players:
            return CP_26_NO_SUCH_FAMILY
        if other == self.to_act:
            return CP_26_OWN_FAMILY
        return OK if self.within_reach(other) & member != 0 else CP_26_NOT_WITHIN_REACH

    def _forbids_protection(self, other: i64) -> i64:
        """Another family that has investments (CP-28)."""
        if other >= self.players:
            return CP_28_NO_SUCH_FAMILY
        if other == self.to_act:
            return CP_28_OWN_FAMILY
        return OK if self.markers[other] > 0 else CP_28_NO_INVESTMENT

    def _forbids_offer(self, other: i64, place: i64) -> i64:
        """A site or field where another family is (CP-30)."""
        if other >= self.players:
            return CP_30_NO_SUCH_FAMILY
        if other == self.to_act:
            return CP_30_OWN_FAMILY
        return OK if self.owner_at(place) == other else CP_30_NOT_THERE

    # What the reasons ask

    def within_reach(self, seat: i64) -> i64:
        """The members of a family whom the F.B.I. can find."""
        return self.on_sites(seat) | self.out_of_circulation(seat)

    def owner_at(self, place: i64) -> i64:
        """Whose pieces are on a site or, from SITES on, a field."""
        return self.holders[place] if place < SITES else self.guest_of[place - SITES]


def card_of(move: i64) -> i64:
    """The card that a play or a laying down takes from the hand."""
    if move < LEGAL_AT:
        return move - LAY_DOWN_AT
    if move < OCCUPY_AT:
        return FIRST_SHOP + move - LEGAL_AT
    if move < DETAIN_AT:
        return (move - OCCUPY_AT) >> 1
    if move < FBI_AT:
        return PARTY + (move - DETAIN_AT) // (SEATS * MEMBER_COUNT)
    if move < PROTECTION_AT:
        return FBI
    if move < TAKEOVER_AT:
        return PROTECTION
    return TAKEOVER if move < OFFER_AT else OFFER
