"""``crosshex mcp``: games for agents that speak the Model Context Protocol."""

from io import StringIO
from pathlib import Path
from typing import Annotated

import typer

from crosshex.bots import need
from crosshex.rules import OptionError, find_game


def mcp(
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="Seed of the dice; random by default."),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Add every finished game to this file.")
    ] = None,
) -> None:
    """Let an agent play: a server of the Model Context Protocol on standard input and output.

    An agent starts this command itself; a person has nothing to type here. Its tools are
    list_games, new_game, position, decide, show_rules and regret.

    \b
    Examples:
      crosshex mcp
      crosshex mcp --seed 1 --records games.txt
      crosshex regret --records games.txt
    """
    need("this", "mcp", extra="mcp")
    from crosshex.bots.threads import use_one_thread

    use_one_thread()
    if records is not None:
        try:
            records.open("a", encoding="utf-8").close()
        except OSError as error:
            raise OptionError(f"records: {records} cannot be written: {error.strerror}") from None
    from crosshex.mcp.server import server_of
    from crosshex.mcp.session import Session

    try:
        server_of(Session(seed, records), rules_text).run("stdio")
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def rules_text(name: str) -> str:
    """The rules of a game as `crosshex rules` prints them.

    Raises:
        OptionError: there is no such game.
    """
    from rich.console import Console

    from crosshex.cli.screen import Screen
    from crosshex.cli.study.rules import show_rules
    from crosshex.locale import Texts

    description = find_game(name)
    screen, written = Screen(Texts("en"), no_color=True), StringIO()
    screen.console = Console(
        file=written, width=100, highlight=False, markup=False, emoji=False, no_color=True
    )
    screen.plain = True
    show_rules(description.make(description.default_seats), screen)
    return written.getvalue()
