"""What perfect play makes of the throws of a day, and solving the game once for it."""

from pathlib import Path

import orjson
import pytest

from crosshex.bots import make_bot
from crosshex.fast.solver import solution
from crosshex.rules import CHANCE, Qwixx
from crosshex.server.jobs.daily_job import BestOfDay, SolveGame
from crosshex.table.fair_dice import daily_dice
from tests.server.daily.scenes import SEED


def points_of(bot: str) -> int:
    """The points that a bot makes of the throws of the day."""
    game = Qwixx(seats=1)
    player, state, throws = make_bot(bot, game), game.start(), 0
    while not state.outcome:
        throws += state.to_act is CHANCE
        state = (
            state.play(CHANCE, daily_dice(SEED).throw(throws, state))
            if state.to_act is CHANCE
            else state.play(0, player.choose(state, 0))
        )
    return round(state.outcome.scores[0])


@pytest.fixture(autouse=True)
def own_solutions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROSSHEX_SOLUTIONS", str(tmp_path / "solutions"))


def test_until_the_game_is_solved_the_values_of_the_package_play() -> None:
    found = orjson.loads(BestOfDay("qwixx", SEED).run())
    assert found == {"points": points_of("master"), "exact": False}
    assert found["points"] > 60


def test_the_game_is_solved_once_and_nothing_else_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def solve(*asked: object, folder: Path, **options: object) -> None:
        (folder / "qwixx.solution").write_bytes(b"solved")

    monkeypatch.setattr(solution, "solve", solve)
    assert SolveGame("qwixx").run() == b"true"
    assert [file.name for file in (tmp_path / "solutions").iterdir()] == ["qwixx.solution"]


@pytest.mark.slow
def test_a_solved_game_is_played_exactly() -> None:
    assert SolveGame("qwixx").run() == b"true"
    found = orjson.loads(BestOfDay("qwixx", SEED).run())
    assert found == {"points": points_of("perfect"), "exact": True}
    assert SolveGame("qwixx").run() == b"true"
