"""Two nodes, PostgreSQL and Redis, each of which goes away under load: nothing is lost, every match goes on."""

import asyncio

from tests.server.resilience.blows import hand_over, kill
from tests.server.resilience.site import Site, site
from tests.server.resilience.storm import Storm, storm
from tests.server.resilience.verdict import judge
from tests.server.services import needs_postgres, needs_redis

MATCHES = 12
ANSWERS = 100
PAUSE = 0.02
"""Seconds: while one node starts the other would make more moves than anybody wants to read afterwards."""


@needs_postgres
@needs_redis
def test_a_node_redis_and_postgresql_go_away_one_after_the_other():
    async def play(place: Site) -> Storm:
        async with storm(place.addresses, MATCHES, pause=PAUSE) as ride:
            await ride.answered(ANSWERS)
            await kill(place.nodes[0])
            await ride.goes_on()
            place.news.stop()
            await ride.goes_on(6)
            place.news.start()
            await ride.answered(ANSWERS)
            place.database.stop()
            await asyncio.to_thread(place.database.start)
            await ride.goes_on()
            await hand_over(place.nodes[1], ride)
            await ride.goes_on()
            await asyncio.to_thread(place.nodes[1].start)
            await ride.end()
            return ride

    with site() as place:
        ride = asyncio.run(play(place))
        verdict = judge(place.database.url, ride.journals)
        assert verdict.ok, str(verdict)
