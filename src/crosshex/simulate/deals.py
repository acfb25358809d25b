"""All that chance decides in game `number` of a seed: its throws, what is drawn by lot, its bots.

Each number is a hash of (seed, game, stream, counter), as in the kernels (`crosshex.fast.core.rng`;
a test compares the two), and nothing is carried from draw to draw. So a game of a seed is the same
wherever it is played, on any number of cores, and a throw is the same whatever was chosen before.

>>> from crosshex.rules import Qwixx
>>> print(Deal(seed=7).throw(Qwixx(2).start(), turn=0))
5 1 6 5 2 2
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from random import Random
from typing import Any

from crosshex.rules import Game, Move, State

_64 = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_M1 = 0xBF58476D1CE4E5B9
_M2 = 0x94D049BB133111EB
_FRACTION = 60
_SPENT_ON = 6
DICE, SETUP, FIRST, BOTS = 0, 2, 3, 16
"""The streams: dice, the setup of a game, who begins, and from 16 on one for each bot."""


@dataclass(frozen=True)
class Deal:
    """One game of a seed, as far as chance decides it; game 0 unless another is named.

    >>> from crosshex.rules import Longo
    >>> deal = Deal(seed=1, number=7)
    >>> deal.game_of(Longo(2)) == deal.game_of(Longo(2))
    True
    """

    seed: int
    number: int = 0

    def throw(self, state: State, turn: int) -> Move:
        """The dice of a turn, from 0; all are thrown, then those that have left are dropped."""
        return state.throw_all(self.draws(DICE, turn, [die.faces for die in state.dice]))

    def game_of(self, game: Game) -> Game:
        """The game with what is drawn by lot before it begins."""
        calls = count()

        def sample(pool: Sequence[Any], size: int) -> Sequence[Any]:
            left = list(pool)
            sides = range(len(left), len(left) - size, -1)
            for place, digit in enumerate(self.draws(SETUP, next(calls), sides)):
                left[place], left[place + digit] = left[place + digit], left[place]
            return left[:size]

        return game.deal(sample)

    def first(self, seats: int) -> int:
        """The seat that begins, where the lot decides it."""
        return self.draws(FIRST, 0, [seats])[0]

    def bot_seed(self, bot: int, seating: int = 0) -> int:
        """The seed of a bot; games of one deal with other seats have other seeds."""
        return fraction(self.seed, self.number, BOTS + bot, seating)

    def lot(self, what: str) -> Random:
        """A generator for what is no throw, such as an opening: its own for each purpose."""
        return Random(f"{self.seed} {self.number} {what}")

    def draws(self, stream: int, counter: int, sides: Sequence[int]) -> list[int]:
        """Uniform numbers, each below its number of sides; one fraction yields six of them."""
        found: list[int] = []
        for part in range(0, len(sides), _SPENT_ON):
            word = fraction(self.seed, self.number, stream, counter + (part // _SPENT_ON << 32))
            for side in sides[part : part + _SPENT_ON]:
                digit, word = divmod(word * side, 1 << _FRACTION)
                found.append(digit)
        return found


def fraction(seed: int, game: int, stream: int, counter: int) -> int:
    """A number below 2**60, the same for the same four arguments."""
    return _mix(_key(seed, game, stream) + counter * _GOLDEN & _64) >> 64 - _FRACTION


@lru_cache(1024)
def _key(seed: int, game: int, stream: int) -> int:
    key = _mix(seed + _GOLDEN & _64) ^ (game * _GOLDEN + _GOLDEN & _64)
    return _mix(_mix(key) + stream * _M1 & _64)


def _mix(word: int) -> int:
    word = (word ^ word >> 30) * _M1 & _64
    word = (word ^ word >> 27) * _M2 & _64
    return word ^ word >> 31
