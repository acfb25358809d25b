"""``crosshex draw``: a position or a moment of a recorded game as a picture."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from crosshex.record import Record, RecordError, read_position
from crosshex.rules import OptionError, State, is_game


def draw(
    source: Annotated[
        str,
        typer.Argument(
            metavar="POSITION|FILE",
            help="A position on one line, or a file of records; - for standard input.",
        ),
    ],
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "-o",
            metavar="FILE",
            help="A .svg or .png file; by default SVG to standard output.",
        ),
    ] = None,
    ply: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="For a record: after N throws and choices."),
    ] = None,
    game: Annotated[
        int, typer.Option(metavar="N", min=1, help="For a file of records: the N-th.")
    ] = 1,
    seat: Annotated[
        int | None, typer.Option(metavar="SEAT", min=1, help="Hide what this seat may not see yet.")
    ] = None,
    dark: Annotated[bool, typer.Option("--dark", help="Colours for dark pages.")] = False,
    no_coords: Annotated[bool, typer.Option("--no-coords", help="Draw no coordinates.")] = False,
    scale: Annotated[
        float, typer.Option(metavar="X", min=0.1, max=16, help="PNG: pixels per unit.")
    ] = 2,
) -> None:
    """Draw a position, or a moment of a recorded game, as SVG or PNG.

    \b
    Examples:
      crosshex draw "six basic auto 1/2 placing | 1,0 | 0,0" -o start.svg
      crosshex draw game.txt -o end.png
      crosshex draw game.txt --ply 12 --dark -o middle.svg
    """
    from crosshex.draw import draw_png, draw_svg

    if out is not None and out.suffix not in (".svg", ".png"):
        raise OptionError(f"--out must be a .svg or .png file, not {out.name}")
    thing = read_source(source, game, ply)
    viewer = None if seat is None else seat - 1
    if out is not None and out.suffix == ".png":
        png = draw_png(thing, seat=viewer, coords=not no_coords, dark=dark, scale=scale)
        write_file(out, png)
        return
    svg = draw_svg(thing, seat=viewer, coords=not no_coords, dark=dark) + "\n"
    if out is None:
        sys.stdout.write(svg)
    else:
        write_file(out, svg.encode())


def read_source(source: str, game: int, ply: int | None) -> State | Record:
    """The position in a text, or the record in a file, cut after `ply` plies.

    Raises:
        OptionError: it is neither, or there is no such game or ply.
    """
    first, *others = source.split() or [""]
    if is_game(first) and ("|" in source or (others and not _is_file(source))):
        if ply is not None:
            raise OptionError("--ply is for records, not for a position")
        return read_position(source)
    record = _read_record(source, game)
    return record if ply is None else _cut(record, ply)


def _is_file(source: str) -> bool:
    try:
        return Path(source).is_file()
    except OSError:  # The name is too long for a file.
        return False


def _read_record(source: str, game: int) -> Record:
    from crosshex.cli.study.replay import read_file

    entries = list(read_file(source))
    if len(entries) < game:
        raise OptionError(f"{source} holds {len(entries)} records, so there is no number {game}")
    entry = entries[game - 1]
    if isinstance(entry, RecordError):
        raise OptionError(f"{source}, line {entry.line}, column {entry.column}: {entry.message}")
    return entry


def _cut(record: Record, ply: int) -> Record:
    """The record as it was after `ply` throws and choices."""
    if ply > len(record.steps):
        raise OptionError(f"the record has {len(record.steps)} plies, so there is no ply {ply}")
    if ply == len(record.steps):
        return record
    # Comments are dropped, because the words that they follow may be gone.
    return replace(record, steps=record.steps[:ply], closed=None, comments=())


def write_file(path: Path, data: bytes) -> None:
    """Write a file that a command has made.

    Raises:
        OptionError: it cannot be written.
    """
    try:
        path.write_bytes(data)
    except OSError as error:
        raise OptionError(f"cannot write {path}: {error.strerror}") from None
