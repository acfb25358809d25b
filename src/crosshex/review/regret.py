"""Regret: how much a bot gives away by its decisions, free of the luck of the dice.

The bot plays games; the review values each of its decisions, and what a decision is worth less than
the best one is its loss. Where one plays alone and the game is solved, the losses are exact: their
sum in a game is on average what perfect play makes more than the bot.
"""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, NamedTuple

from crosshex.arena.estimates import Estimate, Interval, RunningStats
from crosshex.arena.match import RecordedGame, play_recorded
from crosshex.arena.schedule import Entrant
from crosshex.bots import BotLike, Programs, make_bot
from crosshex.bots.objects import load_bots
from crosshex.bots.threads import use_one_thread
from crosshex.bots.values import Unit
from crosshex.record import Record, write_position
from crosshex.review.grades import GRADES
from crosshex.review.room import review_record
from crosshex.review.types import Grade
from crosshex.rules import Game, OptionError
from crosshex.rules.game import check_game
from crosshex.simulate.deals import Deal
from crosshex.workers import spread, workers_of

OPPONENT: Final = "master"
"""Who sits on the other seats if nobody is named."""
WORST: Final = 5
"""How many of the worst decisions are told."""
CHUNK: Final = 5
"""Games in a chunk."""


class Mistake(NamedTuple):
    """A decision with a loss.

    Attributes:
        loss: how much less the move was worth than the best one.
        position: where it was made, on one line.
        seat: whose decision it was.
        move: what was chosen.
        best: what would have been best.
        grade: how bad that is.
    """

    loss: float
    position: str
    seat: int
    move: str
    best: str
    grade: Grade


class GameRegret(NamedTuple):
    """The decisions of a seat in one game; those with only one legal move do not count.

    Attributes:
        unit: points where one plays alone, else shares of the win.
        exact: whether the values are solved rather than learnt.
        values: their name.
        start: what the start was worth.
        result: the points or the share of the win at the end.
        adjusted: the same without the luck of the dice.
        loss: of all decisions together.
        decisions: how many there were.
        mistakes: those with a loss.
    """

    unit: Unit
    exact: bool
    values: str
    start: float
    result: float
    adjusted: float
    loss: float
    decisions: int
    mistakes: tuple[Mistake, ...]


@dataclass(frozen=True)
class Regret:
    """What the decisions of a bot cost.

    Attributes:
        bot: its name.
        game: the name of the game.
        seats: how many play.
        against: who sat on the other seats; empty where the bot plays alone.
        games: how many games were played.
        decisions: how many decisions with a choice there were in them.
        unit: points where one plays alone, else shares of the win.
        exact: whether the losses are exact; if not, they are those of learnt values.
        values: the name of the values.
        start: what the start is worth on average.
        result: what the bot made, with the luck of the dice.
        adjusted: the same without that luck.
        per_game: the loss of all decisions of a game.
        per_decision: the loss of a decision.
        grades: how many decisions there are of each grade.
        worst: the decisions that cost most.
    """

    bot: str
    game: str
    seats: int
    against: str
    games: int
    decisions: int
    unit: Unit
    exact: bool
    values: str
    start: float
    result: Estimate
    adjusted: Estimate
    per_game: Estimate
    per_decision: Estimate
    grades: dict[Grade, int]
    worst: tuple[Mistake, ...]

    def to_json(self) -> dict[str, Any]:
        """The object that `crosshex regret --json` prints for each bot."""
        found = dict(vars(self))
        for name in ("result", "adjusted", "per_game", "per_decision"):
            mean, interval = found[name]
            found[name] = {"mean": mean, "ci": list(interval) if interval else None}
        found["worst"] = [mistake._asdict() for mistake in self.worst]
        return found


def regret(
    game: Game,
    bot: BotLike,
    games: int = 100,
    *,
    against: BotLike = OPPONENT,
    seconds: float | None = None,
    seed: int = 1,
    draws: bool = True,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Regret:
    """Let a bot play, and add up what its decisions cost.

    >>> from crosshex import Qwixx
    >>> found = regret(Qwixx(seats=1), "greedy-1", games=2)
    >>> found.unit, found.games, found.per_game.mean > 5
    ('points', 2, True)

    Args:
        game: the game with its seats; alone the losses are exact where the game is solved.
        bot: a name or an object, as everywhere; game i has it on seat i modulo the seats.
        games: how many games.
        against: who plays on the other seats.
        seconds: for a decision, for bots that search.
        seed: game i of a seed always has the same dice.
        draws: whether options drawn by lot are drawn for each game, or taken from `game`.
        workers: how many processes play; 0 for one on each core. The result is the same.
        progress: called with the number of games so far.

    Raises:
        OptionError: there is no game to play.
        NoReview, NoValues: the decisions of this game cannot be valued.
        BotFailed, ProgramFailed: a bot crashed, or chose an illegal move.
    """
    check_game(game)
    if type(games) is not int or games < 1:
        raise OptionError(f"games is a number from 1, not {games!r}")
    names = load_bots([bot, against])
    entrants = tuple(Entrant.parse(name, seconds) for name in names)
    plan = _Plan(game, entrants, seed, draws)
    use_one_thread()
    spans = [(plan, start, min(CHUNK, games - start)) for start in range(0, games, CHUNK)]
    done: list[GameRegret] = []
    with closing(spread(_play, spans, workers_of(workers))) as chunks:
        for chunk in chunks:
            done += chunk
            progress(len(done))
    return summed(done, game, names[0], names[1] if game.seats > 1 else "")


def regret_of(record: Record, seat: int = 0, *, seconds: float | None = None) -> GameRegret:
    """What the decisions of a seat of a recorded game cost.

    >>> from crosshex.rules import CHANCE, Qwixx, Roll
    >>> record = Record.start(Qwixx(seats=1)).played(CHANCE, Roll.parse("5 6 1 1 1 1"))
    >>> game = regret_of(record.played(0, record.state.parse(0, "r11")))
    >>> game.decisions, game.mistakes[0].move, game.loss > 10
    (1, 'r11', True)

    Args:
        record: the game, finished or not.
        seat: whose decisions.
        seconds: for the value of a move, in games that search; None for their default.

    Raises:
        NoReview, NoValues: the decisions of this game cannot be valued.
    """
    record = record.without_pending()
    review = review_record(record, seconds=seconds)
    before = [
        write_position(state)
        for step, (state, _) in zip(record.steps, pairwise(record.states()), strict=False)
        if step.actor == seat
    ]
    made = [decision for decision in review.decisions if decision.seat == seat]
    mistakes = [
        Mistake(each.loss, position, seat, each.move, each.best, each.grade)
        for each, position in zip(made, before, strict=True)
        if each.loss > 0
    ]
    return GameRegret(
        review.unit,
        review.exact,
        review.values,
        review.start[seat],
        review.result[seat],
        review.totals[seat].adjusted,
        sum(mistake.loss for mistake in mistakes),
        sum(len(each.moves) > 1 for each in made),
        tuple(mistakes),
    )


def summed(games: Sequence[GameRegret], game: Game, bot: str, against: str = "") -> Regret:
    """The figures of some games, at least one; intervals come from the variance among games."""
    result, adjusted, per_game, rest = (RunningStats() for _ in range(4))
    decisions = sum(each.decisions for each in games)
    mean = sum(each.loss for each in games) / max(1, decisions)
    for each in games:
        result.add(each.result)
        adjusted.add(each.adjusted)
        per_game.add(each.loss)
        # A ratio of two sums: its error is that of what each game deviates from it.
        rest.add(each.loss - mean * each.decisions)
    spread, often = rest.estimate().interval, decisions / len(games)
    interval = None
    if spread is not None and often:
        half = (spread.high - spread.low) / 2 / often
        interval = Interval(mean - half, mean + half)
    mistakes = [mistake for each in games for mistake in each.mistakes]
    grades: dict[Grade, int] = {
        name: sum(mistake.grade == name for mistake in mistakes) for name in GRADES
    }
    grades["best"] += decisions - len(mistakes)
    first = games[0]
    return Regret(
        bot=bot,
        game=game.name,
        seats=game.seats,
        against=against,
        games=len(games),
        decisions=decisions,
        unit=first.unit,
        exact=all(each.exact for each in games),
        values=first.values,
        start=sum(each.start for each in games) / len(games),
        result=result.estimate(),
        adjusted=adjusted.estimate(),
        per_game=per_game.estimate(),
        per_decision=Estimate(mean, interval),
        grades=grades,
        worst=tuple(sorted(mistakes, key=lambda one: -one.loss)[:WORST]),
    )


class _Plan(NamedTuple):
    game: Game
    entrants: tuple[Entrant, ...]
    """The bot, and who sits on the other seats."""
    seed: int
    draws: bool


def _play(plan: _Plan, start: int, count: int) -> list[GameRegret]:
    with Programs() as programs:
        return [_game(plan, number, programs) for number in range(start, start + count)]


def _game(plan: _Plan, number: int, programs: Programs) -> GameRegret:
    programs.game_over()
    deal, seats = Deal(plan.seed, number), plan.game.seats
    game, seat = deal.game_of(plan.game) if plan.draws else plan.game, number % seats
    sitting = [plan.entrants[0 if other == seat else 1] for other in range(seats)]
    bots = [
        make_bot(one.bot, game, deal.bot_seed(other), one.seconds, programs=programs)
        for other, one in enumerate(sitting)
    ]
    begun = Record.start(game, names=tuple(str(one.name) for one in sitting))
    (played,) = play_recorded([RecordedGame(begun, bots, deal.throw)])
    return regret_of(played.record, seat)
