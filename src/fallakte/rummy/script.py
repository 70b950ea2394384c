"""Which explanation of the secrets of a round to tell."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fallakte.core.luck import Luck

TRIES: Final[i64] = 24


@final
class Script:
    """Which explanation to tell: at first drawn by luck, each with its chance; then all of them, in any order."""

    def __init__(self, luck: Luck) -> None:
        self.luck: Luck = luck
        self.tries: i64 = 0
        self.orders: list[vec[i64]] = []
        self.reached: vec[i64] = vec[i64]()
        self.told: vec[i64] = vec[i64]()
        """For each choice the kinds that it has been about, as bits."""
        self.noted: vec[i64] = vec[i64]()
        """For each choice how far it had come when its kind was noted."""
        self.asked: i64 = 0
        self.briefed: bool = False
        self.secrets: i64 = 0
        self.short: vec[i64] = vec[i64]()
        self.open: i64 = 0
        self.needs: vec[i64] = vec[i64]()

    def brief(self, secrets: i64, left: vec[i64]) -> None:
        """So many secrets are open; without them so many cards of each kind would be left, some below zero."""
        self.briefed = True
        self.secrets = secrets
        self.short = left

    def again(self) -> bool:
        """Another telling; False when every explanation has been told."""
        self.asked = 0
        self.tries += 1
        self.open = self.secrets
        self.needs = self.short[:]
        if self.tries <= TRIES + 1:
            return True
        last = len(self.orders) - 1
        while last >= 0 and self.reached[last] + 1 >= len(self.orders[last]):
            last -= 1
        if last < 0:
            return False
        self.orders = self.orders[: last + 1]
        self.reached = self.reached[: last + 1]
        self.told = self.told[: last + 1]
        self.noted = self.noted[: last + 1]
        self.reached[last] += 1
        return True

    def number(self, width: i64, different: i64) -> i64:
        """The next choice out of `width`, of which only the first so many differ from all others."""
        if self.tries <= TRIES:
            return self.luck.below(width)
        if self.asked == len(self.orders):
            told = different + 1 if different < width else width
            order = vec[i64](range(told))
            self.luck.shuffle(order, told)
            self.orders.append(order)
            self.reached = append(self.reached, 0)
            self.told = append(self.told, 0)
            self.noted = append(self.noted, -1)
        self.asked += 1
        return self.orders[self.asked - 1][self.reached[self.asked - 1]]

    def explains(self, kind: i64) -> bool:
        """The last choice was about a card of this kind; False where that was told before or cannot be right."""
        if kind >= 0 and self.tries > TRIES and self._was_told(kind):
            return False
        return not self.briefed or self._leaves_enough(kind)

    def _was_told(self, kind: i64) -> bool:
        """Two cards of a kind are the same card: what began with the one need not be told with the other."""
        last = self.asked - 1
        if self.noted[last] == self.reached[last]:
            return False
        self.noted[last] = self.reached[last]
        if self.told[last] >> kind & 1:
            return True
        self.told[last] |= 1 << kind
        return False

    def _leaves_enough(self, kind: i64) -> bool:
        """Whether the secrets that are still open are as many as the cards that only they can explain."""
        self.open -= 1
        if kind >= 0:
            self.needs[kind] += 1
        needed: i64 = 0
        for one in range(len(self.needs)):
            if self.needs[one] < 0:
                needed -= self.needs[one]
        return needed <= self.open
