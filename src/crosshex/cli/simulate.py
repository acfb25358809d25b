"""``crosshex simulate``: many games between bots, counted."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from crosshex.cli.options import AsJson, GameName, Ray, Workers


def simulate(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="LIST", help="One bot for each seat, separated by commas.")
    ],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 10_000,
    seed: Annotated[
        int, typer.Option(metavar="N", min=0, help="Game i of a seed is always the same game.")
    ] = 1,
    variant: Annotated[
        str, typer.Option(metavar="NAME", help="Six: basic (default) or advanced.")
    ] = "",
    lucky: Annotated[
        str,
        typer.Option(
            metavar="PAIRS", help="Longo: a pair for each seat, 5,8/6,11; else drawn each game."
        ),
    ] = "",
    workers: Workers = 0,
    ray: Ray = None,
    as_json: AsJson = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a row for each game to this Parquet file."),
    ] = None,
) -> None:
    """Play many games between bots and count wins, scores, lengths and endings.

    The same seed gives the same results on any number of cores. Interrupting (Ctrl-C) keeps what is
    done.

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
    try:
        from crosshex.bots.programs import split_bots
        from crosshex.cli.simulate_run import run, show
        from crosshex.fast.simulation import Plan, cores
    except ModuleNotFoundError as missing:
        fail(f"simulation needs {missing.name}: pip install 'crosshex[fast]'")
    try:
        plan = Plan(
            game,
            split_bots(bots),
            seed,
            variant,
            tuple(parse_pair(pair) for pair in lucky.split("/")) if lucky else (),
        )
        report = run(plan, games, workers or cores(), out, ray)
    except (ValueError, OSError) as fault:
        fail(str(fault))
    if as_json:
        print(json.dumps(report))
    else:
        show(report)
    if report["interrupted"]:
        raise typer.Exit(130)


def fail(message: str) -> NoReturn:
    """Say what was wrong and leave with status 2."""
    print(f"crosshex: {message}", file=sys.stderr)
    raise typer.Exit(2)


def parse_pair(text: str) -> tuple[int, int]:
    """Read a lucky pair.

    >>> parse_pair("8,5")
    (5, 8)
    """
    try:
        low, high = sorted(int(number) for number in text.split(","))
    except ValueError:
        raise ValueError(f"a lucky pair is two numbers such as 5,8, not {text!r}") from None
    return low, high
