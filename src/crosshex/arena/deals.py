"""What chance decides in a game, so that the same chance can be played with other seats.

Everything is a function of a seed, the number of the deal and what is asked; nothing is carried
from draw to draw. The throw of a turn is therefore the same whatever was chosen before, in both
games of a pair, on any number of cores.
"""

from dataclasses import dataclass
from random import Random

from crosshex.rules import Put, Qwixx, QwixxState, Roll, Six, SixState
from crosshex.rules.hexagons import neighbours
from crosshex.rules.sheet import COLOURS, LuckyPair


@dataclass(frozen=True)
class Deal:
    """One deal: the dice and lucky pairs of Qwixx and Longo, or an opening of Six.

    >>> deal = Deal(seed=1, number=7)
    >>> deal.throw(Qwixx().start(), turn=3) == deal.throw(Qwixx().start(), turn=3)
    True
    """

    seed: int
    number: int

    def _draw(self, what: str) -> Random:
        # Random hashes a text, so every question has a generator of its own.
        return Random(f"{self.seed} {self.number} {what}")

    def throw(self, state: QwixxState, turn: int) -> Roll:
        """The dice of a turn; all six are thrown, and those that have left are put aside (Q5)."""
        dice = self._draw(f"throw {turn}").choices(range(1, state.game.sheet.faces + 1), k=6)
        red, yellow, green, blue = (
            None if colour in state.locked else die
            for colour, die in zip(COLOURS, dice[2:], strict=True)
        )
        return Roll((dice[0], dice[1]), (red, yellow, green, blue))

    def lucky_pairs(self, game: Qwixx) -> tuple[LuckyPair, ...]:
        """A pair for each seat, no two the same (Q4)."""
        return tuple(self._draw("lucky").sample(game.sheet.lucky_pairs, game.seats))

    def opening(self, game: Six, plies: int) -> tuple[Put, ...]:
        """The first moves, none of which wins: where more hexagons touch, a cell is likelier."""
        draw, state = self._draw("opening"), game.start()
        moves: list[Put] = []
        while len(moves) < plies:
            move = _plausible(state, draw)
            after = state.play(state.seat, move)
            if not after.ended:
                state = after
                moves.append(move)
        return tuple(moves)

    def bot_seed(self, seating: int, seat: int) -> int:
        """Where the own chance of a bot begins."""
        return self._draw(f"bot {seating} {seat}").getrandbits(32)


def _plausible(state: SixState, draw: Random) -> Put:
    puts = [put for put in state.legal(state.seat) if isinstance(put, Put) and not put.claim]
    lying = state.all_hexagons
    weights = [len(lying.intersection(neighbours(put.cell))) for put in puts]
    return draw.choices(puts, weights)[0]
