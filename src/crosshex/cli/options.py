"""The options that several commands share, with their help.

The options of the games come from the catalogue: `with_game_options` adds them to a command.
"""

import functools
import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

from crosshex.cli.game_options import flag, with_short_name
from crosshex.rules import Option, Registry, games

NAMES = ", ".join(games())
"""The names of the games in a help text."""
FIRST = next(iter(games()))
"""The game that is meant where none is named."""

*_OTHERS, _LAST = (game.title for game in games().values())
TITLES = f"{', '.join(_OTHERS)} and {_LAST}"
"""The titles of the games in a sentence."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {NAMES}.")]
AskedGame = Annotated[
    str | None, typer.Argument(metavar="GAME", help=f"One of {NAMES}; without it, a menu asks.")
]
Seats = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        help="Number of seats. "
        + "; ".join(f"{game.title}: {game.spell_seats()}" for game in games().values())
        + ".",
    ),
]
First = Annotated[int | None, typer.Option(metavar="SEAT", help="The seat that begins, from 1.")]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON to standard output.")]
Workers = Annotated[int, typer.Option(metavar="N", min=0, help="Cores to use, 0 for all.")]
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on a Ray cluster: its address, auto, or local for one on this machine.",
    ),
]

Command = Callable[..., Any]


def with_game_options(
    room: Registry[Any] | None = None, *, draws: bool = True
) -> Callable[[Command], Command]:
    """Add an option for each option of each game to a command.

    The command's parameter `options` gets the text of each option that was given, by name.
    `make_game` reads them.

    Args:
        room: add only the options of games that have a room here.
        draws: whether the command draws options by lot that are not given.
    """
    parameters = _parameters(room, draws)

    def extend(command: Command) -> Command:
        own = inspect.signature(command)
        # An option of a game never replaces a parameter of the command.
        added = {name: each for name, each in parameters.items() if name not in own.parameters}

        @functools.wraps(command)
        def run(**arguments: Any) -> Any:
            given = {name: arguments.pop(name) for name in added}
            named = {name: text for name, text in given.items() if text is not None}
            if isinstance(game := arguments.get("game"), str):
                arguments["game"], short = with_short_name(game, named)
                # A command without this option does not take the short name either.
                named = dict(short)
            return command(**arguments, options=named)

        kept = [parameter for name, parameter in own.parameters.items() if name != "options"]
        run.__signature__ = own.replace(parameters=[*kept, *added.values()])  # type: ignore[attr-defined]
        return run

    return extend


def _parameters(room: Registry[Any] | None, draws: bool) -> dict[str, inspect.Parameter]:
    found: dict[str, list[tuple[str, Option]]] = {}
    for game in games().values():
        for option in game.options if room is None or game in room else ():
            found.setdefault(option.name, []).append((game.title, option))
    return {
        name: inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                str | None,
                typer.Option(flag(name), metavar=_metavar(of[0][1]), help=_help(of, draws)),
            ],
        )
        for name, of in found.items()
    }


def _metavar(option: Option) -> str:
    shown = {"choice": "NAME", "limit": "N", "pairs": "PAIRS", "sheet": "NAME|NOTATION|FILE"}
    return shown.get(option.type, "VALUE")


def _help(of: list[tuple[str, Option]], draws: bool) -> str:
    lines = []
    for title, option in of:
        called = f"{title}, {option.about}" if option.about else title
        lines.append(f"{called}: {_values(option, draws)}.")
    return " ".join(lines)


def _values(option: Option, draws: bool) -> str:
    if option.type == "choice" and option.values:
        words = [
            f"{value} (default)" if value == option.default else value for value in option.values
        ]
        return " or ".join(words)
    if option.type == "pairs":
        default = "; by default drawn by lot" if draws else ""
        return f"a pair for each seat, such as 5,8/6,11{default}"
    if option.type == "sheet":
        example = option.write(option.unlisted)
        return f"{', '.join(option.values or ())}, a notation such as {example}, or a file"
    return f"a number, or off (default {option.write(option.default)})"
