"""An example of every request and every answer, as values of the types that decode them."""

from typing import Any, Final

from fallakte.protocol.messages import Seat, Settings, Table
from fallakte.protocol.requests import (
    Frame,
    Frames,
    Me,
    MeChange,
    Notifications,
    Opened,
    OpenTable,
    PlayOn,
    Problem,
    Recover,
    Rematch,
    ReportWish,
    Seated,
    SeatGiven,
    SeatSecret,
    SeatWish,
    SitDown,
)
from fallakte.server.web.games import GameAbout, NumberAbout, OptionAbout
from fallakte.server.web.me import Nothing
from fallakte.server.web.operating import Alive, Ready
from fallakte.server.web.site import Site
from fallakte.server.web.verify_process import VerdictSaid, WordGiven
from fallakte.version import VERSION

ID: Final = "HV5atbqAo4uEXdjXYMHaOw"
SECRET: Final = "ZUEl221cUplIb_S5JD55AZ65NV2whgxM"
HASH: Final = "a4d9fa427c877f4b14570f4c43e48359a54fcad998467e0c8b5e2b014ffb92f1"
LINK: Final = f"https://play.example.org/t/{ID}"
AT: Final = 1_794_787_200_000

TABLE: Final = Table(
    id=ID,
    code="S277-BK4M",
    game="al-capone",
    options={"players": 2, "teams": False, "target": 200, "values": {}},
    settings=Settings(clock=86400),
    phase="running",
    seats=[
        Seat(seat=0, kind="person", name="Ada", here=True),
        Seat(seat=1, kind="bot", name="Otto", level="greedy"),
    ],
    commitment=HASH,
)
GIVEN: Final = SeatGiven(seat=0, secret=SECRET, link=LINK, recovery="CGNP-T9D5-YQHB-4KWX")
OPENED: Final = Opened(table=ID, code="S277-BK4M", link=LINK, commitment=HASH, seats=[GIVEN])
SEATED: Final = Seated(
    table=ID,
    code="S277-BK4M",
    game="al-capone",
    phase="running",
    players=[{"name": "Ada", "kind": "person"}, {"name": "Otto", "kind": "bot"}],
    seat=0,
    to_act=0,
    your_turn=True,
    opened=AT,
    changed=AT + 60_000,
)
ME: Final = Me(name="Ada", language="de", notifications=Notifications(mail="ada@example.org"), mail_state="unconfirmed")
GAME: Final = GameAbout(
    id="capone",
    name="Capone",
    text="The board game of legal and illegal business.",
    rules="1",
    players=[3, 4, 5, 6],
    options=[
        OptionAbout(name="players", kind="whole", text="players", default=4, low=3, high=6),
        OptionAbout(
            name="values",
            kind="values",
            text="values",
            default={},
            numbers=[NumberAbout(name="don", printed=100, low=5, high=995, step=5)],
        ),
    ],
    bots=["random", "greedy", "shrewd", "master"],
)
FRAMES: Final = Frames(
    table=TABLE,
    total=1,
    frames=[
        Frame(
            number=0, kind="deal", events=[{"event": "dealt", "round": 1, "dealer": 0, "count": 10}], view={"round": 1}
        )
    ],
)
VERDICT: Final = VerdictSaid(
    ok=True,
    text="Verified: 3 deals, 120 moves.",
    deals=3,
    shuffles=0,
    moves=120,
    commitment=HASH,
    words=[WordGiven(name="Ada", word="5f1d7a84e96723dc5f1d7a84e96723dc"), WordGiven(name="Otto", word="")],
    proof="committed",
)
PROBLEM: Final = Problem(code="no-such-table", text="There is no such table here.")
RECORD: Final = (
    '{"record":"fallakte/1","game":"al-capone","rules":"1","options":{"players":2},'
    '"players":[{"name":"Ada","kind":"human"},{"name":"Otto","kind":"bot:greedy"}]}\n'
)

ASKED: Final[dict[str, Any]] = {
    "open-table": OpenTable(
        game="al-capone",
        options={"target": 100},
        seats=[SeatWish(kind="me"), SeatWish(kind="bot", level="greedy")],
        settings=Settings(clock=86400),
        name="Ada",
    ),
    "sit": SitDown(secret=SECRET, name="Ada"),
    "recover": Recover(code="CGNP-T9D5-YQHB-4KWX"),
    "hand-over": SeatSecret(secret=SECRET),
    "take-back": SeatSecret(secret=SECRET),
    "rematch": Rematch(secret=SECRET, seats="rotated"),
    "report": ReportWish(seat=1, text="Insults us in the chat."),
    "play-on": PlayOn(number=20, seat=0, level="greedy", name="Ada"),
    "change-me": MeChange(name="Ada", language="de", notifications=Notifications(mail="ada@example.org")),
    "test-notice": Nothing(),
    "confirm-addresses": Nothing(),
    "verify": RECORD,
    "replay-record": RECORD,
}
ANSWERED: Final[dict[str, Any]] = {
    "open-table": OPENED,
    "listed-tables": [SEATED],
    "table": TABLE,
    "table-by-code": TABLE,
    "sit": GIVEN,
    "recover": GIVEN,
    "hand-over": GIVEN,
    "take-back": GIVEN,
    "rematch": Opened(table=ID, code="S277-BK4M", link=LINK, commitment=HASH, seats=[]),
    "play-on": OPENED,
    "record": RECORD,
    "text": "Al Capone\nPlayers: Ada, Otto\n",
    "replay": FRAMES,
    "verify": VERDICT,
    "replay-record": FRAMES,
    "me": ME,
    "change-me": ME,
    "my-tables": [SEATED],
    "games": [GAME],
    "site": Site(version=VERSION, imprint="https://play.example.org/imprint"),
    "health": Alive(alive=True, version=VERSION),
    "ready": Ready(ready=True, bus=True),
}
