"""Rules pages for the terminal: blocks in, something that Rich can print out."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from crosshex.cli.draw_dice import draw_dice
from crosshex.cli.draw_hexagons import Board, draw_board
from crosshex.cli.draw_sheet import draw_points, draw_sheet
from crosshex.locale import Block, Texts
from crosshex.record import GAMES
from crosshex.rules import COLOURS, Cell, Colour, Marks, Qwixx, Roll, Side

_TALL = 40
"""Pictures of hexagons on a page always have their edges: a page may be scrolled."""


def draw_block(block: Block, texts: Texts, plain: bool = False) -> Iterator[RenderableType]:
    """The parts of a block, one after the other."""
    style = "" if plain else "bold"
    words = [texts(message) for message in block.messages]
    match block.kind:
        case "heading":
            yield Text()
            yield Text(f"## {words[0]}" if plain else words[0], f"{style} underline".strip())
        case "text":
            yield Text(words[0])
        case "ruling":
            line = Text().append(texts("rules-ruling"), style).append(f" {words[0]}")
            yield Padding(line, (0, 0, 0, 2))
        case "list":
            items = Table.grid(padding=(0, 1))
            for item in words:
                items.add_row("•", Text(item))
            yield Padding(items, (0, 0, 0, 2))
        case "picture":
            assert block.picture is not None
            yield Padding(draw_picture(block.picture, texts, plain), (1, 0, 0, 4))
            yield Padding(Text(words[0], "" if plain else "italic"), (0, 0, 1, 4))


def draw_picture(picture: Mapping[str, Any], texts: Texts, plain: bool) -> RenderableType:
    """A picture of a rules page, by the same drawings that are used in play."""
    match picture["show"]:
        case "sheet":
            return draw_page_sheet(picture, texts, plain)
        case "dice":
            return draw_dice(Roll.parse(picture["roll"]), plain)
        case "points":
            return draw_points(picture["most"], texts)
        case _:
            hexagons = dict.fromkeys(_cells(picture["black"]), Side.BLACK)
            hexagons |= dict.fromkeys(_cells(picture["red"]), Side.RED)
            board = Board(
                hexagons,
                free=_cells(picture["marked"]),
                last=_cells(picture["bracketed"]),
                struck=_cells(picture["struck"]),
            )
            return draw_board(board, height=_TALL, plain=plain)


def draw_page_sheet(picture: Mapping[str, Any], texts: Texts, plain: bool) -> RenderableType:
    """A sheet that is described by its crossed numbers."""
    game = GAMES[picture["game"]]()
    assert isinstance(game, Qwixx)
    red, yellow, green, blue = (
        game.sheet.row_of(colour, tuple(numbers))
        for colour, numbers in zip(COLOURS, picture["rows"], strict=True)
    )
    return draw_sheet(
        game.sheet,
        Marks((red, yellow, green, blue), picture["failed"]),
        texts,
        locked=[Colour[name.upper()] for name in picture["locked"]],
        lucky=tuple(picture["lucky"]) if "lucky" in picture else None,
        plain=plain,
    )


def _cells(words: list[str]) -> list[Cell]:
    return [Cell.parse(word) for word in words]
