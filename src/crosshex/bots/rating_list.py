"""The rating list that comes with Crosshex: how strong each bot was found to be in each game.

It lies in `ratings.json` beside this file. `python -m benchmarks.strength` writes it, together with
the page `docs/strength.md` that tells how it was measured.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from crosshex.rules import Game


class Listed(NamedTuple):
    """A rating with its 95 % interval."""

    rating: float
    low: float
    high: float


def table_key(game: Game) -> str:
    """The name of a game in the list: other seats or another `variant` are another name.

    >>> from crosshex.rules import Six
    >>> table_key(Six(4, "advanced"))
    'six-4-advanced'
    """
    variant = game.options.get("variant")
    return f"{game.name}-{game.seats}{f'-{variant}' if variant else ''}"


def listed_ratings(game: Game) -> dict[str, Listed]:
    """The bots that were rated in this game, the strongest first."""
    rated = _read().get(table_key(game), {})
    found = {name: Listed(*numbers) for name, numbers in rated.items()}
    return dict(sorted(found.items(), key=lambda item: -item[1].rating))


@cache
def _read() -> dict[str, dict[str, Any]]:
    text = (files("crosshex.bots") / "ratings.json").read_text(encoding="utf-8")
    lists: dict[str, dict[str, Any]] = json.loads(text)
    return lists
