"""Checks before a command is carried out, and `Context`, what it needs from outside the table."""

from typing import NamedTuple

from crosshex.rules import State
from crosshex.table import commands
from crosshex.table.faults import Refused
from crosshex.table.settings import Settings
from crosshex.table.table import Holder, Seat, Table


class Context(NamedTuple):
    """What a command needs from outside the table.

    Attributes:
        at: the time in milliseconds.
        seed: the secret of this table's dice.
        code: a fresh unguessable code, for a link or a table.
        present: the seats whose holders are connected.
        bots: the levels there are for this game; the first one stands in for people.
        lately: the seats whose holders were connected until a moment ago.
        other_code: another code, where two links are renewed.
    """

    at: int
    seed: bytes
    code: str
    present: frozenset[int] = frozenset()
    bots: tuple[str, ...] = ("greedy", "random")
    lately: frozenset[int] = frozenset()
    other_code: str = ""


MOST_EVENTS = 3_000
"""After this many events only the commands in `FINISHING` are allowed; most games have 250."""
LONGEST_GAME = 7_000
"""How many more of those there may be. The longest game under the default limits is one of Six: 38
hexagons are put down, at most 32 times some are removed, and 200 moves may pass before each."""
FINISHING = (
    commands.Play,
    commands.Throw,
    commands.Resign,
    commands.AnswerDraw,
    commands.AnswerTakeback,
    commands.Leave,
    commands.Return,
    commands.Start,
    commands.Rematch,
)
"""Commands that lead a game to its end."""
REPLACING = (commands.Remove, commands.SetBot, commands.Takeover)
"""What the owner can do about people who do not; no guest can use up the events for it."""
MOST_ASIDES, MOST_IN_LOBBY = 12, 100
"""How often a person may do what does not answer a question, and as much before the game."""


def check_length(table: Table, command: commands.Command, by: Holder | None) -> None:
    """Refuse a command at a table with too many events: all of them are kept, and read again."""
    most = MOST_EVENTS
    if isinstance(command, REPLACING) and by == table.owner:
        most += LONGEST_GAME + MOST_EVENTS
    elif isinstance(command, FINISHING):
        most += LONGEST_GAME
    if table.seq >= most:
        raise Refused("too-long", limit=MOST_EVENTS)


def check_asides(table: Table, by: Holder | None) -> None:
    """Refuse a person who does again and again what does not answer the question."""
    most = MOST_IN_LOBBY if table.status == "open" else MOST_ASIDES
    if by is not None and table.asides.get(by, 0) >= most:
        raise Refused("too-often", limit=most)


def find_seat(table: Table, seat: int) -> Seat:
    """A seat by its number."""
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", seat=seat)
    return table.seats[seat]


def check_holder(table: Table, seat: int, by: Holder | None) -> None:
    """Refuse a person who does not hold the seat."""
    if find_seat(table, seat).holder != by or by is None:
        raise Refused("not-your-seat", seat=seat)


def check_owner(table: Table, by: Holder | None) -> None:
    """Refuse a person who does not own the table."""
    if by != table.owner:
        raise Refused("not-owner")


def check_lobby(table: Table, command: str) -> None:
    """Refuse a command once the game has begun."""
    if table.status != "open":
        raise not_now(table, command)


def running_game(table: Table, command: str) -> State:
    """The state of the game, which must be running."""
    if table.state is None or table.status != "playing":
        raise not_now(table, command)
    return table.state


def game_of_holder(
    table: Table, command: commands.SeatCommand, by: Holder | None, allowed: bool = True
) -> State:
    """The state of a running game, for the holder of a seat, if its rules have this command."""
    check_holder(table, command.seat, by)
    state = running_game(table, command.type)
    if not allowed:
        raise Refused("not-this-game", command=command.type, game=table.settings.game)
    return state


def check_current(table: Table, seq: int | None) -> None:
    """Refuse an answer to an earlier question: one from a client that has seen only event `seq`."""
    if seq is not None and seq < table.asked:
        raise Refused("stale", asked=table.asked, seq=seq)


def check_bot(bot: str, ctx: Context) -> None:
    """Refuse a bot that does not exist for this game."""
    if bot not in ctx.bots:
        raise Refused("no-such-bot", bot=bot)


def check_first(settings: Settings, first: int | None) -> None:
    """Refuse a seat that cannot be chosen to begin."""
    if first is None:
        return
    if not settings.description.first_by_lot:
        raise Refused("bad-option", message=f"in {settings.game} seat 1 always begins")
    if first >= settings.seats:
        raise Refused("no-such-seat", seat=first)


def not_now(table: Table, command: str) -> Refused:
    """The refusal of a command that makes no sense now."""
    return Refused("not-now", command=command, status=table.status)
