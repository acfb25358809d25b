"""Who sits where: people take, change and leave seats, and bots take over for them."""

from collections.abc import Iterator

from crosshex.table import commands, events
from crosshex.table.checks import (
    Context,
    check_asides,
    check_bot,
    check_holder,
    check_lobby,
    check_owner,
    find_seat,
    game_of_holder,
    not_now,
)
from crosshex.table.events import Event
from crosshex.table.faults import Refused
from crosshex.table.table import Holder, Table


def sit(table: Table, command: commands.Sit, by: Holder, ctx: Context) -> Iterator[Event]:
    """Take an open seat, or change one's name or share."""
    check_lobby(table, command.type)
    seat = find_seat(table, command.seat)
    welcome = (
        table.settings.public
        or by == table.owner
        or bool(table.seats_of(by))
        or (table.invite is not None and command.link == table.invite)
    )
    if not welcome:
        raise Refused("no-access")
    if seat.kind != "open" and seat.holder != by:
        full = all(other.kind != "open" for other in table.seats)
        raise Refused("table-full" if full else "seat-taken", seat=command.seat)
    check_asides(table, by)
    yield events.Seated(command.seat, by, command.name, command.share or seat.share)


def move_seat(
    table: Table, command: commands.MoveSeat, by: Holder, ctx: Context
) -> Iterator[Event]:
    """Swap seats, with one that no other person holds."""
    check_lobby(table, command.type)
    check_holder(table, command.seat, by)
    other = find_seat(table, command.to)
    if other.kind == "person" and other.holder != by:
        raise Refused("seat-taken", seat=command.to)
    check_asides(table, by)
    yield events.Swapped(command.seat, command.to)


def stand(table: Table, command: commands.Stand, by: Holder, ctx: Context) -> Iterator[Event]:
    """Give a seat back before the game."""
    check_lobby(table, command.type)
    check_holder(table, command.seat, by)
    yield events.Stood(command.seat, "left")


def leave(table: Table, command: commands.Leave, by: Holder, ctx: Context) -> Iterator[Event]:
    """Leave a running game to a bot."""
    game_of_holder(table, command, by)
    yield events.StoodIn(command.seat, ctx.bots[0], "left")


def return_to_seat(
    table: Table, command: commands.Return, by: Holder, ctx: Context
) -> Iterator[Event]:
    """Take a seat back from its bot."""
    if command.seat not in table.left_by(by):
        game_of_holder(table, command, by)
        if table.seats[command.seat].stand_in is None:
            raise not_now(table, command.type)
    check_asides(table, by)
    yield events.Returned(command.seat)


def takeover(table: Table, command: commands.Takeover, by: Holder, ctx: Context) -> Iterator[Event]:
    """Vote for a bot to play for an absent player."""
    game_of_holder(table, command, by)
    find_seat(table, command.absent)
    here = ctx.present | ctx.lately
    if command.absent in here or not table.is_played_by_person(command.absent):
        raise Refused("not-absent", seat=command.absent)
    agreed = table.votes.get(command.absent, frozenset()) | {command.seat}
    if agreed != table.votes.get(command.absent):
        yield events.TakeoverAsked(command.absent, command.seat)
    if not set(needed_votes(table, command.absent, ctx.present)) - agreed:
        yield events.StoodIn(command.absent, ctx.bots[0], "vote")


def needed_votes(table: Table, absent: int, present: frozenset[int]) -> list[int]:
    """The seats that must agree before a bot stands in: those of all other people present."""
    return [seat for seat in table.people if seat != absent and seat in present]


def set_bot(table: Table, command: commands.SetBot, by: Holder, ctx: Context) -> Iterator[Event]:
    """Put a bot on a seat, or change its level."""
    check_owner(table, by)
    seat = find_seat(table, command.seat)
    check_bot(command.bot, ctx)
    if table.status == "over":
        raise not_now(table, command.type)
    if seat.kind == "person" and seat.stand_in is None:
        raise Refused("seat-taken", seat=command.seat)
    yield events.BotSeated(command.seat, command.bot)


def remove(table: Table, command: commands.Remove, by: Holder, ctx: Context) -> Iterator[Event]:
    """Open a seat again before the game, or replace a person by a bot during it.

    The links are renewed: with the old ones the person could come back under another name.
    """
    check_owner(table, by)
    seat = find_seat(table, command.seat)
    if table.status == "over" or seat.kind == "open":
        raise not_now(table, command.type)
    if table.status == "open":
        yield events.Stood(command.seat, "removed")
    elif seat.kind == "person":
        yield events.StoodIn(command.seat, seat.stand_in or ctx.bots[0], "removed")
    else:
        raise not_now(table, command.type)
    if seat.kind == "person" and seat.holder != by:
        if table.invite is not None:
            yield events.Linked("invite", ctx.code)
        if table.watch is not None:
            yield events.Linked("watch", ctx.other_code)
