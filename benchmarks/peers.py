"""Random games per second of our rules library and of the libraries a user might pick instead."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from typing import Any

from benchmarks.kernels import speed
from benchmarks.report import Report
from crosshex.bots import make_bot
from crosshex.rules import CHANCE, Game, Move, Qwixx, Six, State
from crosshex.simulate import SimulationPlan
from crosshex.simulate.playing import Start, play_out


def rate(play: Callable[[], None], seconds: float) -> float:
    """How many games can be played in a second."""
    play()
    start = time.perf_counter()
    games = 0
    while time.perf_counter() - start < seconds:
        play()
        games += 1
    return games / (time.perf_counter() - start)


def rules_game(game: Game) -> Callable[[], None]:
    """A random game of the rules library."""
    dice = random.Random(1)
    bot = make_bot("random", game, 1)

    def throw(state: State, turn: int) -> Move:
        return dice.choice(state.legal(CHANCE))

    def play() -> None:
        play_out(Start(game.start(), [bot] * game.seats, throw))

    return play


def open_spiel_game(name: str) -> Callable[[], None]:
    """A random game of OpenSpiel."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))

    return play


def petting_zoo_game() -> Callable[[], None]:
    """A random game of PettingZoo's connect_four."""
    module: Any = importlib.import_module("pettingzoo.classic.connect_four_v3")
    env = module.env()
    rng = random.Random(1)

    def play() -> None:
        env.reset(seed=rng.randrange(1 << 30))
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                mask = observation["action_mask"]
                env.step(rng.choice([a for a, allowed in enumerate(mask) if allowed]))

    return play


def run(report: Report) -> None:
    report.section("random games per second on one core, as a Python user gets them")
    seconds = 0.2 if report.quick else 4.0
    share = 50 if report.quick else 1
    qwixx = speed(SimulationPlan.of("qwixx", ("random", "random")), 2_000_000 // share, 1)[0]
    six = speed(
        SimulationPlan.of("six", ("random", "random"), variant="advanced"), 10_000 // share, 1
    )[0]
    report.figure("crosshex.fast, qwixx, two seats", qwixx, "games/s")
    report.figure("crosshex.fast, six, advanced", six, "games/s")
    peers: list[tuple[str, Callable[[], Callable[[], None]], float]] = [
        ("crosshex.rules, qwixx, two seats", lambda: rules_game(Qwixx()), qwixx),
        ("crosshex.rules, six, advanced", lambda: rules_game(Six(variant="advanced")), six),
        ("OpenSpiel, pig", lambda: open_spiel_game("pig"), qwixx),
        ("OpenSpiel, yacht", lambda: open_spiel_game("yacht"), qwixx),
        ("OpenSpiel, hive", lambda: open_spiel_game("hive"), six),
        ("PettingZoo, connect_four", petting_zoo_game, six),
    ]
    for name, make, ours in peers:
        try:
            play = make()
        except ModuleNotFoundError as missing:
            report.remark(f"{name}: not measured, {missing.name} is not installed")
            continue
        theirs = rate(play, seconds)
        report.figure(name, theirs, "games/s")
        report.ratio("  the kernels over it", ours, theirs)
