"""The errors of records and of one-line positions."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from crosshex.rules import CrosshexError

if TYPE_CHECKING:
    from crosshex.record.record import Record


OTHER: Final = "other"
FORM: Final = "form"
"""The code for a text that does not have the form of a position."""


class RecordError(CrosshexError):
    """A record that does not parse, or breaks a rule.

    >>> from crosshex.record import read_record
    >>> try:
    ...     read_record('[Game "chess"]')
    ... except RecordError as error:
    ...     print(error.line, error.column, error.what)
    1 8 header-value

    Attributes:
        line: the line of the fault within the text, from 1.
        column: its column in characters, from 1.
        message: what was found, and what was expected.
        what: a code for the kind of fault, for messages in other languages.
        params: the variables of that message.
        partial: the good part before the fault, or None if not even the headers make a game.
        game: the game that the headers name, or None if they name none.
    """

    def __init__(
        self,
        line: int,
        column: int,
        message: str,
        partial: "Record | None" = None,
        game: str | None = None,
        what: str = OTHER,
        params: Mapping[str, str] | None = None,
    ) -> None:
        self.line = line
        self.column = column
        self.message = message
        self.partial = partial
        self.game = game
        self.what = what
        self.params = dict(params or {})
        super().__init__(f"line {line}, column {column}: {message}")

    def __reduce__(self) -> "tuple[type[RecordError], tuple[object, ...]]":
        place = (self.line, self.column, self.message)
        return RecordError, (*place, self.partial, self.game, self.what, self.params)


class InvalidPosition(CrosshexError):
    """A text that is not a position, or not a possible one.

    Attributes:
        what: a code for the kind of fault, for messages in other languages.
    """

    def __init__(self, message: str, what: str = OTHER) -> None:
        self.what = what
        super().__init__(message)
