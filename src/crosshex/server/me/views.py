"""What a person sees of their own games."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from crosshex.bots.values import Unit


class RateView(TypedDict):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class OpponentView(TypedDict):
    """Games against one opponent; `won` counts shared wins and draws as parts."""

    kind: Literal["person", "bot"]
    name: str
    games: int
    won: float


class SpreadView(TypedDict):
    """Points of one's own: mean, best, and how many games had how many, `width` by `width`."""

    mean: float
    best: float
    least: int
    width: int
    counts: list[int]


class DecidingView(TypedDict):
    """How well a person decides: the mean loss of a decision.

    `rate` comes from `needed` reviewed games on. `change` compares the later half of the games with
    the earlier one, from twice as many games on. `level` is the level of bots that decides about as
    well; null alone, or where none was measured.
    """

    unit: Unit
    games: int
    needed: int
    rate: RateView | None
    change: RateView | None
    level: str | None


class PlayedView(TypedDict):
    """The games of one kind: the same game, number of seats, and options that make another game.

    `won` is null alone. `level` is suggested for the next game, by the results against bots.
    """

    game: str
    options: dict[str, str]
    key: str
    seats: int
    games: int
    won: float | None
    points: SpreadView | None
    opponents: list[OpponentView]
    deciding: DecidingView | None
    level: str | None


class FacesView(TypedDict):
    """How often each face was thrown by the server's dice with so many faces.

    `chance` is how often fair dice differ at least as much from what is expected.
    """

    faces: int
    counts: list[int]
    chance: float


class PartyView(TypedDict):
    """Who sat at a seat; an empty name: a person whose record was deleted."""

    kind: Literal["person", "bot"]
    name: str
    me: bool


class OwnGameView(TypedDict):
    """A finished game in the list; luck, own and loss only if it was reviewed."""

    id: str
    at: int
    game: str
    options: dict[str, str]
    key: str
    people: list[PartyView]
    result: str
    ending: str
    won: float | None
    points: float | None
    record: bool
    review: Literal["none", "wanted", "done", "failed", "impossible"]
    unit: NotRequired[Unit]
    luck: NotRequired[float]
    own: NotRequired[float]
    mistakes: NotRequired[int]


class OwnRecordView(TypedDict):
    """What this server keeps for one person, and the figures from it."""

    games: int
    played: list[PlayedView]
    dice: list[FacesView]
    latest: list[OwnGameView]
    mistakes: int
    due: int
    reviewed_today: int
    reviews_a_day: int
