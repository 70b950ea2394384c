"""Why a move is not allowed in Bonnie and Clyde."""

from typing import Final

from mypy_extensions import i64

from fallakte.core.faults import Reason
from fallakte.rummy.reasons import SHARED_REASONS

BC_11_ARCHIVE_EMPTY: Final[i64] = 11
BC_11_NOT_IN_ARCHIVE: Final[i64] = 12
BC_12_NO_CARD_THERE: Final[i64] = 13
BC_12_OUTLAW_STAYS: Final[i64] = 14
BC_18_OUTLAW_STAYS: Final[i64] = 15
BC_20_END_OF_BOARD: Final[i64] = 16

REASONS: Final = (
    *SHARED_REASONS,
    Reason("BC-11", "bc-11-archive-empty"),
    Reason("BC-11", "bc-11-not-in-archive"),
    Reason("BC-12", "bc-12-no-card-there"),
    Reason("BC-12", "bc-12-outlaw-stays"),
    Reason("BC-18", "bc-18-outlaw-stays"),
    Reason("BC-20", "bc-20-end-of-board"),
)
