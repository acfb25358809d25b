"""The order of all tests, reruns of those that depend on real time, and servers they share.

Playwright keeps an event loop running in the process that drives a browser. After that, tests with
their own loop would fail in this process, so the browser tests come last.

A test that drives a browser or real servers depends on how busy the machine is. If one fails it
runs again from the start. The report names it either way (`RERUN`), so that it can be fixed. All
other tests run once.
"""

from collections.abc import Generator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from benchmarks.services import Postgres, Redis, redis_server

TESTS = Path(__file__).parent
BROWSER = TESTS / "browser"
CLOCKED = (BROWSER, TESTS / "scale", TESTS / "server")
"""Tests of processes that exchange messages in real time."""
TRIES = 3
HANG_SECONDS = 300
"""After this long a browser test hangs. Its process ends, and another one tries it again."""


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for no docstring examples in tests.

    The search would skip a file that cannot be imported, and its tests would go missing silently.
    """
    return [one for one in (yield) if type(one) is pytest.Module]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Move the browser tests to the end, and let tests that depend on time run again."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
    for item in items:
        if BROWSER in item.path.parents:
            item.add_marker(pytest.mark.timeout(HANG_SECONDS, method="thread"))
        if any(folder in item.path.parents for folder in CLOCKED):
            item.add_marker(pytest.mark.flaky(reruns=TRIES - 1))


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL for the tests of a module."""
    # Not in pytest's folder, which other test runs close and clear away.
    with TemporaryDirectory(prefix="crosshex-") as folder, Postgres(Path(folder)) as server:
        yield server


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    """A real Redis for the tests of a module; without one they are skipped."""
    if redis_server() is None:
        pytest.skip("there is no Redis")
    with Redis() as server:
        yield server
