"""A database as the first version made it, with a table that was played at."""

import sqlite3
from pathlib import Path

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from fallakte.server.store.migrate import SCRIPTS
from tests.server.store.rows import SECRET

TABLE = "a-table-of-the-first-form"
WORDS = ["", ""]


def make(path: Path, lines: list[dict[str, object]], link: bytes = b"a hash") -> None:
    """A file in the first form: Ada, whom the server knows, and Bea, who came by her link alone, sit there."""
    engine = create_engine(f"sqlite:///{path}")
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    about = msgspec.json.encode({"players": [{"name": "Ada", "kind": "person"}, {"name": "Bea", "kind": "person"}]})
    with sqlite3.connect(path) as db:
        db.execute("INSERT INTO persons VALUES ('ada', x'01', 'Ada', 'de', x'7b7d', 1, 1)")
        row = (TABLE, "K7M2QX", "al-capone", 0, SECRET, len(lines), 1, 1, "running", "person", 0, about)
        db.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(row))})", row)
        for number, line in enumerate(lines):
            db.execute(
                "INSERT INTO lines VALUES (?, ?, ?, ?, ?)", (TABLE, number, msgspec.json.encode(line), number, None)
            )
        for seat, person in enumerate(("ada", None)):
            db.execute("INSERT INTO seats VALUES (?, ?, ?, ?, NULL, NULL)", (TABLE, seat, person, link + bytes([seat])))
    db.close()


def played() -> list[dict[str, object]]:
    """The log of a match of two that was talked at, in the form of the first version."""
    from fallakte.core.match import Match
    from fallakte.core.shuffle import Shuffler, commitment, committed_seed
    from fallakte.games import game

    players = [{"name": "Ada", "kind": "human"}, {"name": "Bea", "kind": "human"}]
    shuffler = Shuffler(committed_seed(SECRET, WORDS))
    match = Match.begin(game("al-capone"), {"players": 2}, shuffler, players, {"commitment": commitment(SECRET)})
    for _ in range(6):
        match.play(match.moves()[0])
    places = [{"kind": "person", "name": "Ada"}, {"kind": "friend", "name": "B."}]
    setup = {
        "game": "al-capone",
        "options": match.options,
        "settings": {},
        "places": places,
        "commitment": commitment(SECRET),
    }
    return [
        {"table": setup},
        {"seat": {"seat": 1, "place": {"kind": "person", "name": "Bea"}}},
        {"chat": {"name": "Ada", "text": "hello, Bea", "reaction": None, "seat": 0}},
        *match.lines[:5],
        {"chat": {"name": "a stranger", "text": "who wins?", "reaction": None}},
        *match.lines[5:],
    ]
