"""`crosshex play`: makes a game from the options, or from a short menu, and plays it."""

import secrets
from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path

from crosshex.bots import Programs, default_bot
from crosshex.cli.game_options import make_game, parse_first
from crosshex.cli.menu import ask_options
from crosshex.cli.screen import Leave, Screen
from crosshex.cli.sessions.own_dice import ask_drawn, ask_first, check_own_dice
from crosshex.cli.sessions.seating import plan_seats, seat_players
from crosshex.cli.sessions.session import TerminalSession
from crosshex.cli.sessions.terminal import terminal_of
from crosshex.record import Record
from crosshex.record.headers import DICE_ORIGIN
from crosshex.rules import OptionError, find_game
from crosshex.simulate.deals import Deal


@dataclass(frozen=True)
class PlayOptions:
    """What was given on the command line; None stands for what was not.

    `options` are the texts of the game's options by name.
    """

    game: str | None = None
    seats: int | None = None
    seed: int | None = None
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    players: str | None = None
    first: int | None = None
    save_to: Path | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    own_dice: bool = False
    coach: bool = False


def play(screen: Screen, options: PlayOptions) -> int:
    """Play one game and return the exit status: 0, or 130 after Ctrl-C.

    Raises:
        OptionError: the options do not fit each other or the game.
    """
    if options.game is not None:
        find_game(options.game)
    _check_target(options.save_to)
    try:
        if options.game is None:
            options = ask_options(screen, options)
        with Programs() as programs:
            session = new_session(screen, options, programs)
            # Who names a seed wants the same game again: then every move is the bot's own.
            with session.prepared() if options.seed is None else nullcontext():
                session.run()
    except Leave as leave:
        screen.say("answer-goodbye")
        return leave.exit_code
    return 0


def _check_target(path: Path | None) -> None:
    """Refuse a file that could not be written after the game, before the game begins."""
    if path is not None and path.exists():
        raise OptionError(f"--save: {path} exists already: choose another name")
    if path is not None and not path.absolute().parent.is_dir():
        raise OptionError(f"--save: there is no folder {path.parent}")


def new_session(screen: Screen, options: PlayOptions, programs: Programs) -> TerminalSession:
    """A game that is about to begin; random options and the first seat come from the seed.

    If people throw their own dice, nothing is random: they are asked for what is not given.
    """
    assert options.game is not None
    seed = secrets.randbits(32) if options.seed is None else options.seed
    description = find_game(options.game)
    plan = plan_seats(
        options.seats,
        options.players,
        options.bots,
        options.names,
        default_bot(make_game(options.game)),
        description.default_seats,
    )
    game = make_game(options.game, len(plan), options.options)
    if not options.own_dice and description.is_drawn(options.options):
        game = Deal(seed).game_of(game)
    first = parse_first(options.first, game)
    players = seat_players(plan, options.names, game, screen.texts, seed, programs)
    names = tuple(player.recorded for player in players)
    deal: Deal | None = Deal(seed)
    extras: tuple[tuple[str, str], ...] = ()
    if options.own_dice:
        check_own_dice(description, sum(player.bot is None for player in players))
        named = ask_drawn(screen, description, options.options, names)
        game = make_game(options.game, len(plan), named)
        first = ask_first(screen, description, names) - 1 if first is None else first
        deal, extras = None, ((DICE_ORIGIN, "entered"),)
    elif first is None and description.first_by_lot:
        first = Deal(seed).first(game.seats)
    record = replace(Record.start(game, first or 0, names), extras=extras)
    session = terminal_of(description).session(record, players, screen, deal, options.save_to)
    session.coached = options.coach
    return session
