"""An example of every message and body, for docs/protocol.md; positions and events are those of a real match."""

from functools import cache

import msgspec

from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler, commitment
from fallakte.core.words import Words
from fallakte.games import game
from fallakte.protocol import messages as m
from fallakte.protocol import requests as r
from fallakte.text.speaker import speaker

TABLE = "kX3yAzP0_mQ2dVbN1rTs7w"
SECRET = "gQ7sLwXc5Rk9TfBnJ2yHpVmDz4Ea81Ui"
KEY = "uW2rYk5Qd8LxZc1Vb7NfTg4MhJs6Pa3E"
ADDRESS = "https://play.example.org"
COMMIT = "9b74c9897bac770ffc029102a200c5de21e5ec3b4f4f2f1d8a1e4d2b0b6f8a53"
WORD = "5b1d0c9e2f7a4836a0c4e8d2b6f19370"
WORD_COMMIT = commitment(WORD)
ENGLISH = speaker("en")
AT = 1_800_000_000_000


@cache
def match() -> Match:
    """The first moves of a match of Al Capone, until seat 0 is to draw after an opponent's turn."""
    opened = Match.begin(game("al-capone"), {"players": 2}, Shuffler("protocol"))
    while opened.to_act != 0 or opened.view(0)["asked"] != "draw" or opened.view(0)["pile"] == 0:
        opened.play(opened.moves()[0])
    return opened


def _events() -> list[Words]:
    return [event.words(0, match().game.vocabulary) for event in match().events]


def _position() -> m.Position:
    moves = match().legal()
    return m.Position(state=17, to_act=0, due="move", view=match().view(0), moves=moves, undo="ask")


def _table() -> m.Table:
    return m.Table(
        id=TABLE,
        code="K7M2-QXRT",
        game="al-capone",
        options=game("al-capone").fill({"players": 2}),
        settings=m.Settings(clock=300),
        phase="running",
        seats=[
            m.Seat(seat=0, kind="person", name="Ada", here=True),
            m.Seat(seat=1, kind="bot", name="Otto", level="greedy"),
        ],
        commitment=COMMIT,
        timer=m.Timer(seat=0, until=AT + 300_000),
        watching=1,
    )


TALK = m.ChatLine(number=12, at=AT - 5000, name="Ada", seat=0, text="Good luck!")

SAID: dict[type[msgspec.Struct], Words] = {
    m.Hello: {
        "type": "hello",
        "protocol": 1,
        "secret": SECRET,
        "key": KEY,
        "word_commitment": WORD_COMMIT,
        "language": "de",
    },
    m.Move: {"type": "move", "command": "c-1", "state": 17, "move": {"act": "draw", "from": "file"}},
    m.Why: {"type": "why", "command": "c-2", "move": {"act": "raid", "card": "frank-nitti"}},
    m.Undo: {"type": "undo", "command": "c-3", "state": 17},
    m.Answer: {"type": "answer", "command": "c-4", "ask": 21, "yes": True},
    m.Close: {"type": "close", "command": "c-5"},
    m.Pause: {"type": "pause", "command": "c-6"},
    m.Resume: {"type": "resume", "command": "c-7"},
    m.Clock: {"type": "clock", "command": "c-8", "choice": "turn"},
    m.Lend: {"type": "lend", "command": "c-9", "level": "greedy"},
    m.Return: {"type": "return", "command": "c-10"},
    m.Leave: {"type": "leave", "command": "c-11"},
    m.Say: {"type": "say", "command": "c-12", "text": "Good luck!"},
    m.Reveal: {"type": "reveal", "command": "c-14", "word": WORD},
    m.Look: {"type": "look", "command": "c-13"},
}


def told() -> dict[type[msgspec.Struct], msgspec.Struct]:
    """What the server says."""
    return {
        m.Welcome: m.Welcome(
            protocol=m.PROTOCOL,
            number=18,
            now=AT,
            seat=0,
            language="de",
            table=_table(),
            position=_position(),
            missed=_events(),
            chat=[TALK],
        ),
        m.Update: m.Update(number=18, at=AT, position=_position(), events=_events(), done="c-1"),
        m.Table: _table(),
        m.Done: m.Done(command="c-6", number=19),
        m.Refused: m.Refused(
            command="c-1", code="r-18-draw-first", rule="R-18", text=ENGLISH.say("r-18-draw-first"), number=18
        ),
        m.Because: m.Because(command="c-2", allowed=False, rule="AC-17", text=ENGLISH.say("ac-17-no-meld")),
        m.Chat: m.Chat(line=TALK),
        m.Bye: m.Bye(code="taken-over", text=ENGLISH.say("bye-taken-over")),
    }


def parts() -> dict[type[msgspec.Struct], msgspec.Struct]:
    """What messages are made of."""
    return {
        m.Position: _position(),
        m.Seat: m.Seat(seat=0, kind="person", name="Ada", here=True),
        m.Settings: m.Settings(clock=300),
        m.Ask: m.Ask(ask=21, seat=0, what="undo", to=17, yes=[0]),
        m.Outcome: m.Outcome(winners=[1], cause="target", rule="R-11"),
        m.Timer: m.Timer(seat=0, until=AT + 300_000),
        m.Sealing: m.Sealing(commitments=[WORD_COMMIT, None], until=AT + 60_000),
        m.ChatLine: TALK,
    }


ASKED: dict[type[msgspec.Struct], Words] = {
    r.OpenTable: {
        "game": "al-capone",
        "options": {"target": 100},
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}],
        "name": "Ada",
    },
    r.SeatWish: {"kind": "friend", "name": "Bruno"},
    r.SitDown: {"secret": SECRET, "key": KEY, "name": "Bruno", "word_commitment": WORD_COMMIT},
    r.Recover: {"code": "K7M2-QXWD-34PN-Z8HV"},
}

ANSWERED: dict[type[msgspec.Struct], msgspec.Struct] = {
    r.Opened: r.Opened(
        table=TABLE,
        code="K7M2-QXRT",
        link=f"{ADDRESS}/t/{TABLE}",
        commitment=COMMIT,
        seats=[
            r.SeatGiven(seat=0, secret=KEY, link=f"{ADDRESS}/t/{TABLE}", recovery="K7M2-QXWD-34PN-Z8HV"),
            r.SeatGiven(seat=1, secret=SECRET, link=f"{ADDRESS}/t/{TABLE}#{SECRET}"),
        ],
    ),
    r.SeatGiven: r.SeatGiven(seat=0, secret=KEY, link=f"{ADDRESS}/t/{TABLE}", recovery="K7M2-QXWD-34PN-Z8HV"),
    r.Problem: r.Problem(code="table-full", text=ENGLISH.say("table-full")),
}
