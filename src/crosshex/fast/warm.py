"""Compile every kernel ahead of time, so that nobody waits for a compiler later.

    python -m crosshex.fast.warm

Set-up runs this once; it takes most of a minute, and a moment when nothing changed. Kernels of
earlier versions of the sources are removed when they are a month old.
"""

import multiprocessing
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import numpy as np

from crosshex.fast.batch import QwixxBatch, SixBatch
from crosshex.fast.core.jit import (
    compile_seconds,
    is_compiled,
    kernel_cache,
    note_compiled,
)
from crosshex.fast.core.rng import words as random_words
from crosshex.fast.qwixx import network, positions, turns
from crosshex.fast.qwixx.kernels import (
    CHOICES,
    is_over,
    legal_1,
    legal_2,
    scores,
    sheet_rules,
    step_1,
    step_2,
)
from crosshex.fast.qwixx.playouts import (
    drawn_pairs,
    new_qwixx_playouts,
    pairs_to_draw,
    play_games,
    solution_set,
)
from crosshex.fast.qwixx.sheet import NO_LUCK, QWIXX, straight_sheet
from crosshex.fast.six import constants
from crosshex.fast.six import game as six_game
from crosshex.fast.six import moves as six_moves
from crosshex.fast.six.playouts import (
    MOVE_LIMIT_DEFAULT,
    REPETITION_DEFAULT,
    new_six_playouts,
    play_six,
)
from crosshex.fast.six.search import alphabeta, attack, generation, root, wins
from crosshex.fast.six.search import plain as six_plain
from crosshex.fast.six.search import proof as six_proof
from crosshex.fast.six.search.hashing import hash_cells, hash_of
from crosshex.fast.six.search.setup import new_board
from crosshex.fast.six.search.value import by_hand
from crosshex.fast.six.search.work import LIMIT, QUIET, new_work, set_effort, sort_moves
from crosshex.fast.solver.advice import Advisor, row_states
from crosshex.fast.solver.rowspace import row_space
from crosshex.fast.solver.solution import solve

_MONTH = 30 * 24 * 3600
COMPLETE: Final = "complete"
"""The name of all parts together."""


def warm() -> float:
    """Call every kernel once; returns the seconds spent compiling."""
    before = compile_seconds()
    for part in PARTS:
        part()
    return compile_seconds() - before


def warm_side_by_side() -> float:
    """The same on all cores; returns the seconds it took, hardly any if all is compiled.

    Where two parts need the same kernel, both compile it, and one of them may overwrite what the
    other has noted. So all of them are called once more at the end, which compiles what is missing.
    """
    if is_compiled(COMPLETE):
        return warm()
    start = time.perf_counter()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=context) as pool:
        for done in [pool.submit(_compile, part) for part in PARTS]:
            done.result()
    warm()
    note_compiled(COMPLETE)
    return time.perf_counter() - start


def _compile(part: Callable[[], None]) -> None:
    part()
    note_compiled(part.__name__)


def warm_games() -> None:
    """Call the kernels that simulate and compare games of Qwixx and Longo, and solve them."""
    games, nobody = new_qwixx_playouts(1, 2), np.zeros((2, 2), np.int64)
    space, solved = row_space(QWIXX), solution_set({})
    rules, pairs = sheet_rules(QWIXX), pairs_to_draw(False)
    play_games(rules, nobody, solved, space, np.uint64(1), 0, nobody, pairs, games)
    random_words(0, 0, 0, 1)
    drawn_pairs(0, 0, pairs_to_draw(True), 1)
    sheets, failed, dice = np.zeros(2, np.uint64), np.zeros(2, np.int64), np.ones(6, np.int64)
    legal_1(rules, sheets[0], 0, 7, *NO_LUCK)
    legal_2(rules, sheets[0], 0, dice)
    step_1(rules, sheets, 0, 7, np.zeros(2, np.int64))
    step_2(rules, sheets, failed, 0, 0, False, dice, 0)
    scores(sheets, failed, np.zeros(2, np.int64))
    is_over(failed, 0)
    with tempfile.TemporaryDirectory() as folder:
        small = straight_sheet(faces=2, locking=1, needed=1)
        for lucky in (NO_LUCK, (2, 3)):
            advisor = Advisor(solve(small, lucky, folder=Path(folder)))
            advisor.value([0] * 4)
            sheets = np.zeros(1, np.uint64)
            row_states(advisor.values.space, sheets, np.zeros(1, np.int64))
            advisor.action_1([0] * 4, [1] * 6)
            advisor.action_2([0] * 4, [1] * 6)


def warm_turns() -> None:
    """Call the kernels that list the ends of turns of Qwixx and rate them by a network."""
    rules, before, one = sheet_rules(QWIXX), positions.new_positions(1, 2), np.zeros(1, np.int64)
    found = turns.Turns(before, np.ones((1, 6), np.int64), np.zeros(1, np.bool_))
    count = turns.field_choices(rules.numbers)
    ends, starts = turns.new_ends(CHOICES * count, 2), np.zeros(2, np.int64)
    turns.list_seconds(rules, found, ends, starts)
    turns.list_replies(rules, found, one, one, one, ends, starts)
    listed = turns.list_plans(rules, found, np.zeros((1, 2), np.int64), False, ends, starts)
    layout = network.WordLayout(*[0] * len(network.WordLayout._fields))
    layer, bias = np.zeros((16, 8), np.float32), np.zeros(8, np.float32)
    layers = (layer, layer, bias, layer, bias, layer, layer, bias, layer, bias, layer, bias)
    weights, worths = network.Network(*layers), np.zeros(listed)
    turns.rate(layout, weights, ends, turns.new_memo(), 0.0, 0.0, worths)
    turns.first_best(worths, starts, 0.0, one)
    # What reviews and luck need besides.
    network.evaluate(layout, weights, before, one, one, np.zeros(1), np.zeros(1))
    network.own_words(layout, before)
    values, best = np.zeros((listed, 2)), np.zeros((11, count), np.int64)
    turns.best_fields(ends, starts, worths, best[:1])
    turns.mean_worths(rules, best, worths, values, np.zeros((1, 2)))
    positions.results(before, values[:1], values[:1].copy(), np.zeros(1, np.bool_))
    positions.distinct(before, 1, one, one)


def warm_six() -> None:
    """Call the kernels that simulate games of Six and list its moves."""
    games = new_six_playouts(1)
    play_six(np.uint64(1), 0, False, REPETITION_DEFAULT, MOVE_LIMIT_DEFAULT, games)
    board, found = np.zeros(six_game.game_size(), np.int32), np.zeros(256, np.int64)
    six_game.reset(board, True)
    six_game.list_moves(board, found, np.zeros(4096, np.int64))


def warm_six_search() -> None:
    """Call the kernels that the bots of Six search with."""
    board = new_board([(1, 0), (2, 0)], [(0, 0), (0, 1)], by_hand().pack())
    work = new_work(transposition_bits=4)
    work.control[LIMIT] = work.control[QUIET] = 100
    set_effort(work)
    count = generation.every_move(board, work, 0)
    move = int(work.moves[0, 0])
    six_moves.make(board, move)
    six_moves.unmake(board, move)
    for part in (six_moves.target_of, six_moves.source_of, six_moves.keep_of):
        part(move)
    hash_of(board)
    hash_cells(np.zeros(2, np.int64), 1, constants.BLACK)
    wins.winning(board, constants.BLACK)
    attack.forced_win(board, work, 0, 1, 1, 10)
    root.safe_moves(board, work, count)
    root.without_suicide(board, work, count)
    root.rate_root(board, work, count)
    root.rate_by_looks(board, work, count, 1.0)
    sort_moves(work, 0, count, count)
    root.search_each(board, work, 2, count, -alphabeta.INFINITE, alphabeta.INFINITE)
    root.search_root(board, work, 2, count, -alphabeta.INFINITE, alphabeta.INFINITE)


def warm_six_proofs() -> None:
    """Call the kernels that prove wins of Six, and those of the baseline."""
    board = new_board([(1, 0), (2, 0)], [(0, 0), (0, 1)], by_hand().pack())
    work = new_work(transposition_bits=4)
    work.control[LIMIT] = work.control[QUIET] = 100
    set_effort(work)
    count = generation.every_move(board, work, 0)
    six_plain.plain_root(board, work, 2, count)
    six_proof.prove(board, work, 3, 0)
    six_proof.replies_to(board, work, 0)
    six_proof.comes_back(board, work)


def warm_batches() -> None:
    """Call the kernels of the batches."""
    dice = QwixxBatch("longo", 1)
    dice.reset(1)
    dice.step(dice.policy("random", 0)[:, None])
    dice.observe()
    dice.legal_mask()
    dice.restart(dice.over)
    board = SixBatch()
    board.reset(1)
    board.step(board.policy("random", 0))
    board.policy("greedy", 0)
    board.observe()
    board.restart(board.over)
    board.word(0, 1)


PARTS: Final[tuple[Callable[[], None], ...]] = (
    warm_six_search,
    warm_turns,
    warm_games,
    warm_six_proofs,
    warm_six,
    warm_batches,
)
"""Together they compile everything; first comes what people at a table wait for."""


def drop_old_kernels() -> None:
    """Remove kernels of earlier versions of the sources that nobody has used for a month."""
    for folder in kernel_cache().parent.iterdir():
        if time.time() - folder.stat().st_atime > _MONTH:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    spent = warm_side_by_side()
    drop_old_kernels()
    print(f"kernels ready in {kernel_cache()} ({spent:.0f} s compiling)")
