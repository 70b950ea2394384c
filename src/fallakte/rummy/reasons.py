"""The reasons that all three rummy games share; a game's own begin at FIRST_OWN."""

from typing import Final

from mypy_extensions import i64

from fallakte.core.faults import Reason

R_18_OTHER_DECISION: Final[i64] = 1
R_18_DRAW_FIRST: Final[i64] = 2
R_18_ALREADY_DRAWN: Final[i64] = 3
R_18_NO_MOVE_DUE: Final[i64] = 4
R_19_NOT_IN_HAND: Final[i64] = 5
R_7_SECOND_EVENT: Final[i64] = 6
R_6_LAST_CARD: Final[i64] = 7
R_5_TOO_FEW: Final[i64] = 8
R_5_NOTHING_TO_JOIN: Final[i64] = 9
R_15_FILE_IS_DUE: Final[i64] = 10
FIRST_OWN: Final[i64] = 11

SHARED_REASONS: Final = (
    Reason("", "lawful"),
    Reason("R-18", "r-18-other-decision"),
    Reason("R-18", "r-18-draw-first"),
    Reason("R-18", "r-18-already-drawn"),
    Reason("R-18", "r-18-no-move-due"),
    Reason("R-19", "r-19-not-in-hand"),
    Reason("R-7", "r-7-second-event"),
    Reason("R-6", "r-6-last-card"),
    Reason("R-5", "r-5-too-few"),
    Reason("R-5", "r-5-nothing-to-join"),
    Reason("R-15", "r-15-file-is-due"),
)
