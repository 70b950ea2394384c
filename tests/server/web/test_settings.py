"""Settings: where they come from, which wins, and what is said of those that cannot be."""

from pathlib import Path

import pytest

from fallakte.cli.serve import GROUPS
from fallakte.core.faults import Fault
from fallakte.server.ops.settings import SECRET, Settings, default, names, read_settings, takes, variable
from fallakte.text.speaker import speaker
from tests.cli.command import Command, fallakte

__all__ = ["fallakte"]


def test_flags_win_over_the_environment_and_the_environment_over_the_file(tmp_path: Path) -> None:
    path = tmp_path / "fallakte.toml"
    path.write_text('port = 1000\ncrowd = 11\nhost = "::1"\n')
    environment = {"FALLAKTE_CONFIG": str(path), "FALLAKTE_PORT": "2000", "FALLAKTE_CROWD": "12"}
    found = read_settings({"port": "3000"}, environment=environment)
    assert (found.port, found.crowd, found.host, found.connections) == (3000, 12, "::1", Settings().connections)


def test_a_flag_names_another_file(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("port = 1000")
    (tmp_path / "b").write_text("port = 2000")
    assert read_settings({}, str(tmp_path / "a"), {"FALLAKTE_CONFIG": str(tmp_path / "b")}).port == 1000


def test_types_are_read_from_text() -> None:
    given = {"allowed_origins": "https://a.example, http://b.example:8080", "private_webhook_targets": "true"}
    found = read_settings(given, environment={"FALLAKTE_PORT": ""})
    assert found.allowed_origins == ["https://a.example", "http://b.example:8080"]
    assert found.private_webhook_targets is True
    assert found.port == Settings().port


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"port": "x"}, "setting-cannot-be"),
        ({"port": "70000"}, "setting-cannot-be"),
        ({"port": "-1"}, "setting-cannot-be"),
        ({"port": "80.5"}, "setting-cannot-be"),
        ({"crowd": "0"}, "setting-cannot-be"),
        ({"body_bytes": "1"}, "setting-cannot-be"),
        ({"log_level": "loud"}, "setting-cannot-be"),
        ({"log_format": "xml"}, "setting-cannot-be"),
        ({"smtp_security": "no"}, "setting-cannot-be"),
        ({"private_webhook_targets": "maybe"}, "setting-cannot-be"),
        ({"host": "x" * 3000}, "setting-cannot-be"),
        ({"public_url": "play.example"}, "setting-public-url"),
        ({"public_url": "https://play.example/path"}, "setting-public-url"),
        ({"public_url": "https://user@play.example"}, "setting-public-url"),
        ({"allowed_origins": "null"}, "setting-origin"),
        ({"allowed_origins": "https://a.example/"}, "setting-origin"),
        ({"imprint_url": "javascript:alert(1)"}, "setting-web-address"),
        ({"privacy_url": "/privacy"}, "setting-web-address"),
        ({"redis": "localhost"}, "setting-redis"),
        ({"smtp_host": "mail.example"}, "setting-smtp-from"),
        ({"metrics_token": "short"}, "setting-short-token"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence_with_its_place(given: dict[str, str], key: str) -> None:
    with pytest.raises(Fault) as raised:
        read_settings(given, environment={})
    assert raised.value.key == key
    (name,) = given
    for language in ("en", "de"):
        assert f"--{name.replace('_', '-')}" in speaker(language).fault(raised.value)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("port = '80'", "setting-cannot-be"),
        ("allowed_origins = 'https://a.example'", "setting-cannot-be"),
        ("private_webhook_targets = 1", "setting-cannot-be"),
        ("prot = 80", "settings-unknown"),
        ("[limits]\nport = 80", "settings-unknown"),
        ("port = ", "settings-not-toml"),
        ("\udcff", "settings-not-toml"),
    ],
)
def test_a_file_is_read_strictly(tmp_path: Path, text: str, key: str) -> None:
    path = tmp_path / "fallakte.toml"
    path.write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(Fault) as raised:
        read_settings({}, str(path), {})
    assert raised.value.key == key
    assert str(path) in speaker("en").fault(raised.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Fault) as raised:
        read_settings({}, str(tmp_path / "none"), {})
    assert raised.value.key == "settings-unreadable"


def test_secrets_are_shown_nowhere() -> None:
    given = dict.fromkeys(SECRET, "redis://name:hush-hush-hush@host")
    assert "hush" not in repr(read_settings(given, environment={}))
    for name in SECRET:
        with pytest.raises(Fault) as raised:
            read_settings({name: "hush" * 1000}, environment={})
        assert "hush" not in speaker("en").fault(raised.value)


def test_the_database_is_a_path_or_an_address() -> None:
    assert Settings(database="postgresql://a/b").database_url == "postgresql://a/b"
    assert Settings(database="/srv/f.db").database_url == "sqlite:////srv/f.db"
    assert Settings().database_url.startswith("sqlite:////")


def test_where_people_find_the_server() -> None:
    assert Settings(port=8029).origin == "http://127.0.0.1:8029"
    assert Settings(host="::1", port=8029).origin == "http://[::1]:8029"
    assert Settings(host="a.example", port=80).origin == "http://a.example"
    assert Settings(public_url="https://Play.Example/").origin == "https://play.example"
    assert "0.0.0.0" not in Settings(host="0.0.0.0").origin


def test_help_lists_every_setting_with_its_variable_and_its_default(fallakte: Command) -> None:
    assert sorted(name for group in GROUPS.values() for name in group) == sorted(names())
    for lang in ("en", "de"):
        shown = " ".join(fallakte("serve", "--help", lang=lang).out.split())
        for name in names():
            usual = default(name)
            assert f"[{variable(name)}; {usual}]" in shown if usual else f"[{variable(name)}]" in shown
            assert f"--{name.replace('_', '-')} " in shown


def test_every_setting_says_what_it_takes() -> None:
    assert all(takes(name) for name in names())
    assert (takes("port"), takes("smtp_security")) == ("0-65535", "none, starttls, tls")
