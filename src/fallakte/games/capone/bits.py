"""Sets as bits: of members, of kinds of cards, of places in a hand, of seats."""

from librt.vecs import vec
from mypy_extensions import i64


def bits_of(bits: i64) -> list[int]:
    """The numbers of the set bits."""
    found: list[int] = []
    at = 0
    while bits != 0:
        if bits & 1:
            found.append(at)
        bits >>= 1
        at += 1
    return found


def at_most_one(bits: i64) -> bool:
    """Whether no two bits are set."""
    return bits & (bits - 1) == 0


def bits_into(out: vec[i64], count: i64, first: i64, bits: i64) -> i64:
    """Write `first` plus the number of each set bit into `out`; the new count."""
    at = first
    while bits != 0:
        if bits & 1:
            out[count] = at
            count += 1
        bits >>= 1
        at += 1
    return count


def numbers_into(out: vec[i64], count: i64, first: i64, most: i64) -> i64:
    """Write `first` plus 0, 1, … up to `most` into `out`; the new count."""
    for number in range(most + 1):
        out[count] = first + number
        count += 1
    return count
