"""A server's table in the terminal."""

import json
import re
import shutil
import signal
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from fallakte.terminal.keyring import Keyring
from fallakte.terminal.links import read_link
from tests.cli.command import Command
from tests.cli.online import BOT, FRIEND, ME, OPEN, friend, key_of, link_of, opened, terminal, visited
from tests.server.running import Served, serving


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")


# Playing


@pytest.mark.parametrize(
    ("name", "seats", "options", "lang", "over"),
    [
        ("al-capone", 2, {"target": 10}, "en", "The match is over."),
        ("bonnie-and-clyde", 3, {"target": 8}, "de", "Die Partie ist zu Ende."),
        ("rue-morgue", 4, {"target": 5}, "en", "The match is over."),
        ("capone", 3, {"years": 1}, "de", "Die Partie ist zu Ende."),
    ],
)
def test_always_taking_the_first_offer_finishes_a_match(
    server: Served, fallakte: Command, name: str, seats: int, options: dict[str, int], lang: str, over: str
) -> None:
    table = opened(server.address, ME, *[BOT] * (seats - 1), game=name, options=options)
    said = fallakte("join", link_of(table), typed="1\n" * 3000, lang=lang)
    assert said.code == 0, said.err
    assert over in said.out
    assert re.search(r"\((R-11|CP-4\d)\)", said.out)


def test_ones_own_word_is_revealed_and_compared_at_the_end(server: Served, fallakte: Command, at_home: Path) -> None:
    table = opened(server.address, BOT, FRIEND, options={"target": 5})
    said = fallakte("join", link_of(table, 1), typed="1\n" * 3000)
    assert said.code == 0, said.err
    assert "Compared: the record holds your word" in said.out
    assert f"fallakte join {table['link']} --again" in said.out
    (kept,) = [json.loads(file.read_text()) for file in at_home.iterdir()]
    with urlopen(f"{server.address}/api/tables/{table['table']}/record") as answer:
        record = [json.loads(line) for line in answer.read().splitlines()]
    assert record[0]["word_commitments"] == kept["sealed"]["commitments"]
    assert record[-1]["reveal"]["words"] == ["", kept["word"]]


def test_a_wish_is_played_and_an_impossible_one_answered_with_the_rule(server: Served, fallakte: Command) -> None:
    table = opened(server.address, ME, BOT)
    typed = "meld nitti\ncase file\nabracadabra\n99\n\nhelp\ntable\nrules\nquit\n"
    said = fallakte("join", link_of(table), typed=typed)
    assert said.code == 0
    assert "You want to meld Frank Nitti." in said.out
    assert "You must draw before you play or discard." in said.out
    assert "R-18: " in said.out
    assert "You draw " in said.out
    assert 'No move is called "abracadabra".' in said.out
    assert "There is no such number: from 1 to " in said.out
    assert '"quit" ends this and keeps your seat.' in said.out
    assert said.out.count("Your hand") >= 3
    assert f"fallakte join {table['link']}\n" in said.out


def test_coming_back_tells_what_happened_before(server: Served, fallakte: Command) -> None:
    table = opened(server.address, ME, BOT)
    fallakte("join", link_of(table), typed="case file\nquit\n")
    said = fallakte("join", link_of(table), typed="quit\n")
    assert "What happened before you came:" in said.out
    assert "You draw " in said.out
    assert "Play as much as you like" in said.out


def test_several_moves_are_narrowed_down(server: Served, fallakte: Command) -> None:
    table = opened(server.address, ME, BOT)
    said = fallakte("join", link_of(table), typed="case file\ndiscard\nquit\n")
    assert "Several moves fit; which one?" in said.out


# Seats


def test_an_open_seat_is_taken_and_the_next_visitor_watches(server: Served, fallakte: Command, at_home: Path) -> None:
    table = opened(server.address, OPEN, BOT)
    said = visited(table["link"], "--name", "Clara")
    assert re.search(r"this code brings your seat back, from anywhere: \w{4}-\w{4}-\w{4}", said)
    again = fallakte("join", table["link"], typed="quit\n")
    assert "Your hand" in again.out
    assert "this code" not in again.out
    with friend(table["link"]) as watcher:
        assert watcher.table["seats"][0]["name"] == "Clara"
    shutil.rmtree(at_home)
    watching = fallakte("join", table["link"], typed="1\nquit\n")
    assert watching.code == 0
    assert "You watch" in watching.out
    assert "You watch; only those who sit at the table make moves." in watching.out
    assert "Your hand" not in watching.out


def test_a_code_however_it_is_typed(server: Served, fallakte: Command) -> None:
    table = opened(server.address, OPEN, BOT)
    said = visited(server.address, "--code", table["code"].lower(), "--lang", "de", until="Deine Hand")
    assert "bringt dieser Code deinen Platz zurück" in said


def test_a_friend_by_link_gets_a_name_and_the_match_begins(server: Served, fallakte: Command) -> None:
    table = opened(server.address, ME, FRIEND)
    Keyring(read_link(table["link"])).took(table["seats"][0]["secret"])
    waiting = fallakte("join", table["link"], typed="table\nquit\n")
    assert f"Waiting for one more player. The table's code is {table['code']}, its link {table['link']}" in waiting.out
    assert "Ada" not in waiting.out
    with terminal(link_of(table, 1), "--name", "Bruno") as bruno:
        bruno.shows("opens the Underworld")
        bruno.types("table")
        bruno.shows("Your hand")
        bruno.types("quit")
        assert bruno.ends() == 0
        assert "At the table: Ada, You" in bruno.written


def test_an_invitation_is_used_up_and_the_key_that_is_kept_leads_back(
    server: Served, fallakte: Command, at_home: Path
) -> None:
    table = opened(server.address, BOT, FRIEND)
    assert "this code brings your seat back" in visited(link_of(table, 1))
    (kept,) = at_home.iterdir()
    assert kept.stat().st_mode & 0o077 == 0
    for link in (link_of(table, 1), table["link"]):
        again = fallakte("join", link, typed="quit\n")
        assert "Your hand" in again.out
        assert "this code" not in again.out
    shutil.rmtree(at_home)
    gone = fallakte("join", link_of(table, 1))
    assert (gone.code, gone.out) == (2, "")
    assert "This link opens no seat here." in gone.err


def test_another_device_comes_by_a_link_that_is_made_at_the_table(
    server: Served, fallakte: Command, at_home: Path
) -> None:
    table = opened(server.address, ME, BOT)
    said = fallakte("join", link_of(table), typed="link\nquit\n")
    (link,) = re.findall(r"used up:\s+(\S+#\S+)", said.out)
    shutil.rmtree(at_home)
    assert "Your hand" in fallakte("join", link, typed="quit\n").out
    shutil.rmtree(at_home)
    for old in (link, link_of(table)):
        assert fallakte("join", old).code == 2


def test_a_key_that_cannot_be_kept_is_no_reason_not_to_play(
    server: Served, fallakte: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")
    table = opened(server.address, BOT, FRIEND)
    assert "could not be kept on this machine" in visited(link_of(table, 1))


def test_once_more_with_the_same_people(server: Served, fallakte: Command, at_home: Path) -> None:
    table = opened(server.address, ME, FRIEND, options={"target": 1})
    with friend(link_of(table, 1)) as bruno:
        with terminal(link_of(table)) as ada:
            ada.shows("At the table")
            ada.types("close")
            while bruno.table.get("ask") is None:
                bruno.hears("table")
            bruno.says("answer", ask=bruno.table["ask"]["ask"], yes=True)
            assert ada.ends() == 0
        running = fallakte("join", table["link"], "--again", typed="quit\n")
        assert "Waiting for one more player." in running.out
        while bruno.table.get("rematch") is None:
            bruno.hears("table")
    again = f"{server.address}/t/{bruno.table['rematch']}"
    assert "Waiting for one more player." in fallakte("join", again, typed="quit\n").out
    at_home.rename(at_home.with_name("ada"))
    said = fallakte("join", f"{table['link']}#{key_of(table, 1)}", "--again", typed="quit\n")
    assert "The cards are dealt when all words for the shuffle are in" in said.out
    shutil.rmtree(at_home)
    at_home.with_name("ada").rename(at_home)
    with terminal(again) as ada:
        ada.shows("Your cards:")


def test_watching_needs_nobody_who_types(server: Served, fallakte: Command) -> None:
    table = opened(server.address, BOT, BOT, options={"target": 5})
    said = fallakte("join", table["link"], typed="")
    assert said.code == 0
    assert "You watch" in said.out
    assert "The match is over. Won by: " in said.out


def test_watch_takes_no_seat(server: Served, fallakte: Command) -> None:
    table = opened(server.address, OPEN, BOT)
    said = fallakte("join", table["link"], "--watch", typed="table\nquit\n")
    assert "You watch" in said.out
    assert "Waiting for one more player." in said.out
    assert "fallakte join" not in said.out


# Each other


def test_what_others_do_is_shown_while_one_waits(server: Served) -> None:
    table = opened(server.address, ME, {**FRIEND, "name": "Bruno"})
    with friend(link_of(table, 1)) as bruno, terminal(link_of(table)) as ada:
        ada.shows("At the table: You, Bruno")
        bruno.says("say", text="Hello \x1b[31mred")
        ada.shows("Bruno: Hello")
        bruno.says("say", reaction="bravo")
        ada.shows("Bruno: Bravo!")
        ada.types("say Good luck")
        while (said := bruno.hears("chat")["line"]).get("seat") != 0:
            pass
        assert said["text"] == "Good luck"
        bruno.says("pause")
        ada.shows('Bruno pauses the match; "resume" goes on.')
        ada.types("resume")
        ada.shows("The match goes on.")
        bruno.says("lend")
        ada.shows("A bot plays for Bruno now.")
        bruno.says("return")
        ada.shows("Bruno is back and plays again.")
        ada.types("lend random")
        ada.shows('A bot plays for you now; "return" takes your seat back.')
        ada.types("return")
        ada.shows("You play yourself again.")
        assert "\x1b[31m" not in ada.written
    with terminal(link_of(table)) as ada:
        ada.shows("Your hand")
        with friend(link_of(table, 1)):
            ada.shows("Bruno is there.")
        ada.shows("Bruno has gone for now.")


def test_who_acts_is_asked_and_the_others_agree(server: Served) -> None:
    table = begun(server, acts=0)
    with friend(link_of(table, 1)) as bruno, terminal(link_of(table)) as ada:
        ada.shows("Draw: ")
        ada.types("undo")
        ada.shows("There is no move of yours that could be taken back now.")
        ada.types("case file")
        ada.shows("You draw ")
        ada.types("undo")
        ada.shows('You ask the others to let you take back your move; "no" withdraws it.')
        while bruno.table.get("ask") is None:
            bruno.hears("table")
        bruno.says("answer", ask=bruno.table["ask"]["ask"], yes=True)
        ada.shows("You take back your move.")
        ada.shows("Draw: ")
        ada.types("yes")
        ada.shows('Nothing is asked that "yes" or "no" would answer.')


def test_somebody_else_asks_to_take_back(server: Served) -> None:
    table = begun(server, acts=1)
    with friend(link_of(table, 1)) as bruno, terminal(link_of(table)) as ada:
        ada.shows("At the table")
        bruno.moves()
        for answer, came in (("no", "What was asked is off the table."), ("yes", "Bruno takes back a move.")):
            bruno.says("undo", state=bruno.position["state"])
            ada.shows('Bruno asks to take back a move. "yes" or "no"?')
            ada.types(answer)
            ada.shows(came)
            bruno.hears("table")


def test_ending_unfinished_needs_everybody(server: Served) -> None:
    table = begun(server, acts=0)
    with friend(link_of(table, 1)) as bruno, terminal(link_of(table)) as ada:
        ada.types("close")
        ada.shows('You ask the others to end the match unfinished; "no" withdraws it.')
        while bruno.table.get("ask") is None:
            bruno.hears("table")
        bruno.says("answer", ask=bruno.table["ask"]["ask"], yes=True)
        ada.shows("The match was ended unfinished; all have agreed.")
        assert ada.ends() == 0


def test_leaving_for_good_is_asked_once_more(server: Served, fallakte: Command) -> None:
    table = begun(server, acts=1)
    said = fallakte("join", link_of(table), typed="leave\nno\nleave\nyes\n")
    assert said.code == 0
    assert said.out.count("For good?") == 2
    assert "You have left the table." in said.out
    assert "stays yours" not in said.out
    gone = fallakte("join", link_of(table))
    assert gone.code == 2
    with terminal(f"{table['link']}#{key_of(table, 1)}") as bruno:
        bruno.shows("At the table: ")


def test_others_who_leave_are_missed(server: Served) -> None:
    table = begun(server, acts=0)
    with friend(link_of(table, 1)) as bruno, terminal(link_of(table)) as ada:
        ada.shows("Draw: ")
        bruno.says("leave")
        ada.shows("Bruno has left for good; a bot plays on.")


def test_time_that_is_over_is_told(server: Served) -> None:
    table = begun(server, acts=1, settings={"clock": 1})
    with friend(link_of(table, 1)) as bruno, terminal(link_of(table)) as ada:
        ada.shows("Bruno's time is over. ")
        ada.types("clock", "clock turn")
        ada.shows('Type "clock wait", "clock turn" or "clock seat".')
        ada.shows(" · Bruno ")
        assert bruno.hears("update")


def test_one_who_has_little_time_is_told(server: Served) -> None:
    table = begun(server, acts=0, settings={"clock": 300})
    with terminal(link_of(table)) as ada:
        ada.shows("You have about 5 minutes.")


# Connections


def test_another_device_takes_over(server: Served) -> None:
    table = opened(server.address, ME, BOT)
    with terminal(link_of(table)) as first:
        first.shows("Your hand")
        with terminal(link_of(table)) as second:
            first.shows("it goes on there")
            assert first.ends() == 0
            second.shows("Your hand")
            second.types("quit")
            second.shows("your seat stays yours")
            assert second.ends() == 0


@pytest.mark.parametrize("how", ["kill", "terminate"])
def test_a_server_that_comes_back_is_told_again_what_it_did_not_answer(how: str) -> None:
    with serving(bot_workers=1) as own:
        table = begun(own, acts=0)
        with terminal(link_of(table)) as ada:
            ada.shows("Draw: ")
            getattr(own, how)()
            ada.shows("The connection is lost; trying again")
            ada.types("case file")
            own.start()
            ada.shows("The connection is back.")
            ada.shows("You draw ")
            ada.shows("Play as much as you like")
            ada.types("quit")
            assert ada.ends() == 0


def test_what_was_missed_is_shown_when_the_connection_is_back() -> None:
    with serving(bot_workers=1) as own:
        table = begun(own, acts=1)
        with terminal(link_of(table)) as ada:
            ada.shows("At the table")
            own.kill()
            ada.shows("The connection is lost; trying again")
            ada.process.send_signal(signal.SIGSTOP)
            own.start()
            with friend(link_of(table, 1)) as bruno:
                bruno.moves()
            ada.process.send_signal(signal.SIGCONT)
            ada.shows("What happened meanwhile:")
            ada.shows("Bruno draws ")


def test_a_person_at_a_real_terminal_types_while_others_play(server: Served) -> None:
    table = begun(server, acts=1)
    with friend(link_of(table, 1)) as bruno, terminal(link_of(table), live=True) as ada:
        ada.shows("> ")
        ada.types("1")
        ada.shows("It is Bruno's turn.")
        ada.types("meld nitti")
        ada.shows("R-18: ")
        bruno.moves()
        ada.shows("Bruno draws ")
        ada.shows("> ")
        ada.types("rules")
        ada.shows(":")
        bruno.says("say", text="while you read")
        bruno.hears("done")
        ada.keys("q")
        ada.shows("Bruno: while you read")
        ada.types("say hurry")
        while bruno.hears("chat")["line"]["text"] != "hurry":
            pass
        ada.types("quit")
        ada.shows("your seat stays yours")
        assert ada.ends() == 0


def test_ctrl_c_keeps_the_seat(server: Served) -> None:
    table = opened(server.address, ME, BOT)
    with terminal(link_of(table)) as ada:
        ada.shows("Your hand")
        ada.process.send_signal(signal.SIGINT)
        ada.shows("your seat stays yours")
        assert ada.ends() == 0


def begun(server: Served, acts: int, **wish: Any) -> dict[str, Any]:
    """A table of Ada and Bruno where this seat is the first to act: luck decides, so some tables may be opened."""
    while True:
        table = opened(server.address, ME, {**FRIEND, "name": "Bruno"}, **wish)
        with friend(link_of(table, 1)) as bruno:
            while bruno.position is None:
                bruno.hears("update")
            if bruno.position["to_act"] == acts:
                return table


@pytest.mark.parametrize(("lang", "word", "told"), [
    ("en", "report", "The host of the server has been told."),
    ("de", "melden", "Der Betreiber des Servers weiß jetzt Bescheid."),
])  # fmt: skip
def test_the_host_is_told_about_a_seat_or_the_chat(
    server: Served, fallakte: Command, lang: str, word: str, told: str
) -> None:
    table = opened(server.address, ME, BOT)
    typed = f"{word} 2 plays too well\n{word} foul words\n{word}\n{word} 9 who is that\nquit\n"
    said = fallakte("join", link_of(table), typed=typed, lang=lang)
    assert said.code == 0, said.err
    assert said.out.count(told) == 2
    found = fallakte("host", "reports", "--json", "--database", server.database).out
    mine = [one for one in map(json.loads, found.splitlines()) if one["table"] == table["table"]]
    assert sorted((one.get("seat"), one["text"]) for one in mine if "seat" in one) == [(1, "plays too well")]
    assert [one["text"] for one in mine if "seat" not in one] == ["foul words"]
