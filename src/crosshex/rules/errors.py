"""The errors: bad options, texts that are not moves, moves against the rules."""

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crosshex.rules.game import Actor, Move

SHOWN = 30
"""How many legal moves an error message lists before it says how many more there are."""


class CrosshexError(ValueError):
    """The base class of all errors that Crosshex raises on purpose."""


class OptionError(CrosshexError):
    """A game cannot be set up like this.

    Attributes:
        what: a code for the kind of fault, for messages in other languages; empty for none.
        params: the variables of that message.
        at: where the fault lies in the text of an option, in characters from 0.
    """

    what: str = ""
    at: int = 0

    def __init__(self, message: str) -> None:
        self.params: dict[str, str] = {}
        super().__init__(message)


def check_count(seats: object) -> None:
    """Refuse a number of seats that is no number.

    Raises:
        OptionError: it is not an `int`.
    """
    if type(seats) is not int:
        raise OptionError(f"the number of seats is an int, not {seats!r}")


class InvalidMove(CrosshexError):
    """A text that is not a move in the notation, whatever the position."""


class GameOver(CrosshexError):
    """The game is over, so a player can no longer resign or agree on a draw."""


class HiddenChoices(CrosshexError):
    """A view cannot be played on, because it lacks the choices of the other seats."""


class Reason(Enum):
    """Why a move is against the rules: the name for programs, the value for people.

    A game of another package may use an `Enum` of its own.

    >>> from crosshex.rules import Six
    >>> reason = Six().start().why_not(0, Six().parse("1,0"))
    >>> reason.name, reason.value
    ('OCCUPIED', 'the cell is taken')
    """

    GAME_OVER = "the game is over"
    NOT_TO_ACT = "it has nothing to decide now"
    ALREADY_CHOSEN = "it has already chosen"
    OTHER_GAME = "this is not a move of this game"

    DIE_FACE = "a die cannot show this number"
    DIE_LEFT = "a die that has left the game cannot be thrown"
    DIE_MISSING = "every die that is still in the game must be thrown"

    NO_SUCH_NUMBER = "the row has no such number"
    NOT_THROWN = "the dice do not make this number"
    COLOUR_LEFT = "the die of this colour has left: only the white sum can cross it"
    ROW_LOCKED = "the row is locked"
    TOO_FAR_LEFT = "crosses go from left to right"
    TOO_FEW_CROSSES = "there are too few crosses in the row to lock it"
    NOT_LUCKY = "the white sum is not a lucky number of this sheet"
    ONLY_ACTION_1 = "lucky numbers count in action 1 only"
    NOT_FEWEST = "another open row has fewer crosses"
    NOT_NEXT = "a lucky number crosses the next number of the row"
    FAILED_THROW_DUE = "nothing was crossed in action 1: cross a number or take a failed throw (x)"
    NO_FAILED_THROW = "a failed throw is only for an active seat that crossed nothing"

    STILL_PLACING = "hexagons move only when all of them lie on the table"
    ALL_PLACED = "all hexagons lie on the table: move one"
    OCCUPIED = "the cell is taken"
    FIRST_MOVE = "the first hexagon must touch the red start hexagon and not the black one"
    NOT_TOUCHING = "the cell touches no hexagon that stays on the table"
    NO_HEXAGON = "there is no hexagon to take"
    NOT_OWN = "the hexagon belongs to the other side"
    SAME_CELL = "the hexagon must go to another cell"
    FALLS_APART = "without this hexagon the others would fall apart"
    KEEP_NEEDED = "several groups are the largest: say which one stays"
    KEEP_REFUSED = "there is no choice between groups here"
    KEEP_NOT_LARGEST = "the cell to keep is not in one of the largest groups"
    KEEP_NOT_SMALLEST = "the group that stays is named by its smallest cell"
    CLAIM_IS_AUTOMATIC = "shapes are claimed automatically at this table"
    NO_SHAPE = "there is no shape to claim"
    CAN_MOVE = "passing is only for those who have no other move"


class IllegalMove(CrosshexError):
    """A move that the rules do not allow here.

    >>> from crosshex.rules import Put, Cell, Six
    >>> try:
    ...     Six().start().play(0, Put(Cell(5, 5)))
    ... except IllegalMove as error:
    ...     print(error.reason.name, "legal:", *error.legal)
    FIRST_MOVE legal: -1,0 -1,1 0,-1

    Attributes:
        move: the move that was refused.
        seat: who wanted to make it: a seat from 0, or `CHANCE` for a throw.
        reason: why it was refused.
        legal: the legal moves.
    """

    def __init__(
        self, move: "Move", seat: "Actor", reason: Enum, legal: "Sequence[Move]" = ()
    ) -> None:
        self.move = move
        self.seat = seat
        self.reason = reason
        self.legal = legal
        who = f"seat {seat + 1}" if isinstance(seat, int) else "dice"
        told = f"{who}: {move} is not legal: {reason.value}; legal: {spell_moves(legal)}"
        if isinstance(move, str):
            told += "; state.parse(actor, text) reads a move from its notation"
        super().__init__(told)

    def __reduce__(self) -> "tuple[type[IllegalMove], tuple[Move, Actor, Enum, Sequence[Move]]]":
        return IllegalMove, (self.move, self.seat, self.reason, self.legal)


def spell_moves(moves: "Sequence[Move]") -> str:
    """The moves as one line for people, cut off if it is too long."""
    if not moves:
        return "nothing"
    shown = " ".join(str(moves[i]) for i in range(min(SHOWN, len(moves))))
    return f"{shown} … and {len(moves) - SHOWN} more" if len(moves) > SHOWN else shown
