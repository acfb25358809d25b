"""Snapshots: a table as plain JSON, and back, so that loading a long game need not replay it.

The events stay the source of truth; a snapshot only saves time. A table whose snapshot cannot be
written or read is loaded from its events. Each snapshot is read back and compared when it is
written, so a game whose position notation loses something is never restored wrongly.
"""

import json
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any, Final, NamedTuple

from crosshex import __version__
from crosshex.record import read_position, write_position
from crosshex.record.notation import notation_of
from crosshex.rules import State
from crosshex.table.adapter import adapter_for, adapter_of
from crosshex.table.decision import Decision
from crosshex.table.settings import Settings, parse_word
from crosshex.table.table import DrawOffer, Seat, Table, TakebackRequest

FORMAT: Final = 1
"""Goes up when a field of a table is written differently or changes its meaning."""


class Unwritable(Exception):
    """A table that is written and read would not be the same; it is loaded from its events."""


def write_table(table: Table) -> dict[str, Any]:
    """A table as plain JSON, without its id.

    Raises:
        Unwritable: reading it back would not give the same table.
    """
    try:
        written = {
            name: _CODECS[name].write(value) if name in _CODECS else value
            for name, value in vars(table).items()
            if name not in ("id", "adapter", "recent")
        }
        if table.recent is not None:
            written["recent"] = table.recent.write()
        back = read_table(table.id, json.loads(json.dumps(written)))
    except Exception as error:  # The notation or adapter of another package may raise anything.
        raise Unwritable(repr(error)) from error
    if back != table or not all(map(_is_same, _states(table), _states(back))):
        raise Unwritable("the table is not the same after it is read back")
    return written


def read_table(table: str, written: Mapping[str, Any]) -> Table:
    """The table from a snapshot; a damaged snapshot may raise any error."""
    values = {
        name: _CODECS[name].read(value) if name in _CODECS else value
        for name, value in written.items()
    }
    adapter = adapter_of(values["settings"].description)
    if "recent" in written:
        values["recent"] = adapter.recent.read(written["recent"])
    return Table(id=table, adapter=adapter, **values)


def _states(table: Table) -> Iterator[State | None]:
    """Every position that a table holds."""
    yield table.state
    for decision in (table.question, table.before_throw, *table.undo.values()):
        while decision:
            yield decision.state
            decision = decision.before_throw


def _is_same(one: State | None, other: State | None) -> bool:
    """Whether two positions are the same in every field, even those that `==` ignores."""
    if one is None or other is None:
        return one is other
    return bool(one.__getstate__() == other.__getstate__())


# -- the parts of a table


class Codec(NamedTuple):
    """How one field is written and read."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _optional(write: Callable[[Any], Any], read: Callable[[Any], Any]) -> Codec:
    """The codec for a field that may be None."""
    return Codec(
        lambda value: None if value is None else write(value),
        lambda value: None if value is None else read(value),
    )


def _by_seat(write: Callable[[Any], Any], read: Callable[[Any], Any]) -> Codec:
    """The codec for a mapping by seat, as a list of pairs: JSON has no numbers as keys."""
    return Codec(
        lambda found: [[seat, write(value)] for seat, value in found.items()],
        lambda pairs: {seat: read(value) for seat, value in pairs},
    )


def _same(value: Any) -> Any:
    return value


def _read_seat(written: dict[str, Any]) -> Seat:
    return Seat(**written)


def _write_state(state: State) -> dict[str, Any]:
    """The position on one line, the positions before it, and the hidden choices."""
    written: dict[str, Any] = {"position": write_position(state)}
    if earlier := notation_of(state.game.description).write_earlier(state):
        written["earlier"] = earlier
    if state.pending:
        written["chosen"] = _write_choices((s, state.pending_move(s)) for s in state.pending)
    return written


def _read_state(written: dict[str, Any]) -> State:
    state = read_position(written["position"])
    state = notation_of(state.game.description).read_earlier(state, written.get("earlier", []))
    for seat, word in written.get("chosen", ()):
        state = state.play(seat, parse_word(state.game, word))
    return state


def _write_choices(choices: Iterable[tuple[int, Any]]) -> list[list[Any]]:
    return [[seat, str(move)] for seat, move in choices]


def _write_decision(decision: Decision) -> dict[str, Any]:
    return {
        "to": decision.to,
        "state": _write_state(decision.state),
        "recent": decision.recent.write(),
        "throws": decision.throws,
        "choices": _write_choices(decision.choices),
        "before_throw": decision.before_throw and _write_decision(decision.before_throw),
    }


def _read_decision(written: dict[str, Any]) -> Decision:
    state = _read_state(written["state"])
    return Decision(
        written["to"],
        state,
        adapter_for(state.game).recent.read(written["recent"]),
        written["throws"],
        tuple((seat, parse_word(state.game, word)) for seat, word in written["choices"]),
        written["before_throw"] and _read_decision(written["before_throw"]),
    )


_CODECS: Final[Mapping[str, Codec]] = {
    "settings": Codec(Settings.to_json, Settings.from_json),
    "seats": Codec(
        lambda seats: [seat.to_json() for seat in seats],
        lambda written: tuple(map(_read_seat, written)),
    ),
    "state": _optional(_write_state, _read_state),
    "owes": Codec(list, tuple),
    "draw": _optional(
        lambda draw: [draw.by, sorted(draw.agreed)],
        lambda written: DrawOffer(written[0], frozenset(written[1])),
    ),
    "votes": _by_seat(sorted, frozenset),
    "missed": _by_seat(_same, _same),
    "misses": _by_seat(_same, _same),
    "stood_in": Codec(sorted, frozenset),
    "former": Codec(sorted, frozenset),
    "question": _optional(_write_decision, _read_decision),
    "undo": _by_seat(_write_decision, _read_decision),
    "takeback": _optional(
        lambda takeback: [takeback.by, sorted(takeback.agreed)],
        lambda written: TakebackRequest(written[0], frozenset(written[1])),
    ),
    "left": _by_seat(Seat.to_json, _read_seat),
    "before_throw": _optional(_write_decision, _read_decision),
}
"""The fields that are not plain JSON. The adapter follows from the settings."""

_NAMES: Final = " ".join(each.name for kind in (Table, Seat) for each in fields(kind))
VERSION: Final = f"{FORMAT} {__version__} {zlib.crc32(_NAMES.encode()):08x}"
"""Snapshots of other versions are not read: the rules or a table's fields may differ."""
