"""Six: basic, advanced and four-handed, one state machine with options (rules S1 to S6).

Read it next to the rules page: `Six` holds the seats and options, `SixState` is a state of a game.
Seats take turns, so every node is a single node. There are no dice, and nothing is hidden.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Final, Literal, TypeAlias, get_args

from crosshex.rules.description import Description, Limit, OneOf
from crosshex.rules.errors import GameOver, IllegalMove, OptionError, Reason, check_count
from crosshex.rules.game import Actor, Chance, Ending, Game, Move, Outcome, State
from crosshex.rules.hexagons import (
    SHAPES,
    Cell,
    Cells,
    Shape,
    cut_cells,
    frontier,
    groups_without,
    neighbours,
    shapes_made,
    shapes_through,
    standing_shapes,
)
from crosshex.rules.position_history import PositionHistory
from crosshex.rules.six_moves import (
    CLAIM,
    PASS,
    Claim,
    Pass,
    Put,
    Shift,
    Shifts,
    SixMove,
    Taken,
    parse_six_move,
)

HEXAGONS: Final = 42
RED_START: Final = Cell(0, 0)
BLACK_START: Final = Cell(1, 0)
TOO_FEW: Final = 5

Variant = Literal["basic", "advanced"]
ClaimRule = Literal["auto", "manual"]


class Side(IntEnum):
    """The two colours; seats 1 and 3 are black, 2 and 4 red.

    >>> Six(seats=4).seats_of(Side.RED)
    (1, 3)
    """

    BLACK = 0
    RED = 1

    @property
    def other(self) -> "Side":
        """The opponent."""
        return Side(1 - self)


@dataclass(frozen=True)
class Six(Game):
    """A game of Six.

    Attributes:
        seats: two, or four in two sides.
        variant: `basic`, or `advanced`, where a move may cut groups off.
        claim: `auto`, or `manual`, where a shape wins only if its side claims it.
        repetition: how often a position must occur for a draw; None: no such draws.
        move_limit: how many moves in a row without a removal are a draw; None: no such draws.

    >>> [str(move) for move in Six().start().legal(0)]
    ['-1,0', '-1,1', '0,-1']
    """

    seats: int = 2
    variant: Variant = "basic"
    claim: ClaimRule = "auto"
    repetition: int | None = 3
    move_limit: int | None = 200

    def __post_init__(self) -> None:
        check_count(self.seats)
        if self.seats not in (2, 4):
            raise OptionError(f"six is for 2 or 4 seats, not {self.seats}")
        if self.variant not in get_args(Variant):
            raise OptionError(f"the variant of six is basic or advanced, not {self.variant}")
        if self.claim not in get_args(ClaimRule):
            raise OptionError(f"claims are auto or manual, not {self.claim}")
        if not _is_limit(self.repetition, 2):
            raise OptionError(f"a position can repeat 2 times or more, not {self.repetition}")
        if not _is_limit(self.move_limit, 1):
            raise OptionError(f"the move limit is 1 or more, not {self.move_limit}")

    @property
    def name(self) -> str:
        """Always `six`; the variant is an option."""
        return "six"

    @property
    def description(self) -> Description:
        """The description of Six."""
        return SIX_GAME

    def start(self, first: int = 0) -> "SixState":
        """The two start hexagons and black to move; black is always seat 1 (S3)."""
        if first != 0:
            raise OptionError("seat 1 is black and begins")
        return SixState(self, frozenset({BLACK_START}), frozenset({RED_START}))

    def parse(self, text: str) -> SixMove:
        """Read one word of the notation."""
        return parse_six_move(text)

    def side(self, seat: int) -> Side:
        """The colour of a seat (S6: colours alternate)."""
        return Side(seat % 2)


def _is_limit(value: object, least: int) -> bool:
    return value is None or (type(value) is int and value >= least)


_Position: TypeAlias = tuple[Cells, Cells, Side]


@dataclass(frozen=True, slots=True)
class SixState(State):
    """A state of a game of Six.

    >>> state = Six().start()
    >>> state = state.play(0, state.parse(0, "-1,0"))
    >>> state.side.name, state.hands, len(state.legal(1))
    ('RED', (19, 20), 10)

    Attributes:
        game: the game with its options.
        black: where the black hexagons lie.
        red: where the red hexagons lie.
        seat: whose turn it is, also after the end.
        moving: whether all hexagons have been placed and now move.
        quiet: moves in a row in the moving phase without a removal.
        ended: how the game ended, or None while it runs.
        earlier: the positions since the last removal, for repetition; not compared.
    """

    game: Six
    black: Cells
    red: Cells
    seat: int = 0
    moving: bool = False
    quiet: int = 0
    ended: Outcome | None = None
    earlier: Sequence[_Position] = field(default=(), compare=False, repr=False)

    # -- who acts, and with what

    @property
    def side(self) -> Side:
        """The colour whose turn it is."""
        return self.game.side(self.seat)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat whose turn it is; empty when the game is over."""
        return () if self.ended else (self.seat,)

    def view(self, seat: int | None) -> "SixState":
        """The state itself: Six hides nothing."""
        if seat is not None:
            self.game.check_seat(seat)
        return self

    def hexagons(self, side: Side) -> Cells:
        """Where the hexagons of a colour lie.

        Raises:
            OptionError: it is not a `Side`.
        """
        if side is Side.BLACK:
            return self.black
        if side is not Side.RED:
            raise OptionError(f"a side is Side.BLACK or Side.RED, not {side!r}")
        return self.red

    @property
    def all_hexagons(self) -> Cells:
        """Where hexagons of either colour lie."""
        return self.black | self.red

    @property
    def hands(self) -> tuple[int, ...]:
        """How many hexagons each seat still holds."""
        if self.moving:
            return (0,) * self.game.seats
        left = [HEXAGONS // 2 - len(self.hexagons(side)) for side in Side]
        # S6: the partner with the higher seat places later, so it may hold one more.
        partners = self.game.seats // 2
        return tuple((left[seat % 2] + seat // 2) // partners for seat in range(self.game.seats))

    # -- what is legal

    def legal(self, actor: Actor) -> Sequence[SixMove]:
        """Every move of the seat whose turn it is; nothing for the others."""
        if self.ended or actor != self.seat:
            if not isinstance(actor, Chance):
                self.game.check_seat(actor)
            return ()
        claims: list[SixMove] = [CLAIM] if self._may_claim() else []
        if not self.moving:
            return [*self._puts(), *claims]
        taken = self._taken()
        if self.game.claim == "manual":
            claims = [*self._claiming_shifts(taken), *claims]
        return Shifts(taken, claims) or [PASS]

    def _puts(self) -> list[SixMove]:
        """S3: any cell that touches a hexagon; under manual claims, also with a claim."""
        cells = sorted(self._first_cells() if self._is_first else frontier(self.all_hexagons))
        puts: list[SixMove] = [Put(cell) for cell in cells]
        if self.game.claim == "manual":
            own = self.hexagons(self.side)
            puts += [Put(cell, claim=True) for cell in cells if shapes_made(own | {cell}, cell)]
        return puts

    @property
    def _is_first(self) -> bool:
        return len(self.black) + len(self.red) == 2 and not self.moving

    def _first_cells(self) -> set[Cell]:
        """S3: the first hexagon touches the red start hexagon and not the black one."""
        return frontier(self.red) - frontier(self.black) - self.black

    def _may_claim(self) -> bool:
        """S5: a shape that was overlooked may be claimed at any later own turn."""
        return self.game.claim == "manual" and bool(standing_shapes(self.hexagons(self.side)))

    def _taken(self) -> list[Taken]:
        """S4: for each own hexagon that may be taken, what stays, and where it may be put down."""
        everything = self.all_hexagons
        cuts = cut_cells(everything)
        edge = frontier(everything)
        taken = []
        for source in sorted(self.hexagons(self.side)):
            if source not in cuts:
                stays = everything - {source}
                lost = [cell for cell in neighbours(source) if stays.isdisjoint(neighbours(cell))]
                taken.append(Taken(source, stays, None, tuple(sorted(edge.difference(lost)))))
            elif self.game.variant == "advanced":
                largest = self._largest_without(source)
                for stays in largest:
                    keep = min(stays) if len(largest) > 1 else None
                    targets = frontier(stays) - {source}
                    taken.append(Taken(source, stays, keep, tuple(sorted(targets))))
        return taken

    def _largest_without(self, source: Cell) -> list[Cells]:
        """S4: the groups of the largest size while the hexagon from `source` is in the hand."""
        found = groups_without(self.all_hexagons, source)
        return [group for group in found if len(group) == len(found[0])]

    def _claiming_shifts(self, taken: list[Taken]) -> list[SixMove]:
        """S5: the shifts whose hexagon becomes part of a shape."""
        own = self.hexagons(self.side)
        open_shapes = {
            target: [
                five for shape in shapes_through(target) if (five := shape.cells - {target}) <= own
            ]
            for target in {target for after in taken for target in after.targets}
        }
        return [
            Shift(after.source, target, after.keep, claim=True)
            for after in taken
            for target in after.targets
            if any(five <= after.stays for five in open_shapes[target])
        ]

    def why_not(self, actor: Actor, move: Move) -> Reason | None:
        """Why a move is not legal now, or None if it is."""
        if self.ended:
            return Reason.GAME_OVER
        if actor != self.seat:
            if not isinstance(actor, Chance):
                self.game.check_seat(actor)
            return Reason.NOT_TO_ACT
        match move:
            case Put():
                return self._why_not_put(move)
            case Shift():
                return self._why_not_shift(move)
            case Claim():
                if self.game.claim == "auto":
                    return Reason.CLAIM_IS_AUTOMATIC
                return None if self._may_claim() else Reason.NO_SHAPE
            case Pass():
                return None if list(self.legal(actor)[:1]) == [PASS] else Reason.CAN_MOVE
        return Reason.OTHER_GAME

    def _why_not_put(self, move: Put) -> Reason | None:
        everything = self.all_hexagons
        if self.moving:
            return Reason.ALL_PLACED
        if move.cell in everything:
            return Reason.OCCUPIED
        if self._is_first and move.cell not in self._first_cells():
            return Reason.FIRST_MOVE
        if everything.isdisjoint(neighbours(move.cell)):
            return Reason.NOT_TOUCHING
        return self._why_not_claim(move, self.hexagons(self.side), move.cell)

    def why_not_take(self, source: Cell) -> Reason | None:
        """Why the side to move may not take the hexagon on a cell, or None if it may (S4)."""
        if self.ended:
            return Reason.GAME_OVER
        if not self.moving:
            return Reason.STILL_PLACING
        if source not in self.all_hexagons:
            return Reason.NO_HEXAGON
        if source not in self.hexagons(self.side):
            return Reason.NOT_OWN
        if self.game.variant == "basic" and len(groups_without(self.all_hexagons, source)) > 1:
            return Reason.FALLS_APART
        return None

    def _why_not_shift(self, move: Shift) -> Reason | None:
        if reason := self.why_not_take(move.source):
            return reason
        if move.target == move.source:
            return Reason.SAME_CELL
        if move.target in self.all_hexagons:
            return Reason.OCCUPIED
        largest = self._largest_without(move.source)
        if len(largest) == 1 and move.keep is not None:
            return Reason.KEEP_REFUSED
        if len(largest) > 1 and move.keep is None:
            return Reason.KEEP_NEEDED
        kept = [group for group in largest if move.keep is None or move.keep in group]
        if not kept:
            return Reason.KEEP_NOT_LARGEST
        if move.keep is not None and move.keep != min(kept[0]):
            return Reason.KEEP_NOT_SMALLEST
        if kept[0].isdisjoint(neighbours(move.target)):
            return Reason.NOT_TOUCHING
        return self._why_not_claim(move, self.hexagons(self.side) & kept[0], move.target)

    def _why_not_claim(self, move: Put | Shift, own: Cells, cell: Cell) -> Reason | None:
        """S5: a claim needs a shape that the hexagon put down is part of."""
        if not move.claim:
            return None
        if self.game.claim == "auto":
            return Reason.CLAIM_IS_AUTOMATIC
        return None if shapes_made(own | {cell}, cell) else Reason.NO_SHAPE

    def parse(self, actor: Actor, text: str) -> SixMove:
        """Read a legal move; the group that stays may be named by any of its cells."""
        move = self.game.parse(text)
        if isinstance(move, Shift) and move.keep is not None:
            named = (group for group in self._largest_without(move.source) if move.keep in group)
            move = replace(move, keep=min(next(named, (move.keep,))))
        if reason := self.why_not(actor, move):
            raise IllegalMove(move, actor, reason, self.legal(actor))
        return move

    # -- what happens

    def play(self, actor: Actor, move: Move) -> "SixState":
        """The state after a move."""
        if reason := self.why_not(actor, move):
            raise IllegalMove(move, actor, reason, self.legal(actor))
        own, other = self.hexagons(self.side), self.hexagons(self.side.other)
        match move:
            case Put():
                return self._after(own | {move.cell}, other, move.cell, move.claim)
            case Shift():
                stays = self._stays(move)
                return self._after(
                    (own & stays) | {move.target}, other & stays, move.target, move.claim
                )
            case Claim():
                kind = standing_shapes(own)[0].kind
                return replace(self, ended=self._won_by(self.side, kind))
        return self._after(own, other, None, claim=False)

    def _stays(self, move: Shift) -> Cells:
        """S4: the hexagons that stay while the moved one is in the hand."""
        largest = self._largest_without(move.source)
        return next(group for group in largest if move.keep is None or move.keep in group)

    def removed_by(self, move: Shift) -> Cells:
        """The hexagons that a legal shift would remove from the game (S4)."""
        return self.all_hexagons - self._stays(move) - {move.source}

    @property
    def _next_seat(self) -> int:
        return (self.seat + 1) % self.game.seats

    def _after(self, own: Cells, other: Cells, put: Cell | None, claim: bool) -> "SixState":
        """The next state, ended by what applies first: shape, too few, repetition, limit (S4)."""
        side = self.side
        black, red = (own, other) if side is Side.BLACK else (other, own)
        removed = len(black) + len(red) < len(self.black) + len(self.red)
        quiet = self.quiet + 1 if self.moving and not removed else 0
        earlier: Sequence[_Position] = ()
        if quiet and self.game.repetition is not None:
            earlier = PositionHistory.of(self.earlier).then((self.black, self.red, side))
        moving = self.moving or len(black) + len(red) == HEXAGONS
        after = SixState(self.game, black, red, self._next_seat, moving, quiet, None, earlier)

        claimed = put is not None and (claim or self.game.claim == "auto")
        if put is not None and claimed and (made := shapes_made(own, put)):
            return replace(after, ended=self._won_by(side, made[0].kind))
        if removed and min(len(own), len(other)) <= TOO_FEW:
            if max(len(own), len(other)) <= TOO_FEW:
                return replace(after, ended=self._drawn(Ending.TOO_FEW_HEXAGONS))
            winner = side if len(own) > len(other) else side.other
            return replace(after, ended=self._won_by(winner, Ending.TOO_FEW_HEXAGONS))
        if earlier and earlier.count((black, red, side.other)) + 1 == self.game.repetition:
            return replace(after, ended=self._drawn(Ending.REPETITION))
        if quiet and quiet == self.game.move_limit:
            return replace(after, ended=self._drawn(Ending.MOVE_LIMIT))
        return after

    def resign(self, seat: int) -> "SixState":
        """The state after a seat has resigned for its side, at any time."""
        self.game.check_seat(seat)
        self._check_running()
        winner = self.game.side(seat).other
        return replace(self, ended=self._won_by(winner, Ending.RESIGNATION))

    def agree_draw(self) -> "SixState":
        """The state after the sides have agreed on a draw."""
        self._check_running()
        return replace(self, ended=self._drawn(Ending.AGREEMENT))

    def _check_running(self) -> None:
        if self.ended:
            raise GameOver(f"the game is over: {self.ended.ending}")

    def _won_by(self, side: Side, ending: Ending) -> Outcome:
        winners = self.game.seats_of(side)
        scores = tuple(int(seat in winners) for seat in range(self.game.seats))
        return Outcome(scores, winners, ending)

    def _drawn(self, ending: Ending) -> Outcome:
        return Outcome((0.5,) * self.game.seats, (), ending)

    # -- scores and result

    @property
    def scores(self) -> tuple[float, ...]:
        """1, ½ or 0 for each seat when the game is over, and 0 until then."""
        return self.ended.scores if self.ended else (0,) * self.game.seats

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return self.ended

    @property
    def result(self) -> str:
        """`1-0` if black won, `0-1`, `1/2-1/2`, or `*` while the game runs."""
        if self.ended is None:
            return "*"
        if not self.ended.winners:
            return "1/2-1/2"
        return "1-0" if self.game.side(self.ended.winners[0]) is Side.BLACK else "0-1"

    @property
    def winning_shapes(self) -> list[Shape]:
        """The shapes that won the game; empty if it runs or was decided otherwise."""
        if self.ended is None or self.ended.ending not in SHAPES:
            return []
        return standing_shapes(self.hexagons(self.game.side(self.ended.winners[0])))


# -- how the game describes itself

SIX_GAME = Description(
    name="six",
    title="Six",
    factory=Six,
    seats=(2, 4),
    options=(
        OneOf("variant", "Variant", "basic", about="rules", among=get_args(Variant)),
        OneOf("claim", "Claim", "auto", about="claims of shapes", among=get_args(ClaimRule)),
        Limit(
            *("repetition", "Repetition", 3),
            about="draw after this many equal positions",
            required=False,
            least=2,
            most=1000,
        ),
        Limit(
            *("move_limit", "MoveLimit", 200, "limit"),
            about="draw after this many moves without a removal",
            required=False,
            least=1,
            most_at_tables=1000,
        ),
    ),
    endings=(
        *SHAPES,
        Ending.TOO_FEW_HEXAGONS,
        Ending.REPETITION,
        Ending.MOVE_LIMIT,
        Ending.AGREEMENT,
        Ending.RESIGNATION,
    ),
    sides=("black", "red"),
    draws=True,
    resignation=True,
    unit="share",
)
