"""Registers the games of the catalogue with PettingZoo and Gymnasium."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from crosshex.envs.rooms import ENCODINGS, VECTORS, VERSIONS
from crosshex.fast.layout import ENCODING
from crosshex.rules import Description, games


def encoded_games() -> dict[str, Description]:
    """The games with a room `encoding`, by name.

    >>> list(encoded_games())[:3]
    ['qwixx', 'longo', 'six']
    """
    return {name: game for name, game in games().items() if game in ENCODINGS}


def versions(game: Description) -> dict[str, dict[str, Any]]:
    """The ends of the names of a game's environments, each with the options that it begins with.

    >>> versions(games()["qwixx"])
    {'v0': {'version': 'v0'}, 'sheets-v1': {'version': 'v1', 'sheet': 'mixx-colours'}}
    >>> versions(games()["longo"])
    {'v0': {}}
    """
    known = {option.name for option in game.options}
    more = {
        name: dict(options)
        for name, options in (VERSIONS.get(game) or {}).items()
        if options.keys() - {"version"} <= known
    }
    return {ENCODING: {"version": ENCODING}, **more} if more else {ENCODING: {}}


def register_gymnasium() -> None:
    """Register `crosshex/Qwixx-v0` and so on, with a vector environment if there are kernels.

    >>> import gymnasium
    >>> register_gymnasium()
    >>> gymnasium.make("crosshex/Qwixx-v0").action_space
    Discrete(45)
    """
    import gymnasium

    for game, version, options in _named():
        name = f"crosshex/{game.capitalize()}-{version}"
        compiled = encoded_games()[game] in VECTORS
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="crosshex.envs.gymnasium:GameEnv",
                vector_entry_point="crosshex.envs.vector:GameVectorEnv" if compiled else None,
                kwargs={"game": game, **options},
            )


def _named() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every environment: the game, its version, and the options that it begins with."""
    for game, description in encoded_games().items():
        for version, options in versions(description).items():
            yield game, version, options


def register_pettingzoo() -> None:
    """Register `crosshex/qwixx-v0` and so on, if the installed version has a registry.

    >>> import pettingzoo
    >>> register_pettingzoo()
    >>> pettingzoo.make("aec", "crosshex/six-v0").possible_agents
    ['player_0', 'player_1']
    """
    import pettingzoo

    if not hasattr(pettingzoo, "register"):
        return
    module = "crosshex.envs.pettingzoo"
    for game, version, options in _named():
        name = f"crosshex/{game}-{version}"
        kwargs = {"game": game, **options}
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, f"{module}:env", kwargs=kwargs)
        if name not in pettingzoo.parallel_registry:
            pettingzoo.register("parallel", name, f"{module}:parallel_env", kwargs=kwargs)
