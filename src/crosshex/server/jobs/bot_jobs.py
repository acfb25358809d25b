"""Jobs of bots: the move of a seat, and a hint."""

import secrets
from typing import TYPE_CHECKING, NamedTuple

from crosshex.bots import Bot, make_bot, stand_in_for
from crosshex.bots.wins import win_of
from crosshex.rules import Game, Move, State

if TYPE_CHECKING:
    from crosshex.server.jobs.worker import Worker


class BotAdvice(NamedTuple):
    """The answer to a request for a hint.

    Attributes:
        move: in notation.
        proven: True: the win is proven. False: it is likely. None: the bot claims no win.
        line: the moves that show the win.
    """

    move: str
    proven: bool | None = None
    line: tuple[str, ...] = ()


class Choose(NamedTuple):
    """The move of a seat, by the bot that lives there: it remembers all it has learnt so far.

    Attributes:
        bot: the name of the bot; with another name or game than before, a new one is made.
        state: what the seat may see.
        seat: the seat that has to act.
        is_compiling: whether kernels are being compiled: then another bot stands in for one that
            would have to wait for them, and its name is said before the answer.
    """

    bot: str
    state: State
    seat: int
    is_compiling: bool = False

    def run(self, desk: "Worker") -> str:
        """The move in notation; a bot that raises an error is not kept."""
        if self.is_compiling and (other := stand_in_for(self.bot, self.state.game)):
            desk.say(other.encode())
            return str(_think(_new_bot(other, self.state.game), self.state, self.seat, desk))
        name, game, bot = desk.take() or (None, None, None)
        if bot is None or (name, game) != (self.bot, self.state.game):
            bot = _new_bot(self.bot, self.state.game)
        move = _think(bot, self.state, self.seat, desk)
        desk.keep((self.bot, self.state.game, bot))
        return str(move)


class Advise(NamedTuple):
    """The move that a bot made for this question only would choose, and whether it wins."""

    bot: str
    state: State
    seat: int

    def run(self, desk: "Worker") -> BotAdvice:
        """The advice."""
        bot = _new_bot(self.bot, self.state.game)
        move = _think(bot, self.state, self.seat, desk)
        if (win := win_of(bot, self.state, move)) is None:
            return BotAdvice(str(move))
        return BotAdvice(str(move), win.proven, tuple(map(str, win.line)))


def _new_bot(name: str, game: Game) -> Bot:
    """A bot with a random seed, which it keeps for life."""
    return make_bot(name, game, secrets.randbits(64))


def _think(bot: Bot, state: State, seat: int, desk: "Worker") -> Move:
    desk.when_hurried(bot.hurry)
    return bot.choose(state, seat)
