"""What a game of Qwixx or Longo looks like to a client that knows no rules."""

from functools import lru_cache

from crosshex.rules import (
    COLOURS,
    Choice,
    Colour,
    Cross,
    Marks,
    Nothing,
    Phase,
    Qwixx,
    QwixxState,
    Roll,
    Sheet,
    find_game,
)
from crosshex.rules.sheet import FAILED_THROW_COST, row_score
from crosshex.table.qwixx.messages import (
    ChoiceView,
    ColourName,
    LayoutView,
    OfferView,
    QwixxAsk,
    QwixxView,
    RollView,
    RowView,
    SheetView,
    TurnView,
)
from crosshex.table.qwixx.recent import QwixxRecent, Turn

NAMES: tuple[ColourName, ...] = ("red", "yellow", "green", "blue")
PHASES = {
    Phase.THROW: "throw",
    Phase.ACTION_1: "action-1",
    Phase.ACTION_2: "action-2",
    Phase.OVER: "over",
}


@lru_cache
def sheet_of(game: str) -> Sheet:
    """The sheet of a game."""
    made = find_game(game).make(1)
    assert isinstance(made, Qwixx)
    return made.sheet


def qwixx_view(state: QwixxState, recent: QwixxRecent) -> QwixxView:
    """The game as everybody sees it: nothing in it depends on a pending choice."""
    game = state.game
    return {
        "kind": "qwixx",
        "layout": layout_view(game.name),
        "phase": PHASES[state.phase],  # type: ignore[typeddict-item]
        "turn": max(1, recent.throws),
        "active": state.active,
        "locked": colour_names(state.locked),
        "roll": roll_view(state.roll) if state.roll else None,
        "sheets": [
            _sheet_view(game.name, marks, state.locked, game.lucky[seat] if game.lucky else None)
            for seat, marks in enumerate(state.marks)
        ],
        "this_turn": turn_view(recent.this_turn, game.name) if recent.this_turn else None,
        "last_turn": turn_view(recent.last_turn, game.name) if recent.last_turn else None,
    }


@lru_cache
def layout_view(game: str) -> LayoutView:
    """The printed sheet."""
    sheet = sheet_of(game)
    return {
        "faces": sheet.faces,
        "needed": sheet.needed,
        "rows": [
            {
                "colour": NAMES[colour],
                "numbers": list(sheet.numbers(colour)),
                "locking": list(sheet.numbers(colour)[-sheet.locking :]),
            }
            for colour in COLOURS
        ],
    }


# A turn changes few sheets, and there are few different rows: both are cached. The key is the
# game's name, because hashing a whole sheet would take longer than making the view.
@lru_cache(1 << 13)
def _sheet_view(
    game: str, marks: Marks, locked: frozenset[Colour], lucky: tuple[int, int] | None
) -> SheetView:
    return {
        "rows": [_row_view(game, marks.rows[colour], colour in locked) for colour in COLOURS],
        "failed": marks.failed,
        "failed_cost": FAILED_THROW_COST * marks.failed,
        "score": marks.score,
        "lucky": lucky,
    }


@lru_cache(1 << 15)
def _row_view(game: str, row: int, locked: bool) -> RowView:
    """A row's fields as letters."""
    sheet, crosses = sheet_of(game), row.bit_count()

    def letter(field: int) -> str:
        if row >> field & 1:
            return "x"
        if locked or field < row.bit_length():
            return "-"
        return "n" if sheet.is_locking(field) and crosses < sheet.needed else "."

    fields = "".join(letter(field) for field in range(sheet.length + 1))
    return {"fields": fields, "crosses": crosses, "score": row_score(crosses)}


def roll_view(roll: Roll) -> RollView:
    """The dice as thrown."""
    return {"white": roll.white, "colours": list(roll.colours), "sum": roll.white_sum}


def turn_view(turn: Turn, game: str) -> TurnView:
    """The public part of one turn."""
    return {
        "turn": turn.number,
        "active": turn.active,
        "roll": roll_view(turn.roll),
        "action_1": None
        if turn.action_1 is None
        else [choice_view(choice, game) for choice in turn.action_1],
        "action_2": None if turn.action_2 is None else choice_view(turn.action_2, game),
        "locked": colour_names(turn.locked),
    }


@lru_cache
def colour_names(colours: frozenset[Colour]) -> list[ColourName]:
    """Rows by name, from top to bottom."""
    return [NAMES[colour] for colour in COLOURS if colour in colours]


@lru_cache(1 << 10)
def choice_view(choice: Choice, game: str) -> ChoiceView:
    """A choice with what it means."""
    sheet = sheet_of(game)
    if isinstance(choice, Nothing):
        return {
            "move": str(choice),
            "row": None,
            "number": None,
            "lucky": False,
            "locks": False,
            "failed": choice.failed,
        }
    return {
        "move": str(choice),
        "row": NAMES[choice.colour],
        "number": choice.number,
        "lucky": choice.lucky,
        "locks": sheet.is_locking(sheet.field(choice.colour, choice.number)),
        "failed": False,
    }


def qwixx_ask(state: QwixxState, seat: int) -> QwixxAsk:
    """What a seat that owes a choice may choose."""
    game, rows = state.game.name, state.marks[seat].rows
    # Crossing nothing in action 1 may lead to a failed throw.
    risk = FAILED_THROW_COST if state.chosen and seat == state.active else 0
    return {
        "kind": "qwixx",
        "seat": seat,
        "phase": "action-1" if state.chosen else "action-2",
        "choices": [
            _cross_view(game, choice, rows[choice.colour])
            if isinstance(choice, Cross)
            else _nothing_view(game, choice, risk)
            for choice in state.legal(seat)
            if isinstance(choice, Cross | Nothing)
        ],
    }


@lru_cache(1 << 14)
def _cross_view(game: str, choice: Cross, row: int) -> OfferView:
    sheet = sheet_of(game)
    field = sheet.field(choice.colour, choice.number)
    crosses = sheet.cross(row, field).bit_count()
    gain = row_score(crosses) - row_score(row.bit_count())
    skips = field - row.bit_length()
    return {**choice_view(choice, game), "gain": gain, "skips": skips, "risk": 0}


@lru_cache
def _nothing_view(game: str, choice: Nothing, risk: int) -> OfferView:
    gain = -FAILED_THROW_COST if choice.failed else 0
    return {**choice_view(choice, game), "gain": gain, "skips": 0, "risk": risk}
