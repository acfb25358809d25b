"""Solve a shrunken Qwixx with OpenSpiel's CFR, and watch the exploitability go to zero.

    pip install 'crosshex[openspiel]'
    python examples/openspiel_cfr.py

On this sheet every row has one number, and crossing it locks the row. What is left is the conflict
of action 1: two different choices that lock two rows end the game at once, so both seats want to
guess what the other does. The first seat's value is that of the whole shrunken game.
"""

from __future__ import annotations

import argparse

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import crosshex.envs.openspiel  # noqa: F401  registers our games


def main() -> None:
    """Run CFR and report."""
    parser = argparse.ArgumentParser(description="CFR on a shrunken Qwixx.")
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--returns", choices=["win", "margin"], default="margin")
    options = parser.parse_args()

    name = f"python_crosshex_qwixx(returns={options.returns},faces=1,locking=1,needed=0)"
    # CFR needs a turn-based game, so the simultaneous choices become hidden ones.
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(name))
    solver = cfr.CFRPlusSolver(game)
    for iteration in range(1, options.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration & (iteration - 1) == 0 or iteration == options.iterations:
            policy = solver.average_policy()
            print(
                f"{iteration:4d} iterations: exploitability "
                f"{exploitability.nash_conv(game, policy) / 2:.4f}"
            )
    values = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    print(f"value of the shrunken game: {values[0]:+.3f} for seat 1, {values[1]:+.3f} for seat 2")


if __name__ == "__main__":
    main()
