"""Every puzzle is valid: its position can be read, its answers are legal, its line is playable."""

import json
from pathlib import Path

import pytest

from crosshex.record import write_position
from crosshex.review import analyse
from crosshex.review.puzzle import (
    LEVELS,
    NoPuzzles,
    Puzzle,
    name_of,
    puzzles_of,
    read_puzzles,
    select,
    themes_of,
    write_puzzles,
)
from crosshex.review.rooms import PUZZLES
from crosshex.rules import Description, find_game
from crosshex.rules.catalogue import OURS

STEPS = pytest.mark.parametrize("step", [12, pytest.param(1, marks=pytest.mark.slow)])
"""One of this many puzzles is checked."""
GAMES = pytest.mark.parametrize("description", OURS.values(), ids=lambda each: each.name)
ENOUGH = 300
AT_TWO = 100
"""A game has at least this many puzzles with two seats."""
FAR = 0.15
"""The most by which the values may differ from the rollouts, for any choice."""


@GAMES
def test_a_game_has_hundreds_of_different_puzzles_of_every_level(description: Description) -> None:
    puzzles = puzzles_of(description)
    assert len(puzzles) >= ENOUGH
    assert {puzzle.level for puzzle in puzzles} == set(LEVELS)
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    assert all(puzzle.name == name_of(puzzle.position) for puzzle in puzzles)


@STEPS
@GAMES
def test_positions_answers_and_lines_follow_the_rules(description: Description, step: int) -> None:
    for puzzle in puzzles_of(description)[::step]:
        state = puzzle.state
        assert write_position(state) == puzzle.position
        assert isinstance(state.to_act, tuple) and puzzle.seat in state.to_act
        legal = state.legal(puzzle.seat)
        for answer in puzzle.answers:
            assert str(state.parse(puzzle.seat, answer)) == answer
        assert len(puzzle.answers) < len(legal)
        assert puzzle.line[0] == puzzle.answers[0]
        for word in puzzle.line:
            assert isinstance(state.to_act, tuple)
            seat = puzzle.seat if puzzle.seat in state.to_act else state.to_act[0]
            state = state.play(seat, state.parse(seat, word))
        if not puzzle.unit:
            assert state.outcome is not None and puzzle.seat in state.outcome.winners


@STEPS
@GAMES
def test_if_moves_have_values_the_answer_is_clearly_best(
    description: Description, step: int
) -> None:
    for puzzle in puzzles_of(description)[::step]:
        if puzzle.unit:
            legal = {str(move) for move in puzzle.state.legal(puzzle.seat)}
            assert {move.move for move in puzzle.moves} == legal
            assert puzzle.answers == (puzzle.moves[0].move,)
            assert puzzle.margin >= {"points": 1.0, "share": 0.02}[puzzle.unit] - 1e-3
            worst = puzzle.moves[-1]
            assert puzzle.loss_of(worst.move) == puzzle.moves[0].value - worst.value


@STEPS
@pytest.mark.parametrize("name", ["qwixx", "longo"])
def test_with_two_seats_the_values_agree_with_the_rollouts(name: str, step: int) -> None:
    puzzles = select(find_game(name), theme="two")
    assert len(puzzles) >= AT_TWO and {puzzle.level for puzzle in puzzles} == set(LEVELS)
    for puzzle in puzzles[::step]:
        assert puzzle.state.game.seats == 2 and puzzle.unit == "share" and not puzzle.exact
        (said,) = (each for each in analyse(puzzle.state).seats if each.seat == puzzle.seat)
        assert said.moves[0].move == puzzle.answers[0]
        for move in said.moves:
            assert abs(puzzle.moves[0].value - puzzle.loss_of(move.move) - move.value) < FAR


def test_puzzles_are_selected_by_level_and_theme() -> None:
    six = find_game("six")
    chosen = select(six, level=2, theme="ring")
    assert chosen and all(each.level == 2 and "ring" in each.themes for each in chosen)
    assert set(themes_of(six)) >= {"placing", "moving", "cutting", "line", "triangle", "ring"}
    with pytest.raises(NoPuzzles, match=r"themes .*ring"):
        select(six, theme="nothing of the kind")


def test_a_game_of_another_package_names_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = select(find_game("six"))[0]
    file = tmp_path / "mine.jsonl"
    file.write_text(json.dumps(mine.to_json()) + "\n", encoding="utf-8")
    monkeypatch.setitem(PUZZLES.added, "another", file)
    with_file = Description(
        name="another", title="Another", factory=find_game("six").factory, seats=(2,),
        options=(), endings=(),
    )  # fmt: skip
    assert puzzles_of(with_file) == (mine,)
    without = Description(
        name="nothing", title="Nothing", factory=find_game("six").factory, seats=(2,),
        options=(), endings=(),
    )  # fmt: skip
    with pytest.raises(NoPuzzles, match="Nothing"):
        puzzles_of(without)


def test_written_puzzles_are_read_again() -> None:
    puzzles = puzzles_of(find_game("six"))[:5]
    assert set(read_puzzles(write_puzzles(puzzles))) == set(puzzles)
    assert Puzzle.from_json({**puzzles[0].to_json(), "later": 1}) == puzzles[0]
