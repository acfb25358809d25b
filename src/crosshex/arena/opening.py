"""The first moves of a game without dice: drawn by lot, so that no two deals are the same game."""

from random import Random
from typing import Any

from crosshex.arena.rooms import OPENINGS
from crosshex.rules import Game, Move
from crosshex.simulate.deals import Deal


class Opening:
    """Draws the first moves from all legal ones; a game's room `opening` may draw better ones.

    Attributes:
        most: the most plies that may be drawn, or None for no limit.
    """

    most: int | None = None

    def draw(self, game: Any, plies: int, chance: Random) -> tuple[Move, ...]:
        """The first `plies` moves, none of which ends the game; fewer if every move would."""
        state, moves = game.start(), list[Move]()
        while len(moves) < plies:
            seat = state.to_act[0]
            legal = state.legal(seat)
            for move in chance.sample(legal, len(legal)):
                after = state.play(seat, move)
                if after.outcome is None:
                    break
            else:
                break
            state = after
            moves.append(move)
        return tuple(moves)


OPENING = Opening()
"""The opening of a game that names none of its own."""


def opening_of(game: Game) -> Opening:
    """How the first moves of a game without dice are drawn."""
    return OPENINGS.get(game.description) or OPENING


def drawn_opening(deal: Deal, game: Game, plies: int) -> tuple[Move, ...]:
    """The first moves of a game without dice, which leave a game to play; dice need none.

    >>> from crosshex.rules import Six
    >>> len(drawn_opening(Deal(seed=1), Six(), 4))
    4
    """
    if game.description.dice:
        return ()
    return opening_of(game).draw(game, plies, deal.lot("opening"))
