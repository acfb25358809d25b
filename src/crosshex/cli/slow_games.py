"""Games between bots that are no kernels: over the rules library, in processes.

Game i of a seed throws the same dice and draws the same lucky pairs as in the kernels, and every
bot gets a seed of its own from the same source, so these results do not depend on the number of
workers either.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from crosshex.bots import Bot, Programs, make_bot
from crosshex.bots.threads import use_one_thread
from crosshex.fast.playouts import drawn_pairs, pairs_to_draw
from crosshex.fast.rng import BOT_STREAM, DICE_STREAM, FRACTION_BITS, words
from crosshex.fast.simulation import Plan
from crosshex.fast.tally import Batch
from crosshex.rules import CHANCE, Game, Longo, Qwixx, QwixxState, Roll, Six, SixState

CHUNK = 4
"""Games in a chunk."""
_MASK = (1 << FRACTION_BITS) - 1
_WORDS = 64


def play_slowly(plan: Plan) -> Callable[[int, int], Batch]:
    """What plays a plan whose bots are not all kernels.

    Raises:
        ValueError: no such bot plays this game.
    """
    use_one_thread()
    with Programs() as programs:
        _bots(plan, 0, _table(plan, 0), programs)
    return partial(_play, plan)


def _play(plan: Plan, start: int, count: int) -> Batch:
    numbers = range(start, start + count)
    with Programs() as programs:
        if plan.game == "six":
            ended = [_six_game(plan, number, programs) for number in numbers]
            return _six_batch(plan, start, ended)
        over = [_qwixx_game(plan, number, programs) for number in numbers]
        return _qwixx_batch(plan, start, over)


def _table(plan: Plan, number: int) -> Game:
    """The table of one game."""
    if plan.game == "six":
        return Six(plan.seats, "advanced" if plan.variant == "advanced" else "basic")
    if plan.game == "qwixx":
        return Qwixx(plan.seats)
    pairs = plan.lucky
    if not pairs:
        drawn = drawn_pairs(plan.seed, number, pairs_to_draw(True), plan.seats).tolist()
        pairs = tuple((low, high) for low, high in drawn)
    return Longo(plan.seats, lucky=pairs)


def _bots(plan: Plan, number: int, game: Game, programs: Programs) -> list[Bot]:
    """The bots of one game; those of the game before need their programs no more."""
    programs.game_over()
    seeds = [int(words(plan.seed, number, BOT_STREAM + seat, 1)[0]) for seat in range(plan.seats)]
    return [
        make_bot(name, game, seed, programs=programs)
        for name, seed in zip(plan.bots, seeds, strict=True)
    ]


def _throws(plan: Plan, number: int, faces: int) -> Any:
    """The dice of one game, turn after turn, as the kernels throw them."""
    turn = 0
    found: list[int] = []
    while True:
        if turn == len(found):
            found = words(plan.seed, number, DICE_STREAM, len(found) + _WORDS).tolist()
        word = found[turn]
        dice = []
        for _ in range(6):
            word *= faces
            dice.append((word >> FRACTION_BITS) + 1)
            word &= _MASK
        turn += 1
        yield dice


def _qwixx_game(plan: Plan, number: int, programs: Programs) -> tuple[QwixxState, int]:
    """The end of a game, and how many throws it took."""
    game = _table(plan, number)
    assert isinstance(game, Qwixx)
    bots = _bots(plan, number, game, programs)
    state = game.start(number % plan.seats)
    throws = 0
    for dice in _throws(plan, number, game.sheet.faces):
        colours = [None if colour in state.locked else die for colour, die in enumerate(dice[2:])]
        red, yellow, green, blue = colours
        roll = Roll((dice[0], dice[1]), (red, yellow, green, blue))
        state = state.play(CHANCE, roll)
        throws += 1
        while state.roll is not None and isinstance(state.to_act, tuple):
            for seat in state.to_act:
                state = state.play(seat, bots[seat].choose(state.view(seat), seat))
        if not state.to_act:
            break
    return state, throws


def _qwixx_batch(plan: Plan, start: int, games: list[tuple[QwixxState, int]]) -> Batch:
    def column(value: Callable[[QwixxState, int], int]) -> Any:
        rows = [[value(state, seat) for seat in range(plan.seats)] for state, _ in games]
        return np.array(rows, np.int8)

    def locks(state: QwixxState, seat: int) -> int:
        return sum(state.game.sheet.is_locked(row) for row in state.marks[seat].rows)

    def crosses(state: QwixxState, seat: int) -> int:
        return sum(row.bit_count() for row in state.marks[seat].rows)

    return Batch(
        start,
        np.array([state.scores for state, _ in games], np.int16),
        np.array([throws for _, throws in games], np.int16),
        np.array([plan.endings.index(str(_ending(state))) for state, _ in games], np.int8),
        {
            "failed_throws": column(lambda state, seat: state.marks[seat].failed),
            "locks": column(locks),
            "crosses": column(crosses),
        },
    )


def _ending(state: QwixxState | SixState) -> str:
    assert state.outcome is not None
    return str(state.outcome.ending.value)


def _six_game(plan: Plan, number: int, programs: Programs) -> tuple[SixState, int]:
    """The end of a game, and how many turns it took; bot j sits j - i seats after black."""
    game = _table(plan, number)
    assert isinstance(game, Six)
    bots = _bots(plan, number, game, programs)
    state = game.start()
    turns = 0
    while state.to_act:
        bot = bots[(state.seat + number) % plan.seats]
        state = state.play(state.seat, bot.choose(state, state.seat))
        turns += 1
    return state, turns


def _six_batch(plan: Plan, start: int, games: list[tuple[SixState, int]]) -> Batch:
    seats = plan.seats
    scores = [
        [2 * state.scores[(bot - start - k) % seats] for bot in range(seats)]
        for k, (state, _) in enumerate(games)
    ]
    removed = [42 - len(state.all_hexagons) if state.moving else 0 for state, _ in games]
    return Batch(
        start,
        np.array(scores, np.int16),
        np.array([turns for _, turns in games], np.int16),
        np.array([plan.endings.index(_ending(state)) for state, _ in games], np.int8),
        {
            "black_wins": np.array([state.result == "1-0" for state, _ in games]),
            "red_wins": np.array([state.result == "0-1" for state, _ in games]),
            "removed": np.array(removed, np.int8),
        },
    )
