"""The results so far: wins, shares of wins and margins of every duel, and the bots' ratings."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from crosshex.arena.estimates import Estimate, RunningStats
from crosshex.arena.match import PlayedDeal, PlayedGame, Thinking
from crosshex.arena.ratings import Comparison, Rating, rate
from crosshex.arena.schedule import ArenaPlan, Duel, Seating
from crosshex.arena.sprt import Sprt
from crosshex.rules import Game


class Parts(NamedTuple):
    """How much of a game each of the two bots has: its seats, and the sides that they make up."""

    a_seats: int
    b_seats: int
    a_sides: int
    b_sides: int

    @classmethod
    def of(cls, game: Game, seating: Seating) -> "Parts":
        """The parts in a seating."""
        sides = [
            {game.side(seat) for seat, who in enumerate(seating) if who == bot} for bot in (0, 1)
        ]
        return cls(seating.count(0), seating.count(1), len(sides[0]), len(sides[1]))

    @property
    def odds(self) -> float:
        """How often the first bot wins for one win of the second, if both are equally strong."""
        return self.a_sides / self.b_sides


@dataclass
class DuelTally:
    """The counts of one duel; "we" are its first bot.

    Attributes:
        game: the game, with its seats and options.
        games: how many games were played.
        wins: the games that we alone won.
        ties: the games in which the win was shared, and draws.
        won: for every deal the part of its games that we won.
        lost: for every deal the part of its games that they won.
        share: for every deal our part of its wins, a tie being half a win.
        margin: for every deal our points minus theirs.
        adjusted: for every deal our part of its wins without luck, if the plan asks for it.
        playing_cpu: seconds of processor time for the games.
        luck_cpu: seconds of processor time for their luck.
        seatings: games and our shares, by how many seats and sides we and they had.
        endings: how the games ended.
    """

    game: Game
    games: int = 0
    wins: int = 0
    ties: int = 0
    won: RunningStats = field(default_factory=RunningStats)
    lost: RunningStats = field(default_factory=RunningStats)
    share: RunningStats = field(default_factory=RunningStats)
    margin: RunningStats = field(default_factory=RunningStats)
    adjusted: RunningStats = field(default_factory=RunningStats)
    playing_cpu: float = 0.0
    luck_cpu: float = 0.0
    seatings: dict[Parts, tuple[int, float]] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)

    @property
    def losses(self) -> int:
        """The games that the other bot alone won."""
        return self.games - self.wins - self.ties

    def add(self, deal: PlayedDeal) -> None:
        """Count one deal."""
        for game in deal.games:
            self._add_game(game)
        self.won.add(sum(game.share == 1.0 for game in deal.games) / len(deal.games))
        self.lost.add(sum(game.share == 0.0 for game in deal.games) / len(deal.games))
        self.share.add(deal.share)
        self.margin.add(deal.margin)
        if deal.adjusted is not None:
            self.adjusted.add(deal.adjusted)
        self.playing_cpu += deal.playing_cpu
        self.luck_cpu += deal.luck_cpu

    def _add_game(self, game: PlayedGame) -> None:
        self.games += 1
        self.wins += game.share == 1.0
        self.ties += 0.0 < game.share < 1.0
        parts = Parts.of(self.game, game.seating)
        games, share = self.seatings.get(parts, (0, 0.0))
        self.seatings[parts] = (games + 1, share + game.share)
        ending = str(game.outcome.ending)
        self.endings[ending] = self.endings.get(ending, 0) + 1


class Standings:
    """The results so far of a plan; `sprt` settles duels early.

    >>> from crosshex.arena.run import play
    >>> from crosshex.rules import Qwixx
    >>> plan = ArenaPlan(Qwixx(2), ("greedy", "random"))
    >>> standings = Standings(plan)
    >>> for deal in play(plan, deals=10):
    ...     standings.add(deal)
    >>> standings.tallies[Duel(0, 1)].wins > 15
    True
    """

    def __init__(self, plan: ArenaPlan, sprt: Sprt | None = None) -> None:
        self.plan = plan
        self.sprt = sprt
        self.tallies = {duel: DuelTally(plan.game) for duel in plan.duels}
        self.thinking = [Thinking() for _ in plan.bots]

    @property
    def games(self) -> int:
        """All games so far."""
        return sum(tally.games for tally in self.tallies.values())

    def add(self, deal: PlayedDeal) -> None:
        """Count a deal."""
        self.tallies[deal.duel].add(deal)
        for bot, thinking in zip(deal.duel, deal.thinking, strict=True):
            self.thinking[bot].add(thinking)

    def is_open(self, duel: Duel) -> bool:
        """Whether more games of a duel are wanted: always, or until the test has decided."""
        if self.sprt is None:
            return True
        return self.sprt.verdict(self.tallies[duel].share) is None

    def ratings(self, anchor: str | None = None) -> list[Rating]:
        """The ratings of all bots, in their order; `anchor` names one whose rating is fixed."""
        comparisons = [
            Comparison(duel.a, duel.b, parts.odds, games, share)
            for duel, tally in self.tallies.items()
            for parts, (games, share) in tally.seatings.items()
        ]
        fixed = None if anchor is None else self.plan.bots.index(anchor)
        return rate(len(self.plan.bots), comparisons, fixed)

    def report(self, anchor: str | None = None) -> dict[str, Any]:
        """Everything as plain values, ready for JSON."""
        ratings = self.ratings(anchor)
        bots = [
            {
                "bot": name,
                "rating": round(rating.value, 1),
                "rating_ci": [round(rating.low, 1), round(rating.high, 1)],
                "decisions": thinking.decisions,
                "ms_per_decision": _ms(thinking.seconds / max(1, thinking.decisions)),
                "longest_ms": _ms(thinking.longest),
            }
            for name, rating, thinking in zip(self.plan.bots, ratings, self.thinking, strict=True)
        ]
        bots.sort(key=lambda bot: -float(str(bot["rating"])))
        return {
            "games": self.games,
            "bots": bots,
            "duels": [self._duel(duel, tally) for duel, tally in self.tallies.items()],
        }

    def _duel(self, duel: Duel, tally: DuelTally) -> dict[str, Any]:
        found: dict[str, Any] = {
            "a": self.plan.bots[duel.a],
            "b": self.plan.bots[duel.b],
            "games": tally.games,
            "deals": tally.share.count,
            "wins": tally.wins,
            "ties": tally.ties,
            "losses": tally.losses,
        }
        if not tally.games:
            return found
        found |= _figures("win_rate", tally.won.rate_estimate())
        found |= _figures("loss_rate", tally.lost.rate_estimate())
        found |= _figures("share", tally.share.rate_estimate())
        if self.plan.game.description.unit == "points":
            found |= _figures("margin", tally.margin.estimate())
        if self.plan.adjusted:
            found |= _without_luck(tally)
        found["seatings"] = [
            {
                "a_seats": parts.a_seats,
                "b_seats": parts.b_seats,
                "games": games,
                "a_share": share / games,
            }
            for parts, (games, share) in sorted(tally.seatings.items())
        ]
        found["endings"] = tally.endings
        if self.sprt is not None:
            found["sprt"] = self.sprt.report(tally.share)
        return found


def odds_of(plan: ArenaPlan) -> tuple[float, ...]:
    """For each game of a deal, the odds of the first bot if both bots are equally strong.

    They depend on how many sides each bot has.
    """
    return tuple(Parts.of(plan.game, seating).odds for seating in plan.seatings)


def _without_luck(tally: DuelTally) -> dict[str, Any]:
    """Our share without luck, and what that gains and costs: lower variance, more time a deal."""
    variances = tally.share.variance, tally.adjusted.variance
    costs = tally.playing_cpu, tally.playing_cpu + tally.luck_cpu
    return {
        **_figures("adjusted", tally.adjusted.estimate()),
        "variance_ratio": variances[0] / variances[1] if variances[1] else None,
        "cpu_ratio": costs[1] / costs[0] if costs[0] else None,
    }


def _figures(name: str, estimate: Estimate) -> dict[str, Any]:
    interval = estimate.interval
    return {name: estimate.mean, f"{name}_ci": None if interval is None else list(interval)}


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 3)
