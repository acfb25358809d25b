"""The compiled opponents of Six: `greedy` is the bot of that name, and the levels search."""

from typing import Any

import numpy as np
import pytest

from crosshex.bots.six.greedy import CHECKED, rated_moves, winning_move
from crosshex.bots.six.thinking import move_to_play
from crosshex.envs.encoding import Node, encoding_of
from crosshex.envs.six_vector import SixVector
from crosshex.envs.vector import GameVectorEnv
from crosshex.fast.batch import six_policies
from crosshex.rules import PASS, Move, Six, SixState


def greedy_turns(batch: SixVector) -> np.ndarray:
    """The whole turns of `greedy` in every game, as the search writes them."""
    turns = np.zeros(len(batch), np.int64)
    everywhere = np.ones(len(batch), np.bool_)
    weights = six_policies.greedy_weights()
    six_policies.greedy_turns(0, len(batch), batch._games, everywhere, batch._rules, weights, turns)
    return turns


def fits_the_bot(state: SixState, move: Move) -> bool:
    """Whether the bot of the rules library could have chosen a move."""
    moves = state.legal(state.seat)
    if winning_move(state, moves) is not None:
        return state.play(state.seat, move).outcome is not None
    rated = {each: value for value, each in rated_moves(state, moves)}
    if not rated:
        return move == PASS
    best = sorted(rated, key=rated.__getitem__, reverse=True)
    for value in sorted({rated[each] for each in best[:CHECKED]}, reverse=True):
        safe = [each for each in best if rated[each] == value and is_safe(state, each)]
        if safe:
            return move in safe
    return rated[move] == rated[best[0]]


def is_safe(state: SixState, move: Move) -> bool:
    after = state.play(state.seat, move)
    return winning_move(after, after.legal(after.seat)) is None


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_greedy_chooses_what_the_bot_of_that_name_would(variant: Any) -> None:
    batch = SixVector(2, variant)
    batch.reset(8, seed=11)
    game = Six(2, variant)
    encoding = encoding_of(game)
    nodes = [Node(game.start()) for _ in range(8)]
    placed, moved = 0, 0
    for ply in range(100):
        turns = greedy_turns(batch)
        for at, node in enumerate(nodes):
            state = node.state
            assert isinstance(state, SixState)
            if state.outcome or encoding.begun(node) or (ply + at) % 8:
                continue
            move = move_to_play(state, int(turns[at]))
            assert fits_the_bot(state, move), (state, str(move))
            placed, moved = placed + (not state.moving), moved + state.moving
        actions = batch.policy("random", 0) + batch.policy("random", 1)
        for at, node in enumerate(nodes):
            if node.state.outcome is None:
                seat = node.state.to_act[0]  # type: ignore[index]
                nodes[at] = encoding.play(node, seat, int(actions[at]))
        batch.step(actions)
    assert placed > 20 and moved > 2


def play(opponent: str, workers: int, **options: Any) -> list[float]:
    """What random play gets against an opponent."""
    envs = GameVectorEnv(4, "six", [opponent], workers=workers, **options)
    envs.reset(seed=5)
    envs.action_space.seed(5)
    paid, over = np.zeros(4), np.zeros(4, np.bool_)
    while not over.all():
        _, rewards, ended, _, _ = envs.step(envs.action_space.sample())
        paid += rewards * ~over
        over |= ended
    return [float(each) for each in paid]


@pytest.mark.parametrize("opponent", ["greedy", "hard", "easy"])
def test_an_opponent_beats_chance(opponent: str) -> None:
    assert play(opponent, workers=1, returns="win") == [0.0] * 4


@pytest.mark.slow
@pytest.mark.parametrize("opponent", ["greedy", "hard", "medium", "beginner"])
def test_an_opponent_plays_the_same_with_any_number_of_threads(
    opponent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from crosshex.fast.batch import workers

    monkeypatch.setattr(workers, "_FEWEST", 1)
    assert play(opponent, 1, variant="advanced") == play(opponent, 2, variant="advanced")


def test_a_turn_that_somebody_else_began_is_finished() -> None:
    batch = SixVector(2, "advanced", move_limit=30)
    batch.reset(3, seed=2)
    while not (batch._games.hand >= 0).all():
        if batch.over.any():
            batch.restart(batch.over)
        which = batch._games.hand < 0
        batch.step(batch.policy("random", 0) + batch.policy("random", 1), which)
    seat = batch.seat.copy()
    for name in ("greedy", "hard"):
        actions = batch.policy(name, 0) + batch.policy(name, 1)
        assert batch.legal_mask()[np.arange(3), actions].all()
    while (batch.seat == seat).all():
        batch.step(batch.policy("greedy", 0) + batch.policy("greedy", 1))
