"""The order of all tests, second tries, and servers that tests share.

Playwright keeps an event loop running in the process that drives a browser. After that, tests with
their own loop would fail in this process, so the browser tests come last.

A test has one try. Only those marked `clock` have two, because something outside of them decides
when things happen; the mark says what. A second try is in the report (`RERUN`), and a run with more
than a few of them fails: then the machine is not too busy, but something is wrong.
"""

import asyncio
import gc
import os
import secrets
import signal
from collections.abc import Generator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings

from benchmarks.services import Postgres
from crosshex.bots.threads import use_one_thread
from tests.cpu import CpuSeconds

# A case may take as long as it takes: no test asserts a duration.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

use_one_thread()  # Before NumPy is loaded: tests run on all cores already.

BROWSER = Path(__file__).parent / "browser"
HANG_SECONDS = 300
"""After this long a browser test hangs, and counts as failed."""
TEMPLATE = "empty_store"
"""The database from which the stores of tests are made."""
MOST_SECOND_TRIES = 3
"""A run with more second tries than this fails."""


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for no docstring examples in tests.

    The search would skip a file that cannot be imported, and its tests would go missing silently.
    """
    return [one for one in (yield) if type(one) is pytest.Module]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect tests without looking for garbage: all of it stays until the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Move the browser tests to the end, and give a second try to tests with a real clock."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
    for item in items:
        if BROWSER in item.path.parents:
            item.add_marker(pytest.mark.timeout(HANG_SECONDS, method="thread"))
        if clock := item.get_closest_marker("clock"):
            if not (len(clock.args) == 1 and isinstance(clock.args[0], str) and clock.args[0]):
                raise pytest.UsageError(f"{item.nodeid}: mark.clock needs one reason")
            item.add_marker(pytest.mark.flaky(reruns=1))


class SecondTries:
    """Counts the tests that had a second try, in the process that hears of all tests."""

    def __init__(self) -> None:
        self._names: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that is tried again."""
        if report.outcome == "rerun":  # type: ignore[comparison-overlap]
            self._names.add(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Let a run with too many of them fail."""
        if len(self._names) > MOST_SECOND_TRIES and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say why the run failed."""
        if len(self._names) > MOST_SECOND_TRIES:
            count = f"{len(self._names)} tests had a second try, and {MOST_SECOND_TRIES} may"
            terminalreporter.write_line(f"FAILED: {count}: find out why", red=True)


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: tests often wait for servers and pages."""
    return (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    """Count second tries and CPU time where they are reported, and let tests send Ctrl-C."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell ignores it in what it starts in the background, and children inherit that.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(SecondTries())
    if config.getoption("xmlpath"):
        config.pluginmanager.register(CpuSeconds())


def pytest_sessionstart(session: pytest.Session) -> None:
    """Before several workers start, compile the kernels that changed since the set-up."""
    if getattr(session.config.option, "numprocesses", None):
        compile_kernels()


def compile_kernels() -> None:
    """Compile all kernels, if one is missing: that would take longer than a bot may think."""
    from crosshex.fast.core.jit import is_compiled
    from crosshex.fast.warm import COMPLETE, warm_side_by_side

    if not is_compiled(COMPLETE):
        warm_side_by_side()


@pytest.fixture(scope="session")
def kernels() -> None:
    """Compiled kernels, for tests in which bots that need them have a time limit."""
    compile_kernels()


@pytest.fixture(scope="session")
def shared_postgres() -> Iterator[Postgres]:
    """A real PostgreSQL for all tests of a process, with our empty store as a template."""
    from crosshex.server.store.store import Store

    # Not in pytest's folder, which other test runs close and clear away. The data need not
    # survive a crash of the machine.
    with (
        TemporaryDirectory(prefix="crosshex-") as folder,
        Postgres(Path(folder), "fsync=off", "max_connections=300") as server,
    ):
        asyncio.run(Store(server.create(TEMPLATE)).close())
        yield server


@pytest.fixture
def postgres_store(shared_postgres: Postgres) -> Iterator[str]:
    """The address of an empty store in PostgreSQL, for one test."""
    name = f"test_{secrets.token_hex(4)}"
    yield shared_postgres.create(name, TEMPLATE)
    shared_postgres.drop(name)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL for the tests of a module, which may stop it."""
    with TemporaryDirectory(prefix="crosshex-") as folder, Postgres(Path(folder)) as server:
        yield server
