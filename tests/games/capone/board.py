"""Boards of Capone set up by hand, so that a rule's test reads like a scene of the game.

    t = board(hand="casino", on={"casino 0": "mascapone: secretary 4"})
    t.plays("occupy casino 0", "commit right-hand 1")

Seat 0, the Armarettos, is to act. Pieces are written as members and a number of bodyguards ("secretary 4"), places as
"casino 0", "penthouse" or "scrapyard", moves as the values of their words, families by name.
"""

from collections import Counter
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fallakte.core.faults import Refused
from fallakte.core.table import MOVE
from fallakte.core.words import Words
from fallakte.games.capone.cards import BUSINESSES, CARDS, FAMILIES, FIELDS, MEMBERS, SHOPS
from fallakte.games.capone.game import GAME
from fallakte.games.capone.legal import ASKED
from fallakte.games.capone.table import CaponeTable
from fallakte.games.capone.view import CaponeView, CommitView, FamilyView, SiteView

By = dict[str, int]
Pieces = dict[str, str]


def seat(family: str) -> int:
    return FAMILIES.index(family)


def pieces(text: str) -> tuple[int, int]:
    """'secretary novice 4' as a set of members and a number of bodyguards."""
    members, guards = 0, 0
    for word in text.split():
        if word.isdigit():
            guards = int(word)
        else:
            members |= 1 << MEMBERS.index(word)
    return members, guards


def site_number(place: str) -> int:
    business, site = place.split()
    return BUSINESSES.index(business) * 2 + int(site)


def words(move: str) -> Words:
    """'detain party mascapone don' as the words of the records."""
    act, *rest = move.split()
    numbers = [int(word) for word in rest if word.isdigit()]
    names = [word for word in rest if not word.isdigit()]
    match act:
        case "exchange":
            return {"act": act, "cards": names}
        case "commit":
            return {"act": act, "members": names, "bodyguards": numbers[0] if numbers else 0}
        case "bail":
            return {"act": act, "member": names[0]}
        case "lay_down" | "legal":
            return {"act": act, "card": names[0]}
        case "occupy":
            return {"act": act, "card": names[0], "site": numbers[0]}
        case "takeover":
            return {"act": act, "business": names[0], "site": numbers[0]}
        case "detain":
            return {"act": act, "card": names[0], "of": seat(names[1]), "member": names[2]}
        case "fbi":
            return {"act": act, "of": seat(names[0]), "member": names[1]}
        case "protection":
            return {"act": act, "of": seat(names[0])}
        case "offer":
            return {"act": act, "of": seat(names[0]), "place": names[1], "site": numbers[0] if numbers else None}
        case "hire" | "invest":
            return {"act": act, "count": numbers[0]}
    return {"act": act}


class Board:
    """A table in the middle of a year, and what one can say of it."""

    def __init__(self, table: CaponeTable) -> None:
        self.table = table

    # Moves

    def plays(self, *moves: str) -> "Board":
        """The seat to act makes these moves, one after the other."""
        for move in moves:
            number = self.table.number(words(move))
            reason = self.table.reason(self.table.forbids(number))
            assert reason.rule == "", f"{move} is forbidden by {reason.rule} ({reason.key})"
            assert number in self.table.moves(), move
            self.table.play(number)
        return self

    def refuses(self, move: str, rule: str, key: str = "") -> "Board":
        """The seat to act may not make this move, because of this rule."""
        before = self.table.to_bytes()
        with pytest.raises(Refused) as refusal:
            self.table.play(self.table.number(words(move)))
        refused = refusal.value
        assert refused.rule == rule, f"{move}: {refused.rule} ({refused.key})"
        assert refused.key.startswith(rule.lower() + "-" + key), f"{move}: {refused.key}"
        assert words(move) not in self.legal(words(move)["act"])
        assert self.table.to_bytes() == before
        return self

    def may(self, *moves: str) -> bool:
        """Whether the seat to act may make each of these moves."""
        legal = self.table.moves()
        return all(self.table.number(words(move)) in legal for move in moves)

    def legal(self, act: str) -> list[Words]:
        """What the seat to act may do by this act."""
        found = [self.table.words(move) for move in self.table.moves()]
        return [one for one in found if one["act"] == act]

    def lays_down_all(self) -> "Board":
        """Everybody lays down one card after the other until the cards of the year are gone."""
        while self.asked() == "card":
            self.plays("lay_down " + self.hand(self.table.to_act)[0])
        return self

    def passes(self) -> "Board":
        """Everybody answers none until the score of the year is due."""
        answers = {"exchange": "exchange", "hire": "hire 0", "invest": "invest 0"}
        while self.table.due == MOVE:
            asked = self.asked()
            self.plays(answers[asked]) if asked in answers else self.lays_down_all()
        return self

    # What one sees

    def view(self, who: int = -1) -> CaponeView:
        return cast(CaponeView, self.table.view(who))

    def asked(self) -> str:
        return self.view()["asked"] or ""

    def to_act(self) -> str:
        return FAMILIES[self.table.to_act]

    def hand(self, who: int) -> list[str]:
        return self.view(who)["hand"] or []

    def family(self, name: str) -> FamilyView:
        return self.view()["families"][seat(name)]

    def cash(self, name: str = "armaretto") -> int:
        return self.family(name)["cash"]

    def investments(self, name: str = "armaretto") -> int:
        return self.family(name)["investments"]

    def at_hand(self, name: str = "armaretto") -> str:
        """The pieces at hand: 'secretary 4'."""
        family = self.family(name)
        return " ".join([*family["members"], str(family["bodyguards"])])

    def site(self, place: str) -> SiteView:
        return self.view()["sites"][site_number(place)]

    def on(self, place: str) -> str:
        """Who is on a site or field: 'mascapone: secretary 4', or nothing."""
        if place in FIELDS:
            field = self.view()["fields"][FIELDS.index(place)]
            return f"{FAMILIES[field['of']]}: {field['member']}" if field["of"] is not None else ""
        site = self.site(place)
        if site["holder"] is None:
            return ""
        return f"{FAMILIES[site['holder']]}: " + " ".join([*site["members"], str(site["bodyguards"])])

    def commit(self) -> CommitView:
        """What the commit that is asked for needs."""
        asked = self.view()["commit"]
        assert asked is not None
        return asked

    def events(self, who: int = -1) -> list[Words]:
        """What this seat (-1: a spectator) was told of the last move."""
        return [event.words(who, GAME.vocabulary) for event in self.table.events]

    def happened(self, what: str, who: int = -1) -> Words:
        """The one event of that name, as the seat was told of it."""
        (found,) = [event for event in self.events(who) if event["event"] == what]
        return found


def board(
    *,
    players: int = 3,
    hand: str = "",
    on: Pieces | None = None,
    at_hand: Pieces | None = None,
    prison: Pieces | None = None,
    park: By | None = None,
    cash: By | None = None,
    investments: By | None = None,
    asked: str = "card",
    last_card: bool = False,
    year: int = 1,
    deck: str = "",
    **options: Any,
) -> Board:
    """Seat 0 is to act, in the round for which its hand has the right number of cards; the others hold as many.

    `on` sets pieces on sites, fields and legal businesses, `prison` into blocks ("armaretto 3"). `at_hand` names all
    that a family still has there: the rest is out of the game. `deck` is the top of the undealt rest.
    """
    t = GAME.open(GAME.fill({"players": players, **options}))
    t.give(list(t.rules.deck), 0 if last_card else players - 1)
    t.year = year
    _deal(t, hand.split(), deck.split())
    t.to_act = 0
    t.phase = ASKED.index(asked)
    t.round = t.rules.rounds - max(t.sizes[0], 1) + 1 if asked in ("card", "commit") else t.rules.rounds
    for place, text in (on or {}).items():
        _set(t, place, text)
    for cell, member in (prison or {}).items():
        family, block = cell.split()
        t.members[seat(family)] &= ~pieces(member)[0]
        t.cells[seat(family) * 3 + int(block) - 1] |= pieces(member)[0]
    for family, count in (park or {}).items():
        t.guards[seat(family)] -= count
        t.park[seat(family)] += count
    for family, text in (at_hand or {}).items():
        _leave_only(t, seat(family), text)
    for family, amount in (cash or {}).items():
        t.cash[seat(family)] = amount
    for family, marker in (investments or {}).items():
        t.markers[seat(family)] = marker
    return Board(t)


def _deal(t: CaponeTable, hand: list[str], deck: list[str]) -> None:
    """Seat 0 gets this hand, the others as many of the cards left, the first in page order first."""
    left = Counter(dict(enumerate(t.rules.copies)))
    own = [CARDS.index(card) for card in hand]
    top = [CARDS.index(card) for card in deck]
    left.subtract(own + top)
    assert min(left.values()) >= 0, f"more cards than there are: {hand} {deck}"
    rest = sorted(left.elements())
    t.gather_cards()
    for kind in own:
        t.take_in(0, kind)
    for other in range(1, t.players):
        for _ in range(t.sizes[0]):
            t.take_in(other, rest.pop(0))
    t.deck = vec[i64](top + rest)


def _set(t: CaponeTable, place: str, text: str) -> None:
    family, _, what = text.partition(":")
    owner = seat(family)
    members, guards = pieces(what)
    if place in SHOPS:
        t.guards[owner] -= 1
        t.shops[SHOPS.index(place)] = owner
    elif place in FIELDS:
        t.members[owner] &= ~members
        t.invite(owner, members, FIELDS.index(place))
    else:
        t.post(owner, site_number(place), members, guards)


def _leave_only(t: CaponeTable, owner: int, text: str) -> None:
    members, guards = pieces(text)
    assert members & ~t.members[owner] == 0, f"not at hand: {text}"
    assert guards <= t.guards[owner], f"not at hand: {text}"
    t.harbour[owner] |= t.members[owner] & ~members
    t.lost[owner] += t.guards[owner] - guards
    t.members[owner] = members
    t.guards[owner] = guards
