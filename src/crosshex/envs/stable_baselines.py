"""The vector environment of the kernels for Stable-Baselines3, such as for MaskablePPO.

from sb3_contrib import MaskablePPO
from crosshex.envs.stable_baselines import KernelVecEnv

model = MaskablePPO("MlpPolicy", KernelVecEnv(256, "qwixx"))
model.learn(1_000_000)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from crosshex.envs.extras import lacking

try:
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as missing:
    raise lacking("examples", missing) from None

import numpy as np
from numpy.typing import NDArray

from crosshex.envs.episode import DEFAULT_GAME
from crosshex.envs.vector import GameVectorEnv


class KernelVecEnv(VecEnv):
    """Many games on the kernels; options are those of `GameVectorEnv`.

    When a game ends, its total reward is in `info["episode"]["r"]`, from which Stable-Baselines3
    makes its statistics.
    """

    def __init__(self, num_envs: int, game: str = DEFAULT_GAME, **options: Any) -> None:
        self.games = GameVectorEnv(num_envs, game, autoreset_mode="SameStep", **options)
        self.render_mode = None
        super().__init__(
            num_envs, self.games.single_observation_space, self.games.single_action_space
        )
        self._actions: NDArray[Any] = np.zeros(num_envs, np.int64)
        self._total = np.zeros(num_envs)
        self._steps = np.zeros(num_envs, np.int64)

    def reset(self) -> Any:
        """Start all games, with the seed that `seed()` has set, if any."""
        seen, _ = self.games.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._reset_options()
        self._total[:] = 0
        self._steps[:] = 0
        return seen

    def step_async(self, actions: NDArray[Any]) -> None:
        """Store the actions of the next step."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Take the step with the stored actions."""
        seen, rewards, ended, _, found = self.games.step(self._actions)
        self._total += rewards
        self._steps += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for k in np.flatnonzero(ended):
            infos[k]["terminal_observation"] = found["final_obs"][k]
            infos[k]["episode"] = {"r": float(self._total[k]), "l": int(self._steps[k]), "t": 0.0}
        self._total[ended] = 0
        self._steps[ended] = 0
        return seen, rewards, ended, infos

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    # -- what Stable-Baselines3 asks each of many environments; ours is a single one

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every game."""
        return self.games.action_masks()

    def env_method(
        self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any
    ) -> list[Any]:
        """Call `action_masks`, the only method that is supported."""
        if method_name != "action_masks":
            raise AttributeError(f"these games have no method {method_name!r}")
        masks = self.action_masks()
        return [masks[k] for k in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute, the same for every game."""
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute for all games at once."""
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No game is wrapped."""
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        """No pictures: rendering many games is not supported."""
        return [None] * self.num_envs
