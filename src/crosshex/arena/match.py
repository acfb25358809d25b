"""One deal between two bots: a game in each seating, with the same chance."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from crosshex.arena.deals import Deal
from crosshex.arena.schedule import Duel, Plan, Seating
from crosshex.bots import Bot, ProgramFailed, Programs, make_bot
from crosshex.record import Record, write_position
from crosshex.rules import CHANCE, CrosshexError, Game, Move, Outcome, State


class BotFailed(CrosshexError):
    """A bot crashed or chose an illegal move; the message says which, and where."""


@dataclass
class Thinking:
    """How long a bot thought.

    Attributes:
        decisions: how often it was asked.
        seconds: how long it thought in all.
        longest: the most seconds for one decision.
    """

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: "Thinking") -> None:
        """Count another's thinking too."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


@dataclass(frozen=True)
class Played:
    """How one game of a deal went.

    Attributes:
        seating: which of the two bots sat where.
        outcome: how the game ended.
        record: the game in our notation.
    """

    seating: Seating
    outcome: Outcome
    record: str

    @property
    def share(self) -> float:
        """What bot 0 has of the win: 1, 0, or its part where the win is shared; ½ of a draw."""
        winners = self.outcome.winners
        if not winners:
            return 0.5
        return sum(self.seating[seat] == 0 for seat in winners) / len(winners)

    @property
    def margin(self) -> float:
        """How many points bot 0 has more than bot 1, on average of their seats."""
        points: tuple[list[float], list[float]] = ([], [])
        for bot, score in zip(self.seating, self.outcome.scores, strict=True):
            points[bot].append(score)
        mine, yours = points
        return sum(mine) / len(mine) - sum(yours) / len(yours)


@dataclass(frozen=True)
class PlayedDeal:
    """How a deal went: a game for each seating, and how long the two bots thought."""

    duel: Duel
    number: int
    games: tuple[Played, ...]
    thinking: tuple[Thinking, Thinking] = field(compare=False)

    @property
    def share(self) -> float:
        """What bot 0 has of the wins, on average; ½ if both are equally strong."""
        return sum(game.share for game in self.games) / len(self.games)

    @property
    def margin(self) -> float:
        """The points that bot 0 has more, on average."""
        return sum(game.margin for game in self.games) / len(self.games)


def play_deal(plan: Plan, duel: Duel, number: int, programs: Programs) -> PlayedDeal:
    """Play all games of one deal.

    Raises:
        BotFailed: a bot crashed, or chose an illegal move.
        ProgramFailed: an external bot did.
    """
    deal = Deal(plan.seed, number)
    game = deal.table(plan.game) if plan.draws else plan.game
    thinking = (Thinking(), Thinking())
    games = tuple(
        _play_game(plan, duel, deal, game, index, thinking, programs)
        for index in range(len(plan.seatings))
    )
    return PlayedDeal(duel, number, games, thinking)


def _play_game(
    plan: Plan,
    duel: Duel,
    deal: Deal,
    game: Game,
    index: int,
    thinking: tuple[Thinking, Thinking],
    programs: Programs,
) -> Played:
    seating = plan.seatings[index]
    entrants = [plan.entrants[duel[bot]] for bot in seating]
    bots = [
        make_bot(one.bot, game, deal.bot_seed(index, seat), one.movetime, programs=programs)
        for seat, one in enumerate(entrants)
    ]
    record = _start(plan, deal, game, [one.name for one in entrants])
    throws = 0
    while actors := record.state.to_act:
        if actors is CHANCE:
            record = record.played(CHANCE, deal.throw(record.state, throws))
            throws += 1
            continue
        seat = actors[0]
        name, timer = entrants[seat].name, thinking[seating[seat]]
        record = record.played(seat, _ask(bots[seat], name, record.state, seat, timer))
    programs.game_over()
    outcome = record.state.outcome
    assert outcome is not None
    return Played(seating, outcome, str(record))


def _start(plan: Plan, deal: Deal, game: Game, names: Sequence[str]) -> Record:
    """The record before the bots begin: with the opening, and with what names the deal."""
    extras = (("ArenaSeed", str(deal.seed)), ("ArenaDeal", str(deal.number + 1)))
    record = Record(game, tuple(names), extras=extras)
    for move in deal.opening(game, plan.opening):
        actors = record.state.to_act
        assert actors is not CHANCE
        record = record.played(actors[0], move)
    return record


def _ask(bot: Bot, name: str, state: State, seat: int, timer: Thinking) -> Move:
    """A bot's legal move, with its time taken."""
    start = time.perf_counter()
    try:
        move = bot.choose(state.view(seat), seat)
    except ProgramFailed:
        raise
    except Exception as error:
        raise BotFailed(
            f"{name} failed on seat {seat + 1}: {type(error).__name__}: {error}"
            f" (in the position {write_position(state)})"
        ) from error
    seconds = time.perf_counter() - start
    timer.add(Thinking(1, seconds, seconds))
    if reason := state.why_not(seat, move):
        raise BotFailed(
            f"{name} chose {move} on seat {seat + 1}, which is illegal: {reason.value}"
            f" (in the position {write_position(state)})"
        )
    return move
