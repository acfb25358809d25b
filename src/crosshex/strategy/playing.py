"""Plays the games that claims are measured on, and turns results into figures with intervals."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from crosshex.arena.estimates import RunningStats
from crosshex.arena.opening import drawn_opening
from crosshex.bots import Bot
from crosshex.rules import CHANCE, Game, Outcome, State
from crosshex.simulate.deals import Deal
from crosshex.simulate.playing import Start, play_out
from crosshex.strategy.claims import Experiment, Figure, StrategyError

OPENING: Final = 4
"""How many first moves of a game without dice are random, so that games differ."""

BotMaker = Callable[[Game, int], Bot]
"""Makes a bot for a game and a seed."""


class SampleGame(NamedTuple):
    """A game that was played.

    Attributes:
        states: every state from the end of the opening on.
        outcome: how it ended.
    """

    states: list[State]
    outcome: Outcome

    def share(self, seat: int) -> float:
        """A seat's share of the win, which several winners divide; 0.5 in a draw."""
        winners = self.outcome.winners
        if not winners:
            return 0.5
        return (seat in winners) / len(winners)


def play(game: Game, deal: Deal, makers: Sequence[BotMaker], seating: int = 0) -> SampleGame:
    """Play one game of a deal, with one bot for each seat."""
    bots = [make(game, deal.bot_seed(seat, seating)) for seat, make in enumerate(makers)]
    state = game.start()
    for move in drawn_opening(deal, game, OPENING):
        assert state.to_act is not CHANCE
        state = state.play(state.to_act[0], move)
    states = [state]
    end = play_out(Start(state, bots, deal.throw, lambda actor, move, after: states.append(after)))
    assert end.state.outcome is not None
    return SampleGame(states, end.state.outcome)


def play_many(experiment: Experiment, game: Game, make: BotMaker) -> list[SampleGame]:
    """Games of a bot against itself."""
    games = []
    for number in range(experiment.games):
        deal = Deal(experiment.seed, number)
        games.append(play(deal.game_of(game), deal, [make] * game.seats))
        experiment.progress(number + 1, experiment.games)
    return games


def duel(experiment: Experiment, game: Game, mine: BotMaker, yours: BotMaker) -> Figure:
    """The share of wins of one bot against another in a game for two.

    Every deal is played twice, with the seats exchanged.
    """
    stats = RunningStats()
    for number in range(experiment.games // 2):
        deal = Deal(experiment.seed, number)
        dealt = deal.game_of(game)
        there = play(dealt, deal, (mine, yours)).share(0)
        back = play(dealt, deal, (yours, mine), seating=1).share(1)
        stats.add((there + back) / 2)
        experiment.progress(2 * (number + 1), experiment.games)
    return share_of(stats)


def share_of(stats: RunningStats) -> Figure:
    """A mean between 0 and 1 with its interval; without values, the whole range."""
    if not stats.count:
        return Figure(0.5, 0.0, 1.0)
    mean, interval = stats.rate_estimate()
    assert interval is not None
    return Figure(mean, *interval)


def share_in(flags: Sequence[bool] | Sequence[float]) -> Figure:
    """The share of these that are true, or their mean, with its interval."""
    return share_of(_stats(flags))


def mean_in(values: Sequence[float]) -> Figure:
    """The mean of these with its interval.

    Raises:
        StrategyError: there are too few values for an interval.
    """
    if len(values) < 2:
        raise StrategyError("too few games to measure this: ask for more")
    mean, interval = _stats(values).estimate()
    assert interval is not None
    return Figure(mean, *interval)


def _stats(values: Sequence[float]) -> RunningStats:
    stats = RunningStats()
    for value in values:
        stats.add(value)
    return stats
