"""Keys and words of seats, kept in a file."""

from pathlib import Path

import pytest

from fallakte.terminal.keyring import Keyring, state_folder
from fallakte.terminal.links import Link

LINK = Link("http://127.0.0.1:8029", "table")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "seats"


def test_a_link_is_said_with_the_same_key_until_it_is_answered(folder: Path) -> None:
    first, again = Keyring(LINK, folder).way("invitation"), Keyring(LINK, folder).way("invitation")
    assert first == again
    assert len(first.key) >= 22
    assert Keyring(LINK, folder).way("another").key != first.key


def test_then_the_key_leads_back_by_the_table_or_by_the_used_link(folder: Path) -> None:
    ring = Keyring(LINK, folder)
    _, key = ring.way("invitation")
    ring.took(key)
    for secret in ("", "invitation", key):
        assert Keyring(LINK, folder).way(secret) == (key, "")


def test_another_link_that_leads_nowhere_costs_no_key(folder: Path) -> None:
    ring = Keyring(LINK, folder)
    ring.way("invitation")
    ring.took("the key")
    assert Keyring(LINK, folder).way("another").secret == "another"
    assert Keyring(LINK, folder).key == "the key"


def test_tables_and_servers_are_kept_apart(folder: Path) -> None:
    Keyring(LINK, folder).took("the key")
    for other in (LINK._replace(table="else"), LINK._replace(server="https://example.org")):
        assert Keyring(other, folder).key == ""


def test_files_are_for_their_owner_alone_and_whole(folder: Path) -> None:
    ring = Keyring(LINK, folder)
    ring.took("the key")
    (file,) = folder.iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o700
    file.write_bytes(file.read_bytes()[:-5])
    assert Keyring(LINK, folder).key == ""


def test_what_cannot_be_written_is_known_for_now(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ring = Keyring(LINK, tmp_path / "file")
    ring.took("the key")
    assert ring.key == "the key"
    assert not ring.is_kept


def test_a_word_is_made_once_and_only_the_first_sight_counts(folder: Path) -> None:
    ring = Keyring(LINK, folder)
    word = ring.word
    assert len(bytes.fromhex(word)) == 16
    assert Keyring(LINK, folder).word == word
    for seen in ("first", "second"):
        ring.saw(seen)
        ring.seal(1, [None, seen], told=seen == "second")
    sealed = Keyring(LINK, folder).sealed
    assert sealed is not None
    assert (sealed.seat, sealed.commitment, sealed.commitments, sealed.told) == (1, "first", [None, "first"], True)


def test_the_folder_is_the_users_own() -> None:
    assert state_folder({"XDG_STATE_HOME": "/state"}) == Path("/state/fallakte/seats")
    assert state_folder({"XDG_STATE_HOME": "no/path"}).is_absolute()
