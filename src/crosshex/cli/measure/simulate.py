"""``crosshex simulate``: plays many games between bots and counts results."""

import json
from pathlib import Path
from typing import Annotated

import typer

from crosshex.bots.programs import split_bots
from crosshex.cli.game_options import make_game
from crosshex.cli.options import AsJson, GameName, Ray, Workers, with_game_options


@with_game_options()
def simulate(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="LIST", help="One bot for each seat, separated by commas.")
    ],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Number of games.")] = 10_000,
    seed: Annotated[
        int, typer.Option(metavar="N", min=0, help="The same seed gives the same games.")
    ] = 1,
    workers: Workers = 0,
    ray: Ray = None,
    as_json: AsJson = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a row for each game to this Parquet file."),
    ] = None,
    *,
    options: dict[str, str],
) -> None:
    """Play many games between bots and count wins, scores, lengths and endings.

    The same seed gives the same results on any number of cores. Options that are drawn by
    lot are drawn for each game, unless you set them. Ctrl-C stops and shows the results so far.

    \b
    Examples:
      crosshex simulate qwixx --bots random,random --games 10000000
      crosshex simulate longo --bots greedy-1,greedy-2 --lucky 5,8/6,11 --json
      crosshex simulate six --bots random,random --variant advanced --out six.parquet
      crosshex simulate qwixx --bots greedy-1,greedy-2 --games 1000000000 --ray auto

    \b
    Compiled: random for every game; greedy-K, conservative and perfect for
    Qwixx and Longo. Any other bot plays too, more slowly; external:COMMAND
    starts a program that speaks the line protocol.
    """
    from crosshex.cli.measure.simulate_output import counting, show
    from crosshex.simulate import SimulationPlan, run

    names = split_bots(bots)
    plan = SimulationPlan(make_game(game, len(names), options), names, seed, frozenset(options))
    with counting(game, games) as on_progress:
        report = run(plan, games, workers=workers, ray=ray, out=out, on_progress=on_progress)
    if as_json:
        print(json.dumps(report))
    else:
        show(report)
    if report["interrupted"]:
        raise typer.Exit(130)
