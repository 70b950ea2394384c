"""What people are called stands apart from the lines of a log: a person can be forgotten, and the lines still add up.

In the store a place or a player has a number `who` instead of a `name`; the table `names` says what the number means.
"""

from collections.abc import Mapping
from typing import Any

from fallakte.core.words import Words
from fallakte.server.store.rows import NameRow


class Names:
    """The names of one table by their numbers, and which of them the seats have now."""

    def __init__(self, known: Mapping[int, str] | None = None, at_seats: list[int] | None = None) -> None:
        self.known: dict[int, str] = dict(known or {})
        self.at_seats: list[int] = list(at_seats or [])

    def apart(self, body: Words, persons: Mapping[int, str | None]) -> tuple[Words, list[NameRow]]:
        """A line as it is stored, with the names that are new in it; `persons` says whose they are."""
        if "table" in body:
            setup = body["table"]
            self.at_seats = [0] * len(setup["places"])
            rows: list[NameRow] = []
            places = [self._place(seat, place, persons, rows) for seat, place in enumerate(setup["places"])]
            return {"table": {**setup, "places": places}}, rows
        if "seat" in body:
            rows = []
            seat = body["seat"]["seat"]
            place = self._place(seat, body["seat"]["place"], persons, rows)
            return {"seat": {**body["seat"], "place": place}}, rows
        if "record" in body:
            players = [self._player(seat, player) for seat, player in enumerate(body["players"])]
            return {**body, "players": players}, []
        return body, []

    def _place(self, seat: int, place: Words, persons: Mapping[int, str | None], rows: list[NameRow]) -> Words:
        name = place["name"]
        who = self.at_seats[seat]
        if not name:
            self.at_seats[seat] = 0
        elif seat in persons or self.known.get(who) != name:
            who = self.at_seats[seat] = max(self.known, default=0) + 1
            self.known[who] = name
            rows.append(NameRow(who=who, person=persons.get(seat), name=name))
        return _renamed(place, self.at_seats[seat])

    def _player(self, seat: int, player: Words) -> Words:
        who = self.at_seats[seat] if seat < len(self.at_seats) else 0
        return _renamed(player, who) if self.known.get(who) == player["name"] else player

    def together(self, body: Words) -> Words:
        """A stored line with the names in it."""
        if "table" in body:
            places = body["table"]["places"]
            self.at_seats = [place.get("who", 0) for place in places]
            return {"table": {**body["table"], "places": [self._named(*one) for one in enumerate(places)]}}
        if "seat" in body:
            seat, place = body["seat"]["seat"], body["seat"]["place"]
            self.at_seats[seat] = place.get("who", 0)
            return {"seat": {**body["seat"], "place": self._named(seat, place)}}
        if "record" in body:
            return {**body, "players": [self._named(*one) for one in enumerate(body["players"])]}
        return body

    def at_seat(self, seat: int) -> str:
        """What whoever has a seat now is called; empty where nobody is named there."""
        who = self.at_seats[seat] if seat < len(self.at_seats) else 0
        return self._called(seat, who) if who else ""

    def _called(self, seat: int, who: int) -> str:
        """A name that was forgotten is the seat's number."""
        return self.known.get(who) or str(seat + 1)

    def _named(self, seat: int, one: Words) -> Words:
        if "who" not in one:
            return one
        rest = {key: value for key, value in one.items() if key != "who"}
        return {"name": self._called(seat, one["who"]), **rest}


def _renamed(one: Words, who: int) -> Words:
    rest: dict[str, Any] = {key: value for key, value in one.items() if key != "name"}
    return {**rest, "who": who} if who else {**rest, "name": ""}
