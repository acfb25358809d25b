"""``crosshex engine``: the line protocol on standard input and output."""

import sys
from typing import Annotated

import typer

from crosshex.cli.options import ClaimRule, GameName, Lucky, Seats, Variant


def engine(
    game: GameName,
    bot: Annotated[
        str | None, typer.Option(metavar="NAME", help="Who thinks; else the strongest there is.")
    ] = None,
    variant: Variant = None,
    claim: ClaimRule = None,
    seats: Seats = None,
    lucky: Lucky = None,
    seed: Annotated[int, typer.Option(metavar="N", help="Where the bot's chance begins.")] = 0,
) -> None:
    """Speak the line protocol: other programs play against our bots, or ask about the rules.

    \b
    Examples:
      crosshex engine six --bot greedy
      printf 'roll 4 1 6 3 5 6\\nlegal 1\\ngo seat 1\\n' | crosshex engine qwixx

    Type help for the commands, quit or Ctrl-D to end.
    """
    from crosshex.bots.threads import use_one_thread
    from crosshex.cli.game_options import make_game, parse_lucky
    from crosshex.cli.line_protocol import Engine

    use_one_thread()
    pairs = parse_lucky(lucky) if lucky is not None else None
    ours = Engine(make_game(game, seats, variant, claim, pairs), bot, seed)
    if bot is not None:
        ours.make_thinker()  # A name that is wrong is said at once, not at the first go.
    try:
        for line in sys.stdin:
            for answer in ours.answer(line):
                print(answer, flush=True)
            if ours.is_over:
                break
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    except BrokenPipeError:
        raise typer.Exit(0) from None
