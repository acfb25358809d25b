"""Perft: counts the move sequences of a game, to compare two engines.

A ply is one move, one throw or one choice of one seat, in seat order. All ordered outcomes of the
dice in play count as throws. Sequences that end the game sooner do not count.
"""

from crosshex.rules.game import CHANCE, State
from crosshex.rules.rooms import PERFT


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` plies from a state.

    A game may have a faster count in its room `perft`.

    >>> from crosshex.rules.six import Six
    >>> perft(Six().start(), 2)
    30
    """
    if depth < 0:
        raise ValueError(f"the depth must be 0 or more, not {depth}")
    if count := PERFT.get(state.game.description):
        counted = count(state, depth)
        if counted is not None:
            return counted
    return _walk(state, depth)


def _walk(state: State, depth: int) -> int:
    """The plain count, sequence by sequence."""
    if depth == 0:
        return 1
    if not (actors := state.to_act):
        return 0
    actor = CHANCE if actors is CHANCE else actors[0]
    moves = state.legal(actor)
    if depth == 1:
        return len(moves)
    return sum(_walk(state.play(actor, move), depth - 1) for move in moves)
