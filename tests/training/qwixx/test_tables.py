"""The tables of the trainer follow the rules: every position and every choice of random games."""

import pytest
import torch

from crosshex.rules import CHANCE, Qwixx, QwixxState, Roll
from crosshex.rules.sheet import COLOURS, LONGO, QWIXX, Sheet
from tests.training.qwixx.translate import choice_1, choice_2, dice_of
from training.qwixx.tables import (
    MOST_SEATS,
    Tables,
    act_1,
    act_2,
    legal_1,
    legal_2,
    of_active,
    start,
    throw,
)
from training.qwixx.yardsticks import YARDSTICKS, choose_1, choose_2

CPU = torch.device("cpu")


def rules_states(tables: Tables) -> list[QwixxState]:
    """The same fresh games as the rules library knows them."""
    states = []
    for table in range(tables.size):
        seats = int(tables.seats[table])
        pairs = tuple((int(a), int(b)) for a, b in tables.lucky[table, :seats].tolist())
        sheet = tables.sheet
        game = Qwixx(seats, sheet, pairs if sheet.lucky_pairs else ())
        states.append(game.start(int(tables.active[table])))
    return states


def assert_same(tables: Tables, states: list[QwixxState]) -> None:
    for table, state in enumerate(states):
        for seat, marks in enumerate(state.marks):
            assert tables.right[table, seat].tolist() == [row.bit_length() for row in marks.rows]
            assert tables.count[table, seat].tolist() == [row.bit_count() for row in marks.rows]
            assert int(tables.failed[table, seat]) == marks.failed
            assert int(tables.scores[table, seat]) == marks.score
        assert tables.locked[table].tolist() == [colour in state.locked for colour in COLOURS]
        assert bool(tables.over[table]) == (state.outcome is not None)
        assert int(tables.active[table]) == state.active


@pytest.mark.parametrize("sheet", [QWIXX, LONGO], ids=["qwixx", "longo"])
def test_random_games_go_as_the_rules_say(sheet: Sheet) -> None:
    torch.manual_seed(8)
    tables = start(sheet, [12, 12, 12, 12], CPU)
    states = rules_states(tables)
    # Players by lot rarely lock a row; the others do.
    players = (torch.arange(tables.size) % len(YARDSTICKS) + 1)[:, None].expand(-1, MOST_SEATS)
    endings = set()
    while not tables.over.all():
        thrown = throw(tables)
        legal = legal_1(tables, thrown)
        choice = choose_1(tables, thrown, legal, players)
        running = [table for table in range(tables.size) if not tables.over[table]]
        for table in running:
            state = states[table]
            dice = dice_of(sheet, thrown, table)
            left = [die if c not in state.locked else None for c, die in enumerate(dice[2:])]
            state = state.play(CHANCE, Roll((dice[0], dice[1]), tuple(left)))  # type: ignore[arg-type]
            before = state
            for seat in range(state.game.seats):
                mine = [
                    choice_1(before, seat, option, dice[0] + dice[1])
                    for option in legal[table, seat].nonzero()[:, 0].tolist()
                ]
                assert set(mine) == set(before.legal(seat))
                assert len(mine) == len(before.legal(seat))
                picked = choice_1(before, seat, int(choice[table, seat]), dice[0] + dice[1])
                state = state.play(seat, picked)
            states[table] = state
        after, ended = act_1(tables, thrown, choice)
        crossed = of_active(tables, choice) > 0
        right, count = of_active(after, after.right), of_active(after, after.count)
        second = legal_2(sheet, right, count, after.locked, thrown)
        options = torch.cat([torch.ones_like(second[:, :1]), second], 1)
        player = of_active(tables, players)
        reply = choose_2(after, right, thrown, second, crossed, player)
        for table in running:
            state = states[table]
            assert bool(ended[table]) == (state.outcome is not None)
            if ended[table]:
                continue
            dice, had = dice_of(sheet, thrown, table), bool(crossed[table])
            mine = [choice_2(o, dice, had) for o in options[table].nonzero()[:, 0].tolist()]
            assert [*mine[1:], mine[0]] == list(state.legal(state.active))
            states[table] = state.play(state.active, choice_2(int(reply[table]), dice, had))
        tables = act_2(after, thrown, reply, crossed, ended)
        assert_same(tables, states)
    for state in states:
        assert state.outcome is not None
        endings.add(state.outcome.ending)
    assert len(endings) == 2


def test_lucky_pairs_of_a_table_differ_unless_drawn_freely() -> None:
    torch.manual_seed(1)
    tables = start(LONGO, [0, 0, 0, 400], CPU)
    pairs = [{tuple(pair) for pair in table} for table in tables.lucky.tolist()]
    standard = [table for table in pairs if table <= set(LONGO.lucky_pairs)]
    assert 280 < len(standard) < 360
    assert all(len(table) == 5 for table in standard)
    assert all(2 <= a < b <= 16 for table in pairs for a, b in table)
