"""A record replayed from every pair of eyes."""

import pytest

from fallakte.core.faults import Fault
from fallakte.core.match import Match
from fallakte.core.record import RecordFault, encode
from fallakte.core.replay import OPEN, PUBLIC, Frame, Replay
from fallakte.core.words import Event, Words
from fallakte.games import IDS, game
from tests.gauntlet.cases import begin, every_case
from tests.gauntlet.luck import Chooser
from tests.records.committed import committed


def frames(lines: list[Words], eyes: int) -> list[Frame]:
    replay = Replay(lines[0], game, eyes)
    return [replay.take(line) for line in lines[1:]]


def played(name: str, options: Words) -> tuple[Match, list[Event]]:
    """A random match, and everything that happened in it."""
    match = begin(name, options, "replayed")
    chooser = Chooser("replayed")
    happened = list(match.events)
    while not match.over:
        match.play(chooser.one_of(match.moves()))
        happened += match.events
    return match, happened


@every_case
def test_every_seat_is_told_again_what_it_was_told(name: str, options: Words) -> None:
    match, happened = played(name, options)
    vocabulary = match.game.vocabulary
    for seat in range(PUBLIC, match.table.players):
        told = [words for frame in frames(match.lines, seat) for words in frame.told]
        assert told == [event.words(seat, vocabulary) for event in happened]
    told = [words for frame in frames(match.lines, OPEN) for words in frame.told]
    assert told == [event.open_words(vocabulary) for event in happened]


@pytest.mark.parametrize("name", IDS)
def test_a_view_is_what_lay_before_these_eyes_after_the_line(name: str) -> None:
    header, *lines = committed(name)
    match = Match.open(header, game)
    seats = range(match.table.players)
    replays = {eyes: Replay(header, game, eyes) for eyes in (PUBLIC, *seats)}
    everything = Replay(header, game, OPEN)
    for number, line in enumerate(lines):
        match.take(line)
        everything.take(line)
        for replay in replays.values():
            replay.take(line)
        if number % 13 == 0 or match.over:
            assert {eyes: replay.view() for eyes, replay in replays.items()} == {
                eyes: match.view(eyes) for eyes in replays
            }
            assert everything.view() == {"views": [match.view(seat) for seat in seats]}


@pytest.mark.parametrize("name", IDS)
def test_a_frame_knows_its_line_and_who_moved(name: str) -> None:
    lines = committed(name)
    found = frames(lines, PUBLIC)
    assert [frame.number for frame in found] == list(range(2, len(lines) + 1))
    assert [frame.kind for frame in found] == [next(iter(line)) for line in lines[1:]]
    assert [frame.seat for frame in found] == [line["move"]["seat"] if "move" in line else None for line in lines[1:]]
    assert [frame.told[0]["event"] for frame in found if frame.kind in ("deal", "score", "end")] == [
        {"deal": "dealt", "score": "scored", "end": "ended"}[frame.kind]
        for frame in found
        if frame.kind in ("deal", "score", "end")
    ]


@pytest.mark.parametrize("name", IDS)
def test_only_open_eyes_get_the_line_itself(name: str) -> None:
    lines = committed(name)
    assert [frame.line for frame in frames(lines, OPEN)] == lines[1:]
    for eyes in (PUBLIC, 0, 1):
        for frame in frames(lines, eyes):
            assert frame.line is None
            assert set(frame.words()) == {"number", "kind", "seat", "told"}
    assert frames(lines, OPEN)[0].words()["line"] == lines[1]


def test_a_buried_card_is_told_to_its_owner_alone() -> None:
    lines = committed("rue-morgue")
    at = next(at for at, line in enumerate(lines) if line.get("move", {}).get("act") == "bury")
    owner, card = lines[at]["move"]["seat"], lines[at]["move"]["card"]
    for eyes in range(OPEN, 4):
        words = encode(frames(lines[: at + 1], eyes)[-1].words()).decode()
        assert (card in words) == (eyes in (owner, OPEN))


def test_other_lines_tell_nothing_and_stay_where_they_are() -> None:
    lines = committed("al-capone")
    lines.insert(2, {"chat": "hello"})
    found = frames(lines, OPEN)
    assert (found[1].kind, found[1].seat, found[1].told) == ("other", None, [])
    assert (found[-1].kind, found[-1].told) == ("reveal", [])
    assert [frame.told for frame in [found[0], *found[2:]]] == [
        frame.told for frame in frames(committed("al-capone"), OPEN)
    ]


@pytest.mark.parametrize("eyes", [2, 7, -3])
def test_eyes_that_nobody_has(eyes: int) -> None:
    with pytest.raises(Fault) as fault:
        Replay(committed("al-capone")[0], game, eyes)
    assert (fault.value.key, fault.value.facts) == ("no-such-eyes", {"seat": eyes, "last": 1})


def test_whoever_says_nothing_sees_what_the_public_sees() -> None:
    assert Replay(committed("al-capone")[0], game).eyes == PUBLIC


def test_a_broken_line_is_named_by_its_rule() -> None:
    lines = committed("al-capone")
    with pytest.raises(RecordFault) as fault:
        frames([lines[0], lines[2]], PUBLIC)
    assert fault.value.rule == "REC-3"
