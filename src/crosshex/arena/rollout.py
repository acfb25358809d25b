"""Rollouts: what moves are worth, measured by playing on from a position many times.

Every move is played on with the same dice, so that what they differ by is much surer than what each
is worth. No position's value is needed, so it works for every game.
"""

from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from time import process_time
from typing import Final, NamedTuple

from typing_extensions import TypedDict

from crosshex.arena.estimates import Estimate, RunningStats
from crosshex.bots import BotLike, Programs, make_bot
from crosshex.bots.objects import load_bots
from crosshex.bots.threads import use_one_thread
from crosshex.record import read_position, write_position
from crosshex.rules import CHANCE, Game, Move, OptionError, Outcome, State
from crosshex.simulate.deals import Deal
from crosshex.simulate.playing import Ended, Start, play_all, play_out
from crosshex.workers import spread, workers_of

CHUNK: Final = 20
"""Games of each move in a chunk."""


Triple = tuple[float, float, float]
"""A figure and its interval of 95 %, in JSON."""


class MoveRolloutJson(TypedDict):
    """What games after a move came to: the share of the win, points, and how much less than best.

    For games without points, points are shares.
    """

    move: str
    share: Triple
    points: Triple
    behind: Triple


class RolloutJson(TypedDict):
    """A rollout as JSON; the best move first."""

    seat: int
    games: int
    moves: list[MoveRolloutJson]


class MoveRollout(NamedTuple):
    """What a move came to.

    Attributes:
        move: the move.
        share: the seat's share of the win: 1, its part of a shared win, ½ for a draw, or 0.
        points: its points at the end, or in a game without points the same as `share`.
        lead: its points minus those of the best other side; alone the same as `points`.
        behind: how much less `lead` is than that of the best move, with the same dice in each game;
            0 for the best move.

    >>> from crosshex.rules import Six
    >>> [first] = rollout(Six().start(), Six().parse("-1,0"), "random", games=2).moves
    >>> str(first.move), first.behind.mean
    ('-1,0', 0.0)
    """

    move: Move
    share: Estimate
    points: Estimate
    lead: Estimate
    behind: Estimate


@dataclass(frozen=True)
class Rollout:
    """The moves of a seat in a position, the best first.

    Attributes:
        seat: whose moves they are, from 0.
        games: how many games were played after each move.
        moves: what each came to.

    >>> from crosshex.rules import Six
    >>> print(rollout(Six().start(), bots="random", games=2))  # doctest: +ELLIPSIS
    move    won %         points          behind
    ...
    """

    seat: int
    games: int
    moves: tuple[MoveRollout, ...]

    def to_json(self) -> RolloutJson:
        """The same as plain JSON."""
        return {
            "seat": self.seat,
            "games": self.games,
            "moves": [
                {
                    "move": str(each.move),
                    "share": _triple(each.share),
                    "points": _triple(each.points),
                    "behind": _triple(each.behind),
                }
                for each in self.moves
            ],
        }

    def __str__(self) -> str:
        """A line for each move, with 95 % intervals."""
        width = max(len(str(each.move)) for each in self.moves)
        lines = [f"{'move':{width}}    won %         points          behind"]
        figures = ((each.move, each.share, each.points, each.behind) for each in self.moves)
        lines += [
            f"{move!s:{width}} {_spell(share, 100)} {_spell(points)} {_spell(behind)}"
            for move, share, points, behind in figures
        ]
        return "\n".join(lines)


def rollout(
    state: State,
    moves: Move | Iterable[Move] | None = None,
    bots: BotLike | Sequence[BotLike] = "greedy",
    games: int = 200,
    *,
    seat: int | None = None,
    seed: int = 1,
    workers: int = 1,
) -> Rollout:
    """Play on from a position after each of some moves, and compare how it went.

    Game i after one move has the same dice as game i after another. What other seats have chosen
    in secret is not used: they choose again, by their bot.

    >>> from crosshex import CHANCE, Qwixx, Roll
    >>> state = Qwixx(seats=2).start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    >>> moves = [state.parse(0, word) for word in ("r5", "g5", "-")]
    >>> done = rollout(state, moves, games=40, seat=0)
    >>> print(done.moves[-1].move, done.moves[0].behind.mean)
    g5 0.0

    Args:
        state: the position; a seat has to decide in it.
        moves: a move or several; None for all that are legal.
        bots: a bot for all seats, or one for each.
        games: how many games after each move.
        seat: whose moves they are; needed if several seats have to decide.
        seed: game i of a seed always has the same dice.
        workers: how many processes play; 0 for one on each core.

    Raises:
        OptionError: nobody has to decide, or it must be said who; the numbers make no sense.
        IllegalMove: a move is not legal.
        BotFailed, ProgramFailed: a bot crashed, or chose an illegal move.
    """
    plan = _planned(state, moves, bots, games, seat, seed)
    spans = [(plan, start, min(CHUNK, games - start)) for start in range(0, games, CHUNK)]
    ends: list[list[Outcome]] = []
    with closing(spread(_play, spans, workers_of(workers))) as done:
        for part in done:
            ends += part
    return _counted(plan, ends)


def rollout_steps(
    state: State,
    moves: Move | Iterable[Move] | None = None,
    bots: BotLike | Sequence[BotLike] = "greedy",
    games: int = 200,
    *,
    seat: int | None = None,
    seed: int = 1,
    seconds: float | None = None,
) -> Generator[tuple[int, int], None, Rollout]:
    """The same game by game, here: how many rounds are played, of how many; returns the rollout.

    A round is a game after each move. With `seconds`, the round in which so much time is used up is
    the last one.

    >>> from crosshex.rules import Six
    >>> steps = rollout_steps(Six().start(), Six().parse("-1,0"), "random", games=2)
    >>> list(steps)
    [(0, 2), (1, 2), (2, 2)]

    Raises:
        OptionError, IllegalMove: as `rollout`.
    """
    plan = _planned(state, moves, bots, games, seat, seed)
    ends: list[list[Outcome]] = []
    used = 0.0
    yield 0, games
    with Programs() as programs:
        while not ends or (len(ends) < games and (seconds is None or used < seconds)):
            row: list[Outcome] = []
            for move in plan.moves:
                begun = process_time()
                row.append(_outcome(play_out(_start(plan, move, len(ends), programs))))
                used += process_time() - begun
                if len(row) < len(plan.moves):
                    yield len(ends), games
            ends.append(row)
            yield len(ends), games
    return _counted(plan, ends)


def _planned(
    state: State,
    moves: Move | Iterable[Move] | None,
    bots: BotLike | Sequence[BotLike],
    games: int,
    seat: int | None,
    seed: int,
) -> "_Plan":
    """What is played.

    Raises:
        OptionError, IllegalMove: as `rollout`.
    """
    if not isinstance(state, State):
        raise OptionError(f"expected a state, such as read_position(text), not {state!r}")
    seat = _deciding(state, seat)
    if type(games) is not int or games < 1:
        raise OptionError(f"games is a number from 1, not {games!r}")
    if state.pending:
        state = read_position(write_position(state))
    if moves is None:
        moves = state.legal(seat)
    chosen = (moves,) if isinstance(moves, Move | str) else tuple(moves)
    if not chosen:
        raise OptionError("name a move, or leave moves out to compare all")
    for move in chosen:
        state.play(seat, move)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        bots = [bots] * state.game.seats
    names = load_bots(bots)
    if len(names) != state.game.seats:
        raise OptionError(f"expected a bot, or {state.game.seats} of them, not {len(names)}")
    use_one_thread()
    return _Plan(state, seat, chosen, names, seed)


class _Plan(NamedTuple):
    state: State
    seat: int
    moves: tuple[Move, ...]
    bots: tuple[str, ...]
    seed: int


def _deciding(state: State, seat: int | None) -> int:
    """The seat whose moves are compared."""
    actors = state.to_act
    if actors is CHANCE or not actors:
        told = "the dice must be thrown first" if actors else "the game is over"
        raise OptionError(f"nobody has to decide in this position: {told}")
    if seat is None:
        if len(actors) > 1:
            named = " or ".join(f"seat={actor}" for actor in actors)
            raise OptionError(f"several seats have to decide: say {named}")
        return actors[0]
    state.game.check_seat(seat)
    if seat not in actors:
        raise OptionError(f"seat {seat + 1} has nothing to decide now")
    return seat


def _play(plan: _Plan, start: int, count: int) -> list[list[Outcome]]:
    """For each of some games, how it ended after each move."""
    with Programs() as programs:
        ends = play_all(
            _start(plan, move, number, programs)
            for number in range(start, start + count)
            for move in plan.moves
        )
    outcomes = [_outcome(end) for end in ends]
    width = len(plan.moves)
    return [outcomes[row : row + width] for row in range(0, len(outcomes), width)]


def _start(plan: _Plan, move: Move, number: int, programs: Programs) -> Start:
    programs.game_over()
    game, deal = plan.state.game, Deal(plan.seed, number)
    bots = [
        make_bot(name, game, deal.bot_seed(seat), programs=programs)
        for seat, name in enumerate(plan.bots)
    ]
    return Start(plan.state.play(plan.seat, move), bots, deal.throw, names=plan.bots)


def _outcome(end: Ended) -> Outcome:
    assert end.state.outcome is not None
    return end.state.outcome


def _counted(plan: _Plan, ends: list[list[Outcome]]) -> Rollout:
    """The figures of each move, the best first."""
    game, seat = plan.state.game, plan.seat
    leads = [[_lead(game, outcome, seat) for outcome in row] for row in ends]
    means = [sum(column) for column in zip(*leads, strict=True)]
    order = sorted(range(len(plan.moves)), key=lambda at: -means[at])
    found = []
    for at in order:
        outcomes = [row[at] for row in ends]
        share, points, lead, behind = (RunningStats() for _ in range(4))
        for outcome, row in zip(outcomes, leads, strict=True):
            share.add(_share(game, outcome, seat))
            points.add(float(outcome.scores[seat]))
            lead.add(row[at])
            behind.add(row[order[0]] - row[at])
        found.append(
            MoveRollout(
                plan.moves[at],
                share.rate_estimate(),
                points.estimate(),
                lead.estimate(),
                behind.estimate(),
            )
        )
    return Rollout(seat, len(ends), tuple(found))


def _share(game: Game, outcome: Outcome, seat: int) -> float:
    if game.description.unit == "share":
        return float(outcome.scores[seat])
    if not outcome.winners:
        return 1 / game.seats
    return (seat in outcome.winners) / len(outcome.winners)


def _lead(game: Game, outcome: Outcome, seat: int) -> float:
    mine = game.side(seat)
    others = [s for other, s in enumerate(outcome.scores) if game.side(other) != mine]
    return float(outcome.scores[seat] - max(others, default=0.0))


def _spell(estimate: Estimate, times: float = 1.0) -> str:
    """A mean with half the width of its interval."""
    if estimate.interval is None:
        return f"{times * estimate.mean:7.1f}        "
    half = times * (estimate.interval.high - estimate.interval.low) / 2
    return f"{times * estimate.mean:7.1f} ± {half:5.1f}"


def _triple(estimate: Estimate) -> tuple[float, float, float]:
    """A mean with the bounds of its interval; of one game, the mean alone."""
    interval = estimate.interval
    if interval is None:
        return estimate.mean, estimate.mean, estimate.mean
    return estimate.mean, interval.low, interval.high
