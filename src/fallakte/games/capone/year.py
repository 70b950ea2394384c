"""The year of Capone: the deal, the passes from the start player on, and the reckoning at its end."""

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.core.sheet import SheetLine
from fallakte.core.shuffle import Shuffler
from fallakte.core.table import MOVE, NOBODY, SCORE
from fallakte.core.words import Event, Words
from fallakte.games.capone.bits import bits_of
from fallakte.games.capone.cards import BLOCKS, BUSINESSES, FIELD_COUNT, MEMBERS, SHOP_COUNT, SITES
from fallakte.games.capone.legal import CARD, EXCHANGE, HIRE, INVEST, CaponeLegal
from fallakte.games.capone.rules import CaponeRules


class YearTable(CaponeLegal):
    """Exchange, rounds of cards, income, home, prison, hiring, investing; then the score of the year."""

    def __init__(self, rules: CaponeRules) -> None:
        super().__init__(rules)
        self.year: i64 = 0
        self.incomes: vec[i64] = vec[i64]()

    def lay_out(self) -> None:
        """The table before the first year."""
        super().lay_out()
        self.gather_cards()
        self.incomes = vec[i64]([0] * self.players)

    # Luck

    def next_dealer(self) -> i64:
        """The banker is drawn; each year the start passes one seat clockwise (CP-4)."""
        return (self.dealer + 1) % self.players if self.dealer != NOBODY else NOBODY

    def shuffled(self, shuffler: Shuffler) -> list[int]:
        return shuffler.shuffled(list(self.rules.deck))

    def takes(self, order: list[int]) -> bool:
        return sorted(order) == list(self.rules.deck)

    def give(self, order: list[int], dealer: i64 = NOBODY) -> None:
        self._deal(vec[i64](order), dealer)

    def draw_lots(self, luck: Luck) -> None:
        order = self.rules.deck[:]
        luck.shuffle(order, len(order))
        self._deal(order, luck.below(self.players) if self.dealer == NOBODY else NOBODY)

    def _deal(self, order: vec[i64], dealer: i64) -> None:
        """One card at a time, clockwise from the start player, who sits left of the dealer (CP-2, CP-4)."""
        due = self.next_dealer()
        self.dealer = due if due != NOBODY else dealer
        self.year += 1
        self.round = 0
        self.gather_cards()
        self.deck = order
        for _ in range(self.rules.rounds):
            for step in range(1, self.players + 1):
                self.take_in((self.dealer + step) % self.players, self.next_card())
        self.due = MOVE
        self.phase = EXCHANGE
        self.to_act = self.start()
        if self.watched:
            self._tell_deal()

    def _tell_deal(self) -> None:
        self.events = []
        self.tell("dealt", {"round": self.year, "dealer": self.dealer, "count": self.rules.rounds})
        for seat in range(self.players):
            self.tell("hand", {"seat": seat}, {"cards": self.hand_cards(seat)}, 1 << seat)

    # The passes

    def start(self) -> i64:
        """The start player of the year."""
        return (self.dealer + 1) % self.players

    def pass_on(self) -> None:
        """The next seat is asked; after the last one the next part of the year begins."""
        self.to_act = (self.to_act + 1) % self.players
        if self.to_act != self.start():
            return
        if self.phase == EXCHANGE:
            self.phase = CARD
            self.round = 1
        elif self.phase == CARD and self.round < self.rules.rounds:
            self.round += 1
        elif self.phase == CARD:
            self._end_year()
            self.phase = HIRE
        elif self.phase == HIRE:
            self.phase = INVEST
        else:
            self.due = SCORE
            self.to_act = NOBODY

    # The end of the year

    def _end_year(self) -> None:
        """Income, home, prison, in this order; hiring and investing are decisions and follow."""
        self._pay_income()
        self._bring_home()
        for seat in range(self.players):
            self._shorten_prison(seat)

    def _pay_income(self) -> None:
        """What the pieces on illegal sites are worth (CP-35); in the variant not on sites below cover (CP-36)."""
        self.incomes = vec[i64]([0] * self.players)
        self.sheet = []
        for site in range(SITES):
            holder = self.holders[site]
            if holder != NOBODY:
                worth = self.worth_on(site)
                covered = not self.rules.cover or worth >= self.rules.business[site >> 1]
                self.incomes[holder] += worth if covered else 0
                if self.watched:
                    self._write_line(site, worth if covered else 0, covered=covered)
        for seat in range(self.players):
            self.cash[seat] += self.incomes[seat]
            if self.watched:
                self.tell("income", {"seat": seat, "income": self.incomes[seat]})

    def _write_line(self, site: i64, points: i64, *, covered: bool) -> None:
        facts: Words = {
            "business": BUSINESSES[site >> 1],
            "site": site & 1,
            "members": [MEMBERS[member] for member in bits_of(self.posted[site])],
            "bodyguards": self.posted_guards[site],
        }
        rule, what = ("CP-35", "site") if covered else ("CP-36", "uncovered")
        self.sheet.append(SheetLine(self.holders[site], rule, what, points, facts))

    def _bring_home(self) -> None:
        """All pieces on businesses and fields return to their families (CP-37)."""
        for site in range(SITES):
            if self.holders[site] != NOBODY:
                self.send_home(site)
        for field in range(FIELD_COUNT):
            if self.guest_of[field] != NOBODY:
                self.members[self.guest_of[field]] |= self.guests[field]
                self.clear_field(field)
        for shop in range(SHOP_COUNT):
            if self.shops[shop] != NOBODY:
                self.guards[self.shops[shop]] += 1
                self.shops[shop] = NOBODY

    def _shorten_prison(self, seat: i64) -> None:
        """Block 3 to 2, 2 to 1; who is in 1 goes free (CP-38)."""
        first = seat * BLOCKS
        free = self.cells[first]
        self.members[seat] |= free
        self.cells[first] = self.cells[first + 1]
        self.cells[first + 1] = self.cells[first + 2]
        self.cells[first + 2] = 0
        if self.watched:
            for member in bits_of(free):
                self.tell("freed", {"seat": seat, "member": member})

    # Who is told what

    def tell(self, what: str, facts: Words, secret: Words | None = None, eyes: i64 = 0) -> None:
        """Something happened; the secret facts are for the seats in `eyes`."""
        self.events.append(Event(what, facts, secret, eyes))
