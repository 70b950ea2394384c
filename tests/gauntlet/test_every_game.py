"""What holds for every game, player count and option."""

import fallakte
from fallakte.core.luck import Luck
from fallakte.core.playout import playout
from fallakte.core.record import encode, parse_line
from fallakte.core.table import OVER
from fallakte.core.words import Words
from fallakte.games import game
from tests.gauntlet.cases import begin, every_case, moments
from tests.gauntlet.luck import Chooser


@every_case
def test_moves_and_forbids_agree_over_the_whole_book(name: str, options: Words) -> None:
    for match in moments(name, options, "agree", every=9):
        lawful = [move for move in range(len(match.game.book)) if match.table.forbids(move) == 0]
        assert sorted(match.moves()) == lawful
        assert lawful, "somebody is to act and can do nothing"


@every_case
def test_every_move_has_words_of_its_own_that_are_read_back(name: str, options: Words) -> None:
    for match in moments(name, options, "words", every=23):
        legal = match.legal()
        assert [match.table.number(words) for words in legal] == match.moves()
        assert len({str(words) for words in legal}) == len(legal)


@every_case
def test_a_random_match_ends_and_its_record_replays_to_the_same_bytes(name: str, options: Words) -> None:
    match = begin(name, options, "replay")
    chooser = Chooser("replay")
    while not match.over:
        match.play(chooser.one_of(match.moves()))
    assert match.table.outcome is not None
    again = fallakte.read([parse_line(encode(line)) for line in match.lines])
    assert again.over
    assert again.table.to_bytes() == match.table.to_bytes()


@every_case
def test_a_copy_plays_on_exactly_as_the_table_does(name: str, options: Words) -> None:
    for match in moments(name, options, "copy", every=31, most=200):
        one, other = match.table.copy(), match.table.copy()
        before = match.table.to_bytes()
        playout(one, Luck(5), 60)
        playout(other, Luck(5), 60)
        assert one.to_bytes() == other.to_bytes()
        assert match.table.to_bytes() == before


@every_case
def test_a_table_is_the_same_after_a_way_through_bytes(name: str, options: Words) -> None:
    for match in moments(name, options, "bytes", every=29):
        data = match.table.to_bytes()
        again = game(name).table_from_bytes(data)
        assert again.to_bytes() == data
        assert again.moves() == match.moves()
        assert [again.view(seat) for seat in range(-1, again.players)] == [
            match.view(seat) for seat in range(-1, again.players)
        ]
        move = match.moves()[0]
        copy = game(name).table_from_bytes(data)
        again.play(move)
        copy.play(move)
        assert again.to_bytes() == copy.to_bytes()


@every_case
def test_what_was_seen_survives_its_bytes_and_every_imagination(name: str, options: Words) -> None:
    luck = Luck(11)
    for match in moments(name, options, "seen", every=7):
        for seat in range(match.table.players):
            seen = match.seen(seat)
            data = seen.to_bytes()
            assert game(name).seen_from_bytes(data).to_bytes() == data
            imagined = seen.imagine(luck)
            assert imagined.seen(seat).to_bytes() == data
            assert imagined.view(seat) == match.view(seat)
            assert game(name).seen_from_bytes(data).words() == seen.words()


@every_case
def test_nothing_that_a_seat_cannot_see_is_in_its_view_or_its_knowledge(name: str, options: Words) -> None:
    """Everything hidden is changed by imagining it anew; view and knowledge stay the same to the byte."""
    luck = Luck(12)
    for match in moments(name, options, "hidden", every=41):
        for seat in range(match.table.players):
            seen = match.seen(seat)
            others = [seen.imagine(luck) for _ in range(4)]
            assert any(other.to_bytes() != others[0].to_bytes() for other in others) or match.due != "move"
            assert {encode(other.view(seat)) for other in others} == {encode(match.view(seat))}
            assert {other.seen(seat).to_bytes() for other in others} == {seen.to_bytes()}


@every_case
def test_an_imagined_table_can_be_played_to_the_end(name: str, options: Words) -> None:
    luck = Luck(13)
    for match in moments(name, options, "play on", every=67, most=300):
        table = match.seen(match.to_act).imagine(luck)
        assert sorted(table.moves()) == sorted(match.moves())
        playout(table, luck, 40)


@every_case
def test_simulations_go_through_whole_matches(name: str, options: Words) -> None:
    table = game(name).open(begin(name, options, "").options)
    table.watched = False
    playout(table, Luck(3), 200_000)
    assert table.due == OVER
    assert table.outcome is not None


@every_case
def test_views_have_one_form_for_seats_and_spectators(name: str, options: Words) -> None:
    for match in moments(name, options, "form", every=53):
        forms = {frozenset(match.view(seat)) for seat in range(-1, match.table.players)}
        assert len(forms) == 1
        assert match.view(-1)["hand"] is None
