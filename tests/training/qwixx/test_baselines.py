"""The trainer's baselines choose like the bots of the same names, move for move."""

import pytest
import torch

from crosshex.bots import make_bot
from crosshex.rules import CHANCE, LONGO, QWIXX, Sheet
from tests.training.qwixx.translate import choice_1, choice_2, dice_of, roll_of, state_of
from training.qwixx.baselines import BASELINES, RANDOM, choose_1, choose_2
from training.qwixx.self_play import scattered
from training.qwixx.tensor_rules import (
    MOST_SEATS,
    act_1,
    legal_1,
    legal_2,
    lucky_pairs_of,
    of_active,
    start,
    throw,
)

CPU = torch.device("cpu")


@pytest.mark.parametrize("sheet", [QWIXX, LONGO], ids=["qwixx", "longo"])
@pytest.mark.parametrize("player", [number for number in BASELINES if number != RANDOM])
def test_a_baseline_chooses_like_the_bot_of_its_name(sheet: Sheet, player: int) -> None:
    torch.manual_seed(player)
    batch = scattered(start(sheet, [60, 30, 30, 30], CPU))
    thrown = throw(batch)
    players = torch.full((batch.size, MOST_SEATS), player)
    first = choose_1(batch, thrown, legal_1(batch, thrown), players)
    first = torch.where(batch.taken, first, 0)
    after, ended = act_1(batch, thrown, first)
    crossed = of_active(batch, first) > 0
    right, count = of_active(after, after.right), of_active(after, after.count)
    second = legal_2(sheet, right, count, after.locked, thrown)
    reply = choose_2(after, right, thrown, second, crossed, players[:, 0])

    chosen = set()
    for game in range(batch.size):
        state = state_of(batch, game).play(CHANCE, roll_of(batch, thrown, game))
        bot = make_bot(BASELINES[player].name, state.game)
        dice = dice_of(sheet, thrown, game)
        before = state
        for seat in range(state.game.seats):
            mine = choice_1(before, seat, int(first[game, seat]), dice[0] + dice[1])
            assert bot.choose(before.view(seat), seat) == mine
            state = state.play(seat, mine)
            chosen.add(int(first[game, seat]))
        assert bool(ended[game]) == (state.outcome is not None)
        if not ended[game]:
            expected = choice_2(int(reply[game]), dice, bool(crossed[game]))
            assert bot.choose(state, state.active) == expected
    assert len(chosen) == 5 + 4 * bool(lucky_pairs_of(sheet))
