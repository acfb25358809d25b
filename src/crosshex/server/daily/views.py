"""The messages about the Daily."""

from typing import Literal

from typing_extensions import TypedDict

from crosshex.table.commands import Message, Name


class PlayDaily(Message):
    """A request to play, under a name."""

    name: Name


class DailyBegun(TypedDict):
    """The table of a game; null if it was deleted."""

    day: str
    table: str | None


class DayView(TypedDict):
    """A day and my game of it.

    `made` is when the commitment was published; `seed` is null until the day is closed. `status`:
    not begun, not over, counted, or deleted or left to a bot. How others did (`players`, and from
    ten on the `curve` of pairs of points and number of people), and what the `best` average
    strategy made of the same throws, come after my own game; `exact`: by solved values.
    """

    day: str
    game: str
    begins: int
    ends: int
    commit: str
    made: int
    seed: str | None
    status: Literal["none", "playing", "done", "gone"]
    table: str | None
    points: int | None
    best: int | None
    exact: bool
    players: int | None
    curve: list[tuple[int, int]] | None


class DailyPuzzle(TypedDict):
    """The puzzle of a day."""

    game: str
    name: str


class ComingDay(TypedDict):
    """The commitment of a day that has not begun."""

    day: str
    commit: str
    made: int


class PastDay(TypedDict):
    """A day before; `points` are mine, and it can be played for practice once the seed is there."""

    day: str
    commit: str
    seed: str | None
    points: int | None


class DailyView(TypedDict):
    """Today, how many days I have played in a row, coming days, and days before, newest first."""

    today: DayView
    streak: int
    puzzle: DailyPuzzle | None
    coming: list[ComingDay]
    past: list[PastDay]
