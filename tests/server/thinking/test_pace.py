"""When an answer is shown: public facts alone, the same everywhere."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fallakte
from fallakte.server.thinking.pace import MOMENT, pause_before_answer, release_at

games = st.sampled_from(fallakte.GAMES)
states = st.integers(0, 10**6)
seconds = st.floats(0.03, 100.0)


@given(games, states, st.integers(1, 50), seconds)
def test_R_13_a_pause_is_about_the_pace_and_longest_at_the_start_of_a_turn(game, state, before, pace):
    first, later = (pause_before_answer(game, state, count, pace, "greedy") for count in (0, before))
    assert 0.7 * pace <= later < pace <= first < 1.3 * pace


def test_R_13_the_pause_is_the_same_in_every_process_and_differs_from_state_to_state():
    pauses = [round(pause_before_answer("al-capone", state, 1, 1.0, "greedy"), 4) for state in range(4)]
    assert pauses == [0.7093, 0.8323, 0.9741, 0.8862]
    assert pause_before_answer("capone", 0, 1, 1.0, "greedy") != pauses[0]


@given(games, states, st.integers(0, 50), seconds)
def test_R_13_a_bot_that_thinks_long_takes_as_long_for_a_single_answer(game, state, before, pace):
    pause = pause_before_answer(game, state, before, pace, "master")
    assert pause == max(pause_before_answer(game, state, before, pace, "greedy"), 1.25)


@given(games, states, st.integers(0, 50), st.floats(0.0, 0.01))
def test_R_13_without_a_pace_every_answer_takes_the_same_moment(game, state, before, pace):
    assert pause_before_answer(game, state, before, pace, "greedy") == MOMENT
    assert pause_before_answer(game, state, before, pace, "master") == 1.25
    assert release_at(5.0, MOMENT, 5.0001) == release_at(5.0, MOMENT, 5.019) == 5.0 + MOMENT


@given(st.floats(0.0, 10**6), seconds, st.floats(0.0, 1.0))
def test_R_13_an_answer_within_the_pause_is_shown_at_its_end(asked, pause, part):
    assert release_at(asked, pause, asked + pause * part * 0.99) == asked + pause


@pytest.mark.parametrize(("now", "shown"), [(10.0, 12.0), (12.0, 12.0), (12.5, 14.0), (14.0, 14.0), (19.9, 20.0)])
def test_a_late_answer_is_held_back_to_the_next_whole_pause(now, shown):
    assert release_at(10.0, 2.0, now) == shown
