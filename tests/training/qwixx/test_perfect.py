"""The trainer's `perfect` chooses what the advice of the same solution says.

Any array of values will do for this test; real ones take minutes to compute.
"""

from pathlib import Path

import numpy as np
import pytest
import torch

from crosshex.fast.qwixx.sheet import read_notation
from crosshex.fast.solver.advice import Advice, Advisor
from crosshex.fast.solver.rowspace import row_space
from crosshex.fast.solver.solution import Solution
from crosshex.rules import CHANCE, COLOURS, Move, Sheet, straight_sheet
from tests.training.qwixx.translate import choice_1, choice_2, dice_of, roll_of, state_of
from training.qwixx.baselines import GUEST, NETWORK
from training.qwixx.perfect import PerfectGuest
from training.qwixx.self_play import TrainingPlan, scattered, seated
from training.qwixx.tensor_rules import LUCKY as LUCKY_PAIRS_OF
from training.qwixx.tensor_rules import (
    act_1,
    legal_1,
    legal_2,
    lucky_pairs_of,
    of_active,
    start,
    throw,
)

CPU = torch.device("cpu")
PLAIN = straight_sheet(4, 1, 2)
PAIRS = ((3, 5), (4, 6), (5, 7), (3, 8), (2, 6))
LUCKY = straight_sheet(4, 2, 2)
LUCKY_PAIRS_OF[LUCKY] = PAIRS


def solutions(sheet: Sheet) -> dict[tuple[int, int], Solution]:
    """Made-up values; every other lucky pair is read from the mirrored sheet."""
    chance = np.random.default_rng(4)
    kernel = read_notation(sheet.notation)
    space = row_space(kernel)
    n = int(space.counts[0])
    shape = (n * n, 4) if lucky_pairs_of(sheet) else (n * (n + 1) // 2, 4)
    return {
        pair: Solution(
            kernel, pair, 0.0, 0, 0.0, chance.random(shape, np.float32) * 20, space, number % 2 == 1
        )
        for number, pair in enumerate(lucky_pairs_of(sheet) or ((0, 0),))
    }


def cost_of(choice: Move, advice: list[Advice]) -> float:
    """How much a choice loses; several may be the best."""
    return next(line.cost for line in advice if line.choice == str(choice))


@pytest.mark.parametrize("sheet", [PLAIN, LUCKY], ids=["plain", "lucky"])
def test_perfect_follows_its_solution(sheet: Sheet) -> None:
    torch.manual_seed(2)
    found = solutions(sheet)
    advisors = {pair: Advisor(solved) for pair, solved in found.items()}
    guest = PerfectGuest.following(found, sheet, CPU)
    batch = scattered(start(sheet, [60, 30, 30, 30], CPU), stages=12)
    if lucky_pairs_of(sheet):
        pairs = torch.tensor(lucky_pairs_of(sheet), dtype=torch.int32)
        batch.lucky[:] = pairs[torch.randint(0, len(pairs), batch.lucky.shape[:2])]
    thrown = throw(batch)
    legal = legal_1(batch, thrown)
    first = torch.where(batch.taken, guest.action_1(batch, thrown, legal, batch.taken), 0)
    after, ended = act_1(batch, thrown, first)
    crossed = of_active(batch, first) > 0
    right, count = of_active(after, after.right), of_active(after, after.count)
    second = legal_2(sheet, right, count, after.locked, thrown)
    reply = guest.action_2(after, thrown, second, crossed, ~ended)

    for game in range(batch.size):
        state = state_of(batch, game).play(CHANCE, roll_of(batch, thrown, game))
        dice = dice_of(sheet, thrown, game)
        locked = sum(1 << colour for colour in COLOURS if batch.locked[game, colour])
        before = state
        for seat in range(state.game.seats):
            advisor = advisors[state.game.lucky[seat] if lucky_pairs_of(sheet) else (0, 0)]
            marks = before.marks[seat]
            advice = advisor.action_1(
                marks.rows, dice, marks.failed, locked, active=seat == state.active
            )
            mine = choice_1(before, seat, int(first[game, seat]), dice[0] + dice[1])
            assert cost_of(mine, advice) == pytest.approx(0, abs=1e-4)
            state = state.play(seat, mine)
        if not ended[game]:
            seat = state.active
            advisor = advisors[state.game.lucky[seat] if lucky_pairs_of(sheet) else (0, 0)]
            marks, gone = state.marks[seat], sum(1 << colour for colour in state.locked)
            advice = advisor.action_2(
                marks.rows, dice, marks.failed, gone, crossed=bool(crossed[game])
            )
            mine = choice_2(int(reply[game]), dice, bool(crossed[game]))
            assert cost_of(mine, advice) == pytest.approx(0, abs=1e-4)


def test_a_guest_is_the_same_when_loaded_from_its_file(tmp_path: Path) -> None:
    guest = PerfectGuest.following(solutions(LUCKY), LUCKY, CPU)
    guest.save(tmp_path / "guest.pt")
    again = PerfectGuest.load(tmp_path / "guest.pt", LUCKY, CPU)
    batch = scattered(start(LUCKY, [40, 0, 0, 0], CPU), stages=8)
    thrown = throw(batch)
    legal = legal_1(batch, thrown)
    first, second = (one.action_1(batch, thrown, legal, batch.taken) for one in (guest, again))
    assert first.equal(second)


def test_a_guest_takes_half_of_the_mixed_games() -> None:
    torch.manual_seed(1)
    batch = start(PLAIN, [4000, 0, 0, 0], CPU)
    plan = TrainingPlan(mixed=0.5)
    others = seated(batch, plan, guest=True)[:, :2].min(1).values
    assert 850 < int((others == GUEST).sum()) < 1150
    assert not (seated(batch, plan) == GUEST).any()


def test_a_plan_says_how_often_each_opponent_comes() -> None:
    batch = start(PLAIN, [4000, 0, 0, 0], CPU)
    plan = TrainingPlan(mixed=1.0, opponents=(0, 1, 0, 3, 4))
    players = seated(batch, plan, guest=True)[:, :2]
    others = torch.where(players[:, 0] == NETWORK, players[:, 1], players[:, 0])
    assert set(others.tolist()) == {GUEST, 2, 4}
    assert 1850 < int((others == GUEST).sum()) < 2150
    assert 400 < int((others == 2).sum()) < 600
