"""Why a move is not allowed in Al Capone."""

from typing import Final

from mypy_extensions import i64

from fallakte.core.faults import Reason
from fallakte.rummy.reasons import SHARED_REASONS

AC_10_SET_COMPLETE: Final[i64] = 11
AC_12_NO_MELD: Final[i64] = 12
AC_12_SET_COMPLETE: Final[i64] = 13
AC_12_NO_SUCH_PLAYER: Final[i64] = 14
AC_12_ONESELF: Final[i64] = 15
AC_13_NOTHING_THERE: Final[i64] = 16
AC_13_NOT_IN_PILE: Final[i64] = 17
AC_14_NO_MELD: Final[i64] = 18
AC_14_NOT_A_MELD: Final[i64] = 19
AC_16_NO_MELD: Final[i64] = 20
AC_17_NO_MELD: Final[i64] = 21
AC_17_NOTHING_TO_TAKE: Final[i64] = 22

REASONS: Final = (
    *SHARED_REASONS,
    Reason("AC-10", "ac-10-set-complete"),
    Reason("AC-12", "ac-12-no-meld"),
    Reason("AC-12", "ac-12-set-complete"),
    Reason("AC-12", "ac-12-no-such-player"),
    Reason("AC-12", "ac-12-oneself"),
    Reason("AC-13", "ac-13-nothing-there"),
    Reason("AC-13", "ac-13-not-in-pile"),
    Reason("AC-14", "ac-14-no-meld"),
    Reason("AC-14", "ac-14-not-a-meld"),
    Reason("AC-16", "ac-16-no-meld"),
    Reason("AC-17", "ac-17-no-meld"),
    Reason("AC-17", "ac-17-nothing-to-take"),
)
