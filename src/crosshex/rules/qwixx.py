"""Qwixx and Qwixx Longo: one state machine, two sheets (rules Q1 to Q7).

Read it next to the rules page: `Qwixx` holds the seats and options, `QwixxState` is a state of the
game. A turn is a throw (chance), action 1 of all seats (simultaneous), and action 2 of the
active seat (single).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import Any

from crosshex.rules.description import Description, PairPerSeat
from crosshex.rules.dice import Roll, Rolls
from crosshex.rules.errors import HiddenChoices, IllegalMove, OptionError, Reason
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
from crosshex.rules.sheet import (
    COLOURS,
    LONGO,
    MOST_FAILED_THROWS,
    QWIXX,
    Colour,
    LuckyPair,
    Marks,
    Sheet,
)

MOST_SEATS = 5
ROWS_TO_END = 2


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
    """A game of Qwixx: the seats, the sheet, and for Longo the lucky numbers of each seat.

    >>> state = Qwixx(seats=2).start()
    >>> state = state.play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    >>> [str(move) for move in state.legal(0)]
    ['r5', 'y5', 'g5', 'b5', '-']
    """

    seats: int = 2
    sheet: Sheet = QWIXX
    lucky: tuple[LuckyPair, ...] = ()

    def __post_init__(self) -> None:
        if not 1 <= self.seats <= MOST_SEATS:
            raise OptionError(f"{self.name} is for 1 to {MOST_SEATS} seats, not {self.seats}")
        if self.lucky and not self.sheet.lucky_pairs:
            raise OptionError(f"{self.name} has no lucky numbers")
        if not self.lucky:
            object.__setattr__(self, "lucky", self.sheet.lucky_pairs[: self.seats])
        if self.sheet.lucky_pairs and len(self.lucky) != self.seats:
            raise OptionError(f"{self.seats} seats need {self.seats} pairs, not {len(self.lucky)}")
        for pair in self.lucky:
            self._check_pair(pair)
        object.__setattr__(self, "lucky", tuple((min(pair), max(pair)) for pair in self.lucky))

    def _check_pair(self, pair: Sequence[int]) -> None:
        if len(pair) != 2 or len(set(pair)) != 2:
            raise OptionError(f"a sheet has two different lucky numbers, not {pair}")
        for number in pair:
            if not 2 <= number <= self.sheet.highest:
                raise OptionError(f"{number} is not a number from 2 to {self.sheet.highest}")

    @property
    def name(self) -> str:
        """The sheet's name: `qwixx` or `longo`."""
        return self.sheet.name

    @property
    def description(self) -> Description:
        """The description of the game with this sheet's name, or one made from the sheet."""
        return DESCRIPTIONS.get(self.sheet.name) or _describe_other(self.sheet)

    def deal(self, sample: Sample[Any]) -> "Qwixx":
        """Q4: a lucky pair for each seat, no two the same."""
        if not self.sheet.lucky_pairs:
            return self
        return replace(self, lucky=tuple(sample(self.sheet.lucky_pairs, self.seats)))

    def start(self, first: int = 0) -> "QwixxState":
        """Empty sheets, and seat `first` about to throw."""
        self.check_seat(first)
        return QwixxState(self, (Marks(),) * self.seats, first)

    def parse(self, text: str) -> Roll | Choice:
        """Read a choice, or a throw if the text has several words."""
        return Roll.parse(text) if len(text.split()) > 1 else parse_choice(text)


@dataclass(frozen=True)
class Longo(Qwixx):
    """A game of Qwixx Longo; by default the lucky pairs are the first on the rules page.

    >>> Longo(seats=2, lucky=((8, 5), (6, 11))).lucky
    ((5, 8), (6, 11))
    """

    sheet: Sheet = LONGO


@dataclass(frozen=True, slots=True)
class QwixxState(State):
    """A state of a game of Qwixx or Longo.

    >>> state = Qwixx(seats=2).start().play(CHANCE, Roll.parse("4 1 6 3 5 6"))
    >>> state.play(0, NOTHING).play(1, NOTHING).play(0, FAILED_THROW).scores
    (-5, 0)

    Attributes:
        game: the game with its options.
        marks: what each seat has crossed.
        active: the seat that throws, and that has action 2.
        locked: the rows that are locked for all; their dice have left.
        roll: the dice that were thrown, or None before the throw and after the game.
        chosen: in action 1 the choice of each seat, None if it has not chosen yet; else empty.
        crossed: in action 2, whether the active seat crossed a number in action 1; else None.
    """

    game: Qwixx
    marks: tuple[Marks, ...]
    active: int
    locked: frozenset[Colour] = frozenset()
    roll: Roll | None = None
    chosen: tuple[Choice | Hidden | None, ...] = ()
    crossed: bool | None = None

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
        """Two white dice, and one of each colour, which leaves with its row (Q5)."""
        faces = self.game.sheet.faces
        coloured = (Die(faces, colour not in self.locked) for colour in COLOURS)
        return (Die(faces), Die(faces), *coloured)

    @property
    def thrower(self) -> int:
        """The active seat throws."""
        return self.active

    def throw(self, below: Below) -> Roll:
        """Throw the white dice, then the colours that are in play."""
        faces = self.game.sheet.faces
        dice = [1 + below(faces), 1 + below(faces)]
        dice += [0 if colour in self.locked else 1 + below(faces) for colour in COLOURS]
        return Roll.of(dice, self.locked)

    def throw_all(self, drawn: Sequence[int]) -> Roll:
        """The same as `State.throw_all`, but faster."""
        return Roll.of([1 + number for number in drawn], self.locked)

    def view(self, seat: int | None) -> "QwixxState":
        """The state as a seat may see it: who has chosen, but not what (Q3)."""
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
        """The possible throws, or a seat's choices: red, yellow, green, blue, lucky, nothing."""
        if actor is CHANCE:
            return self._rolls if self.phase is Phase.THROW else ()
        if self.chosen:
            owes = 0 <= actor < len(self.chosen) and self.chosen[actor] is None
            return self._action_1(actor) if owes else ()
        if self.crossed is not None and actor == self.active:
            return self._action_2()
        return ()

    @property
    def _rolls(self) -> Rolls:
        return Rolls(self.game.sheet.faces, self.locked)

    def _action_1(self, seat: int) -> list[Choice]:
        """Q3: the white sum in any row; Q4: or a lucky cross; or nothing."""
        assert self.roll is not None
        total, sheet, locked = self.roll.white_sum, self.game.sheet, self.locked
        choices: list[Choice] = [
            shared_cross(colour, total)
            for colour, row in zip(COLOURS, self.marks[seat].rows, strict=True)
            if colour not in locked and sheet.can_cross(row, sheet.field(colour, total))
        ]
        if self.game.lucky and total in self.game.lucky[seat]:
            choices += self._lucky(seat)
        choices.append(NOTHING)
        return choices

    def _action_2(self) -> list[Choice]:
        """Q3: one white die plus one colour die in the row of that colour; or nothing."""
        assert self.roll is not None
        whites = tuple(dict.fromkeys(self.roll.white))
        sheet, rows = self.game.sheet, self.marks[self.active].rows
        choices: list[Choice] = [
            shared_cross(colour, white + die)
            for colour, die in zip(COLOURS, self.roll.colours, strict=True)
            if die is not None  # Q5: the die of a locked row has left
            for white in whites
            if sheet.can_cross(rows[colour], sheet.field(colour, white + die))
        ]
        choices.append(NOTHING if self.crossed else FAILED_THROW)
        return choices

    def _lucky(self, seat: int) -> list[Cross]:
        """Q4: the next number of each open row that has the fewest crosses."""
        sheet, marks, fewest = self.game.sheet, self.marks[seat], self._fewest(seat)
        crosses = []
        for colour in COLOURS:
            row = marks.rows[colour]
            following = row.bit_length()
            # Q4, ruling: if such a row cannot be locked yet, no other row takes its place.
            compared = colour not in self.locked and row.bit_count() == fewest
            if compared and sheet.can_cross(row, following):
                crosses.append(Cross(colour, sheet.number(colour, following), lucky=True))
        return crosses

    def _fewest(self, seat: int) -> int:
        """The fewest crosses in a row; by the ruling on Q4 only open rows are compared."""
        marks = self.marks[seat]
        return min(marks.crosses(colour) for colour in COLOURS if colour not in self.locked)

    def why_not(self, actor: Actor, move: Move) -> Reason | None:
        """Why a move is not legal now, or None if it is."""
        if actor is CHANCE:
            if self.phase is not Phase.THROW:
                return self._not_now()
            return self._rolls.why_not(move) if isinstance(move, Roll) else Reason.OTHER_GAME
        if self.chosen:
            if not 0 <= actor < len(self.chosen):
                return Reason.NOT_TO_ACT
            if self.chosen[actor] is not None:
                return Reason.ALREADY_CHOSEN
        elif self.crossed is None or actor != self.active:
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
        if not 2 <= move.number <= self.game.sheet.highest:
            return Reason.NO_SUCH_NUMBER
        if move.colour in self.locked:
            return Reason.ROW_LOCKED
        if self.chosen:
            thrown = move.number == self.roll.white_sum
        else:
            die = self.roll.colours[move.colour]
            thrown = die is not None and move.number - die in self.roll.white
        return self._why_not_field(seat, move) if thrown else Reason.NOT_THROWN

    def _why_not_lucky(self, seat: int, move: Cross) -> Reason | None:
        assert self.roll is not None
        if not 2 <= move.number <= self.game.sheet.highest:
            return Reason.NO_SUCH_NUMBER
        if self.game.lucky and not self.chosen:
            return Reason.ONLY_ACTION_1
        if not self.game.lucky or self.roll.white_sum not in self.game.lucky[seat]:
            return Reason.NOT_LUCKY
        if move.colour in self.locked:
            return Reason.ROW_LOCKED
        if self.marks[seat].crosses(move.colour) != self._fewest(seat):
            return Reason.NOT_FEWEST
        field = self.game.sheet.field(move.colour, move.number)
        if field != self.marks[seat].rows[move.colour].bit_length():
            return Reason.NOT_NEXT
        return self._why_not_field(seat, move)

    def _why_not_field(self, seat: int, move: Cross) -> Reason | None:
        row = self.marks[seat].rows[move.colour]
        field = self.game.sheet.field(move.colour, move.number)
        if field < row.bit_length():
            return Reason.TOO_FAR_LEFT
        return None if self.game.sheet.can_cross(row, field) else Reason.TOO_FEW_CROSSES

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
        assert isinstance(actor, int) and isinstance(move, Cross | Nothing)
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
        roll = self.roll.without(locked) if locked != self.locked else self.roll
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
        row = sheet.cross(marks.rows[move.colour], sheet.field(move.colour, move.number))
        return marks.with_row(move.colour, row)

    def _locked_with(self, choices: Iterable[Choice | Hidden | None]) -> frozenset[Colour]:
        """Q5: a row that any seat locks is locked for all."""
        sheet = self.game.sheet
        new = [
            choice.colour
            for choice in choices
            if isinstance(choice, Cross)
            and sheet.is_locking(sheet.field(choice.colour, choice.number))
        ]
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
def describe_sheet(sheet: Sheet, title: str = "", kind: type[Qwixx] = Qwixx) -> Description:
    """The description of the game with a sheet; a new variant needs only a new sheet.

    >>> describe_sheet(Sheet("mini", faces=4, locking=1, needed=3), "Mini").make(2).name
    'mini'

    Args:
        sheet: the sheet.
        title: its name for people.
        kind: the class of its games.
    """

    def make(seats: int = 2, **options: Any) -> Game:
        return Qwixx(seats, sheet, **options) if kind is Qwixx else kind(seats, **options)

    pairs, most, about = sheet.lucky_pairs, sheet.highest, "lucky numbers"
    lucky = PairPerSeat("lucky", "Lucky", (), about=about, pairs=pairs, least=2, most=most)
    return Description(
        name=sheet.name,
        title=title or sheet.name.capitalize(),
        factory=make,
        seats=tuple(range(1, MOST_SEATS + 1)),
        options=(lucky,) if sheet.lucky_pairs else (),
        endings=(Ending.FAILED_THROWS, Ending.ROWS_LOCKED),
        dice=True,
        simultaneous=True,
        first_by_lot=True,
        rooms=ROOMS,
    )


@cache
def _describe_other(sheet: Sheet) -> Description:
    """The description of another package's game with this name, or one made from the sheet."""
    from crosshex.rules.catalogue import find_game, is_game

    return find_game(sheet.name) if is_game(sheet.name) else describe_sheet(sheet)


ROOMS = {
    "perft": "crosshex.rules.qwixx_perft:count_turns",
    "notation": "crosshex.record.qwixx:NOTATION",
    "picture": "crosshex.draw.sheets:PICTURE",
    "print": "crosshex.draw.sheet_paper:PRINTED",
    "kernels": "crosshex.fast.simulation.qwixx:KERNELS",
    "bots": "crosshex.bots.qwixx_roster:ROSTER",
    "values": "crosshex.bots.qwixx_values:qwixx_values",
    "luck": "crosshex.arena.qwixx_luck:luck_of",
    "review": "crosshex.review.qwixx:REVIEWER",
    "columns": "crosshex.simulate.qwixx:columns",
    "engine": "crosshex.engine.qwixx:HELP",
    "solver": "crosshex.fast.solver.solitaire:find_solution",
    "table": "crosshex.table.qwixx.adapter:ADAPTER",
    "encoding": "crosshex.envs.qwixx:QwixxEncoding",
    "vector": "crosshex.envs.qwixx_vector:make_vector",
    "openspiel": "crosshex.envs.qwixx_openspiel:INFO",
    "lessons": "crosshex.learn.courses:COURSES",
    "strategy": "crosshex.strategy.qwixx:STRATEGIES",
    "coach": "crosshex.learn.qwixx_coach:COACH",
    "terminal": "crosshex.cli.session_qwixx:TERMINAL",
}
"""The rooms of all games on a sheet."""

QWIXX_GAME = describe_sheet(QWIXX, "Qwixx")
LONGO_GAME = describe_sheet(LONGO, "Qwixx Longo", Longo)
DESCRIPTIONS = {game.name: game for game in (QWIXX_GAME, LONGO_GAME)}
