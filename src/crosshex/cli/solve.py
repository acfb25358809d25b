"""``crosshex solve``: the exact value of perfect solitaire play, for games with a solver."""

import json
from importlib.util import find_spec
from typing import Annotated

import typer

from crosshex.bots import MissingExtra
from crosshex.cli.game_options import flag, make_game
from crosshex.cli.options import AsJson, Workers, with_game_options
from crosshex.cli.rooms import SOLVERS, Solved
from crosshex.rules import CrosshexError, Game, OptionError, find_game, games

SOLVED = [game.name for game in games().values() if game in SOLVERS]
"""The games that can be solved."""


@with_game_options(SOLVERS, draws=False)
def solve(
    game: Annotated[str, typer.Argument(metavar="GAME", help=" or ".join(SOLVED))],
    workers: Workers = 0,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Solve again even if a solution is stored.")
    ] = False,
    as_json: AsJson = False,
    *,
    options: dict[str, str],
) -> None:
    """Solve the solitaire game exactly and store the solution.

    If the solution is stored already, it is only shown. Ctrl-C stops; the same command continues
    from there.

    \b
    Examples:
      crosshex solve qwixx
      crosshex solve longo --lucky 5,8 --json
    """
    from rich.console import Console

    chosen = _solitaire(game, options)
    solved = _solved(chosen, workers, fresh)
    lucky = chosen.options.get("lucky")
    report = {
        "game": game,
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


def _solitaire(name: str, options: dict[str, str]) -> Game:
    """The game with one seat that the options describe; no option may be random.

    Raises:
        OptionError: the game has no solver, or a random option is not given.
    """
    if name not in SOLVED:
        raise OptionError(f"the solver knows {' and '.join(SOLVED)}, not {name!r}")
    for option in find_game(name).options:
        if option.drawn and option.name not in options:
            example = option.write(option.values[0]) if option.values else "VALUE"
            raise OptionError(f"{name} needs {flag(option.name)} here, such as {example}")
    return make_game(name, 1, options)


def _solved(chosen: Game, workers: int, fresh: bool) -> Solved:
    """The solution; a bar shows the progress."""
    from rich.console import Console
    from rich.progress import TaskProgressColumn

    from crosshex.cli.progress import progress_bar
    from crosshex.workers import cores

    if missing := [name for name in ("numpy", "numba") if find_spec(name) is None]:
        raise MissingExtra(f"the solver needs {missing[0]}: pip install 'crosshex[fast]'")
    find = SOLVERS.of(chosen.description)
    with progress_bar(TaskProgressColumn()) as bar:
        task = bar.add_task(f"solving {_spell(chosen)}", total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        try:
            return find(
                chosen.name,
                chosen.options,
                workers=workers or cores(),
                fresh=fresh,
                progress=progress,
            )
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
