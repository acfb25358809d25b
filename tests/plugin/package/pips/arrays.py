"""Pips as arrays: every word that a seat can play, and what a seat sees as numbers from 0 to 1."""

from crosshex.envs.encoding import WordEncoding
from pips.game import FACES, GUESSES, KEEPS, Pips, PipsState

WORDS = [str(move) for move in (*GUESSES, *KEEPS)]
MOST = 40
"""More points than a game can bring."""


def features(state: PipsState, seat: int) -> list[float]:
    """The points from this seat on, the dice, whether it is active, and its own guess."""
    seats = state.game.seats
    points = [state.points[(seat + k) % seats] / MOST for k in range(seats)]
    dice = [state.thrown.a / FACES, state.thrown.b / FACES] if state.thrown else [0.0, 0.0]
    guess = str(state.pending_move(seat) or "")
    return [*points, *dice, float(seat == state.active), float(guess == "odd")]


def encoding(game: Pips) -> WordEncoding:
    """Observations and actions of a game."""
    return WordEncoding(game, WORDS, features)
