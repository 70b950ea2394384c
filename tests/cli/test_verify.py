"""verify and tell on files."""

from pathlib import Path

import pytest

from fallakte.core.record import encode
from fallakte.core.shuffle import commitment
from fallakte.core.words import Words
from fallakte.games import IDS
from tests.cli.command import Command
from tests.records.committed import SECRET, committed, pledged, word


def written(path: Path, *records: list[Words]) -> Path:
    path.write_bytes(b"".join(encode(line) + b"\n" for lines in records for line in lines))
    return path


@pytest.mark.parametrize("name", IDS)
def test_a_committed_record_is_verified(fallakte: Command, tmp_path: Path, name: str) -> None:
    path = written(tmp_path / "match.jsonl", committed(name))
    said = fallakte("verify", path)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"{path}:1: Verified: ")
    assert f"  commitment: {commitment(SECRET)}\n  word of Ada: otter\n  word of Bruno: none\n" in said.out
    assert fallakte("check", path).code == 0


PROVED = {
    "committed": (
        "the commitment is the one it was shown before it committed to a word",
        "the word commitments in the header are those it was shown before it revealed its word",
        "What this proves: the server's secret and the words of all players were fixed before any word was shown. "
        "So nobody, the host included, can have chosen the deal, as long as the program of one player who revealed a "
        "word was honest.",
        "Nobody has changed a deal or a shuffle afterwards",
        "What it does not prove: that the host did not look at the cards, for the server has to know them;",
    ),
    "wordless": (
        "But no player revealed a word, so the host could have chosen the secret, and with it the deal.",
        "What it does not prove: that the host did not look at the cards",
    ),
    "old": (
        "  of the old kind: the words were not committed to\n",
        "the commitment is the one you were shown before you gave your word",
        "What this proves: only that every deal and shuffle is what the commitment and the words give",
        "What it does not prove: that nobody arranged the cards. A host who played along, or who named the word of "
        "another seat, could try out words until the deal suited.",
    ),
}


@pytest.mark.parametrize(
    ("kind", "lines"), [("committed", pledged("wb")), ("wordless", pledged("nb")), ("old", committed("al-capone"))]
)
def test_what_is_proved_and_what_not_is_said(fallakte: Command, tmp_path: Path, kind: str, lines: list[Words]) -> None:
    out = fallakte("verify", written(tmp_path / "match.jsonl", lines)).out
    said = out + " ".join(out.split())
    assert [sentence for sentence in PROVED[kind] if sentence not in said] == []
    others = [sentences for other, sentences in PROVED.items() if other != kind]
    assert [all(sentence in said for sentence in sentences) for sentences in others] == [False, False]


def test_what_is_proved_is_said_in_german(fallakte: Command, tmp_path: Path) -> None:
    path = written(tmp_path / "match.jsonl", pledged("wb"))
    german = " ".join(fallakte("verify", path, lang="de").out.split())
    assert "Was das beweist: Das Geheimnis des Servers und die Wörter aller standen fest, bevor" in german
    assert "Was es nicht beweist: dass niemand, der den Server betreibt, in die Karten gesehen hat" in german


def test_who_did_not_reveal_is_named_and_what_that_means_is_said(fallakte: Command, tmp_path: Path) -> None:
    out = fallakte("verify", written(tmp_path / "match.jsonl", pledged("wsnb"))).out
    assert f"word of Ada: {word(0)}\n  word of Bruno: not revealed in time\n  word of Clara: none\n" in out
    assert "Somebody committed to a word and did not reveal it in time." in out
    assert "Somebody committed" not in fallakte("verify", written(tmp_path / "other.jsonl", pledged("wb"))).out


def test_records_of_both_kinds_are_each_called_what_they_are(fallakte: Command, tmp_path: Path) -> None:
    path = written(tmp_path / "two.jsonl", committed("al-capone"), pledged("wb"), committed("al-capone"))
    said = " ".join(fallakte("verify", path).out.split())
    assert said.count("of the old kind: the words were not committed to") == 2
    assert said.count("What this proves: only that") == 1
    assert said.count("What this proves: the server's secret") == 1


def test_a_bot_with_a_word_is_refused(fallakte: Command, tmp_path: Path) -> None:
    lines = committed("al-capone")
    lines[0]["players"][0]["kind"] = "bot:greedy"
    path = written(tmp_path / "match.jsonl", lines)
    said = fallakte("verify", path)
    assert said.code == 1
    assert said.out.startswith(f"{path}:{len(lines)}: REC-8: Seat 0 is a bot and has a word: ")


def test_a_record_that_does_not_fit_is_named_with_its_rule(fallakte: Command, tmp_path: Path) -> None:
    lines = committed("al-capone")
    lines[-1]["reveal"]["secret"] = "another"
    path = written(tmp_path / "match.jsonl", lines)
    said = fallakte("verify", path)
    assert said == (
        1,
        f"{path}:{len(lines)}: REC-8: The secret in the reveal is not the one that was committed to.\n"
        "  REC-8: The commitment, the reveal or a shuffle does not fit: what was revealed must be what was "
        "committed to, and every deal and shuffle must come from it.\n",
        "",
    )


def test_a_record_without_a_commitment_says_that_nothing_can_be_verified(fallakte: Command, tmp_path: Path) -> None:
    lines = committed("al-capone")
    del lines[0]["commitment"]
    said = fallakte("verify", written(tmp_path / "match.jsonl", lines))
    assert said.code == 1
    assert "so nothing can be verified." in said.out
    assert "What this proves" not in said.out


def test_every_record_of_a_file_is_verified_and_blank_lines_count(fallakte: Command, tmp_path: Path) -> None:
    good, bad = committed("al-capone"), committed("capone")
    bad[1]["deal"]["dealer"] = (bad[1]["deal"]["dealer"] + 1) % 4
    path = written(tmp_path / "two.jsonl", good, bad, good)
    path.write_bytes(b"\n\n" + path.read_bytes())
    said = fallakte("verify", path)
    lines = [line for line in said.out.splitlines() if not line.startswith(" ")]
    assert said.code == 1
    assert lines[0].startswith(f"{path}:3: Verified: ")
    assert lines[1].startswith(f"{path}:{len(good) + 4}: REC-8: The first dealer is seat ")
    assert lines[2].startswith(f"{path}:{len(good) + len(bad) + 3}: Verified: ")
    assert len(lines) == 3


def test_a_closed_match_is_verified_where_that_is_allowed(fallakte: Command, tmp_path: Path) -> None:
    lines = committed("al-capone")
    path = written(tmp_path / "closed.jsonl", [*lines[:12], lines[-1]])
    assert fallakte("verify", path).out.startswith(f"{path}:13: REC-7: The record is unfinished: a move is due.\n")
    said = fallakte("verify", "--unfinished", path)
    assert said.code == 0
    assert "Verified: 1 deal, 10 moves." in said.out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "There is no record in "),
        (b"\n \n", "There is no record in "),
    ],
)
def test_an_empty_file_is_unreadable(fallakte: Command, tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "x"
    path.write_bytes(content)
    said = fallakte("verify", path)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"fallakte: {sentence}")


def test_what_cannot_be_read_is_said_once_and_other_files_are_judged(fallakte: Command, tmp_path: Path) -> None:
    good = written(tmp_path / "good.jsonl", committed("al-capone"))
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes(good.read_bytes()[:500])
    said = fallakte("verify", tmp_path / "missing", torn, good)
    assert said.code == 2
    assert said.err == f"fallakte: {tmp_path / 'missing'} cannot be read: there is no such file or folder.\n"
    assert said.out.startswith(f"{torn}:2: REC-1: This line is not JSON.\n{good}:1: Verified: ")
    assert "What this proves" not in said.out


def test_a_line_that_is_no_header_first(fallakte: Command, tmp_path: Path) -> None:
    path = written(tmp_path / "x", committed("al-capone")[1:])
    assert fallakte("verify", path).out.startswith(f"{path}:1: REC-2: The record does not begin with a header.\n")


def test_tell_tells_a_record_to_whom_it_is_asked_for(fallakte: Command, tmp_path: Path) -> None:
    path = written(tmp_path / "match.jsonl", committed("rue-morgue"))
    said = fallakte("tell", path)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Murders in the Rue Morgue\n=========================\nPlayers: Ada · Bruno")
    assert "- Hand of Ada: " in said.out
    german = fallakte("tell", path, "--seat", 1, lang="de").out
    assert "Erzählt, wie Bruno es sah." in german
    assert "- Deine Karten: " in german
    assert "- Hand von Ada" not in german
    spectator = fallakte("tell", path, "--seat", "spectator").out
    assert "Told as everybody saw it." in spectator
    assert "Your cards" not in spectator
    assert "Hand of" not in spectator


@pytest.mark.parametrize("seat", ["4", "-1", "-2", "two", "²", "1" * 30])
def test_tell_to_a_seat_that_is_none(fallakte: Command, tmp_path: Path, seat: str) -> None:
    path = written(tmp_path / "match.jsonl", committed("rue-morgue"))
    said = fallakte("tell", path, f"--seat={seat}")
    assert said == (2, "", f'fallakte: There is no seat {seat}: they go from 0 to 3, or "spectator".\n')


def test_tell_does_not_begin_a_broken_record(fallakte: Command, tmp_path: Path) -> None:
    lines = committed("al-capone")
    path = written(tmp_path / "x", [*lines[:9], *lines[10:]])
    said = fallakte("tell", path)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"fallakte: {path}, line ")
