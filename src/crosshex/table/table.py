"""A table as an immutable value: its seats, its game, its settings. `apply` makes the next one."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from crosshex.rules import CHANCE, Outcome, State
from crosshex.table.adapter import GameAdapter, Recent
from crosshex.table.decision import Decision
from crosshex.table.messages import DiceOrigin, Status
from crosshex.table.settings import Settings

Holder = str
"""Who holds a seat or a table: a fingerprint of the secret in the client's cookie."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table.

    Attributes:
        kind: whether it is open, or held by a person or a bot.
        holder: the person's fingerprint.
        name: the person's name.
        bot: the level of a bot that holds the seat.
        stand_in: the level of the bot that plays for the person until they return.
        share: what the person contributed to the dice.
    """

    kind: Literal["open", "person", "bot"] = "open"
    holder: Holder | None = None
    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    share: str = ""

    @property
    def plays_by(self) -> str | None:
        """The bot that decides for this seat now, or None."""
        return self.bot or self.stand_in

    def to_json(self) -> dict[str, Any]:
        """The seat as stored JSON."""
        return asdict(self)


OPEN = Seat()


@dataclass(frozen=True, slots=True)
class DrawOffer:
    """A draw on offer, and the seats that agreed so far."""

    by: int
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class TakebackRequest:
    """A seat's request to take its decision back, and the seats that agreed so far."""

    by: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Table:
    """One table.

    Attributes:
        id: its unguessable name.
        settings: the game and how the table is run.
        adapter: how the game is played at a table; follows from the settings.
        owner: who set it up.
        created: when it was set up, in milliseconds.
        seats: who holds which seat.
        seq: how many events happened.
        at: when the last event happened.
        state: the position; None in the lobby.
        status: in the lobby, playing, or over; follows from the state.
        owes: the seats that owe a decision; follows from the state.
        recent: the moves before the position that its view shows; None in the lobby.
        throws: how often the dice were thrown.
        asked: the number of the event that opened the current question. The position that
            everybody sees stays the same until the next question.
        asked_at: when the clock for it started; later if the server was away since then.
        limit: how many seconds there are for it, or None; a new limit counts from the next one.
        asides: how often each person has done something since then that does not answer it.
        draw: the draw on offer.
        votes: for each absent seat the seats that want a bot to stand in.
        invite: the code of the link to join, or None.
        watch: the code of the link to watch, or None.
        commit: the commitment to the dice; None if the server throws none.
        dice: whether the server had committed before it knew any share, or people enter their
            throws; None in a game without chance.
        seed: the seed of the dice once revealed.
        rematch: the table that follows.
        missed: the seats whose time for this question ran out, each with the bot that decides.
        misses: how often in a row each seat has missed its time.
        paused: the seat that the game waits for without a clock, or None.
        stood_in: the seats of people for which a bot has decided.
        question: the question that some seats answered by hidden choices; None without those.
        undo: for each person's seat its last decision, if that can be taken back.
        takeback: the request to take a decision back, or None.
        left: the seats that people left to bots, each as it was, so that they can return.
        former: the people who left a running game of their own; they may still see it.
        first: the seat that began the game.
        halted: while the owner has stopped the bots, the last question (a value of `asked`) that
            they may answer; else None.
        resigned: the seat that gave up.
        before_throw: where people enter their dice, the position before the last throw; kept while
            that throw can still be corrected.
        corrections: how often it was corrected.
    """

    id: str
    settings: Settings
    adapter: GameAdapter
    owner: Holder
    created: int
    seats: tuple[Seat, ...]
    seq: int = 0
    at: int = 0
    state: State | None = None
    status: Status = "open"
    owes: tuple[int, ...] = ()
    recent: Recent | None = None
    throws: int = 0
    asked: int = 0
    asked_at: int = 0
    limit: int | None = None
    asides: Mapping[Holder, int] = field(default_factory=dict)
    draw: DrawOffer | None = None
    votes: Mapping[int, frozenset[int]] = field(default_factory=dict)
    invite: str | None = None
    watch: str | None = None
    commit: str | None = None
    dice: DiceOrigin | None = None
    seed: str | None = None
    rematch: str | None = None
    missed: Mapping[int, str] = field(default_factory=dict)
    misses: Mapping[int, int] = field(default_factory=dict)
    paused: int | None = None
    stood_in: frozenset[int] = frozenset()
    question: Decision | None = None
    undo: Mapping[int, Decision] = field(default_factory=dict)
    takeback: TakebackRequest | None = None
    left: Mapping[int, Seat] = field(default_factory=dict)
    former: frozenset[Holder] = frozenset()
    first: int = 0
    halted: int | None = None
    resigned: int | None = None
    before_throw: Decision | None = None
    corrections: int = 0

    # -- what follows from the fields

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.state.outcome if self.state else None

    @property
    def is_timed(self) -> bool:
        """Whether there is a limit of time for the question, even if no person owes an answer."""
        return self.limit is not None and self.paused is None and self.status == "playing"

    @property
    def deadline(self) -> int | None:
        """When the time of the people who owe a decision runs out."""
        if self.limit is None or not self.is_timed:
            return None
        if not any(self.is_played_by_person(s) and s not in self.missed for s in self.owes):
            return None
        return self.asked_at + 1000 * self.limit

    def is_played_by_person(self, seat: int) -> bool:
        """Whether a person, not a bot, decides for this seat now."""
        return self.seats[seat].kind == "person" and self.seats[seat].stand_in is None

    @property
    def people(self) -> list[int]:
        """The seats for which a person decides now."""
        return list(filter(self.is_played_by_person, range(len(self.seats))))

    @property
    def is_halted(self) -> bool:
        """Whether the owner's stop keeps the bots from answering the current question."""
        return self.halted is not None and self.asked > self.halted

    def bot_for(self, seat: int) -> str | None:
        """The bot that makes the next decision of this seat, or None."""
        return self.seats[seat].plays_by or self.missed.get(seat)

    def seats_of(self, holder: Holder | None) -> tuple[int, ...]:
        """The seats of one holder."""
        if holder is None:
            return ()
        return tuple([n for n, seat in enumerate(self.seats) if seat.holder == holder])

    def left_by(self, holder: Holder | None) -> tuple[int, ...]:
        """The seats that a person left in a running game, and may take again."""
        if not self.left or holder is None or self.status != "playing":
            return ()
        return tuple([number for number, seat in self.left.items() if seat.holder == holder])

    def has_part(self, holder: Holder | None) -> bool:
        """Whether a person is the owner, holds a seat, or may return to one that they left."""
        return holder is not None and holder in self.holders

    @property
    def holders(self) -> set[Holder | None]:
        """The owner, and the people who hold a seat or may return to one."""
        left = self.left.values() if self.status == "playing" else ()
        return {self.owner, *[seat.holder for seat in (*self.seats, *left)]}

    def may_watch(self, holder: Holder | None, link: str | None) -> bool:
        """Whether a person may see this table: it is public, or they have a part or a link."""
        return (
            self.settings.public
            or self.has_part(holder)
            or holder in self.former
            or (link is not None and link in (self.invite, self.watch))
        )

    @property
    def dice_origin(self) -> DiceOrigin | None:
        """What is proven about the dice: nothing without a share, as the server could choose."""
        if self.dice == "committed" and not any(seat.share for seat in self.seats):
            return "server"
        return self.dice

    @property
    def is_daily(self) -> bool:
        """Whether the throws are those of a day, the same for everybody."""
        return self.dice == "daily"

    @property
    def has_own_dice(self) -> bool:
        """Whether people throw their own dice and enter the results."""
        return self.dice == "entered"

    # -- changes

    def changed(self, **changes: Any) -> "Table":
        """A changed copy, like `dataclasses.replace` but faster, because every move needs it."""
        if state := changes.get("state"):
            to_act = state.to_act
            changes["owes"] = () if to_act is CHANCE else to_act
            changes["status"] = "playing" if to_act else "over"
        after = object.__new__(Table)
        values = after.__dict__
        values.update(self.__dict__)
        values.update(changes)
        return after

    def with_seat(self, number: int, seat: Seat) -> "Table":
        """The table with one seat changed."""
        return self.changed(seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))
