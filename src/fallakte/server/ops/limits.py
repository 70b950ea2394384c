"""How much one client may ask of the server, and how many clients there may be."""

from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final, NamedTuple

from fallakte.server.ops.settings import Settings

HOUR: Final = 3600.0
MOST_KEPT: Final = 100_000
FOREVER: Final = float("inf")
HEAVY: Final = 256 * 1024
"""So many bytes of a record take as long to judge as it takes to begin."""
SURE: Final = 10
"""One message in so many is a socket's own, however much its neighbours say: a person needs no more."""


class Who(NamedTuple):
    """Who asks: an address, and a person where one is known."""

    address: str
    person: str | None = None

    @property
    def client(self) -> str:
        """The person, or else everybody without a name at this address."""
        return f"@{self.person}" if self.person is not None else self.address


class Bucket:
    """So many in a time, and so many at once: a debt that shrinks as time goes by."""

    __slots__ = ("paid", "price", "room")

    def __init__(self, rate: float, at_once: float) -> None:
        self.price = 1 / rate if rate else 0.0
        self.room = at_once * self.price
        self.paid = 0.0
        """When all that was taken so far is paid off."""

    def take(self, now: float, weight: float = 1.0) -> float:
        """0 where one more is allowed; else how many seconds it takes until it is, and nothing is taken.

        What weighs more than fits at once is allowed when nothing is owed, and then owed for long.
        """
        cost = self.price * weight
        paid = (self.paid if self.paid > now else now) + cost
        late = paid - now - (self.room if self.room > cost else cost)
        if late > 1e-9:
            return late
        self.paid = paid
        return 0.0


class Meter:
    """A bucket for every key; those that are paid off are forgotten."""

    def __init__(self, rate: float, at_once: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._at_once = at_once
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = MOST_KEPT // 2

    def bucket(self, key: str) -> Bucket:
        """The bucket of a key, for somebody who will take from it often."""
        found = self._buckets.get(key)
        if found is None:
            if len(self._buckets) >= self._sweep_at:
                self._sweep()
            found = self._buckets[key] = Bucket(self._rate, self._at_once)
        return found

    def take(self, key: str, weight: float = 1.0) -> float:
        """0 where this key may once more; else the seconds until it may."""
        return self.bucket(key).take(self._clock(), weight) if self._rate else 0.0

    def give_back(self, key: str) -> None:
        """What was taken for this key before was not used."""
        found = self._buckets.get(key)
        if found is not None:
            found.paid -= found.price

    def __len__(self) -> int:
        return len(self._buckets)

    def _sweep(self) -> None:
        """Forget who owes nothing; if that does not help, those who came first, so that memory stays bounded."""
        now = self._clock()
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket.paid > now}
        while len(self._buckets) >= MOST_KEPT:
            del self._buckets[next(iter(self._buckets))]
        self._sweep_at = min(MOST_KEPT, max(MOST_KEPT // 2, 2 * len(self._buckets)))


class Pair:
    """A meter for each client and a wider one for each address, so that one neighbour alone cannot use it up."""

    def __init__(self, rate: float, at_once: float, crowd: int, clock: Callable[[], float] = monotonic) -> None:
        self.client = Meter(rate, at_once, clock)
        self.address = Meter(rate * crowd, at_once * crowd, clock)

    def take(self, who: Who, weight: float = 1.0) -> float:
        """0 where this client may once more; else the seconds until it may."""
        return self.address.take(who.address, weight) or self.client.take(who.client, weight)


class Connections:
    """How many connections there are: in all, of an address, of a client."""

    def __init__(self, in_all: int, per_client: int, crowd: int) -> None:
        self._in_all = in_all or FOREVER
        self._per_client = per_client or FOREVER
        self._per_address = self._per_client * crowd
        self._open: Counter[str] = Counter()
        self.count = 0

    def enter(self, who: Who) -> bool:
        """Whether there is room for one more; if so it is counted until it leaves."""
        held, around = self._open[who.client], self._open[f"#{who.address}"]
        if self.count >= self._in_all or held >= self._per_client or around >= self._per_address:
            return False
        self.count += 1
        self._open.update((who.client, f"#{who.address}"))
        return True

    def leave(self, who: Who) -> None:
        """One of those who entered is gone."""
        self.count -= 1
        for key in (who.client, f"#{who.address}"):
            self._open[key] -= 1
            if self._open[key] <= 0:
                del self._open[key]


class Limits:
    """All limits of a server."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        one, crowd = settings.requests_per_second, settings.crowd
        self.requests = Pair(one, 4 * one, crowd, clock)
        self.tables = Pair(settings.tables_per_hour / HOUR, settings.tables_per_hour, crowd, clock)
        self.meetings = Meter(crowd * settings.tables_per_hour / HOUR, crowd * settings.tables_per_hour, clock)
        """Persons whom the server is to remember from now on."""
        self.listings = Meter(crowd / HOUR if settings.tables_per_hour else 0, 2 * crowd, clock)
        """Tables that an address shows to everybody, so that the list has room for those of others."""
        self.recoveries = Meter(settings.recoveries_per_hour / HOUR, settings.recoveries_per_hour, clock)
        """Tries with recovery codes, for an address: a limit for a table could be used up by anybody who knows it."""
        self.misses = Meter(settings.misses_per_hour / HOUR, settings.misses_per_hour, clock)
        """Codes that are no table's: they are short enough to be found by trying, if one may try for ever."""
        self.trials = Meter(5 / HOUR, 5, clock)
        """Notices that somebody tries out."""
        self.confirmations = Pair(5 / HOUR, 5, crowd, clock)
        """Addresses whose owners somebody has asked for their consent."""
        self.reports = Pair(5 / HOUR, 5, crowd, clock)
        """What somebody tells the host about others."""
        self.host_tries = Meter(10 / HOUR, 10, clock)
        """Keys that somebody tries at the host's page."""
        self.verdicts = Meter(0.5 if one else 0, 5, clock)
        self.reads = Pair(5 if one else 0, 100, crowd, clock)
        """Matches that somebody reads, by what it costs to tell them."""
        self.chat = Pair(1 if one else 0, 10, crowd, clock)
        """What somebody says, which is kept."""
        self._messages = settings.messages_per_second
        self._shared = Meter(self._messages * crowd, 2 * self._messages * crowd, clock)
        self.connections = Connections(settings.connections, settings.connections_per_client, crowd)
        # Behind a proxy all requests come from its address.
        many = 0 if settings.trusted_proxies else settings.connections_per_client * crowd
        self.doors = Connections(settings.connections, many, 1)
        """Connections that bring requests, apart from sockets."""

    def messages(self, address: str) -> tuple[Bucket, Bucket, Bucket]:
        """What a socket takes from for each message: all that it may have, and of that what it has for sure.

        The rest comes out of what its whole address may have, so that a hasty neighbour cannot silence anybody.
        """
        most, sure = self._messages, self._messages / SURE
        return Bucket(most, 2 * most), Bucket(sure, 5 * sure), self._shared.bucket(address)


def weight(size: int) -> float:
    """What it costs to judge a record of so many bytes; a short one costs 1."""
    return 1 + size / HEAVY


def neighbourhood(address: str) -> str:
    """An address as limits count it: of IPv6 everybody has a whole network of 64 bits."""
    try:
        found = ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped else str(IPv6Address(int(found) >> 64 << 64))
    return str(found)


def blurred(address: str) -> str:
    """As much of an address as a log may hold: the network, not the person."""
    try:
        found = ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(found, IPv6Address):
        return f"{IPv6Address(int(found) >> 80 << 80)}/48"
    return f"{address.rpartition('.')[0]}.0/24"
