"""Draws the blocks of a rules page for the terminal, as Rich renderables."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from crosshex.cli.sessions.terminal import Terminal
from crosshex.locale import Block, Texts


def draw_block(
    block: Block, terminal: Terminal, texts: Texts, plain: bool = False
) -> Iterator[RenderableType]:
    """The parts of a block in order; the game's room draws the pictures."""
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
            yield Padding(terminal.draw_picture(block.picture, texts, plain), (1, 0, 0, 4))
            yield Padding(Text(words[0], "" if plain else "italic"), (0, 0, 1, 4))
