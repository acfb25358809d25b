"""What a table of a game on a sheet remembers: the running turn, and the one before."""

from dataclasses import dataclass

from crosshex.rules import Actor, Choice, Colour, Cross, Move, Nothing, QwixxState, Roll
from crosshex.table.adapter import Recent


@dataclass(frozen=True, slots=True)
class Turn:
    """The public part of one turn.

    Attributes:
        number: from 1.
        active: the seat that threw.
        roll: the dice as they fell.
        action_1: every seat's choice once all have chosen; until then None.
        action_2: the active seat's second choice, or None.
        locked: the rows that this turn locked, from 0.
        left: the dice that left the game with them.
    """

    number: int
    active: int
    roll: Roll
    action_1: tuple[Choice, ...] | None = None
    action_2: Choice | None = None
    locked: frozenset[int] = frozenset()
    left: frozenset[Colour] = frozenset()


@dataclass(frozen=True, slots=True)
class QwixxRecent(Recent):
    """The running turn, if the dice have fallen, and the one before."""

    throws: int = 0
    this_turn: Turn | None = None
    last_turn: Turn | None = None

    def after(
        self, before: QwixxState, actor: Actor, move: Move, after: QwixxState
    ) -> "QwixxRecent":
        """What is remembered after one more throw or choice."""
        if isinstance(move, Roll):
            turn = Turn(self.throws + 1, before.active, move)
            return QwixxRecent(self.throws + 1, turn, self.last_turn)
        assert self.this_turn is not None and isinstance(move, Cross | Nothing)
        if before.chosen and after.chosen:
            return self
        turn = self.this_turn
        locked = turn.locked | (after.locked - before.locked)
        left = turn.left | (after.dice_left - before.dice_left)
        if before.chosen:
            choices = tuple(
                [
                    choice if isinstance(choice, Cross | Nothing) else move
                    for choice in before.chosen
                ]
            )
            turn = Turn(turn.number, turn.active, turn.roll, choices, None, locked, left)
        else:
            first = turn.action_1
            turn = Turn(turn.number, turn.active, turn.roll, first, move, locked, left)
        # The turn is over when the dice have been picked up.
        if after.roll is None:
            return QwixxRecent(self.throws, None, turn)
        return QwixxRecent(self.throws, turn, self.last_turn)
