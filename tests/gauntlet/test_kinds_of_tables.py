"""Tables and knowledge of different games are told apart, also by code that is not compiled."""

from fallakte.core.match import Match
from fallakte.core.shuffle import Shuffler
from fallakte.games import IDS, game


def test_isinstance_knows_the_games_apart() -> None:
    matches = [Match.begin(game(name), {}, Shuffler("apart")) for name in IDS]
    tables = [type(match.table) for match in matches]
    known = [type(match.seen(0)) for match in matches]
    for at, match in enumerate(matches):
        assert [isinstance(match.table, kind) for kind in tables] == [at == other for other in range(len(IDS))]
        assert isinstance(match.seen(0), known[at])
        assert not isinstance(match.seen(0), known[at - 1] if at != 1 else known[-1])
