"""The end of a solved case: the orang-utan is caught, and what the others may throw away."""

from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.table import NOBODY
from fallakte.games.rue_morgue.cards import CLUES, KINDS
from fallakte.games.rue_morgue.legal import RueMorgueLegal
from fallakte.rummy.cards import MELD


class RueMorgueCatching(RueMorgueLegal):
    """What happens between going out and counting."""

    def is_caught(self) -> bool:
        """Whether somebody went out while the first case file lasted (RM-20)."""
        return self.out != NOBODY and not self.escaped

    def catch(self) -> None:
        """The cards under the orang-utan are turned up for who went out (RM-20)."""
        counts = vec[i64]([0] * KINDS)
        for at in range(len(self.below)):
            counts[self.below[at]] += 1
        self.below = vec[i64]()
        taken: list[int] = []
        rest: list[int] = []
        for kind in range(KINDS):
            if counts[kind] > 0:
                fits = self._take_up(kind, counts[kind])
                if self.watched:
                    (taken if fits else rest).extend([kind] * counts[kind])
        if self.watched:
            self.tell("caught", {"seat": self.out, "taken": taken, "rest": rest})

    def _take_up(self, kind: i64, count: i64) -> bool:
        """Into the area what makes a meld, joins one or has its clues melded; the rest onto the Rue Morgue (RM-20).

        Clues come before events in the order of the page, so events find every meld that is made here.
        """
        colour = self.values.colours[kind]
        fits = colour != 0 and self.melded & colour == colour
        if fits or (kind < CLUES and count >= MELD):
            self.lay(self.rules.side[self.out], kind, count)
            return True
        for _ in range(count):
            self.push(kind)
        return False

    def throw_away(self) -> None:
        """Every other player throws away without penalty what has the colour of a melded kind (RM-21)."""
        for step in range(1, self.players):
            seat = (self.out + step) % self.players
            cards: list[int] = []
            for kind in range(KINDS):
                count = self.in_hand(seat, kind)
                if count > 0 and self._may_throw_away(seat, kind):
                    self.put_out(seat, kind, count)
                    for _ in range(count):
                        self.push(kind)
                        if self.watched:
                            cards.append(kind)
            if self.watched and len(cards) > 0:
                self.tell("threw-away", {"seat": seat, "cards": cards, "left": self.sizes[seat]})

    def _may_throw_away(self, seat: i64, kind: i64) -> bool:
        """Dupin's two cards have a colour that no clue has (RM-22); the partner of who went out keeps nothing."""
        if self.rules.side[seat] == self.rules.side[self.out]:
            return True
        return self.melded & self.values.colours[kind] != 0
