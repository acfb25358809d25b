"""Results come in order, few calls run at once, and a stopped run leaves nothing behind."""

import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from crosshex.workers import RayError, in_order, open_processes, open_ray


def test_results_come_in_the_order_of_the_calls() -> None:
    def slow_first(number: int) -> int:
        time.sleep(0.05 if number == 0 else 0)
        return number

    pool = ThreadPoolExecutor(4)
    assert list(in_order(pool, slow_first, [(n,) for n in range(9)], in_flight=4)) == [*range(9)]


def test_no_more_calls_run_at_once_than_allowed() -> None:
    begun: list[int] = []
    results = in_order(ThreadPoolExecutor(2), begun.append, [(n,) for n in range(40)], in_flight=5)
    for taken, _ in enumerate(results):
        assert len(begun) <= taken + 5
    assert len(begun) == 40


def test_a_pool_that_grows_gets_more_calls() -> None:
    room, gate = 2, threading.Event()
    pool = ThreadPoolExecutor(8)
    results = in_order(pool, lambda n: (gate.wait(), n)[1], [(n,) for n in range(6)], lambda: room)
    gate.set()
    assert next(results) == 0
    room = 4
    assert list(results) == [1, 2, 3, 4, 5]


def test_an_error_in_a_call_reaches_the_caller() -> None:
    with pytest.raises(ZeroDivisionError):
        list(in_order(ThreadPoolExecutor(2), divmod, [(1, 1), (1, 0)], in_flight=2))


def test_closing_the_results_drops_calls_that_have_not_begun() -> None:
    begun: list[int] = []

    def note(number: int) -> None:
        begun.append(number)
        time.sleep(0.01)

    results = in_order(ThreadPoolExecutor(1), note, [(n,) for n in range(100)], in_flight=50)
    next(results)
    results.close()
    settled = len(begun)
    time.sleep(0.05)
    assert len(begun) == settled < 50


def test_processes_give_the_same_results() -> None:
    assert list(in_order(open_processes(1), pow, [(2, 5), (5, 2)], in_flight=2)) == [32, 25]


def test_closing_one_run_leaves_the_processes_of_another_alone() -> None:
    calls = [(2, n) for n in range(4)]
    first, second = (in_order(open_processes(1), pow, calls, in_flight=2) for _ in range(2))
    assert next(first) == next(second) == 1
    first.close()
    assert list(second) == [2, 4, 8]


def test_without_ray_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RayError, match=r"pip install 'crosshex\[ray\]'"):
        open_ray("auto")
