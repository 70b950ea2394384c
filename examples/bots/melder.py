"""A bot for `fallakte arena`: melds and lays off as soon as it may, and discards what it has least of.

fallakte arena al-capone --bots "cmd:python3 examples/bots/melder.py,random"
"""

import json
import random
import sys

GOOD = ("meld", "lay_off", "set_sideways", "raid", "draw")
hello = json.loads(sys.stdin.readline())
luck = random.Random(hello["luck"])


def worth(move, hand):
    if move["act"] in GOOD:
        return 100 - GOOD.index(move["act"]) + move.get("count", 0)
    return -hand.get(move.get("card"), 0) if isinstance(hand, dict) else 0


for line in sys.stdin:
    asked = json.loads(line)
    hand = asked["seen"]["view"]["hand"]
    move = max(asked["legal"], key=lambda one: (worth(one, hand), luck.random()))
    print(json.dumps({"move": move}), flush=True)
