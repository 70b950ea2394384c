"""The material of Capone: cards, members, places and what is printed on them (docs/rules/capone.md)."""

from typing import Final

from mypy_extensions import i64

BUSINESSES: Final = (
    "jeweller",
    "arms-dealer",
    "bank",
    "nightclub",
    "casino",
    "printer",
    "pawnbroker",
    "loan-office",
    "speakeasy",
    "money-changer",
)
BUSINESS_VALUES: Final = (30, 30, 30, 20, 20, 20, 10, 10, 5, 5)
SHOPS: Final = (
    "scrapyard",
    "laundry",
    "bakery",
    "florist",
    "cinema",
    "filling-station",
    "taxi-office",
    "undertaker",
)
"""The legal businesses."""
ACTIONS: Final = ("party", "haircut", "dinner", "fbi", "protection", "takeover", "offer")
FIELDS: Final = ("penthouse", "barber", "restaurant")
"""The out-of-circulation fields, in the order of their cards."""
CARDS: Final = BUSINESSES + SHOPS + ACTIONS
PLACES: Final = BUSINESSES + FIELDS
COPIES: Final = (4,) * 10 + (1,) * 14 + (2,)

FIRST_SHOP: Final[i64] = 10
PARTY: Final[i64] = 18
FBI: Final[i64] = 21
PROTECTION: Final[i64] = 22
TAKEOVER: Final[i64] = 23
OFFER: Final[i64] = 24
KINDS: Final[i64] = 25

BUSINESS_COUNT: Final[i64] = 10
SHOP_COUNT: Final[i64] = 8
FIELD_COUNT: Final[i64] = 3
SITES: Final[i64] = 20
"""Two of each illegal business: site 0 and 1 of business b are numbers 2b and 2b + 1 (CP-15)."""

MEMBERS: Final = ("don", "mama", "right-hand", "collector", "lawyer", "secretary", "bookkeeper", "novice")
MEMBER_VALUES: Final = (100, 60, 50, 40, 40, 30, 30, 20)
MEMBER_COUNT: Final[i64] = 8
# Members are held as sets: bit i stands for member i.
DON: Final[i64] = 1
MAMA: Final[i64] = 2
EVERYBODY: Final[i64] = 255
SETS: Final[i64] = 256

GUARDS: Final[i64] = 8
GUARD_VALUE: Final[i64] = 5

FAMILIES: Final = ("armaretto", "mascapone", "vinorosso", "ramazotti", "kaputtschino", "zappajone")
SEATS: Final[i64] = 6

# Money, in thousands.
FIRST_CASH: Final[i64] = 100
INVESTMENT: Final[i64] = 100
SALE: Final[i64] = 50
HIRE_PRICE: Final[i64] = 5
LAST_MARKER: Final[i64] = 10

# By investments, 0 to 10; nobody plays a card with the marker on 10.
SHOP_INCOME: Final = (0, 10, 20, 30, 30, 40, 40, 50, 50, 60, 60)
PROTECTION_MONEY: Final = (0, 10, 10, 20, 20, 30, 30, 40, 40, 50, 50)

BLOCKS: Final[i64] = 3
HAND: Final[i64] = 5
"""Places in a hand; six players use four of them (CP-2)."""
