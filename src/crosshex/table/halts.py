"""Pausing a game that only bots play: the owner stops it, steps through it, and lets it go on."""

from collections.abc import Iterator

from crosshex.table import commands, events
from crosshex.table.checks import Context, check_owner, not_now, running_game
from crosshex.table.events import Event
from crosshex.table.table import Holder, Table


def halt(table: Table, command: commands.Halt, by: Holder, ctx: Context) -> Iterator[Event]:
    """Stop the bots, or let them go on."""
    _check_for_bots(table, command.type, by)
    if command.on != (table.halted is not None):
        yield events.Halted(command.on)


def advance(table: Table, command: commands.Advance, by: Holder, ctx: Context) -> Iterator[Event]:
    """Let stopped bots answer one question."""
    _check_for_bots(table, command.type, by)
    if table.halted is None:
        raise not_now(table, command.type)
    yield events.Advanced()


def _check_for_bots(table: Table, command: str, by: Holder) -> None:
    """Refuse anyone but the owner, and a game in which a person plays."""
    check_owner(table, by)
    running_game(table, command)
    if table.people:
        raise not_now(table, command)
