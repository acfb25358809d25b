"""From a command to events: who may do what, and when.

Pure: the time, the dice's secret, fresh codes and who is present come in with `Now`. A command that
is refused raises `Refused` and changes nothing.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from crosshex.rules import CHANCE, IllegalMove, InvalidMove, Move, OptionError, State, find_game
from crosshex.table import clocks, halts, own_dice, takebacks
from crosshex.table import commands as asked
from crosshex.table import events as happened
from crosshex.table.checks import (
    Now,
    check_bot,
    check_first,
    check_holder,
    check_lobby,
    check_owner,
    find_seat,
    game_with,
    not_now,
    running_game,
)
from crosshex.table.events import Event, Moved
from crosshex.table.face import Face
from crosshex.table.fair_dice import FairDice, commitment
from crosshex.table.faults import Refused, refused_move
from crosshex.table.messages import DiceOrigin
from crosshex.table.settings import FLAT, Settings, read_options
from crosshex.table.table import OPEN, Holder, Seat, Table


class Step(NamedTuple):
    """One event, and the table before and after it; `move` if it tells of a move or a throw."""

    before: Table | None
    event: Event
    after: Table
    move: Move | None = None


def _moved(seat: int, move: Move) -> Moved:
    return Moved(happened.Played(seat, str(move)), move)


# -- what the server itself asks


@dataclass(frozen=True)
class BotMove:
    """A bot decided for a seat: when `asked` was open."""

    seat: int
    move: str
    asked: int


@dataclass(frozen=True)
class BotTrouble:
    """A bot gave no move: it crashed, or took too long."""

    seat: int
    why: Literal["crash", "time"]
    asked: int


@dataclass(frozen=True)
class TimeUp:
    """The time of those who owe a decision may have run out."""


SystemCommand = BotMove | BotTrouble | TimeUp | clocks.Delay


class _Sequel:
    """Events in the making: each is applied at once, so that the next one builds on it."""

    def __init__(self, table: Table, now: Now) -> None:
        self.table = table
        self.now = now
        self.steps: list[Step] = []

    def add(self, event: Event, move: Move | None = None) -> None:
        """Let an event happen."""
        before = self.table
        self.table = before.apply(event, self.now.at, move)
        self.steps.append(Step(before, event, self.table, move))

    def settle(self) -> None:
        """Let happen what nobody decides: the dice fall, and at the end their seed is revealed.

        Where people throw dice of their own, the game waits until they are entered.
        """
        table = self.table
        if table.has_own_dice:
            return
        while table.state is not None and table.state.to_act is CHANCE:
            dice = FairDice(self.now.seed, tuple([seat.share for seat in table.seats]))
            roll = dice.throw(table.throws + 1, table.state)
            self.add(happened.Thrown(str(roll)), roll)
            table = self.table
        if self.table.status == "over" and self.table.commit and self.table.seed is None:
            self.add(happened.SeedRevealed(self.now.seed.hex()))


# -- a table begins


def create(table: str, request: asked.NewTable, by: Holder, now: Now) -> list[Step]:
    """Set a table up; without open seats the game begins at once.

    Raises:
        Refused: there is no such game or bot.
    """
    flat = {name: getattr(request, name) for name in FLAT}
    try:
        options = read_options(find_game(request.game), {**flat, **request.options})
    except OptionError as error:
        raise Refused("bad-option", message=str(error)) from None
    settings = Settings(
        request.game,
        len(request.seats),
        options,
        request.time,
        request.pace,
        request.public,
        request.takebacks,
        request.first,
    )
    check_first(settings, request.first)
    seats = [_requested(seat, by, now) for seat in request.seats]
    if request.dice == asked.OWN_DICE:
        own_dice.check_setup(settings, seats)
        return _open_table(table, settings, seats, by, now, "entered")
    return _open_table(table, settings, seats, by, now, _origin(request.dice, seats))


def _origin(ticket: str | None, seats: Sequence[Seat]) -> DiceOrigin:
    """What is proven about dice that the server draws."""
    # Whoever sits down later sees the commitment before they give their share.
    committed = ticket is not None or not any(seat.share for seat in seats)
    return "committed" if committed else "server"


def _requested(request: asked.SeatRequest, by: Holder, now: Now) -> Seat:
    match request:
        case asked.MySeat():
            return Seat("person", by, request.name, share=request.share)
        case asked.BotSeat():
            check_bot(request.bot, now)
            return Seat("bot", bot=request.bot)
    return OPEN


def _open_table(
    table: str,
    settings: Settings,
    seats: Sequence[Seat],
    by: Holder,
    now: Now,
    dice: DiceOrigin,
) -> list[Step]:
    try:
        settings.make_game()
    except OptionError as error:
        raise Refused("bad-option", message=str(error)) from None
    is_open = any(seat.kind == "open" for seat in seats)
    chance = settings.description.has_chance
    event = happened.Created(
        settings.to_json(),
        by,
        [seat.to_json() for seat in seats],
        commitment(now.seed) if chance and dice != "entered" else None,
        now.code if is_open else None,
        dice if chance else None,
    )
    made = Table.create(table, event, now.at)
    sequel = _Sequel(made, now)
    sequel.steps.append(Step(None, event, made))
    if not is_open and all(seat.holder in (None, by) for seat in seats):
        sequel.add(_started(made, now))
        sequel.settle()
    return sequel.steps


def rematch(old: Table, table: str, request: asked.Rematch, by: Holder, now: Now) -> list[Step]:
    """Set up the table that follows an old one, with the same people and bots.

    The next one begins: by `first`, or where seat 1 always does by moving on one seat, which
    changes the sides too. The game starts at once if nobody else has to come; a share of the dice
    is used once, so the others give a new one.

    Raises:
        Refused: what is named is not for such a table, or not to be had.
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
        settings = own_dice.named_anew(settings, request)
        return _open_table(table, settings, seats, owner, now, "entered")
    if request.first is not None or request.options:
        raise Refused("bad-option", message="without your own dice, a rematch has the same options")
    return _open_table(table, settings, seats, owner, now, _origin(request.dice, seats))


def _started(table: Table, now: Now) -> happened.Started:
    """The start of the game, with what is drawn by lot."""
    settings, first = table.settings, 0
    game = settings.make_game()
    if settings.description.has_chance and not table.has_own_dice:
        dice = FairDice(now.seed, tuple(seat.share for seat in table.seats))
        first, dealt = dice.lot(game)
        game = dealt if settings.description.is_drawn(settings.options) else game
    if settings.first is not None:
        first = settings.first
    return happened.Started.of(first, game)


# -- a table goes on


def decide(
    table: Table, command: asked.Command | SystemCommand, by: Holder | None, now: Now
) -> list[Step]:
    """What a command makes happen; `by` is None for what the server itself asks.

    Raises:
        Refused: the command is not allowed, or not now.
    """
    sequel = _Sequel(table, now)
    for happens in _HANDLERS[type(command)](table, command, by, now):
        if not isinstance(happens, Moved):
            sequel.add(happens)
            continue
        try:
            sequel.add(happens.event, happens.move)
        except IllegalMove as error:
            assert isinstance(happens.event, happened.Played)  # A throw was read with its dice.
            raise refused_move(error, happens.event.seat) from None
    if sequel.steps:
        sequel.settle()
    return sequel.steps


def _play(table: Table, command: asked.Play, by: Holder, now: Now) -> Iterator[Event | Moved]:
    check_holder(table, command.seat, by)
    state = running_game(table, "play")
    if command.seq is not None and command.seq < table.asked:
        raise Refused("stale", asked=table.asked, seq=command.seq)
    move = _read(table.face, state, command.seat, command.move)
    if table.bot_for(command.seat) is not None:
        yield happened.Returned(command.seat)
    yield _moved(command.seat, move)


def _read(face: Face, state: State, seat: int, text: str) -> Move:
    """The move that a client means."""
    try:
        return face.read(state, seat, text)
    except InvalidMove:
        raise Refused("invalid-move", move=text) from None
    except IllegalMove as error:
        raise refused_move(error, seat) from None


def _resign(table: Table, command: asked.Resign, by: Holder, now: Now) -> Iterator[Event]:
    check_holder(table, command.seat, by)
    game_with(table, command.type, table.settings.description.resignation)
    yield happened.Resigned(command.seat)


def _offer_draw(table: Table, command: asked.OfferDraw, by: Holder, now: Now) -> Iterator[Event]:
    check_holder(table, command.seat, by)
    state = game_with(table, command.type, table.settings.description.draws)
    if table.draw is not None:
        raise not_now(table, command.type)
    yield happened.DrawOffered(command.seat)
    game, seats = state.game, range(state.game.seats)
    others = [seat for seat in seats if game.side(seat) != game.side(command.seat)]
    if not any(table.is_played_by_person(seat) for seat in others):
        yield happened.DrawDeclined(others[0])


def _waiting(table: Table, agreed: frozenset[int]) -> list[int]:
    """The people who have not agreed yet."""
    return [
        seat
        for seat in range(len(table.seats))
        if seat not in agreed and table.is_played_by_person(seat)
    ]


def _answer_draw(table: Table, command: asked.AnswerDraw, by: Holder, now: Now) -> Iterator[Event]:
    check_holder(table, command.seat, by)
    game_with(table, command.type, table.settings.description.draws)
    if table.draw is None or command.seat in table.draw.agreed:
        raise not_now(table, command.type)
    if not command.accept:
        yield happened.DrawDeclined(command.seat)
        return
    agreed = table.draw.agreed | {command.seat}
    yield happened.DrawAgreed(command.seat, final=not _waiting(table, agreed))


def _sit(table: Table, command: asked.Sit, by: Holder, now: Now) -> Iterator[Event]:
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
    yield happened.Seated(command.seat, by, command.name, command.share or seat.share)


def _move_seat(table: Table, command: asked.MoveSeat, by: Holder, now: Now) -> Iterator[Event]:
    check_lobby(table, command.type)
    check_holder(table, command.seat, by)
    other = find_seat(table, command.to)
    if other.kind == "person" and other.holder != by:
        raise Refused("seat-taken", seat=command.to)
    yield happened.Swapped(command.seat, command.to)


def _stand(table: Table, command: asked.Stand, by: Holder, now: Now) -> Iterator[Event]:
    check_lobby(table, command.type)
    check_holder(table, command.seat, by)
    yield happened.Stood(command.seat, "left")


def _leave(table: Table, command: asked.Leave, by: Holder, now: Now) -> Iterator[Event]:
    check_holder(table, command.seat, by)
    running_game(table, command.type)
    yield happened.StoodIn(command.seat, now.bots[0], "left")


def _return(table: Table, command: asked.Return, by: Holder, now: Now) -> Iterator[Event]:
    if command.seat not in table.left_by(by):
        check_holder(table, command.seat, by)
        running_game(table, command.type)
        if table.seats[command.seat].stand_in is None:
            raise not_now(table, command.type)
    yield happened.Returned(command.seat)


def _takeover(table: Table, command: asked.Takeover, by: Holder, now: Now) -> Iterator[Event]:
    check_holder(table, command.seat, by)
    running_game(table, command.type)
    find_seat(table, command.absent)
    here = now.present | now.lately
    if command.absent in here or not table.is_played_by_person(command.absent):
        raise Refused("not-absent", seat=command.absent)
    agreed = table.votes.get(command.absent, frozenset()) | {command.seat}
    if agreed != table.votes.get(command.absent):
        yield happened.TakeoverAsked(command.absent, command.seat)
    if not set(needed_votes(table, command.absent, now.present)) - agreed:
        yield happened.StoodIn(command.absent, now.bots[0], "vote")


def needed_votes(table: Table, absent: int, present: frozenset[int]) -> list[int]:
    """The seats that must agree before a bot stands in: all people who are here."""
    return [
        seat
        for seat in range(len(table.seats))
        if seat != absent and seat in present and table.is_played_by_person(seat)
    ]


def _set_bot(table: Table, command: asked.SetBot, by: Holder, now: Now) -> Iterator[Event]:
    check_owner(table, by)
    seat = find_seat(table, command.seat)
    check_bot(command.bot, now)
    if table.status == "over":
        raise not_now(table, command.type)
    if seat.kind == "person" and seat.stand_in is None:
        raise Refused("seat-taken", seat=command.seat)
    yield happened.BotSeated(command.seat, command.bot)


def _remove(table: Table, command: asked.Remove, by: Holder, now: Now) -> Iterator[Event]:
    check_owner(table, by)
    seat = find_seat(table, command.seat)
    if table.status == "over" or seat.kind == "open":
        raise not_now(table, command.type)
    if table.status == "open":
        yield happened.Stood(command.seat, "removed")
    elif seat.kind == "person":
        yield happened.StoodIn(command.seat, seat.stand_in or now.bots[0], "removed")
    else:
        raise not_now(table, command.type)


def _begin(table: Table, command: asked.Start, by: Holder, now: Now) -> Iterator[Event]:
    check_owner(table, by)
    check_lobby(table, command.type)
    if command.fill is not None:
        check_bot(command.fill, now)
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            if command.fill is None:
                raise Refused("seats-open", seat=number)
            yield happened.BotSeated(number, command.fill)
    yield _started(table, now)


def _configure(table: Table, command: asked.Configure, by: Holder, now: Now) -> Iterator[Event]:
    check_owner(table, by)
    named, settings = command.model_fields_set, table.settings
    first = settings.first
    if "first" in named:
        check_lobby(table, command.type)
        check_first(settings, command.first)
        if table.has_own_dice:
            own_dice.check_beginner(settings, command.first)
        first = command.first
    yield happened.Configured(
        command.time if "time" in named else settings.time,
        settings.pace if command.pace is None else command.pace,
        settings.public if command.public is None else command.public,
        first,
    )


def _link(table: Table, command: asked.Link, by: Holder, now: Now) -> Iterator[Event]:
    check_owner(table, by)
    yield happened.Linked(command.kind, now.code if command.on else None)


def _rematch(table: Table, command: asked.Rematch, by: Holder, now: Now) -> Iterator[Event]:
    if not table.seats_of(by) and by != table.owner:
        raise Refused("not-owner")
    if table.status != "over":
        raise not_now(table, command.type)
    if table.rematch is None:
        yield happened.Rematched(now.code)


# -- the server's own


def _bot_move(table: Table, command: BotMove, by: None, now: Now) -> Iterator[Event | Moved]:
    if not _still_owes(table, command.seat, command.asked):
        return
    assert table.state is not None
    try:
        move = table.state.parse(command.seat, command.move)
    except (InvalidMove, IllegalMove):
        yield from _fallback(table, command.seat, "illegal")
    else:
        yield _moved(command.seat, move)


def _bot_trouble(table: Table, command: BotTrouble, by: None, now: Now) -> Iterator[Event | Moved]:
    if _still_owes(table, command.seat, command.asked):
        yield from _fallback(table, command.seat, command.why)


def _still_owes(table: Table, seat: int, asked: int) -> bool:
    """Whether a bot's thought still fits: the same question, and still the bot's to answer."""
    return (
        table.asked == asked
        and seat in table.owes
        and table.bot_for(seat) is not None
        and not table.is_halted
    )


def _fallback(
    table: Table, seat: int, why: Literal["crash", "time", "illegal"]
) -> Iterator[Event | Moved]:
    """A table never stands still because of a bot: the game's face knows some move."""
    assert table.state is not None
    bot = table.bot_for(seat)
    assert bot is not None
    yield happened.BotFailed(seat, bot, why)
    yield _moved(seat, table.face.fallback(table.state, seat))


_HANDLERS: dict[type, Callable[..., Iterator[Event | Moved]]] = {
    asked.Play: _play,
    asked.Throw: own_dice.throw,
    asked.Resign: _resign,
    asked.OfferDraw: _offer_draw,
    asked.AnswerDraw: _answer_draw,
    asked.Withdraw: takebacks.withdraw,
    asked.Takeback: takebacks.takeback,
    asked.AnswerTakeback: takebacks.answer,
    asked.Sit: _sit,
    asked.MoveSeat: _move_seat,
    asked.Stand: _stand,
    asked.Leave: _leave,
    asked.Return: _return,
    asked.Takeover: _takeover,
    asked.SetBot: _set_bot,
    asked.Remove: _remove,
    asked.Start: _begin,
    asked.Configure: _configure,
    asked.Halt: halts.halt,
    asked.Advance: halts.advance,
    asked.Link: _link,
    asked.Rematch: _rematch,
    asked.Resume: clocks.resume,
    BotMove: _bot_move,
    BotTrouble: _bot_trouble,
    TimeUp: clocks.time_up,
    clocks.Delay: clocks.delay,
}
