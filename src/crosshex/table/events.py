"""What happened at a table: small values that are stored, and from which a table is replayed.

Every event has a JSON form: its fields and its type. Clients are sent `news` instead of events,
because an event may hold a choice that is still hidden.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal, NamedTuple, dataclass_transform

from crosshex.rules import Game, Move
from crosshex.table.messages import DiceOrigin
from crosshex.table.settings import Settings, options_to_json

EVENTS: dict[str, type["Event"]] = {}


@dataclass_transform(frozen_default=True)
class Event:
    """The root of all events, which are frozen dataclasses; `type` is their name in the store.

    >>> from_json(to_json(MovePlayed(0, "r5")))
    MovePlayed(seat=0, move='r5')
    """

    type: ClassVar[str]

    def __init_subclass__(cls, type: str = "") -> None:
        """Make the class a dataclass, and register it by its type."""
        dataclass(frozen=True)(cls)
        if type:
            cls.type = type
            EVENTS[type] = cls


def to_json(event: Event) -> dict[str, Any]:
    """The event as stored JSON."""
    # Fields hold plain values only, so the deep copy of `asdict` is not needed.
    return {"type": event.type, **vars(event)}


def from_json(data: dict[str, Any]) -> Event:
    """The event from stored JSON."""
    fields = dict(data)
    return EVENTS[fields.pop("type")](**fields)


class SeatEvent(Event):
    """An event that only names a seat."""

    seat: int


class Created(Event, type="created"):
    """The table was set up.

    `seats` holds a `Seat` in its JSON form for each seat. `dice` says whether the server had
    committed to the dice before it knew any share, or whether people enter their own; it is None
    in a game without chance.
    """

    settings: dict[str, Any]
    owner: str
    seats: list[dict[str, Any]]
    commit: str | None
    invite: str | None
    dice: DiceOrigin | None


class Seated(Event, type="seated"):
    """A person took a seat, or gave it another name or share."""

    seat: int
    holder: str
    name: str
    share: str


class BotSeated(Event, type="bot-seated"):
    """A bot holds the seat now."""

    seat: int
    bot: str


class Stood(Event, type="stood"):
    """A seat is open again."""

    seat: int
    why: Literal["left", "removed"]


class Swapped(Event, type="swapped"):
    """Two seats changed places."""

    seat: int
    to: int


class Started(Event, type="started"):
    """The game began; `options` holds the values of the options that can be drawn by lot."""

    first: int
    options: dict[str, Any]

    @classmethod
    def of(cls, first: int, game: Game) -> "Started":
        """The start of a game, with its options that can be drawn by lot."""
        drawn = {option.name for option in game.description.options if option.drawn}
        chosen = {name: game.options[name] for name in drawn}
        return cls(first, options_to_json(game.description, chosen))

    def drawn(self, settings: Settings) -> dict[str, Any]:
        """The options that can be drawn by lot, as a game takes them."""
        return {
            name: settings.description.option(name).from_json(value)
            for name, value in self.options.items()
        }


class Thrown(Event, type="thrown"):
    """The dice were thrown; `by` is the seat that entered them, where people throw their own."""

    roll: str
    by: int | None = None


class Rethrown(Event, type="rethrown"):
    """The last throw was corrected: this roll replaces the one that was entered before."""

    roll: str
    by: int


class MovePlayed(Event, type="played"):
    """A seat made a move, or a choice that may be hidden until all have chosen."""

    seat: int
    move: str


class Withdrawn(SeatEvent, type="withdrawn"):
    """A seat withdrew its hidden choice and chooses again."""


class TakebackAsked(SeatEvent, type="takeback-asked"):
    """A seat asked to take its last decision back."""


class TakebackAgreed(SeatEvent, type="takeback-agreed"):
    """A seat agreed to the takeback."""


class TakebackDeclined(SeatEvent, type="takeback-declined"):
    """A seat declined the takeback."""


class TakenBack(Event, type="taken-back"):
    """A seat answers the question of the event `to` again; all that followed is undone."""

    seat: int
    to: int


class BotFailed(Event, type="bot-failed"):
    """A bot gave no legal move; a fallback move follows."""

    seat: int
    bot: str
    why: Literal["crash", "time", "illegal"]


class BotPreparing(Event, type="bot-preparing"):
    """The code of the seat's bot is still being compiled: `by` chooses the move that follows."""

    seat: int
    by: str


class DrawOffered(SeatEvent, type="draw-offered"):
    """A seat offered a draw."""


class DrawAgreed(Event, type="draw-agreed"):
    """A seat agreed to the draw on offer; `final` if all have agreed, so the game is drawn."""

    seat: int
    final: bool


class DrawDeclined(SeatEvent, type="draw-declined"):
    """A seat declined the draw on offer."""


class Resigned(SeatEvent, type="resigned"):
    """A seat gave up for its side."""


class StoodIn(Event, type="stood-in"):
    """A bot plays for a person: until they return, or for good if they were removed."""

    seat: int
    bot: str
    why: Literal["time", "vote", "left", "removed"]


class Missed(Event, type="missed"):
    """A person's time ran out: the bot makes the decision that is owed now, and only that one."""

    seat: int
    bot: str


class Paused(SeatEvent, type="paused"):
    """A person's time ran out, and only bots would go on: the game waits for this seat."""


class Resumed(SeatEvent, type="resumed"):
    """The person for whom the game waited is back; the clock starts again."""


class Delayed(Event, type="delayed"):
    """The server was away, or its clock jumped: the deadline moves by `ms`."""

    ms: int


class Returned(SeatEvent, type="returned"):
    """A person took over from the stand-in, or decided before it did."""


class TakeoverAsked(Event, type="takeover-asked"):
    """The seat `by` agreed that a bot stands in for the absent player of `seat`."""

    seat: int
    by: int


class Configured(Event, type="configured"):
    """The owner changed how the table is run."""

    time: int | None
    pace: int
    public: bool
    first: int | None


class Halted(Event, type="halted"):
    """The owner stopped a game that only bots play, or let it go on."""

    on: bool


class Advanced(Event, type="stepped"):
    """The bots of a stopped game may answer the question that is open now."""


class Linked(Event, type="links"):
    """A link was made or, without a code, revoked."""

    kind: Literal["invite", "watch"]
    code: str | None


class SeedRevealed(Event, type="seed"):
    """The secret of the dice, shown at the end."""

    seed: str


class Rematched(Event, type="rematch"):
    """Another table follows with the same people."""

    table: str


class Moved(NamedTuple):
    """A move or throw that a command causes: the event, and the move that was read."""

    event: MovePlayed | Thrown | Rethrown
    move: Move
