"""Tests of `training/` need PyTorch, which playing does not: only `make test-all` runs them."""

from importlib.util import find_spec

import pytest

collect_ignore_glob = [] if find_spec("torch") else ["*/test_*.py"]


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the tests of the trainings, which take long."""
    if item.path.parent.name != "training":
        item.add_marker(pytest.mark.slow)
