"""Positions as arrays agree with states, and so do their values."""

from random import Random

import numpy as np
import pytest

from crosshex.bots.qwixx.net import shipped_net
from crosshex.bots.qwixx.positions import Positions
from crosshex.bots.values import NoValues, values_of
from crosshex.rules import CHANCE, Longo, Qwixx, QwixxState, straight_sheet

TABLES = [Qwixx(seats) for seats in (2, 3, 5)] + [
    Longo(2),
    Longo(4, lucky=((5, 8), (6, 11), (4, 9), (8, 13))),
]


def between_turns(game: Qwixx, games: int, seed: int = 1) -> list[QwixxState]:
    """All positions between turns, and the final ones, of random games with many crosses."""
    chance, found = Random(seed), []
    for _ in range(games):
        state = game.start(chance.randrange(game.seats))
        while actors := state.to_act:
            if actors is CHANCE:
                found.append(state)
                state = state.play(CHANCE, state.throw(chance.randrange))
                continue
            legal = state.legal(actors[0])
            move = chance.choice(legal if chance.random() < 0.3 else legal[:2])
            state = state.play(actors[0], move)
        found.append(state)
    return found


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.seats}")
def test_arrays_are_encoded_like_states(game: Qwixx) -> None:
    states = between_turns(game, 5)
    net, positions = shipped_net(game.sheet, game.seats), Positions.of_states(states)
    own, pair = positions.words(net.words)
    described = [net.describe(state, seat) for state in states for seat in range(game.seats)]
    assert own.tolist() == [own for own, _ in described]
    assert pair.tolist() == [beside for _, beside in described]


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.seats}")
def test_arrays_give_scores_and_ends_of_games(game: Qwixx) -> None:
    states = between_turns(game, 5)
    positions = Positions.of_states(states)
    assert positions.scores.tolist() == [list(state.scores) for state in states]
    assert positions.over.tolist() == [state.outcome is not None for state in states]


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.seats}")
def test_shares_sum_to_one_and_ends_are_counted(game: Qwixx) -> None:
    states = between_turns(game, 3)
    values, margins = values_of(game).of(states)
    assert np.allclose(values.sum(1), 1, atol=1e-12)
    for state, value, margin in zip(states, values, margins, strict=True):
        if outcome := state.outcome:
            won = [
                1 / len(outcome.winners) * (seat in outcome.winners) for seat in range(game.seats)
            ]
            assert value.tolist() == won
            best = [
                max(score for other, score in enumerate(outcome.scores) if other != seat)
                for seat in range(game.seats)
            ]
            assert margin.tolist() == [a - b for a, b in zip(outcome.scores, best, strict=True)]


def test_a_sheet_without_trained_values_has_none() -> None:
    mini = Qwixx(2, straight_sheet(4, 1, 3))
    with pytest.raises(NoValues, match="qwixx on the sheet faces=4 needed=3"):
        values_of(mini)
