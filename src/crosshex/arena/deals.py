"""The random part of a game (dice, draws, opening), repeatable with the seats exchanged.

Everything is a function of a seed, the number of the deal and what is asked; nothing is carried
from draw to draw. The throw of a turn is therefore the same whatever was chosen before, in both
games of a pair, on any number of cores.
"""

from dataclasses import dataclass
from random import Random

from crosshex.arena.opening import opening_of
from crosshex.rules import Game, Move, State


@dataclass(frozen=True)
class Deal:
    """One deal: what is drawn before the game, the dice of a game with dice, or an opening.

    >>> from crosshex.rules import Qwixx
    >>> deal = Deal(seed=1, number=7)
    >>> deal.throw(Qwixx().start(), turn=3) == deal.throw(Qwixx().start(), turn=3)
    True
    """

    seed: int
    number: int

    def _draw(self, what: str) -> Random:
        # Random hashes a text, so every question has a generator of its own.
        return Random(f"{self.seed} {self.number} {what}")

    def throw(self, state: State, turn: int) -> Move:
        """The dice of a turn; all are thrown, and those that have left are put aside."""
        chance = self._draw(f"throw {turn}")
        return state.throw_all([int(chance.random() * die.faces) for die in state.dice])

    def game_of(self, game: Game) -> Game:
        """The game with what this deal draws by lot before it begins."""
        # The word belongs to the deals of a seed: another one would deal differently.
        return game.deal(self._draw("lucky").sample)

    def opening(self, game: Game, plies: int) -> tuple[Move, ...]:
        """The first moves of a game without dice, which leave a game to play."""
        return opening_of(game).draw(game, plies, self._draw("opening"))

    def bot_seed(self, seating: int, seat: int) -> int:
        """Where the own chance of a bot begins."""
        return self._draw(f"bot {seating} {seat}").getrandbits(32)
