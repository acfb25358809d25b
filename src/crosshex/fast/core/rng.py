"""Counter-based random numbers: each is a hash of (seed, game, stream, counter).

Nothing is carried from draw to draw, so game ``i`` of seed ``s`` is the same game on one core or a
thousand. The hash is the SplitMix64 finaliser, applied along a chain of keys. A word is a fraction
between 0 and 1 and is spent digit by digit: multiplied by the number of sides, its whole part is
the digit and its fraction the rest. Such digits are uniform up to a bias below the product of all
sides divided by 2**60.
"""

import numpy as np

from crosshex.fast.core.jit import Int, Word, inline, njit

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_M1 = np.uint64(0xBF58476D1CE4E5B9)
_M2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31 = np.uint64(30), np.uint64(27), np.uint64(31)

FRACTION_BITS = 60
"""A word is a fixed-point number in [0, 1) with this many bits."""
_DROP = np.uint64(64 - FRACTION_BITS)
_BITS = np.uint64(FRACTION_BITS)
_MASK = np.uint64((1 << FRACTION_BITS) - 1)

DICE_STREAM = 0
"""Stream of the dice: turn ``t`` of a game throws the same dice whatever was chosen before."""
CHOICE_STREAM = 1
"""Stream of what policies draw."""
SETUP_STREAM = 2
"""Stream of what is drawn before the first turn, such as lucky pairs."""


@inline
def mix(word: Word) -> Word:
    """The SplitMix64 finaliser: every bit of the result depends on every bit of ``word``."""
    word = (word ^ (word >> _30)) * _M1
    word = (word ^ (word >> _27)) * _M2
    return word ^ (word >> _31)


@inline
def stream_key(seed: Word, game: Word, stream: Word) -> Word:
    """The key of one stream of one game."""
    return mix(mix(mix(seed + GOLDEN) ^ (game * GOLDEN + GOLDEN)) + stream * _M1)


@inline
def draw(key: Word, counter: Word) -> Word:
    """Word number ``counter`` of a stream, as a fraction ready for :func:`digit`."""
    return mix(key + counter * GOLDEN) >> _DROP


@inline
def digit(word: Word, sides: Word) -> Word:
    """A uniform number below ``sides`` (at most 16) from a fraction."""
    return (word * sides) >> _BITS


@inline
def rest(word: Word, sides: Word) -> Word:
    """The fraction that remains after :func:`digit` took ``sides`` from it."""
    return (word * sides) & _MASK


@inline
def below(word: Word, bound: Word) -> Word:
    """A uniform number below ``bound`` (at most 2**20) from a fraction that is then spent."""
    return ((word >> np.uint64(16)) * bound) >> np.uint64(FRACTION_BITS - 16)


@njit
def words(
    seed: Word, game: Word, stream: Word, count: Int
) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    """The first ``count`` fractions of a stream, for tests and for callers outside the kernels."""
    key = stream_key(np.uint64(seed), np.uint64(game), np.uint64(stream))
    result = np.empty(count, np.uint64)
    for i in range(count):
        result[i] = draw(key, np.uint64(i))
    return result
