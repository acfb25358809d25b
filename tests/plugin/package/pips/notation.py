"""Pips on one line: `pips short 1 turn 2 throw | 5 7`."""

from typing import Any

from crosshex.record import InvalidPosition, Notation
from crosshex.rules import CHANCE, Description
from pips.game import GUESSES, PipsState, Throw


class PipsNotation(Notation):
    """Records need no more than positions: their lines follow from the nodes of the game."""

    def write_position(self, state: PipsState) -> list[str]:
        """The length, the active seat, the turn, where it stands, and the points."""
        if state.outcome:
            where = "over"
        elif state.thrown is None:
            where = "throw"
        elif state.revealed:
            where = f"keep {state.thrown} {' '.join(map(str, state.revealed))}"
        else:
            where = f"guess {state.thrown}"
        head = f"{state.game.length} {state.active + 1} turn {state.turn} {where}"
        return [head, " ".join(map(str, state.points))]

    def read_position(
        self, description: Description, head: list[str], fields: list[list[str]]
    ) -> PipsState:
        """The state that such a line describes."""
        try:
            length, active, _, turn, where, *rest = head
            (points,) = fields
            game: Any = description.make(len(points), length=description.options[0].read(length))
            game.check_seat(int(active) - 1)
            state = PipsState(game, tuple(map(int, points)), int(active) - 1, int(turn))
            if where in ("throw", "over"):
                return state
            thrown = state.play(CHANCE, Throw(int(rest[0]), int(rest[1])))
            if where == "guess":
                return thrown
            revealed = tuple(GUESSES[("odd", "even").index(word)] for word in rest[2:])
        except (ValueError, IndexError):
            raise InvalidPosition("expected such as pips short 1 turn 0 throw | 0 0") from None
        if len(revealed) != game.seats:
            raise InvalidPosition(f"expected a guess of each of {game.seats} seats")
        return PipsState(game, state.points, state.active, state.turn, thrown.thrown, (), revealed)


NOTATION = PipsNotation()
