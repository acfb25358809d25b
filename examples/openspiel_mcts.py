"""Let OpenSpiel's MCTS play Six, or solitaire Qwixx, and write the moves in our notation.

    pip install 'crosshex[openspiel]'
    python examples/openspiel_mcts.py
    python examples/openspiel_mcts.py --game "python_crosshex_qwixx(players=1)"

MCTS needs a sequential game: of Qwixx that is the solitaire one.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import crosshex.envs.openspiel  # noqa: F401  registers our games


def main() -> None:
    """Play one game."""
    parser = argparse.ArgumentParser(description="MCTS of OpenSpiel on our games.")
    parser.add_argument("--game", default="python_crosshex_six(variant=advanced,returns=margin)")
    parser.add_argument("--simulations", type=int, default=30, help="simulations per decision")
    parser.add_argument(
        "--decisions", type=int, default=1000, help="stop after this many decisions"
    )
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    rng = np.random.RandomState(options.seed)
    game = pyspiel.load_game(options.game)
    scale = max(abs(game.min_utility()), abs(game.max_utility()))
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 1.4 * scale, options.simulations, evaluator, random_state=rng)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < options.decisions:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = rng.choice(outcomes, p=chances)
        else:
            action = bot.step(state)
            decisions += 1
            print(state.action_to_string(state.current_player(), action), end=" ", flush=True)
        state.apply_action(action)
    print()
    print(state)
    print("returns:", state.returns())


if __name__ == "__main__":
    main()
