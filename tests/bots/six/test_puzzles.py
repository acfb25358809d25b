"""The puzzles of Six are correct by the readable rules, and `master` solves them."""

from collections import Counter

import pytest

from crosshex.bots.six.greedy import winning_move
from crosshex.bots.six.master import MasterSix
from crosshex.bots.six.proof import Prover
from crosshex.review.puzzle import Puzzle
from crosshex.rules import Cell, Put, Shift, SixState
from crosshex.rules.six import HEXAGONS
from training.six.puzzles import (
    CHECK,
    LENGTHS,
    NODES,
    is_solved,
    kind_of,
    prove_again,
    state_of,
    stored,
)

PROVERS = {moving: Prover(LENGTHS[-1], CHECK * NODES[moving]) for moving in (False, True)}
PUZZLES = stored()
STATES = {each.name: state_of(each) for each in PUZZLES}


def is_early(puzzle: Puzzle) -> bool:
    """Whether the game ends before the moving phase, where checking by the rules takes long."""
    state = STATES[puzzle.name]
    return not state.moving and len(state.all_hexagons) < HEXAGONS - 9


def check(state: SixState, plies: int, step: int) -> None:
    """Play the win against the defences: all that block it, and every ``step``-th of the others."""
    proof = PROVERS[state.moving].win(state)
    assert proof is not None and proof.plies <= plies
    after = state.play(state.seat, proof.line[0])
    if after.outcome is not None:
        assert state.seat in after.outcome.winners
        return
    hole = threat(after)
    for number, reply in enumerate(after.legal(after.seat)):
        assert isinstance(reply, Put | Shift)
        target = reply.cell if isinstance(reply, Put) else reply.target
        if number % step and target != hole:
            continue
        then = after.play(after.seat, reply)
        if then.outcome is not None:
            assert state.seat in then.outcome.winners
        elif winning_move(then, then.legal(then.seat)) is None:
            assert plies > 1
            check(then, plies - 2, step)


def threat(state: SixState) -> Cell | None:
    """The cell in which the other side would complete a shape if it were to move."""
    seat = (state.seat + 1) % state.game.seats
    passed = SixState(state.game, state.black, state.red, seat, state.moving)
    win = winning_move(passed, passed.legal(seat))
    return win.cell if isinstance(win, Put) else win.target if isinstance(win, Shift) else None


def test_there_are_a_few_hundred_puzzles_of_every_kind() -> None:
    kinds = Counter(kind_of(STATES[puzzle.name], len(puzzle.line)) for puzzle in PUZZLES)
    assert len(PUZZLES) >= 300
    for variant in ("basic", "advanced"):
        for phase in ("placing", "moving"):
            assert sum(kinds[variant, phase, plies] for plies in LENGTHS) >= 40


@pytest.mark.parametrize(
    "puzzle", [each for each in PUZZLES if is_early(each)][3::40], ids=lambda each: each.name
)
def test_a_win_while_placing_holds_against_every_defence(puzzle: Puzzle) -> None:
    state = STATES[puzzle.name]
    assert winning_move(state, state.legal(state.seat)) is None
    check(state, len(puzzle.line), step=1)


@pytest.mark.parametrize("step", [40, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "puzzle",
    [each for each in PUZZLES if STATES[each.name].moving and len(each.line) == 3][::20],
    ids=lambda each: each.name,
)
def test_a_win_while_moving_holds_against_defences_all_over_the_board(
    puzzle: Puzzle, step: int
) -> None:
    check(STATES[puzzle.name], len(puzzle.line), step)


@pytest.mark.parametrize(
    "puzzle",
    [
        pytest.param(each, id=each.name, marks=[pytest.mark.slow] if number % 10 else [])
        for number, each in enumerate(PUZZLES[::6])
    ],
)
def test_every_answer_is_proven_again(puzzle: Puzzle) -> None:
    prove_again(puzzle)


@pytest.mark.parametrize(
    "puzzle",
    [each for each in PUZZLES if kind_of(STATES[each.name], 0)[:2] != ("advanced", "moving")][
        5::30
    ],
    ids=lambda each: each.name,
)
def test_master_solves_the_puzzles_in_which_cuts_do_not_hide_the_win(puzzle: Puzzle) -> None:
    state = STATES[puzzle.name]
    bot = MasterSix(state.game, seconds=60.0, nodes=40_000)
    assert is_solved(puzzle, str(bot.choose(state, state.seat)))
