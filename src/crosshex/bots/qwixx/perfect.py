"""`perfect`: plays for its own points by the exact solution of the solitaire game."""

from functools import cache
from pathlib import Path

from crosshex.bots.base import Bot
from crosshex.fast.qwixx.sheet import NO_LUCK, FieldSheet, read_notation
from crosshex.fast.solver.advice import Advisor
from crosshex.fast.solver.solution import open_solutions, solution_folder
from crosshex.rules import Choice, Game, Qwixx, QwixxState, State
from crosshex.rules.qwixx_moves import parse_choice


class PerfectQwixx(Bot):
    """Plays as if it were alone: a row that another seat locks is simply lost.

    The game must have been solved before, with `crosshex solve`.

    Raises:
        MissingSolution: the game has not been solved.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        assert isinstance(game, Qwixx)
        sheet = read_notation(game.sheet.notation)
        pairs = game.lucky or (NO_LUCK,)
        self._advisors = [_advisor(sheet, pair, solution_folder()) for pair in pairs]

    def choose(self, state: State, seat: int) -> Choice:
        """The choice that is worth most; of equal choices the one that the advisor lists first."""
        assert isinstance(state, QwixxState) and state.roll is not None
        advisor = self._advisors[seat if state.game.lucky else 0]
        marks = state.marks[seat]
        roll = [*state.roll.white, *(die or 0 for die in state.roll.colours)]
        locked = sum(1 << row for row in state.locked)
        if state.crossed is None:
            active = seat == state.active
            advice = advisor.action_1(marks.rows, roll, marks.failed, locked, active=active)
        else:
            advice = advisor.action_2(marks.rows, roll, marks.failed, locked, crossed=state.crossed)
        return parse_choice(advice[0].choice)


@cache
def _advisor(sheet: FieldSheet, pair: tuple[int, int], folder: Path) -> Advisor:
    """The advisor for a sheet; cached, because opening a solution checks a large file."""
    return Advisor(open_solutions(sheet, [pair], folder)[pair])
