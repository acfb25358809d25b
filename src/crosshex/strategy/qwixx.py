"""Measures the claims of Qwixx and Longo.

Kernels play where many games are needed, else `master` plays. A habit is measured by a duel on the
same dice between two players who differ in that habit only.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from crosshex.arena.estimates import RunningStats
from crosshex.bots import Bot, make_bot
from crosshex.bots.qwixx.levels import Habits, HumanlikeQwixx
from crosshex.bots.values import values_of
from crosshex.rules import CHANCE, Cross, Ending, Game, QwixxState, find_game
from crosshex.rules.sheet import FAILED_THROW_COST, row_score
from crosshex.strategy.claims import Experiment, Figure, Figures, Strategy, StrategyClaim, above
from crosshex.strategy.playing import (
    BotMaker,
    SampleGame,
    duel,
    mean_in,
    play_many,
    share_in,
    share_of,
)

if TYPE_CHECKING:
    from crosshex.simulate.tally import GameResults

Measure = Callable[[str, Experiment], Figures]
"""Measures a claim about the game of a name."""

MASTERS: Final = 800
"""How many games of `master` against itself several claims are measured on."""
NUMBERS: Final = {"failed": ("points",)}
"""Figures that are points, not shares."""
CHUNK: Final = 16384
"""How many games a kernel plays in one batch."""
SKIPS: Final = {"few": range(3), "some": range(3, 5), "many": range(5, 16)}
"""How many skipped numbers are few, some and many."""
PATIENCE: Final = {"qwixx": 2, "longo": 3}
"""How many numbers a player of the duels skips at most."""


class Unlucky(HumanlikeQwixx):
    """A player who never uses a lucky number."""

    def _notices(self, cross: Cross) -> bool:
        return not cross.lucky and super()._notices(cross)


# -- who plays


def _new_game(name: str, seats: int = 2) -> Game:
    return find_game(name).make(seats)


def _person(name: str, **habits: Any) -> BotMaker:
    """A player who crosses only where few numbers are skipped, with these habits."""
    return partial(HumanlikeQwixx, habits=Habits(PATIENCE[name], **habits))


def _master(game: Game, seed: int) -> Bot:
    return make_bot("master", game, seed)


def _masters(experiment: Experiment, name: str) -> list[SampleGame]:
    """Games of `master` against itself, played once for all claims about them."""
    return experiment.once(name, lambda: play_many(experiment, _new_game(name), _master))


def _batches(
    experiment: Experiment, name: str, *bots: str, **options: Any
) -> "Iterator[GameResults]":
    """Games between kernels, in batches."""
    from crosshex.simulate.compiled import player
    from crosshex.simulate.plan import SimulationPlan

    kernel = player(SimulationPlan.of(name, bots, experiment.seed, **options))
    for start in range(0, experiment.games, CHUNK):
        count = min(CHUNK, experiment.games - start)
        yield kernel(start, count)
        experiment.progress(start + count, experiment.games)


def _kernel_share(experiment: Experiment, name: str, *bots: str, **options: Any) -> Figure:
    """The share of wins of the first of two kernels."""
    stats = RunningStats()
    for batch in _batches(experiment, name, *bots, **options):
        _add_leads(stats, batch.scores[:, 0].astype(int) - batch.scores[:, 1])
    return share_of(stats)


def _add_leads(stats: RunningStats, leads: Any) -> None:
    """Count games by how far ahead a seat was; a tie is half a win."""
    won, tied = int((leads > 0).sum()), int((leads == 0).sum())
    stats.count += len(leads)
    stats.total += won + tied / 2
    stats.squares += won + tied / 4


# -- failed throws


def _failed(name: str, experiment: Experiment) -> Figures:
    """How much more positions would be worth with one failed throw fewer."""
    values = values_of(_new_game(name))
    points, shares = [], []
    for game in _masters(experiment, name):
        for state, seat in _failed_throws(game):
            real, spared = values.of([state]), values.of([_spared(state, seat)])
            points.append(float(spared.margins[0, seat] - real.margins[0, seat]))
            shares.append(float(spared.values[0, seat] - real.values[0, seat]))
    return {"points": mean_in(points), "share": mean_in(shares)}


def _failed_throws(game: SampleGame) -> Iterator[tuple[QwixxState, int]]:
    """Positions after failed throws that did not end the game, each with the seat that failed."""
    for before, after in zip(game.states, game.states[1:], strict=False):
        assert isinstance(before, QwixxState) and isinstance(after, QwixxState)
        seat = before.active
        if after.to_act is CHANCE and after.marks[seat].failed > before.marks[seat].failed:
            yield after, seat


def _spared(state: QwixxState, seat: int) -> QwixxState:
    """The same position with one failed throw fewer."""
    marks = list(state.marks)
    marks[seat] = replace(marks[seat], failed=marks[seat].failed - 1)
    return replace(state, marks=tuple(marks))


def _escape(name: str, experiment: Experiment) -> Figures:
    """How often a cross is better than a failed throw, by how many numbers it skips at least."""
    values = values_of(_new_game(name))
    better: dict[int, list[bool]] = {}
    for game in _masters(experiment, name):
        for state in game.states:
            assert isinstance(state, QwixxState)
            if state.crossed is not False or not state.to_act:
                continue
            seat = state.active
            *crosses, failed = state.legal(seat)
            if not crosses:
                continue
            ends = [state.play(seat, move) for move in (*crosses, failed)]
            *worth, lost = values.of(ends).values[:, seat]
            fewest = min(_skipped(state, seat, move) for move in crosses)
            better.setdefault(fewest, []).append(max(worth) > lost)
    return {
        word: share_in([one for skip in sorted(better) if skip in skips for one in better[skip]])
        for word, skips in SKIPS.items()
    }


def _skipped(state: QwixxState, seat: int, move: object) -> int:
    assert isinstance(move, Cross)
    place = state.game.sheet.place(move.colour, move.number)
    return place.field - state.marks[seat].rows[place.row].bit_length()


# -- what wins


def _skip(name: str, experiment: Experiment) -> Figures:
    """The best limit of skipped numbers against other limits."""
    best = PATIENCE[name]
    others = {"less": best - 1, "more": best + 1, "most": best + 2}
    return {
        word: _kernel_share(experiment, name, f"greedy-{best}", f"greedy-{other}")
        for word, other in others.items()
    }


def _others(name: str, experiment: Experiment) -> Figures:
    """A player who uses the others' throws against one who does not."""
    return {"share": duel(experiment, _new_game(name), _person(name), _person(name, dreams=1.0))}


def _count(name: str, experiment: Experiment) -> Figures:
    """A player who counts points before ending the game against one who does not."""
    return {"share": duel(experiment, _new_game(name), _person(name, counts=True), _person(name))}


def _look(name: str, experiment: Experiment) -> Figures:
    """A player who sees every cross against one who overlooks every tenth."""
    return {"share": duel(experiment, _new_game(name), _person(name), _person(name, overlooks=0.1))}


def _lucky(name: str, experiment: Experiment) -> Figures:
    """A player who uses lucky numbers against one who does not."""
    never = partial(Unlucky, habits=Habits(PATIENCE[name]))
    return {"share": duel(experiment, _new_game(name), _person(name), never)}


def _pair(name: str, experiment: Experiment) -> Figures:
    """The pair that is worth most alone against the one that is worth least."""
    bot = f"greedy-{PATIENCE[name]}"
    return {"share": _kernel_share(experiment, name, bot, bot, lucky=((4, 9), (6, 7)))}


def _lock(name: str, experiment: Experiment) -> Figures:
    """How often the seat that locks the first row wins; a lock by two seats does not count."""
    games = _masters(experiment, name)
    shares = [game.share(seat) for game in games if (seat := _first_lock(game)) >= 0]
    return {"share": share_in(shares)}


def _first_lock(game: SampleGame) -> int:
    """The only seat that locked the first row, or -1."""
    for state in game.states:
        assert isinstance(state, QwixxState)
        locked = [
            seat
            for seat, marks in enumerate(state.marks)
            if any(state.game.sheet.is_locked(row, bits) for row, bits in enumerate(marks.rows))
        ]
        if locked:
            return locked[0] if len(locked) == 1 else -1
    return -1


# -- how games go


def _ending(name: str, experiment: Experiment) -> Figures:
    """How many games end by the fourth failed throw."""
    ended = [game.outcome.ending is Ending.FAILED_THROWS for game in _masters(experiment, name)]
    return {"failed": share_in(ended)}


def _rows(name: str, experiment: Experiment) -> Figures:
    """The share of the two best rows in a winner's points for crosses."""
    parts = []
    for game in _masters(experiment, name):
        state = game.states[-1]
        assert isinstance(state, QwixxState)
        for seat in game.outcome.winners:
            marks = state.marks[seat]
            points = sorted(row_score(row.bit_count()) for row in marks.rows)
            if total := sum(points):
                parts.append((points[-1] + points[-2]) / total)
    return {"share": mean_in(parts)}


def _first(name: str, experiment: Experiment) -> Figures:
    """How often the seat that begins wins, a tie counting half."""
    stats = RunningStats()
    bot = f"greedy-{PATIENCE[name]}"
    for batch in _batches(experiment, name, bot, bot):
        # Game i begins with seat i modulo the seats.
        lead = batch.scores[:, 0].astype(int) - batch.scores[:, 1]
        lead[1 - batch.start % 2 :: 2] *= -1
        _add_leads(stats, lead)
    return {"share": share_of(stats)}


# -- what is claimed


def _better_than_failing(found: Figures) -> bool:
    return found["few"].low > 0.9 and found["some"].low > 0.5 and found["many"].high < 0.6


def _within(low: float, high: float) -> Callable[[Figures], bool]:
    """Whether the share certainly lies between two bounds."""
    return lambda found: low < found["share"].low and found["share"].high < high


def _dear(found: Figures) -> bool:
    return found["share"].low > 0.03 and found["points"].low > FAILED_THROW_COST - 0.5


def _claims(name: str, *order: str) -> tuple[StrategyClaim, ...]:
    """The claims about a game, in this order."""
    rows: tuple[tuple[str, str, int, Measure, Callable[[Figures], bool]], ...] = (
        ("lucky", "duel", 4_000, _lucky, above(0.5)),
        ("pair", "kernels", 400_000, _pair, _within(0.5, 0.55)),
        ("skip", "kernels", 200_000, _skip, above(0.5)),
        ("escape", "values", MASTERS, _escape, _better_than_failing),
        ("failed", "values", MASTERS, _failed, _dear),
        ("others", "duel", 4_000, _others, above(0.6)),
        ("look", "duel", 4_000, _look, above(0.5)),
        ("rows", "master", MASTERS, _rows, _within(0.6, 0.8)),
        ("lock", "master", MASTERS, _lock, above(0.5)),
        ("ending", "master", MASTERS, _ending, lambda found: found["failed"].high < 0.5),
        ("count", "duel", 8_000, _count, above(0.5)),
        ("first", "kernels", 400_000, _first, _within(0.5, 0.55)),
    )
    found = {
        id: StrategyClaim(id, how, games, partial(measure, name), holds, NUMBERS.get(id, ()))
        for id, how, games, measure, holds in rows
    }
    return tuple(found[id] for id in order)


STRATEGIES: Final = {
    name: Strategy(_claims(name, *order.split()), files(__package__) / "figures" / f"{name}.json")
    for name, order in (
        ("qwixx", "skip escape failed others look rows lock ending count first"),
        ("longo", "lucky pair skip escape failed others rows lock ending first"),
    )
}
"""The room of Qwixx and Longo."""
