"""Two nodes on one PostgreSQL and one Redis."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.resilience.storm import UNLIMITED
from tests.server.running import Served, serving
from tests.server.services import Postgres, Redis, postgres, redis


class Site:
    """The nodes and what they share."""

    def __init__(self, database: Postgres, news: Redis, nodes: list[Served]) -> None:
        self.database = database
        self.news = news
        self.nodes = nodes

    @property
    def addresses(self) -> list[str]:
        """Where clients may go."""
        return [node.address for node in self.nodes]


@contextmanager
def site() -> Iterator[Site]:
    """Two nodes that are ready, and gone afterwards."""
    with postgres(durable=True) as database, redis() as news:
        given = {**UNLIMITED, "redis": news.url}
        with serving(database.url, **given) as one, serving(database.url, **given) as two:
            yield Site(database, news, [one, two])
