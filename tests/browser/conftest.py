"""One built app, one server and one Chromium for all browser tests of a process."""

import contextlib
import re
import runpy
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.harness import Guest, Server
from tests.browser.pool import GuestPool
from tests.plugin.test_pips import environment

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "failed"
"""Where the last pictures of failed tests lie."""
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note which tests fail, for their fixtures."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def built() -> None:
    """Build the app from the current sources."""
    runpy.run_path(str(ROOT / "scripts" / "build_web.py"))["build"]()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = find_chromium(playwright)
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests share; tests that kill one start their own."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def other_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with games from another package installed."""
    running = Server(tmp_path_factory.mktemp("server"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment()["PYTHONPATH"])
        running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def pool(browser: Browser) -> Iterator[GuestPool]:
    """Browsers of guests who have left, for the tests that follow."""
    pool = GuestPool(browser)
    yield pool
    pool.close()


@pytest.fixture
def guest(
    request: pytest.FixtureRequest, pool: GuestPool, server: Server
) -> Iterator[Callable[..., Guest]]:
    """Lets people arrive; at the end none of them may have met an error.

    Most get a browser that an earlier guest has used. Everything stored in it is deleted, but it
    still has the app in its cache, which saves a second. A test that changes the browser itself
    (clock, scripts, routes, media, first load) asks for a `fresh` one.
    """
    here: list[Guest] = []

    def arrive(*arguments: Any, at: Server = server, **options: Any) -> Guest:
        here.append(pool.arrive(at, *arguments, **options))
        return here[-1]

    yield arrive
    if request.node.stash.get(FAILED, False):
        take_pictures(request.node.name, here)
    errors = [error for one in here for error in one.errors]
    for one in here:
        pool.leave(one)
    assert not errors


def take_pictures(test: str, guests: list[Guest]) -> None:
    """Keep what each guest of a failed test saw last."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for number, one in enumerate(guests, 1):
        with contextlib.suppress(Error):
            name = re.sub(r"[^\w.-]+", "_", f"{test}-{number}")
            one.page.screenshot(path=PICTURES / f"{name}.png", timeout=5000)
