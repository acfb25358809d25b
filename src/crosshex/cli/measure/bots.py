"""``crosshex bots``: lists the bots and their ratings."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer

from crosshex.cli.options import NAMES, AsJson, Seats, with_game_options

if TYPE_CHECKING:
    from crosshex.rules import Game


@with_game_options(draws=False)
def bots(
    *,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help=f"One of {NAMES}; by default all.")
    ] = None,
    seats: Seats = None,
    as_json: AsJson = False,
    options: Mapping[str, str],
) -> None:
    """List the bots of a game with their ratings: levels for people, baselines and plug-ins.

    \b
    Examples:
      crosshex bots
      crosshex bots qwixx --seats 4
      crosshex bots six --variant advanced --json

    \b
    The ratings are those of docs/strength.md: greedy has 1500, and 400 points
    more mean ten wins for each loss. crosshex arena measures them again.
    """
    from crosshex.cli.game_options import make_game
    from crosshex.rules import games

    names = games() if game is None else [game]
    chosen = [make_game(name, seats, options) for name in names]
    if as_json:
        print(json.dumps({each.name: list_bots(each) for each in chosen}))
        return
    for place, each in enumerate(chosen):
        if place:
            print()
        _show(each)


def list_bots(game: "Game") -> list[dict[str, Any]]:
    """The bots of a game: first those with a rating, the strongest first, then the others."""
    from crosshex.bots import LEVELS, bot_names
    from crosshex.bots.descriptions import describe_bot
    from crosshex.bots.plugins import plugin_names
    from crosshex.bots.rating_list import listed_ratings

    rated, here, foreign = listed_ratings(game), bot_names(game), plugin_names(game)
    found = []
    for name in dict.fromkeys((*rated, *here)):
        rating = rated.get(name)
        found.append(
            {
                "bot": name,
                "level": LEVELS.index(name) + 1 if name in LEVELS else None,
                "rating": rating and rating.rating,
                "rating_ci": rating and [rating.low, rating.high],
                "about": describe_bot(name, game)
                or ("from another package" if name in foreign else ""),
            }
        )
    return found


def _show(game: "Game") -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    chosen = filter(None, (game.options.get("variant"), *game.others.values()))
    seats = "1 seat" if game.seats == 1 else f"{game.seats} seats"
    console.print(", ".join((f"[bold]{game.name}[/]", *chosen, seats)), highlight=False)
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("bot", no_wrap=True)
    table.add_column("rating", justify="right", no_wrap=True)
    table.add_column("level", justify="right", no_wrap=True)
    table.add_column("")
    for bot in list_bots(game):
        table.add_row(
            bot["bot"],
            "–" if bot["rating"] is None else f"{bot['rating']:.0f}",
            str(bot["level"] or ""),
            bot["about"],
        )
    console.print(table)
