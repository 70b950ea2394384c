"""Capone laid out in words: families, occupied sites, fields, prison, harbour, park, legal business."""

from collections.abc import Callable
from typing import Any

from rich.table import Table as Grid

from fallakte.core.words import Words
from fallakte.terminal.board import Board, add_row
from fallakte.text.families import dollars, money, pieces, site_name

MANY = 5
"""From so many members at hand on, those who are missing are named instead."""


class CaponeBoard(Board):
    """Free sites and empty places are left out: what is not named is free."""

    def title(self, view: Words) -> str:
        years = view["options"]["years"] or 0
        return self.speaker.say(
            "title-capone", year=view["year"], years=years, round=view["round"], rounds=view["rounds"]
        )

    # Families and sites

    def players(self, view: Words) -> Grid:
        grid = self.grid(
            "column-family",
            "column-cash",
            "column-investments",
            "column-cards",
            "column-bodyguards",
            "column-members",
        )
        for seat, family in enumerate(view["families"]):
            turn = "▶ " if seat == view["to_act"] else "  "
            add_row(
                grid,
                f"{turn}{self.names[seat]} ({self.speaker.name(family['family'])})",
                self.money(family["cash"]),
                str(family["investments"]),
                str(family["cards"]),
                str(family["bodyguards"]),
                self.members(family["members"], view),
            )
        return grid

    def members(self, at_hand: list[str], view: Words) -> str:
        """The members at hand, or who is missing, whichever is shorter."""
        missing = [member for member in view["worth"] if member != "bodyguard" and member not in at_hand]
        if not at_hand:
            return self.speaker.say("no-members")
        if not missing:
            return self.speaker.say("all-members")
        if len(at_hand) >= MANY:
            return self.speaker.say("all-but", members=self.speaker.names(missing))
        return self.speaker.names(at_hand)

    def middle(self, view: Words) -> Grid | None:
        grid = self.grid("column-site", "column-holder", "column-worth", "column-pieces")
        for site in view["sites"]:
            if site["holder"] is not None:
                add_row(
                    grid,
                    site_name(self.speaker, site["business"], site["site"]),
                    self.names[site["holder"]],
                    self.money(site["worth"]),
                    pieces(self.speaker, site["members"], site["bodyguards"]),
                )
        return grid if grid.row_count else None

    # Everything else

    def lines(self, view: Words) -> list[tuple[str, str]]:
        name = self.speaker.name
        free = all(site["holder"] is None for site in view["sites"])
        places = {
            "the-sites": [self.speaker.say("all-free")] if free else [],
            "the-fields": [self._guest(field) for field in view["fields"] if field["of"] is not None],
            "the-legal": [self.of(one["of"], name(one["business"])) for one in view["legal"] if one["of"] is not None],
            "the-prison": self._each(view, self._prisoners),
            "the-park": self._each(view, lambda one: self._guards(one["park"])),
            "the-harbour": self._each(view, lambda one: self.speaker.names(one["harbour"]) if one["harbour"] else ""),
        }
        return [(self.speaker.say(place), " · ".join(there)) for place, there in places.items() if there]

    def _each(self, view: Words, what: Callable[[Words], str]) -> list[str]:
        """Something of each family that has it."""
        return [self.of(seat, there) for seat, one in enumerate(view["families"]) if (there := what(one))]

    def of(self, seat: int, what: str) -> str:
        """Something that belongs to a family."""
        return self.speaker.say("of-family", name=self.names[seat], what=what)

    def _guest(self, field: Words) -> str:
        member = self.of(field["of"], self.speaker.name(field["member"]))
        return f"{self.speaker.name(field['field'])} ({member})"

    def _guards(self, count: int) -> str:
        return self.speaker.say("bodyguards", count=count) if count else ""

    def _prisoners(self, family: Words) -> str:
        return ", ".join(
            self.speaker.say("in-block", member=self.speaker.name(member), block=block)
            for block, members in enumerate(family["prison"], start=1)
            for member in members
        )

    def hand(self, view: Words) -> str:
        values = {site["business"]: site["value"] for site in view["sites"]}
        shops = [shop["business"] for shop in view["legal"]]
        hand: list[str] = view["hand"] or []
        counts = {card: hand.count(card) for card in hand}
        parts = [
            (f"{count} × " if count > 1 else "") + self._card(card, values.get(card), card in shops)
            for card, count in counts.items()
        ]
        return " · ".join(parts) or "–"

    def _card(self, card: str, value: int | None, legal: bool) -> str:
        name = self.speaker.name(card)
        if value is not None:
            return self.speaker.say("card-worth", card=name, dollars=dollars(value))
        return self.speaker.say("card-legal", card=name) if legal else name

    # The decision

    def question(self, view: Words) -> Words:
        asked = view["commit"]
        if asked is None:
            return {"park": view["families"][view["seat"]]["park"]}
        exactly = asked["exactly"]
        how = "exactly" if exactly is not None else "last-card" if asked["last_card"] else "at-least"
        worth = exactly if exactly is not None else asked["at_least"]
        at = site_name(self.speaker, asked["business"], asked["site"])
        return {"how": how, "at": at, "dollars": dollars(worth)}

    def aside(self, view: Words, move: Words) -> str:
        act = move["act"]
        if act == "commit":
            return self.money(self.worth(view, move))
        if act == "bail":
            return self.money(view["worth"][move["member"]])
        if act in ("occupy", "takeover", "offer") and move["site"] is not None:
            return self._standing(view, move)
        return ""

    def _standing(self, view: Words, move: Words) -> str:
        """Who stands on the site that a move names."""
        business: Any = move.get("place") or move.get("business") or move["card"]
        (site,) = [one for one in view["sites"] if one["business"] == business and one["site"] == move["site"]]
        if site["holder"] is None:
            return self.speaker.say("aside-free")
        if site["holder"] == view["seat"]:
            return self.speaker.say("aside-own", dollars=dollars(site["worth"]))
        return self.speaker.say("aside-held", name=self.names[site["holder"]], dollars=dollars(site["worth"]))

    def rank(self, view: Words, move: Words) -> int:
        """Of commits the cheapest first, of exchanges the smallest."""
        if move["act"] == "commit":
            return self.worth(view, move)
        return len(move["cards"]) if move["act"] == "exchange" else 0

    def worth(self, view: Words, move: Words) -> int:
        """What the pieces of a commit are worth together."""
        worth = view["worth"]
        members: int = sum(worth[member] for member in move["members"])
        return members + int(worth["bodyguard"]) * int(move["bodyguards"])

    # Words

    def money(self, thousands: int) -> str:
        """An amount of money."""
        return money(self.speaker, thousands)
