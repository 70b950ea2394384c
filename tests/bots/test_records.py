"""The same seed gives the same record: compiled or interpreted, on any machine, today and later."""

from hashlib import sha256

import pytest

from fallakte.bots import bot
from fallakte.bots.selfplay import bot_luck, play
from fallakte.core.record import encode
from tests.gauntlet.cases import begin

KNOWN = {
    ("al-capone", 2): "4aadd37a333d27a1c2209a41e7ff249bea71acadcae209646c80835b5eabc7b7",
    ("bonnie-and-clyde", 3): "cb33a470849729a5e5641c6fff10001788a818d95190a80b60aac69d5f4f48c4",
    ("rue-morgue", 4): "e724442b87b4efffeba0fbc7d64812f33b9cd888bc35129e122b259fd2deba46",
    ("capone", 4): "08aa95d7d3ccff2abdc0421f60e4952deda8b8f5cfb633bde1716c9cc41a9cae",
}
"""SHA-256 of a short record. A new one is due only if the rules play differently or greedy-1 does, and it is frozen."""


@pytest.mark.parametrize(("name", "players"), KNOWN)
def test_a_record_is_known_beforehand(name, players):
    match = begin(name, {"players": players, **({"years": 3} if name == "capone" else {})}, "known")
    bots = [bot("random" if seat == 1 else "greedy-1", bot_luck("known", seat)) for seat in range(players)]
    play(match, bots)
    record = b"".join(encode(line) + b"\n" for line in match.lines)
    assert sha256(record).hexdigest() == KNOWN[name, players]
