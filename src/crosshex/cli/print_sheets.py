"""``crosshex print``: empty sheets of a game as PDF."""

import secrets
from collections.abc import Mapping
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from crosshex.cli.draw import write_file
from crosshex.cli.game_options import read_options
from crosshex.rules import OptionError, find_game

if TYPE_CHECKING:
    from crosshex.cli.screen import Screen


def write_sheets(
    screen: "Screen",
    game: str,
    path: Path,
    *,
    sheets: int,
    per_page: int,
    paper: str,
    ink: bool,
    seed: int | None,
    options: Mapping[str, str],
) -> None:
    """Write the PDF, and print how many sheets and pages it has.

    Raises:
        OptionError: there are no such sheets, or the file cannot be written.
    """
    from crosshex.draw.printing import print_sheets

    if path.suffix.lower() != ".pdf":
        raise OptionError(f"--out must be a .pdf file, not {path.name}")
    data = print_sheets(
        game,
        sheets,
        per_page=per_page,
        paper=paper,
        ink=ink,
        options=read_options(find_game(game), options),
        seed=secrets.randbits(32) if seed is None else seed,
        texts=screen.texts,
    )
    write_file(path, data)
    screen.say_whole("print-written", file=str(path), sheets=sheets, pages=ceil(sheets / per_page))
