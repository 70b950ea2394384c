"""Luck for simulations: fast, repeatable, the same compiled or interpreted. Real deals come from `shuffle`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF


@final
class Luck:
    """Small Fast Counting generator with 32-bit words (sfc32); every step stays below 2**54, so i64 never wraps."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        b, c, counter = self.b, self.c, self.counter
        out: i64 = (self.a + b + counter) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & WORD
        self.c = ((c << 21 | c >> 11) + out) & WORD
        self.counter = counter + 1
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1; the bias of the multiplication is below n / 2**32."""
        return (self.word() * n) >> 32

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        """Shuffle the first `count` cards in place."""
        i: i64 = count - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1
