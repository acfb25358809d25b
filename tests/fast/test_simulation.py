"""Simulation: the same games however the work is split, and plans that make sense."""

import numpy as np
import pytest

from crosshex.fast.simulation import (
    MissingSolution,
    Plan,
    PlanError,
    batches,
    is_compiled,
    player,
    simulate,
)

PLANS = [
    Plan("qwixx", ("random", "greedy-1", "conservative"), seed=5),
    Plan("longo", ("random", "greedy-2"), seed=6),
    Plan("six", ("random", "random"), seed=7, variant="advanced"),
    Plan("six", ("random",) * 4, seed=8, variant="basic"),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game}-{plan.seats}")
def test_the_same_seed_gives_the_same_results_for_1_2_and_4_workers(plan: Plan) -> None:
    play = player(plan)
    whole = play(0, 300)
    for workers, chunk in ((1, 300), (2, 37), (4, 11)):
        parts = list(batches(play, 300, workers, chunk))
        for name in ("scores", "turns", "ending"):
            joined = np.concatenate([getattr(part, name) for part in parts])
            assert np.array_equal(joined, getattr(whole, name))


def test_a_run_may_be_continued_elsewhere() -> None:
    play = player(PLANS[0])
    first, second = PLANS[0].tally(), PLANS[0].tally()
    for batch in batches(play, 120, 1, 50):
        first.add(batch)
    for batch in batches(play, 180, 2, 50, start=120):
        second.add(batch)
    first.merge(second)
    assert first.report() == simulate(PLANS[0], 300).report()


def test_different_seeds_give_different_games() -> None:
    one = simulate(Plan("qwixx", ("random", "random"), seed=1), 200)
    other = simulate(Plan("qwixx", ("random", "random"), seed=2), 200)
    assert one.report() != other.report()


def test_seats_take_turns_to_begin_so_equal_bots_come_out_equal() -> None:
    tally = simulate(Plan("qwixx", ("greedy-1", "greedy-1"), seed=9), 40_000)
    report = tally.report()
    low = min(seat["win_rate_ci"][1] for seat in report["seats"])
    high = max(seat["win_rate_ci"][0] for seat in report["seats"])
    assert high < low


def test_uniformly_random_play_of_two_comes_out_as_it_always_has() -> None:
    """A golden figure: any change of rules, policy or random numbers shows here."""
    report = simulate(Plan("qwixx", ("random", "random"), seed=1), 10_000).report()
    assert (report["turns_per_game"], report["mean_score"]) == (16.4217, 4.45165)


def test_in_six_the_bot_that_begins_is_black() -> None:
    plan = Plan("six", ("random", "random"), seed=3, variant="advanced")
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
    ("arguments", "words"),
    [
        (("chess", ("random",)), "there is no game 'chess'"),
        (("qwixx", ("random",) * 6), "1 to 5 bots"),
        (("six", ("random",) * 3), "2 or 4 bots"),
        (("six", ("random",) * 2, 1, "hard"), "basic or advanced"),
        (("qwixx", ("random",), 1, "advanced"), "no variants"),
        (("qwixx", ("random",), -1), "a seed is"),
        (("qwixx", ("random",), 1, "", ((5, 8),)), "no lucky numbers"),
        (("longo", ("random",) * 2, 1, "", ((5, 8),)), "2 seats need 2 lucky pairs"),
        (("longo", ("random",), 1, "", ((8, 8),)), "two different numbers"),
        (("longo", ("random",), 1, "", ((1, 8),)), "from 2 to 16"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(arguments: tuple, words: str) -> None:  # type: ignore[type-arg]
    with pytest.raises(PlanError, match=words):
        Plan(*arguments)


def test_a_bot_that_is_no_kernel_is_named() -> None:
    plan = Plan("six", ("random", "greedy-1"))
    assert not is_compiled(plan)
    with pytest.raises(PlanError, match="no compiled policy 'greedy-1' for six"):
        player(plan)


def test_perfect_says_which_game_must_be_solved_first(tmp_path) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(MissingSolution, match="crosshex solve longo --lucky 5,8"):
        player(Plan("longo", ("perfect",), lucky=((5, 8),)), tmp_path)
