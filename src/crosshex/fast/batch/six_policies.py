"""Policies that choose whole turns of Six in a batch, and the actions that such a turn consists of.

A turn of the moving phase takes two or three actions. A policy is asked for each of them and keeps
nothing in between: with a hexagon in the hand it chooses among the turns that begin like this, and
so goes on with the turn that it began.
"""

import numpy as np

from crosshex.fast.batch.six_kernels import (
    KEEP,
    OVER,
    TAKE,
    Rules,
    SixGames,
    frame_of,
)
from crosshex.fast.core.jit import Int, Ints, Mask, lean, njit
from crosshex.fast.core.rng import CHOICE_STREAM, draw, mix, stream_key
from crosshex.fast.layout import NOTHING
from crosshex.fast.six.board import BOARD, COUNTS, MOVER, MOVING, Board, Weights, lift, put
from crosshex.fast.six.constants import BLACK, FEWEST, NONE, PASS, RED
from crosshex.fast.six.game import TURN, hexagon_of, name_of, place_at
from crosshex.fast.six.groups import group_with, survey
from crosshex.fast.six.moves import (
    NOWHERE,
    cut_off,
    join_again,
    keep_of,
    make,
    source_of,
    target_of,
    unmake,
)
from crosshex.fast.six.search.generation import every_move
from crosshex.fast.six.search.plain import change, standing
from crosshex.fast.six.search.setup import clear
from crosshex.fast.six.search.value import EvalParameters
from crosshex.fast.six.search.wins import winning
from crosshex.fast.six.search.work import CONTROL, MOVES, Work, sort_moves

OWN_WEIGHTS = (0, 1, 4, 14, 45, 300)
THEIR_WEIGHTS = (0, 1, 4, 16, 90, 1_000_000)
HEXAGON_WEIGHT = 60
LOST = 1_000_000_000
CHECKED = 60
"""The same as in the bot `greedy` of the rules library; a test compares both."""

_LOTS = 1 << 20
"""Equal moves are told apart by a random number below this."""


def greedy_weights() -> Weights:
    """What `greedy` thinks of windows that only one side has hexagons on."""
    windows = np.zeros((2, 3, 7, 7))
    for count in range(7):
        windows[:, :, count, 0] = OWN_WEIGHTS[min(count, 5)]
        windows[:, :, 0, count] = -THEIR_WEIGHTS[min(count, 5)]
    return EvalParameters(windows, np.zeros(64)).pack()


@lean
def set_up(board: Board, games: SixGames, g: Int, weights: Weights, advanced: bool) -> None:
    """Make a board for searching the same as a game before its turn."""
    game = games.boards[g]
    clear(board, weights, game[MOVER], advanced)
    for side in range(BLACK, RED + 1):
        for slot in range(game[COUNTS + side]):
            put(board, hexagon_of(game, side, slot), side)
    board[MOVING] = game[MOVING]


@lean
def _begun(games: SixGames, g: Int, move: Int) -> bool:
    """Whether a whole turn begins with what was done in it so far."""
    hand, keep = games.hand[g], games.keep[g]
    if hand < 0:
        return True
    if move == PASS or source_of(move) != hand:
        return False
    if keep < 0 or keep_of(move) == NOWHERE:
        return True
    board = games.boards[g]
    survey(board)
    return bool(group_with(board, hand, keep) == group_with(board, hand, keep_of(move)))


@lean
def _greedy_rate(board: Board, move: Int) -> Int:
    """What the position is worth after a move, for the side that makes it."""
    side = np.int64(board[MOVER])
    source, keep = source_of(move), keep_of(move)
    before = board[COUNTS + BLACK] + board[COUNTS + RED]
    if source == NOWHERE:
        return standing(board, side) + change(board, target_of(move), side)
    if keep == NOWHERE:
        lift(board, source)
    else:
        cut_off(board, source, keep)
    own, their = board[COUNTS + side], board[COUNTS + 3 - side]
    rate = standing(board, side) + change(board, target_of(move), side)
    rate += HEXAGON_WEIGHT * (own - their)
    if own + 1 <= FEWEST and own + their < before - 1:
        rate -= LOST
    if keep == NOWHERE:
        put(board, source, side)
    else:
        join_again(board, source, side)
    return np.int64(rate)


@lean
def _greedy_turn(board: Board, work: Work, games: SixGames, g: Int) -> Int:
    """The turn that `greedy` plays: a win, or the best-rated that leaves no win in one."""
    side = np.int64(board[MOVER])
    win = winning(board, side)
    if win != NONE and _begun(games, g, win):
        return np.int64(win)
    count = 0
    for k in range(every_move(board, work, 0)):
        if _begun(games, g, work.moves[0, k]):
            work.moves[0, count] = work.moves[0, k]
            count += 1
    if count == 0:
        return np.int64(PASS)
    key = stream_key(games.seed[g], games.number[g], np.uint64(CHOICE_STREAM))
    word = draw(key, np.uint64(games.boards[g, TURN]))
    for k in range(count):
        move = work.moves[0, k]
        lot = np.int64(mix(word ^ np.uint64(move)) % np.uint64(_LOTS))
        work.rates[0, k] = _greedy_rate(board, move) * _LOTS + lot
    for k in range(sort_moves(work, 0, count, CHECKED)):
        move = work.moves[0, k]
        make(board, move)
        safe = winning(board, 3 - side) == NONE
        unmake(board, move)
        if safe:
            return np.int64(move)
    return np.int64(work.moves[0, 0])


@njit
def greedy_turns(
    low: Int,
    high: Int,
    games: SixGames,
    which: Mask,
    rules: Rules,
    weights: Weights,
    turns: Ints,
) -> None:
    """The turns of `greedy` in the games of ``which``."""
    board = np.empty(BOARD, np.int32)
    work = Work(
        np.zeros((1, MOVES), np.int64),
        np.zeros((1, MOVES), np.int64),
        np.zeros((1, 2), np.int64),
        np.zeros(1, np.int64),
        np.zeros((1, 3), np.int64),
        np.zeros((1, 1), np.int64),
        np.zeros(1, np.int64),
        np.zeros(CONTROL, np.int64),
    )
    for g in range(low, high):
        if which[g]:
            set_up(board, games, g, weights, rules.advanced)
            turns[g] = _greedy_turn(board, work, games, g)


@lean
def fits(low: Int, high: Int, games: SixGames, turns: Ints, result: Mask) -> None:
    """Whether each turn begins with what was done in its game so far."""
    for g in range(low, high):
        result[g] = _begun(games, g, turns[g])


@lean
def next_actions(
    low: Int, high: Int, games: SixGames, which: Mask, turns: Ints, result: Ints
) -> None:
    """The next action of each turn in the games of ``which``."""
    for g in range(low, high):
        stage, move = games.stage[g], turns[g]
        if not which[g] or stage == OVER or move == PASS:
            if which[g]:
                result[g] = NOTHING
            continue
        board, place = games.boards[g], np.int64(NONE)
        if stage == TAKE:
            place = place_at(board, source_of(move))
        elif stage == KEEP:
            survey(board)
            place = name_of(board, group_with(board, games.hand[g], keep_of(move)))
        else:
            place = place_at(board, target_of(move))
        result[g] = 1 + frame_of(place)
