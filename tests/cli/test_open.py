"""A table opened at a server from the terminal."""

import pytest

from tests.cli.command import Command
from tests.server.running import Served, free_port


def test_links_for_friends_and_a_seat_at_once(server: Served, fallakte: Command) -> None:
    said = fallakte(
        "open", "al-capone", "--at", server.address, "--seats", "friend,me,bot:random", "--name", "Ada", typed="quit\n"
    )
    assert said.code == 0, said.err
    assert f"Seat 1 is for whoever opens this invitation first; it works once: {server.address}/t/" in said.out
    assert said.out.count("#") == 1
    assert "this code brings your seat back" in said.out
    assert "Waiting for one more player." in said.out


def test_a_table_for_others(server: Served, fallakte: Command) -> None:
    said = fallakte("open", "capone", "--at", server.address, "--seats", "friend, open,bot", "--listed", lang="de")
    assert said.code == 0, said.err
    assert said.out.count("#") == 2
    assert "Sein Code ist" in said.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("al-capone", "--seats", "me,you"), '"you" is no seat'),
        (("al-capone", "--seats", "me,friend:greedy"), '"friend:greedy" is no seat'),
        (("al-capone", "--seats", "me"), "players"),
        (("al-capone", "--option", "colour=red"), "colour"),
        (("whist",), "whist"),
        (("al-capone", "--seats", "me,bot:wise"), "wise"),
        (("al-capone", "--seats", "me,me"), "one seat"),
        (("al-capone", "--clock", "soon"), "soon"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    server: Served, fallakte: Command, arguments: tuple[str, ...], said: str
) -> None:
    answer = fallakte("open", *arguments, "--at", server.address)
    assert answer.code == 2
    assert said in answer.err
    assert answer.err.count("\n") == 1


def test_no_server_there(fallakte: Command) -> None:
    answer = fallakte("open", "al-capone", "--at", f"http://127.0.0.1:{free_port()}")
    assert answer.code == 2
    assert "No Fallakte server answers" in answer.err
