"""A table as a value: its seats, its game, and what became of it, event by event."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal, TypeVar

from crosshex.rules import CHANCE, Actor, Move, Outcome, State
from crosshex.table import events as happened
from crosshex.table.decision import Decision
from crosshex.table.events import Event
from crosshex.table.face import Face, Story, face_of
from crosshex.table.messages import DiceOrigin, Status
from crosshex.table.settings import Settings, parse_word

K = TypeVar("K")
T = TypeVar("T")
Holder = str
"""Who holds a seat or a table: a fingerprint of the secret in the client's cookie."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table.

    Attributes:
        kind: nobody, a person, or a bot.
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
        """As it is stored."""
        return asdict(self)


OPEN = Seat()


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw on offer, and the seats that agreed so far."""

    by: int
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Takeback:
    """A seat that would like to take its decision back, and the seats that agreed so far."""

    by: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Table:
    """One table.

    Attributes:
        id: its unguessable name.
        settings: the game and how the table is run.
        face: how the game is played at a table; follows from the settings.
        owner: who set it up.
        created: when, in milliseconds.
        seats: who holds which seat.
        seq: how many events happened.
        at: when the last of them did.
        state: the position; None in the lobby.
        status: lobby, game, or afterwards; follows from the state.
        owes: the seats that owe a decision; follows from the state.
        story: how it came about, as the game's face tells it; None in the lobby.
        throws: how often the dice fell.
        asked: the event that opened the decision which is owed now. What everybody sees of a
            running game stays the same until the next one.
        asked_at: when that was; later if the server was away since then.
        draw: the draw on offer.
        votes: for each absent seat the seats that want a bot to stand in.
        invite: the code of the link to join, or None.
        watch: the code of the link to watch, or None.
        commit: the commitment to the dice; None for games without.
        dice: whether the server had committed before it knew any share, or people enter what
            they throw; None: nobody noted it.
        seed: the seed of the dice once revealed.
        rematch: the table that follows.
        missed: the seats whose time for the present question ran out, and the bots that decide it.
        misses: how often in a row each seat has missed its time.
        paused: the seat that the game waits for without a clock, or None.
        stood_in: the seats of people for which a bot has decided.
        opening: the question that some have answered by a hidden choice; None without such choices.
        undo: for each person's seat its last decision, if that can be taken back.
        takeback: who asks to take a decision back.
        left: the seats that people left to bots, each as it was: they may come back.
        barred: for each link the people who were sent away while it was good: not for them.
        first: the seat that began the game.
        halted: the last question that bots may answer while the owner has stopped them, as `asked`
            counts; None while they play on.
        resigned: the seat that gave up.
        cup: how it stood before the dice fell, where people enter them, until their throw has taken
            effect: it may be entered again.
    """

    id: str
    settings: Settings
    face: Face
    owner: Holder
    created: int
    seats: tuple[Seat, ...]
    seq: int = 0
    at: int = 0
    state: State | None = None
    status: Status = "open"
    owes: tuple[int, ...] = ()
    story: Story | None = None
    throws: int = 0
    asked: int = 0
    asked_at: int = 0
    draw: Draw | None = None
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
    opening: Decision | None = None
    undo: Mapping[int, Decision] = field(default_factory=dict)
    takeback: Takeback | None = None
    left: Mapping[int, Seat] = field(default_factory=dict)
    barred: Mapping[str, list[Holder]] = field(default_factory=dict)
    first: int = 0
    halted: int | None = None
    resigned: int | None = None
    cup: Decision | None = None

    # -- how it stands

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.state.outcome if self.state else None

    @property
    def deadline(self) -> int | None:
        """When the time of the people who owe a decision runs out."""
        if self.settings.time is None or self.paused is not None:
            return None
        if not any(self.is_played_by_person(s) and s not in self.missed for s in self.owes):
            return None
        return self.asked_at + 1000 * self.settings.time

    def is_played_by_person(self, seat: int) -> bool:
        """Whether a person, not a bot, decides for this seat now."""
        return self.seats[seat].kind == "person" and self.seats[seat].stand_in is None

    @property
    def is_for_bots(self) -> bool:
        """Whether only bots play here."""
        return not any(map(self.is_played_by_person, range(len(self.seats))))

    @property
    def is_halted(self) -> bool:
        """Whether the bots may not answer the present question."""
        return self.halted is not None and self.asked > self.halted

    def bot_for(self, seat: int) -> str | None:
        """The bot that makes the next decision of this seat, or None."""
        return self.seats[seat].plays_by or self.missed.get(seat)

    def seats_of(self, holder: Holder | None) -> tuple[int, ...]:
        """The seats that somebody holds."""
        if holder is None:
            return ()
        return tuple([n for n, seat in enumerate(self.seats) if seat.holder == holder])

    def left_by(self, holder: Holder | None) -> tuple[int, ...]:
        """The seats that somebody left while the game goes on, and may take again."""
        if not self.left or holder is None or self.status != "playing":
            return ()
        return tuple([number for number, seat in self.left.items() if seat.holder == holder])

    def has_part(self, holder: Holder | None) -> bool:
        """Whether somebody is more than a watcher: by a seat, one that was left, or as owner."""
        return holder is not None and bool(
            holder == self.owner or self.seats_of(holder) or self.left_by(holder)
        )

    def may_watch(self, holder: Holder | None, link: str | None) -> bool:
        """Whether somebody may see this table: by a seat, as owner, by a link, or anyone."""
        return (
            self.settings.public
            or self.has_part(holder)
            or (
                link is not None
                and link in (self.invite, self.watch)
                and holder not in self.barred.get(link, ())
            )
        )

    @property
    def dice_origin(self) -> DiceOrigin | None:
        """What is proven about the dice; without any share the server could choose as it liked."""
        if self.dice is None or self.has_own_dice or any(seat.share for seat in self.seats):
            return self.dice
        return "server"

    @property
    def has_own_dice(self) -> bool:
        """Whether people throw dice of their own, and enter them."""
        return self.dice == "entered"

    # -- what happens

    @classmethod
    def create(cls, table: str, event: Event, at: int) -> "Table":
        """The table that its first event sets up."""
        assert isinstance(event, happened.Created)
        settings = Settings.from_json(event.settings)
        return cls(
            id=table,
            settings=settings,
            face=face_of(settings.description),
            owner=event.owner,
            created=at,
            seats=tuple(Seat(**seat) for seat in event.seats),
            seq=1,
            at=at,
            invite=event.invite,
            commit=event.commit,
            dice=event.dice,
        )

    def move_of(self, event: Event) -> Move | None:
        """The move or the throw that an event tells of, read from its word; None for others."""
        match event:
            case happened.Played(_, word) | happened.Thrown(word) | happened.Rethrown(word):
                assert self.state is not None
                return parse_word(self.state.game, word)
        return None

    def apply(self, event: Event, at: int, move: Move | None) -> "Table":
        """The table after one more event; `move` is its move, if it tells of one.

        Raises:
            IllegalMove: the event is a move that the rules do not allow.
        """
        after = self._after(event, at, move)
        if after is self:
            after = self._with()
        # Nobody else has seen it yet.
        after.__dict__["seq"], after.__dict__["at"] = self.seq + 1, at
        return after

    def _after(self, event: Event, at: int, move: Move | None) -> "Table":
        match event:
            case happened.Played(seat):
                assert move is not None
                return self._played(seat, move, at)
            case happened.Thrown():
                assert move is not None
                return self._played(CHANCE, move, at)
            case happened.Rethrown():
                assert move is not None and self.cup is not None
                return self._picked_up(self.cup)._played(CHANCE, move, at)
            case happened.Seated(seat, holder, name, share):
                return self.with_seat(seat, Seat("person", holder, name, share=share))
            case happened.BotSeated(seat, bot):
                # Once the dice are in use, the shares that they were mixed from stay.
                share = self.seats[seat].share if self.state else ""
                return self._replaced(seat, Seat("bot", bot=bot, share=share))
            case happened.Stood(seat, why):
                after = self.with_seat(seat, OPEN)
                return after._barring(self.seats[seat]) if why == "removed" else after
            case happened.Swapped(seat, to):
                return self.with_seat(seat, self.seats[to]).with_seat(to, self.seats[seat])
            case happened.Started():
                return self._started(event, at)
            case happened.Resigned(seat):
                assert self.state is not None
                state = self.state.resign(seat)
                return self._with(state=state, draw=None, takeback=None, resigned=seat)
            case happened.DrawOffered(seat):
                return self._with(draw=Draw(seat, frozenset({seat})))
            case happened.DrawAgreed(seat, final):
                return self._draw_agreed(seat, final)
            case happened.DrawDeclined():
                return self._with(draw=None)
            case happened.Withdrawn(seat):
                return self._withdrawn(seat)
            case happened.TakenBack(seat):
                return self._taken_back(seat, at)
            case happened.TakebackAsked(seat):
                return self._with(takeback=Takeback(seat))
            case happened.TakebackAgreed(seat):
                assert self.takeback is not None
                return self._with(
                    takeback=Takeback(self.takeback.by, self.takeback.agreed | {seat})
                )
            case happened.TakebackDeclined():
                return self._with(takeback=None)
            case happened.StoodIn(seat, bot, why):
                return self._stood_in(seat, bot, why)
            case happened.Returned(seat):
                return self._returned(seat, at)
            case happened.Missed(seat, bot):
                misses = {**self.misses, seat: self.misses.get(seat, 0) + 1}
                return self._with(missed={**self.missed, seat: bot}, misses=misses)
            case happened.Paused(seat):
                return self._with(paused=seat)
            case happened.Resumed():
                return self._with(paused=None, asked_at=at)
            case happened.Delayed(ms):
                return self._with(asked_at=self.asked_at + ms)
            case happened.TakeoverAsked(seat, by):
                votes = self.votes.get(seat, frozenset()) | {by}
                return self._with(votes={**self.votes, seat: votes})
            case happened.Halted(on):
                return self._with(halted=self.asked - 1 if on else None)
            case happened.Advanced():
                return self._with(halted=self.asked)
            case happened.Configured(time, pace, public, first):
                settings = replace(self.settings, time=time, pace=pace, public=public, first=first)
                # The clock starts anew for everybody.
                return self._with(settings=settings, asked_at=at, missed={}, paused=None)
            case happened.Linked("invite", code):
                return self._with(invite=code, barred=_without(self.barred, self.invite))
            case happened.Linked("watch", code):
                return self._with(watch=code, barred=_without(self.barred, self.watch))
            case happened.SeedRevealed(seed):
                return self._with(seed=seed)
            case happened.Rematched(table):
                return self._with(rematch=table)
        return self

    def _with(self, **changes: Any) -> "Table":
        """A changed table: as `dataclasses.replace`, but quick, for it happens on every move."""
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
        return self._with(seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def _started(self, event: "happened.Started", at: int) -> "Table":
        state = self.settings.make_game(event.drawn(self.settings)).start(event.first)
        story = self.face.first_story()
        asked = self.seq + 1
        return self._with(state=state, story=story, asked=asked, asked_at=at, first=event.first)

    def _played(self, actor: Actor, move: Move, at: int) -> "Table":
        before, story = self.state, self.story
        assert before is not None and story is not None
        state = before.play(actor, move)
        story = self.face.story_after(story, before, actor, move, state)
        if actor is CHANCE:
            throws, asked = self.throws + 1, self.seq + 1
            return self._with(
                state=state,
                story=story,
                throws=throws,
                asked=asked,
                asked_at=at,
                takeback=None if state.outcome else self.takeback,
                cup=self._question() if self.has_own_dice else None,
            )
        changes = self._beside(actor)
        if state.pending:
            # One of several hidden choices: what the others are asked has not changed.
            opening = self.opening or self._question()
            return self._with(state=state, story=story, opening=opening, **changes)
        if self.settings.takebacks:
            changes["undo"] = self._undo_after(actor, move)
        if self.draw is not None and before.game.side(self.draw.by) != before.game.side(actor):
            # An offer lapses when the other side makes a move.
            changes["draw"] = None
        if self.missed:
            changes["missed"] = {}
        if self.takeback is not None and state.outcome is not None:
            changes["takeback"] = None
        asked = self.seq + 1
        return self._with(
            state=state, story=story, opening=None, asked=asked, asked_at=at, cup=None, **changes
        )

    def _beside(self, seat: int) -> dict[str, Any]:
        """What a decision of a seat changes beside the position: misses, pauses, requests."""
        changes: dict[str, Any] = {}
        if self.takeback is not None and self.takeback.by == seat:
            changes["takeback"] = None
        if self.paused == seat:
            changes["paused"] = None
        if self.seats[seat].kind == "person" or seat in self.left:
            if self.seats[seat].plays_by or seat in self.missed:
                changes["stood_in"] = self.stood_in | {seat}
            elif seat in self.misses:
                changes["misses"] = _without(self.misses, seat)
        return changes

    def _question(self) -> Decision:
        """What is asked now, before anybody has chosen."""
        assert self.state is not None
        return Decision(self.asked, self.state, self.story, self.throws, cup=self.cup)

    def _picked_up(self, cup: Decision) -> "Table":
        """The table before its last throw, without what was chosen on it."""
        before = self._with(state=cup.state, story=cup.story, throws=cup.throws, asked=cup.to)
        return before._with(opening=None, missed={}, paused=None, cup=None)

    def _undo_after(self, seat: int, move: Move) -> Mapping[int, Decision]:
        """What can be taken back once this seat has decided."""
        if (opening := self.opening) is None:
            choices, opening = {seat: move}, self._question()
        else:
            choices = {**self._pending_moves(), seat: move}
        seats = self.seats
        deciders = [seat for seat in choices if seats[seat].kind == "person"]
        if not deciders:
            return self.undo
        decision = opening._replace(choices=tuple(choices.items()))
        return {**self.undo, **dict.fromkeys(deciders, decision)}

    def _pending_moves(self) -> dict[int, Move]:
        """The hidden choices by seat."""
        state = self.state
        assert state is not None
        seats = range(len(self.seats))
        return {seat: move for seat in seats if (move := state.pending_move(seat)) is not None}

    def _withdrawn(self, seat: int) -> "Table":
        assert self.opening is not None
        others = _without(self._pending_moves(), seat)
        state, story = self.opening.chosen(others.items())
        return self._with(state=state, story=story, opening=self.opening if others else None)

    def _taken_back(self, seat: int, at: int) -> "Table":
        decision = self.undo[seat]
        state, story = decision.without(seat)
        asked = self.seq + 1
        return self._with(
            state=state,
            story=story,
            throws=decision.throws,
            asked=asked,
            asked_at=at,
            opening=decision._replace(to=asked, choices=()) if state.pending else None,
            undo={},
            takeback=None,
            draw=None,
            missed={},
            paused=None,
            cup=decision.cup,
        )

    def _returned(self, seat: int, at: int) -> "Table":
        missed, misses = _without(self.missed, seat), _without(self.misses, seat)
        back = self._with(missed=missed, misses=misses, left=_without(self.left, seat))
        if not self.seats[seat].plays_by:
            return back
        seated = replace(self.left.get(seat, self.seats[seat]), stand_in=None)
        return back.with_seat(seat, seated)._with(asked_at=at, paused=None, halted=None)

    def _draw_agreed(self, seat: int, final: bool) -> "Table":
        assert self.state is not None and self.draw is not None
        if final:
            return self._with(state=self.state.agree_draw(), draw=None, takeback=None)
        return self._with(draw=replace(self.draw, agreed=self.draw.agreed | {seat}))

    def _replaced(self, seat: int, bot: Seat) -> "Table":
        """A bot has the seat for good; whoever left it does not come back."""
        after = self.with_seat(seat, bot)
        if self.state is not None and (self.seats[seat].kind == "person" or seat in self.left):
            return after._with(left=_without(self.left, seat), stood_in=self.stood_in | {seat})
        return after

    def _stood_in(self, seat: int, bot: str, why: str) -> "Table":
        changes: dict[str, Any] = {
            "votes": {absent: by - {seat} for absent, by in self.votes.items() if absent != seat}
        }
        person = self.seats[seat]
        now = Seat("bot", bot=bot, share=person.share)
        if why == "left":
            changes["left"] = {**self.left, seat: person}
        elif why == "removed":
            changes["stood_in"] = self.stood_in | {seat}
        else:
            now = replace(person, stand_in=bot)
        if self.paused == seat:
            changes["paused"] = None
        if self.takeback is not None and self.takeback.by == seat:
            changes["takeback"] = None
        after = self.with_seat(seat, now)._with(**changes)
        return after._barring(person) if why == "removed" else after

    def _barring(self, person: Seat) -> "Table":
        """The table after somebody was sent away: the links that there are do not let them in."""
        if person.holder is None:
            return self
        barred = dict(self.barred)
        for code in (self.invite, self.watch):
            if code is not None:
                barred[code] = [*barred.get(code, ()), person.holder]
        return self._with(barred=barred)


def _without(found: Mapping[K, T], key: object) -> dict[K, T]:
    """All but what belongs to one key."""
    return {other: value for other, value in found.items() if other != key}
