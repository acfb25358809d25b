"""Turns a command into events: who may do what, and when.

The functions are pure: `Context` holds the time, the secret of the dice, a fresh code and who is
present. A refused command raises `Refused` and changes nothing.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from crosshex.rules import IllegalMove, InvalidMove, Move
from crosshex.table import clocks, commands, events, halts, own_dice, seating, takebacks
from crosshex.table.checks import (
    Context,
    check_asides,
    check_bot,
    check_current,
    check_first,
    check_lobby,
    check_owner,
    game_of_holder,
    not_now,
)
from crosshex.table.events import Event, Moved
from crosshex.table.faults import Refused, RefusingMoves, refused_move
from crosshex.table.setup import started
from crosshex.table.table import Holder, Table
from crosshex.table.transitions import Transition, Transitions


def _moved(seat: int, move: Move) -> Moved:
    return Moved(events.MovePlayed(seat, str(move)), move)


# -- commands of the server itself


@dataclass(frozen=True)
class BotMove:
    """A bot decided for a seat; `asked` is the question that it answers.

    `by` is the bot that stood in, because the bot of the seat was still being prepared.
    """

    seat: int
    move: str
    asked: int
    by: str | None = None


@dataclass(frozen=True)
class BotTrouble:
    """A bot gave no move: it crashed, or took too long."""

    seat: int
    why: Literal["crash", "time"]
    asked: int


@dataclass(frozen=True)
class TimeUp:
    """The time for a decision may have run out."""


@dataclass(frozen=True)
class Reveal:
    """The day of a Daily is closed: its seed is a secret no longer."""


SystemCommand = BotMove | BotTrouble | TimeUp | clocks.Delay | Reveal


# -- from commands of clients to events


def decide(
    table: Table, command: commands.Command | SystemCommand, by: Holder | None, ctx: Context
) -> list[Transition]:
    """The events that a command causes; `by` is None for commands of the server itself.

    Raises:
        Refused: the command is not allowed, or not now.
    """
    transitions = Transitions(table, ctx)
    for each in _HANDLERS[type(command)](table, command, by, ctx):
        if not isinstance(each, Moved):
            transitions.add(each)
            continue
        try:
            transitions.add(each.event, each.move)
        except IllegalMove as error:
            assert isinstance(each.event, events.MovePlayed)  # Throws are checked when read.
            raise refused_move(error, each.event.seat) from None
    if transitions.steps:
        transitions.settle()
    return transitions.steps


def _play(
    table: Table, command: commands.Play, by: Holder, ctx: Context
) -> Iterator[Event | Moved]:
    state = game_of_holder(table, command, by)
    check_current(table, command.seq)
    with RefusingMoves(command.move, command.seat):
        move = table.adapter.read(state, command.seat, command.move)
    if table.bot_for(command.seat) is not None:
        yield events.Returned(command.seat)
    yield _moved(command.seat, move)


def _resign(table: Table, command: commands.Resign, by: Holder, ctx: Context) -> Iterator[Event]:
    game_of_holder(table, command, by, table.settings.description.resignation)
    yield events.Resigned(command.seat)


def _offer_draw(
    table: Table, command: commands.OfferDraw, by: Holder, ctx: Context
) -> Iterator[Event]:
    state = game_of_holder(table, command, by, table.settings.description.draws)
    if table.draw is not None:
        raise not_now(table, command.type)
    check_asides(table, by)
    yield events.DrawOffered(command.seat)
    game, seats = state.game, range(state.game.seats)
    others = [seat for seat in seats if game.side(seat) != game.side(command.seat)]
    if not set(others).intersection(table.people):
        yield events.DrawDeclined(others[0])


def _answer_draw(
    table: Table, command: commands.AnswerDraw, by: Holder, ctx: Context
) -> Iterator[Event]:
    game_of_holder(table, command, by, table.settings.description.draws)
    if table.draw is None or command.seat in table.draw.agreed:
        raise not_now(table, command.type)
    if not command.accept:
        yield events.DrawDeclined(command.seat)
        return
    agreed = table.draw.agreed | {command.seat}
    yield events.DrawAgreed(command.seat, final=agreed.issuperset(table.people))


def _begin(table: Table, command: commands.Start, by: Holder, ctx: Context) -> Iterator[Event]:
    check_owner(table, by)
    check_lobby(table, command.type)
    if command.fill is not None:
        check_bot(command.fill, ctx)
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            if command.fill is None:
                raise Refused("seats-open", seat=number)
            yield events.BotSeated(number, command.fill)
    yield started(table, ctx)


def _configure(
    table: Table, command: commands.Configure, by: Holder, ctx: Context
) -> Iterator[Event]:
    check_owner(table, by)
    named, settings = command.model_fields_set, table.settings
    first = settings.first
    if "first" in named:
        check_lobby(table, command.type)
        check_first(settings, command.first)
        if table.has_own_dice:
            own_dice.check_beginner(settings, command.first)
        first = command.first
    yield events.Configured(
        command.time if "time" in named else settings.time,
        settings.pace if command.pace is None else command.pace,
        settings.public if command.public is None else command.public,
        first,
    )


def _link(table: Table, command: commands.Link, by: Holder, ctx: Context) -> Iterator[Event]:
    check_owner(table, by)
    yield events.Linked(command.kind, ctx.code if command.on else None)


def _rematch(table: Table, command: commands.Rematch, by: Holder, ctx: Context) -> Iterator[Event]:
    if not table.seats_of(by) and by != table.owner:
        raise Refused("not-owner")
    if table.status != "over":
        raise not_now(table, command.type)
    if table.rematch is None:
        yield events.Rematched(ctx.code)


# -- from commands of the server to events


def _bot_move(table: Table, command: BotMove, by: None, ctx: Context) -> Iterator[Event | Moved]:
    if not _still_owes(table, command.seat, command.asked):
        return
    assert table.state is not None
    try:
        move = table.state.parse(command.seat, command.move)
    except (InvalidMove, IllegalMove):
        yield from _fallback(table, command.seat, "illegal")
    else:
        if command.by is not None:
            yield events.BotPreparing(command.seat, command.by)
        yield _moved(command.seat, move)


def _bot_trouble(
    table: Table, command: BotTrouble, by: None, ctx: Context
) -> Iterator[Event | Moved]:
    if _still_owes(table, command.seat, command.asked):
        yield from _fallback(table, command.seat, command.why)


def _still_owes(table: Table, seat: int, asked: int) -> bool:
    """Whether a bot's answer still counts: the question is open, and the bot has to answer it."""
    return (
        table.asked == asked
        and seat in table.owes
        and table.bot_for(seat) is not None
        and not table.is_halted
    )


def _fallback(
    table: Table, seat: int, why: Literal["crash", "time", "illegal"]
) -> Iterator[Event | Moved]:
    """Play a move of the game's adapter, so that a bot that fails never blocks a table."""
    assert table.state is not None
    bot = table.bot_for(seat)
    assert bot is not None
    yield events.BotFailed(seat, bot, why)
    yield _moved(seat, table.adapter.fallback(table.state, seat))


def _reveal(table: Table, command: Reveal, by: None, ctx: Context) -> Iterator[Event]:
    if table.is_daily and table.seed is None:
        yield events.SeedRevealed(ctx.seed.hex())


_HANDLERS: dict[type, Callable[..., Iterator[Event | Moved]]] = {
    commands.Play: _play,
    commands.Throw: own_dice.throw,
    commands.Resign: _resign,
    commands.OfferDraw: _offer_draw,
    commands.AnswerDraw: _answer_draw,
    commands.Withdraw: takebacks.withdraw,
    commands.Takeback: takebacks.takeback,
    commands.AnswerTakeback: takebacks.answer,
    commands.Sit: seating.sit,
    commands.MoveSeat: seating.move_seat,
    commands.Stand: seating.stand,
    commands.Leave: seating.leave,
    commands.Return: seating.return_to_seat,
    commands.Takeover: seating.takeover,
    commands.SetBot: seating.set_bot,
    commands.Remove: seating.remove,
    commands.Start: _begin,
    commands.Configure: _configure,
    commands.Halt: halts.halt,
    commands.Advance: halts.advance,
    commands.Link: _link,
    commands.Rematch: _rematch,
    commands.Resume: clocks.resume,
    BotMove: _bot_move,
    BotTrouble: _bot_trouble,
    TimeUp: clocks.time_up,
    clocks.Delay: clocks.delay,
    Reveal: _reveal,
}
