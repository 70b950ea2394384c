"""How much there is to think about: what a question will take, and what a bot may take."""

SLICE = 0.005
"""Seconds of thinking that are handed to a worker in one go."""

LEAST = 0.1
WEIGHT = 0.1


def budgeted(load: float) -> float:
    """The share of its usual time that a bot may think, with so many questions for each worker: from 1.0 to 0.1."""
    return max(LEAST, 1 / max(1.0, load))


class Costs:
    """Seconds that questions of a game and level took lately, as a moving average."""

    def __init__(self) -> None:
        self._seconds: dict[tuple[str, str], float] = {}

    def expected(self, game: str, level: str) -> float:
        """What is not known yet counts as a whole slice, so that it goes alone."""
        return self._seconds.get((game, level), SLICE)

    def learn(self, game: str, level: str, seconds: float) -> None:
        """One question took this long."""
        known = self._seconds.get((game, level), seconds)
        self._seconds[game, level] = known + WEIGHT * (seconds - known)
