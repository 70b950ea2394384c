"""What holds at every moment of every match, whatever is played: random matches for all player counts and options."""

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.luck import Luck
from fallakte.core.playout import playout
from fallakte.core.table import DEAL, MOVE, NOBODY, OK, OVER, SCORE, SPECTATOR
from fallakte.games.capone.book import BOOK, BOOK_END, COMMIT_AT, DETAIN_AT, OCCUPY_AT, OFFER_AT, TAKEOVER_AT
from fallakte.games.capone.cards import EVERYBODY, GUARDS, HAND, MEMBERS, SITES
from fallakte.games.capone.game import GAME
from fallakte.games.capone.hands import shown_kind
from fallakte.games.capone.match import ENDINGS
from fallakte.games.capone.state import StateTable
from fallakte.games.capone.table import CaponeTable

ODD = {"don": 45, "mama": 45, "novice": 45, "bank": 45, "casino": 60, "lawyer": 5, "speakeasy": 105}
TABLES: list[dict[str, Any]] = [
    {"players": players, "cover": cover, "years": 3, "values": values}
    for players in (3, 4, 5, 6)
    for cover in (False, True)
    for values in ({}, ODD)
]
WHOLE_BOOK_EVERY = 7


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_random_match_ends_and_holds_together_all_the_way(options: dict[str, Any]):
    table = GAME.open(GAME.fill(options))
    luck = Luck(options["players"])
    decisions = 0
    while table.due != OVER:
        if table.due != MOVE:
            step_without_decision(table, luck)
        else:
            moves = table.moves()
            if decisions % WHOLE_BOOK_EVERY == 0 or moves[-1] >= COMMIT_AT:
                moves_agree_with_reasons(table, moves)
                a_site_is_open_exactly_when_a_commit_can_follow(table)
                nothing_hidden_shows(table, luck)
                copies_and_bytes_are_equal(table)
            move = moves[luck.below(len(moves))]
            money = money_after(table, move)
            table.play(move)
            assert money == sum(table.cash), BOOK[move]
            decisions += 1
        everything_is_accounted_for(table)
        secrets_are_for_one_seat(table)
    assert table.year <= 3
    assert table.outcome is not None
    assert table.outcome.cause in ENDINGS
    copies_and_bytes_are_equal(table)


def step_without_decision(table: CaponeTable, luck: Luck) -> None:
    """A deal, a score or the end; cash and markers do not change by it."""
    before = (list(table.cash), list(table.markers))
    if table.due == DEAL:
        table.draw_lots(luck)
    else:
        words = table.score_words() if table.due == SCORE else table.end_words()
        assert words["cash"] == before[0]
        assert words["investments"] == before[1]
        table.settle()
    assert (list(table.cash), list(table.markers)) == before


def moves_agree_with_reasons(table: CaponeTable, moves: list[int]) -> None:
    assert len(moves) == len(set(moves)) > 0
    assert set(moves) == {move for move in range(BOOK_END) if table.forbids(move) == OK}
    words = [str(table.words(move)) for move in moves]
    assert len(set(words)) == len(words)
    assert all(table.number(table.words(move)) == move for move in moves)


def a_site_is_open_exactly_when_a_commit_can_follow(table: CaponeTable) -> None:
    """Cards that need a commit, tried out on a copy whether they are allowed or not."""
    for move in (*range(OCCUPY_AT, DETAIN_AT), *range(TAKEOVER_AT, OFFER_AT)):
        reason = table.reason(table.forbids(move))
        if reason.rule in ("R-18", "R-19") or reason.key in ("cp-29-free-site", "cp-29-own-site"):
            continue
        tried = table.copy()
        tried.carry_out(move)
        assert (reason.rule == "") == (tried.moves() != [])


def secrets_are_for_one_seat(table: CaponeTable) -> None:
    """Only a hand and an exchange hide something, and only from the others."""
    for event in table.events:
        if event.secret is not None:
            assert event.what in ("hand", "exchanged")
            assert event.eyes == 1 << event.facts["seat"]
        assert event.what != "exchanged" or set(event.facts) == {"seat", "count"}


def money_after(table: CaponeTable, move: int) -> int:
    """The cash of all families together after a move, by the tables of the rules page."""
    words = table.words(move)
    last = table.to_act == table.dealer and table.round == table.rules.rounds
    is_card = words["act"] in ("lay_down", "legal", "detain", "fbi", "protection", "offer", "commit")
    income = income_after(table, move) if last and is_card else 0
    return sum(table.cash) + bank_pays(table, words) + income


def bank_pays(table: CaponeTable, words: dict[str, Any]) -> int:
    """What a move itself brings from the bank, or costs."""
    count: int = words.get("count", 0)
    match words["act"]:
        case "sell":
            return 50
        case "bail":
            return -table.rules.worth[1 << MEMBERS.index(words["member"])]
        case "legal":
            return [0, 10, 20, 30, 30, 40, 40, 50, 50, 60][table.markers[table.to_act]]
        case "hire":
            return -5 * count
        case "invest":
            return -100 * count
        case "protection":
            price = [0, 10, 10, 20, 20, 30, 30, 40, 40, 50][table.markers[words["of"]]]
            return 50 if table.cash[words["of"]] < price else 0
    return 0


def income_after(table: CaponeTable, move: int) -> int:
    """What all sites will earn together when the last card is carried out, counted on a copy without the reckoning."""
    copy = table.copy()
    copy.dealer = (copy.dealer + 1) % copy.players
    copy.carry_out(move)
    rules = table.rules
    earning = [site for site in range(SITES) if copy.holders[site] != NOBODY]
    if rules.cover:
        earning = [site for site in earning if copy.worth_on(site) >= rules.business[site // 2]]
    return sum(copy.worth_on(site) for site in earning)


def everything_is_accounted_for(table: StateTable) -> None:
    """Every card and every piece is in exactly one place; no purse is in debt."""
    for seat in range(table.players):
        own_sites = [site for site in range(SITES) if table.holders[site] == seat]
        guards = table.guards[seat] + table.park[seat] + table.lost[seat] + list(table.shops).count(seat)
        assert guards + sum(table.posted_guards[site] for site in own_sites) == GUARDS
        sets = [table.members[seat], table.harbour[seat], table.out_of_circulation(seat)]
        sets += [*table.cells[seat * 3 : seat * 3 + 3], *[table.posted[site] for site in own_sites]]
        assert sum(sets) == EVERYBODY
        assert table.cash[seat] >= 0
        assert 0 <= table.markers[seat] <= 10
    for site in range(SITES):
        stands = table.posted[site] != 0 or table.posted_guards[site] > 0
        assert stands == (table.holders[site] != NOBODY)
        assert table.rules.quarrel[table.posted[site]] == OK
    if table.year > 0:
        assert +Counter(all_cards(table)) == Counter(table.rules.deck)
    assert (table.to_act != NOBODY) == (table.due == MOVE)


def all_cards(table: StateTable) -> list[int]:
    cards = [shown_kind(one) for one in table.shown] + list(table.deck[table.next :])
    for seat in range(table.players):
        cards += table.hand_cards(seat) + table.given_cards(seat)
    return cards


def copies_and_bytes_are_equal(table: CaponeTable) -> None:
    data = table.to_bytes()
    copy = table.copy()
    again = GAME.table_from_bytes(data)
    assert copy.to_bytes() == again.to_bytes() == data
    assert copy.moves() == again.moves() == table.moves()
    assert copy.view(0) == again.view(0) == table.view(0)
    copy.draw_lots(Luck(1))
    assert table.to_bytes() == data


def nothing_hidden_shows(table: CaponeTable, luck: Luck) -> None:
    """Views and knowledge are the same to the byte when every card that a seat cannot see lies elsewhere."""
    for seat in range(table.players):
        other = table.copy()
        redeal(other, seat, luck)
        seen = table.seen(seat).to_bytes()
        assert other.seen(seat).to_bytes() == seen
        assert other.view(seat) == table.view(seat)
        assert other.view(SPECTATOR) == table.view(SPECTATOR)
        imagined = table.seen(seat).imagine(luck)
        assert imagined.seen(seat).to_bytes() == seen
        assert imagined.view(seat) == table.view(seat)
        everything_is_accounted_for(imagined)
        if table.to_act == seat:
            assert other.moves() == imagined.moves() == table.moves()


def redeal(table: CaponeTable, seat: int, luck: Luck) -> None:
    """Shuffle all cards that this seat cannot see among the places where they lie."""
    others = [other for other in range(table.players) if other != seat]
    hidden = list(table.deck[table.next :])
    for other in others:
        hidden += table.hand_cards(other) + table.given_cards(other)
    for i in range(len(hidden) - 1, 0, -1):
        j = luck.below(i + 1)
        hidden[i], hidden[j] = hidden[j], hidden[i]
    for other in others:
        size = table.sizes[other]
        for kind in table.hand_cards(other):
            table.put_out(other, kind)
        for _ in range(size):
            table.take_in(other, hidden.pop())
        for place in range(table.given_sizes[other]):
            table.given[other * HAND + place] = hidden.pop()
    table.deck = vec[i64](hidden)
    table.next = 0


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_playouts_end_and_depend_on_luck_alone(players: int):
    first = GAME.open(GAME.fill({"players": players}))
    second = first.copy()
    made = playout(first, Luck(players), 10**6)
    assert made == playout(second, Luck(players), 10**6)
    assert first.outcome is not None
    assert second.outcome is not None
    assert first.outcome.winners == second.outcome.winners
    assert first.year <= 25


def test_an_unwatched_match_goes_the_same_way_and_tells_nothing():
    watched = GAME.open(GAME.fill({"players": 4, "years": 2}))
    quiet = watched.copy()
    one, other = Luck(9), Luck(9)
    while watched.due != OVER:
        for table, luck in ((watched, one), (quiet, other)):
            if table.due == MOVE:
                moves = table.moves()
                table.play(moves[luck.below(len(moves))])
            elif table.due == DEAL:
                table.draw_lots(luck)
            else:
                table.settle()
        assert watched.view(0) == quiet.view(0)
        assert watched.events
        assert not quiet.events


def test_random_matches_end_in_ways_that_are_listed():
    found = set()
    for seed in range(60):
        table = GAME.open(GAME.fill({"players": 3, "years": 5 + seed % 21})).copy()
        playout(table, Luck(seed), 10**6)
        assert table.outcome is not None
        found.add(table.outcome.cause)
    assert {"ten", "years", "years-cash"} <= found <= set(ENDINGS)
