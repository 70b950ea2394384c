"""RLCard: card games in Python for learning."""

from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from bench.measure import Offer, matches

SEED = 7


def offer() -> Offer:
    """Its gin rummy."""
    rlcard: Any = import_module("rlcard")
    environment = rlcard.make("gin-rummy", config={"seed": SEED})
    bits = Random(SEED).getrandbits

    def match() -> int:
        state, _ = environment.reset()
        made = 0
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[bits(24) % len(legal)])
            made += 1
        return made

    return Offer({"stepped gin-rummy": matches(match)}, {"rlcard": version("rlcard")})
