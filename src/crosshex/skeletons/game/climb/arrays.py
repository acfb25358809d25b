"""The game as arrays, for PettingZoo, Gymnasium and OpenSpiel."""

from crosshex.envs.encoding import WordEncoding
from crosshex.skeletons.game.climb.game import CALLS, FACES, Climb, ClimbState

WORDS = [str(call) for call in CALLS]
"""Every word that a seat can ever play; action 1 is the first."""


def features(state: ClimbState, seat: int) -> list[float]:
    """What a seat sees, as numbers from 0 to 1: points from this seat on, sum, turn, its turn."""
    seats, turns = state.game.seats, state.game.seats * state.game.rounds
    most = 10 * FACES * state.game.rounds
    points = [min(1.0, state.points[(seat + k) % seats] / most) for k in range(seats)]
    own = float(seat == state.active)
    return [*points, min(1.0, state.sum / most), state.turns / turns, own]


def encoding(game: Climb) -> WordEncoding:
    """Observations and actions of a game."""
    return WordEncoding(game, WORDS, features)
