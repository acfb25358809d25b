"""``crosshex solve``: the exact value of perfect play in solitaire Qwixx and Longo."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from crosshex.cli.simulate import fail, parse_pair


def solve(
    game: Annotated[str, typer.Argument(metavar="GAME", help="qwixx or longo")],
    lucky: Annotated[
        str, typer.Option(metavar="PAIR", help="Longo: the lucky pair, such as 5,8.")
    ] = "",
    workers: Annotated[int, typer.Option(metavar="N", min=0, help="Cores to use; 0 for all.")] = 0,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Solve again even if the solution is kept.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="JSON on standard output.")] = False,
) -> None:
    """Solve the solitaire game exactly and keep the solution.

    A solution that is already kept is only looked up. Interrupting (Ctrl-C) keeps what is done; the
    same command goes on from there.

    \b
    Examples:
      crosshex solve qwixx
      crosshex solve longo --lucky 5,8 --json
    """
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    try:
        from crosshex.fast import solution
        from crosshex.fast.sheet import LONGO, NO_LUCK, QWIXX
        from crosshex.fast.simulation import cores
    except ModuleNotFoundError as missing:
        fail(f"the solver needs {missing.name}: pip install 'crosshex[fast]'")
    if game not in ("qwixx", "longo"):
        fail(f"the solver knows qwixx and longo, not {game!r}")
    if game == "longo" and not lucky:
        fail("longo needs its lucky pair: --lucky 5,8")
    if game == "qwixx" and lucky:
        fail("qwixx has no lucky numbers")
    pair = NO_LUCK
    if lucky:
        try:
            pair = parse_pair(lucky)
        except ValueError as fault:
            fail(str(fault))
        if not 2 <= pair[0] < pair[1] <= 16:
            fail(f"a lucky pair is two different numbers from 2 to 16, not {lucky}")

    sheet = LONGO if game == "longo" else QWIXX
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(f"solving {solution.solution_name(sheet, pair)}", total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        find: Any = solution.solve if fresh else solution.solution
        try:
            solved = find(sheet, pair, workers=workers or cores(), progress=progress)
        except KeyboardInterrupt:
            bar.stop()
            Console(stderr=True).print("interrupted; the same command goes on from here")
            raise typer.Exit(130) from None
        except OSError as fault:
            fail(str(fault))

    report = {
        "game": game,
        "lucky": list(pair) if lucky else None,
        "value": solved.value,
        "states": solved.states,
        "seconds": solved.seconds,
    }
    if as_json:
        print(json.dumps(report))
        return
    what = f"{game}, lucky numbers {pair[0]} and {pair[1]}" if lucky else game
    Console().print(
        f"[bold]{what}[/]: perfect play is worth {solved.value:.4f} points"
        f" ({solved.states:,} states, solved in {solved.seconds:.1f} s)"
    )
