"""python-chess: the rules of chess in Python."""

from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from bench.measure import Offer, matches

SEED = 7
HALF_MOVES = 200
"""A random game may go on for very long; it is broken off here, and draws are not asked for."""


def offer() -> Offer:
    """Chess."""
    chess: Any = import_module("chess")
    bits = Random(SEED).getrandbits

    def match() -> int:
        board = chess.Board()
        for made in range(HALF_MOVES):
            legal = list(board.legal_moves)
            if not legal:
                return made
            board.push(legal[bits(24) % len(legal)])
        return HALF_MOVES

    return Offer({"stepped chess": matches(match)}, {"chess": version("chess")})
