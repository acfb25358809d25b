import multiprocessing
import sys
import time
from pathlib import Path

import pytest

from crosshex.arena.run import check, play
from crosshex.arena.schedule import ArenaPlan, Duel
from crosshex.bots import ProgramFailed, UnknownBot
from crosshex.rules import Longo, Qwixx

LEFTMOST = Path(__file__).parents[2] / "examples" / "leftmost.py"
PATIENCE = 60.0


def test_the_number_of_workers_changes_only_the_time_even_with_programs() -> None:
    bots = ("greedy", "random", f"external:{sys.executable} {LEFTMOST}")
    plan = ArenaPlan(Longo(2), bots, seed=9)
    assert list(play(plan, 2, workers=2)) == list(play(plan, 2, workers=1))


def test_a_decided_duel_is_left_out_with_any_number_of_workers() -> None:
    plan = ArenaPlan(Qwixx(2), ("greedy", "random", "conservative"))

    def settled(workers: int) -> list[tuple[Duel, int]]:
        seen: list[tuple[Duel, int]] = []

        def is_wanted(duel: Duel) -> bool:
            return (Duel(0, 1), 1) not in seen or duel != Duel(0, 1)

        seen.extend((deal.duel, deal.number) for deal in play(plan, 4, workers, is_wanted))
        return seen

    alone = settled(1)
    assert [number for duel, number in alone if duel == Duel(0, 1)] == [0, 1]
    assert len(alone) == 10
    assert settled(2) == alone


def test_stopping_early_leaves_no_process_behind() -> None:
    before = multiprocessing.active_children()
    deals = play(ArenaPlan(Qwixx(2), ("greedy", "random")), 1000, workers=2)
    next(deals)
    deals.close()
    deadline = time.monotonic() + PATIENCE
    # Not by join: a thread of the pool waits for the same processes, and only one wait succeeds.
    while left := [one for one in multiprocessing.active_children() if one not in before]:
        assert time.monotonic() < deadline, left
        time.sleep(0.01)


def test_every_lucky_pair_that_may_be_drawn_is_checked() -> None:
    drawn, named = (
        ArenaPlan(Longo(2), ("greedy", "random"), draws=draws) for draws in (True, False)
    )
    assert named.possible_games == (Longo(2),)
    pairs = {pair for table in drawn.possible_games for pair in table.lucky}  # type: ignore[attr-defined]
    assert pairs == set(Longo(2).lucky_pairs)


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (ArenaPlan(Qwixx(2), ("greedy", "genius")), UnknownBot),
        (ArenaPlan(Qwixx(2), ("greedy", "external:/no/such/bot")), ProgramFailed),
    ],
)
def test_a_bot_that_cannot_play_is_reported_before_the_first_game(
    plan: ArenaPlan, error: type[Exception]
) -> None:
    with pytest.raises(error):
        check(plan)
