"""``crosshex sheet``: what a sheet is worth, beside the classic one."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from crosshex.bots import need
from crosshex.cli.game_options import read_options
from crosshex.cli.progress import progress_bar
from crosshex.cli.screen import Screen
from crosshex.locale import Texts
from crosshex.locale.sheets import name_sheet
from crosshex.rules import QWIXX, Sheet, find_game


def weigh(
    screen: Screen,
    text: str,
    *,
    games: int,
    seed: int,
    workers: int,
    as_json: bool,
    picture: Path | None,
) -> None:
    """Show what a sheet is worth; `text` is a name, a notation or a file.

    Raises:
        CrosshexError: there is no such sheet, or the picture cannot be written.
        MissingExtra: the solver is not installed.
    """
    need("the solver", "numpy", "numba")
    from crosshex.strategy.sheet_picture import draw_worths

    sheet = read_options(find_game("qwixx"), {"sheet": text})["sheet"]
    asked = dict.fromkeys([sheet, QWIXX])
    worths = [_worth(one, screen.texts, games, seed, workers) for one in asked]
    if picture is not None:
        picture.write_text(draw_worths(worths, screen.texts), encoding="utf-8")
    if as_json:
        print(json.dumps([worth.to_json() for worth in worths]))
        return
    _show(worths, screen)


def _worth(sheet: Sheet, texts: Texts, games: int, seed: int, workers: int) -> Any:
    """The report on one sheet; a bar shows the progress."""
    from rich.progress import TaskProgressColumn

    from crosshex.strategy.sheet_worth import sheet_worth
    from crosshex.workers import workers_of

    with progress_bar(TaskProgressColumn()) as bar:
        task = bar.add_task(name_sheet(sheet, texts), total=None)

        def progress(part: str, done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return sheet_worth(
            sheet, games=games, seed=seed, workers=workers_of(workers), progress=progress
        )


def _show(worths: Sequence[Any], screen: Screen) -> None:
    """The figures in columns, a sheet in each."""
    from rich.console import Console
    from rich.table import Table

    from crosshex.strategy.sheet_picture import worth_rows

    texts = screen.texts
    table = Table(box=None, header_style="bold")
    table.add_column(texts("worth-title"))
    for worth in worths:
        table.add_column(name_sheet(worth.sheet, texts), justify="right")
    rows = [worth_rows(worth, texts) for worth in worths]
    for lines in zip(*rows, strict=True):
        table.add_row(lines[0][0], *(value for _, value in lines))
    letters = dict.fromkeys(letter for worth in worths for letter in worth.by_colour)
    for letter in letters:
        points = [_points(worth.by_colour.get(letter), texts) for worth in worths]
        table.add_row(f"{texts('worth-by-colour')}: {letter}", *points)
    numbers = sorted({number for worth in worths for number in worth.by_number})
    for number in numbers:
        points = [_points(worth.by_number.get(number), texts) for worth in worths]
        table.add_row(f"{texts('worth-by-number')}: {number}", *points)
    Console().print(table)


def _points(value: float | None, texts: Texts) -> str:
    """Points, or nothing where a sheet has no such field."""
    return "" if value is None else texts("amount-points", value=value)
