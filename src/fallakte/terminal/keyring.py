"""The keys and words of one's seats, kept on this machine: a link is used up by sitting down, the key leads back."""

import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from fallakte.terminal.links import Link
from fallakte.terminal.luck import Sealed, new_word


class Kept(Struct, frozen=True, omit_defaults=True):
    """What a file holds. `link` is a hash of the link by which `key` came; `next_` is said and not yet answered.

    `word` is this client's, `commitment` the server's as it was first seen, `sealed` what was shown before the deal.
    """

    server: str
    table: str
    key: str = ""
    link: str = ""
    next_key: str = ""
    next_link: str = ""
    word: str = ""
    commitment: str = ""
    sealed: Sealed | None = None


class Way(NamedTuple):
    """What is said to come to a seat: its key or a link's secret, and the key that it shall have after a link."""

    secret: str
    key: str


class Keyring:
    """One's seat at one table of one server."""

    def __init__(self, link: Link, folder: Path | None = None) -> None:
        self._path = (folder or state_folder()) / f"{_hashed(f'{link.server}/t/{link.table}')[:32]}.json"
        self._kept = self._read() or Kept(link.server, link.table)
        self.is_kept = True
        """Whether the key could be written down."""

    @property
    def key(self) -> str:
        """The key of the seat, or nothing."""
        return self._kept.key

    def way(self, secret: str) -> Way:
        """How to come to the seat of a link, or to any; written down first, so that it can be said again."""
        kept, link = self._kept, _hashed(secret)
        if kept.key and (not secret or secret == kept.key or link == kept.link):
            return Way(kept.key, "")
        if link != kept.next_link:
            self._change(next_key=token_urlsafe(24), next_link=link)
        return Way(secret, self._kept.next_key)

    def took(self, key: str) -> None:
        """The seat has this key."""
        if key != self._kept.key:
            self._change(key=key, link=self._kept.next_link, next_key="", next_link="")

    # The word

    @property
    def word(self) -> str:
        """One's word at this table, made when it is needed first."""
        if not self._kept.word:
            self.keep_word(new_word())
        return self._kept.word

    @property
    def sealed(self) -> Sealed | None:
        """What was shown before the deal, if one's word is part of it."""
        return self._kept.sealed

    def keep_word(self, word: str) -> None:
        """One's word at this table is this one."""
        self._change(word=word)

    def saw(self, commitment: str | None) -> None:
        """What the server has committed to; only what was seen first counts."""
        if commitment and not self._kept.commitment:
            self._change(commitment=commitment)

    def seal(self, seat: int, commitments: list[str | None], *, told: bool) -> None:
        """All commitments, as they were shown first; and whether the server has one's word."""
        before = self._kept.sealed or Sealed(seat, self._kept.commitment, commitments)
        after = msgspec.structs.replace(before, told=before.told or told)
        if after != self._kept.sealed:
            self._change(sealed=after)

    def _read(self) -> Kept | None:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Kept)
        except (OSError, msgspec.MsgspecError):
            return None

    def _change(self, **changed: Any) -> None:
        self._kept = msgspec.structs.replace(self._kept, **changed)
        try:
            self._write(msgspec.json.encode(self._kept))
            self.is_kept = True
        except OSError:
            self.is_kept = False

    def _write(self, body: bytes) -> None:
        """Whole or not at all, and for nobody else to read."""
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        number, name = tempfile.mkstemp(dir=self._path.parent)
        try:
            with os.fdopen(number, "wb") as file:
                file.write(body)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(self._path)
        except OSError:
            with suppress(OSError):
                Path(name).unlink()
            raise


def state_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where programs keep what is theirs on this machine."""
    home = environment.get("XDG_STATE_HOME", "")
    state = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "state"
    return state / "fallakte" / "seats"


def _hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()
