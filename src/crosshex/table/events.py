"""What happened at a table: small values that are stored, and from which a table replays.

Every event has a JSON form: its fields and its type. What clients hear of an event is another
matter (`news`): an event may hold a choice that is still hidden.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal, NamedTuple

from crosshex.rules import Game, Move
from crosshex.table.messages import DiceOrigin
from crosshex.table.settings import Settings, options_to_json

EVENTS: dict[str, type["Event"]] = {}
LATER_FIELDS = {
    "created": ("dice",),
    "started": ("options",),
    "configured": ("first",),
    "thrown": ("by",),
}
"""Fields that came later, by the type of event: they are stored only where they hold something."""


@dataclass(frozen=True)
class Event:
    """The root of all events.

    >>> from_json(to_json(MovePlayed(0, "r5")))
    MovePlayed(seat=0, move='r5')
    """

    type: ClassVar[str]


def to_json(event: Event) -> dict[str, Any]:
    """The event as it is stored."""
    # Fields hold plain values only, so nothing has to be copied as deeply as `asdict` would.
    stored = {"type": event.type, **vars(event)}
    for name in LATER_FIELDS.get(event.type, ()):
        if stored[name] is None:
            del stored[name]
    return stored


def from_json(data: dict[str, Any]) -> Event:
    """The event as it was stored."""
    fields = dict(data)
    return EVENTS[fields.pop("type")](**fields)


@dataclass(frozen=True)
class Created(Event):
    """The table was set up.

    `seats` holds a `Seat` in its JSON form for each seat. `dice` says whether the server had
    committed to the dice before it knew any share, or whether people enter their own; older tables
    do not say.
    """

    type: ClassVar[str] = "created"
    settings: dict[str, Any]
    owner: str
    seats: list[dict[str, Any]]
    commit: str | None
    invite: str | None
    dice: DiceOrigin | None = None


@dataclass(frozen=True)
class Seated(Event):
    """A person took a seat, or gave it another name or share."""

    type: ClassVar[str] = "seated"
    seat: int
    holder: str
    name: str
    share: str


@dataclass(frozen=True)
class BotSeated(Event):
    """A bot holds the seat now."""

    type: ClassVar[str] = "bot-seated"
    seat: int
    bot: str


@dataclass(frozen=True)
class Stood(Event):
    """A seat is open again."""

    type: ClassVar[str] = "stood"
    seat: int
    why: Literal["left", "removed"]


@dataclass(frozen=True)
class Swapped(Event):
    """Two seats changed places."""

    type: ClassVar[str] = "swapped"
    seat: int
    to: int


@dataclass(frozen=True)
class Started(Event):
    """The game began.

    `lucky` and `options` hold what is not as the settings have it: what was drawn by lot.
    """

    type: ClassVar[str] = "started"
    first: int
    lucky: list[list[int]]
    options: dict[str, Any] | None = None

    @classmethod
    def of(cls, first: int, game: Game) -> "Started":
        """The start of a game, with the options of it that are drawn by lot."""
        drawn = {option.name for option in game.description.options if option.drawn}
        written = options_to_json(game.description, {name: game.options[name] for name in drawn})
        return cls(first, written.pop("lucky", []), written or None)

    def drawn(self, settings: Settings) -> dict[str, Any]:
        """The options that were drawn by lot, as a game takes them."""
        written = {"lucky": self.lucky} if self.lucky else {}
        written |= self.options or {}
        return {
            name: settings.description.option(name).from_json(value)
            for name, value in written.items()
        }


@dataclass(frozen=True)
class Thrown(Event):
    """The dice fell; `by` is the seat that entered them, where people throw dice of their own."""

    type: ClassVar[str] = "thrown"
    roll: str
    by: int | None = None


@dataclass(frozen=True)
class Rethrown(Event):
    """The throw was entered again: what was entered before it was never thrown."""

    type: ClassVar[str] = "rethrown"
    roll: str
    by: int


@dataclass(frozen=True)
class MovePlayed(Event):
    """A seat made a move, or a choice that may be hidden until all have chosen."""

    type: ClassVar[str] = "played"
    seat: int
    move: str


@dataclass(frozen=True)
class Withdrawn(Event):
    """A seat withdrew its hidden choice and chooses again."""

    type: ClassVar[str] = "withdrawn"
    seat: int


@dataclass(frozen=True)
class TakebackAsked(Event):
    """A seat would like to take its last decision back."""

    type: ClassVar[str] = "takeback-asked"
    seat: int


@dataclass(frozen=True)
class TakebackAgreed(Event):
    """A seat has nothing against it."""

    type: ClassVar[str] = "takeback-agreed"
    seat: int


@dataclass(frozen=True)
class TakebackDeclined(Event):
    """A seat is against it."""

    type: ClassVar[str] = "takeback-declined"
    seat: int


@dataclass(frozen=True)
class TakenBack(Event):
    """A seat decides again what was asked by the event `to`; all that followed is undone."""

    type: ClassVar[str] = "taken-back"
    seat: int
    to: int


@dataclass(frozen=True)
class BotFailed(Event):
    """A bot gave no legal move; a fallback move follows."""

    type: ClassVar[str] = "bot-failed"
    seat: int
    bot: str
    why: Literal["crash", "time", "illegal"]


@dataclass(frozen=True)
class DrawOffered(Event):
    """A seat offered a draw."""

    type: ClassVar[str] = "draw-offered"
    seat: int


@dataclass(frozen=True)
class DrawAgreed(Event):
    """A seat agreed to the draw on offer; with the last one the game is drawn."""

    type: ClassVar[str] = "draw-agreed"
    seat: int
    final: bool


@dataclass(frozen=True)
class DrawDeclined(Event):
    """A seat declined the draw on offer."""

    type: ClassVar[str] = "draw-declined"
    seat: int


@dataclass(frozen=True)
class Resigned(Event):
    """A seat gave up for its side."""

    type: ClassVar[str] = "resigned"
    seat: int


@dataclass(frozen=True)
class StoodIn(Event):
    """A bot plays for a person: until they return, or for good if they were removed."""

    type: ClassVar[str] = "stood-in"
    seat: int
    bot: str
    why: Literal["time", "vote", "left", "removed"]


@dataclass(frozen=True)
class Missed(Event):
    """A person's time ran out: the bot makes the decision that is owed now, and only that one."""

    type: ClassVar[str] = "missed"
    seat: int
    bot: str


@dataclass(frozen=True)
class Paused(Event):
    """A person's time ran out, and only bots would go on: the game waits for this seat."""

    type: ClassVar[str] = "paused"
    seat: int


@dataclass(frozen=True)
class Resumed(Event):
    """The person for whom the game waited is back; the clock starts anew."""

    type: ClassVar[str] = "resumed"
    seat: int


@dataclass(frozen=True)
class Delayed(Event):
    """The server was away, or its clock jumped: the time of those who owe a decision is moved."""

    type: ClassVar[str] = "delayed"
    ms: int


@dataclass(frozen=True)
class Returned(Event):
    """A person took over from the stand-in, or decided before it did."""

    type: ClassVar[str] = "returned"
    seat: int


@dataclass(frozen=True)
class TakeoverAsked(Event):
    """Somebody agreed that a bot stands in for an absent player."""

    type: ClassVar[str] = "takeover-asked"
    seat: int
    by: int


@dataclass(frozen=True)
class Configured(Event):
    """The owner changed how the table is run."""

    type: ClassVar[str] = "configured"
    time: int | None
    pace: int
    public: bool
    first: int | None = None


@dataclass(frozen=True)
class Halted(Event):
    """The owner stopped a game that only bots play, or let it go on."""

    type: ClassVar[str] = "halted"
    on: bool


@dataclass(frozen=True)
class Advanced(Event):
    """The bots of a stopped game may answer the question that is open now."""

    type: ClassVar[str] = "stepped"


@dataclass(frozen=True)
class Linked(Event):
    """A link was made or, without a code, revoked."""

    type: ClassVar[str] = "links"
    kind: Literal["invite", "watch"]
    code: str | None


@dataclass(frozen=True)
class SeedRevealed(Event):
    """The secret of the dice, shown at the end."""

    type: ClassVar[str] = "seed"
    seed: str


@dataclass(frozen=True)
class Rematched(Event):
    """Another table follows with the same people."""

    type: ClassVar[str] = "rematch"
    table: str


class Moved(NamedTuple):
    """What a command makes happen if it is a move: the event, and the move that was read."""

    event: MovePlayed | Thrown | Rethrown
    move: Move


EVENTS.update({cls.type: cls for cls in Event.__subclasses__()})
