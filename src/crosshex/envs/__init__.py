"""The games as environments for reinforcement learning: PettingZoo, Gymnasium and OpenSpiel.

Importing this package registers the games with PettingZoo and Gymnasium where they are installed:
`pettingzoo.make("aec", "crosshex/qwixx-v0")`, `gymnasium.make("crosshex/Qwixx-v0")`.
`import crosshex.envs.openspiel` registers them with OpenSpiel.
"""

from importlib.util import find_spec

from crosshex.envs.registration import register_gymnasium, register_pettingzoo
from crosshex.rules import when_loaded

__all__ = ["register_gymnasium", "register_pettingzoo"]

# A package that is being loaded may import this; its games are registered when they are known.
if find_spec("gymnasium"):
    when_loaded(register_gymnasium)
if find_spec("pettingzoo"):
    when_loaded(register_pettingzoo)
