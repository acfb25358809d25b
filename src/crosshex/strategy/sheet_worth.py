"""What a sheet is worth: perfect solitaire, and games of `hard` bots on it.

The solitaire value is exact where the sheet has few enough states to be solved; else it is what a
`hard` bot makes alone, with its interval. All other figures come from games of two `hard` bots.
"""

import json
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from typing_extensions import TypedDict

from crosshex.bots import make_bot
from crosshex.rules import (
    CHANCE,
    COLOURS,
    Ending,
    Field,
    OptionError,
    Qwixx,
    QwixxState,
    Sheet,
    parse_sheet,
    read_sheet,
    sheet_name,
)
from crosshex.simulate.deals import Deal
from crosshex.strategy.claims import Figure
from crosshex.strategy.playing import SampleGame, mean_in, play, share_in

MOST_STATES: Final = 50_000_000
"""A sheet with more states is not solved."""
BOT: Final = "hard"
ALONE: Final = 4
"""The games of one bot alone, for each game of two, where a sheet is not solved."""

KNOWN: Final = Path(__file__).with_name("worths")
"""The reports on named sheets: what `crosshex sheet NAME --json` wrote, by name."""

WorthProgress = Callable[[str, int, int], None]
"""Called with what is done (`solve` or `play`), how much of it is done, and how much there is."""


Estimate = tuple[float, float, float]
"""A figure and its interval of 95 %."""


class FieldWorthView(TypedDict):
    """A field: how often a player crosses it in a game, and the points that this brings."""

    colour: str
    number: int
    crossed: float
    points: float


class SheetWorthView(TypedDict):
    """What a sheet is worth.

    `solitaire` are the points of perfect play alone; if they are not `exact`, a bot's. The rest is
    from games of two `bots`: `points` of a player, `throws` in a game, the share of `failed` throws
    and of each ending, the share of the win of who throws `first`, and the points of a player by
    colour, number and field.
    """

    sheet: str
    name: str | None
    states: int
    solitaire: Estimate
    exact: bool
    bots: str
    games: int
    seed: int
    points: Estimate
    throws: Estimate
    failed: Estimate
    endings: dict[str, Estimate]
    first: Estimate
    by_colour: dict[str, float]
    by_number: dict[str, float]
    fields: list[FieldWorthView]


class FieldWorth(NamedTuple):
    """How much a field carries.

    Attributes:
        crossed: how often it is crossed, by seat and game.
        points: what its cross adds to its row on average, the lock counted to the field.
    """

    crossed: float
    points: float


@dataclass(frozen=True)
class SheetWorth:
    """What a sheet is worth.

    Attributes:
        sheet: the sheet.
        states: how many states its solitaire game has.
        solitaire: the points of perfect play alone; without an interval if they are exact.
        exact: whether they are.
        games: how many games of two `hard` bots were played.
        seed: of these games.
        points: of a seat.
        throws: in a game.
        failed: the share of throws that fail.
        endings: the share of games that end in each way.
        first: the share of the win that the seat has that throws first.
        fields: every field of the sheet with what it carries.
    """

    sheet: Sheet
    states: int
    solitaire: Figure
    exact: bool
    games: int
    seed: int
    points: Figure
    throws: Figure
    failed: Figure
    endings: dict[str, Figure]
    first: Figure
    fields: dict[Field, FieldWorth]

    def carried(self, key: Callable[[Field], Any]) -> dict[Any, float]:
        """The points of a seat by colour, number, or whatever the key takes of a field."""
        total: dict[Any, float] = {}
        for field, worth in self.fields.items():
            total[key(field)] = total.get(key(field), 0.0) + worth.points
        return total

    @property
    def by_colour(self) -> dict[str, float]:
        """The points of a seat by the letter of the colour."""
        found = self.carried(lambda field: field.colour)
        return {colour.letter: found[colour] for colour in COLOURS if colour in found}

    @property
    def by_number(self) -> dict[int, float]:
        """The points of a seat by number."""
        return dict(sorted(self.carried(lambda field: field.number).items()))

    def to_json(self) -> SheetWorthView:
        """The report as plain values."""
        return {
            "sheet": self.sheet.notation,
            "name": sheet_name(self.sheet),
            "states": self.states,
            "solitaire": _triple(self.solitaire),
            "exact": self.exact,
            "bots": BOT,
            "games": self.games,
            "seed": self.seed,
            "points": _triple(self.points),
            "throws": _triple(self.throws),
            "failed": _triple(self.failed),
            "endings": {name: _triple(share) for name, share in self.endings.items()},
            "first": _triple(self.first),
            "by_colour": self.by_colour,
            "by_number": {str(number): points for number, points in self.by_number.items()},
            "fields": [
                {
                    "colour": field.colour.letter,
                    "number": field.number,
                    "crossed": worth.crossed,
                    "points": worth.points,
                }
                for field, worth in self.fields.items()
            ],
        }


def _triple(figure: Figure) -> Estimate:
    return figure.estimate, figure.low, figure.high


def sheet_worth(
    sheet: Sheet,
    *,
    games: int = 400,
    seed: int = 1,
    workers: int = 1,
    keep: bool = True,
    progress: WorthProgress = lambda part, done, total: None,
) -> SheetWorth:
    """Solve a sheet and play on it; the same seed gives the same report on any machine.

    Args:
        sheet: the sheet.
        games: how many games of two bots are played, at least two.
        seed: of these games.
        workers: how many cores solve.
        keep: whether the solution is kept for `perfect` and reviews, and one that is kept is used.
        progress: called as the work goes on.

    >>> from crosshex.rules import parse_sheet
    >>> tiny = parse_sheet("faces=2 needed=1 r2 b4-3 / y2-4")
    >>> found = sheet_worth(tiny, games=20, keep=False)
    >>> found.exact, round(found.solitaire.estimate, 2), found.states
    (True, 13.72, 96)
    """
    if not isinstance(sheet, Sheet):
        raise OptionError(f"a sheet is what read_sheet makes of a name, not {sheet!r}")
    states, value = _solved(sheet, workers, keep, progress)
    played = _play(sheet, 2, games, seed, progress)
    if value is None:
        alone = _play(sheet, 1, ALONE * games, seed, progress)
        solitaire = mean_in([_end(game).scores[0] for game in alone])
    else:
        solitaire = Figure(value, value, value)
    ends = [_end(game) for game in played]
    throws = [sum(state.to_act is CHANCE for state in game.states) for game in played]
    failed = [sum(marks.failed for marks in end.marks) for end in ends]
    return SheetWorth(
        sheet=sheet,
        states=states,
        solitaire=solitaire,
        exact=value is not None,
        games=games,
        seed=seed,
        points=mean_in([sum(end.scores) / 2 for end in ends]),
        throws=mean_in(throws),
        failed=mean_in([bad / thrown for bad, thrown in zip(failed, throws, strict=True)]),
        endings={
            str(ending): share_in([game.outcome.ending == ending for game in played])
            for ending in (Ending.FAILED_THROWS, Ending.ROWS_LOCKED)
        },
        first=share_in([game.share(0) for game in played]),
        fields=_field_worths(sheet, ends),
    )


def normalised(text: str) -> str:
    """The notation of a sheet that is given by its name or in notation.

    >>> normalised("r2-12/y2-12/g12-2/b12-2") == normalised("qwixx")
    True

    Raises:
        SheetError: there is no such sheet.
    """
    return read_sheet(text).notation


def worth_of(notation: str, progress: WorthProgress) -> SheetWorth:
    """What a sheet is worth, on one core; nothing of it is kept on disk."""
    return sheet_worth(parse_sheet(notation), keep=False, progress=progress)


def known_worth(notation: str) -> dict[str, Any] | None:
    """The report on a named sheet as plain values, if it comes with the package.

    >>> known_worth("r2-12 / y2-12 / g12-2 / b12-2")["solitaire"][0]
    115.48312602371877
    >>> known_worth("r2-12 / b2-12 / g12-2 / y12-2") is None
    True
    """
    name = sheet_name(parse_sheet(notation))
    return _known().get(name) if name else None


@cache
def _known() -> dict[str, dict[str, Any]]:
    """The reports that come with the package; each file begins with that on its own sheet."""
    return {file.stem: json.loads(file.read_text("utf-8"))[0] for file in KNOWN.glob("*.json")}


def _solved(
    sheet: Sheet, workers: int, keep: bool, progress: WorthProgress
) -> tuple[int, float | None]:
    """The states of a sheet, and its exact value unless they are too many."""
    # The kernels' compiler takes long to import.
    from crosshex.fast.qwixx.sheet import read_notation
    from crosshex.fast.solver.solution import MissingSolution, open_solutions, solve, solving_costs

    fields = read_notation(sheet.notation)
    states = solving_costs(fields).states

    def on_progress(done: int, total: int) -> None:
        progress("solve", done, total)

    if keep:
        try:
            (kept,) = open_solutions(fields).values()
        except MissingSolution:
            pass
        else:
            return states, kept.value
    if states > MOST_STATES:
        return states, None
    if keep:
        return states, solve(fields, workers=workers, progress=on_progress).value
    with tempfile.TemporaryDirectory() as folder:
        found = solve(fields, workers=workers, progress=on_progress, folder=Path(folder))
        return states, found.value


def _play(
    sheet: Sheet, seats: int, games: int, seed: int, progress: WorthProgress
) -> list[SampleGame]:
    """Games of the bot against itself; the first seat throws first."""
    game, played = Qwixx(seats, sheet), []
    for number in range(games):
        played.append(play(game, Deal(seed, number), [partial(make_bot, BOT)] * seats))
        progress("play", number + 1, games)
    return played


def _end(game: SampleGame) -> QwixxState:
    """The last state of a game."""
    end = game.states[-1]
    assert isinstance(end, QwixxState)
    return end


def _field_worths(sheet: Sheet, ends: Sequence[QwixxState]) -> dict[Field, FieldWorth]:
    """What every field carries; the k-th cross of a row is worth k points (Q7)."""
    crossed, points = Counter[Field](), Counter[Field]()
    seats = sum(len(end.marks) for end in ends)
    for end in ends:
        for marks in end.marks:
            for row, bits in enumerate(marks.rows):
                found = sheet.crossed(row, bits)
                for place, field in enumerate(found, 1):
                    crossed[field] += 1
                    points[field] += place
                if sheet.is_locked(row, bits):
                    points[found[-1]] += len(found) + 1
    return {
        field: FieldWorth(crossed[field] / seats, points[field] / seats) for field in sheet.fields
    }
