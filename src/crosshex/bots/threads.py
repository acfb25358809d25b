"""Bots think in one thread each: their nets are small, and games are played side by side."""

import os
from typing import Final

_LIBRARIES: Final = ("OMP", "OPENBLAS", "MKL")


def use_one_thread() -> None:
    """Keep NumPy from starting threads, here if it is not loaded yet, and in processes to come.

    On busy cores its threads wait for each other longer than they work.
    """
    for library in _LIBRARIES:
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
