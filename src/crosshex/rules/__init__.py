"""The rules of Qwixx, Qwixx Longo and Six as pure state machines.

No I/O, no clock, no randomness: dice come from outside.

>>> from crosshex.rules import CHANCE, Qwixx, Roll
>>> state = Qwixx(seats=2).start(first=0)
>>> state.to_act
CHANCE
>>> state = state.play(CHANCE, Roll.parse("4 1 6 3 5 6"))
>>> state.to_act
(0, 1)
"""

from crosshex.rules.catalogue import (
    BrokenGame,
    find_game,
    find_page,
    games,
    is_game,
    is_page,
    short_name,
    when_loaded,
)
from crosshex.rules.description import Description, Limit, OneOf, Option, PairPerSeat
from crosshex.rules.dice import Roll, Rolls
from crosshex.rules.errors import (
    CrosshexError,
    GameOver,
    HiddenChoices,
    IllegalMove,
    InvalidMove,
    OptionError,
    Reason,
)
from crosshex.rules.game import (
    CHANCE,
    Actor,
    Below,
    Chance,
    Die,
    Ending,
    Game,
    Move,
    Outcome,
    Sample,
    State,
)
from crosshex.rules.hexagons import Cell, Shape
from crosshex.rules.perft import perft
from crosshex.rules.qwixx import Longo, Phase, Qwixx, QwixxState, describe_sheet
from crosshex.rules.qwixx_moves import FAILED_THROW, HIDDEN, NOTHING, Choice, Cross, Hidden, Nothing
from crosshex.rules.registry import BrokenRoom, Registry
from crosshex.rules.sheet import COLOURS, Colour, Field, Marks, Place, Row, Sheet
from crosshex.rules.sheet_faults import SheetError, SheetFault
from crosshex.rules.sheet_notation import parse_sheet
from crosshex.rules.sheets import (
    LONGO,
    QWIXX,
    SHEETS,
    SheetOption,
    read_sheet,
    sheet_name,
    straight_sheet,
)
from crosshex.rules.six import Side, Six, SixState
from crosshex.rules.six_moves import CLAIM, PASS, Claim, Pass, Put, Shift, Shifts, SixMove
from crosshex.rules.typed_throw import ImpossibleThrow, read_throw

__all__ = [
    "CHANCE",
    "CLAIM",
    "COLOURS",
    "FAILED_THROW",
    "HIDDEN",
    "LONGO",
    "NOTHING",
    "PASS",
    "QWIXX",
    "SHEETS",
    "Actor",
    "Below",
    "BrokenGame",
    "BrokenRoom",
    "Cell",
    "Chance",
    "Choice",
    "Claim",
    "Colour",
    "Cross",
    "CrosshexError",
    "Description",
    "Die",
    "Ending",
    "Field",
    "Game",
    "GameOver",
    "Hidden",
    "HiddenChoices",
    "IllegalMove",
    "ImpossibleThrow",
    "InvalidMove",
    "Limit",
    "Longo",
    "Marks",
    "Move",
    "Nothing",
    "OneOf",
    "Option",
    "OptionError",
    "Outcome",
    "PairPerSeat",
    "Pass",
    "Phase",
    "Place",
    "Put",
    "Qwixx",
    "QwixxState",
    "Reason",
    "Registry",
    "Roll",
    "Rolls",
    "Row",
    "Sample",
    "Shape",
    "Sheet",
    "SheetError",
    "SheetFault",
    "SheetOption",
    "Shift",
    "Shifts",
    "Side",
    "Six",
    "SixMove",
    "SixState",
    "State",
    "describe_sheet",
    "find_game",
    "find_page",
    "games",
    "is_game",
    "is_page",
    "parse_sheet",
    "perft",
    "read_sheet",
    "read_throw",
    "sheet_name",
    "short_name",
    "straight_sheet",
    "when_loaded",
]
