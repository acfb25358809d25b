"""MaskablePPO learns on our games."""

import numpy as np
import pytest
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

from crosshex.envs.gymnasium import GameEnv
from crosshex.envs.stable_baselines import KernelVecEnv

pytestmark = pytest.mark.slow


def test_masks_are_found_where_the_library_looks_for_them() -> None:
    env = KernelVecEnv(3)
    env.seed(1)
    env.reset()
    assert is_masking_supported(env)
    assert get_action_masks(env).shape == (3, 45)
    assert is_masking_supported(GameEnv())


def test_a_minute_of_learning_beats_random_play_clearly() -> None:
    torch.set_num_threads(1)
    env = KernelVecEnv(64)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=64,
        n_epochs=4,
        batch_size=512,
        learning_rate=1e-3,
        gamma=0.995,
        ent_coef=0.003,
        seed=1,
        device="cpu",
    )
    model.learn(120_000)
    scores = [episode["r"] for episode in model.ep_info_buffer or ()]
    # Random play makes no points on average.
    assert np.mean(scores) > 5


def test_learning_works_with_the_single_environment_too() -> None:
    model = MaskablePPO("MlpPolicy", GameEnv("qwixx", ["greedy-1"]), n_steps=64, batch_size=64)
    model.learn(64)
