"""Sets tables up: a new one as a person asks, or a rematch of a game that is over."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from crosshex.rules import OptionError, find_game
from crosshex.table import commands, events, own_dice
from crosshex.table.apply import create_table
from crosshex.table.checks import Context, check_bot, check_first
from crosshex.table.fair_dice import UnfairDraw, commitment, dice_of
from crosshex.table.faults import Refused, refused_option
from crosshex.table.messages import DiceOrigin
from crosshex.table.settings import Settings, read_options
from crosshex.table.table import OPEN, Holder, Seat, Table
from crosshex.table.transitions import Transition, Transitions

Day = Literal["open", "closed"]
"""Whether others may still play the throws of a day, or its seed is revealed."""


def create(
    table: str, request: commands.NewTable, by: Holder, ctx: Context, day: Day | None = None
) -> list[Transition]:
    """Set a table up; without open seats the game begins at once.

    With a `day`, the seed is that of the day, and the throws are the same for everybody.

    Raises:
        Refused: there is no such game or bot.
    """
    settings = settings_of(request)
    check_first(settings, request.first)
    seats = [_make_seat(seat, by, ctx) for seat in request.seats]
    if day is not None:
        made = _open_table(table, settings, seats, by, ctx, "daily")
        return made if day == "open" else _revealed(made, ctx)
    if request.dice == commands.OWN_DICE:
        own_dice.check_setup(settings, seats)
        return _open_table(table, settings, seats, by, ctx, "entered")
    return _open_table(table, settings, seats, by, ctx, _origin(request.dice, seats))


def settings_of(request: commands.NewTable) -> Settings:
    """The settings that a request asks for.

    Raises:
        Refused: there is no such game, or it has no such options.
    """
    try:
        options = read_options(find_game(request.game), request.options)
    except OptionError as error:
        raise refused_option(error) from None
    return Settings(
        request.game,
        len(request.seats),
        options,
        request.time,
        request.pace,
        request.public,
        request.takebacks,
        request.first,
    )


def _revealed(made: list[Transition], ctx: Context) -> list[Transition]:
    """The steps, and the seed at the end."""
    done = Transitions(made[-1].after, ctx)
    done.add(events.SeedRevealed(ctx.seed.hex()))
    return made + done.steps


def _origin(ticket: str | None, seats: Sequence[Seat]) -> DiceOrigin:
    """What is proven about dice that the server draws."""
    # People who sit down later see the commitment before they give their share.
    committed = ticket is not None or not any(seat.share for seat in seats)
    return "committed" if committed else "server"


def _make_seat(request: commands.SeatRequest, by: Holder, ctx: Context) -> Seat:
    match request:
        case commands.MySeat():
            return Seat("person", by, request.name, share=request.share)
        case commands.BotSeat():
            check_bot(request.bot, ctx)
            return Seat("bot", bot=request.bot)
    return OPEN


def _open_table(
    table: str,
    settings: Settings,
    seats: Sequence[Seat],
    by: Holder,
    ctx: Context,
    dice: DiceOrigin,
) -> list[Transition]:
    try:
        settings.make_game()
    except OptionError as error:
        raise refused_option(error) from None
    is_open = any(seat.kind == "open" for seat in seats)
    chance = settings.description.has_chance
    event = events.Created(
        settings.to_json(),
        by,
        [seat.to_json() for seat in seats],
        commitment(ctx.seed) if chance and dice != "entered" else None,
        ctx.code if is_open else None,
        dice if chance else None,
    )
    made = create_table(table, event, ctx.at)
    done = Transitions(made, ctx)
    done.steps.append(Transition(None, event, made))
    if not is_open and all(seat.holder in (None, by) for seat in seats):
        done.add(started(made, ctx))
        done.settle()
    return done.steps


def rematch(
    old: Table, table: str, request: commands.Rematch, by: Holder, ctx: Context
) -> list[Transition]:
    """Set up the table that follows an old one, with the same people and bots.

    The next player begins: `first` says so, or, where seat 1 always begins, all move on one seat,
    which changes the sides too. The game starts at once if no other person plays. A share of the
    dice is used only once, so other people give a new one.

    Raises:
        Refused: the request names what a rematch cannot change, or what the game does not have.
    """
    seats = [
        Seat("person", seat.holder, seat.name, share=request.share if seat.holder == by else "")
        if seat.kind == "person"
        else Seat("bot", bot=seat.bot)
        for seat in old.seats
    ]
    settings = old.settings
    if not settings.description.first_by_lot:
        seats = [*seats[-1:], *seats[:-1]]
    elif len(seats) > 1:
        settings = replace(settings, first=(old.first + 1) % len(seats))
    owner = old.owner if any(seat.holder == old.owner for seat in seats) else by
    if old.has_own_dice:
        settings = own_dice.rematch_settings(settings, request)
        return _open_table(table, settings, seats, owner, ctx, "entered")
    if request.first is not None or request.options:
        raise Refused("bad-option", message="without your own dice, a rematch has the same options")
    return _open_table(table, settings, seats, owner, ctx, _origin(request.dice, seats))


def started(table: Table, ctx: Context) -> events.Started:
    """The start of the game, with what is drawn by lot.

    Raises:
        Refused: the game asks for draws without end.
    """
    settings, first = table.settings, 0
    game = settings.make_game()
    if settings.description.has_chance and not table.has_own_dice:
        dice = dice_of(table.dice, ctx.seed, tuple(seat.share for seat in table.seats))
        try:
            first, dealt = dice.lot(game)
        except UnfairDraw as error:
            raise Refused("game-fault", message=str(error)) from None
        game = dealt if settings.description.is_drawn(settings.options) else game
    if settings.first is not None:
        first = settings.first
    return events.Started.of(first, game)
