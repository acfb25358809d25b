"""The jobs about a finished game: its record without names, and what a review says to a seat."""

from collections.abc import Generator, Iterable
from dataclasses import replace
from typing import Any, NamedTuple

import orjson

from crosshex.record import Record, read_record, write_position
from crosshex.rules import CHANCE, State
from crosshex.table.events import Event
from crosshex.table.history import game_of
from crosshex.table.table import Table


class OwnRecord(NamedTuple):
    """The record of the game at a table, without names, and how often each face was thrown."""

    table: Table
    events: tuple[Event, ...]

    def run(self, desk: object = None) -> bytes:
        """The text and the counts, by the number of faces, as JSON."""
        found = game_of(self.table, self.events)
        if found is None:
            return orjson.dumps({"text": "", "dice": {}})
        record, states = found
        names = tuple(f"Seat {number + 1}" for number in range(len(record.names)))
        nameless = record.with_state(record.state, names=names)
        return orjson.dumps({"text": str(nameless), "dice": thrown(record, states)})


def thrown(record: Record, states: Iterable[State]) -> dict[str, list[int]]:
    """How often each face was thrown, by the number of faces of the dice.

    >>> from crosshex.rules import Qwixx, Roll
    >>> record = Record.start(Qwixx()).played(CHANCE, Roll.parse("4 1 6 3 5 6"))
    >>> thrown(record, record.states())
    {'6': [1, 0, 1, 1, 1, 2]}
    """
    counts: dict[str, list[int]] = {}
    for state, step in zip(states, record.steps, strict=False):
        if step.actor is not CHANCE or not state.dice:
            continue
        for die, word in zip(state.dice, str(step.move).split(), strict=False):
            if die.in_play and word.isdecimal() and 1 <= int(word) <= die.faces:
                counts.setdefault(str(die.faces), [0] * die.faces)[int(word) - 1] += 1
    return counts


def own_review(subject: str) -> Generator[bytes, None, bytes]:
    """What a review says to one seat; the subject is the number of the seat and the record.

    It yields after each step, so that it can pause.
    """
    from crosshex.review import review_steps
    from crosshex.review.losses import decisions_of

    number, _, text = subject.partition("\n")
    record, seat = read_record(text), int(number)
    steps = review_steps(record)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            review = end.value
            break
        yield b"{}"
    positions = _positions(record)
    decisions, totals = decisions_of(review, seat), review.totals[seat]
    mistakes = [
        {
            "ply": each.ply,
            "position": write_position(positions[each.ply - 1]),
            "grade": each.grade,
            "move": each.move,
            "loss": round(each.loss, 4),
            "moves": [[move.move, round(move.value, 4)] for move in each.moves],
        }
        for each in review.decisions
        if each.seat == seat and each.grade in ("mistake", "blunder")
    ]
    found: dict[str, Any] = {
        "unit": review.unit,
        "exact": review.exact,
        "values": review.values,
        "made": decisions.made,
        "loss": round(decisions.loss, 5),
        "luck": round(totals.luck, 4),
        "own": round(totals.own, 4),
        "mistakes": mistakes,
    }
    return orjson.dumps(found)


def _positions(record: Record) -> list[State]:
    """The positions of a game by ply: choices of a simultaneous node are one."""
    record = replace(record, comments=())
    found = [record.game.start(record.first)]
    state = found[0]
    for actor, move in record.steps:
        before, state = state, state.play(actor, move)
        if not (before.simultaneous and state.pending):
            found.append(state)
    return found
