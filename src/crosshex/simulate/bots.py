"""Simulated games between bots that are not compiled: with the rules library, in processes.

Game i of a seed has the same dice and the same lots as in the kernels, and every bot gets its own
seed from the same source. So these results do not depend on the number of workers either.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crosshex.bots import BatchBot, Bot, Programs, make_bot
from crosshex.bots.threads import use_one_thread
from crosshex.rules import Game, Outcome, State
from crosshex.simulate.compiled import endings_of, per_point
from crosshex.simulate.deals import Deal
from crosshex.simulate.plan import SimulationError, SimulationPlan
from crosshex.simulate.playing import Start, play_all
from crosshex.simulate.rooms import COLUMNS
from crosshex.simulate.tally import HIGHEST, LOWEST, GameResults

CHUNK = 4
"""Games in a chunk."""
TOGETHER = 256
"""Games in a chunk if a bot decides in many positions at once: they are played side by side."""


def play_slowly(plan: SimulationPlan) -> Callable[[int, int], GameResults]:
    """The function that plays a plan whose bots are not all kernels.

    Raises:
        CrosshexError: no such bot plays this game.
    """
    use_one_thread()
    with Programs() as programs:
        _any_bots(plan, programs)
    return partial(_play, plan)


def chunk_size(plan: SimulationPlan) -> int:
    """Games in a chunk; the results depend on it only if a bot's random numbers do."""
    with Programs() as programs:
        bots = _any_bots(plan, programs)
    return TOGETHER if any(isinstance(bot, BatchBot) for bot in bots) else CHUNK


def _play(plan: SimulationPlan, start: int, count: int) -> GameResults:
    numbers = range(start, start + count)
    shared: dict[int, Bot] = {}
    with Programs() as programs:
        starts = (_start(plan, number, programs, shared) for number in numbers)
        played = play_all(starts)
    ends = [end.state for end in played]
    outcomes = [_outcome(end) for end in ends]
    columns = COLUMNS.get(plan.description)
    turns = [end.throws if plan.description.dice else end.decisions for end in played]
    return GameResults(
        start,
        _by_bot(plan, start, _scores(plan, outcomes)),
        np.array(turns, np.int16),
        np.array([_ending(plan, outcome) for outcome in outcomes], np.int8),
        {
            name: _by_bot(plan, start, column) if column.ndim == 2 else column
            for name, column in (columns(ends) if columns else {}).items()
        },
    )


def _start(plan: SimulationPlan, number: int, programs: Programs, shared: dict[int, Bot]) -> Start:
    """One game; a batch bot is made once for all games of a chunk and kept in `shared`."""
    deal = Deal(plan.seed, number)
    game = deal.game_of(plan.game) if plan.draws else plan.game
    bots = _bots(plan, deal, game, programs, shared)
    sits = _seats_of_bots(plan, number)
    first = number % plan.seats if plan.description.first_by_lot else 0
    places = [sits.index(seat) for seat in range(plan.seats)]
    seated, names = [bots[place] for place in places], [plan.bots[place] for place in places]
    return Start(game.start(first), seated, deal.throw, names=names)


def _bots(
    plan: SimulationPlan, deal: Deal, game: Game, programs: Programs, shared: dict[int, Bot]
) -> list[Bot]:
    """The bots of one game by their places; the programs of the previous game are free again."""
    programs.game_over()
    bots = []
    for place, name in enumerate(plan.bots):
        if (bot := shared.get(place)) is None:
            bot = make_bot(name, game, deal.bot_seed(place), programs=programs)
            if isinstance(bot, BatchBot):
                shared[place] = bot
        bots.append(bot)
    return bots


def _any_bots(plan: SimulationPlan, programs: Programs) -> list[Bot]:
    """Bots of the first game."""
    deal = Deal(plan.seed)
    game = deal.game_of(plan.game) if plan.draws else plan.game
    return _bots(plan, deal, game, programs, {})


def _seats_of_bots(plan: SimulationPlan, number: int) -> list[int]:
    """Where each bot sits. Bot i, modulo the number of seats, begins game i.

    Where any seat may begin, bots keep their seats. Else bot j sits j - i seats after the first.
    """
    if plan.description.first_by_lot:
        return list(range(plan.seats))
    return [(bot - number) % plan.seats for bot in range(plan.seats)]


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
