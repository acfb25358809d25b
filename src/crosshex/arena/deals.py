"""The random part of a game (dice, draws, opening), repeatable with the seats exchanged.

Every draw is a function of the seed, the number of the deal and what is drawn; no state is carried
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
        # Random hashes a text, so every draw has its own generator.
        return Random(f"{self.seed} {self.number} {what}")

    def throw(self, state: State, turn: int) -> Move:
        """The dice of a turn; all are thrown, then those that have left the game are dropped."""
        chance = self._draw(f"throw {turn}")
        return state.throw_all([int(chance.random() * die.faces) for die in state.dice])

    def game_of(self, game: Game) -> Game:
        """The game with what this deal draws by lot before it begins."""
        # Another word than "lucky" would change the deals of every seed.
        return game.deal(self._draw("lucky").sample)

    def opening(self, game: Game, plies: int) -> tuple[Move, ...]:
        """The first moves of a game without dice, which leave a game to play; dice need none."""
        if game.description.dice:
            return ()
        return opening_of(game).draw(game, plies, self._draw("opening"))

    def bot_seed(self, seating: int, seat: int) -> int:
        """The seed of a bot."""
        return self._draw(f"bot {seating} {seat}").getrandbits(32)
