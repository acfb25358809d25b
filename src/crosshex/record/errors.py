"""What is wrong with a text, and where: faults of records and of one-line positions."""

from typing import TYPE_CHECKING

from crosshex.rules import CrosshexError

if TYPE_CHECKING:
    from crosshex.record.record import Record


class RecordError(CrosshexError):
    """A record that does not parse, or breaks a rule.

    Attributes:
        line: the line of the fault within the text, from 1.
        column: its column in characters, from 1.
        message: what was found, and what would have been right.
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
    ) -> None:
        self.line = line
        self.column = column
        self.message = message
        self.partial = partial
        self.game = game
        super().__init__(f"line {line}, column {column}: {message}")

    def __reduce__(
        self,
    ) -> "tuple[type[RecordError], tuple[int, int, str, Record | None, str | None]]":
        return RecordError, (self.line, self.column, self.message, self.partial, self.game)


class InvalidPosition(CrosshexError):
    """A text that is no position, or a position that cannot come up."""
