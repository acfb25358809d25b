"""Qwixx Longo for PettingZoo: `env()`, `raw_env()` and `parallel_env()`.

from crosshex.envs import longo_v0

env = longo_v0.env()
env.reset(seed=1)
for agent in env.agent_iter():
observation, reward, termination, truncation, info = env.last()
done = termination or truncation
action = None if done else env.action_space(agent).sample(observation["action_mask"])
env.step(action)
"""

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from crosshex.envs.pettingzoo import TogetherEnv, TurnEnv


def env(seats: int = 2, **options: Any) -> OrderEnforcingWrapper[str, Any, int]:
    """Agents act one at a time; calls in a wrong order are refused."""
    return OrderEnforcingWrapper(raw_env(seats, **options))


def raw_env(seats: int = 2, **options: Any) -> TurnEnv:
    """Agents act one at a time; options are those of the environment and of the table."""
    return TurnEnv("longo", seats, **options)


def parallel_env(seats: int = 2, **options: Any) -> TogetherEnv:
    """Agents act together; options are those of the environment and of the table."""
    return TogetherEnv("longo", seats, **options)
