"""The events that a command causes, each applied at once, so that the next one builds on it."""

from typing import NamedTuple

from crosshex.rules import CHANCE, Move
from crosshex.table import events
from crosshex.table.apply import apply_event
from crosshex.table.checks import Context
from crosshex.table.events import Event
from crosshex.table.fair_dice import UnfairDraw, dice_of
from crosshex.table.faults import Refused
from crosshex.table.table import Table

MOST_THROWS = 100
"""How many throws may follow each other: a game with more would never ask anybody."""


class Transition(NamedTuple):
    """One event with the table before and after it; `move` is its move or throw, if any."""

    before: Table | None
    event: Event
    after: Table
    move: Move | None = None


class Transitions:
    """Collects the events that a command causes."""

    def __init__(self, table: Table, ctx: Context) -> None:
        self.table = table
        self.ctx = ctx
        self.steps: list[Transition] = []

    def add(self, event: Event, move: Move | None = None) -> None:
        """Apply an event and keep it."""
        before = self.table
        self.table = apply_event(before, event, self.ctx.at, move)
        self.steps.append(Transition(before, event, self.table, move))

    def settle(self) -> None:
        """Add what no player decides: throw the dice, and reveal their seed at the end.

        Where people throw their own dice, the game waits until they enter them.

        Raises:
            Refused: the game asks for draws without end.
        """
        table = self.table
        if table.has_own_dice:
            return
        most = table.throws + MOST_THROWS
        while table.state is not None and table.state.to_act is CHANCE:
            if table.throws == most:
                raise Refused("game-fault", message=f"more than {MOST_THROWS} throws in a row")
            shares = tuple([seat.share for seat in table.seats])
            dice = dice_of(table.dice, self.ctx.seed, shares)
            try:
                roll = dice.throw(table.throws + 1, table.state)
            except UnfairDraw as error:
                raise Refused("game-fault", message=str(error)) from None
            self.add(events.Thrown(str(roll)), roll)
            table = self.table
        table = self.table
        # Others may still play the throws of a day: see `Reveal`.
        if table.status == "over" and table.commit and table.seed is None and not table.is_daily:
            self.add(events.SeedRevealed(self.ctx.seed.hex()))
