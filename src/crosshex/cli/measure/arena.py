"""``crosshex arena``: bots against bots, with ratings."""

import json
from pathlib import Path
from typing import Annotated

import typer

from crosshex.arena.rooms import OPENINGS
from crosshex.bots import need
from crosshex.bots.programs import split_bots
from crosshex.cli.game_options import make_game
from crosshex.cli.options import AsJson, GameName, Ray, Seats, Workers, with_game_options
from crosshex.rules import CrosshexError
from crosshex.rules import games as every_game

OPENED = ", ".join(game.title for game in every_game().values() if game in OPENINGS)
"""The games whose first moves are random."""


@with_game_options()
def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help="Two bots or more, separated by commas; master@100 thinks 100 ms.",
        ),
    ],
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="Games for each pair, at least.")
    ] = 100,
    seats: Seats = None,
    opening: Annotated[
        int,
        typer.Option(metavar="PLIES", min=0, help=f"{OPENED}: number of random first moves."),
    ] = 4,
    movetime: Annotated[
        int | None,
        typer.Option(metavar="MS", min=1, help="Milliseconds per decision, for bots that search."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same deals.")] = 1,
    workers: Workers = 0,
    ray: Ray = None,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="ELO0,ELO1", help="Stop a pair when the sequential test decides."),
    ] = None,
    adjusted: Annotated[
        bool, typer.Option("--adjusted", help="Also show results without the luck of the dice.")
    ] = False,
    anchor: Annotated[
        str | None, typer.Option(metavar="BOT", help="The bot at 1500 points; by default the mean.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all games to this file.")
    ] = None,
    as_json: AsJson = False,
    *,
    options: dict[str, str],
) -> None:
    """Let each pair of bots play, and rate all bots.

    Games are played in deals: the same dice, or the same opening, in every seating of the two bots.
    Options that are drawn by lot are drawn for each deal, unless you set them. The same seed gives
    the same games on any number of cores. Ctrl-C stops and shows the results so far.

    \b
    Examples:
      crosshex arena qwixx --bots master,greedy-2,conservative --games 1000
      crosshex arena longo --seats 4 --bots master,greedy --lucky 5,8/6,11/4,9/5,10
      crosshex arena six --bots master@1000,master@100 --variant advanced
      crosshex arena six --bots greedy,random --records games.txt --json
      crosshex arena qwixx --bots "greedy,external:./mybot" --sprt 0,30 --games 20000
      crosshex arena qwixx --bots master,hard --games 200 --adjusted

    \b
    external:COMMAND starts a program that speaks the line protocol
    (crosshex engine --help). crosshex bots lists the others.
    """
    need("the arena", "numpy")
    if adjusted:
        need("--adjusted", "numba")
    from crosshex.arena import ArenaPlan, run_plan
    from crosshex.cli.measure.arena_output import live_standings, show

    chosen = make_game(game, seats, options)
    seconds = None if movetime is None else movetime / 1000
    draws = chosen.description.is_drawn(options)
    plan = ArenaPlan(chosen, split_bots(bots), seed, seconds, opening, draws, adjusted)
    with live_standings(anchor) as refresh:
        report = run_plan(
            plan,
            games,
            workers=workers,
            ray=ray,
            sprt=sprt,
            anchor=anchor,
            records=records,
            on_progress=refresh,
        )
    if as_json:
        print(json.dumps(report))
    else:
        show(report)
    if report["fault"]:
        raise CrosshexError(report["fault"])
    if report["interrupted"]:
        raise typer.Exit(130)
