"""What a host can measure: counters and gauges in a registry of their own, for Prometheus."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

TEXT: Final = "text/plain; version=0.0.4"
SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """All measures of one node."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self.moves = Counter("fallakte_moves", "Moves made durable.", registry=own)
        self.refused = Counter("fallakte_refused", "Commands and messages refused.", ["code"], registry=own)
        self.sockets = Gauge("fallakte_sockets", "Open sockets.", registry=own)
        self.rooms = Gauge("fallakte_rooms", "Tables in memory.", registry=own)
        self.requests = Counter("fallakte_requests", "HTTP requests.", ["route", "status"], registry=own)
        self.batch = Histogram("fallakte_store_batch", "Writes in one commit.", buckets=SIZES, registry=own)
        self.commit = Histogram("fallakte_store_commit_seconds", "Time of a commit.", buckets=SECONDS, registry=own)

    def watch(self, name: str, about: str, read: Callable[[], float]) -> None:
        """A gauge that is read when somebody asks."""
        Gauge(f"fallakte_{name}", about, registry=self.registry).set_function(read)

    def watch_count(self, name: str, about: str, read: Callable[[], float]) -> None:
        """A counter that somebody else keeps and that is read when somebody asks."""
        self.registry.register(_Kept(f"fallakte_{name}", about, read))

    def committed(self, size: int, seconds: float) -> None:
        """So many writes were made durable together."""
        self.batch.observe(size)
        self.commit.observe(seconds)

    def text(self) -> bytes:
        """Everything in Prometheus' text form."""
        return generate_latest(self.registry)


class _Kept(Collector):
    def __init__(self, name: str, about: str, read: Callable[[], float]) -> None:
        self._name = name
        self._about = about
        self._read = read

    def collect(self) -> list[CounterMetricFamily]:
        return [CounterMetricFamily(self._name, self._about, value=self._read())]
