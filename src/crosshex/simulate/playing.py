"""The loop that plays a game out; games whose bots decide in many positions go side by side.

>>> from crosshex.bots import make_bot
>>> from crosshex.rules import Qwixx
>>> from crosshex.simulate.deals import Deal
>>> game = Qwixx(2)
>>> end = play_out(Start(game.start(), [make_bot("greedy", game)] * 2, Deal(7).throw))
>>> end.state.outcome.scores, end.throws
((85, 76), 27)
"""

import traceback
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeAlias

from crosshex.bots import BatchBot, Bot, ProgramFailed
from crosshex.record import write_position
from crosshex.rules import CHANCE, Actor, CrosshexError, IllegalMove, Move, State

_OURS = Path(__file__).parents[1]

Throw: TypeAlias = Callable[[State, int], Move]
"""Throws the dice of a state; the number counts the throws of the game from 0."""


def _unseen(actor: Actor, move: Move, after: State) -> None:
    pass


@dataclass(eq=False)
class Start:
    """A game that is to be played out.

    Attributes:
        state: where it begins.
        bots: one for each seat.
        throw: throws the dice.
        watch: is told each step, and the state after it.
        names: the names of the bots by their seats, for errors.
    """

    state: State
    bots: Sequence[Bot]
    throw: Throw
    watch: Callable[[Actor, Move, State], None] = _unseen
    names: Sequence[str] = ()


class Ended(NamedTuple):
    """A game that is over.

    Attributes:
        state: how it ended.
        throws: how often dice were thrown.
        decisions: how often seats decided; several that choose at once decide once.
    """

    state: State
    throws: int
    decisions: int


class Question(NamedTuple):
    """What a game asks a bot.

    Attributes:
        start: how the game began.
        seat: who has to choose.
        state: what the seat may see.
    """

    start: Start
    seat: int
    state: State

    @property
    def bot(self) -> Bot:
        """The bot of the seat."""
        return self.start.bots[self.seat]

    @property
    def name(self) -> str:
        """The name of the bot."""
        return self.start.names[self.seat] if self.start.names else type(self.bot).__name__


Ask: TypeAlias = Callable[[Sequence[Question]], Sequence[Move]]
"""Has a bot answer some questions, one unless it decides in many positions at once."""


class BotFailed(CrosshexError):
    """A bot crashed or chose an illegal move; the message says which, and where."""


def answers(questions: Sequence[Question]) -> Sequence[Move]:
    """The moves of the bot of these questions.

    Raises:
        BotFailed: it crashed, or has given another number of moves.
        ProgramFailed: an external bot did.
    """
    first = questions[0]
    try:
        if not isinstance(first.bot, BatchBot):
            return [each.bot.choose(each.state, each.seat) for each in questions]
        states, seats = [each.state for each in questions], [each.seat for each in questions]
        moves = first.bot.choose_all(states, seats)
        if len(moves) != len(questions):
            raise ValueError(f"{len(questions)} positions were asked, and {len(moves)} answered")
    except ProgramFailed:
        raise
    except (Exception, SystemExit) as error:
        raise BotFailed(_failure(first, error)) from error
    return moves


def _failure(question: Question, error: BaseException) -> str:
    """What a person reads about a bot that failed: where in its code, and in which position."""
    places = traceback.extract_tb(error.__traceback__)
    # What a bot of another package has called of ours is not where to look.
    theirs = [place for place in places if not Path(place.filename).is_relative_to(_OURS)]
    last = (theirs or places)[-1]
    return (
        f"{question.name} failed on seat {question.seat + 1}: {type(error).__name__}: {error}"
        f" ({Path(last.filename).name}, line {last.lineno}; in the position"
        f" {write_position(question.state)})"
    )


def play_out(start: Start, ask: Ask = answers) -> Ended:
    """Play one game to its end."""
    return play_all([start], ask)[0]


def play_all(starts: Iterable[Start], ask: Ask = answers) -> list[Ended]:
    """Play games to their ends; those that wait for the same `BatchBot` are answered together.

    Without such a bot a game is over before the next one is taken from `starts`.
    """
    ends: dict[int, Ended] = {}
    waiting: dict[int, tuple[_Game, Question]] = {}

    def go_on(number: int, game: _Game, move: Move | None = None) -> None:
        try:
            waiting[number] = game, (next(game) if move is None else game.send(move))
        except StopIteration as over:
            ends[number] = over.value

    for number, start in enumerate(starts):
        go_on(number, _game(start, ask))
    while waiting:
        bot = next(iter(waiting.values()))[1].bot
        asked = {number: each for number, each in waiting.items() if each[1].bot is bot}
        moves = ask([question for _, question in asked.values()])
        for (number, (game, _)), move in zip(asked.items(), moves, strict=True):
            del waiting[number]
            go_on(number, game, move)
    return [ends[number] for number in sorted(ends)]


_Game: TypeAlias = Generator[Question, Move, Ended]


def _game(start: Start, ask: Ask) -> _Game:
    """Play one game; yields what it asks bots that answer many at once, and is sent their moves."""
    state = start.state
    throws = decisions = 0
    while actors := state.to_act:
        if actors is CHANCE:
            move = start.throw(state, throws)
            state, throws = state.play(CHANCE, move), throws + 1
            start.watch(CHANCE, move, state)
            continue
        seat = actors[0]
        question = Question(start, seat, state.view(seat))
        if isinstance(question.bot, BatchBot):
            move = yield question
        else:
            (move,) = ask([question])
        try:
            state = state.play(seat, move)
        except IllegalMove as error:
            raise BotFailed(
                f"{question.name} chose {move} on seat {seat + 1}, which is illegal:"
                f" {error.reason.value} (in the position {write_position(question.state)})"
            ) from error
        decisions += not state.pending
        start.watch(seat, move, state)
    return Ended(state, throws, decisions)
