"""Over whole matches, for every seat and for who watches: not one byte depends on what the match never told them."""

import asyncio

from tests.server.secrets.cases import MIDDLE, WHOLE, Case, every_case, other_of, record_of
from tests.server.secrets.proof import prove
from tests.server.secrets.servers import Shelf


@every_case
def test_no_byte_changes_over_a_whole_match(shelf: Shelf, case: Case) -> None:
    others = {eyes: other_of(case, WHOLE, eyes) for eyes in range(-1, case.players)}
    for finding in asyncio.run(prove(shelf, record_of(case), others)):
        assert finding.leak == ""
        assert finding.cards >= 20


@every_case
def test_nor_at_a_moment_when_less_was_told(shelf: Shelf, case: Case) -> None:
    others = {eyes: other_of(case, MIDDLE, eyes) for eyes in (-1, 0)}
    for finding in asyncio.run(prove(shelf, record_of(case, MIDDLE), others)):
        assert finding.leak == ""
        assert finding.cards >= 20
