"""Advice from a solved game: what a position is worth, the best choice, and the costs of others."""

import random
from pathlib import Path

import pytest

from crosshex.fast.qwixx.sheet import NO_LUCK, QWIXX, straight_sheet
from crosshex.fast.solver.advice import Advisor
from crosshex.fast.solver.solution import Solution, solution, solve
from crosshex.simulate import SimulationPlan, run
from crosshex.simulate.bots import play_slowly
from crosshex.simulate.compiled import player

SMALL = straight_sheet(faces=3, locking=1, needed=2)


@pytest.fixture(scope="module")
def qwixx(tmp_path_factory: pytest.TempPathFactory) -> Solution:
    """Qwixx, solved once for this module: about 15 seconds on one core."""
    return solution(QWIXX, folder=tmp_path_factory.mktemp("solutions"), workers=2)


@pytest.fixture(scope="module", params=[NO_LUCK, (3, 4)])
def small(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Advisor:
    return Advisor(solve(SMALL, request.param, folder=tmp_path_factory.mktemp("solutions")))


def test_perfect_solitaire_qwixx_is_worth_the_known_value(qwixx: Solution) -> None:
    assert round(qwixx.value, 2) == 115.48


@pytest.mark.slow
def test_a_simulation_of_perfect_play_agrees_with_the_value(
    qwixx: Solution, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(qwixx.points.filename).parent  # type: ignore[attr-defined]
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(folder))
    (seat,) = run(SimulationPlan.of("qwixx", ("perfect",), seed=11), 20_000, workers=2)["seats"]
    mean, high = seat["mean_score"], seat["mean_score_ci"][1]
    assert abs(mean - qwixx.value) < 2 * (high - mean)
    assert high - mean < 0.5


def test_the_value_of_a_position_is_the_mean_of_its_best_choices(small: Advisor) -> None:
    """Every roll of the small sheet, from positions of random play."""
    rng = random.Random(1)
    faces = range(1, SMALL.faces + 1)
    for rows in ([0, 0, 0, 0], [0b11, 0b1, 0b101, 0], [0b11, 0b11, 0b11, 0b11]):
        for locked in (0, 0b0100):
            failed = rng.randrange(4)
            total = 0.0
            count = 0
            for w in faces:
                for v in faces:
                    for r in faces:
                        for y in faces:
                            for g in faces:
                                for b in faces:
                                    roll = (w, v, r, y, g, b)
                                    total += small.action_1(rows, roll, failed, locked)[0].worth
                                    count += 1
            assert small.value(rows, failed, locked) == pytest.approx(total / count, abs=1e-4)


def test_costs_are_differences_from_the_best_choice(small: Advisor) -> None:
    advice = small.action_1([0b11, 0, 0, 0], (1, 3, 2, 2, 1, 3))
    assert advice[0].cost == 0
    assert advice == sorted(advice, key=lambda line: line.cost)
    for line in advice:
        assert line.cost == pytest.approx(advice[0].worth - line.worth)


def test_choices_are_written_in_the_notation(qwixx: Solution) -> None:
    advisor = Advisor(qwixx)
    first = {line.choice for line in advisor.action_1([0] * 4, (4, 1, 6, 3, 5, 6))}
    assert first == {"r5", "y5", "g5", "b5", "-"}
    second = {line.choice for line in advisor.action_2([0] * 4, (4, 1, 6, 3, 5, 6))}
    assert second == {"r10", "r7", "y7", "y4", "g9", "g6", "b10", "b7", "x"}
    assert "-" in {c.choice for c in advisor.action_2([0] * 4, (4, 1, 6, 3, 5, 6), crossed=True)}


def test_one_cross_in_the_last_turn_is_worth_its_points(qwixx: Solution) -> None:
    """With one row locked and five crosses up to 11, a twelve locks red and ends the game."""
    advisor = Advisor(qwixx)
    rows = [0b11111_00000 | 0, 0b1, 0, 0]
    best = advisor.action_1(rows, (6, 6, 1, 1, 1, 1), failed=0, locked=0b1000)
    lock = next(line for line in best if line.choice == "r12")
    assert lock.worth == 6 + 7


def test_a_game_that_is_over_is_worth_nothing(qwixx: Solution) -> None:
    advisor = Advisor(qwixx)
    assert advisor.value([0] * 4, failed=4) == 0
    assert advisor.value([0] * 4, locked=0b0011) == 0


def test_a_seat_that_is_not_active_uses_only_the_white_sum(qwixx: Solution) -> None:
    advisor = Advisor(qwixx)
    by_six = advisor.action_1([0] * 4, (1, 1, 1, 1, 6, 6), active=False)
    by_one = advisor.action_1([0] * 4, (1, 1, 6, 6, 1, 1), active=False)
    assert by_six == by_one
    assert by_six[0].choice in ("r2", "y2")


def test_a_lucky_cross_is_written_with_a_star(small: Advisor) -> None:
    choices = {line.choice for line in small.action_1([0, 0b1, 0b1, 0b1], (1, 2, 1, 1, 1, 1))}
    assert ("*r2" in choices) == (small.solution.lucky != NO_LUCK)


def test_a_blue_row_crossed_to_its_end_fits_into_the_packed_word(small: Advisor) -> None:
    """The last field of Longo's fourth row and its lock are the highest bits of a packed sheet."""
    rows, full, blue = [0b1, 0, 0, 0b1], [0b1, 0, 0, 0x8001], 0b1000
    roll = (1, 2, 1, 1, 1, 0)
    assert small.value(full, locked=blue) == small.value(rows, locked=blue)
    assert small.action_1(full, roll, locked=blue) == small.action_1(rows, roll, locked=blue)
    assert small.action_2(full, roll, locked=blue) == small.action_2(rows, roll, locked=blue)


def test_a_flipped_solution_answers_for_the_mirrored_pair(tmp_path: Path) -> None:
    from dataclasses import replace

    one = solve(SMALL, (2, 3), folder=tmp_path)
    other = Advisor(solve(SMALL, (5, 6), folder=tmp_path))
    flipped = Advisor(replace(one, lucky=(5, 6), flipped=True))
    rows = [0b1, 0b101, 0b11, 0]
    assert flipped.value(rows) == pytest.approx(other.value(rows), abs=1e-5)
    assert [line.choice for line in flipped.action_1(rows, (3, 2, 1, 2, 3, 1))] == [
        line.choice for line in other.action_1(rows, (3, 2, 1, 2, 3, 1))
    ]


def test_the_bot_plays_the_same_games_as_the_kernel(
    qwixx: Solution, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`perfect` with the rules library and `perfect` in the kernel: same dice, same choices."""
    folder = Path(qwixx.points.filename).parent  # type: ignore[attr-defined]
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(folder))
    for bots in (("perfect",), ("perfect", "greedy-1", "perfect")):
        plan = SimulationPlan.of("qwixx", bots, seed=2)
        slow, fast = play_slowly(plan)(0, 6), player(plan, folder)(0, 6)
        assert (slow.scores == fast.scores).all()
        assert (slow.turns == fast.turns).all()
