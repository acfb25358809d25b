"""What a table of Six remembers: how many moves were made, and the last ones."""

from dataclasses import dataclass

from crosshex.rules import Actor, Cell, Move, Put, Shift, Side, SixState
from crosshex.table.adapter import Recent


@dataclass(frozen=True, slots=True)
class LastMove:
    """A move of Six, with the hexagons that it removed from the game."""

    seat: int
    move: Move
    source: Cell | None
    target: Cell | None
    removed: tuple[tuple[Cell, Side], ...]


@dataclass(frozen=True, slots=True)
class SixRecent(Recent):
    """How many moves were made, and the last ones: those since the next player's own move."""

    moves: int = 0
    last: tuple[LastMove, ...] = ()

    def after(self, before: SixState, actor: Actor, move: Move, after: SixState) -> "SixRecent":
        """What is remembered after one more move."""
        source, target = _cells(move)
        gone = (before.black - after.black, before.red - after.red)
        removed = tuple(
            (cell, side) for side in Side for cell in sorted(gone[side]) if cell != source
        )
        newest = LastMove(before.seat, move, source, target, removed)
        others = before.game.seats - 1
        return SixRecent(self.moves + 1, (*self.last, newest)[-others:])


def _cells(move: Move) -> tuple[Cell | None, Cell | None]:
    """From where to where a move goes."""
    match move:
        case Shift(source, target):
            return source, target
        case Put(cell):
            return None, cell
    return None, None
