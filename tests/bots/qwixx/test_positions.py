"""Positions as arrays agree with states, and so do their values."""

from random import Random

import numpy as np
import pytest

from benchmarks.plain_master import PlainNet
from crosshex.bots.qwixx.net import net_name
from crosshex.bots.qwixx.positions import positions_of
from crosshex.bots.qwixx.value_net import shipped_net
from crosshex.bots.values import NoValues, values_of
from crosshex.fast.qwixx.positions import distinct, results
from crosshex.rules import CHANCE, SHEETS, Longo, Qwixx, QwixxState, straight_sheet

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
def test_the_network_says_the_same_of_arrays_as_of_states_layer_by_layer(game: Qwixx) -> None:
    states = between_turns(game, 5)
    views = [(state, seat) for state in states for seat in range(game.seats)]
    plain = PlainNet(game.sheet, net_name(game.sheet, game.seats))
    wins, margins = shipped_net(game.sheet, game.seats).values(views)
    expected, leads = plain.values(views)
    assert np.allclose(wins, expected, atol=1e-6)
    assert np.allclose(margins, leads, atol=1e-4)


def test_a_view_is_worth_the_same_in_any_company() -> None:
    game = Qwixx(3)
    views = [(state, seat) for state in between_turns(game, 2) for seat in range(3)]
    net = shipped_net(game.sheet, 3)
    wins, margins = net.values(views)
    for at in range(0, len(views), 7):
        alone = net.values([views[at]])
        assert (alone[0][0], alone[1][0]) == (wins[at], margins[at])


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.seats}")
def test_arrays_give_results_and_ends_of_games(game: Qwixx) -> None:
    states = between_turns(game, 5)
    positions, shape = positions_of(states, game.seats), (len(states), game.seats)
    values, margins, over = np.zeros(shape), np.zeros(shape), np.zeros(len(states), np.bool_)
    results(positions, values, margins, over)
    assert over.tolist() == [state.outcome is not None for state in states]
    for state, share, lead in zip(states, values, margins, strict=True):
        best = max(state.scores)
        winners = [seat for seat, score in enumerate(state.scores) if score == best]
        won = [1 / len(winners) * (seat in winners) for seat in range(game.seats)]
        assert share.tolist() == won
        others = [
            max(score for other, score in enumerate(state.scores) if other != seat)
            for seat in range(game.seats)
        ]
        assert lead.tolist() == [a - b for a, b in zip(state.scores, others, strict=True)]


def test_equal_positions_are_found() -> None:
    states = between_turns(Qwixx(2), 3)
    positions = positions_of([*states, *states[::-1]], 2)
    count = 2 * len(states)
    which, places = np.zeros((2, count), np.int64)
    found = distinct(positions, count, which, places)
    assert found == len(set(states))
    both = [*states, *states[::-1]]
    assert all(both[which[place]] == state for place, state in zip(places, both, strict=True))


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


def test_values_refuse_states_of_another_sheet_and_of_other_seats() -> None:
    values = values_of(Qwixx(2))
    for game in (Longo(2), Qwixx(3), Qwixx(2, SHEETS["mixx-colours"])):
        with pytest.raises(NoValues, match="these are the values of"):
            values.of([Qwixx(2).start(), game.start()])
    assert values_of(Longo(2)).of([Longo(2, lucky=((4, 9), (5, 8))).start()]).values.shape == (1, 2)
