"""Random openings of Six, in which cells that touch more hexagons are likelier."""

from random import Random
from typing import Final

from crosshex.arena.opening import Opening
from crosshex.rules import Put, Six, SixState
from crosshex.rules.hexagons import neighbours
from crosshex.rules.six import HEXAGONS


class SixOpening(Opening):
    """Draws openings that leave at least one hexagon to put down."""

    most = HEXAGONS - 3

    def draw(self, game: Six, plies: int, chance: Random) -> tuple[Put, ...]:
        """The first `plies` moves, each of which puts a hexagon down and does not win."""
        state, moves = game.start(), list[Put]()
        while len(moves) < plies:
            move = _plausible(state, chance)
            after = state.play(state.seat, move)
            if not after.ended:
                state = after
                moves.append(move)
        return tuple(moves)


def _plausible(state: SixState, chance: Random) -> Put:
    puts = [put for put in state.legal(state.seat) if isinstance(put, Put) and not put.claim]
    lying = state.all_hexagons
    weights = [len(lying.intersection(neighbours(put.cell))) for put in puts]
    return chance.choices(puts, weights)[0]


OPENING: Final = SixOpening()
