"""Spreads calls over an executor, with their results in order and only a few calls in flight."""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing.context import SpawnContext, SpawnProcess
from types import ModuleType
from typing import Any, Final, TypeVar

from crosshex.rules import OptionError

T = TypeVar("T")


def cores() -> int:
    """How many cores this process may use, which may be fewer than the machine has.

    >>> 1 <= cores() <= os.cpu_count()
    True
    """
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def workers_of(asked: int) -> int:
    """How many work: as many as asked for, or one on each core for 0.

    >>> workers_of(3), workers_of(0) == cores()
    (3, True)

    Raises:
        OptionError: it is no such number.
    """
    if type(asked) is not int or asked < 0:
        raise OptionError(f"workers is a number from 1, or 0 for one on each core, not {asked!r}")
    return asked or cores()


def in_order(
    pool: Executor,
    call: Callable[..., T],
    arguments: Iterable[tuple[Any, ...]],
    in_flight: int | Callable[[], int],
) -> Generator[T, None, None]:
    """The results of a call for each tuple of arguments, in their order.

    At most `in_flight` calls are queued, running, or done but not yet taken, so memory stays
    bounded. For pools that grow it is a function, called each time. Closing the iterator, as an
    interrupt does, cancels calls that have not begun, and shuts the pool down; processes end at
    once, for a call can take minutes.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> list(in_order(ThreadPoolExecutor(2), pow, [(2, 3), (3, 2)], in_flight=2))
    [8, 9]
    """
    waiting: deque[Future[T]] = deque()
    try:
        for one in arguments:
            waiting.append(pool.submit(call, *one))
            while len(waiting) >= (in_flight if isinstance(in_flight, int) else in_flight()):
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BaseException:
        if isinstance(pool, ProcessPoolExecutor):
            processes = [*(pool._processes or {}).values()]
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def spread(
    call: Callable[..., T],
    arguments: Iterable[tuple[Any, ...]],
    workers: int,
    begin: Callable[[], Any] | None = None,
) -> Generator[T, None, None]:
    """The same by processes, each of which calls `begin` first; with one worker in this process.

    >>> list(spread(pow, [(2, 3), (3, 2)], workers=1))
    [8, 9]
    """
    if workers > 1:
        yield from in_order(open_processes(workers, begin), call, arguments, 3 * workers)
        return
    for one in arguments:
        yield call(*one)


class _Process(SpawnProcess):
    """A spawned process that does not run the script of this one again.

    So a script needs no `if __name__ == "__main__"`. What it defines and passes on must travel by
    value.
    """

    @staticmethod
    def _Popen(process_obj: Any) -> Any:  # noqa: N802 - the name in multiprocessing
        main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            return SpawnProcess._Popen(process_obj)
        finally:
            sys.modules["__main__"] = main


class _Spawn(SpawnContext):
    Process = _Process


SPAWN: Final = _Spawn()
"""How processes are started: anew, not forked, as this one may have threads."""


def open_processes(workers: int, begin: Callable[[], Any] | None = None) -> ProcessPoolExecutor:
    """Processes that leave interrupts to this one; each calls `begin` first.

    >>> list(in_order(open_processes(1), pow, [(2, 3), (3, 2)], in_flight=2))
    [8, 9]
    """
    return ProcessPoolExecutor(workers, mp_context=SPAWN, initializer=_begin, initargs=(begin,))


def _begin(begin: Callable[[], Any] | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if begin:
        begin()
