"""Plays one deal between two bots: a game in each seating, with the same dice or opening."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from crosshex.arena.deals import Deal
from crosshex.arena.luck import Luck, luck_of
from crosshex.arena.schedule import ArenaPlan, Duel, Seating
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
        """Add other thinking to this."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


@dataclass(frozen=True)
class PlayedGame:
    """How one game of a deal went.

    Attributes:
        seating: which of the two bots sat where.
        outcome: how the game ended.
        record: the game in our notation.
        luck: what bot 0 owes to the dice, in shares of the win; None if it was not computed.
    """

    seating: Seating
    outcome: Outcome
    record: str
    luck: float | None = None

    @property
    def share(self) -> float:
        """Bot 0's share of the win: 1, 0, its part of a shared win, or ½ for a draw."""
        winners = self.outcome.winners
        if not winners:
            return 0.5
        return sum(self.seating[seat] == 0 for seat in winners) / len(winners)

    @property
    def margin(self) -> float:
        """The points of bot 0 minus those of bot 1, each as a mean over the bot's seats."""
        points: tuple[list[float], list[float]] = ([], [])
        for bot, score in zip(self.seating, self.outcome.scores, strict=True):
            points[bot].append(score)
        mine, yours = points
        return sum(mine) / len(mine) - sum(yours) / len(yours)


@dataclass(frozen=True)
class PlayedDeal:
    """How a deal went.

    Attributes:
        duel: the two bots.
        number: the number of the deal.
        games: a game for each seating.
        thinking: how long the two bots thought.
        playing_cpu: seconds of processor time for the games.
        luck_cpu: seconds of processor time for their luck.
    """

    duel: Duel
    number: int
    games: tuple[PlayedGame, ...]
    thinking: tuple[Thinking, Thinking] = field(compare=False)
    playing_cpu: float = field(default=0.0, compare=False)
    luck_cpu: float = field(default=0.0, compare=False)

    @property
    def share(self) -> float:
        """Bot 0's mean share of the win; ½ if both are equally strong."""
        return sum(game.share for game in self.games) / len(self.games)

    @property
    def adjusted(self) -> float | None:
        """Bot 0's mean share without the luck of the dice, or None if luck was not computed."""
        lucks = [game.luck for game in self.games if game.luck is not None]
        return self.share - sum(lucks) / len(lucks) if lucks else None

    @property
    def margin(self) -> float:
        """Bot 0's mean margin in points."""
        return sum(game.margin for game in self.games) / len(self.games)


def play_deal(plan: ArenaPlan, duel: Duel, number: int, programs: Programs) -> PlayedDeal:
    """Play all games of one deal.

    Raises:
        BotFailed: a bot crashed, or chose an illegal move.
        ProgramFailed: an external bot did.
    """
    deal = Deal(plan.seed, number)
    game = deal.game_of(plan.game) if plan.draws else plan.game
    thinking = (Thinking(), Thinking())
    start = time.process_time()
    games = [
        _play_game(plan, duel, deal, game, index, thinking, programs)
        for index in range(len(plan.seatings))
    ]
    played = time.process_time()
    if plan.adjusted:
        luck = luck_of(game)
        games = [(replace(done, luck=_luck(luck, done, throws)), throws) for done, throws in games]
    return PlayedDeal(
        duel,
        number,
        tuple(done for done, _ in games),
        thinking,
        played - start,
        time.process_time() - played,
    )


def _luck(luck: Luck, played: PlayedGame, throws: Sequence[State]) -> float:
    """What all seats of bot 0 together owe to the dice."""
    mine = [seat for seat, bot in enumerate(played.seating) if bot == 0]
    return float(luck.of(throws)[:, mine].sum()) if throws else 0.0


def _play_game(
    plan: ArenaPlan,
    duel: Duel,
    deal: Deal,
    game: Game,
    index: int,
    thinking: tuple[Thinking, Thinking],
    programs: Programs,
) -> tuple[PlayedGame, list[State]]:
    """One game, and the states right after its throws."""
    seating = plan.seatings[index]
    entrants = [plan.entrants[duel[bot]] for bot in seating]
    bots = [
        make_bot(one.bot, game, deal.bot_seed(index, seat), one.seconds, programs=programs)
        for seat, one in enumerate(entrants)
    ]
    names = [one.name for one in entrants]
    timers = [thinking[bot] for bot in seating]
    record, throws = play_out(_start(plan, deal, game, names), bots, deal, timers)
    programs.game_over()
    outcome = record.state.outcome
    assert outcome is not None
    return PlayedGame(seating, outcome, str(record)), throws


def play_out(
    record: Record, bots: Sequence[Bot], deal: Deal, timers: Sequence[Thinking]
) -> tuple[Record, list[State]]:
    """Play a game to its end, a bot and a timer for each seat; also the states after its throws.

    Raises:
        BotFailed: a bot crashed, or chose an illegal move.
        ProgramFailed: an external bot did.
    """
    throws: list[State] = []
    while actors := record.state.to_act:
        if actors is CHANCE:
            record = record.played(CHANCE, deal.throw(record.state, len(throws)))
            throws.append(record.state)
            continue
        seat = actors[0]
        move = _ask(bots[seat], record.names[seat], record.state, seat, timers[seat])
        record = record.played(seat, move)
    return record, throws


def _start(plan: ArenaPlan, deal: Deal, game: Game, names: Sequence[str]) -> Record:
    """The record before the bots begin, with the opening and the headers that name the deal."""
    extras = (("ArenaSeed", str(deal.seed)), ("ArenaDeal", str(deal.number + 1)))
    record = Record(game, tuple(names), extras=extras)
    for move in deal.opening(game, plan.opening):
        actors = record.state.to_act
        assert actors is not CHANCE
        record = record.played(actors[0], move)
    return record


def _ask(bot: Bot, name: str, state: State, seat: int, timer: Thinking) -> Move:
    """A bot's move, checked and timed."""
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
