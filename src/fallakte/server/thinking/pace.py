"""When a bot's answer is shown: public facts decide, never the cards."""

from math import ceil
from zlib import crc32

from fallakte.bots import SECONDS

AMPLE = 1.25
"""So many times as long as a level thinks is long enough for what is asked and answered beside it."""

MOMENT = 0.02
"""Seconds that every answer takes at least."""


def pause_before_answer(game: str, state: int, moves_before: int, pace: float, level: str) -> float:
    """Seconds until the bot's move of this state may be shown, the same for one legal answer as for many (R-13).

    From 0.7 to 1.3 times the table's pace: a turn's first decision takes longer than those after it, and the number of
    the state makes them uneven. A level that thinks longer than that takes its whole time for every answer, and the
    hastiest table has a moment for each, in which a greedy bot finds out whether it has a choice.
    """
    shortest = 1.0 if moves_before == 0 else 0.7
    pause = pace * (shortest + 0.3 * crc32(f"{game} {state}".encode()) / 2**32)
    return max(pause, AMPLE * SECONDS.get(level, 0.0), MOMENT)


def release_at(asked: float, pause: float, now: float) -> float:
    """When an answer that is there now may be shown: at the end of the pause, or of another whole one.

    An answer that came late is held back to the next multiple of the pause, so that the others learn at most how many
    whole pauses the thinking took, and nothing while thinking takes less than one. Without a pause it is shown at once.
    """
    if pause <= 0:
        return now
    return asked + pause * max(1, ceil((now - asked) / pause))
