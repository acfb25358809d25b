"""The yardsticks of the trainer choose what the bots of the same names choose, move for move."""

import pytest
import torch

from crosshex.bots import make_bot
from crosshex.rules import CHANCE, LONGO, QWIXX, Sheet
from tests.training.qwixx.translate import choice_1, choice_2, dice_of, roll_of, state_of
from training.qwixx.learn import scattered
from training.qwixx.tables import MOST_SEATS, act_1, legal_1, legal_2, of_active, start, throw
from training.qwixx.yardsticks import RANDOM, YARDSTICKS, choose_1, choose_2

CPU = torch.device("cpu")


@pytest.mark.parametrize("sheet", [QWIXX, LONGO], ids=["qwixx", "longo"])
@pytest.mark.parametrize("player", [number for number in YARDSTICKS if number != RANDOM])
def test_a_yardstick_chooses_like_the_bot_of_its_name(sheet: Sheet, player: int) -> None:
    torch.manual_seed(player)
    tables = scattered(start(sheet, [60, 30, 30, 30], CPU))
    thrown = throw(tables)
    players = torch.full((tables.size, MOST_SEATS), player)
    first = choose_1(tables, thrown, legal_1(tables, thrown), players)
    first = torch.where(tables.taken, first, 0)
    after, ended = act_1(tables, thrown, first)
    crossed = of_active(tables, first) > 0
    right, count = of_active(after, after.right), of_active(after, after.count)
    second = legal_2(sheet, right, count, after.locked, thrown)
    reply = choose_2(after, right, thrown, second, crossed, players[:, 0])

    chosen = set()
    for table in range(tables.size):
        state = state_of(tables, table).play(CHANCE, roll_of(tables, thrown, table))
        bot = make_bot(YARDSTICKS[player].name, state.game)
        dice = dice_of(sheet, thrown, table)
        before = state
        for seat in range(state.game.seats):
            mine = choice_1(before, seat, int(first[table, seat]), dice[0] + dice[1])
            assert bot.choose(before.view(seat), seat) == mine
            state = state.play(seat, mine)
            chosen.add(int(first[table, seat]))
        assert bool(ended[table]) == (state.outcome is not None)
        if not ended[table]:
            expected = choice_2(int(reply[table]), dice, bool(crossed[table]))
            assert bot.choose(state, state.active) == expected
    assert len(chosen) == 5 + 4 * bool(sheet.lucky_pairs)
