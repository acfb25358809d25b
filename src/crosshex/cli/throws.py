"""Throws of the dice from a seed, for every game in the same way."""

from math import prod
from random import Random

from crosshex.rules import Move, State


def throw(state: State, chance: Random) -> Move:
    """Throw the dice that are in play.

    The whole throw is one draw, whose digits are the dice, the first one most significant: so a
    seed deals the same dice as ever.
    """
    faces = [die.faces for die in state.dice if die.in_play]
    rest = chance.randrange(prod(faces))
    digits: list[int] = []
    for below in reversed(faces):
        rest, digit = divmod(rest, below)
        digits.append(digit)
    return state.throw(lambda below: digits.pop())
