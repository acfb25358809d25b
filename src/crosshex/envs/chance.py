"""The kernels' random numbers in plain Python: game `i` of a seed throws the same dice everywhere.

A number is a hash of (seed, game, stream, counter), as in `crosshex.fast.core.rng`; a test compares
the two. The generator has no state.

>>> throw(seed=7, game=0, turn=0, faces=[6] * 6)
[4, 0, 5, 4, 1, 1]
"""

from collections.abc import Sequence
from itertools import count
from typing import Any

from crosshex.rules import Sample

_64 = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_M1 = 0xBF58476D1CE4E5B9
_M2 = 0x94D049BB133111EB
_FRACTION = 60
_SPENT_ON = 6
DICE, SETUP, BOTS = 0, 2, 16
"""The streams: dice, the setup of a game, and from 16 on one for each bot."""


def _mix(word: int) -> int:
    word = (word ^ word >> 30) * _M1 & _64
    word = (word ^ word >> 27) * _M2 & _64
    return word ^ word >> 31


def fraction(seed: int, game: int, stream: int, counter: int) -> int:
    """A number below 2**60, the same for the same four arguments."""
    key = _mix(seed + _GOLDEN & _64) ^ (game * _GOLDEN + _GOLDEN & _64)
    key = _mix(_mix(key) + stream * _M1 & _64)
    return _mix(key + counter * _GOLDEN & _64) >> 64 - _FRACTION


def digits(word: int, sides: Sequence[int]) -> list[int]:
    """Uniform numbers from a fraction, each below its number of sides."""
    found = []
    for side in sides:
        digit, word = divmod(word * side, 1 << _FRACTION)
        found.append(digit)
    return found


def draws(seed: int, game: int, stream: int, counter: int, sides: Sequence[int]) -> list[int]:
    """Uniform numbers, each below its number of sides; one fraction yields six of them."""
    found: list[int] = []
    for part in range(0, len(sides), _SPENT_ON):
        word = fraction(seed, game, stream, counter + (part // _SPENT_ON << 32))
        found += digits(word, sides[part : part + _SPENT_ON])
    return found


def throw(seed: int, game: int, turn: int, faces: Sequence[int]) -> list[int]:
    """The dice of a turn of a game, from 0, each below its number of faces."""
    return draws(seed, game, DICE, turn, faces)


def sampler(seed: int, game: int) -> Sample[Any]:
    """A function that draws without replacement before a game starts; calls draw new numbers."""
    calls = count()

    def sample(pool: Sequence[Any], size: int) -> Sequence[Any]:
        left = list(pool)
        sides = range(len(left), len(left) - size, -1)
        for place, digit in enumerate(draws(seed, game, SETUP, next(calls), sides)):
            left[place], left[place + digit] = left[place + digit], left[place]
        return left[:size]

    return sample
