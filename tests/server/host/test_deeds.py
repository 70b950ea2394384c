"""The host's deeds, by the command beside a server that runs: what the players notice of them."""

import json
import re
from pathlib import Path

import httpx
import pytest

from tests.cli.command import Command
from tests.server.host.hosts import Host, named, said, two_at_a_table, wait_for, with_cookie
from tests.server.running import Served, serving
from tests.server.web.talking import TWO, Talk, code_of, visitor


def test_a_table_is_closed_with_its_reveal_and_everybody_hears_of_it(server: Served, host: Host) -> None:
    with named(server, "Ann C") as ada, named(server, "Bob C") as bob:
        table, secret = two_at_a_table(server, ada, bob)
        with Talk(server, table["table"]) as talk:
            talk.hello(secret)
            assert "closed" in host.does("close", table["code"], "--why", "nobody plays here")
            while (heard := talk.hear_until("table"))["phase"] != "closed":
                pass
            assert heard["closed_by_host"] is True
        record = ada.get(f"/api/tables/{table['table']}/record").text
        assert json.loads(record.splitlines()[-1])["reveal"]["secret"]
        last = host.sees("trail")[0]
        assert (last["what"], last["about"], last["why"]) == ("close", table["table"], "nobody plays here")


def test_a_table_is_closed_when_the_server_starts(tmp_path: Path, fallakte: Command) -> None:
    with serving(tmp_path / "fallakte.db") as server, named(server, "Ann") as ada, named(server, "Bob") as bob:
        table, _ = two_at_a_table(server, ada, bob)
        server.terminate()
        Host(server, fallakte).does("close", table["table"])
        server.start()
        with Talk(server, table["table"]) as talk:
            heard = talk.hello()["table"]
            while heard["phase"] != "closed":
                heard = talk.hear_until("table")


def test_who_is_muted_is_told_so_and_not_heard(server: Served, host: Host) -> None:
    with named(server, "Ann M") as ada, named(server, "Bob M") as bob:
        table, secret = two_at_a_table(server, ada, bob)
        host.does("mute", host.person("Bob M"), "--hours", "2", "--why", "insults")
        with Talk(server, table["table"]) as talk:
            talk.hello(secret)
            wait_for(lambda: said(talk)["type"] == "refused")
            assert said(talk)["code"] == "muted"
            host.does("lift", host.person("Bob M"))
            wait_for(lambda: said(talk)["type"] == "done")
        assert [one["what"].split()[0] for one in host.sees("trail")[:2]] == ["lift", "mute"]


def test_who_is_banned_is_out_and_a_bot_takes_the_seat(server: Served, host: Host) -> None:
    with named(server, "Ann B") as ada, named(server, "Bob B") as bob:
        table, secret = two_at_a_table(server, ada, bob)
        with (
            Talk(server, table["table"], with_cookie(bob, server)) as at_seat,
            Talk(server, table["table"], with_cookie(bob, server)) as watching,
        ):
            at_seat.hello(secret)
            watching.hello(watch=True)
            assert "gesperrt" in host.does("ban", host.person("Bob B"), "--why", "insults", lang="de")
            assert (at_seat.closed(), watching.closed()) == (4003, 4003)
        about = ada.get(f"/api/tables/{table['table']}").json()
        assert about["seats"][1]["kind"] == "bot"
        wait_for(lambda: bob.post("/api/tables", json=TWO).status_code == 403)
        assert_banned_everywhere(server, bob, table["table"], secret)
        host.does("lift", host.person("Bob B"))
        wait_for(lambda: bob.post("/api/tables", json=TWO).status_code == 201)


def assert_banned_everywhere(server: Served, bob: httpx.Client, table: str, secret: str) -> None:
    """Neither opening nor sitting, chatting or watching."""
    assert code_of(bob.post("/api/tables", json=TWO)) == (403, "banned")
    assert code_of(bob.post(f"/api/tables/{table}/sit", json={"secret": secret})) == (403, "banned")
    with pytest.raises(Exception, match="403"), Talk(server, table, with_cookie(bob, server)):
        pass
    with Talk(server, table) as without_cookie:
        assert without_cookie.hello(secret)["code"] == "wrong-link"


# Reports


def test_a_report_reaches_the_host_and_is_settled(server: Served, host: Host) -> None:
    with named(server, "Ann R") as ada, named(server, "Bob R") as bob, named(server, "Eve R") as eve:
        table, _ = two_at_a_table(server, ada, bob)
        path = f"/api/tables/{table['table']}/report"
        assert ada.post(path, json={"seat": 1, "text": "cheats\n\u202e"}).status_code == 204
        assert eve.post(path, json={"text": "the chat is foul"}).status_code == 204
        mine = [one for one in host.sees("reports") if one["table"] == table["table"]]
        assert [(one.get("seat"), one["text"]) for one in mine] == [(None, "the chat is foul"), (1, "cheats")]
        assert mine[1]["person"] == host.person("Bob R")
        assert mine[1]["reporter"] == host.person("Ann R")
        host.does("settle", mine[0]["id"], mine[1]["id"], "--why", "talked to both")
        assert not [one for one in host.sees("reports") if one["table"] == table["table"]]
        assert len([one for one in host.sees("reports", "--all") if one["table"] == table["table"]]) == 2


def test_strangers_report_nothing_and_nobody_reports_often(server: Served) -> None:
    with named(server, "Ann S") as ada, visitor(server) as stranger:
        wish = {**TWO, "settings": {"watchers": False, "pace": 0}}
        table = ada.post("/api/tables", json=wish).json()["table"]
        path = f"/api/tables/{table}/report"
        assert code_of(stranger.post(path, json={"text": "x"})) == (403, "no-seat")
        assert code_of(stranger.post(path, json={"text": "x", "secret": "y" * 32})) == (403, "wrong-link")
        with named(server, "Eve S") as eve:
            assert code_of(eve.post(path, json={"text": "x"})) == (403, "no-seat")
        assert code_of(ada.post(path, json={"text": "x", "seat": 5})) == (404, "no-such-seat")
        assert code_of(ada.post(path, json={"text": "\u200b"})) == (400, "nothing-said")
        answers = [ada.post(path, json={"text": "x"}).status_code for _ in range(4)]
        assert answers == [204, 204, 204, 429]


# The command


@pytest.mark.parametrize(("words", "sentence"), [
    (("fly",), 'There is no "fallakte host fly".'),
    (("ban",), "ID is missing"),
    (("show",), "ID is missing"),
    (("ban", "nobody"), 'There is nobody with the id "nobody".'),
    (("ban", "-Usiv1X09B5cY2e9Z1I9CQ"), 'There is nobody with the id "-Usiv1X09B5cY2e9Z1I9CQ".'),
    (("lift", "--hjallw4"), 'There is nobody with the id "--hjallw4".'),
    (("close", "nothing"), 'There is no match with the id or code "nothing"'),
    (("settle", "nothing"), 'There is no open report with the id "nothing".'),
    (("people", "--why", "x"), 'The option --why does not belong to "fallakte host people".'),
    (("mute", "x", "--hours", "0"), ""),
    (("trail", "x"), "There is more on the line"),
])  # fmt: skip
def test_what_cannot_be_done_is_said(server: Served, fallakte: Command, words: tuple[str, ...], sentence: str) -> None:
    said = fallakte("host", *words, "--database", server.database)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"fallakte: {sentence}")
    assert len(said.err.splitlines()) == 1


def test_what_happened_lately_is_shown(server: Served, host: Host, fallakte: Command) -> None:
    with named(server, "Ann L") as ada, named(server, "Bob L") as bob:
        table, _ = two_at_a_table(server, ada, bob)
        (row,) = host.sees("tables", table["code"])
        assert (row["phase"], row["players"]) == ("running", ["Ann L", "Bob L"])
        shown = host.sees("show", table["code"])
        assert [one.get("name") for one in shown[1:3]] == ["Ann L", "Bob L"]
        text = fallakte("host", "tables", "--database", server.database).out
        assert re.search(rf"changed=\d{{4}}-\S+Z  id={table['table']}  code={table['code']}", text)
        assert all(secret not in text for secret in (ada.cookies["fallakte"], table["seats"][0]["secret"]))
