"""Bots that are objects: classes, instances, functions, and those in modules and files."""

import json
import pickle
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from crosshex import CHANCE, Qwixx, Roll, Six
from crosshex.arena import ArenaPlan, run_plan
from crosshex.bots import BatchBot, Bot, BrokenBot, NothingToDecide, load_bot, make_bot
from crosshex.bots.objects import load_bots
from crosshex.envs.gymnasium import GameEnv
from crosshex.rules import Game, Move, OptionError, State
from crosshex.simulate import SimulationPlan, count, run

THROWN = Qwixx(2).start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))


class Last(Bot):
    """Takes the last of the legal moves."""

    def choose(self, state: State, seat: int) -> Move:
        return state.legal(seat)[-1]


class Timed(Last):
    """Knows its time."""

    def __init__(self, game: Game, seed: int, seconds: float | None) -> None:
        super().__init__(game, seed)
        self.seconds = seconds


class Plain:
    """A class without a base."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, state: State, seat: int) -> Move:
        return state.legal(seat)[-1]


def policy(state: State, seat: int) -> Move:
    return state.legal(seat)[-1]


def maker(game: Game, seed: int, seconds: float | None) -> Bot:
    return Last(game, seed)


class Batched(BatchBot):
    """Counts how many positions it is asked about."""

    asked: list[int] = []  # noqa: RUF012

    def choose_all(self, states: Sequence[State], seats: Sequence[int]) -> list[Move]:
        self.asked.append(len(states))
        return [state.legal(seat)[-1] for state, seat in zip(states, seats, strict=True)]


class PlainBatch:
    """The same without a base."""

    def choose_all(self, states: Sequence[State], seats: Sequence[int]) -> list[Move]:
        return [state.legal(seat)[-1] for state, seat in zip(states, seats, strict=True)]


OBJECTS = [Last, Timed, Plain, policy, maker, Batched, PlainBatch, PlainBatch(), Last(Qwixx(2))]


def _name(source: Any) -> str:
    return getattr(source, "__name__", None) or f"a {type(source).__name__}"


@pytest.mark.parametrize("source", OBJECTS, ids=_name)
def test_an_object_plays_as_a_bot(source: Any) -> None:
    bot = make_bot(source, Qwixx(2), seed=3, seconds=0.5)
    assert str(bot.choose(THROWN.view(0), 0)) == "-"
    assert getattr(bot, "seconds", 0.5) == 0.5


@pytest.mark.parametrize("source", OBJECTS, ids=_name)
def test_an_object_travels_to_another_process(source: Any) -> None:
    name = load_bot(source)
    there = pickle.loads(pickle.dumps(name))
    assert there == name
    assert str(make_bot(there, Qwixx(2)).choose(THROWN, 0)) == "-"
    assert pickle.loads(pickle.dumps(name)) is there


def test_an_instance_is_copied_for_each_game_with_random_numbers_of_its_own() -> None:
    mine = Last(Qwixx(2))
    one, other = make_bot(mine, Qwixx(2), 1), make_bot(mine, Qwixx(2), 2)
    assert one is not mine and one.random.random() != other.random.random()
    with pytest.raises(BrokenBot, match="Last was made for qwixx, not for six"):
        make_bot(mine, Six())


def test_objects_have_names() -> None:
    assert load_bots(("hard", Last, policy, lambda state, seat: state.legal(seat)[0], Last)) == (
        "hard", "Last", "policy", "policy-2", "Last",
    )  # fmt: skip
    assert load_bots([Last(Qwixx()), Last(Qwixx())]) == ("Last", "Last-2")


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (7, "7 is no bot"),
        ("no_such_module:Mine", "ModuleNotFoundError"),
        ("no_such_file.py:Mine", "cannot be loaded: there is no file .*no_such_file.py"),
        ("mybot.py", "name the bot in this file too, such as mybot.py:MyBot"),
        (f"{__name__}:Nothing", "there is no Nothing in"),
        (lambda game, seed, seconds: 7, "gave int, not a crosshex.bots.Bot"),
        (lambda game, seed, seconds: 1 / 0, "ZeroDivisionError"),
    ],
)
def test_what_is_no_bot_is_refused(bot: Any, told: str) -> None:
    with pytest.raises(BrokenBot, match=told):
        make_bot(load_bot(bot), Qwixx(2))


def test_a_program_may_be_a_file_of_python() -> None:
    assert load_bot("external:python mybot.py") == "external:python mybot.py"


def test_a_name_from_outside_loads_no_module(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text("raise SystemExit('executed')", "utf-8")
    with pytest.raises(ValueError, match="no bot"):
        make_bot(f"{file}:Mine", Qwixx(2))


def test_a_bot_that_is_asked_about_the_wrong_state_says_so() -> None:
    for bot in (Last(Qwixx(2)), make_bot("greedy", Qwixx(2)), make_bot("hard", Qwixx(2))):
        with pytest.raises(NothingToDecide, match="the dice must be thrown first"):
            bot.choose(Qwixx(2).start(), 0)
        with pytest.raises(OptionError, match="there is no seat 8"):
            bot.choose(THROWN, 7)
        with pytest.raises(NothingToDecide, match="expected a state"):
            bot.choose("qwixx", 0)  # type: ignore[arg-type]


def test_a_bot_that_fails_on_a_state_of_another_game_says_so() -> None:
    for bot in (make_bot("greedy", Qwixx(2)), make_bot("hard", Qwixx(2))):
        with pytest.raises(NothingToDecide, match=r"this bot plays Qwixx.*, not Six"):
            bot.choose(Six().start(), 0)


def test_a_time_belongs_to_a_bot_in_a_file(tmp_path: Path) -> None:
    file = write_bot(tmp_path)
    plan = ArenaPlan(Qwixx(2), (f"{file}:Mine@250", "random"))
    assert [(entrant.bot, entrant.seconds) for entrant in plan.entrants] == [
        (f"{file}:Mine", 0.25),
        ("random", None),
    ]


def test_the_arena_and_the_simulation_take_objects_on_all_cores() -> None:
    report = run_plan(ArenaPlan(Qwixx(2), ("random", Last, policy)), 4, workers=2)
    assert {bot["bot"] for bot in report["bots"]} == {"random", "Last", "policy"}
    assert report["fault"] is None
    played = run(SimulationPlan.of("qwixx", ("random", Last)), 8, workers=2)
    assert [seat["bot"] for seat in played["seats"]] == ["random", "Last"]
    alone = run(SimulationPlan.of("qwixx", ("random", policy)), 8, workers=1)
    assert [seat["mean_score"] for seat in alone["seats"]] == [
        seat["mean_score"] for seat in played["seats"]
    ]


def test_an_object_with_the_name_of_a_compiled_bot_is_not_taken_for_it() -> None:
    mine = type("random", (Last,), {})
    last, random = (
        count(SimulationPlan.of("qwixx", (bot,)), 8, workers=1) for bot in (mine, "random")
    )
    assert last.report()["seats"] != random.report()["seats"]


def test_a_batch_bot_is_asked_about_many_games_at_once_and_plays_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from crosshex.simulate import bots

    plan = SimulationPlan.of("longo", (Batched, "random", PlainBatch), seed=5)
    single = SimulationPlan.of("longo", (policy, "random", policy), seed=5)
    Batched.asked.clear()
    batch, alone = bots._play(plan, 0, 20), bots._play(single, 0, 20)
    assert (batch.scores == alone.scores).all() and (batch.turns == alone.turns).all()
    assert max(Batched.asked) == 20


def test_a_batch_bot_must_answer_every_position() -> None:
    def short(states: Sequence[State], seats: Sequence[int]) -> list[Move]:
        return []

    plan = SimulationPlan.of("qwixx", (type("Short", (), {"choose_all": staticmethod(short)}),))
    with pytest.raises(ValueError, match="positions were asked, and 0 answered"):
        count(plan, 3, workers=1)


def test_an_environment_takes_objects_as_opponents(tmp_path: Path) -> None:
    env = GameEnv("qwixx", [Last, policy, f"{write_bot(tmp_path)}:Mine"])
    env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = env.step(env.action_space.sample())
    assert env.opponents[:2] == ("Last", "policy")


def write_bot(folder: Path) -> Path:
    """A file with a bot that uses a neighbour."""
    (folder / "neighbour_of_mine.py").write_text("LAST = -1\n", "utf-8")
    file = folder / "mybot.py"
    file.write_text(
        "from crosshex.bots import Bot\nfrom neighbour_of_mine import LAST\n\n\n"
        "class Mine(Bot):\n    def choose(self, state, seat):\n"
        "        return state.legal(seat)[LAST]\n",
        "utf-8",
    )
    return file


def crosshex(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "crosshex", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_bots_in_files_and_modules_play_on_the_command_line(tmp_path: Path) -> None:
    write_bot(tmp_path)
    told = crosshex(
        tmp_path, "arena", "qwixx", "--bots", "mybot.py:Mine,mybot:Mine,random", "--games", "2",
        "--json",
    )  # fmt: skip
    assert {bot["bot"] for bot in json.loads(told)["bots"]} == {
        "mybot.py:Mine", "mybot:Mine", "random",
    }  # fmt: skip
    crosshex(tmp_path, "play", "six", "--players", "mybot.py:Mine,random", "--seed", "1")
    crosshex(tmp_path, "simulate", "qwixx", "--bots", "mybot.py:Mine", "--games", "3", "--json")


SCRIPT = """
from crosshex import Qwixx
from crosshex.arena import ArenaPlan, run_plan
from crosshex.bots import Bot

LAST = -1

class Mine(Bot):
    def choose(self, state, seat):
        return state.legal(seat)[LAST]

print(run_plan(ArenaPlan(Qwixx(2), ("random", Mine)), 4, workers=2)["games"])
"""


def test_a_script_without_a_main_guard_uses_all_cores(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT, "utf-8")
    for arguments, typed in ((["script.py"], None), (["-c", SCRIPT], None), (["-"], SCRIPT)):
        done = subprocess.run(
            [sys.executable, *arguments], cwd=tmp_path, input=typed, capture_output=True, text=True
        )
        assert (done.stdout, done.stderr) == ("4\n", "")
