"""The program that bots think in: reads a question, writes a move, until its input ends.

Each message is a pickle after its length in four bytes. Only the server that started the program
talks to it, over pipes. A bot may print what it likes: its output goes to the error stream.

A bot stays alive from one move of its seat to the next, with all that it has learnt about the game.
The server says when to drop one; see `bot_pool`.
"""

import os
import secrets
import sys
from typing import NamedTuple, TypeAlias

from crosshex.bots import Bot, make_bot
from crosshex.bots.threads import use_one_thread
from crosshex.rules import Game, Move, State
from crosshex.server.pipes import read_message, write_message

Home: TypeAlias = tuple[str, int]
"""Where a living bot sits: the id of its table, and its seat."""


class Question(NamedTuple):
    """What the server asks.

    Attributes:
        bot: the name of the bot.
        state: what the seat may see.
        seat: the seat that has to act.
        home: whose living bot is asked; None: one that is made for this question only.
        dropped: whose bots have to go, to make room.
    """

    bot: str
    state: State
    seat: int
    home: Home | None = None
    dropped: tuple[Home, ...] = ()


class LivingBots:
    """The bots that are alive in this process, at most one for each seat of a table."""

    def __init__(self) -> None:
        self._bots: dict[Home, tuple[str, Game, Bot]] = {}

    def choose(self, question: Question) -> Move:
        """The move of the bot that is asked; it is made anew if its name or game has changed.

        A bot that fails is not kept: nobody knows what is left of its memory.
        """
        name, state, seat, home, dropped = question
        for other in dropped:
            self._bots.pop(other, None)
        if home is None:
            return _new_bot(name, state.game).choose(state, seat)
        known, game, bot = self._bots.pop(home, (None, None, None))
        if bot is None or (known, game) != (name, state.game):
            bot = _new_bot(name, state.game)
        move = bot.choose(state, seat)
        self._bots[home] = name, state.game, bot
        return move


def _new_bot(name: str, game: Game) -> Bot:
    """A bot with a seed of its own, which it has for life."""
    return make_bot(name, game, secrets.randbits(64))


def main() -> None:
    """Answer questions until there are no more."""
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    use_one_thread()
    bots = LivingBots()
    while (question := read_message(questions)) is not None:
        try:
            answer = (True, str(bots.choose(question)))
        except Exception as error:
            print(f"bot {question.bot}: {error!r}", file=sys.stderr, flush=True)
            answer = (False, repr(error))
        write_message(answers, answer)


if __name__ == "__main__":
    main()
