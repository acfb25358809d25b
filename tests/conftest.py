"""The order of all tests: the browser comes last.

Playwright keeps an event loop running in the process that drives a browser, and tests that run a
loop of their own cannot follow there.
"""

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Move the browser tests behind all others; the rest keeps its order."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
