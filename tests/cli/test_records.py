"""selfplay, check, inspect and why on files."""

import json
from pathlib import Path

import pytest

from fallakte.games import IDS
from tests.cli.command import Command, needs_full_disk


def selfplay(fallakte: Command, path: Path, name: str = "al-capone", *more: object) -> list[str]:
    low = ("--option", "years=2") if name == "capone" else ("--option", "target=20")
    said = fallakte("selfplay", name, *low, *more, "--out", path)
    assert said == (0, "", "")
    return path.read_text().splitlines()


@pytest.mark.parametrize("name", IDS)
def test_what_selfplay_writes_check_finds_right(fallakte: Command, tmp_path: Path, name: str) -> None:
    path = tmp_path / "two.jsonl"
    lines = selfplay(fallakte, path, name, "--games", 2, "--seed", "s", "--bots", "greedy,random", "--legal")
    assert sum("record" in json.loads(line) for line in lines) == 2
    moves = [json.loads(line) for line in lines if line.startswith('{"move"')]
    for line in moves[:200]:
        assert {key: value for key, value in line["move"].items() if key != "seat"} in line["legal"]
    said = fallakte("check", path)
    assert (said.code, said.out) == (0, "")
    assert said.err == "2 records, no fault.\n"


def test_the_same_seed_gives_the_same_bytes(fallakte: Command, tmp_path: Path) -> None:
    one = selfplay(fallakte, tmp_path / "1", "al-capone", "--seed", "x", "--games", 2)
    assert one == selfplay(fallakte, tmp_path / "2", "al-capone", "--seed", "x", "--games", 2)
    assert one != selfplay(fallakte, tmp_path / "3", "al-capone", "--seed", "y", "--games", 2)


def test_options_are_json_or_plain_words(fallakte: Command, tmp_path: Path) -> None:
    values = '{"frank-nitti": {"set": 40}}'
    lines = selfplay(
        fallakte, tmp_path / "x", "al-capone", "--players", 4, "--option", "teams=false", "--option", f"values={values}"
    )
    assert json.loads(lines[0])["options"] == {
        "players": 4,
        "teams": False,
        "target": 20,
        "values": {"frank-nitti": {"set": 40}},
    }


def test_a_short_list_of_bots_is_repeated_round_the_table(fallakte: Command, tmp_path: Path) -> None:
    lines = selfplay(fallakte, tmp_path / "x", "al-capone", "--players", 3, "--bots", "greedy,random")
    kinds = [player["kind"] for player in json.loads(lines[0])["players"]]
    assert kinds == ["bot:greedy", "bot:random", "bot:greedy"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("poker",), 'There is no game "poker".'),
        (("al-capone", "--players", 7), 'The option "players" cannot be 7. It takes: 2-4.'),
        (("al-capone", "--players", "two"), '"two" is not a whole number from 1 on.'),
        (("al-capone", "--option", "speed=3"), 'There is no option "speed".'),
        (("al-capone", "--option", "target"), 'An option is written name=value, not "target".'),
        (("al-capone", "--option", "target=0"), 'The option "target" cannot be 0.'),
        (("al-capone", "--option", "teams=true"), "Teams need four players, not 2"),
        (("al-capone", "--option", "target=1", "--option", "target=2"), 'The option "target" is given twice.'),
        (("al-capone", "--bots", "genius"), 'There is no bot "genius".'),
        (("al-capone", "--games", 0), '"0" is not a whole number from 1 on.'),
        (("al-capone", "--speed"), "There is no option --speed here"),
        (("al-capone", "rue-morgue"), "There is more on the line than this command takes"),
    ],
)
def test_bad_input_gets_one_sentence_and_nothing_is_written(
    fallakte: Command, tmp_path: Path, arguments: tuple[object, ...], sentence: str
) -> None:
    path = tmp_path / "out.jsonl"
    said = fallakte("selfplay", *arguments, "--out", path)
    assert said.code == 2
    assert said.err.startswith(f"fallakte: {sentence}")
    assert len(said.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_left_as_it_was(fallakte: Command, tmp_path: Path) -> None:
    said = fallakte("selfplay", "al-capone", "--out", tmp_path / "no" / "such" / "folder.jsonl")
    assert said.code == 2
    assert "cannot be written" in said.err
    assert list(tmp_path.iterdir()) == []


@needs_full_disk
def test_a_full_disk_is_said(fallakte: Command) -> None:
    said = fallakte("selfplay", "al-capone", "--out", "/dev/full")
    assert said.code == 2
    assert said.err == "fallakte: /dev/full cannot be written: the disk is full. Nothing was changed.\n"


def test_check_names_file_line_and_rule(fallakte: Command, tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    lines = selfplay(fallakte, path)
    at = next(number for number, line in enumerate(lines) if line.startswith('{"score"'))
    lines[at] = lines[at].replace('"points":[', '"points":[9')
    path.write_text("\n".join(lines) + "\n")
    said = fallakte("check", path)
    assert said.code == 1
    assert said.out.startswith(f"{path}:{at + 1}: REC-5: The score is wrong. It is ")
    assert said.err == "1 record, 1 fault.\n"


def test_check_judges_every_record_of_every_file(fallakte: Command, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    lines = selfplay(fallakte, good)
    bad.write_text("\n".join([*lines[:-1], *lines[:9], *lines]) + "\n")
    said = fallakte("check", good, bad)
    assert said.code == 1
    faults = said.out.splitlines()
    assert [fault.split(": ")[0] for fault in faults] == [f"{bad}:{len(lines) - 1}", f"{bad}:{len(lines) + 8}"]
    assert all(": REC-7: " in fault for fault in faults)
    assert fallakte("check", "--unfinished", bad).code == 0


def test_check_of_what_is_no_record_exits_with_2(fallakte: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    assert fallakte("check", path).code == 2
    path.write_text("")
    assert fallakte("check", path).code == 2
    path.write_text("once upon a time\n")
    said = fallakte("check", path)
    assert said.code == 2
    assert said.out == f"{path}:1: REC-1: This line is not JSON.\n"
    path.write_bytes(b"\xff\xfe\x00")
    assert fallakte("check", path).code == 2
    assert fallakte("check", tmp_path).code == 2
    assert fallakte("check").code == 2


def test_a_record_cut_off_in_the_middle_of_a_line(fallakte: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    text = "\n".join(selfplay(fallakte, path))
    path.write_text(text[: len(text) // 2])
    said = fallakte("check", path)
    assert said.code == 2
    assert ": REC-1: " in said.out


def test_check_reads_standard_output_of_selfplay(fallakte: Command, tmp_path: Path) -> None:
    said = fallakte("selfplay", "al-capone", "--option", "target=5", "--out", "-")
    path = tmp_path / "x.jsonl"
    path.write_text(said.out)
    assert fallakte("check", path).code == 0


def test_inspect_says_what_is_due(fallakte: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    lines = selfplay(fallakte, path)
    kinds = [next(iter(json.loads(line))) for line in lines[1:]] + ["over"]
    some = [0, 1, 2, 5, kinds.index("score"), kinds.index("end"), len(kinds) - 1]
    for at in some:
        path.write_text("\n".join(lines[: at + 1]) + "\n")
        said = fallakte("inspect", path)
        assert said.code == 0
        answer = json.loads(said.out)
        assert set(answer) == {"due", "to_act", "legal", "next"}
        assert answer["due"] == kinds[at]
        assert bool(answer["legal"]) == (kinds[at] == "move") == (answer["to_act"] is not None)
        expected = json.loads(lines[at + 1]) if kinds[at] in ("score", "end") else None
        assert answer["next"] == expected


def test_inspect_shows_a_seat_its_view_and_only_its_own_moves(fallakte: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    lines = selfplay(fallakte, path)
    path.write_text("\n".join(lines[:2]) + "\n")
    acting = json.loads(fallakte("inspect", path).out)["to_act"]
    own = json.loads(fallakte("inspect", path, "--seat", acting).out)
    other = json.loads(fallakte("inspect", path, "--seat", 1 - acting).out)
    nobody = json.loads(fallakte("inspect", path, "--seat", "spectator").out)
    assert own["legal"]
    assert other["legal"] == nobody["legal"] == []
    assert own["view"]["seat"] == acting
    assert sum(other["view"]["hand"].values()) == 10
    assert nobody["view"]["hand"] is None
    for seat in ("2", "-1", "x"):
        assert fallakte("inspect", path, "--seat", seat).code == 2


def test_inspect_and_why_take_one_sound_record(fallakte: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    lines = selfplay(fallakte, path)
    path.write_text("\n".join([*lines, *lines]) + "\n")
    said = fallakte("inspect", path)
    assert (said.code, said.out) == (2, "")
    assert f"a second record from line {len(lines) + 1} on" in said.err
    path.write_text("\n".join([lines[0], *lines[2:]]) + "\n")
    said = fallakte("why", path, "{}")
    assert said.code == 2
    assert f"{path}, line 2, REC-3: " in said.err


def test_why(fallakte: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    lines = selfplay(fallakte, path)
    path.write_text("\n".join(lines[:2]) + "\n")
    said = fallakte("why", path, '{"act": "draw", "from": "file"}')
    assert said == (0, "The move is lawful.\n", "")
    said = fallakte("why", path, '{"act": "discard", "card": "raid"}')
    assert said.code == 1
    assert said.out.startswith("R-18: You must draw before you play or discard.\n")
    said = fallakte("why", path, '{"act": "discard", "card": "raid"}', lang="de")
    assert said.out.startswith("R-18: Du musst ziehen, bevor du etwas ausspielst oder ablegst.\n")
    acting = json.loads(fallakte("inspect", path).out)["to_act"]
    said = fallakte("why", path, f'{{"seat": {1 - acting}, "act": "draw", "from": "file"}}')
    assert said.code == 1
    assert said.out.startswith("R-18: ")


def test_why_names_R_18_before_R_19(fallakte: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    lines = selfplay(fallakte, path, "capone", "--players", 3)
    path.write_text("\n".join(lines[:2]) + "\n")
    acting = json.loads(fallakte("inspect", path).out)["to_act"]
    for seat, rule in ((acting, "R-19"), ((acting + 1) % 3, "R-18")):
        said = fallakte("why", path, json.dumps({"seat": seat, "act": "exchange", "cards": ["bank"] * 5}))
        assert said.code == 1
        assert said.out.startswith(f"{rule}: ")


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("draw", "The move must be a JSON object"),
        ("[]", "The move must be a JSON object"),
        ("{}", '"None" is no move of this game.'),
        ('{"act": "fly"}', '"fly" is no move of this game.'),
        ('{"act": "draw"}', 'The move "draw" has other fields: act, from.'),
        ('{"act": "draw", "from": "sky"}', 'In the move "draw" the field "from" cannot be sky.'),
        ('{"act": "meld", "card": "joe", "count": 3}', 'In the move "meld" the field "card" cannot be joe.'),
    ],
)
def test_why_of_what_is_no_move(fallakte: Command, tmp_path: Path, move: str, sentence: str) -> None:
    path = tmp_path / "x.jsonl"
    lines = selfplay(fallakte, path)
    path.write_text("\n".join(lines[:2]) + "\n")
    said = fallakte("why", path, move)
    assert said.code == 2
    assert said.err.startswith(f"fallakte: {sentence}")


def test_faults_show_what_stands_in_the_record_on_one_line(fallakte: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    lines = selfplay(fallakte, path)
    for act, shown in (("a\x1b[31m\n", '"a\\x1b[31m\\n" is no move'), ("y" * 100_000, '"yyy'), ("\0" * 700, '"\\x00')):
        path.write_text("\n".join([*lines[:2], json.dumps({"move": {"seat": seat_of(lines[2]), "act": act}})]))
        said = fallakte("check", path)
        assert said.code == 1
        assert said.out.startswith(f"{path}:3: REC-3: {shown}")
        assert len(said.out.splitlines()) == 1


def seat_of(line: str) -> int:
    return int(json.loads(line)["move"]["seat"])


def test_a_wrong_score_is_answered_with_the_line_that_is_right(fallakte: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    lines = selfplay(fallakte, path)
    at = next(number for number, line in enumerate(lines) if line.startswith('{"score"'))
    path.write_text("\n".join([*lines[:at], '{"score": {}}']))
    right = lines[at].removeprefix('{"score":').removesuffix("}")
    assert f"The score is wrong. It is {right}." in fallakte("check", "--unfinished", path).out


def test_what_comes_before_a_header_is_one_fault(fallakte: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    lines = selfplay(fallakte, path)
    path.write_text("\ufeff" + "\n".join(lines))
    said = fallakte("check", path)
    assert (said.code, said.out) == (2, f"{path}:1: REC-1: This line is not JSON.\n")
    path.write_text("\n".join(lines[:-1]))
    assert "REC-7: The record is unfinished: an end is due." in fallakte("check", path).out


@pytest.mark.parametrize("seat", ["9", '"x"', "true", "null", "0.0"])
def test_why_for_a_seat_that_is_none(fallakte: Command, tmp_path: Path, seat: str) -> None:
    path = tmp_path / "x.jsonl"
    lines = selfplay(fallakte, path)
    path.write_text("\n".join(lines[:2]))
    said = fallakte("why", path, f'{{"act": "draw", "from": "file", "seat": {seat}}}')
    assert said.code == 2
    assert said.err == f"fallakte: There is no seat {seat} among 2.\n"
    assert fallakte("why", path, '{"act": "\udcff"}').code == 2
    assert fallakte("inspect", path, "--seat", "9" * 5000).code == 2
