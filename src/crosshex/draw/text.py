"""Writes a state as plain text, for places that cannot show a picture."""

from crosshex.draw.rooms import TEXTS
from crosshex.record import write_position
from crosshex.rules import State


def state_text(state: State) -> str:
    """A state as text by its game's room `text`, or else its position on one line.

    The same as `print(state)`.

    >>> from crosshex.rules import Six
    >>> state_text(Six().start()).splitlines()[0]
    'six, basic: seat 1 (black) puts down'
    """
    return (TEXTS.get(state.game.description) or write_position)(state)
