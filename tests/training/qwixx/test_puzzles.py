"""Throws with one clearly best choice are found for one seat, by the solution."""

from pathlib import Path

import pytest

from crosshex.fast.qwixx.sheet import QWIXX
from crosshex.fast.solver.solution import solve
from crosshex.rules import Qwixx
from training.qwixx.puzzles import MARGIN, check, find, judge_of


def test_with_one_seat_the_answer_is_best_by_the_solution(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder: Path = tmp_path_factory.mktemp("solutions")
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(folder))
    solve(QWIXX, workers=2, folder=folder)
    game = [Qwixx(seats=1)]
    puzzles = find(game, judge_of(game), wanted=4, seed=3, most=50)
    assert len(puzzles) == 4
    assert all(each.exact and each.margin >= MARGIN["points"] for each in puzzles)
    check(puzzles)
