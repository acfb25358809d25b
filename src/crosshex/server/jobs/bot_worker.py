"""The worker process for bots: reads questions and writes answers until its input ends.

Each message is a pickle after its length in four bytes. Only the server that started the program
talks to it, over pipes. A bot may print: its output goes to the error stream.

A bot stays alive from one move of its seat to the next, with all that it has learnt about the game.
The server says when to drop a bot; see `bot_pool`.

While a bot thinks, the server may send `HURRY`, which a separate thread reads: the bot then answers
with what it has found, and all bots live on.

Reviews and analyses are asked for in the same way, a slice at a time: see `study_work`.
"""

import os
import queue
import secrets
import sys
import threading
from typing import BinaryIO, Final, NamedTuple

from crosshex.bots import Bot, make_bot
from crosshex.bots.threads import use_one_thread
from crosshex.bots.wins import win_of
from crosshex.rules import Game, Move, State
from crosshex.server.jobs.advice import BotAdvice
from crosshex.server.jobs.pipes import read_message, write_message
from crosshex.server.jobs.study_work import LoadedStudies, MemoryKey, Slice, Study

HURRY: Final = "hurry"
"""The message that tells the thinking bot to answer now."""
AGAIN_SECONDS: Final = 0.01
"""How often `hurry` is repeated: a bot that has just begun to think may miss the first call."""


class Question(NamedTuple):
    """What the server asks.

    Attributes:
        bot: the name of the bot.
        state: what the seat may see.
        seat: the seat that has to act.
        memory_key: the table and seat whose bot is asked; None: a new bot, for this question only.
        dropped: the keys of the bots to drop, to make room.
    """

    bot: str
    state: State
    seat: int
    memory_key: MemoryKey | None = None
    dropped: tuple[MemoryKey, ...] = ()


class LoadedBots:
    """The bots that are alive in this process, at most one for each seat of a table."""

    def __init__(self) -> None:
        self._bots: dict[MemoryKey, tuple[str, Game, Bot]] = {}
        self._thinking: Bot | None = None
        self._studies = LoadedStudies()

    def answer(self, question: Question | Study) -> str | BotAdvice | Slice:
        """The move of a seat's bot, advice, or the next slice of a study."""
        if isinstance(question, Study):
            return self._studies.advance(question)
        return self.advise(question) if question.memory_key is None else str(self.choose(question))

    def advise(self, question: Question) -> BotAdvice:
        """The move of a bot that is made for this question only, and whether it wins."""
        name, state, seat, *_ = question
        bot = _new_bot(name, state.game)
        move = self._think(bot, state, seat)
        if (win := win_of(bot, state, move)) is None:
            return BotAdvice(str(move))
        return BotAdvice(str(move), win.proven, tuple(map(str, win.line)))

    def choose(self, question: Question) -> Move:
        """The move of the bot of a seat; a new bot is made if its name or game has changed.

        A bot that raises an error is not kept: its memory may be inconsistent.
        """
        name, state, seat, memory_key, dropped = question
        for other in dropped:
            self._bots.pop(other, None)
        assert memory_key is not None
        known, game, bot = self._bots.pop(memory_key, (None, None, None))
        if bot is None or (known, game) != (name, state.game):
            bot = _new_bot(name, state.game)
        move = self._think(bot, state, seat)
        self._bots[memory_key] = name, state.game, bot
        return move

    def _think(self, bot: Bot, state: State, seat: int) -> Move:
        self._thinking = bot
        try:
            return bot.choose(state, seat)
        finally:
            self._thinking = None

    def hurry(self) -> None:
        """Make the thinking bot or study, if there is one, finish with what it has found."""
        if bot := self._thinking:
            bot.hurry()
        self._studies.hurry()


def _new_bot(name: str, game: Game) -> Bot:
    """A bot with a random seed, which it keeps for life."""
    return make_bot(name, game, secrets.randbits(64))


class Listener(threading.Thread):
    """Reads messages of the server while a bot thinks.

    Attributes:
        asked: the questions in order; None when the input has ended.
    """

    def __init__(self, questions: BinaryIO, bots: LoadedBots) -> None:
        super().__init__(daemon=True)
        self._questions = questions
        self._bots = bots
        self._open: Question | Study | None = None
        self.asked: queue.SimpleQueue[Question | Study | None] = queue.SimpleQueue()

    def run(self) -> None:
        """Read messages until the input ends."""
        while (message := read_message(self._questions)) is not None:
            if message == HURRY:
                self._hurry(self._open)
            else:
                self._open = message
                self.asked.put(message)
        self.asked.put(None)

    def answered(self) -> None:
        """Stop repeating `hurry`: the question is answered."""
        self._open = None

    def _hurry(self, question: Question | Study | None) -> None:
        if question is not None and question is self._open:
            self._bots.hurry()
            again = threading.Timer(AGAIN_SECONDS, self._hurry, (question,))
            again.daemon = True
            again.start()


def main() -> None:
    """Answer questions until there are no more."""
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    use_one_thread()
    bots = LoadedBots()
    listener = Listener(questions, bots)
    listener.start()
    while (question := listener.asked.get()) is not None:
        answer: tuple[bool, str | BotAdvice | Slice]
        try:
            answer = (True, bots.answer(question))
        except Exception as error:
            asked = question.kind if isinstance(question, Study) else f"bot {question.bot}"
            print(f"{asked}: {error!r}", file=sys.stderr, flush=True)
            answer = (False, repr(error))
        listener.answered()
        write_message(answers, answer)


if __name__ == "__main__":
    main()
