"""The catalogue of named sheets, and sheets as an option of a game.

Another sheet of ours is one more line in `SHEETS`; what people read about it is in `locale`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from crosshex.rules.description import Option
from crosshex.rules.sheet import COLOURS, Field, Row, Sheet
from crosshex.rules.sheet_faults import SheetError, SheetFault
from crosshex.rules.sheet_notation import begins_like_notation, check_sheet_text, parse_sheet

SHEETS: Final[Mapping[str, Sheet]] = {
    name: parse_sheet(notation)
    for name, notation in {
        "qwixx": "r2-12 / y2-12 / g12-2 / b12-2",
        "mixx-colours": (
            "y2-4 b5-7 g8-10 r11-12 / r2-3 g4-7 b8-9 y10-12 /"
            " b12-10 y9-7 r6-4 g3-2 / g12-11 r10-7 y6-5 b4-2"
        ),
        "mixx-numbers": (
            "r10 r6 r2 r8 r3-4 r12 r5 r9 r7 r11 / y9 y12 y4 y6-7 y2 y5 y8 y11 y3 y10 /"
            " g8 g2 g10 g12 g6 g9 g7 g4-5 g11 g3 / b5 b7 b11 b9 b12 b3 b8 b10 b2 b6 b4"
        ),
    }.items()
}
"""The sheets that have a name; the first one is that of Qwixx itself."""

QWIXX: Final = SHEETS["qwixx"]
LONGO: Final = parse_sheet("faces=8 locking=2 needed=6 r2-16 / y2-16 / g16-2 / b16-2")
"""The sheet of Qwixx Longo, without its lucky numbers; as a sheet it has no name."""

_NAMES: Final = {sheet: name for name, sheet in SHEETS.items()}


def straight_sheet(faces: int, locking: int = 1, needed: int = 5) -> Sheet:
    """Red and yellow rising, green and blue falling, over all numbers of such dice.

    >>> straight_sheet(4, needed=3).notation
    'faces=4 needed=3 r2-8 / y2-8 / g8-2 / b8-2'
    """
    rising = range(2, 2 * faces + 1)
    orders = (rising, rising, rising[::-1], rising[::-1])
    rows = (
        Row(tuple(Field(colour, number) for number in order))
        for colour, order in zip(COLOURS, orders, strict=True)
    )
    return Sheet(tuple(rows), faces, locking, needed)


def sheet_name(sheet: Sheet) -> str | None:
    """The name of a sheet in the catalogue, if it has one.

    >>> sheet_name(QWIXX), sheet_name(LONGO)
    ('qwixx', None)
    """
    return _NAMES.get(sheet)


def read_sheet(text: str) -> Sheet:
    """The sheet of a name or of a notation.

    >>> read_sheet("mixx-colours").rows[0].die
    Colour.RED

    Raises:
        SheetError: there is no sheet of this name, or the notation is faulty.
        OptionError: it is not a text.
    """
    check_sheet_text(text)
    if sheet := SHEETS.get(text.strip()):
        return sheet
    if begins_like_notation(text):
        return parse_sheet(text)
    raise SheetError(SheetFault.NAME, found=text.strip(), names=", ".join(SHEETS))


@dataclass(frozen=True)
class SheetOption(Option):
    """The sheet that a game is played on: a name of the catalogue, or a notation.

    >>> SheetOption("sheet", "Sheet", QWIXX).write(LONGO)
    'faces=8,locking=2,needed=6,r2-16/y2-16/g16-2/b16-2'
    """

    type: ClassVar[str] = "sheet"
    another_game: ClassVar[bool] = True

    @property
    def values(self) -> Sequence[str]:
        """The names of the catalogue."""
        return tuple(SHEETS)

    @property
    def unlisted(self) -> Sheet:
        """A sheet without a name."""
        return parse_sheet("needed=1 r2-4 b5 / y7-2")

    def read(self, text: str, called: str = "") -> Sheet:
        """The sheet of a name or a notation."""
        return read_sheet(text)

    def write(self, value: Sheet) -> str:
        """The name of a sheet, or its notation as one word."""
        return sheet_name(value) or value.word

    def write_header(self, value: Sheet) -> str:
        """The name of a sheet, or its notation."""
        return sheet_name(value) or value.notation

    @property
    def short_names(self) -> Sequence[str]:
        """The names of the catalogue; that of the default is the name of the game itself."""
        return tuple(name for name, sheet in SHEETS.items() if sheet != self.default)

    def is_file(self, text: str) -> bool:
        """What is neither a name nor begins like a notation."""
        return text not in SHEETS and not begins_like_notation(text)

    def to_json(self, value: Sheet) -> str:
        """As in a header."""
        return self.write_header(value)

    def from_json(self, value: Any) -> Sheet:
        """The sheet of a name or a notation."""
        return read_sheet(value if isinstance(value, str) else repr(value)[:40])
