"""What strangers have heard, held against what was never meant for them."""

import re
import sqlite3
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Collection, Iterator
from contextlib import closing

TOKEN = re.compile(rb"[A-Za-z0-9+_-]{14,}")
"""Long enough for every secret, id and hash; short enough for a recovery code."""
CARDS = re.compile(rb'(?:"hand":[\[{]|"order":\[|"event":"hand","seat":\d,"cards":\[)[^\]}]*')
FEWEST = 4
"""Fewer commas than that, and the same cards may lie elsewhere by chance."""


class Heard:
    """Everything in what was heard that could be a secret: long tokens, and cards in a row."""

    def __init__(self) -> None:
        self.tokens: set[bytes] = set()
        self.cards: set[bytes] = set()
        self.bytes = 0

    def add(self, data: bytes) -> None:
        """Listen to this too."""
        self.bytes += len(data)
        self.tokens.update(TOKEN.findall(data))
        self.cards.update(many_cards(data))


def many_cards(data: bytes) -> Iterator[bytes]:
    """Every row of cards that is long enough to be nobody else's."""
    return (row for row in CARDS.findall(data) if row.count(b",") >= FEWEST)


def kept_secret(database: str, private: Collection[str]) -> dict[bytes, str]:
    """What the store knows and nobody is told: by its bytes, what it is.

    The secret of a table and its deals are told when its match is over, except to those who have not even the table's
    link: the tables in `private`.
    """
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as store:
        return dict(_kept(store, private))


def _kept(store: sqlite3.Connection, private: Collection[str]) -> Iterator[tuple[bytes, str]]:
    revealed = {table for table, _ in _lines(store, b'{"reveal"')} - set(private)
    for table, secret in store.execute("SELECT id, secret FROM tables"):
        if table not in revealed:
            yield secret.encode(), f"the secret of table {table}"
    for table, body in _lines(store, b'{"deal"'):
        if table not in revealed:
            yield from ((order, f"a deal of table {table}") for order in many_cards(body))
    for column in ("link", "next_link", "recovery"):
        for (digest,) in store.execute(f"SELECT {column} FROM seats WHERE {column} IS NOT NULL"):
            yield from ((form, f"the hash of a {column}") for form in _written(digest))
    for (digest,) in store.execute("SELECT secret FROM persons"):
        yield from ((form, "the hash of a person's secret") for form in _written(digest))


def _lines(store: sqlite3.Connection, begin: bytes) -> Iterator[tuple[str, bytes]]:
    wanted = "SELECT table_id, body FROM lines WHERE substr(body, 1, ?) = ?"
    return iter(store.execute(wanted, (len(begin), begin)))


def _written(digest: bytes) -> tuple[bytes, bytes, bytes]:
    """A hash in every form in which it could slip out; a token ends at a slash."""
    pieces = b64encode(digest).rstrip(b"=").split(b"/")
    return digest.hex().encode(), max(pieces, key=len), urlsafe_b64encode(digest).rstrip(b"=")
