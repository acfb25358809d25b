"""``crosshex new``: packages to begin with; ``crosshex check-game``: whether a game is sound."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from crosshex.cli.options import AsJson

if TYPE_CHECKING:
    from crosshex.skeletons import NewPackage

new = typer.Typer(add_completion=False, rich_markup_mode=None, no_args_is_help=True)

Name = Annotated[
    str, typer.Argument(metavar="NAME", help="Its name: small letters, digits and hyphens.")
]
Folder = Annotated[
    Path | None,
    typer.Option("--folder", metavar="DIR", help="Where to write it; by default ./NAME."),
]


@new.command("bot")
def new_bot(name: Name, folder: Folder = None) -> None:
    """Write a package with a bot that plays every game, and its tests.

    \b
    Example:
      crosshex new bot night-owl
    """
    from crosshex.skeletons import write_package

    made = write_package("bot", name, folder)
    _tell(made, "bot.py", f"crosshex play --bot {name}")


@new.command("game")
def new_game(name: Name, folder: Folder = None) -> None:
    """Write a package with a small dice game, and its tests.

    \b
    Example:
      crosshex new game snow-fort
    """
    from crosshex.skeletons import write_package

    made = write_package("game", name, folder)
    _tell(made, "game.py", f"crosshex check-game {name}")


def _tell(made: "NewPackage", file: str, then: str) -> None:
    print(f"Wrote {made.folder}. Begin with {made.folder / made.module / file}.")
    print(f"  pip install -e '{made.folder}[test]'")
    print(f"  pytest {made.folder}")
    print(f"  {then}")


def check(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The name of an installed game.")],
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="Random games in each setting.")
    ] = 2,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed, the same games.")] = 1,
    only: Annotated[
        str, typer.Option(metavar="LIST", help="Only these checks, such as laws,records.")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Check a game: laws, notation, environments, a game in each place, what is missing.

    Exit status 1 if the game breaks a promise.

    \b
    Examples:
      crosshex check-game snow-fort
      crosshex check-game snow-fort --only laws,positions --games 20
    """
    from crosshex.check import check_game

    names = tuple(name.strip() for name in only.split(",") if name.strip())
    heard = (lambda finding: None) if as_json else (lambda finding: print(finding, flush=True))
    report = check_game(game, games=games, seed=seed, only=names, heard=heard)
    if as_json:
        print(json.dumps(report.to_json()))
    raise typer.Exit(0 if report.is_sound else 1)
