"""``crosshex engine``: the line protocol on standard input and output."""

import sys
from functools import partial
from typing import Annotated

import typer

from crosshex.cli.game_options import make_game
from crosshex.cli.options import GameName, Seats, with_game_options


@with_game_options(draws=False)
def engine(
    game: GameName,
    bot: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="The bot that thinks; by default the strongest."),
    ] = None,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(metavar="N", help="Seed of the bot's random numbers.")] = 0,
    *,
    options: dict[str, str],
) -> None:
    """Speak a line protocol, so that other programs can use our bots and rules.

    \b
    Examples:
      crosshex engine six --bot greedy
      printf 'roll 4 1 6 3 5 6\\nlegal 1\\ngo seat 1\\n' | crosshex engine qwixx

    Type help for the commands, quit or Ctrl-D to end.
    """
    from crosshex.engine import serve

    chosen = make_game(game, seats, options)
    try:
        serve(sys.stdin, partial(print, flush=True), chosen, bot=bot, seed=seed)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    except BrokenPipeError:
        raise typer.Exit(0) from None
