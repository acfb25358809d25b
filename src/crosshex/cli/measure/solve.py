"""``crosshex solve``: the exact value of perfect solitaire play, for games with a solver."""

import json
import sys
from collections.abc import Mapping
from typing import Annotated, Final

import typer

from crosshex.bots import need
from crosshex.cli.game_options import flag, make_game, with_short_name
from crosshex.cli.options import AsJson, Workers, with_game_options
from crosshex.cli.rooms import SOLVERS, Costs, Solved
from crosshex.rules import CrosshexError, Game, OptionError, find_game, games

SOLVED = [game.name for game in games().values() if game in SOLVERS]
"""The games that can be solved."""
ASK_ABOVE: Final = 4_000_000_000
"""Bytes of memory and disk above which the command asks first."""


@with_game_options(SOLVERS, draws=False)
def solve(
    game: Annotated[str, typer.Argument(metavar="GAME", help=" or ".join(SOLVED))],
    workers: Workers = 0,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Solve again even if a solution is stored.")
    ] = False,
    yes: Annotated[
        bool, typer.Option("--yes", "-y", help="Do not ask before more than 4 GB are used.")
    ] = False,
    as_json: AsJson = False,
    *,
    options: dict[str, str],
) -> None:
    """Solve the solitaire game exactly and store the solution.

    If the solution is stored already, it is only shown. Else states, memory and time are said
    first. Ctrl-C stops; the same command continues from there.

    \b
    Examples:
      crosshex solve qwixx
      crosshex solve longo --lucky 5,8 --json
      crosshex solve mixx-colours
      crosshex solve qwixx --sheet "faces=4 needed=3 r2-8 / b8-2 / y2-8"
    """
    from rich.console import Console

    chosen = _solitaire(game, options)
    solved = _solved(chosen, workers, fresh, yes)
    lucky, sheet = chosen.options.get("lucky"), chosen.options.get("sheet")
    report = {
        "game": chosen.name,
        "sheet": chosen.description.option("sheet").write(sheet) if sheet else None,
        "lucky": list(lucky[0]) if lucky else None,
        "value": solved.value,
        "states": solved.states,
        "seconds": solved.seconds,
    }
    if as_json:
        print(json.dumps(report))
        return
    Console().print(
        f"[bold]{_spell(chosen)}[/]: perfect play is worth {solved.value:.4f} points"
        f" ({solved.states:,} states, solved in {solved.seconds:.1f} s)"
    )


def _solitaire(name: str, options: Mapping[str, str]) -> Game:
    """The game with one seat that the options describe; no option may be random.

    Raises:
        OptionError: the game has no solver, or a random option is not given.
    """
    name, options = with_short_name(name, options)
    if name not in SOLVED:
        raise OptionError(f"the solver knows {' and '.join(SOLVED)}, not {name!r}")
    for option in find_game(name).options:
        if option.drawn and option.name not in options:
            example = option.write(option.values[0]) if option.values else "VALUE"
            raise OptionError(f"{name} needs {flag(option.name)} here, such as {example}")
    return make_game(name, 1, options)


def _solved(chosen: Game, workers: int, fresh: bool, yes: bool) -> Solved:
    """The solution; a bar shows the progress."""
    from crosshex.workers import workers_of

    need("the solver", "numpy", "numba")
    solver = SOLVERS.of(chosen.description)
    if not fresh and (kept := solver.kept(chosen.name, chosen.options)) is not None:
        return kept
    workers = workers_of(workers)
    _announce(chosen, solver.costs(chosen.name, chosen.options, workers), workers, yes)
    return solve_with_bar(chosen, workers)


def _announce(chosen: Game, costs: Costs, workers: int, yes: bool) -> None:
    """Say what solving takes, and ask if that is much.

    Raises:
        OptionError: it is much, and nobody can be asked.
    """
    cores = "1 core" if workers == 1 else f"{workers} cores"
    print(
        f"{_spell(chosen)}: {costs.states:,} states, {_size(costs.memory)} of memory"
        f" and {_size(costs.disk)} on disk, about {_duration(costs.seconds)} on {cores}",
        file=sys.stderr,
    )
    if costs.memory + costs.disk <= ASK_ABOVE or yes:
        return
    if not sys.stdin.isatty():
        raise OptionError("this takes more than 4 GB; --yes solves it without a question")
    typer.confirm("Solve it?", abort=True, err=True)


def _size(size: int) -> str:
    """A number of bytes.

    >>> _size(1000), _size(338_000_000), _size(4_200_000_000)
    ('1 MB', '338 MB', '4.2 GB')
    """
    return f"{max(1, round(size / 1e6))} MB" if size < 1e9 else f"{size / 1e9:.1f} GB"


def _duration(seconds: float) -> str:
    """About how long, in seconds or minutes.

    >>> _duration(2.4), _duration(400)
    ('2 s', '7 min')
    """
    return f"{max(1, seconds):.0f} s" if seconds < 120 else f"{seconds / 60:.0f} min"


def solve_with_bar(chosen: Game, workers: int) -> Solved:
    """Solve a game; a bar shows the progress.

    Raises:
        CrosshexError: it cannot be solved or kept.
    """
    from rich.console import Console
    from rich.progress import TaskProgressColumn

    from crosshex.cli.progress import progress_bar

    solver = SOLVERS.of(chosen.description)
    with progress_bar(TaskProgressColumn()) as bar:
        task = bar.add_task(f"solving {_spell(chosen)}", total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        try:
            return solver.solve(chosen.name, chosen.options, workers, progress)
        except KeyboardInterrupt:
            bar.stop()
            Console(stderr=True).print("interrupted; the same command continues from here")
            raise typer.Exit(130) from None
        except (OSError, ValueError) as fault:
            raise CrosshexError(str(fault)) from fault


def _spell(chosen: Game) -> str:
    """The game in words."""
    told = [chosen.name]
    for option in chosen.description.options:
        value = chosen.options[option.name]
        if option.type == "pairs":
            ((low, high),) = value
            told.append(f"{option.name} numbers {low} and {high}")
        elif value != option.default:
            told.append(f"{option.name} {option.write(value)}")
    return ", ".join(told)
