"""Kernels behind `SixBatch`: turns in sub-steps, legal cells, observations.

A turn of the moving phase is two or three actions: take a hexagon, name the group to keep (only
where several are the largest), put it down. Every kernel works on the games ``low … high - 1``.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.core.bits import lowest_bit, wide_at
from crosshex.fast.core.jit import Array, Int, Ints, Mask, inline, lean, njit
from crosshex.fast.core.rng import CHOICE_STREAM, below, draw, stream_key
from crosshex.fast.layout import (
    CENTRE,
    FRAME,
    KEEPING,
    MOVING,
    NOTHING,
    OTHER,
    OWN,
    QUIET,
    REPEATED,
    SIX_ACTIONS,
    SOURCE,
    TO_MOVE,
)
from crosshex.fast.six.board import (
    ADVANCED,
    COUNTS,
    MOVER,
    NEAR,
    NUMBER,
    NUMBERED,
    QUEUE,
    UNDO,
    Board,
)
from crosshex.fast.six.board import MOVING as IS_MOVING
from crosshex.fast.six.constants import BLACK, DIRECTIONS, NONE, PASS, RED, STEP, WRAP
from crosshex.fast.six.game import (
    BIAS,
    DRAWN,
    OUTCOME,
    PLACES,
    TURN,
    game_size,
    hexagon_of,
    name_of,
    occurrences,
    place_at,
    places_to_put,
    play,
    reset,
)
from crosshex.fast.six.game import QUIET as QUIET_MOVES
from crosshex.fast.six.groups import everyone, group_with, is_cut, largest_groups, survey
from crosshex.fast.six.moves import NOWHERE, move_of

PLACE, TAKE, KEEP, PUT, OVER = range(5)
"""What the next action does: put a new hexagon; take; name a group; put what was taken; nothing."""

_R_MASK = (1 << 24) - 1
_BESIDE = np.array(
    [
        [(row + r) % FRAME * FRAME + (column + q) % FRAME for q, r in DIRECTIONS]
        for row in range(FRAME)
        for column in range(FRAME)
    ],
    np.int16,
)
"""For each cell of the frame the six cells beside it."""


class Rules(NamedTuple):
    """The options of a game."""

    advanced: bool
    repetition: int
    limit: int


class SixGames(NamedTuple):
    """The games of a batch, a row for each."""

    seed: NDArray[np.uint64]
    number: NDArray[np.uint64]
    """Which game of the seed this is."""
    boards: NDArray[np.int32]
    stage: NDArray[np.int64]
    hand: NDArray[np.int64]
    """The cell that the hexagon in the hand was taken from, or NONE."""
    keep: NDArray[np.int64]
    """A cell of the group to keep, where that was a choice, or NONE."""
    ticks: NDArray[np.int64]
    """Actions so far."""
    legal: NDArray[np.int8]
    """The legal actions of the seat to move."""


def new_six_games(games: int, limit: int) -> SixGames:
    """Fresh arrays."""
    legal = np.zeros((games, SIX_ACTIONS), np.int8)
    legal[:, NOTHING] = 1
    return SixGames(
        np.zeros(games, np.uint64),
        np.zeros(games, np.uint64),
        np.zeros((games, game_size(limit)), np.int32),
        np.full(games, OVER, np.int64),
        np.full(games, NONE, np.int64),
        np.full(games, NONE, np.int64),
        np.zeros(games, np.int64),
        legal,
    )


@inline
def frame_of(place: Int) -> Int:
    """Where a place lies in the frame."""
    q = (place >> 24) - BIAS
    r = (place & _R_MASK) - BIAS
    return (r + CENTRE) % FRAME * FRAME + (q + CENTRE) % FRAME


@inline
def _kept(games: SixGames, g: Int) -> Int:
    """A cell of the group that stays: the one chosen, or the only largest; NOWHERE without a cut.

    Fewer than 0 if it has to be chosen first.
    """
    board, hand = games.boards[g], games.hand[g]
    survey(board)
    if not is_cut(board, hand):
        return np.int64(NOWHERE)
    if games.keep[g] < 0 and largest_groups(board, hand) == 1:
        return np.int64(board[QUEUE])
    return games.keep[g]


@inline
def _allow_beside(board: Board, group: Int, legal: NDArray[np.int8]) -> None:
    """Allow the empty cells that touch hexagons of a group."""
    while group:
        number = lowest_bit(group)
        group &= group - 1
        cell = board[NUMBERED + number]
        here = frame_of(wide_at(board, PLACES + 2 * number))
        # Without a branch: which cells are empty is hard to foresee.
        for direction in range(6):
            empty = board[(cell + STEP[direction]) & WRAP] == 0
            legal[1 + _BESIDE[here, direction]] |= empty


@inline
def _refresh(games: SixGames, g: Int, cells: Ints) -> None:
    """What the next action is, and which are legal."""
    board = games.boards[g]
    legal = games.legal[g]
    legal[:] = 0
    if board[OUTCOME]:
        games.stage[g] = OVER
        legal[NOTHING] = 1
        return
    if not board[IS_MOVING]:
        games.stage[g] = PLACE
        if board[TURN]:
            _allow_beside(board, everyone(board), legal)
        else:
            for k in range(places_to_put(board, cells)):
                legal[1 + frame_of(place_at(board, cells[k]))] = 1
        return
    if games.hand[g] < 0:
        games.stage[g] = TAKE
        survey(board)
        takes = 0
        for slot in range(board[COUNTS + board[MOVER]]):
            cell = hexagon_of(board, board[MOVER], slot)
            if board[ADVANCED] or not is_cut(board, cell):
                legal[1 + frame_of(place_at(board, cell))] = 1
                takes += 1
        if takes == 0:
            legal[NOTHING] = 1
        return
    kept = _kept(games, g)
    if kept < 0:
        games.stage[g] = KEEP
        for k in range(largest_groups(board, games.hand[g])):
            group = group_with(board, games.hand[g], np.int64(board[QUEUE + k]))
            legal[1 + frame_of(name_of(board, group))] = 1
    else:
        games.stage[g] = PUT
        group = everyone(board) & ~(np.int64(1) << board[NUMBER + games.hand[g]])
        if kept != NOWHERE:
            group = group_with(board, games.hand[g], kept)
        _allow_beside(board, group, legal)


@lean
def cell_in_frame(games: SixGames, g: Int, cell: Int) -> Int:
    """The hexagon, or the cell beside one, that a cell of the frame shows, or NONE."""
    board = games.boards[g]
    # All of them lie less than a frame away from any hexagon, and most of them near.
    number = lowest_bit(everyone(board))
    start, place = np.int64(board[NUMBERED + number]), wide_at(board, PLACES + 2 * number)
    here = frame_of(place)
    column = (cell % FRAME - here % FRAME + CENTRE) % FRAME - CENTRE
    row = (cell // FRAME - here // FRAME + CENTRE) % FRAME - CENTRE
    for further in range(4):
        q = column - (further & 1) * (FRAME if column > 0 else -FRAME)
        r = row - (further >> 1) * (FRAME if row > 0 else -FRAME)
        at = (start + q + 64 * r) & WRAP
        touched = board[at] or board[NEAR + at]
        if touched and place_at(board, at) == place + (q << 24) + r:
            return at
    return np.int64(NONE)


@njit
def begin(low: Int, high: Int, games: SixGames, which: Mask, rules: Rules) -> None:
    """Start the games in ``which``."""
    cells = np.zeros(256, np.int64)
    for g in range(low, high):
        if which[g]:
            reset(games.boards[g], rules.advanced)
            games.hand[g] = NONE
            games.keep[g] = NONE
            games.ticks[g] = 0
            _refresh(games, g, cells)


@lean
def first_illegal(low: Int, high: Int, games: SixGames, which: Mask, actions: Ints) -> Int:
    """The first game whose action is not legal; -1 if all are."""
    for g in range(low, high):
        if which[g]:
            action = actions[g]
            if not 0 <= action < SIX_ACTIONS or not games.legal[g, action]:
                return g
    return -1


@njit
def step(
    low: Int, high: Int, games: SixGames, which: Mask, actions: Ints, rules: Rules, rewards: Array
) -> None:
    """One action of the running games in ``which``; pays 1, ½ or 0 to each seat at the end."""
    cells = np.zeros(256, np.int64)
    for g in range(low, high):
        if not which[g] or games.stage[g] == OVER:
            continue
        board = games.boards[g]
        games.ticks[g] += 1
        target = PASS
        if actions[g] != NOTHING:
            target = cell_in_frame(games, g, actions[g] - 1)
        if games.stage[g] == TAKE and target >= 0:
            games.hand[g] = target
        elif games.stage[g] == KEEP:
            games.keep[g] = target
        else:
            move = np.int64(PASS)
            if games.stage[g] == PUT:
                move = move_of(games.hand[g], target, _kept(games, g))
            elif target >= 0:
                move = move_of(NOWHERE, target, NOWHERE)
            play(board, move, rules.repetition, rules.limit)
            board[UNDO] = 0
            games.hand[g] = NONE
            games.keep[g] = NONE
            if board[OUTCOME] == DRAWN:
                rewards[g] = 0.5
            elif board[OUTCOME]:
                for seat in range(rewards.shape[1]):
                    rewards[g, seat] = seat % 2 == board[OUTCOME] - 1
        _refresh(games, g, cells)


@lean
def observe(
    low: Int, high: Int, games: SixGames, seats: Int, seat: Int, rules: Rules, result: Array
) -> None:
    """Write what ``seat`` sees, or the seat to move if that is -1; ``result`` is all zeros."""
    for g in range(low, high):
        board = games.boards[g]
        view = result[g]
        turn = board[TURN] % seats
        who = turn if seat < 0 else seat
        hand = games.hand[g]
        here = everyone(board)
        if hand >= 0:
            view[SOURCE, frame_of(place_at(board, hand))] = 1
            kept = _kept(games, g) if games.stage[g] == PUT else np.int64(NOWHERE)
            if kept != NOWHERE:
                here = group_with(board, hand, kept)
            here &= ~(np.int64(1) << board[NUMBER + hand])
        for side in range(BLACK, RED + 1):
            layer = OWN if side == 1 + who % 2 else OTHER
            for slot in range(board[COUNTS + side]):
                cell = hexagon_of(board, side, slot)
                if (here >> board[NUMBER + cell]) & 1:
                    view[layer, frame_of(place_at(board, cell))] = 1
        if who == turn and games.stage[g] != OVER:
            view[TO_MOVE] = 1
        if board[IS_MOVING]:
            view[MOVING] = 1
        if games.stage[g] == KEEP:
            view[KEEPING] = 1
        if board[QUIET_MOVES] > 0:
            view[QUIET] = np.float32(board[QUIET_MOVES] / rules.limit)
            if rules.repetition:
                before = occurrences(board) - 1
                view[REPEATED] = np.float32(before / (rules.repetition - 1))


@lean
def random_actions(low: Int, high: Int, games: SixGames, result: Ints) -> None:
    """One of the legal actions of each game, each with the same chance."""
    for g in range(low, high):
        key = stream_key(games.seed[g], games.number[g], np.uint64(CHOICE_STREAM))
        options = 0
        for action in range(SIX_ACTIONS):
            options += games.legal[g, action]
        word = draw(key, np.uint64(games.ticks[g]))
        k = np.int64(below(word, np.uint64(options)))
        action = 0
        while k > 0 or not games.legal[g, action]:
            k -= games.legal[g, action]
            action += 1
        result[g] = action
