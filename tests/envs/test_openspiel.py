"""OpenSpiel's own tests on our games, and its algorithms with them."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, mcts
from open_spiel.python.observation import make_observation

import crosshex.envs.openspiel
from crosshex.envs.encoding import Node, encoding_of
from crosshex.rules import CHANCE, Qwixx, Roll

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
GAMES = [
    "python_crosshex_qwixx",
    "python_crosshex_qwixx(players=1)",
    "python_crosshex_qwixx(players=5,returns=points,first=3)",
    "python_crosshex_longo(players=2,returns=margin)",
    "python_crosshex_longo(players=3,lucky=5-8/6-11/5-8)",
    "python_crosshex_six",
    "python_crosshex_six(players=4,variant=advanced,returns=margin)",
]
TINY = "python_crosshex_qwixx(returns=margin,faces=1,locking=1,needed=0)"


def thrown(name: str, dice: str) -> Any:
    """The state after the first throw."""
    state = pyspiel.load_game(name).new_initial_state()
    for die in dice.split():
        state.apply_action(int(die) - 1)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_games(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_throw_is_a_chance_node_for_each_die() -> None:
    state = pyspiel.load_game("python_crosshex_qwixx").new_initial_state()
    words = []
    for die in (4, 1, 6, 3, 5, 6):
        assert state.is_chance_node()
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        words.append(state.action_to_string(die - 1))
        state.apply_action(die - 1)
    assert words == ["white 4", "white 1", "red 6", "yellow 3", "green 5", "blue 6"]
    assert state.is_simultaneous_node()


def test_actions_are_moves_in_notation_and_observations_are_those_of_all_environments() -> None:
    state = thrown("python_crosshex_qwixx", "4 1 6 3 5 6")
    words = [state.action_to_string(1, action) for action in state.legal_actions(1)]
    assert words == ["-", "r5", "y5", "g5", "b5"]
    twin = Qwixx(2).start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    seen = make_observation(state.get_game())
    seen.set_from(state, 1)
    assert np.array_equal(seen.tensor, encoding_of(Qwixx(2)).observe(Node(twin), 1))
    assert seen.string_from(state, 1).startswith("qwixx 1 action-1 4 1 6 3 5 6")


def test_choices_of_action_1_are_applied_together_and_seen_afterwards() -> None:
    state = thrown("python_crosshex_qwixx", "4 1 6 3 5 6")
    state.apply_actions([4, 15])
    assert state.current_player() == 0
    assert "r5" in str(state)
    assert "y5" in str(state)


def test_a_turn_of_advanced_six_takes_several_actions() -> None:
    game = pyspiel.load_game("python_crosshex_six(variant=advanced)")
    state = game.new_initial_state()
    rng = np.random.RandomState(2)
    words = []
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        words.append(state.action_to_string(state.current_player(), action))
        assert state.action_to_string(state.current_player(), action) == words[-1]
        state.apply_action(action)
    assert words[0] in ("-1,0", "0,-1", "-1,1")
    assert any(word.endswith(">") for word in words)
    assert any(word.startswith(">") for word in words)
    assert sum(state.returns()) == 1


def test_returns_are_shares_or_differences() -> None:
    for name, total in (("python_crosshex_qwixx", 1.0), (GAMES[3], 0.0)):
        game = pyspiel.load_game(name)
        assert game.utility_sum() == total
        state = game.new_initial_state()
        rng = np.random.RandomState(1)
        while not state.is_terminal():
            assert state.returns() == [0.0, 0.0]
            if state.is_chance_node():
                state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
            elif state.is_simultaneous_node():
                state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(2)])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        assert sum(state.returns()) == total


def test_bad_input_is_refused_with_a_message() -> None:
    state = thrown("python_crosshex_qwixx", "4 1 6 3 5 6")
    with pytest.raises(pyspiel.SpielError, match="action 5, r6, is not legal: the dice do not"):
        state.apply_actions([5, 0])
    with pytest.raises(pyspiel.SpielError, match="1 to 5 seats, not 7"):
        pyspiel.load_game("python_crosshex_qwixx(players=7)")
    with pytest.raises(pyspiel.SpielError, match="written as 5-8/6-11"):
        pyspiel.load_game("python_crosshex_longo(lucky=five)")
    with pytest.raises(pyspiel.SpielError, match="win or margin"):
        pyspiel.load_game("python_crosshex_six(returns=points)")
    assert set(crosshex.envs.openspiel.PARAMETERS) == {"qwixx", "longo", "six"}


def test_a_game_of_another_package_is_loaded_too() -> None:
    program = """
from crosshex.rules import Die, catalogue
from tests.other_games import PIPS, PipsState
catalogue._others = {"pips": PIPS}
PipsState.dice = (Die(6), Die(3))
import pyspiel
import crosshex.envs.openspiel
for options in "players=1", "players=3,returns=points", "returns=margin,first=1":
    game = pyspiel.load_game(f"python_crosshex_pips({options})")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
state = game.new_initial_state()
state.apply_action(3)
print("die:", state.action_to_string(2), len(state.chance_outcomes()))
state.apply_action(2)
print("guess:", state.is_simultaneous_node(), state.action_to_string(1, state.legal_actions(1)[0]))
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    assert "die: die 2 3 3" in run.stdout
    assert "guess: True odd" in run.stdout


def test_mcts_finds_a_move() -> None:
    game = pyspiel.load_game("python_crosshex_qwixx(players=1)")
    state = thrown("python_crosshex_qwixx(players=1)", "1 1 6 6 1 1")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 100, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_cfr_makes_a_shrunken_game_hard_to_exploit() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(TINY))
    solver = cfr.CFRPlusSolver(game)
    found = []
    for _ in range(2):
        solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(game, solver.average_policy()))
    assert found[1] < found[0] / 2
