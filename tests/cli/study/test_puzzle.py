"""Puzzles in the terminal: they are asked, judged and explained."""

from random import Random

import pytest

from crosshex.review.puzzle import Puzzle, select
from crosshex.rules import find_game
from tests.cli.terminal import Terminal


def first_asked(game: str, **chosen: int | str) -> Puzzle:
    """The puzzle that seed 1 asks first."""
    puzzles = list(select(find_game(game), **chosen))  # type: ignore[arg-type]
    Random(1).shuffle(puzzles)
    return min(puzzles, key=lambda puzzle: puzzle.level)


def test_a_right_answer_is_explained_by_its_line(terminal: Terminal) -> None:
    puzzle = first_asked("six", level=2)
    shown = terminal("puzzle", "six", "--level", "2", "--seed", "1", typed=puzzle.answers[0])
    assert shown.status == 0
    assert "level 2" in shown.out and "3 moves of your own are enough" in shown.out
    assert f"Right: {puzzle.answers[0]}" in shown.out
    assert puzzle.line[-1] in shown.out
    assert "Solved on the first try: 1 of 1" in shown.out


def test_a_wrong_answer_says_what_it_costs_and_may_be_tried_again(terminal: Terminal) -> None:
    puzzle = first_asked("qwixx", theme="fail", level=3)
    wrong = puzzle.moves[1].move
    typed = f"{wrong}\n{puzzle.answers[0]}\nquit\n"
    chosen = ("--theme", "fail", "--level", "3", "--seed", "1")
    shown = terminal("puzzle", "qwixx", *chosen, typed=typed)
    assert f"{wrong} gives away {puzzle.margin:.1f} points" in " ".join(shown.out.split())
    assert f"{wrong} {puzzle.moves[1].value:.1f}" in " ".join(shown.out.split())
    assert "Solved on the first try: 0 of 1" in shown.out


def test_with_two_seats_the_puzzle_says_who_decides_and_shows_chances(terminal: Terminal) -> None:
    puzzle = first_asked("longo", theme="two")
    wrong = puzzle.moves[1].move
    typed = f"{wrong}\n{puzzle.answers[0]}\nquit\n"
    shown = terminal("puzzle", "longo", "--theme", "two", "--seed", "1", typed=typed)
    told = " ".join(shown.out.split())
    assert f"Player {puzzle.seat + 1} has to decide" in told
    assert f"{wrong} gives away {100 * puzzle.margin:.1f}% of the chances" in told
    assert f"{puzzle.answers[0]} {100 * puzzle.moves[0].value:.1f}%" in told


def test_the_answer_can_be_shown_and_an_invalid_move_is_refused(terminal: Terminal) -> None:
    puzzle = first_asked("six", theme="ring")
    typed = "\n?\nnonsense\n99,99\nanswer\nnext\nq\n"
    shown = terminal("puzzle", "six", "--theme", "ring", "--seed", "1", typed=typed)
    assert puzzle.answers[0] in shown.out
    assert "nonsense" in shown.out and "99,99" in shown.out
    assert "Solved on the first try: 0 of 2" in shown.out
    assert "A ring is complete." in shown.out


@pytest.mark.parametrize(("option", "value"), [("--level", "7"), ("--theme", "chess")])
def test_an_unknown_kind_of_puzzle_is_reported_in_a_sentence(
    terminal: Terminal, option: str, value: str
) -> None:
    shown = terminal("puzzle", "six", option, value)
    assert shown.status == 2
    assert "has no such puzzles: levels are 1 to 3" in shown.err
