"""What a table remembers of how the position came about: the last turns, the last move.

A position knows nothing of that, and players ask. The live table and a replay tell it the same way.
"""

from dataclasses import dataclass
from typing import TypeAlias

from crosshex.rules import (
    CHANCE,
    Actor,
    Cell,
    Choice,
    Colour,
    Cross,
    Move,
    Nothing,
    Put,
    QwixxState,
    Roll,
    Shift,
    Side,
    SixState,
    State,
)


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of Qwixx or Longo as far as it is public.

    Attributes:
        number: from 1.
        active: the seat that threw.
        roll: the dice as they fell.
        action_1: every seat's choice once all have chosen; until then None.
        action_2: the active seat's second choice, or None.
        locked: the rows that this turn locked.
    """

    number: int
    active: int
    roll: Roll
    action_1: tuple[Choice, ...] | None = None
    action_2: Choice | None = None
    locked: frozenset[Colour] = frozenset()


@dataclass(frozen=True, slots=True)
class QwixxStory:
    """The running turn, if the dice have fallen, and the one before."""

    throws: int = 0
    this_turn: Turn | None = None
    last_turn: Turn | None = None

    def after(
        self, before: QwixxState, actor: Actor, move: Move, after: QwixxState
    ) -> "QwixxStory":
        """The story with one more throw or choice."""
        if isinstance(move, Roll):
            turn = Turn(self.throws + 1, before.active, move)
            return QwixxStory(self.throws + 1, turn, self.last_turn)
        assert self.this_turn is not None and isinstance(move, Cross | Nothing)
        if before.chosen and after.chosen:
            return self
        turn = self.this_turn
        locked = turn.locked | (after.locked - before.locked)
        if before.chosen:
            choices = tuple(
                [
                    choice if isinstance(choice, Cross | Nothing) else move
                    for choice in before.chosen
                ]
            )
            turn = Turn(turn.number, turn.active, turn.roll, choices, None, locked)
        else:
            turn = Turn(turn.number, turn.active, turn.roll, turn.action_1, move, locked)
        # The turn is over when the dice have been picked up.
        if after.roll is None:
            return QwixxStory(self.throws, None, turn)
        return QwixxStory(self.throws, turn, self.last_turn)


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


Story: TypeAlias = QwixxStory | SixStory


def first_story(state: State) -> Story:
    """Nothing has happened yet."""
    return QwixxStory() if isinstance(state, QwixxState) else SixStory()


def story_after(story: Story, before: State, actor: Actor, move: Move, after: State) -> Story:
    """The story with one more step."""
    if isinstance(story, QwixxStory):
        assert isinstance(before, QwixxState) and isinstance(after, QwixxState)
        return story.after(before, actor, move, after)
    assert isinstance(before, SixState) and isinstance(after, SixState)
    assert actor is not CHANCE
    return story.after(before, actor, move, after)
