"""The names under which PettingZoo and Gymnasium know our games."""

from __future__ import annotations

GAMES = ("qwixx", "longo", "six")


def register_gymnasium() -> None:
    """Register `crosshex/Qwixx-v0`, `crosshex/Longo-v0` and `crosshex/Six-v0`."""
    import gymnasium

    for game in GAMES:
        name = f"crosshex/{game.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="crosshex.envs.gymnasium:GameEnv",
                vector_entry_point="crosshex.envs.vector:GameVectorEnv",
                kwargs={"game": game},
            )


def register_pettingzoo() -> None:
    """Register `crosshex/qwixx-v0` and so on, where the installed version has a registry."""
    import pettingzoo

    if not hasattr(pettingzoo, "register"):
        return
    for game in GAMES:
        name = f"crosshex/{game}-v0"
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, f"crosshex.envs.{game}_v0:env")
        if name not in pettingzoo.parallel_registry:
            pettingzoo.register("parallel", name, f"crosshex.envs.{game}_v0:parallel_env")
