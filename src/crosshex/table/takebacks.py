"""Takebacks: a hidden choice is withdrawn, or the last decision is undone.

Against bots, or people on the same screen, a takeback happens at once; other people are asked.
"""

from collections.abc import Iterator

from crosshex.table import commands, events
from crosshex.table.checks import Context, check_asides, game_of_holder, not_now
from crosshex.table.events import Event
from crosshex.table.table import Holder, Table


def withdraw(table: Table, command: commands.Withdraw, by: Holder, ctx: Context) -> Iterator[Event]:
    """Withdraw a hidden choice, while another seat has not chosen yet."""
    state = game_of_holder(table, command, by)
    if command.seat not in state.pending or table.bot_for(command.seat):
        raise not_now(table, command.type)
    check_asides(table, by)
    yield events.Withdrawn(command.seat)


def takeback(table: Table, command: commands.Takeback, by: Holder, ctx: Context) -> Iterator[Event]:
    """Take the last decision back, or ask the other people for it."""
    state, request = game_of_holder(table, command, by), table.takeback
    if command.seat in state.pending and not table.bot_for(command.seat):
        # The last decision is a choice that is still hidden.
        check_asides(table, by)
        yield events.Withdrawn(command.seat)
        return
    if command.seat not in takeable(table) or (request and request.by != command.seat):
        raise not_now(table, command.type)
    if not _undecided(table, command.seat, frozenset()):
        yield events.TakenBack(command.seat, table.undo[command.seat].to)
    elif request:
        raise not_now(table, command.type)
    else:
        check_asides(table, by)
        yield events.TakebackAsked(command.seat)


def answer(
    table: Table, command: commands.AnswerTakeback, by: Holder, ctx: Context
) -> Iterator[Event]:
    """Agree to a takeback, or decline it."""
    game_of_holder(table, command, by)
    request = table.takeback
    if request is None or command.seat not in _undecided(table, request.by, request.agreed):
        raise not_now(table, command.type)
    if not command.accept:
        yield events.TakebackDeclined(command.seat)
        return
    yield events.TakebackAgreed(command.seat)
    if not _undecided(table, request.by, request.agreed | {command.seat}):
        yield events.TakenBack(request.by, table.undo[request.by].to)


def takeable(table: Table) -> list[int]:
    """The seats whose last decision could be taken back, if all agree."""
    return [seat for seat in table.undo if table.bot_for(seat) is None]


def needed_agreements(table: Table, by: int) -> list[int]:
    """The seats that must agree before a seat may take back: those of all other people."""
    mine = table.seats[by].holder
    return [seat for seat in table.people if table.seats[seat].holder != mine]


def _undecided(table: Table, by: int, agreed: frozenset[int]) -> list[int]:
    """The seats that still have to agree; a person with several seats answers for all of them."""
    answered = {table.seats[seat].holder for seat in agreed}
    needed = needed_agreements(table, by)
    return [seat for seat in needed if table.seats[seat].holder not in answered]
