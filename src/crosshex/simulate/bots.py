"""Simulated games between bots that are not compiled: with the rules library, in processes.

Game i of a seed has the same dice and the same lots as in the kernels, and every bot gets its own
seed from the same source. So these results do not depend on the number of workers either.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosshex.bots import BatchBot, Bot, Programs, make_bot
from crosshex.bots.threads import use_one_thread
from crosshex.fast.core.rng import BOT_STREAM, DICE_STREAM, FRACTION_BITS, SETUP_STREAM, words
from crosshex.fast.simulation.tally import HIGHEST, LOWEST, GameResults
from crosshex.rules import CHANCE, Game, Move, Outcome, State
from crosshex.simulate.compiled import endings_of, per_point
from crosshex.simulate.plan import SimulationError, SimulationPlan
from crosshex.simulate.rooms import COLUMNS

CHUNK = 4
"""Games in a chunk."""
TOGETHER = 256
"""Games in a chunk if a bot decides in many positions at once: they are played side by side."""

_MASK = (1 << FRACTION_BITS) - 1
_WORDS = 64


def play_slowly(plan: SimulationPlan) -> Callable[[int, int], GameResults]:
    """The function that plays a plan whose bots are not all kernels.

    Raises:
        CrosshexError: no such bot plays this game.
    """
    use_one_thread()
    with Programs() as programs:
        _bots(plan, 0, _dealt(plan, 0), programs, {})
    return partial(_play, plan)


def chunk_size(plan: SimulationPlan) -> int:
    """Games in a chunk; the results depend on it only if a bot's random numbers do."""
    with Programs() as programs:
        bots = _bots(plan, 0, _dealt(plan, 0), programs, {})
    return TOGETHER if any(isinstance(bot, BatchBot) for bot in bots) else CHUNK


def _play(plan: SimulationPlan, start: int, count: int) -> GameResults:
    numbers = range(start, start + count)
    with Programs() as programs:
        played = _side_by_side(plan, numbers, programs)
    ends = [end for end, _ in played]
    outcomes = [_outcome(end) for end in ends]
    columns = COLUMNS.get(plan.description)
    return GameResults(
        start,
        _by_bot(plan, start, _scores(plan, outcomes)),
        np.array([turns for _, turns in played], np.int16),
        np.array([_ending(plan, outcome) for outcome in outcomes], np.int8),
        {
            name: _by_bot(plan, start, column) if column.ndim == 2 else column
            for name, column in (columns(ends) if columns else {}).items()
        },
    )


class _Question(NamedTuple):
    """What a game asks a bot that decides in many positions at once."""

    bot: BatchBot
    state: State
    seat: int


Played = tuple[State, int]
"""The final state of a game, and its turns: throws, or decisions in a game without dice."""


def _side_by_side(plan: SimulationPlan, numbers: range, programs: Programs) -> list[Played]:
    """Play games; those that wait for the same batch bot are answered together.

    Without such a bot each game is over before the next one begins.
    """
    shared: dict[int, Bot] = {}
    ends: dict[int, Played] = {}
    waiting: dict[int, tuple[Generator[_Question, Move, Played], _Question]] = {}

    def go_on(number: int, game: Generator[_Question, Move, Played], move: Move | None) -> None:
        try:
            waiting[number] = game, (next(game) if move is None else game.send(move))
        except StopIteration as over:
            ends[number] = over.value

    for number in numbers:
        go_on(number, _game(plan, number, programs, shared), None)
    while waiting:
        bot = next(iter(waiting.values()))[1].bot
        asked = {number: each for number, each in waiting.items() if each[1].bot is bot}
        questions = [question for _, question in asked.values()]
        moves = bot.choose_all([q.state for q in questions], [q.seat for q in questions])
        if len(moves) != len(asked):
            raise SimulationError(f"{len(asked)} positions were asked, and {len(moves)} answered")
        for (number, (game, _)), move in zip(asked.items(), moves, strict=True):
            del waiting[number]
            go_on(number, game, move)
    return [ends[number] for number in numbers]


def _game(
    plan: SimulationPlan, number: int, programs: Programs, shared: dict[int, Bot]
) -> Generator[_Question, Move, Played]:
    """Play one game; yields what it asks batch bots, and is sent their moves."""
    game = _dealt(plan, number)
    bots = _bots(plan, number, game, programs, shared)
    sits = _seats_of_bots(plan, number)
    state = game.start(number % plan.seats if plan.description.first_by_lot else 0)
    dice = _words(plan, number, DICE_STREAM)
    throws = decisions = 0
    while actors := state.to_act:
        if actors is CHANCE:
            spend = _spender(next(dice))
            drawn = [spend(die.faces) for die in state.dice]
            state = state.play(CHANCE, state.throw_all(drawn))
            throws += 1
            continue
        for seat in actors:
            bot, seen = bots[sits.index(seat)], state.view(seat)
            if isinstance(bot, BatchBot):
                move = yield _Question(bot, seen, seat)
            else:
                move = bot.choose(seen, seat)
            state = state.play(seat, move)
        decisions += 1
    return state, throws if plan.description.dice else decisions


def _dealt(plan: SimulationPlan, number: int) -> Game:
    """One game, with what is drawn by lot for it."""
    if not plan.draws:
        return plan.game
    setup = _words(plan, number, SETUP_STREAM)

    def sample(pool: Sequence[Any], count: int) -> Sequence[Any]:
        order, spend = list(pool), _spender(next(setup))
        for i in range(count):
            k = i + spend(len(order) - i)
            order[i], order[k] = order[k], order[i]
        return order[:count]

    return plan.game.deal(sample)


def _bots(
    plan: SimulationPlan, number: int, game: Game, programs: Programs, shared: dict[int, Bot]
) -> list[Bot]:
    """The bots of one game; the programs of the previous game are free again.

    A batch bot is made once for all games of a chunk and kept in `shared`, by its place.
    """
    programs.game_over()
    bots = []
    for place, name in enumerate(plan.bots):
        if (bot := shared.get(place)) is None:
            seed = int(words(plan.seed, number, BOT_STREAM + place, 1)[0])
            bot = make_bot(name, game, seed, programs=programs)
            if isinstance(bot, BatchBot):
                shared[place] = bot
        bots.append(bot)
    return bots


def _seats_of_bots(plan: SimulationPlan, number: int) -> list[int]:
    """Where each bot sits. Bot i, modulo the number of seats, begins game i.

    Where any seat may begin, bots keep their seats. Else bot j sits j - i seats after the first.
    """
    if plan.description.first_by_lot:
        return list(range(plan.seats))
    return [(bot - number) % plan.seats for bot in range(plan.seats)]


# -- random numbers, the same as in the kernels


def _words(plan: SimulationPlan, number: int, stream: int) -> Iterator[int]:
    """The random words of a game's stream, one after the other."""
    found: list[int] = []
    while True:
        known = len(found)
        found = words(plan.seed, number, stream, known + _WORDS).tolist()
        yield from found[known:]


def _spender(word: int) -> Callable[[int], int]:
    """A function that takes digits off a random word: each call gives a number below `sides`."""

    def spend(sides: int) -> int:
        nonlocal word
        word *= sides
        digit, word = word >> FRACTION_BITS, word & _MASK
        return digit

    return spend


# -- results


def _outcome(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def _by_bot(plan: SimulationPlan, start: int, column: NDArray[Any]) -> NDArray[Any]:
    """A column by seat, reordered by bot."""
    seats = [_seats_of_bots(plan, start + row) for row in range(len(column))]
    return np.take_along_axis(column, np.array(seats), axis=1)


def _scores(plan: SimulationPlan, outcomes: Sequence[Outcome]) -> NDArray[Any]:
    """The scores in the units of a tally.

    Raises:
        SimulationError: a score is not a whole number of units, or is out of range.
    """
    exact = np.array([outcome.scores for outcome in outcomes]) * per_point(plan)
    whole = exact.astype(np.int16)
    if (whole != exact).any() or whole.min() < LOWEST or whole.max() > HIGHEST:
        raise SimulationError(
            f"{plan.game.name} has scores that cannot be counted: they must be whole numbers from"
            f" {LOWEST} to {HIGHEST}, or shares in steps of ½"
        )
    return whole


def _ending(plan: SimulationPlan, outcome: Outcome) -> int:
    endings, ending = endings_of(plan), str(outcome.ending)
    if ending not in endings:
        raise SimulationError(f"{plan.game.name} does not describe the ending {ending!r}")
    return endings.index(ending)
