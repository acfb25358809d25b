"""The order of all tests, and more tries for those that depend on real time.

Playwright keeps an event loop running in the process that drives a browser. Tests that run a loop
of their own would fail after that, so the browser tests come last.

A test that drives a browser or real servers depends on how busy the machine is. When one fails it
is tried again from the start; the report names it either way (`RERUN`), so that it can be mended.
All other tests have one try.
"""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
BROWSER = TESTS / "browser"
CLOCKED = (BROWSER, TESTS / "scale", TESTS / "server")
"""Tests of processes that talk to each other while time goes by."""
TRIES = 3


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Move the browser tests behind all others, and let clocked tests be tried again."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
    for item in items:
        if any(folder in item.path.parents for folder in CLOCKED):
            item.add_marker(pytest.mark.flaky(reruns=TRIES - 1))
