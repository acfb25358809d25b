"""Tables where people throw their own dice: who enters a throw, and until when.

The server draws nothing there. People name who begins and what is dealt when they set the table up,
and no clock runs while the game waits for dice.
"""

from collections.abc import Iterator
from dataclasses import replace

from crosshex.rules import CHANCE, ImpossibleThrow, OptionError, State, read_throw
from crosshex.table import commands, events
from crosshex.table.checks import Context, check_current, check_first, game_of_holder, not_now
from crosshex.table.events import Event, Moved
from crosshex.table.faults import Refused, dashed, refused_option
from crosshex.table.messages import ThrowView
from crosshex.table.settings import Settings, read_options
from crosshex.table.table import Holder, Seat, Table

MOST_CORRECTIONS = 3
"""How often one throw may be corrected: each time the others and their clock begin anew."""


def check_setup(settings: Settings, seats: list[Seat]) -> None:
    """Refuse settings that do not fit own dice: people must name all that a lot would decide."""
    description = settings.description
    if not description.dice:
        raise Refused("bad-option", message=f"{settings.game} has no dice")
    check_beginner(settings, settings.first)
    missing = [o.name for o in description.options if o.drawn and not settings.options.get(o.name)]
    if missing:
        named = ", ".join(missing)
        raise Refused("bad-option", message=f"with your own dice, every seat needs {named}")
    if all(seat.kind == "bot" for seat in seats):
        raise Refused("bad-option", message="with your own dice, a person must have a seat")


def check_beginner(settings: Settings, first: int | None) -> None:
    """Refuse settings that do not name who begins, where a lot would decide it."""
    if first is None and settings.description.first_by_lot and settings.seats > 1:
        raise Refused("bad-option", message="with your own dice, set first: who begins")


def rematch_settings(settings: Settings, request: commands.Rematch) -> Settings:
    """The settings of a rematch: people may name again what a lot would decide, and who begins.

    Raises:
        Refused: the request names what no lot decides, or what the game does not have.
    """
    description = settings.description
    check_first(settings, request.first)
    try:
        chosen = [name for name in request.options if not description.option(name).drawn]
        named = read_options(description, request.options)
    except OptionError as error:
        raise refused_option(error) from None
    if chosen:
        raise Refused("bad-option", message=f"{chosen[0]} cannot be changed for a rematch")
    drawn = {name: named[name] for name in request.options if name in named}
    first = settings.first if request.first is None else request.first
    return replace(settings, options={**settings.options, **drawn}, first=first)


def throw(
    table: Table, command: commands.Throw, by: Holder, ctx: Context
) -> Iterator[Event | Moved]:
    """Enter a throw, or correct the one that was entered last."""
    game_of_holder(table, command, by)
    check_current(table, command.seq)
    before = _before_throw(table)
    if before is None:
        raise not_now(table, command.type)
    if command.seat not in (seats := _throwers(table, before)):
        raise Refused("not-your-throw", seat=seats[0] if len(seats) == 1 else None)
    try:
        roll = read_throw(before, command.roll)
    except ImpossibleThrow as error:
        raise Refused(
            "impossible-throw",
            reason=dashed(error.fault.name),
            count=error.count,
            faces=error.faces,
            example=error.example,
        ) from None
    if table.before_throw is not None:
        if before.play(CHANCE, roll) == (table.question.state if table.question else table.state):
            return  # It lies there already.
        if table.corrections >= MOST_CORRECTIONS:
            raise Refused("too-often", limit=MOST_CORRECTIONS)
    if table.bot_for(command.seat) is not None:
        yield events.Returned(command.seat)
    kind = events.Rethrown if table.before_throw else events.Thrown
    yield Moved(kind(str(roll), command.seat), roll)


def throw_view(table: Table) -> ThrowView | None:
    """The throw that people may enter now, or None."""
    before = _before_throw(table)
    if before is None:
        return None
    return {
        "thrower": before.thrower,
        "seats": _throwers(table, before),
        "dice": [die.faces if die.in_play else None for die in before.dice],
        "again": table.before_throw is not None,
    }


def _before_throw(table: Table) -> State | None:
    """The position before the throw that can be entered or corrected now, or None.

    A throw can be corrected until a person has chosen; bots just choose again.
    """
    state = table.state
    if state is None or not table.has_own_dice or table.status != "playing":
        return None
    if state.to_act is CHANCE:
        return state
    if table.before_throw is None or any(table.bot_for(seat) is None for seat in state.pending):
        return None
    return table.before_throw.state


def _throwers(table: Table, before: State) -> list[int]:
    """The seats that may enter the throw: the thrower if that is a person, else all people."""
    thrower = before.thrower
    if thrower is not None and table.is_played_by_person(thrower):
        return [thrower]
    return [number for number, seat in enumerate(table.seats) if seat.kind == "person"]
