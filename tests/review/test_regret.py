"""Regret: exact alone, free of luck, the same by a bot, an object, a program and a record."""

from pathlib import Path

import pytest

from crosshex.bots.programs import PREFIX
from crosshex.fast.qwixx.sheet import read_notation
from crosshex.fast.solver.solution import solve
from crosshex.record import Record
from crosshex.review.regret import GameRegret, Mistake, regret, regret_of, summed
from crosshex.rules import Move, OptionError, Qwixx, State, parse_sheet
from tests.bots.line_bots import program
from tests.review.test_qwixx import played

SMALL = "faces=2 needed=1 r2 b4-3 / y2-4"


LAST = """
import sys
for line in sys.stdin:
    words = line.split()
    if words[0] == "ugi": print("id name Last\\nwants legal\\nugiok", flush=True)
    if words[0] == "isready": print("readyok", flush=True)
    if words[0] == "legal": last = words[-1]
    if words[0] == "go": print("bestmove", last, flush=True)
    if words[0] == "quit": break
"""


@pytest.fixture
def solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Qwixx:
    """A small game for one seat, and its solution."""
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(tmp_path / "solved"))
    sheet = parse_sheet(SMALL)
    solve(read_notation(sheet.notation), folder=tmp_path / "solved")
    return Qwixx(seats=1, sheet=sheet)


def never(state: State, seat: int) -> Move:
    """A policy: never crosses anything."""
    return state.legal(seat)[-1]


def test_perfect_play_alone_has_no_regret_and_a_worse_bot_has_what_it_lacks(solved: Qwixx) -> None:
    perfect = regret(solved, "perfect", games=8)
    assert perfect.exact
    assert perfect.per_game.mean == pytest.approx(0, abs=1e-5)
    assert perfect.adjusted.mean == pytest.approx(perfect.start, abs=1e-4)
    worse = regret(solved, never, games=8)
    assert (worse.bot, worse.games, worse.unit) == ("never", 8, "points")
    assert worse.per_game.mean > 1
    # What remains without luck is what perfect play makes, minus the regret.
    assert worse.adjusted.mean == pytest.approx(worse.start - worse.per_game.mean, abs=1e-4)
    assert worse.worst == tuple(sorted(worse.worst, key=lambda mistake: -mistake.loss))
    assert worse.worst[0].move != worse.worst[0].best


def test_what_a_bot_gives_away_does_not_depend_on_who_asks(solved: Qwixx, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def never(state, seat):\n    return state.legal(seat)[-1]\n", "utf-8")
    ways = [regret(solved, bot, games=3) for bot in (never, f"{file}:never")]
    assert ways[0].per_game == ways[1].per_game
    command = program(tmp_path, LAST)
    whole = Qwixx(seats=1)
    asked = regret(whole, f"{PREFIX}{command}", games=1)
    assert asked.per_game == regret(whole, never, games=1).per_game


def test_figures_are_means_over_games_and_a_ratio_over_decisions() -> None:
    def game(loss: float, decisions: int) -> GameRegret:
        mistakes = (Mistake(loss, "", 0, "-", "r5", "mistake"),)
        return GameRegret("points", True, "v", 9.0, 9.0, 9.0 - loss, loss, decisions, mistakes)

    found = summed([game(1.0, 2), game(3.0, 4)], Qwixx(seats=1), "mine")
    assert (found.per_game.mean, found.decisions) == (2.0, 6)
    assert found.per_decision.mean == pytest.approx(4 / 6)
    assert found.grades == {"best": 4, "good": 0, "inaccuracy": 0, "mistake": 2, "blunder": 0}
    assert found.per_game.interval is not None and found.per_decision.interval is not None
    # Games whose loss goes with their decisions say the ratio more surely than the mean.
    narrow, wide = found.per_decision.interval, found.per_game.interval
    assert narrow.high - narrow.low < wide.high - wide.low
    assert summed([game(1.0, 2)], Qwixx(seats=1), "mine").per_game.interval is None


def test_with_opponents_losses_are_learnt_shares_of_the_seat_alone() -> None:
    record = played(Qwixx(2), "5 6 1 1 1 1", "r11", "b11", "-")
    first, second = regret_of(record, 0), regret_of(record, 1)
    assert (first.unit, first.exact, first.decisions) == ("share", False, 2)
    assert first.loss == pytest.approx(first.mistakes[0].loss) and first.loss > 0.1
    assert first.mistakes[0].position.startswith("qwixx 1 action-1 5 6 1 1 1 1 |")
    assert (second.decisions, second.loss) == (1, 0)


def test_a_bot_sits_in_turn_on_each_seat_against_another() -> None:
    found = regret(Qwixx(2), "random", games=2, against="greedy")
    assert (found.against, found.unit, found.exact) == ("greedy", "share", False)
    assert {mistake.seat for mistake in found.worst} == {0, 1}
    assert found.per_game.mean > 0.2 and found.start == pytest.approx(0.5, abs=0.05)


def test_a_game_without_a_decision_has_figures() -> None:
    found = summed([regret_of(Record.start(Qwixx(seats=1)))], Qwixx(seats=1), "nobody")
    assert (found.decisions, found.per_decision.mean) == (0, 0.0)


def test_there_is_at_least_one_game() -> None:
    with pytest.raises(OptionError, match="games is a number from 1, not 0"):
        regret(Qwixx(seats=1), "greedy", games=0)


@pytest.mark.slow
def test_the_result_is_the_same_on_any_number_of_cores() -> None:
    one = regret(Qwixx(seats=1), "random", games=12)
    assert regret(Qwixx(seats=1), "random", games=12, workers=2) == one
