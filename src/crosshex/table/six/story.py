"""What a table of Six remembers: how many moves were made, and the last of them."""

from dataclasses import dataclass

from crosshex.rules import Actor, Cell, Move, Put, Shift, Side, SixState


@dataclass(frozen=True, slots=True)
class LastMove:
    """A move of Six, with the hexagons that it removed from the game."""

    seat: int
    move: Move
    source: Cell | None
    target: Cell | None
    removed: tuple[tuple[Cell, Side], ...]


@dataclass(frozen=True, slots=True)
class SixStory:
    """How many moves were made, and the last of them."""

    moves: int = 0
    last: LastMove | None = None

    def after(self, before: SixState, actor: Actor, move: Move, after: SixState) -> "SixStory":
        """The story with one more move."""
        source = move.source if isinstance(move, Shift) else None
        target = move.target if isinstance(move, Shift) else None
        if isinstance(move, Put):
            target = move.cell
        gone = (before.black - after.black, before.red - after.red)
        removed = tuple(
            (cell, side) for side in Side for cell in sorted(gone[side]) if cell != source
        )
        return SixStory(self.moves + 1, LastMove(before.seat, move, source, target, removed))
