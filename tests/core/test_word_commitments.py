"""Words that were committed to before any was shown: what fits, every way not to fit, and the attack they end."""

from typing import Any

import pytest

from fallakte.core.match import Match
from fallakte.core.shuffle import commitment
from fallakte.core.trust import COMMITTED, OLD, WORDLESS, verify
from fallakte.core.words import Words
from fallakte.games import IDS, game
from tests.records.committed import SECRET, SHORT, committed, dealt, pledged, pledged_words, revealed, word

HEX = commitment("another word")


def judged(lines: list[Words], **changed: Any) -> tuple[str, Words, int]:
    """The fault, its facts and its line in a record that is not verified."""
    lines[0].update(changed)
    fault = (verdict := verify(lines, game, unfinished=True)).fault
    assert fault is not None
    assert fault.rule == "REC-8"
    return fault.key, fault.facts, verdict.line


def said(seats: str, *words: str) -> tuple[str, Words, int]:
    """The same for other words in the reveal; the line counts from the end."""
    lines = pledged(seats)
    lines[-1]["reveal"]["words"] = [*words]
    key, facts, line = judged(lines)
    return key, facts, line - len(lines)


@pytest.mark.parametrize("name", IDS)
def test_a_record_whose_words_were_committed_to_is_verified(name: str) -> None:
    seats = "wbwb"[: SHORT[name]["players"]]
    verdict = verify(pledged(seats, name), game)
    assert verdict.ok
    assert verdict.proof == COMMITTED
    assert verdict.players_words == pledged_words(seats)
    assert verdict.wordless == [seat for seat, kind in enumerate(seats) if kind == "b"]


def test_who_was_silent_and_who_had_no_word_is_told() -> None:
    found = verify(pledged("swnb"), game).words()
    assert (found["ok"], found["proof"], found["silent"], found["wordless"]) == (True, COMMITTED, [0], [2, 3])


@pytest.mark.parametrize("seats", ["nb", "bb", "sb", "ss"])
def test_where_nobody_revealed_a_word_the_secret_alone_made_the_deal(seats: str) -> None:
    assert verify(pledged(seats), game).proof == WORDLESS


def test_a_record_without_word_commitments_is_of_the_old_kind() -> None:
    assert verify(committed("al-capone"), game).proof == OLD


@pytest.mark.parametrize("wrong", [None, [], [HEX], [HEX, None, None], "x", {"0": HEX}, 7])
def test_REC_8_not_one_commitment_a_player(wrong: Any) -> None:
    assert judged(pledged(), word_commitments=wrong) == ("rec-8-word-commitments", {"players": 2}, 1)


@pytest.mark.parametrize("wrong", ["", "abc", HEX.upper(), HEX + "\n", HEX[:-1] + "é", 7, False, [HEX]])
def test_REC_8_a_word_commitment_that_is_none(wrong: Any) -> None:
    assert judged(pledged("ww"), word_commitments=[HEX, wrong]) == ("rec-8-word-commitment", {"seat": 1}, 1)


def test_REC_8_a_bot_commits_to_nothing_and_has_no_word() -> None:
    assert judged(pledged("wb"), word_commitments=[HEX, HEX]) == ("rec-8-bot-commitment", {"seat": 1}, 1)
    assert said("wb", word(0), "otter") == ("rec-8-bot-word", {"seat": 1}, 0)
    assert said("wb", word(0), word(1)) == ("rec-8-bot-word", {"seat": 1}, 0)


def test_REC_8_a_word_that_nobody_committed_to() -> None:
    assert said("wn", word(0), word(1)) == ("rec-8-uncommitted-word", {"seat": 1}, 0)


@pytest.mark.parametrize("wrong", ["", "otter", word(1).upper(), word(1) + "0", word(1)[:-1], " " + word(1)[1:]])
def test_REC_8_a_word_of_another_form(wrong: str) -> None:
    assert said("ww", word(0), wrong) == ("rec-8-word-form", {"seat": 1}, 0)


def test_REC_8_another_word_than_the_one_committed_to() -> None:
    assert said("ww", word(0), word(2)) == ("rec-8-word", {"seat": 1}, 0)
    assert said("ww", word(1), word(0)) == ("rec-8-word", {"seat": 0}, 0)


def test_REC_8_a_commitment_that_was_changed_afterwards_with_its_word_gives_another_deal() -> None:
    lines = pledged("ww")
    lines[-1]["reveal"]["words"][1] = word(2)
    key, _, line = judged(lines, word_commitments=[commitment(word(0)), commitment(word(2))])
    assert (key in ("rec-8-dealer", "rec-8-shuffle"), line) == (True, 2)


@pytest.mark.parametrize(
    "wrong", [None, [], 1, "1", {}, [1, 0], [1, 1], [-1], [2], [True], ["1"], [1.0], [[1]], [None]]
)
def test_REC_8_silent_seats_that_are_none(wrong: Any) -> None:
    assert judged(pledged("ws"), silent=wrong) == ("rec-8-silent", {}, 1)


def test_REC_8_silent_is_who_committed_and_has_no_word() -> None:
    assert judged(pledged("wn"), silent=[1]) == ("rec-8-silent-uncommitted", {"seat": 1}, 1)
    assert said("ws", word(0), word(1)) == ("rec-8-silent-word", {"seat": 1}, 0)
    assert judged(committed("al-capone"), silent=[1]) == ("rec-8-silent-old", {}, 1)


def test_REC_8_who_kept_a_word_is_named() -> None:
    lines = pledged("ws")
    del lines[0]["silent"]
    assert judged(lines)[:2] == ("rec-8-word-form", {"seat": 1})


# The attack: the host knows the secret and the person's word, and tries out words for a bot.

CHOSEN: Words = {**SHORT["al-capone"], "players": 2}
PLAYERS: list[Words] = [{"name": "Ada", "kind": "human"}, {"name": "Otto", "kind": "bot:greedy"}]


def best_of(tries: int) -> list[str]:
    """The words that give Ada the most cards of one kind, chosen by the one of the other seat."""

    def luck(words: list[str]) -> int:
        hand: dict[str, int] = dealt("al-capone", CHOSEN, PLAYERS, words, {}).view(0)["hand"]
        return max(hand.values())

    return max(([word(0), f"{number:032x}"] for number in range(tries)), key=luck)


def arranged(tries: int, header: Words) -> list[Words]:
    """The record of a deal that was picked among thousands by a bot's word."""
    words = best_of(tries)
    match: Match = dealt("al-capone", CHOSEN, PLAYERS, words, {"commitment": commitment(SECRET), **header})
    return revealed(match, words)


def test_REC_8_a_host_who_tries_out_words_for_a_bot_is_refused() -> None:
    lines = arranged(2000, {})
    chosen = lines[-1]["reveal"]["words"][1]
    assert judged(lines) == ("rec-8-bot-word", {"seat": 1}, len(lines))
    known = {"word_commitments": [commitment(word(0)), None]}
    assert judged(arranged(1, known))[:2] == ("rec-8-bot-word", {"seat": 1})
    late = {"word_commitments": [commitment(word(0)), commitment(chosen)]}
    assert judged(arranged(1, late)) == ("rec-8-bot-commitment", {"seat": 1}, 1)


def test_REC_8_nor_for_a_friend_who_has_committed() -> None:
    """The same with a second person in league with the host: the word is not the one that everybody was shown."""
    words = best_of(2000)
    header: Words = {"commitment": commitment(SECRET), "word_commitments": [commitment(word(0)), commitment(word(1))]}
    people: list[Words] = [{"name": "Ada", "kind": "human"}, {"name": "Bruno", "kind": "human"}]
    match = dealt("al-capone", CHOSEN, people, words, header)
    assert judged(revealed(match, words))[:2] == ("rec-8-word", {"seat": 1})
