"""Gymnasium spaces for one seat: the observation, the mask and the actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
from numpy.typing import NDArray

from crosshex.envs.encoding import Encoding


class LegalDiscrete(Discrete[np.int64]):
    """The actions from 0; without a mask, `sample` draws one that is legal now.

    So a loop that samples its actions runs without errors. Membership and equality are those of
    `Discrete`.

    Attributes:
        legal: ones for the legal actions; the environment keeps it up to date.
    """

    def __init__(self, actions: int) -> None:
        super().__init__(actions)
        self.legal: NDArray[np.int8] = np.ones(actions, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action: by the mask or the probability given, else one that is legal now."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


def observation_box(encoding: Encoding) -> Box:
    """The space of the observation alone."""
    return Box(0.0, 1.0, encoding.shape, np.float32)


def observation_dict(encoding: Encoding) -> Dict:
    """The space of an observation with its mask."""
    return Dict(
        observation=observation_box(encoding), action_mask=Box(0, 1, (encoding.actions,), np.int8)
    )


class LegalMultiDiscrete(MultiDiscrete):
    """An action for each of many games; without a mask, `sample` draws legal ones.

    Attributes:
        legal: ones for the legal actions of each game; the environment keeps it up to date.
    """

    def __init__(self, games: int, actions: int) -> None:
        super().__init__(np.full(games, actions))
        self.legal: NDArray[np.int8] = np.ones((games, actions), np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        """Random actions: by the mask or the probability given, else legal ones."""
        if mask is None and probability is None:
            chances = self.np_random.random(self.legal.shape) * self.legal
            drawn: NDArray[np.int64] = chances.argmax(axis=1)
            return drawn
        return super().sample(mask, probability)
