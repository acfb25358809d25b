"""The rating list that comes with Crosshex: the measured strength of each bot in each game.

The list is `ratings.json` beside this file. `python -m benchmarks.strength` writes it, together
with the page `docs/strength.md`, which explains how it was measured.
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


def rating_key(game: Game) -> str:
    """The key of a game in the list; it includes the number of seats and the `variant`.

    >>> from crosshex.rules import Six
    >>> rating_key(Six(4, "advanced"))
    'six-4-advanced'
    """
    return "-".join([game.name, str(game.seats), *kind_options(game).values()])


def kind_options(game: Game) -> dict[str, str]:
    """What makes another kind of game of it, by the names of the options, as it is written.

    >>> from crosshex.rules import SHEETS, Qwixx
    >>> kind_options(Qwixx(2, SHEETS["mixx-colours"])), kind_options(Qwixx(2))
    ({'sheet': 'mixx-colours'}, {})
    """
    variant = game.options.get("variant")
    others = {
        option.name: option.write(value)
        for option in game.description.options
        if option.another_game and (value := game.options[option.name]) != option.default
    }
    return {**({"variant": variant} if variant else {}), **others}


def listed_ratings(game: Game) -> dict[str, Listed]:
    """The bots that were rated in this game, the strongest first."""
    return ratings_by_key(rating_key(game))


def ratings_by_key(key: str) -> dict[str, Listed]:
    """The bots that were rated in a game, the strongest first; `key` is that of `rating_key`.

    >>> list(ratings_by_key("six-2-basic"))[0]
    'master'
    """
    rated = _read().get(key, {})
    found = {name: Listed(*numbers) for name, numbers in rated.items()}
    return dict(sorted(found.items(), key=lambda item: -item[1].rating))


@cache
def _read() -> dict[str, dict[str, Any]]:
    text = (files("crosshex.bots") / "ratings.json").read_text(encoding="utf-8")
    lists: dict[str, dict[str, Any]] = json.loads(text)
    return lists
