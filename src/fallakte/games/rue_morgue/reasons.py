"""Why a move is not allowed in the Rue Morgue."""

from typing import Final

from mypy_extensions import i64

from fallakte.core.faults import Reason
from fallakte.rummy.reasons import SHARED_REASONS

RM_4_NOTHING_THERE: Final[i64] = 11
RM_6_FILE_EMPTY: Final[i64] = 12
RM_6_NOTHING_THERE: Final[i64] = 13
RM_15_NOT_BOTH_MELDED: Final[i64] = 14
RM_16_LE_BON_NOT_MELDED: Final[i64] = 15
RM_17_NO_DRAWING: Final[i64] = 16
RM_17_NO_PARTNER: Final[i64] = 17
RM_17_NOTHING_THERE: Final[i64] = 18
RM_17_NOT_IN_PILE: Final[i64] = 19
RM_18_NOT_BELOW: Final[i64] = 20

REASONS: Final = (
    *SHARED_REASONS,
    Reason("RM-4", "rm-4-nothing-there"),
    Reason("RM-6", "rm-6-file-empty"),
    Reason("RM-6", "rm-6-nothing-there"),
    Reason("RM-15", "rm-15-not-both-melded"),
    Reason("RM-16", "rm-16-le-bon-not-melded"),
    Reason("RM-17", "rm-17-no-drawing"),
    Reason("RM-17", "rm-17-no-partner"),
    Reason("RM-17", "rm-17-nothing-there"),
    Reason("RM-17", "rm-17-not-in-pile"),
    Reason("RM-18", "rm-18-not-below"),
)
