"""Limits: so many in a time, without hitting neighbours, in bounded memory."""

from fallakte.server.ops import limits
from fallakte.server.ops.limits import Bucket, Connections, Limits, Meter, Pair, Who, blurred, neighbourhood
from fallakte.server.ops.settings import Settings


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_lets_so_many_through_at_once_and_then_so_many_a_second() -> None:
    bucket = Bucket(rate=2, at_once=3)
    assert [bucket.take(10.0) for _ in range(3)] == [0, 0, 0]
    assert bucket.take(10.0) == 0.5
    assert bucket.take(10.5) == 0
    assert bucket.take(10.5) == 0.5
    assert [bucket.take(100.0) for _ in range(4)] == [0, 0, 0, 0.5]


def test_what_weighs_more_takes_more_and_the_heaviest_goes_alone() -> None:
    bucket = Bucket(rate=2, at_once=3)
    assert [bucket.take(10.0, 1.5) for _ in range(2)] == [0, 0]
    assert bucket.take(10.0, 0.5) == 0.25
    assert bucket.take(11.0, 9) == 0.5
    assert bucket.take(11.5, 9) == 0
    assert bucket.take(11.5) == 3.5


def test_without_a_limit_everything_is_let_through() -> None:
    meter = Meter(0, 0)
    assert all(meter.take("a") == 0 for _ in range(1000))
    assert Bucket(0, 0).take(1.0) == 0


def test_a_neighbour_at_the_same_address_is_not_hit() -> None:
    clock = Clock()
    pair = Pair(1, 2, crowd=3, clock=clock)
    ada, bob = Who("192.0.2.1", "ada"), Who("192.0.2.1", "bob")
    assert [pair.take(ada) for _ in range(2)] == [0, 0]
    assert pair.take(ada) > 0
    assert pair.take(bob) == 0


def test_a_crowd_at_one_address_has_an_end() -> None:
    pair = Pair(1, 2, crowd=3, clock=Clock())
    taken = [pair.take(Who("192.0.2.1", f"person {number}")) == 0 for number in range(10)]
    assert taken == [True] * 6 + [False] * 4
    assert pair.take(Who("192.0.2.2", "else")) == 0


def test_who_owes_nothing_is_forgotten(monkeypatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 100)
    clock = Clock()
    meter = Meter(1, 1, clock)
    for number in range(1000):
        clock.now += 0.1
        meter.take(str(number))
    assert len(meter) <= 100
    clock.now -= 0.05
    assert meter.take("999") > 0


def test_memory_is_bounded_even_if_everybody_owes(monkeypatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 100)
    meter = Meter(0.001, 1, Clock())
    for number in range(1000):
        meter.take(str(number))
    assert len(meter) <= 101


def test_connections_are_counted_in_all_of_an_address_and_of_a_client() -> None:
    held = Connections(in_all=5, per_client=2, crowd=2)
    ada, bob, eve, far = Who("a", "ada"), Who("a", "bob"), Who("a"), Who("b", "far")
    assert [held.enter(ada) for _ in range(3)] == [True, True, False]
    assert [held.enter(bob) for _ in range(3)] == [True, True, False]
    assert not held.enter(eve)
    assert held.enter(far)
    assert not held.enter(Who("c"))
    held.leave(ada)
    assert held.enter(eve)
    for who in (ada, bob, bob, eve, far):
        held.leave(who)
    assert held.count == 0
    assert not held._open


def test_recoveries_are_few_for_an_address_and_strangers_use_up_their_own() -> None:
    found = Limits(Settings(recoveries_per_hour=3), Clock())
    assert [found.recoveries.take("a") == 0 for _ in range(4)] == [True] * 3 + [False]
    assert found.recoveries.take("b") == 0


def test_what_was_taken_and_not_used_is_given_back() -> None:
    clock = Clock()
    meter = Meter(2, 2, clock)
    for _ in range(5):
        assert meter.take("a") == 0
        meter.give_back("a")
    assert [meter.take("a") for _ in range(3)] == [0, 0, 0.5]
    Meter(0, 0).give_back("a")


def test_an_address_as_limits_and_logs_know_it() -> None:
    assert neighbourhood("192.0.2.77") == "192.0.2.77"
    assert neighbourhood("::ffff:192.0.2.77") == "192.0.2.77"
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9") == "2001:db8:1:2::"
    assert neighbourhood("nonsense") == "unknown"
    assert blurred("192.0.2.77") == "192.0.2.0/24"
    assert blurred("2001:db8:1:2::9") == "2001:db8:1::/48"
    assert blurred("") == "unknown"
