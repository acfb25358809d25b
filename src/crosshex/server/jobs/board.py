"""What the analysis board shows: a position and the moves since, checked by the rules."""

from typing import Any, NamedTuple, TypeAlias

import orjson
from typing_extensions import TypedDict

from crosshex.record import InvalidPosition, Record, read_position, write_position
from crosshex.record.errors import OTHER
from crosshex.record.record import RecordBuilder
from crosshex.rules import (
    CHANCE,
    Actor,
    CrosshexError,
    Description,
    Move,
    State,
    find_game,
    is_game,
)
from crosshex.table.adapter import adapter_for
from crosshex.table.faults import Refused, RefusingMoves
from crosshex.table.messages import AskView, OutcomeView, StateView
from crosshex.table.view import options_view, outcome_view, state_view

Steps: TypeAlias = tuple[tuple[int | str, str], ...]
"""Pairs of who acted (a seat or the dice) and the move in notation."""


class PendingView(TypedDict):
    """A choice that waits for those of the others."""

    seat: int
    move: str


class LegalView(TypedDict):
    """Every move that a seat may make now."""

    seat: int
    moves: list[str]


class DieView(TypedDict):
    """One of the dice of the game; one that is not in play has left."""

    faces: int
    in_play: bool


class BoardView(TypedDict):
    """A position as a board shows it.

    `position` is on one line and without what is `pending`; `throws` says that dice come next, and
    `legal` has every move of each seat that owes a decision, and `asks` what each of these moves
    brings, in the form of the game's room. `record` is the text of the game, if the moves began at
    the start of one.
    """

    position: str
    game: str
    options: dict[str, Any]
    seats: int
    state: StateView
    throws: bool
    dice: list[DieView]
    legal: list[LegalView]
    asks: list[AskView]
    pending: list[PendingView]
    outcome: OutcomeView | None
    record: str | None


class AnalysisBoard(NamedTuple):
    """A position on one line, and the moves since."""

    position: str
    moves: Steps

    def run(self, desk: object = None) -> bytes:
        """The answer to the client.

        Raises:
            Refused: the position is not valid, or a move is not legal.
        """
        return orjson.dumps(board_view(self.position, self.moves))


def board_view(position: str, moves: Steps) -> BoardView:
    """What the board shows.

    Raises:
        Refused: the position is not valid, or a move is not legal.
    """
    root = state = _read(position)
    settled, pending = state, list[PendingView]()
    steps: list[tuple[Actor, Move]] = []
    for who, word in moves:
        actor: Actor = CHANCE if isinstance(who, str) else who
        move = _parsed(state, actor, word)
        state = state.play(actor, move)
        steps.append((actor, move))
        if not state.pending:
            settled, pending = state, []
        elif isinstance(who, int):
            pending.append({"seat": who, "move": str(move)})
    game, to_act = state.game, state.to_act
    owing = to_act if isinstance(to_act, tuple) else ()
    return {
        "position": write_position(settled),
        "game": game.name,
        "options": options_view(game.description, game.options),
        "seats": game.seats,
        "state": state_view(settled, adapter_for(game).recent()),
        "throws": to_act is CHANCE,
        "dice": [{"faces": die.faces, "in_play": die.in_play} for die in state.dice],
        "legal": [
            {"seat": seat, "moves": [str(move) for move in state.legal(seat)]} for seat in owing
        ],
        "asks": [adapter_for(game).ask(state, seat) for seat in owing],
        "pending": pending,
        "outcome": outcome_view(state),
        "record": _record(root, steps),
    }


def _read(position: str) -> State:
    """The state that a line describes; `GAME` or `GAME SEATS` is the start of a game."""
    try:
        name, *words = position.split() or [""]
        seats = [word for word in words if "=" not in word]
        if is_game(name) and len(seats) <= 1 and all(word.isdecimal() for word in seats):
            found = find_game(name)
            chosen = dict(_read_option(found, word) for word in words if "=" in word)
            game = found.make(sum(map(int, seats)) or found.default_seats, **chosen)
            # Where something is drawn by lot, the first of the pool are taken.
            return game.deal(lambda pool, count: pool[:count]).start()
        return read_position(position)
    except CrosshexError as error:
        what = error.what if isinstance(error, InvalidPosition) else OTHER
        raise Refused("bad-position", message=str(error), what=what) from None


def _read_option(description: Description, word: str) -> tuple[str, Any]:
    """The name and the value of an option such as `sheet=mixx-colours`.

    Raises:
        OptionError: the game has no such option, or it has no such value.
    """
    key, _, text = word.partition("=")
    name = next((option.name for option in description.options if option.key == key), key)
    return name, description.option(name).read_all(text)


def _parsed(state: State, actor: Actor, word: str) -> Move:
    """The move that a word means.

    Raises:
        Refused: it is not legal.
    """
    to_act = state.to_act
    if not (actor in to_act if isinstance(to_act, tuple) else actor is to_act):
        raise Refused("not-now", command="play", status="over" if state.outcome else "playing")
    with RefusingMoves(word, -1 if actor is CHANCE else actor):
        return state.parse(actor, word)


def _record(root: State, steps: list[tuple[Actor, Move]]) -> str | None:
    """The record as text, or None if the root is not the start of a game."""
    game = root.game
    seats = range(game.seats if game.description.first_by_lot else 1)
    first = next((seat for seat in seats if game.start(seat) == root), None)
    if first is None:
        return None
    builder = RecordBuilder(Record.start(game, first))
    for actor, move in steps:
        builder.play(actor, move)
    return str(builder.record.without_pending())
