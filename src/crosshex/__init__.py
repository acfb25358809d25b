"""Crosshex: play, study and master Qwixx, Qwixx Longo and Six.

>>> import crosshex
>>> game = crosshex.Six(variant="advanced")
>>> state = game.start()
>>> [str(move) for move in state.legal(0)]
['-1,0', '-1,1', '0,-1']
"""

from crosshex.record import (
    Record,
    read_position,
    read_record,
    read_records,
    write_position,
    write_records,
)
from crosshex.rules import (
    CHANCE,
    IllegalMove,
    InvalidMove,
    Longo,
    Outcome,
    Qwixx,
    Roll,
    Six,
    State,
)
from crosshex.rules.game import Pictured

__all__ = [
    "CHANCE",
    "IllegalMove",
    "InvalidMove",
    "Longo",
    "Outcome",
    "Qwixx",
    "Record",
    "Roll",
    "Six",
    "__version__",
    "read_position",
    "read_record",
    "read_records",
    "write_position",
    "write_records",
]

__version__ = "0.1.0"


def _paint(thing: State | Record) -> str:
    from crosshex.draw import draw_svg

    return draw_svg(thing)


def _write(state: State) -> str:
    from crosshex.draw import state_text

    return state_text(state)


# Notebooks show states and records as pictures, and print() shows states as text; the drawing code
# is loaded for the first one.
Pictured.painter = _paint
Pictured.writer = _write
