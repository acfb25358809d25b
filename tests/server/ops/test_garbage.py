"""The garbage collector runs when it keeps no client waiting, and is not put off for ever."""

import gc
import time
import weakref
from collections.abc import Iterator

import pytest
from websockets.server import ServerProtocol

from crosshex.server.api.transport import HttpProtocol, WebSocketProtocol
from crosshex.server.ops import garbage
from crosshex.server.ops.garbage import BUSY_SECONDS, QUIET_SECONDS, YOUNG, Collector
from tests.server.harness import ME, PATIENCE, Player


class Knot:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


class Clock:
    """A clock that moves only when the test says."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(garbage, "time", clock)
    return clock


@pytest.fixture
def own_schedule() -> Iterator[None]:
    """Restore the schedule of the collector in the test process."""
    threshold = gc.get_threshold()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


def test_while_people_play_the_collector_waits_for_an_hour(clock: Clock) -> None:
    collector = Collector()
    clock.now += BUSY_SECONDS - 1
    assert not collector.sweep(connected=1)
    clock.now += 1
    assert collector.sweep(connected=1)
    assert not collector.sweep(connected=1)


def test_without_clients_the_collector_waits_for_minutes(clock: Clock) -> None:
    collector = Collector()
    clock.now += QUIET_SECONDS
    assert not collector.sweep(connected=1)
    assert collector.sweep(connected=0)


def test_old_garbage_is_found_by_the_sweep_alone(clock: Clock, own_schedule: None) -> None:
    Collector.begin()
    knot = Knot()
    gone = weakref.ref(knot)
    gc.collect(0)
    del knot
    more = [[] for _ in range(3 * YOUNG)]  # type: ignore[var-annotated]
    assert len(more) == 3 * YOUNG
    assert gone() is not None
    collector = Collector()
    clock.now += BUSY_SECONDS
    collector.sweep(connected=1)
    assert gone() is None


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def connections() -> int:
    """How many objects of closed and open connections are in memory."""
    kinds = (WebSocketProtocol, HttpProtocol, ServerProtocol)
    return sum(type(each) in kinds for each in gc.get_objects())


def test_a_closed_connection_is_freed_without_a_collector(ann: Player, no_collector: None) -> None:
    table = ann.create("qwixx", ME, {"kind": "me", "name": "Bea"})["table"]["id"]
    before = connections()
    for _ in range(5):
        ann.connect(table)
        ann.command("play", seat=0, move="r99")
        assert connections() > before
        ann.disconnect()
    until = time.monotonic() + PATIENCE
    while connections() > before and time.monotonic() < until:
        time.sleep(0.05)
    assert connections() <= before
