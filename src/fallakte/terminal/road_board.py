"""Bonnie and Clyde laid out in words: the road with the car, hidden cards, and how the cards of an area lie."""

from rich.table import Table as Grid

from fallakte.core.words import Words
from fallakte.terminal.board import add_row
from fallakte.terminal.rummy_board import RummyBoard


class RoadBoard(RummyBoard):
    """The ten places stand below each other, with what is known of the card below each."""

    def area(self, view: Words, side: int) -> str:
        lying = view["lying"][side]
        parts = [
            self.speaker.say(f"area-{how}", cards=self.counted(lying[how]))
            for how in ("sideways", "upright")
            if lying[how]
        ]
        if lying["outlaws"]:
            parts.append(self.speaker.say("area-outlaws", cards=self.speaker.names(lying["outlaws"])))
        return " · ".join(parts) or "–"

    def middle(self, view: Words) -> Grid:
        grid = self.grid("road-place", "road-car", "road-melded", "road-below")
        for place in view["road"]:
            here = place["number"] == view["car"]
            name = f"{place['number']:>2} {self.speaker.say('place-' + place['place'])}"
            melded = self.speaker.say("yes") if place["melded"] else ""
            below = self.below(place, view["seat"])
            add_row(grid, name, "◀" if here else "", melded, below, style="bold" if here else "")
        return grid

    def below(self, place: Words, seat: int | None) -> str:
        """What this seat knows of the card below a place."""
        if not place["hidden"]:
            return "–"
        if place["card"] is not None:
            what = self.speaker.name(place["card"])
        else:
            what = self.speaker.say("road-harmless" if place["harmless"] else "road-hidden")
        if not place["looked"]:
            return what
        return self.speaker.say("road-seen-by", what=what, names=self.seen_by(place["looked"], seat))

    def lines(self, view: Words) -> list[tuple[str, str]]:
        found = super().lines(view)
        if view["in_front"]:
            found.append((self.speaker.say("in-front"), self.speaker.name(view["in_front"])))
        return found

    def question(self, view: Words) -> Words:
        if view["asked"] == "car":
            return {"place": self.speaker.name(_at(view, 0)["place"])}
        if view["asked"] != "hidden":
            return {}
        (looked,) = [place for place in view["road"] if place["place"] == view["looking"]]
        outlaw = "yes" if looked["card"] in ("bonnie", "clyde") else "no"
        return {
            "place": self.speaker.name(looked["place"]),
            "card": self.speaker.name(looked["card"]),
            "outlaw": outlaw,
        }

    def aside(self, view: Words, move: Words) -> str:
        if move["act"] in ("meld", "lay_off") and move["card"] == _at(view, 0)["place"]:
            return self.speaker.say("aside-sideways")
        if move["act"] == "move_car":
            return self.speaker.say("aside-car", place=self.speaker.name(_at(view, move["by"])["place"]))
        return ""


def _at(view: Words, ahead: int) -> Words:
    """The place where the car stands, or one so far ahead of it."""
    place: Words = view["road"][view["car"] - 1 + ahead]
    return place
