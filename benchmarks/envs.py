"""How fast the environments are: random steps per second, including observations and masks."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.report import Report
from benchmarks.rules import best_rate
from crosshex.fast.batch import QwixxBatch, SixBatch

GAMES = 1024


def qwixx_batch(seats: int) -> Callable[[], None]:
    """A step of many games of Qwixx with greedy play, so that they last."""
    batch = QwixxBatch("qwixx", seats)
    batch.reset(GAMES, seed=1)

    def step() -> None:
        batch.restart(batch.over)
        batch.observe()
        batch.legal_mask()
        batch.step(np.stack([batch.policy("greedy-1", seat) for seat in range(seats)], axis=1))

    return step


def six_batch() -> Callable[[], None]:
    """A step of many random games of Six."""
    batch = SixBatch(variant="advanced")
    batch.reset(GAMES // 8, seed=1)

    def step() -> None:
        batch.restart(batch.over)
        batch.observe()
        batch.legal_mask()
        batch.step(batch.policy("random", 0) + batch.policy("random", 1))

    return step


def vector_env(game: str, games: int, **options: Any) -> Callable[[], None]:
    """A step of Gymnasium's vector environment with sampled actions."""
    module: Any = importlib.import_module("crosshex.envs.vector")
    envs = module.GameVectorEnv(games, game, **options)
    envs.reset(seed=1)
    return lambda: envs.step(envs.action_space.sample())


def single_env(game: str, **options: Any) -> Callable[[], None]:
    """A step of Gymnasium's single environment with sampled actions."""
    module: Any = importlib.import_module("crosshex.envs.gymnasium")
    env = module.GameEnv(game, **options)
    env.reset(seed=1)

    def step() -> None:
        if env.step(env.action_space.sample())[2]:
            env.reset()

    return step


def turn_env(game: str, **options: Any) -> Callable[[], None]:
    """A step of PettingZoo's AEC environment with sampled actions."""
    module: Any = importlib.import_module(f"crosshex.envs.{game}_v0")
    env = module.raw_env(**options)
    env.reset(seed=1)

    def step() -> None:
        if not env.agents:
            env.reset()
        observation, _, ended, cut, _ = env.last()
        agent = env.agent_selection
        mask = observation["action_mask"]
        env.step(None if ended or cut else env.action_space(agent).sample(mask))

    return step


def run(report: Report) -> None:
    """Steps per second: a step is one action of every seat that has to act in one game."""
    report.section("environments, steps per second on one core, observations and masks included")
    seconds = 0.5 if report.quick else 4.0
    kinds: list[tuple[str, Callable[[], Callable[[], None]], int]] = [
        ("batch, qwixx, one seat", lambda: qwixx_batch(1), GAMES),
        ("batch, qwixx, two seats", lambda: qwixx_batch(2), GAMES),
        ("batch, six, advanced", six_batch, GAMES // 8),
        ("VectorEnv, qwixx, solitaire", lambda: vector_env("qwixx", GAMES), GAMES),
        (
            "VectorEnv, qwixx, against greedy-2",
            lambda: vector_env("qwixx", GAMES, opponents=["greedy-2"]),
            GAMES,
        ),
        ("Gymnasium, qwixx, solitaire", lambda: single_env("qwixx"), 1),
        ("PettingZoo AEC, qwixx, two seats", lambda: turn_env("qwixx"), 1),
        ("PettingZoo AEC, six, advanced", lambda: turn_env("six", variant="advanced"), 1),
    ]
    for name, make, games in kinds:
        try:
            step = make()
        except ModuleNotFoundError as missing:
            report.remark(f"{name}: not measured, {missing.name} is not installed")
            continue
        step()
        report.figure(name, games * best_rate(step, seconds), "steps/s")
