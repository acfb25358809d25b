import json

import pytest

from crosshex.arena.match import PlayedDeal, PlayedGame, Thinking
from crosshex.arena.run import play
from crosshex.arena.schedule import ArenaPlan, Duel
from crosshex.arena.sprt import Sprt
from crosshex.arena.standings import Standings, odds_of
from crosshex.bots import Roster, timeless
from crosshex.bots.random_bot import RandomBot
from crosshex.bots.rooms import ROSTERS
from crosshex.rules import Ending, Outcome, Qwixx, Six
from tests.nim import NIM, Nim

DUEL = Duel(0, 1)
PLAN = ArenaPlan(Qwixx(2), ("greedy", "random"))


def deal_of(*scores: tuple[int, int]) -> PlayedDeal:
    """A deal of two games, with the points of the first bot first."""
    games = []
    for seating, (mine, yours) in zip(PLAN.seatings, scores, strict=True):
        points = (mine, yours) if seating[0] == 0 else (yours, mine)
        winners = tuple(seat for seat in (0, 1) if points[seat] == max(points))
        games.append(PlayedGame(seating, Outcome(points, winners, Ending.ROWS_LOCKED), ""))
    return PlayedDeal(DUEL, 0, tuple(games), (Thinking(10, 1.0, 0.5), Thinking(10, 2.0, 1.0)))


def test_wins_ties_losses_and_points_are_counted_for_the_first_bot() -> None:
    standings = Standings(PLAN)
    for deal in (deal_of((50, 40), (30, 30)), deal_of((50, 40), (10, 30))):
        standings.add(deal)
    report = standings.report()
    (duel,) = report["duels"]
    assert [duel[key] for key in ("games", "deals", "wins", "ties", "losses")] == [4, 2, 2, 1, 1]
    assert (duel["win_rate"], duel["loss_rate"]) == (0.5, 0.25)
    assert duel["share"] == pytest.approx(0.625)
    assert duel["margin"] == 0.0
    assert duel["endings"] == {"rows locked": 4}
    assert {(bot["bot"], bot["ms_per_decision"], bot["longest_ms"]) for bot in report["bots"]} == {
        ("greedy", 100.0, 500.0),
        ("random", 200.0, 1000.0),
    }


def test_pairs_that_always_split_leave_no_doubt_about_the_margin() -> None:
    """Each deal is lucky for a seat, not for a bot; only pairs show that."""
    standings = Standings(PLAN)
    for _ in range(50):
        standings.add(deal_of((60, 20), (22, 60)))
    (duel,) = standings.report()["duels"]
    assert duel["margin"] == 1.0
    assert duel["margin_ci"] == [1.0, 1.0]
    low, high = duel["share_ci"]
    assert high - low < 0.06


def test_a_report_is_plain_json_and_best_first() -> None:
    plan = ArenaPlan(Six(), ("random", "greedy"), seed=2)
    standings = Standings(plan)
    for deal in play(plan, 2):
        standings.add(deal)
    report = json.loads(json.dumps(standings.report("random")))
    assert [bot["bot"] for bot in report["bots"]] == ["greedy", "random"]
    assert report["bots"][1]["rating"] == 1500
    assert "margin" not in report["duels"][0]


def test_a_report_without_games_has_no_rates() -> None:
    (duel,) = Standings(PLAN).report()["duels"]
    assert duel == {
        "a": "greedy",
        "b": "random",
        "games": 0,
        "deals": 0,
        "wins": 0,
        "ties": 0,
        "losses": 0,
    }


def test_a_duel_is_open_until_its_sprt_has_decided() -> None:
    standings = Standings(PLAN, Sprt(0.0, 50.0, (1.0, 1.0)))
    assert standings.is_open(DUEL)
    while standings.is_open(DUEL):
        standings.add(deal_of((50, 40), (50, 40)))
    assert standings.games < 100
    assert standings.report()["duels"][0]["sprt"]["accepted"] == "elo1"


ROSTER = Roster({name: timeless(RandomBot) for name in ("one", "other")})


def test_a_game_of_another_package_is_rated_by_its_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROSTERS.added, NIM.name, ROSTER)
    plan = ArenaPlan(Nim(3, heap=20), ("one", "other"))
    assert odds_of(plan) == (1.0, 1.0), "one seat against two is one side against another"
    standings = Standings(plan)
    for deal in play(plan, 4):
        standings.add(deal)
    report = standings.report()
    (duel,) = report["duels"]
    assert duel["games"] == duel["endings"]["last match"] == 8
    assert [(one["a_seats"], one["b_seats"]) for one in duel["seatings"]] == [(1, 2), (2, 1)]
    assert "margin" not in duel, "it counts wins, not points"
