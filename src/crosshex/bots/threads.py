"""Limits bots to one thread each: their networks are small, and games run in parallel."""

import os
from typing import Final

_LIBRARIES: Final = ("OMP", "OPENBLAS", "MKL")


def use_one_thread() -> None:
    """Keep NumPy from starting threads: here if it is not loaded yet, and in child processes.

    On busy cores its threads wait for each other longer than they work.
    """
    for library in _LIBRARIES:
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
