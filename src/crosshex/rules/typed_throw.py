"""Reads throws of real dice that people type in."""

from enum import Enum
from itertools import cycle

from crosshex.rules.errors import CrosshexError
from crosshex.rules.game import Die, Move, State

_EXAMPLE = (4, 1, 6, 3, 5, 6)


class ThrowFault(Enum):
    """Why a throw is not possible: the name for programs, the value for people."""

    NO_NUMBER = "a throw is written in numbers"
    DIE_COUNT = "a throw has a number for each die"
    DIE_FACE = "a die cannot show this number"
    DIE_LEFT = "a die that has left the game is not thrown"
    DIE_MISSING = "every die that is still in the game is thrown"


class ImpossibleThrow(CrosshexError):
    """A throw that is not possible in a state.

    Attributes:
        fault: what is wrong with it.
        count: how many dice are thrown.
        faces: how many faces the largest of them has.
        example: a throw that would have been possible.
    """

    def __init__(self, fault: ThrowFault, state: State) -> None:
        thrown = [die for die in state.dice if die.in_play]
        self.fault = fault
        self.count = len(thrown)
        self.faces = max((die.faces for die in thrown), default=0)
        self.example = self.example_for(state)
        super().__init__(
            f"{fault.value}: {self.count} dice from 1 to {self.faces}, such as {self.example}"
        )

    @staticmethod
    def example_for(state: State) -> str:
        """A throw that is possible in a position."""
        pips = cycle(_EXAMPLE)
        return str(state.throw(lambda faces: (next(pips) - 1) % faces))


def read_throw(state: State, text: str) -> Move:
    """Read a throw at a chance node: a number for each die in play, in the order of the dice.

    A die that has left may be omitted or written as `.`. If no die has more than nine faces,
    spaces are not needed.

    Raises:
        ImpossibleThrow: these dice cannot fall like this; the error has an example.

    >>> from crosshex.rules import Qwixx
    >>> str(read_throw(Qwixx().start(), "416356"))
    '4 1 6 3 5 6'
    """
    dice = state.dice
    words = text.replace(",", " ").split()
    if len(words) == 1 and len(words[0]) > 1 and all(die.faces < 10 for die in dice):
        words = list(words[0])
    if len(words) != len(dice):
        # Dice that have left were omitted.
        dice = tuple(die for die in dice if die.in_play)
    if not all(word == "." or (word.isdecimal() and word.isascii()) for word in words):
        raise ImpossibleThrow(ThrowFault.NO_NUMBER, state)
    if len(words) != len(dice):
        raise ImpossibleThrow(ThrowFault.DIE_COUNT, state)
    for die, word in zip(dice, words, strict=True):
        if fault := _fault(die, word):
            raise ImpossibleThrow(fault, state)
    numbers = (int(word) for word in words if word != ".")
    return state.throw(lambda faces: next(numbers) - 1)


def _fault(die: Die, word: str) -> ThrowFault | None:
    """What is wrong with the word for a die, or None."""
    if word == ".":
        return ThrowFault.DIE_MISSING if die.in_play else None
    if not die.in_play:
        return ThrowFault.DIE_LEFT
    # The length comes first, so that a very long number is never converted.
    possible = len(word) <= len(str(die.faces)) and 1 <= int(word) <= die.faces
    return None if possible else ThrowFault.DIE_FACE
