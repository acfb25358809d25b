"""Registers the games of the catalogue with PettingZoo and Gymnasium."""

from __future__ import annotations

from crosshex.envs.rooms import ENCODINGS, VECTORS
from crosshex.fast.layout import ENCODING
from crosshex.rules import Description, games


def encoded_games() -> dict[str, Description]:
    """The games with a room `encoding`, by name.

    >>> list(encoded_games())[:3]
    ['qwixx', 'longo', 'six']
    """
    return {name: game for name, game in games().items() if game in ENCODINGS}


def register_gymnasium() -> None:
    """Register `crosshex/Qwixx-v0` and so on, with a vector environment if there are kernels.

    >>> import gymnasium
    >>> register_gymnasium()
    >>> gymnasium.make("crosshex/Qwixx-v0").action_space
    Discrete(45)
    """
    import gymnasium

    for game, description in encoded_games().items():
        name = f"crosshex/{game.capitalize()}-{ENCODING}"
        compiled = description in VECTORS
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="crosshex.envs.gymnasium:GameEnv",
                vector_entry_point="crosshex.envs.vector:GameVectorEnv" if compiled else None,
                kwargs={"game": game},
            )


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
    for game in encoded_games():
        name = f"crosshex/{game}-{ENCODING}"
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, f"{module}:env", kwargs={"game": game})
        if name not in pettingzoo.parallel_registry:
            pettingzoo.register("parallel", name, f"{module}:parallel_env", kwargs={"game": game})
