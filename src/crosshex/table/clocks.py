"""What happens when the time for a decision runs out: a bot decides, or the game waits.

One missed decision does not lose a game: the stand-in decides once, and takes the seat only after
several misses in a row. Where no other person has to wait, the game pauses.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from crosshex.table import commands, events
from crosshex.table.checks import Context, game_of_holder, not_now
from crosshex.table.events import Event
from crosshex.table.table import Holder, Table

MOST_MISSES = 3
"""After this many misses in a row a bot takes the seat."""


@dataclass(frozen=True)
class Delay:
    """A command of the server: move the deadline by this many milliseconds."""

    ms: int


def delay(table: Table, command: Delay, by: None, ctx: Context) -> Iterator[Event]:
    """Give back the time that people could not use; nobody gets more than a whole turn.

    Also while no person owes a decision: they may return, or choose again.
    """
    if table.is_timed and (ms := min(command.ms, ctx.at - table.asked_at)):
        yield events.Delayed(ms)


def time_up(table: Table, command: object, by: None, ctx: Context) -> Iterator[Event]:
    """If the deadline has passed, let bots decide for people, or pause the game."""
    if table.deadline is None or ctx.at < table.deadline:
        return
    people = set(table.people)
    bot = ctx.bots[0]
    for seat in table.owes:
        if seat not in people or seat in table.missed:
            continue
        if people == {seat}:
            yield events.Paused(seat)
            continue
        yield events.Missed(seat, bot)
        if table.misses.get(seat, 0) + 1 >= MOST_MISSES:
            people.remove(seat)
            yield events.StoodIn(seat, bot, "time")


def resume(table: Table, command: commands.Resume, by: Holder, ctx: Context) -> Iterator[Event]:
    """Go on: the person for whom the game waits is back."""
    game_of_holder(table, command, by)
    if table.paused != command.seat:
        raise not_now(table, command.type)
    yield events.Resumed(command.seat)
