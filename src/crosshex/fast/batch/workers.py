"""Kernels over a range of games, shared by threads where that is wanted.

Kernels do not hold Python's lock, and no game knows of another, so the result is the same for any
number of threads.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

_FEWEST = 64
"""Fewer games than this are not worth a thread."""


class Workers:
    """A number of threads, made when they are first needed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ThreadPoolExecutor | None = None

    def run(self, kernel: Callable[..., Any], games: int, *arguments: Any) -> list[Any]:
        """Call ``kernel(low, high, *arguments)`` for ranges that cover all games."""
        shares = min(self.count, max(1, games // _FEWEST))
        if shares == 1:
            return [kernel(0, games, *arguments)]
        self._pool = self._pool or ThreadPoolExecutor(self.count)
        bounds = [games * k // shares for k in range(shares + 1)]
        futures = [
            self._pool.submit(kernel, low, high, *arguments) for low, high in pairwise(bounds)
        ]
        return [future.result() for future in futures]
