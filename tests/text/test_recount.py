"""Records told as text: from every pair of eyes, in both languages, whoever plays."""

import ast

import pytest

from fallakte.core.record import RecordFault
from fallakte.core.replay import OPEN, PUBLIC
from fallakte.core.words import Words
from fallakte.games import IDS
from fallakte.text.recount import OPENLY, WIDTH, OpenTeller, recount
from fallakte.text.speaker import speaker
from tests.gauntlet.cases import begin, every_case
from tests.gauntlet.luck import Chooser
from tests.records.committed import committed
from tests.text.catalogue import LANGUAGES
from tests.text.sources import calls, files_of, texts
from tests.text.test_sentences import check

TELLS_WHO_KNOWS = {"took-hidden"}
"""Its usual sentence names the card to everybody who knows it, and so with all hands open too."""


def told(lines: list[Words], language: str = "en", eyes: int = OPEN) -> list[str]:
    return list(recount(lines, speaker(language), eyes))


def random_record(name: str, options: Words) -> list[Words]:
    match = begin(name, options, "recounted")
    chooser = Chooser("recounted")
    while not match.over:
        match.play(chooser.one_of(match.moves()))
    return match.lines


@every_case
def test_every_record_is_text_that_fits(name: str, options: Words) -> None:
    lines = random_record(name, options)
    rounds = sum("deal" in line for line in lines)
    for number, eyes in enumerate((OPEN, PUBLIC, 0)):
        text = told(lines, LANGUAGES[(number + len(options)) % 2], eyes)
        assert max(len(line) for line in text) <= WIDTH
        assert sum(line.startswith("---") for line in text) == rounds
        for line in text:
            assert line == line.rstrip()
            if line.startswith("- "):
                check(line.removeprefix("- "), eyes)


def test_a_recount_begins_with_what_is_played_and_by_whom() -> None:
    lines = committed("al-capone")
    lines[0]["players"][1]["kind"] = "bot:greedy"
    assert told(lines)[:8] == [
        "Al Capone",
        "=========",
        "Players: Ada · Bruno (bot greedy)",
        "Options: target: 150",
        "All hands lie open.",
        "",
        "Round 1 · dealer: Ada · 10 cards each",
        "-------------------------------------",
    ]
    assert told(lines, "de", 0)[2:8] == [
        "Es spielen: Ada · Bruno (Bot greedy)",
        "Optionen: Ziel: 150",
        "Erzählt, wie Ada es sah.",
        "",
        "Durchgang 1 · Geber: Du · je 10 Karten",
        "--------------------------------------",
    ]
    assert told(lines, "de", PUBLIC)[4] == "Erzählt, wie alle es sahen."


def test_only_what_differs_is_named_among_the_options() -> None:
    usual = begin("al-capone", {"players": 4, "target": 200}, "usual").lines
    assert not any(line.startswith("Options") for line in told(usual))
    alone = begin("al-capone", {"players": 4, "target": 200, "teams": False}, "alone").lines
    assert "Options: teams: no" in told(alone)
    odd = begin("capone", {"players": 3, "years": None, "values": {"lawyer": 35}}, "odd").lines
    assert "Optionen: Jahre: ohne Grenze · geänderte Werte: Winkeladvokat" in told(odd, "de")


def test_a_recount_ends_with_the_score_and_who_has_won() -> None:
    lines = committed("bonnie-and-clyde")
    winner = lines[0]["players"][lines[-2]["end"]["winners"][0]]["name"]
    total = max(lines[-2]["end"]["totals"])
    text = told(lines)
    assert text[-3:] == [
        "",
        f"The match is over. Won by: {winner}",
        f"The highest total, {total} points, has reached the target of 40. (R-11)",
    ]
    score = lines[-3]["score"]
    assert text[-6:-3] == [
        f"  {name}: {points} points in this round, {all_in_all} in all"
        for name, points, all_in_all in zip(("Ada", "Bruno", "Clara"), score["points"], score["totals"])
    ]


def test_a_score_is_a_sheet_with_the_rule_of_each_line() -> None:
    text = told(committed("rue-morgue"))
    at = text.index("Score of round 1")
    assert text[at + 1].split() == ["who", "for", "rule", "points"]
    assert " ".join(text[at + 2].split()).startswith("Ada + Clara ")
    assert {"RM-25", "RM-11"} & set(text[at + 2].split())
    text = told(committed("capone"), "de")
    at = text.index("Einnahmen im Jahr 1")
    assert text[at + 1].split() == ["wer", "wofür", "Regel", "Einnahmen"]
    assert text[at + 2].endswith(" $")


def test_each_hears_what_that_seat_saw() -> None:
    lines = committed("rue-morgue")
    at = next(at for at, line in enumerate(lines) if line.get("move", {}).get("act") == "bury")
    owner = lines[at]["move"]["seat"]
    name = lines[0]["players"][owner]["name"]
    card = speaker("en").name(lines[at]["move"]["card"])
    assert f"- You put {card} under the orang-utan." in told(lines, eyes=owner)
    assert f"- {name} puts {card} under the orang-utan." in told(lines)
    for eyes in {PUBLIC, 0, 1, 2, 3} - {owner}:
        heard = told(lines, eyes=eyes)
        assert f"- {name} puts a card under the orang-utan." in heard
        assert f"- {name} puts {card} under the orang-utan." not in heard


@pytest.mark.parametrize("name", IDS)
def test_with_all_hands_open_everybody_is_named_and_nobody_spoken_to(name: str) -> None:
    text = told(committed(name))
    seats = len(committed(name)[0]["players"])
    assert sum(line.startswith("- Hand of ") for line in text) == seats * sum(
        "deal" in line for line in committed(name)
    )
    assert not any(line.startswith("- You") or " your " in line for line in text)


@pytest.mark.parametrize("name", IDS)
def test_every_secret_can_be_told_openly(name: str) -> None:
    """An event with secret facts has a sentence that holds them."""
    secret = {
        text
        for path, called, call in calls(files_of(name))
        if called == "tell" and (len(call.args) > 2 or any(one.arg == "secret" for one in call.keywords))
        for text in texts(path, call.args[0])
        if not isinstance(call.args[0], ast.Name)
    }
    teller = OpenTeller(speaker("en"), name, ["Ada", "Bruno", "Clara", "Dante"])
    assert len(secret) >= 2
    assert {word for word in secret if teller.key("event", word) not in OPENLY} <= TELLS_WHO_KNOWS


def test_a_match_that_goes_on_says_so() -> None:
    lines = committed("al-capone")
    assert told(lines[:30])[-2:] == ["", "Here the record stops: the match is unfinished."]
    assert "Here the record stops: the match is unfinished." not in told(lines)


def test_what_players_are_called_cannot_steer_the_text() -> None:
    lines = committed("rue-morgue")
    for player, name in zip(lines[0]["players"], ("Bob\x1b[31m\n", "[red]", "x" * 700, "")):
        player["name"] = name
    text = told(lines)
    assert max(len(line) for line in text) <= WIDTH
    assert text[2].startswith("Players: Bob\\x1b[31m\\n · [red] · xxx")
    assert not any(letter in line for line in text for letter in "\x1b\n")
    assert any("[red]" in line for line in text[10:])


def test_other_lines_are_passed_over() -> None:
    lines = committed("al-capone")
    with_chat = [*lines[:5], {"chat": {"text": "hello"}}, *lines[5:]]
    assert told(with_chat) == told(lines)


def test_nothing_can_be_told_of_nothing_or_of_a_broken_record() -> None:
    with pytest.raises(RecordFault) as fault:
        told([])
    assert fault.value.rule == "REC-1"
    lines = committed("al-capone")
    with pytest.raises(RecordFault) as fault:
        told([lines[0], *lines[2:]])
    assert fault.value.rule == "REC-3"
