"""The trainer's tensor rules agree with `crosshex.rules` in random games, move for move."""

import pytest
import torch

from crosshex.rules import CHANCE, COLOURS, LONGO, SHEETS, Longo, Qwixx, QwixxState, Roll, Sheet
from tests.training.qwixx.translate import choice_1, choice_2, dice_of
from training.qwixx.baselines import BASELINES, choose_1, choose_2
from training.qwixx.tensor_rules import (
    MOST_SEATS,
    GameBatch,
    act_1,
    act_2,
    legal_1,
    legal_2,
    lucky_pairs_of,
    of_active,
    start,
    throw,
)

CPU = torch.device("cpu")


def rules_states(batch: GameBatch) -> list[QwixxState]:
    """The same new games as states of the rules library."""
    states = []
    for game in range(batch.size):
        seats = int(batch.seats[game])
        pairs = tuple((int(a), int(b)) for a, b in batch.lucky[game, :seats].tolist())
        sheet = batch.sheet
        rules = Longo(seats, sheet, pairs) if lucky_pairs_of(sheet) else Qwixx(seats, sheet)
        states.append(rules.start(int(batch.active[game])))
    return states


def assert_same(batch: GameBatch, states: list[QwixxState]) -> None:
    for game, state in enumerate(states):
        for seat, marks in enumerate(state.marks):
            assert batch.right[game, seat].tolist() == [row.bit_length() for row in marks.rows]
            assert batch.count[game, seat].tolist() == [row.bit_count() for row in marks.rows]
            assert int(batch.failed[game, seat]) == marks.failed
            assert int(batch.scores[game, seat]) == marks.score
        assert batch.locked[game].tolist() == [colour in state.locked for colour in COLOURS]
        assert bool(batch.over[game]) == (state.outcome is not None)
        assert int(batch.active[game]) == state.active


LEARNT = {**SHEETS, "longo": LONGO}


@pytest.mark.parametrize("sheet", LEARNT.values(), ids=LEARNT)
def test_random_games_agree_with_the_rules(sheet: Sheet) -> None:
    torch.manual_seed(8)
    batch = start(sheet, [12, 12, 12, 12], CPU)
    states = rules_states(batch)
    # Random players rarely lock a row; the others do.
    players = (torch.arange(batch.size) % len(BASELINES) + 1)[:, None].expand(-1, MOST_SEATS)
    endings = set()
    while not batch.over.all():
        thrown = throw(batch)
        legal = legal_1(batch, thrown)
        choice = choose_1(batch, thrown, legal, players)
        running = [game for game in range(batch.size) if not batch.over[game]]
        for game in running:
            state = states[game]
            dice = dice_of(sheet, thrown, game)
            left = [None if c in state.dice_left else die for c, die in enumerate(dice[2:])]
            state = state.play(CHANCE, Roll((dice[0], dice[1]), tuple(left)))  # type: ignore[arg-type]
            before = state
            for seat in range(state.game.seats):
                mine = [
                    choice_1(before, seat, option, dice[0] + dice[1])
                    for option in legal[game, seat].nonzero()[:, 0].tolist()
                ]
                assert set(mine) == set(before.legal(seat))
                assert len(mine) == len(before.legal(seat))
                picked = choice_1(before, seat, int(choice[game, seat]), dice[0] + dice[1])
                state = state.play(seat, picked)
            states[game] = state
        after, ended = act_1(batch, thrown, choice)
        crossed = of_active(batch, choice) > 0
        right, count = of_active(after, after.right), of_active(after, after.count)
        second = legal_2(sheet, right, count, after.locked, thrown)
        options = torch.cat([torch.ones_like(second[:, :1]), second], 1)
        player = of_active(batch, players)
        reply = choose_2(after, right, thrown, second, crossed, player)
        for game in running:
            state = states[game]
            assert bool(ended[game]) == (state.outcome is not None)
            if ended[game]:
                continue
            dice, had = dice_of(sheet, thrown, game), bool(crossed[game])
            mine = [choice_2(o, dice, had) for o in options[game].nonzero()[:, 0].tolist()]
            assert [*mine[1:], mine[0]] == list(state.legal(state.active))
            states[game] = state.play(state.active, choice_2(int(reply[game]), dice, had))
        batch = act_2(after, thrown, reply, crossed, ended)
        assert_same(batch, states)
    for state in states:
        assert state.outcome is not None
        endings.add(state.outcome.ending)
    assert len(endings) == 2


def test_lucky_pairs_of_a_game_differ_unless_drawn_freely() -> None:
    torch.manual_seed(1)
    batch = start(LONGO, [0, 0, 0, 400], CPU)
    pairs = [{tuple(pair) for pair in game} for game in batch.lucky.tolist()]
    standard = [game for game in pairs if game <= set(lucky_pairs_of(LONGO))]
    assert 280 < len(standard) < 360
    assert all(len(game) == 5 for game in standard)
    assert all(2 <= a < b <= 16 for game in pairs for a, b in game)
