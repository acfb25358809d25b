"""Simulation: the same games however the work is split, and checked plans."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crosshex.rules import OptionError, find_game
from crosshex.rules.description import OneOf
from crosshex.simulate import SimulationError, SimulationPlan, run
from crosshex.simulate.compiled import batches, is_compiled, new_tally, player

PLANS = [
    SimulationPlan.of("qwixx", ("random", "greedy-1", "conservative"), seed=5),
    SimulationPlan.of("longo", ("random", "greedy-2"), seed=6),
    SimulationPlan.of("six", ("random", "random"), seed=7, variant="advanced"),
    SimulationPlan.of("six", ("random",) * 4, seed=8, variant="basic"),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game.name}-{plan.seats}")
def test_the_same_seed_gives_the_same_results_for_1_2_and_4_workers(plan: SimulationPlan) -> None:
    play = player(plan)
    whole = play(0, 300)
    for workers, chunk in ((1, 300), (2, 37), (4, 11)):
        parts = list(batches(play, 300, workers, chunk))
        for name in ("scores", "turns", "ending"):
            joined = np.concatenate([getattr(part, name) for part in parts])
            assert np.array_equal(joined, getattr(whole, name))


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game.name}-{plan.seats}")
def test_kernels_refuse_a_game_with_an_option_that_they_do_not_know(
    plan: SimulationPlan, monkeypatch: pytest.MonkeyPatch
) -> None:
    twist = OneOf("twist", "Twist", "off", among=("off", "on"))
    described = replace(plan.description, options=(*plan.description.options, twist))
    assert is_compiled(plan)
    monkeypatch.setattr(type(plan.game), "description", described)
    monkeypatch.setattr(type(plan.game), "twist", "on", raising=False)
    assert plan.fixed["twist"] == "on"
    assert not is_compiled(plan)
    with pytest.raises(SimulationError, match="option"):
        player(plan)


def test_a_run_may_be_continued_on_another_machine() -> None:
    play = player(PLANS[0])
    first, second = new_tally(PLANS[0]), new_tally(PLANS[0])
    for batch in batches(play, 120, 1, 50):
        first.add(batch)
    for batch in batches(play, 180, 2, 50, start=120):
        second.add(batch)
    first.merge(second)
    whole = run(PLANS[0], 300)
    assert first.report() == {key: whole[key] for key in first.report()}


def test_different_seeds_give_different_games() -> None:
    one, other = (
        run(SimulationPlan.of("qwixx", ("random", "random"), seed=seed), 200) for seed in (1, 2)
    )
    assert one["seats"] != other["seats"]


def test_seats_take_turns_to_begin_so_equal_bots_get_equal_results() -> None:
    report = run(SimulationPlan.of("qwixx", ("greedy-1", "greedy-1"), seed=9), 40_000)
    low = min(seat["win_rate_ci"][1] for seat in report["seats"])
    high = max(seat["win_rate_ci"][0] for seat in report["seats"])
    assert high < low


def test_random_play_with_two_seats_gives_the_same_result_as_ever() -> None:
    """A golden figure: it shows any change of rules, policy or random numbers."""
    report = run(SimulationPlan.of("qwixx", ("random", "random"), seed=1), 10_000)
    assert (report["turns_per_game"], report["mean_score"]) == (16.4217, 4.45165)


def test_in_six_the_bot_that_begins_is_black() -> None:
    plan = SimulationPlan.of("six", ("random", "random"), seed=3, variant="advanced")
    batch = player(plan)(0, 50)
    black_won = batch.extra["black_wins"]
    for game in range(50):
        assert black_won[game] == (batch.scores[game, game % 2] == 2)
        assert batch.extra["red_wins"][game] == (batch.scores[game, (game + 1) % 2] == 2)


def test_partners_in_six_share_every_result() -> None:
    batch = player(PLANS[3])(0, 60)
    assert np.array_equal(batch.scores[:, 0], batch.scores[:, 2])
    assert np.array_equal(batch.scores[:, 1], batch.scores[:, 3])


@pytest.mark.parametrize(
    ("name", "bots", "options", "words"),
    [
        ("chess", 1, {}, "no game 'chess'"),
        ("qwixx", 6, {}, "1 to 5 seats"),
        ("six", 3, {}, "2 or 4 seats"),
        ("six", 2, {"variant": "hard"}, "basic or advanced"),
        ("qwixx", 1, {"variant": "advanced"}, "no option 'variant'"),
        ("qwixx", 1, {"seed": -1}, "a seed is"),
        ("longo", 2, {"lucky": ((5, 8),)}, "2 seats need 2 pairs"),
        ("longo", 1, {"lucky": ((8, 8),)}, "two different lucky numbers"),
    ],
)
def test_an_impossible_plan_is_refused(
    name: str, bots: int, options: dict[str, Any], words: str
) -> None:
    with pytest.raises(OptionError, match=words):
        SimulationPlan.of(name, ("random",) * bots, **options)


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(OptionError, match="expected 2 bots, not 1"):
        SimulationPlan(find_game("qwixx").make(2), ("random",))


def test_a_bot_without_a_kernel_is_named() -> None:
    plan = SimulationPlan.of("six", ("random", "greedy-1"))
    assert not is_compiled(plan)
    with pytest.raises(SimulationError, match="no kernels of six play random, greedy-1"):
        player(plan)


def test_kernels_play_only_games_that_they_know() -> None:
    bots = ("random", "random")
    assert is_compiled(SimulationPlan.of("six", bots, repetition=None, move_limit=30))
    assert not is_compiled(SimulationPlan.of("six", bots, claim="manual"))
    assert not is_compiled(SimulationPlan.of("six", bots, move_limit=None))


def test_perfect_says_which_game_must_be_solved_first(tmp_path: Path) -> None:
    with pytest.raises(SimulationError, match="crosshex solve longo --lucky 5,8"):
        player(SimulationPlan.of("longo", ("perfect",), lucky=((5, 8),)), tmp_path)
