"""Cases of one test in two tiers: the first in `make test`, the others in `make test-all`."""

from collections.abc import Callable
from typing import Any

import pytest


def cases(
    names: str, first: Any, *others: Any, ids: Callable[[Any], str] | None = None
) -> pytest.MarkDecorator:
    """Parametrize a test with several values, of which `make test` takes the first."""
    slow = [
        pytest.param(*(one if "," in names else (one,)), marks=pytest.mark.slow) for one in others
    ]
    return pytest.mark.parametrize(names, [first, *slow], ids=ids)
