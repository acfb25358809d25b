"""Results without luck: the same as in a review, and with an unchanged mean for any bots."""

import numpy as np
import pytest

from crosshex.arena import ArenaPlan, Standings, run_plan
from crosshex.arena.luck import NoLuck
from crosshex.arena.match import play_deals
from crosshex.arena.qwixx_luck import foresee
from crosshex.arena.schedule import Duel
from crosshex.bots import Programs
from crosshex.record import read_record
from crosshex.review import review_record
from crosshex.rules import Qwixx, QwixxState, Six
from tests.arena.test_qwixx_luck import TABLES, thrown_states
from tests.toy_values import ToyValues


def test_an_adjusted_deal_agrees_with_the_reviews_of_its_games() -> None:
    plan = ArenaPlan(Qwixx(2), ("greedy", "conservative"), adjusted=True)
    with Programs() as programs:
        (deal,) = play_deals(plan, [(Duel(0, 1), 2)], programs)
    shares = []
    for played in deal.games:
        totals = review_record(read_record(played.record)).totals
        mine = [each for each, bot in zip(totals, played.seating, strict=True) if bot == 0]
        shares.append(sum(each.adjusted for each in mine))
    assert deal.adjusted == pytest.approx(np.mean(shares), abs=1e-6)
    assert deal.luck_cpu > 0 and deal.playing_cpu > 0
    standings = Standings(plan)
    standings.add(deal)
    (duel,) = standings.report()["duels"]
    assert duel["adjusted"] == deal.adjusted


def test_results_are_adjusted_only_on_request() -> None:
    report = run_plan(ArenaPlan(Qwixx(2), ("greedy", "random")), 2, workers=1)
    assert "adjusted" not in report["duels"][0]


def test_a_game_without_dice_is_refused() -> None:
    with pytest.raises(NoLuck, match="has no dice"):
        run_plan(ArenaPlan(Six(), ("greedy", "random"), adjusted=True), 2, workers=1)


def test_luck_has_the_mean_zero_even_for_players_that_the_values_do_not_know() -> None:
    # The values are meaningless and the players random. Still the thrower's luck has mean zero;
    # luck measured against the value before the throw would favour the thrower.
    values, game = ToyValues(), TABLES[1]
    lucks, naive = [], []
    for seed in range(150):
        throws = thrown_states(game, seed, 100)
        before = [QwixxState(game, each.marks, each.active, each.locked) for each in throws]
        worth = values.of(before).values
        foreseen = foresee(values, throws)
        turns = [(i, throw.active) for i, throw in enumerate(throws)]
        lucks.append(sum(foreseen[i].luck[active] for i, active in turns))
        naive.append(sum(foreseen[i].value[active] - worth[i, active] for i, active in turns))
    assert abs(deviations(lucks)) < 3
    assert deviations(naive) > 6


def deviations(sample: list[float]) -> float:
    """How many standard errors the mean is away from zero."""
    return float(np.mean(sample) / (np.std(sample, ddof=1) / np.sqrt(len(sample))))
