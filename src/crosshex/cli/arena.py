"""``crosshex arena``: bots against bots, with ratings."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from crosshex.cli.options import AsJson, ClaimRule, GameName, Ray, Variant, Workers
from crosshex.cli.simulate import fail


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help="Two bots or more, separated by commas; master@100 has 100 ms a decision.",
        ),
    ],
    games: Annotated[
        int,
        typer.Option(metavar="N", min=1, help="Games of every two bots, in whole deals."),
    ] = 100,
    seats: Annotated[
        int | None,
        typer.Option(metavar="N", help="Qwixx and Longo: 2 to 5. Six: 2 or 4. Default 2."),
    ] = None,
    variant: Variant = None,
    claim: ClaimRule = None,
    lucky: Annotated[
        str | None,
        typer.Option(
            metavar="PAIRS", help="Longo: a pair for each seat, 5,8/6,11; else drawn each deal."
        ),
    ] = None,
    opening: Annotated[
        int, typer.Option(metavar="PLIES", min=0, help="Six: first moves that are drawn by lot.")
    ] = 4,
    movetime: Annotated[
        int | None,
        typer.Option(metavar="MS", min=1, help="Milliseconds a decision, for bots that search."),
    ] = None,
    seed: Annotated[
        int, typer.Option(metavar="N", help="Deal i of a seed is always the same deal.")
    ] = 1,
    workers: Workers = 0,
    ray: Ray = None,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="ELO0,ELO1", help="Stop a duel once it is settled which is true."),
    ] = None,
    anchor: Annotated[
        str | None, typer.Option(metavar="BOT", help="Who has 1500 points; else the mean of all.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write every game there, for replay.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let every two bots play each other, and rate them.

    Qwixx and Longo are played in deals: the same dice in every seating of the two bots. In Six
    every opening is played with both colours. The same seed gives the same games on any number of
    cores; Ctrl-C keeps what is done.

    \b
    Examples:
      crosshex arena qwixx --bots master,greedy-2,conservative --games 1000
      crosshex arena longo --seats 4 --bots master,greedy --lucky 5,8/6,11/4,9/5,10
      crosshex arena six --bots master@1000,master@100 --variant advanced
      crosshex arena six --bots greedy,random --records games.txt --json
      crosshex arena qwixx --bots "greedy,external:./mybot" --sprt 0,30 --games 20000

    \b
    external:COMMAND starts a program that speaks the line protocol
    (crosshex engine --help). crosshex bots lists the others.
    """
    if find_spec("numpy") is None:
        fail("the arena needs NumPy: pip install 'crosshex[fast]'")
    from crosshex.arena import Plan
    from crosshex.bots.programs import split_bots
    from crosshex.cli.arena_run import RunOptions, run, show
    from crosshex.cli.game_options import make_game, parse_lucky

    pairs = parse_lucky(lucky) if lucky is not None else None
    plan = Plan(
        make_game(game, seats, variant, claim, pairs),
        split_bots(bots),
        seed,
        None if movetime is None else movetime / 1000,
        opening,
        draws_lucky=pairs is None,
    )
    report = run(plan, RunOptions(games, workers, sprt, anchor, records, ray))
    if as_json:
        print(json.dumps(report))
    else:
        show(report)
    if report["fault"]:
        fail(report["fault"])
    if report["interrupted"]:
        raise typer.Exit(130)
