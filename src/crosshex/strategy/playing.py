"""Games that are played to be measured: the same deals for both players, and what comes of them."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from crosshex.arena.deals import Deal
from crosshex.arena.estimates import RunningStats
from crosshex.bots import Bot
from crosshex.rules import CHANCE, Game, Outcome, State
from crosshex.strategy.claims import Figure, StrategyError, Work

OPENING: Final = 4
"""How many first moves of a game without dice are drawn by lot, so that games differ."""

Maker = Callable[[Game, int], Bot]
"""Makes a player for a table and a seed."""


class Play(NamedTuple):
    """A game as it was played.

    Attributes:
        states: every state that the bots met, and the last one.
        outcome: how it ended.
    """

    states: list[State]
    outcome: Outcome

    def share(self, seat: int) -> float:
        """The part of the win that a seat has; half of a draw."""
        winners = self.outcome.winners
        if not winners:
            return 0.5
        return (seat in winners) / len(winners)


def play(game: Game, deal: Deal, makers: Sequence[Maker], seating: int = 0) -> Play:
    """One game of a deal, a bot for each seat."""
    bots = [make(game, deal.bot_seed(seating, seat)) for seat, make in enumerate(makers)]
    state = game.start()
    for move in deal.opening(game, OPENING):
        assert state.to_act is not CHANCE
        state = state.play(state.to_act[0], move)
    states, turn = [state], 0
    while actors := state.to_act:
        if actors is CHANCE:
            state = state.play(CHANCE, deal.throw(state, turn))
            turn += 1
        else:
            seat = actors[0]
            state = state.play(seat, bots[seat].choose(state.view(seat), seat))
        states.append(state)
    assert state.outcome is not None
    return Play(states, state.outcome)


def play_many(work: Work, game: Game, make: Maker) -> list[Play]:
    """So many games of a player against itself."""
    games = []
    for number in range(work.games):
        deal = Deal(work.seed, number)
        games.append(play(deal.game_of(game), deal, [make] * game.seats))
        work.tell(number + 1, work.games)
    return games


def duel(work: Work, game: Game, mine: Maker, yours: Maker) -> Figure:
    """The share of the wins that one player has against another at a table for two.

    Every deal is played twice, with the seats exchanged.
    """
    stats = RunningStats()
    for number in range(work.games // 2):
        deal = Deal(work.seed, number)
        table = deal.game_of(game)
        there = play(table, deal, (mine, yours)).share(0)
        back = play(table, deal, (yours, mine), seating=1).share(1)
        stats.add((there + back) / 2)
        work.tell(2 * (number + 1), work.games)
    return share_of(stats)


def share_of(stats: RunningStats) -> Figure:
    """A mean between 0 and 1 with its interval; where there was nothing to count it may be any."""
    if not stats.count:
        return Figure(0.5, 0.0, 1.0)
    mean, interval = stats.rate_estimate()
    assert interval is not None
    return Figure(mean, *interval)


def mean_of(stats: RunningStats) -> Figure:
    """A mean with its interval.

    Raises:
        StrategyError: there are too few values for an interval.
    """
    if stats.count < 2:
        raise StrategyError("these games are too few to measure it: ask for more")
    mean, interval = stats.estimate()
    assert interval is not None
    return Figure(mean, *interval)


def share_in(flags: Sequence[bool] | Sequence[float]) -> Figure:
    """How many of these are so."""
    return share_of(_stats(flags))


def mean_in(values: Sequence[float]) -> Figure:
    """The mean of these."""
    return mean_of(_stats(values))


def _stats(values: Sequence[float]) -> RunningStats:
    stats = RunningStats()
    for value in values:
        stats.add(value)
    return stats
