"""What can be wrong with a sheet: named faults, each with its row and field or with its word."""

from enum import Enum

from crosshex.rules.errors import OptionError

SHOWN = 20
"""How many characters of a faulty word an error shows."""


class SheetFault(Enum):
    """Why a sheet is refused: the name for programs, the value says what would be right.

    >>> from crosshex.rules import SheetError, parse_sheet
    >>> try:
    ...     parse_sheet("r2-12 / y2-13")
    ... except SheetError as error:
    ...     print(error.fault.name, error.row, error.field)
    NUMBER 2 12
    """

    WORD = "a field is a colour r, y, g or b and a number such as r5, or a run such as r2-12"
    SETTING = "faces, locking and needed stand at most once, in this order, before the rows"
    FACES = "the dice have 2 to 8 faces"
    LOCKING = "the last one or two fields of a row lock it: locking=1 or locking=2"
    NEEDED = "needed is a number from 0"
    NUMBER = "the dice make numbers from 2 to {most}"
    TWICE = "every field stands once on a sheet"
    ROWS = "a sheet has two to four rows, divided by /"
    FIELDS = "a row has two to fifteen fields"
    LOCKING_FIELDS = "a row has more fields than those that lock it"
    NO_LOCK = "one row at least has as many fields before those that lock it as needed says"
    NAME = "a sheet is a notation such as r2-12 / y2-12 / g12-2 / b12-2, or one of: {names}"


class SheetError(OptionError):
    """A sheet that there cannot be.

    Attributes:
        fault: what is wrong with it.
        row: the row from 1, or 0 if the fault lies in no row.
        field: the field in its row from 1, or 0 if the fault is no single field.
        found: the word, or the beginning of it.
        at: where the fault lies in the notation, in characters from 0.
    """

    def __init__(
        self,
        fault: SheetFault,
        row: int | None = None,
        field: int | None = None,
        found: str = "",
        *,
        at: int = 0,
        most: int = 0,
        names: str = "",
    ) -> None:
        self._arguments = (fault, row, field, found, at, most, names)
        self.fault = fault
        self.row = 0 if row is None else row + 1
        self.field = 0 if field is None else field + 1
        self.found = found if len(found) <= SHOWN else found[:SHOWN] + "…"
        self.at = at
        right = fault.value.format(most=most, names=names)
        where = [f"row {self.row}"] if self.row else []
        where += [f"field {self.field}"] if self.field else []
        where += [repr(self.found)] if self.found else []
        super().__init__(f"{', '.join(where)}: {right}" if where else right)
        self.what = "sheet-" + fault.name.lower().replace("_", "-")
        self.params = {
            "row": str(self.row),
            "field": str(self.field),
            "found": self.found,
            "most": str(most),
            "names": names,
        }

    def moved(self, at: int, found: str = "") -> "SheetError":
        """The same fault at a place of the notation."""
        fault, row, field, before, _, most, names = self._arguments
        return _again(fault, row, field, found or before, at, most, names)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, self._arguments


def _again(
    fault: SheetFault,
    row: int | None,
    field: int | None,
    found: str,
    at: int,
    most: int,
    names: str,
) -> SheetError:
    return SheetError(fault, row, field, found, at=at, most=most, names=names)
