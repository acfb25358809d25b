"""Puzzles with two seats: candidates are found, played out by `master`, and shipped if clear."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from crosshex.bots import make_bot
from crosshex.review.puzzle import puzzles_of
from crosshex.rules import QwixxState, find_game
from tests.training.qwixx.test_train import run
from training.qwixx.checkpoints import SHEETS
from training.qwixx.puzzle_candidates import GAP, of_game
from training.qwixx.puzzles import seats_of
from training.qwixx.puzzles_for_two import Finding, Measured, confirm, read_findings
from training.qwixx.rollouts import Question, after_choices, batch_of, compare
from training.qwixx.values_commands import master_weights

CPU = torch.device("cpu")
# `master` has learnt these, and they have puzzles.
GAMES = pytest.mark.parametrize("name", ["qwixx", "longo"])
LOGS = Path(__file__).parents[3] / "training" / "qwixx" / "logs"


def findings_of(name: str) -> list[Finding]:
    """The measurements of the shipped puzzles."""
    return list(read_findings(LOGS / f"{name}-puzzles-2.jsonl"))


def end_of_turn(state: QwixxState, seat: int, move: str) -> QwixxState:
    """The state after a choice and all that `master` does in the same turn."""
    master = make_bot("master", state.game)
    chosen = state.parse(seat, move)
    assert isinstance(state.to_act, tuple)
    after = state
    for each in state.to_act:
        after = after.play(each, chosen if each == seat else master.choose(state, each))
    if after.crossed is not None:
        after = after.play(after.active, master.choose(after, after.active))
    return after


@GAMES
def test_the_turn_ends_as_with_the_rules_and_the_bot(name: str) -> None:
    asked, ends = [], []
    for finding in findings_of(name)[::8]:
        state, seat = finding.puzzle.state, finding.puzzle.seat
        assert isinstance(state, QwixxState)
        for each in finding.puzzle.moves:
            asked.append((Question(state, seat, (each.move,)), each.move))
            ends.append(end_of_turn(state, seat, each.move))
    seats = torch.tensor([question.seat for question, _ in asked])
    assert any("*" in move for _, move in asked) == (name == "longo")
    with torch.no_grad():
        found = after_choices(master_weights(SHEETS[name], (2,), CPU), asked, seats)
    expected = batch_of(ends, CPU)
    for part in ("right", "count", "failed", "locked"):
        assert torch.equal(getattr(found, part), getattr(expected, part)), part
    assert found.over.tolist() == [end.outcome is not None for end in ends]
    running = ~found.over
    assert torch.equal(found.active[running], expected.active[running])


def test_all_choices_of_a_decision_get_the_same_dice() -> None:
    late = max(findings_of("qwixx"), key=lambda each: each.puzzle.position.count(",")).puzzle
    assert isinstance(late.state, QwixxState)
    twice = Question(late.state, late.seat, (late.answers[0],) * 2)
    weights = master_weights(SHEETS["qwixx"], (2,), CPU)
    with torch.no_grad():
        first, second = compare(weights, [twice, twice], 40)
    assert torch.equal(first[0], first[1]) and torch.equal(second[0], second[1])
    assert not torch.equal(first[0], second[0])


def test_rollouts_agree_with_the_stored_ones() -> None:
    # Late in the game, so that rollouts are quick.
    late = max(findings_of("qwixx"), key=lambda each: each.puzzle.position.count(","))
    torch.manual_seed(2)
    (again,) = confirm(master_weights(SHEETS["qwixx"], (2,), CPU), [late.puzzle], (200, 400))
    kept = {each.move: each.share for each in late.measured}
    for each in again.measured:
        assert each.share == pytest.approx(kept[each.move], abs=4 * 0.5 / each.rollouts**0.5)
    assert again.measured[0].behind == 0
    assert max(each.rollouts for each in again.measured) == 400


@GAMES
def test_the_shipped_puzzles_were_confirmed(name: str) -> None:
    shipped = {each for each in puzzles_of(find_game(name)) if seats_of(each) == 2}
    confirmed = {each.as_puzzle() for each in findings_of(name) if each.is_confirmed}
    assert shipped == confirmed and len(shipped) >= 100


def test_a_puzzle_is_confirmed_only_if_its_answer_beats_every_other_clearly() -> None:
    puzzle = findings_of("qwixx")[0].puzzle
    answer, other = puzzle.answers[0], puzzle.moves[-1].move
    best = Measured(answer, 0.5, 8192, 0.0, 0.0)
    clear = Measured(other, 0.46, 8192, 0.04, 0.006)
    assert Finding(puzzle, (best, clear)).is_confirmed
    assert not Finding(puzzle, (best, replace(clear, behind=0.019, error=0.001))).is_confirmed
    assert not Finding(puzzle, (best, replace(clear, error=0.009))).is_confirmed
    assert not Finding(puzzle, (replace(best, move=other), clear)).is_confirmed


@GAMES
def test_a_game_of_master_gives_candidates(name: str) -> None:
    for puzzle in of_game(name, 1, 0):
        assert seats_of(puzzle) == 2 and puzzle.unit == "share" and puzzle.themes[1] == "two"
        assert len(puzzle.moves) >= 3 and puzzle.margin < 2 * GAP[1]


def test_the_commands_find_and_confirm(tmp_path: Path) -> None:
    candidates, found = tmp_path / "candidates.jsonl", tmp_path / "found.jsonl"
    module = "training.qwixx.puzzles_for_two"
    run("find", "qwixx", str(candidates), "--count", "1", "--games", "9", module=module)
    few = ("--rollouts", "4", "8")
    run("confirm", "qwixx", str(candidates), str(found), *few, module=module)
    (line,) = found.read_text(encoding="utf-8").splitlines()
    assert {each[2] for each in json.loads(line)["measured"]} <= {4, 8}
