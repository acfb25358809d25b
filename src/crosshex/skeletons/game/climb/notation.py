"""Positions on one line: `climb rounds 5 seat 1 turn 2 sum 7 decide | 11 4`.

The lines of a record follow from the nodes of the game.
"""

from typing import Any

from crosshex.record import InvalidPosition, Notation
from crosshex.rules import Description
from crosshex.skeletons.game.climb.game import ClimbState

WHERE = ("throw", "decide", "over")


class ClimbNotation(Notation):
    """How positions are written and read."""

    def write_position(self, state: ClimbState) -> list[str]:
        """Two fields: where the game stands, and the points."""
        where = "over" if state.is_over else WHERE[state.decides]
        game = state.game
        head = f"rounds {game.rounds} seat {state.active + 1} turn {state.turns}"
        return [f"{head} sum {state.sum} {where}", " ".join(map(str, state.points))]

    def read_position(
        self, description: Description, head: list[str], fields: list[list[str]]
    ) -> ClimbState:
        """The state that such a line describes; it may come from a stranger."""
        try:
            _, rounds, _, seat, _, turn, _, total, where = head
            (points,) = fields
            numbers = [int(word) for word in (seat, turn, total, *points)]
            if min(numbers) < 0 or max(numbers) > 1_000_000 or where not in WHERE:
                raise ValueError(where)
            rounds_read = description.option("rounds").read(rounds)
            game: Any = description.make(len(points), rounds=rounds_read)
            game.check_seat(numbers[0] - 1)
        except ValueError:
            example = "climb rounds 5 seat 1 turn 0 sum 0 throw | 0 0"
            raise InvalidPosition(f"expected such as {example}") from None
        decides = where == "decide"
        scores = tuple(numbers[3:])
        state = ClimbState(game, scores, numbers[0] - 1, numbers[1], numbers[2], decides)
        if state.turns > game.rounds * game.seats or state.is_over != (where == "over"):
            raise InvalidPosition(f"turn {turn} of {rounds} rounds: this cannot be")
        return state


NOTATION = ClimbNotation()
