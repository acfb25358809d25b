"""Whole games in the kernel, compared with the same policies in plain code over the rules."""

import random

import numpy as np
import pytest

from crosshex.fast.core.rng import CHOICE_STREAM, DICE_STREAM, FRACTION_BITS, words
from crosshex.fast.qwixx import kernels as kernel
from crosshex.rules import CHANCE, Cross, Move, Qwixx, QwixxState, Roll
from crosshex.simulate import SimulationPlan
from crosshex.simulate.compiled import endings_of, player
from tests.random_sheets import MIXX, random_sheet

MASK = (1 << FRACTION_BITS) - 1


class Fraction:
    """A word of random bits, used up digit by digit."""

    def __init__(self, word: int) -> None:
        self.word = word

    def digit(self, sides: int) -> int:
        result = self.word * sides >> FRACTION_BITS
        self.word = self.word * sides & MASK
        return result


def skips(state: QwixxState, seat: int, move: Cross) -> int:
    """How many numbers a cross newly skips; three fewer for a locking number."""
    sheet = state.game.sheet
    place = sheet.place(move.colour, move.number)
    fresh = place.field - state.marks[seat].rows[place.row].bit_length()
    return fresh - (3 if sheet.is_locking(place) else 0)


def rank(state: QwixxState, move: Cross) -> tuple[int, bool, bool]:
    """The order of equal choices: r, y, g, b; plain before lucky; first white die before second."""
    second = False
    if state.crossed is not None:
        assert state.roll is not None
        die = state.roll.colours[move.colour]
        assert die is not None
        second = move.number - die != state.roll.white[0]
    return move.colour, move.lucky, second


def greedy(state: QwixxState, seat: int, limit: int) -> Move:
    moves = list(state.legal(seat))
    crosses = [move for move in moves if isinstance(move, Cross)]
    nothing = next(move for move in moves if not isinstance(move, Cross))
    if not crosses:
        return nothing
    best = min(crosses, key=lambda move: (skips(state, seat, move), rank(state, move)))
    return best if skips(state, seat, best) <= limit else nothing


def choose(bot: str, state: QwixxState, seat: int, luck: Fraction) -> Move:
    if bot == "random":
        moves = list(state.legal(seat))
        crosses = [move for move in moves if isinstance(move, Cross)]
        # The kernel's order of choices: plain before lucky; first white die before second.
        crosses.sort(key=lambda move: (rank(state, move)[1:], move.colour))
        k = luck.digit(len(moves))
        return crosses[k] if k < len(crosses) else moves[-1]
    if bot == "conservative":
        return greedy(state, seat, 3 if seat == state.active else 0)
    limit = int(bot.removeprefix("greedy-"))
    return greedy(state, seat, limit + (state.crossed is False))


def plain_game(plan: SimulationPlan, number: int) -> QwixxState:
    """Game ``number`` of a plan, played by the rules library with the kernel's dice."""
    seats = plan.seats
    game = plan.game
    assert isinstance(game, Qwixx)
    state = game.start(number % seats)
    dice = words(plan.seed, number, DICE_STREAM, 200).tolist()
    luck_words = words(plan.seed, number, CHOICE_STREAM, 200).tolist()
    turn = 0
    while state.to_act:
        throw, luck = Fraction(dice[turn]), Fraction(luck_words[turn])
        turn += 1
        values = [throw.digit(game.sheet.faces) + 1 for _ in range(6)]
        colours = tuple(
            None if colour in state.dice_left else die for colour, die in enumerate(values[2:])
        )
        state = state.play(CHANCE, Roll((values[0], values[1]), colours))  # type: ignore[arg-type]
        moves = [choose(plan.bots[seat], state, seat, luck) for seat in range(seats)]
        for seat, move in enumerate(moves):
            state = state.play(seat, move)
        if state.to_act and state.crossed is not None:
            active = state.active
            state = state.play(active, choose(plan.bots[active], state, active, luck))
    return state


@pytest.mark.parametrize(
    "plan",
    [
        SimulationPlan.of("qwixx", ("random", "random"), seed=3),
        SimulationPlan.of("qwixx", ("greedy-1", "conservative", "random"), seed=4),
        SimulationPlan.of("qwixx", ("greedy-0",), seed=5),
        SimulationPlan.of("longo", ("greedy-2", "random"), seed=6, lucky=((5, 8), (6, 11))),
        SimulationPlan.of("longo", ("conservative",) * 5, seed=7, lucky=((2, 16),) * 5),
        *(
            SimulationPlan.of("qwixx", ("greedy-1", "conservative", "random"), seed, sheet=sheet)
            for seed, sheet in enumerate(
                [*MIXX, *(random_sheet(random.Random(seed)) for seed in range(6))], 8
            )
        ),
    ],
    ids=lambda plan: f"{plan.game.name}-{'-'.join(plan.bots)}-{plan.seed}",
)
def test_kernel_games_are_the_same_as_with_the_rules_library(plan: SimulationPlan) -> None:
    batch = player(plan)(0, 150)
    for number in range(150):
        state = plain_game(plan, number)
        assert tuple(batch.scores[number]) == state.scores
        assert state.outcome is not None
        assert endings_of(plan)[batch.ending[number]] == state.outcome.ending
        failed = [marks.failed for marks in state.marks]
        assert batch.extra["failed_throws"][number].tolist() == failed


def test_longo_draws_different_pairs_for_all_seats_and_for_each_game() -> None:
    from crosshex.fast.qwixx.playouts import (
        new_qwixx_playouts,
        pairs_to_draw,
        play_games,
        solution_set,
    )
    from crosshex.fast.qwixx.sheet import LONGO, LUCKY_PAIRS
    from crosshex.fast.solver.rowspace import row_space

    games = new_qwixx_playouts(400, 5)
    play_games(
        kernel.sheet_rules(LONGO),
        np.zeros((5, 2), np.int64),
        solution_set({}),
        row_space(LONGO),
        np.uint64(1),
        0,
        np.zeros((5, 2), np.int64),
        pairs_to_draw(True),
        games,
    )
    drawn = [tuple(map(tuple, pairs)) for pairs in games.lucky.tolist()]
    assert all(len(set(pairs)) == 5 for pairs in drawn)
    assert {pair for pairs in drawn for pair in pairs} == set(LUCKY_PAIRS)
    assert len(set(drawn)) > 300
