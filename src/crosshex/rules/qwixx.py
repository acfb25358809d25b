"""Qwixx and Qwixx Longo: one state machine for every sheet (rules Q1 to Q7, page Sheets).

Read it next to the rules page: `Qwixx` holds the seats and options, `QwixxState` is a state of the
game. A turn is a throw (chance), action 1 of all seats (simultaneous), and action 2 of the
active seat (single).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import Any, ClassVar, Final

from crosshex.rules.description import Description, PairPerSeat
from crosshex.rules.dice import Roll, Rolls
from crosshex.rules.errors import (
    HiddenChoices,
    IllegalMove,
    OptionError,
    Reason,
    check_count,
)
from crosshex.rules.game import (
    CHANCE,
    Actor,
    Below,
    Chance,
    Die,
    Ending,
    Game,
    Move,
    Outcome,
    Sample,
    State,
    check_text,
)
from crosshex.rules.qwixx_moves import (
    FAILED_THROW,
    HIDDEN,
    NOTHING,
    Choice,
    Cross,
    Hidden,
    Nothing,
    parse_choice,
    shared_cross,
)
from crosshex.rules.sheet import COLOURS, MOST_FAILED_THROWS, Colour, Field, Marks, Place, Sheet
from crosshex.rules.sheets import LONGO, QWIXX, SheetOption

MOST_SEATS = 5
ROWS_TO_END = 2

LuckyPair = tuple[int, int]
LUCKY_PAIRS: Final = (
    (4, 9),
    (5, 8),
    (5, 10),
    (6, 7),
    (6, 11),
    (7, 12),
    (8, 13),
    (9, 14),
    (10, 13),
    (11, 12),
)
"""Q4: the pairs of Longo whose white sums come up on exactly 11 of the 64 rolls."""


class Phase(Enum):
    """The phases of a turn, and the end of the game.

    >>> Qwixx().start().play(CHANCE, Roll.parse("4 1 6 3 5 6")).phase.value
    'action 1'
    """

    THROW = "throw"
    ACTION_1 = "action 1"
    ACTION_2 = "action 2"
    OVER = "over"


@dataclass(frozen=True)
class Qwixx(Game):
    """A game of Qwixx: the seats and the sheet.

    >>> state = Qwixx(seats=2).start()
    >>> state = state.play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    >>> [str(move) for move in state.legal(0)]
    ['r5', 'y5', 'g5', 'b5', '-']

    Attributes:
        seats: the number of seats.
        sheet: the sheet that all play on.
        lucky: the lucky numbers of each seat; only Longo has them.
        name: the name of the game; a package may offer a sheet as a game of its own.
    """

    seats: int = 2
    sheet: Sheet = QWIXX
    lucky: tuple[LuckyPair, ...] = ()
    name: str = "qwixx"

    lucky_pairs: ClassVar[tuple[LuckyPair, ...]] = ()
    """The pairs of lucky numbers to draw from."""

    def __post_init__(self) -> None:
        check_count(self.seats)
        if not 1 <= self.seats <= MOST_SEATS:
            raise OptionError(f"{self.name} is for 1 to {MOST_SEATS} seats, not {self.seats}")
        if not isinstance(self.sheet, Sheet):
            raise OptionError(f"a sheet is what read_sheet makes of a name, not {self.sheet!r}")
        if self.lucky and not self.lucky_pairs:
            raise OptionError(f"{self.name} has no lucky numbers")
        if not self.lucky:
            object.__setattr__(self, "lucky", self.lucky_pairs[: self.seats])
        if self.lucky_pairs and len(self.lucky) != self.seats:
            raise OptionError(f"{self.seats} seats need {self.seats} pairs, not {len(self.lucky)}")
        for pair in self.lucky:
            self._check_pair(pair)
        object.__setattr__(self, "lucky", tuple((min(pair), max(pair)) for pair in self.lucky))

    def _check_pair(self, pair: object) -> None:
        if not isinstance(pair, Sequence) or len(pair) != 2 or len(set(pair)) != 2:
            raise OptionError(f"a sheet has two different lucky numbers, not {pair}")
        for number in pair:
            if not 2 <= number <= self.sheet.highest:
                raise OptionError(f"{number} is not a number from 2 to {self.sheet.highest}")

    @property
    def description(self) -> Description:
        """The description of the game with this name."""
        return DESCRIPTIONS.get(self.name) or _describe_other(self.name, self.sheet)

    def deal(self, sample: Sample[Any]) -> "Qwixx":
        """Q4: a lucky pair for each seat, no two the same."""
        if not self.lucky_pairs:
            return self
        return replace(self, lucky=tuple(sample(self.lucky_pairs, self.seats)))

    def start(self, first: int = 0) -> "QwixxState":
        """Empty sheets, and seat `first` about to throw."""
        self.check_seat(first)
        return QwixxState(self, (Marks.on(self.sheet),) * self.seats, first)

    def parse(self, text: str) -> Roll | Choice:
        """Read a choice, or a throw if the text has several words."""
        check_text(text)
        return Roll.parse(text) if len(text.split()) > 1 else parse_choice(text)


@dataclass(frozen=True)
class Longo(Qwixx):
    """A game of Qwixx Longo; by default the lucky pairs are the first on the rules page.

    >>> Longo(seats=2, lucky=((8, 5), (6, 11))).lucky
    ((5, 8), (6, 11))
    """

    sheet: Sheet = LONGO
    name: str = "longo"

    lucky_pairs: ClassVar[tuple[LuckyPair, ...]] = LUCKY_PAIRS

    def __post_init__(self) -> None:
        if self.sheet != LONGO:
            raise OptionError("longo has a sheet of its own; other sheets are played as qwixx")
        super().__post_init__()


@dataclass(frozen=True, slots=True)
class QwixxState(State):
    """A state of a game on a sheet.

    >>> state = Qwixx(seats=2).start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    >>> state.play(0, NOTHING).play(1, NOTHING).play(0, FAILED_THROW).scores
    (-5, 0)

    Attributes:
        game: the game with its options.
        marks: what each seat has crossed.
        active: the seat that throws, and that has action 2.
        locked: the rows that are locked for all, from 0; the dice of their last fields have left.
        roll: the dice that were thrown, or None before the throw and after the game.
        chosen: in action 1 the choice of each seat, None if it has not chosen yet; else empty.
        crossed: in action 2, whether the active seat crossed a number in action 1; else None.
    """

    game: Qwixx
    marks: tuple[Marks, ...]
    active: int
    locked: frozenset[int] = frozenset()
    roll: Roll | None = None
    chosen: tuple[Choice | Hidden | None, ...] = ()
    crossed: bool | None = None

    # -- what is on the sheets

    def numbers(self, seat: int, row: int) -> tuple[int, ...]:
        """The crossed numbers of a row of a seat's sheet, from left to right.

        >>> state = Qwixx(seats=2).start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
        >>> state = state.play(0, state.parse(0, "g5")).play(1, NOTHING)
        >>> state.numbers(0, Colour.GREEN), state.numbers(1, Colour.GREEN)
        ((5,), ())

        Args:
            seat: the seat, from 0.
            row: the row, from 0; a `Colour` on a sheet with a row for each.

        Raises:
            OptionError: there is no such seat or row.
        """
        return tuple(field.number for field in self.fields(seat, row))

    def fields(self, seat: int, row: int) -> tuple[Field, ...]:
        """The crossed fields of a row, for sheets whose rows have several colours."""
        self.game.check_seat(seat)
        if row not in range(len(self.game.sheet.rows)):
            last = len(self.game.sheet.rows) - 1
            raise OptionError(f"a row is a number from 0 to {last}, not {row!r}")
        return self.game.sheet.crossed(row, self.marks[seat].rows[row])

    def row_scores(self, seat: int) -> tuple[int, ...]:
        """The points of each row of a seat's sheet (Q7)."""
        self.game.check_seat(seat)
        return self.marks[seat].row_scores

    def failed_throws(self, seat: int) -> int:
        """How many failed throws a seat has."""
        self.game.check_seat(seat)
        return self.marks[seat].failed

    # -- who acts

    @property
    def phase(self) -> Phase:
        """The phase of the turn."""
        if self.chosen:
            return Phase.ACTION_1
        if self.crossed is not None:
            return Phase.ACTION_2
        return Phase.OVER if self.ending else Phase.THROW

    @property
    def to_act(self) -> Chance | tuple[int, ...]:
        """`CHANCE` before a throw, the seats that have to choose, or empty when it is over."""
        if self.chosen:
            return tuple([seat for seat, choice in enumerate(self.chosen) if choice is None])
        if self.crossed is not None:
            return (self.active,)
        return () if self.ending else CHANCE

    @property
    def simultaneous(self) -> bool:
        """Q3: in action 1 no seat sees the choice of another."""
        return bool(self.chosen)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that have made their choice of action 1."""
        return tuple([seat for seat, choice in enumerate(self.chosen) if choice is not None])

    def pending_move(self, seat: int) -> Choice | Hidden | None:
        """What a seat has chosen in action 1; `HIDDEN` in the view of another seat."""
        return self.chosen[seat] if self.chosen else None

    @property
    def dice(self) -> tuple[Die, ...]:
        """Two white dice, and one of each colour, which leaves when a row is locked (Q5, S2)."""
        faces, left = self.game.sheet.faces, self.dice_left
        coloured = (Die(faces, colour not in left) for colour in COLOURS)
        return (Die(faces), Die(faces), *coloured)

    @property
    def dice_left(self) -> frozenset[Colour]:
        """The dice that have left the game: those of the last fields of locked rows (S2)."""
        return self.game.sheet.dice_left(self.locked)

    @property
    def thrower(self) -> int:
        """The active seat throws."""
        return self.active

    def throw(self, below: Below) -> Roll:
        """Throw the white dice, then the colours that are in play."""
        faces, left = self.game.sheet.faces, self.dice_left
        dice = [1 + below(faces), 1 + below(faces)]
        dice += [0 if colour in left else 1 + below(faces) for colour in COLOURS]
        return Roll.of(dice, left)

    def throw_all(self, drawn: Sequence[int]) -> Roll:
        """The same as `State.throw_all`, but faster."""
        return Roll.of([1 + number for number in drawn], self.dice_left)

    def view(self, seat: int | None) -> "QwixxState":
        """The state as a seat may see it: who has chosen, but not what (Q3)."""
        if seat is not None:
            self.game.check_seat(seat)
        seen = tuple(
            [
                choice if choice is None or chooser == seat else HIDDEN
                for chooser, choice in enumerate(self.chosen)
            ]
        )
        if seen == self.chosen:
            return self
        return QwixxState(self.game, self.marks, self.active, self.locked, self.roll, seen)

    # -- what is legal

    def legal(self, actor: Actor) -> Sequence[Roll] | Sequence[Choice]:
        """The possible throws, or a seat's choices: by colour, then lucky ones, then nothing."""
        if actor is CHANCE:
            return self._rolls if self.phase is Phase.THROW else ()
        if self.chosen:
            if actor in range(len(self.chosen)) and self.chosen[actor] is None:
                return self._action_1(actor)
        elif self.crossed is not None and actor == self.active:
            return self._action_2()
        self.game.check_seat(actor)
        return ()

    @property
    def _rolls(self) -> Rolls:
        return Rolls(self.game.sheet.faces, self.dice_left)

    def _action_1(self, seat: int) -> list[Choice]:
        """Q3: the white sum in any field that shows it; Q4: or a lucky cross; or nothing."""
        assert self.roll is not None
        total, sheet, locked = self.roll.white_sum, self.game.sheet, self.locked
        rows = self.marks[seat].rows
        choices: list[Choice] = [
            shared_cross(colour, total)
            for colour, place in sheet.showing(total)
            if place.row not in locked and sheet.can_cross(place, rows[place.row])
        ]
        if self.game.lucky and total in self.game.lucky[seat]:
            choices += self._lucky(seat)
        choices.append(NOTHING)
        return choices

    def _action_2(self) -> list[Choice]:
        """Q3: one white die plus one colour die, in the field of that colour; or nothing."""
        assert self.roll is not None
        whites = tuple(dict.fromkeys(self.roll.white))
        choices: list[Choice] = [
            shared_cross(colour, white + die)
            for colour, die in zip(COLOURS, self.roll.colours, strict=True)
            if die is not None  # Q5: it has left
            for white in whites
            if self._is_open(self.active, colour, white + die)
        ]
        choices.append(NOTHING if self.crossed else FAILED_THROW)
        return choices

    def _is_open(self, seat: int, colour: Colour, number: int) -> bool:
        """Whether the sheet has such a field, and the seat may cross it (Q2)."""
        sheet = self.game.sheet
        if (place := sheet.find(colour, number)) is None or place.row in self.locked:
            return False
        return sheet.can_cross(place, self.marks[seat].rows[place.row])

    def _lucky(self, seat: int) -> list[Cross]:
        """Q4: the next number of each open row that has the fewest crosses."""
        sheet, marks, fewest = self.game.sheet, self.marks[seat], self._fewest(seat)
        crosses = []
        for row, crossed in enumerate(marks.rows):
            following = Place(row, crossed.bit_length())
            # Q4, ruling: if such a row cannot be locked yet, no other row takes its place.
            compared = row not in self.locked and crossed.bit_count() == fewest
            if compared and sheet.can_cross(following, crossed):
                colour, number = sheet.rows[row].fields[following.field]
                crosses.append(Cross(colour, number, lucky=True))
        return crosses

    def _fewest(self, seat: int) -> int:
        """The fewest crosses in a row; by the ruling on Q4 only open rows are compared."""
        rows = enumerate(self.marks[seat].rows)
        return min(crossed.bit_count() for row, crossed in rows if row not in self.locked)

    def why_not(self, actor: Actor, move: Move) -> Reason | None:
        """Why a move is not legal now, or None if it is."""
        if actor is CHANCE:
            if self.phase is not Phase.THROW:
                return self._not_now()
            return self._rolls.why_not(move) if isinstance(move, Roll) else Reason.OTHER_GAME
        if self.chosen:
            self.game.check_seat(actor)
            if self.chosen[actor] is not None:
                return Reason.ALREADY_CHOSEN
        elif self.crossed is None or actor != self.active:
            self.game.check_seat(actor)
            return self._not_now()
        match move:
            case Cross(lucky=True):
                return self._why_not_lucky(actor, move)
            case Cross():
                return self._why_not_cross(actor, move)
            case Nothing(failed=True):
                return None if self.crossed is False else Reason.NO_FAILED_THROW
            case Nothing():
                return Reason.FAILED_THROW_DUE if self.crossed is False else None
        return Reason.OTHER_GAME

    def _not_now(self) -> Reason:
        return Reason.GAME_OVER if self.phase is Phase.OVER else Reason.NOT_TO_ACT

    def _why_not_cross(self, seat: int, move: Cross) -> Reason | None:
        assert self.roll is not None
        if (place := self.game.sheet.find(move.colour, move.number)) is None:
            return Reason.NO_SUCH_NUMBER
        if place.row in self.locked:
            return Reason.ROW_LOCKED
        die = self.roll.colours[move.colour]
        if self.chosen:
            thrown = move.number == self.roll.white_sum
        else:
            thrown = die is not None and move.number - die in self.roll.white
        if thrown:
            return self._why_not_field(seat, place)
        return Reason.NOT_THROWN if die is not None else Reason.COLOUR_LEFT

    def _why_not_lucky(self, seat: int, move: Cross) -> Reason | None:
        assert self.roll is not None
        if (place := self.game.sheet.find(move.colour, move.number)) is None:
            return Reason.NO_SUCH_NUMBER
        if self.game.lucky and not self.chosen:
            return Reason.ONLY_ACTION_1
        if not self.game.lucky or self.roll.white_sum not in self.game.lucky[seat]:
            return Reason.NOT_LUCKY
        if place.row in self.locked:
            return Reason.ROW_LOCKED
        if self.marks[seat].crosses(place.row) != self._fewest(seat):
            return Reason.NOT_FEWEST
        if place.field != self.marks[seat].rows[place.row].bit_length():
            return Reason.NOT_NEXT
        return self._why_not_field(seat, place)

    def _why_not_field(self, seat: int, place: Place) -> Reason | None:
        row = self.marks[seat].rows[place.row]
        if place.field < row.bit_length():
            return Reason.TOO_FAR_LEFT
        return None if self.game.sheet.can_cross(place, row) else Reason.TOO_FEW_CROSSES

    # -- what happens

    def play(self, actor: Actor, move: Move) -> "QwixxState":
        """The state after a throw or a choice; action 1 takes effect with its last choice.

        Raises:
            IllegalMove: the rules do not allow it.
            HiddenChoices: this is a view, and the choices of others would take effect now.
        """
        if reason := self.why_not(actor, move):
            raise IllegalMove(move, actor, reason, self.legal(actor))
        if isinstance(move, Roll):
            return QwixxState(
                self.game, self.marks, self.active, self.locked, move, (None,) * self.game.seats
            )
        assert actor is not CHANCE and isinstance(move, Cross | Nothing)
        if not self.chosen:
            return self._finish_turn(move)
        chosen = (*self.chosen[:actor], move, *self.chosen[actor + 1 :])
        if None in chosen:
            return QwixxState(self.game, self.marks, self.active, self.locked, self.roll, chosen)
        return self._reveal(chosen)

    def _reveal(self, chosen: tuple[Choice | Hidden | None, ...]) -> "QwixxState":
        """Q5: all choices of action 1 take effect together, and only then are rows locked."""
        if HIDDEN in chosen:
            raise HiddenChoices("the choices of other seats are hidden in this view")
        assert self.roll is not None
        marks = tuple(
            self._marked(seat, choice) if isinstance(choice, Cross) else self.marks[seat]
            for seat, choice in enumerate(chosen)
        )
        locked = self._locked_with(chosen)
        if len(locked) >= ROWS_TO_END:
            # Q6, ruling: the game ends at once, without action 2 and without a failed throw.
            return QwixxState(self.game, marks, self.active, locked)
        # Q5: a die that leaves in action 1 is gone before action 2.
        left = self.game.sheet.dice_left(locked)
        roll = self.roll.without(left) if locked != self.locked else self.roll
        crossed = isinstance(chosen[self.active], Cross)
        return QwixxState(self.game, marks, self.active, locked, roll, (), crossed)

    def _finish_turn(self, move: Choice) -> "QwixxState":
        """Q3: action 2 of the active seat, or its failed throw; then the next seat is active."""
        mine = self.marks[self.active]
        if isinstance(move, Cross):
            mine = self._marked(self.active, move)
        elif move.failed:
            mine = mine.with_failed_throw()
        marks = (*self.marks[: self.active], mine, *self.marks[self.active + 1 :])
        locked = self._locked_with((move,))
        over = mine.failed >= MOST_FAILED_THROWS or len(locked) >= ROWS_TO_END
        active = self.active if over else (self.active + 1) % self.game.seats
        return QwixxState(self.game, marks, active, locked)

    def _marked(self, seat: int, move: Cross) -> Marks:
        sheet, marks = self.game.sheet, self.marks[seat]
        place = sheet.place(move.colour, move.number)
        return marks.with_row(place.row, sheet.cross(place, marks.rows[place.row]))

    def _locked_with(self, choices: Iterable[Choice | Hidden | None]) -> frozenset[int]:
        """Q5: a row that any seat locks is locked for all."""
        sheet = self.game.sheet
        places = [
            sheet.place(choice.colour, choice.number)
            for choice in choices
            if isinstance(choice, Cross)
        ]
        new = [place.row for place in places if sheet.is_locking(place)]
        return self.locked.union(new) if new else self.locked

    # -- scores and result

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each sheet so far (Q7)."""
        return tuple(marks.score for marks in self.marks)

    @property
    def ending(self) -> Ending | None:
        """Why the game has ended, or None while it runs (Q6)."""
        if self.roll is not None:
            return None
        if len(self.locked) >= ROWS_TO_END:
            return Ending.ROWS_LOCKED
        if any(marks.failed >= MOST_FAILED_THROWS for marks in self.marks):
            return Ending.FAILED_THROWS
        return None

    @property
    def outcome(self) -> Outcome | None:
        """The final scores; equal highest totals share the win (Q7)."""
        if not (ending := self.ending):
            return None
        scores = self.scores
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(scores, winners, ending)

    @property
    def result(self) -> str:
        """The scores in seat order, or `*` while the game runs."""
        return " ".join(map(str, self.scores)) if self.ending else "*"


# -- how the game describes itself


@cache
def describe_sheet(
    sheet: Sheet, name: str, title: str = "", kind: type[Qwixx] = Qwixx
) -> Description:
    """The description of a sheet as a game of its own.

    >>> from crosshex.rules import parse_sheet
    >>> mini = parse_sheet("faces=4 needed=3 r2-8 / y2-8 / g8-2 / b8-2")
    >>> describe_sheet(mini, "mini", "Mini").make(2).name
    'mini'

    Args:
        sheet: the sheet.
        name: the name of the game.
        title: its name for people.
        kind: the class of its games.
    """

    def make(seats: int = 2, **options: Any) -> Game:
        return kind(seats, **{"sheet": sheet, "name": name, **options})

    about, pairs = "lucky numbers", kind.lucky_pairs
    lucky = PairPerSeat("lucky", "Lucky", (), about=about, pairs=pairs, least=2, most=sheet.highest)
    chosen = SheetOption("sheet", "Sheet", sheet, required=False, about="the sheet")
    return Description(
        name=name,
        title=title or name.capitalize(),
        factory=make,
        seats=tuple(range(1, MOST_SEATS + 1)),
        # A game with another name is its sheet.
        options=(lucky,) if pairs else (chosen,) if name == Qwixx.name else (),
        endings=(Ending.FAILED_THROWS, Ending.ROWS_LOCKED),
        dice=True,
        simultaneous=True,
        first_by_lot=True,
        kind=Qwixx.name,
    )


@cache
def _describe_other(name: str, sheet: Sheet) -> Description:
    """The description of another package's game with this name, or one made from the sheet."""
    from crosshex.rules.catalogue import find_game, is_game

    return find_game(name) if is_game(name) else describe_sheet(sheet, name)


QWIXX_GAME = describe_sheet(QWIXX, "qwixx", "Qwixx")
LONGO_GAME = describe_sheet(LONGO, "longo", "Qwixx Longo", Longo)
DESCRIPTIONS = {game.name: game for game in (QWIXX_GAME, LONGO_GAME)}
