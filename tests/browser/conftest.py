"""One built app, one server and one Chromium for all browser tests of a process."""

import runpy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.harness import Guest, Server
from tests.browser.pool import GuestPool
from tests.plugin.test_pips import environment

ROOT = Path(__file__).parents[2]


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
def guest(pool: GuestPool, server: Server) -> Iterator[Callable[..., Guest]]:
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
    errors = [error for one in here for error in one.errors]
    for one in here:
        pool.leave(one)
    assert not errors
