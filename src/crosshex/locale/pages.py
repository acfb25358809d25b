"""The rules pages as data: their blocks in order, and what the pictures show.

The terminal and the browser draw a page from the same blocks.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal, cast

BlockKind = Literal["heading", "text", "ruling", "list", "picture"]


@dataclass(frozen=True)
class Block:
    """One part of a rules page.

    >>> from crosshex.locale import Texts
    >>> [Texts("en")(message) for message in rules_page("six")[0].messages]
    ['The aim']

    Attributes:
        kind: `heading`, `text`, `ruling` (ours, where the printed rules say nothing), `list` of
            messages, or `picture` with its caption.
        messages: the ids of the texts; for a picture the caption.
        picture: what the picture shows. `show` is `sheet` (the fields crossed, failed, lucky; the
            `sheet` by name, if the game does not imply it), `dice` (a throw), `points` (for up to
            `most` crosses) or `hexagons` (cells that are black or red, and cells that are marked,
            crossed out or bracketed).
    """

    kind: BlockKind
    messages: tuple[str, ...]
    picture: Mapping[str, Any] | None = None


@cache
def rules_page(game: str) -> tuple[Block, ...]:
    """The rules page of a game; empty if it has none.

    >>> rules_page("six")[0]
    Block(kind='heading', messages=('rules-six-aim-title',), picture=None)
    """
    pages = json.loads(files(__package__).joinpath("pages.json").read_text("utf-8"))
    return tuple(_block(entry) for entry in pages.get(game, ()))


def _block(entry: dict[str, Any]) -> Block:
    """A block from its JSON object: the key beside `caption` is the kind, its value the content."""
    if "picture" in entry:
        return Block("picture", (entry["caption"],), entry["picture"])
    ((kind, value),) = entry.items()
    return Block(cast(BlockKind, kind), tuple(value) if isinstance(value, list) else (value,))
