"""Writes a state as plain text, for places that cannot show a picture."""

from crosshex.draw.rooms import TEXTS
from crosshex.record import write_position
from crosshex.rules import State


def state_text(state: State) -> str:
    """A state as text by its game's room `text`, or else its position on one line.

    >>> from crosshex.rules import Six
    >>> state_text(Six().start())
    'six basic auto 1/2 placing | 1,0 | 0,0'
    """
    return (TEXTS.get(state.game.description) or write_position)(state)
