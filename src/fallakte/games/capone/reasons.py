"""Why a move is not allowed in Capone."""

from typing import Final

from mypy_extensions import i64

from fallakte.core.faults import Reason

R_18_OTHER_DECISION: Final[i64] = 1
R_18_NO_MOVE_DUE: Final[i64] = 2
R_19_NOT_IN_HAND: Final[i64] = 3
R_19_NOT_AT_HAND: Final[i64] = 4
CP_3_EQUAL_CARDS: Final[i64] = 5
CP_10_NO_INVESTMENT: Final[i64] = 6
CP_10_NO_BODYGUARD: Final[i64] = 7
CP_15_TOO_WEAK: Final[i64] = 8
CP_16_DON_ALONE: Final[i64] = 9
CP_17_MAMA_AND_ONE: Final[i64] = 10
CP_18_TOO_WEAK: Final[i64] = 11
CP_19_TOO_WEAK: Final[i64] = 12
CP_21_LAST_CARD: Final[i64] = 13
CP_21_NO_PIECES: Final[i64] = 14
CP_25_NO_SUCH_FAMILY: Final[i64] = 15
CP_25_OWN_FAMILY: Final[i64] = 16
CP_25_NOT_ON_A_SITE: Final[i64] = 17
CP_26_NO_SUCH_FAMILY: Final[i64] = 18
CP_26_OWN_FAMILY: Final[i64] = 19
CP_26_NOT_WITHIN_REACH: Final[i64] = 20
CP_27_NOT_IN_PRISON: Final[i64] = 21
CP_27_TOO_LITTLE_CASH: Final[i64] = 22
CP_28_NO_SUCH_FAMILY: Final[i64] = 23
CP_28_OWN_FAMILY: Final[i64] = 24
CP_28_NO_INVESTMENT: Final[i64] = 25
CP_29_FREE_SITE: Final[i64] = 26
CP_29_OWN_SITE: Final[i64] = 27
CP_29_NO_MATCH: Final[i64] = 28
CP_29_NOT_EXACT: Final[i64] = 29
CP_30_NO_SUCH_FAMILY: Final[i64] = 30
CP_30_OWN_FAMILY: Final[i64] = 31
CP_30_NOT_THERE: Final[i64] = 32
CP_39_NOT_IN_THE_PARK: Final[i64] = 33
CP_39_TOO_LITTLE_CASH: Final[i64] = 34
CP_40_BEYOND_TEN: Final[i64] = 35
CP_40_TOO_LITTLE_CASH: Final[i64] = 36
CP_42_NOTHING_TO_SELL: Final[i64] = 37

REASONS: Final = (
    Reason("", "lawful"),
    Reason("R-18", "r-18-other-decision"),
    Reason("R-18", "r-18-no-move-due"),
    Reason("R-19", "r-19-not-in-hand"),
    Reason("R-19", "r-19-not-at-hand"),
    Reason("CP-3", "cp-3-equal-cards"),
    Reason("CP-10", "cp-10-no-investment"),
    Reason("CP-10", "cp-10-no-bodyguard"),
    Reason("CP-15", "cp-15-too-weak"),
    Reason("CP-16", "cp-16-don-alone"),
    Reason("CP-17", "cp-17-mama-and-one"),
    Reason("CP-18", "cp-18-too-weak"),
    Reason("CP-19", "cp-19-too-weak"),
    Reason("CP-21", "cp-21-last-card"),
    Reason("CP-21", "cp-21-no-pieces"),
    Reason("CP-25", "cp-25-no-such-family"),
    Reason("CP-25", "cp-25-own-family"),
    Reason("CP-25", "cp-25-not-on-a-site"),
    Reason("CP-26", "cp-26-no-such-family"),
    Reason("CP-26", "cp-26-own-family"),
    Reason("CP-26", "cp-26-not-within-reach"),
    Reason("CP-27", "cp-27-not-in-prison"),
    Reason("CP-27", "cp-27-too-little-cash"),
    Reason("CP-28", "cp-28-no-such-family"),
    Reason("CP-28", "cp-28-own-family"),
    Reason("CP-28", "cp-28-no-investment"),
    Reason("CP-29", "cp-29-free-site"),
    Reason("CP-29", "cp-29-own-site"),
    Reason("CP-29", "cp-29-no-match"),
    Reason("CP-29", "cp-29-not-exact"),
    Reason("CP-30", "cp-30-no-such-family"),
    Reason("CP-30", "cp-30-own-family"),
    Reason("CP-30", "cp-30-not-there"),
    Reason("CP-39", "cp-39-not-in-the-park"),
    Reason("CP-39", "cp-39-too-little-cash"),
    Reason("CP-40", "cp-40-beyond-ten"),
    Reason("CP-40", "cp-40-too-little-cash"),
    Reason("CP-42", "cp-42-nothing-to-sell"),
)
