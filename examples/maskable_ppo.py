"""Learn solitaire Qwixx with Stable-Baselines3's MaskablePPO, on games that run in the kernels.

    pip install 'crosshex[examples]'
    python examples/maskable_ppo.py                     # ten CPU minutes
    python examples/maskable_ppo.py --minutes 60 --save qwixx-ppo.zip

Prints what random play and greedy-1 reach, then the mean score while it learns, then the mean of
fresh games in which the policy takes its most likely action. `--game longo` learns Longo.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from crosshex.envs.stable_baselines import KernelVecEnv
from crosshex.fast.batch import QwixxBatch

REWARD = 0.05
"""Points become rewards at this scale: a value network learns best with numbers around one."""


class ScaledGames(KernelVecEnv):
    """The games with smaller rewards; `info["episode"]["r"]` stays in points."""

    def step_wait(self) -> tuple[NDArray[np.float32], ...]:  # type: ignore[override]
        """The step, its rewards scaled."""
        seen, rewards, ended, infos = super().step_wait()
        return seen, rewards * REWARD, ended, infos  # type: ignore[return-value]


class Clock(BaseCallback):
    """Stops after a number of CPU seconds, lowers the learning rate until then, and reports."""

    def __init__(self, seconds: float, rate: float) -> None:
        super().__init__()
        self.seconds, self.rate = seconds, rate
        self.start = time.process_time()
        self.next_line = 0.0
        self.recent: list[float] = []

    @property
    def spent(self) -> float:
        """CPU seconds since the start."""
        return time.process_time() - self.start

    def _on_step(self) -> bool:
        self.recent += [info["episode"]["r"] for info in self.locals["infos"] if "episode" in info]
        return self.spent < self.seconds

    def _on_rollout_end(self) -> None:
        left = max(0.02, 1 - self.spent / self.seconds)
        self.model.lr_schedule = lambda _: self.rate * left
        if self.spent >= self.next_line:
            mean = np.mean(self.recent[-4000:]) if self.recent else float("nan")
            print(f"{self.spent:6.0f} s  {self.num_timesteps:9d} steps  mean score {mean:6.1f}")
            self.next_line += self.seconds / 20


def baseline(game: str, policy: str, games: int) -> NDArray[np.int64]:
    """The scores of a policy that runs in the kernels."""
    batch = QwixxBatch(game, 1)
    batch.reset(games, seed=1)
    while not batch.over.all():
        batch.step(batch.policy(policy, 0)[:, None])
    return batch.scores[:, 0]


def evaluate(model: MaskablePPO, game: str, games: int) -> NDArray[np.int64]:
    """The scores of the learnt policy in fresh games."""
    batch = QwixxBatch(game, 1)
    batch.reset(games, seed=1)
    while not batch.over.all():
        masks = batch.legal_mask(0).astype(np.bool_)
        actions, _ = model.predict(batch.observe(0), action_masks=masks, deterministic=True)
        batch.step(actions[:, None])
    return batch.scores[:, 0]


def show(name: str, scores: NDArray[np.int64]) -> None:
    """One line about a mean."""
    error = 1.96 * scores.std() / len(scores) ** 0.5
    print(f"{name:>10}: {scores.mean():6.2f} ± {error:.2f} points in {len(scores)} games")


def main() -> None:
    """Learn and report."""
    parser = argparse.ArgumentParser(description="Learn solitaire Qwixx with MaskablePPO.")
    parser.add_argument("--game", choices=["qwixx", "longo"], default="qwixx")
    parser.add_argument("--minutes", type=float, default=9.0, help="CPU minutes to learn")
    parser.add_argument("--envs", type=int, default=256, help="games at once")
    parser.add_argument("--steps", type=int, default=64, help="steps between two updates")
    parser.add_argument("--minibatch", type=int, default=2048)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate at the start")
    parser.add_argument("--width", type=int, default=256, help="neurons of the hidden layers")
    parser.add_argument("--games", type=int, default=10_000, help="games to measure with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="file for the model")
    options = parser.parse_args()

    for policy in ("random", "greedy-1"):
        show(policy, baseline(options.game, policy, options.games))
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        ScaledGames(options.envs, options.game),
        learning_rate=options.rate,
        n_steps=options.steps,
        batch_size=options.minibatch,
        n_epochs=options.epochs,
        gamma=0.995,
        gae_lambda=0.9,
        ent_coef=0.003,
        policy_kwargs={"net_arch": [options.width, options.width]},
        seed=options.seed,
        device="cpu",
    )
    model.learn(10**12, callback=Clock(60 * options.minutes, options.rate))
    if options.save:
        model.save(options.save)
    show("learnt", evaluate(model, options.game, options.games))


if __name__ == "__main__":
    main()
