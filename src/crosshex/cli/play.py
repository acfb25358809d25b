"""`crosshex play`: sets up a table from the options, or from a short menu, and plays the game."""

import secrets
from dataclasses import dataclass
from pathlib import Path
from random import Random

from crosshex.bots import Programs, levels
from crosshex.cli.game_options import make_game, parse_first, parse_lucky
from crosshex.cli.menu import ask_table
from crosshex.cli.screen import Leave, Screen
from crosshex.cli.seating import DEFAULT_BOT, PLAIN_BOT, plan_seats, seat_players
from crosshex.cli.session import Session
from crosshex.cli.session_qwixx import QwixxSession
from crosshex.cli.session_six import SixSession
from crosshex.record import GAMES, Record
from crosshex.rules import OptionError, Qwixx


@dataclass(frozen=True)
class PlayOptions:
    """What was said on the command line; None is for what was not."""

    game: str | None = None
    seats: int | None = None
    variant: str | None = None
    claim: str | None = None
    seed: int | None = None
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    players: str | None = None
    lucky: str | None = None
    first: int | None = None
    save_to: Path | None = None


def play(screen: Screen, options: PlayOptions) -> int:
    """Play one game and return the exit status: 0, or 130 after Ctrl-C.

    Raises:
        OptionError: the options do not fit together, or not the game.
    """
    if options.game is not None and options.game not in GAMES:
        raise OptionError(f"no game {options.game!r}; there are: {', '.join(GAMES)}")
    _check_target(options.save_to)
    try:
        if options.game is None:
            options = ask_table(screen, options)
        with Programs() as programs:
            set_table(screen, options, programs).run()
    except Leave as leave:
        screen.say("answer-goodbye")
        return 130 if leave.interrupted else 0
    return 0


def _check_target(path: Path | None) -> None:
    """Refuse at once what could not be saved after a whole game."""
    if path is not None and path.exists():
        raise OptionError(f"--save: {path} exists already: choose another name")
    if path is not None and not path.absolute().parent.is_dir():
        raise OptionError(f"--save: there is no folder {path.parent}")


def set_table(screen: Screen, options: PlayOptions, programs: Programs) -> Session:
    """Set the table: everything that the rules leave to lots is drawn from the seed."""
    assert options.game is not None
    seed = secrets.randbits(32) if options.seed is None else options.seed
    default = DEFAULT_BOT if levels(GAMES[options.game]()) else PLAIN_BOT
    plan = plan_seats(options.seats, options.players, options.bots, options.names, default)
    pairs = parse_lucky(options.lucky) if options.lucky is not None else None
    game = make_game(options.game, len(plan), options.variant, options.claim, pairs)
    if isinstance(game, Qwixx) and game.lucky and pairs is None:
        drawn = Random(f"lucky {seed}").sample(game.sheet.lucky_pairs, game.seats)
        game = make_game(game.name, game.seats, lucky=drawn)
    first = parse_first(options.first, game)
    players = seat_players(plan, options.names, game, screen.texts, seed, programs)
    names = tuple(player.name for player in players)
    if not isinstance(game, Qwixx):
        return SixSession(Record.start(game, names=names), players, screen, options.save_to)
    if first is None:
        first = Random(f"first {seed}").randrange(game.seats)
    record = Record.start(game, first, names)
    return QwixxSession(record, players, screen, Random(f"dice {seed}"), options.save_to)
