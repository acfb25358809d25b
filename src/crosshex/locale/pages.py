"""The rules pages for people as data: which blocks follow each other, and what pictures show.

A page is drawn by whoever shows it, the terminal or the browser, from the same blocks.
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

    Attributes:
        kind: `heading`, `text`, `ruling` (ours, where the printed rules are silent), `list` of
            messages, or `picture` with its caption.
        messages: the ids of the texts; for a picture the caption.
        picture: what the picture shows. `show` is `sheet` (rows as crossed numbers, failed, locked,
            lucky), `dice` (a throw), `points` (a table up to `most` crosses) or `hexagons` (cells
            that are black or red, and cells that are marked, crossed out or bracketed).
    """

    kind: BlockKind
    messages: tuple[str, ...]
    picture: Mapping[str, Any] | None = None


@cache
def rules_page(game: str) -> tuple[Block, ...]:
    """The rules page of a game; no block at all if it has none.

    >>> rules_page("six")[0]
    Block(kind='heading', messages=('rules-six-aim-title',), picture=None)
    """
    pages = json.loads(files(__package__).joinpath("pages.json").read_text("utf-8"))
    return tuple(_block(entry) for entry in pages.get(game, ()))


def _block(entry: dict[str, Any]) -> Block:
    """A block from its JSON: the kind is the key beside `caption`, its value says the rest."""
    if "picture" in entry:
        return Block("picture", (entry["caption"],), entry["picture"])
    ((kind, value),) = entry.items()
    return Block(cast(BlockKind, kind), tuple(value) if isinstance(value, list) else (value,))
