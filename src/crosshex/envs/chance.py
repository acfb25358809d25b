"""The chance of the kernels in plain Python: game `i` of a seed throws the same dice everywhere.

A number is a hash of (seed, game, stream, counter), as in `crosshex.fast.rng`; a test compares the
two. Nothing is carried from draw to draw.

>>> throw(seed=7, game=0, turn=0, faces=6)
(5, 1, 6, 5, 2, 2)
"""

from collections.abc import Sequence

_64 = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_M1 = 0xBF58476D1CE4E5B9
_M2 = 0x94D049BB133111EB
_FRACTION = 60
DICE, CHOICES, SETUP, BOTS = 0, 1, 2, 16
"""The streams: dice, what policies draw, what is drawn before the game, and bots from there on."""


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
    """Spend a fraction on uniform numbers, each below its number of sides."""
    found = []
    for side in sides:
        digit, word = divmod(word * side, 1 << _FRACTION)
        found.append(digit)
    return found


def throw(seed: int, game: int, turn: int, faces: int) -> tuple[int, ...]:
    """The six dice of a turn, from 0, of a game."""
    word = fraction(seed, game, DICE, turn)
    return tuple(digit + 1 for digit in digits(word, [faces] * 6))


def lucky_pairs(
    seed: int, game: int, pairs: Sequence[tuple[int, int]], seats: int
) -> tuple[tuple[int, int], ...]:
    """Q4: a lucky pair for each seat of a game, no two the same."""
    left = list(pairs)
    word = fraction(seed, game, SETUP, 0)
    for seat, digit in enumerate(digits(word, range(len(pairs), len(pairs) - seats, -1))):
        left[seat], left[seat + digit] = left[seat + digit], left[seat]
    return tuple(left[:seats])
