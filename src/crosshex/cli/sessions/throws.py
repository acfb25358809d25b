"""Throws the dice of any game from a seed."""

from math import prod
from random import Random

from crosshex.rules import Move, State


def throw(state: State, chance: Random) -> Move:
    """Throw the dice that are in play.

    The whole throw is one random number, whose digits are the dice, the first die being the most
    significant. This must not change, so that a seed keeps its dice.
    """
    faces = [die.faces for die in state.dice if die.in_play]
    rest = chance.randrange(prod(faces))
    digits: list[int] = []
    for below in reversed(faces):
        rest, digit = divmod(rest, below)
        digits.append(digit)
    return state.throw(lambda below: digits.pop())
