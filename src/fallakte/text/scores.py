"""A round's score and a match's end in words; whoever shows them lays them out."""

from collections.abc import Sequence
from typing import Final

from fallakte.core.sheet import Outcome, SheetLine
from fallakte.core.words import Words
from fallakte.text.families import dollars, money, pieces, site_name
from fallakte.text.speaker import Speaker

HEADINGS: Final = ("sheet-side", "sheet-what", "sheet-rule")
"""What stands above who, for what and by which rule; `points_heading` stands above the last column."""


class Scores:
    """As the rummy games count: sides, cards, points, totals."""

    points_heading = "sheet-points"

    def __init__(self, speaker: Speaker, game: str, names: Sequence[str]) -> None:
        self.speaker = speaker
        self.game = game
        self.names = names

    def title(self, score: Words) -> str:
        """The heading of a score."""
        return self.speaker.say("sheet-title", round=score["round"])

    def side(self, side: int, score: Words) -> str:
        """Who gets a line of the score; partners share one."""
        sides = len(score["totals"])
        return " + ".join(name for seat, name in enumerate(self.names) if seat % sides == side)

    def row(self, line: SheetLine, score: Words) -> tuple[str, str, str, str]:
        """A line of the score: who, for what, by which rule, what it brings."""
        what = self.speaker.say(f"sheet-{self.game}-{line.what}", **self.facts(line))
        return self.side(line.side, score), what, line.rule, self.points(line.points)

    def facts(self, line: SheetLine) -> Words:
        """What a line of the score is for."""
        if "card" not in line.facts:
            return {"card": "", "counted": ""}
        card = line.facts["card"]
        return {"card": self.speaker.name(card), "counted": self.speaker.counted(card, line.facts["count"])}

    def points(self, points: int) -> str:
        """What a line of the score brings."""
        return str(points)

    def totals(self, score: Words) -> list[str]:
        """The standing after a round."""
        return [
            self.speaker.say("total-line", side=self.side(side, score), total=total, points=points)
            for side, (points, total) in enumerate(zip(score["points"], score["totals"]))
        ]

    def end(self, end: Words, outcome: Outcome, options: Words) -> list[str]:
        """Who has won, and how."""
        winners = ", ".join(self.side(side, end) for side in end["winners"])
        who = self.speaker.say("match-over", winners=winners, count=len(end["winners"]))
        how = self.speaker.say(f"outcome-{outcome.cause}", **self.outcome(end, options))
        return [who, f"{how} ({outcome.rule})"]

    def outcome(self, end: Words, options: Words) -> Words:
        """What the sentence about the end of a match needs."""
        return {"total": end["totals"][end["winners"][0]], "target": options["target"]}


class RueMorgueScores(Scores):
    """With bonus pairs, each counted under its Brilliant Deduction."""

    def facts(self, line: SheetLine) -> Words:
        if line.what == "pair":
            return {"pair": self.speaker.say(f"pair-{str(line.facts['card']).removeprefix('deduction-')}")}
        return super().facts(line)


class CaponeScores(Scores):
    """Years, families and money."""

    points_heading = "sheet-income"

    def title(self, score: Words) -> str:
        return self.speaker.say("sheet-title-capone", round=score["round"])

    def side(self, side: int, score: Words) -> str:
        return self.names[side]

    def facts(self, line: SheetLine) -> Words:
        at = site_name(self.speaker, line.facts["business"], line.facts["site"])
        return {"at": at, "pieces": pieces(self.speaker, line.facts["members"], line.facts["bodyguards"])}

    def points(self, points: int) -> str:
        return money(self.speaker, points)

    def totals(self, score: Words) -> list[str]:
        return [
            self.speaker.say(
                "total-capone",
                side=name,
                income=dollars(score["income"][seat]),
                cash=dollars(score["cash"][seat]),
                investments=score["investments"][seat],
            )
            for seat, name in enumerate(self.names)
        ]

    def outcome(self, end: Words, options: Words) -> Words:
        return {}


OF_A_GAME: Final[dict[str, type[Scores]]] = {"rue-morgue": RueMorgueScores, "capone": CaponeScores}


def scores_of(game: str, speaker: Speaker, names: Sequence[str]) -> Scores:
    """The words for this game's scores."""
    return OF_A_GAME.get(game, Scores)(speaker, game, names)
