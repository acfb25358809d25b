"""Plays deals between two bots: a game in each seating, with the same dice or opening."""

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from crosshex.arena.luck import Luck, luck_of
from crosshex.arena.opening import drawn_opening
from crosshex.arena.schedule import ArenaPlan, Duel, Seating
from crosshex.bots import BatchBot, Bot, Programs, make_bot
from crosshex.record import Record, Step
from crosshex.record.record import RecordBuilder
from crosshex.rules import CHANCE, Actor, Game, Move, Outcome, State
from crosshex.simulate.deals import Deal
from crosshex.simulate.playing import Question, Start, Throw, answers, play_all


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


def play_deals(
    plan: ArenaPlan, tasks: Sequence[tuple[Duel, int]], programs: Programs
) -> list[PlayedDeal]:
    """Play all games of some deals, each given by its duel and its number.

    A bot that decides in many positions at once is made once for all of them.

    Raises:
        BotFailed: a bot crashed, or chose an illegal move.
        ProgramFailed: an external bot did.
    """
    begun = time.process_time()
    shared: dict[int, Bot] = {}
    seated = (
        _seated(plan, duel, Deal(plan.seed, number), index, programs, shared)
        for duel, number in tasks
        for index in range(len(plan.seatings))
    )
    games = play_recorded(seated)
    played = (time.process_time() - begun) / len(tasks)
    deals = []
    for place, (duel, number) in enumerate(tasks):
        mine = games[place * len(plan.seatings) :][: len(plan.seatings)]
        deals.append(_judged(plan, duel, number, mine, played))
    return deals


def _judged(
    plan: ArenaPlan, duel: Duel, number: int, games: Sequence["RecordedGame"], played: float
) -> PlayedDeal:
    """One deal from its games, in the order of the seatings."""
    thinking = (Thinking(), Thinking())
    for seating, game in zip(plan.seatings, games, strict=True):
        for bot, timer in zip(seating, game.timers, strict=True):
            thinking[bot].add(timer)
    begun = time.process_time()
    luck = luck_of(games[0].record.game) if plan.adjusted else None
    done = []
    for seating, game in zip(plan.seatings, games, strict=True):
        outcome = game.record.state.outcome
        assert outcome is not None
        owed = _luck(luck, seating, game.throws) if luck else None
        done.append(PlayedGame(seating, outcome, str(game.record), owed))
    return PlayedDeal(duel, number, tuple(done), thinking, played, time.process_time() - begun)


def _luck(luck: Luck, seating: Seating, throws: Sequence[State]) -> float:
    """What all seats of bot 0 together owe to the dice."""
    mine = [seat for seat, bot in enumerate(seating) if bot == 0]
    return float(luck.of(throws)[:, mine].sum()) if throws else 0.0


def _seated(
    plan: ArenaPlan,
    duel: Duel,
    deal: Deal,
    index: int,
    programs: Programs,
    shared: dict[int, Bot],
) -> "RecordedGame":
    """One game of a deal, with its bots; the programs of the game before are free again."""
    programs.game_over()
    game = deal.game_of(plan.game) if plan.draws else plan.game
    bots, names = [], []
    for seat, which in enumerate(plan.seatings[index]):
        entrant = plan.entrants[duel[which]]
        if (bot := shared.get(duel[which])) is None:
            seed = deal.bot_seed(seat, index)
            bot = make_bot(entrant.bot, game, seed, entrant.seconds, programs=programs)
            if isinstance(bot, BatchBot):
                shared[duel[which]] = bot
        bots.append(bot)
        names.append(entrant.name)
    return RecordedGame(_begun(plan, deal, game, names), bots, deal.throw)


class RecordedGame(Start):
    """A game of a deal with its record, before and after it is played.

    Attributes:
        record: the game so far.
        timers: how long each seat thought.
        throws: the states right after its throws.
    """

    def __init__(self, record: Record, bots: Sequence[Bot], throw: Throw) -> None:
        super().__init__(record.state, bots, throw, self._watch, record.names)
        self.record = record
        self.timers = [Thinking() for _ in bots]
        self.throws: list[State] = []
        self._steps = [*record.steps]

    def _watch(self, actor: Actor, move: Move, after: State) -> None:
        self._steps.append(Step(actor, move))
        if actor is CHANCE:
            self.throws.append(after)

    def over(self, end: State) -> None:
        """Complete the record."""
        self.record = self.record.with_state(end, steps=tuple(self._steps))


def play_recorded(games: Iterable[RecordedGame]) -> list[RecordedGame]:
    """Play games to their ends.

    Raises:
        BotFailed: a bot crashed, or chose an illegal move.
        ProgramFailed: an external bot did.
    """
    begun: list[RecordedGame] = []

    def starts() -> Iterator[Start]:
        for game in games:
            begun.append(game)
            yield game

    for game, end in zip(begun, play_all(starts(), _timed), strict=True):
        game.over(end.state)
    return begun


def _begun(plan: ArenaPlan, deal: Deal, game: Game, names: Sequence[str]) -> Record:
    """The record before the bots begin, with the opening and the headers that name the deal."""
    extras = (("ArenaSeed", str(deal.seed)), ("ArenaDeal", str(deal.number + 1)))
    builder = RecordBuilder(Record(game, tuple(names), extras=extras))
    for move in drawn_opening(deal, game, plan.opening):
        actors = builder.state.to_act
        assert actors is not CHANCE
        builder.play(actors[0], move)
    return builder.record


def _timed(questions: Sequence[Question]) -> Sequence[Move]:
    """A bot's moves; how long they took is noted in their games."""
    begun = time.perf_counter()
    moves = answers(questions)
    seconds = (time.perf_counter() - begun) / len(questions)
    for question in questions:
        assert isinstance(question.start, RecordedGame)
        question.start.timers[question.seat].add(Thinking(1, seconds, seconds))
    return moves
