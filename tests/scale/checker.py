"""Compares a store with what clients asked and were answered, and knows nothing else.

In the spirit of Jepsen: clients record each request before they send it and each answer when it
comes. Afterwards the store is read with plain SQL. An acknowledged move must be there once, at the
place that the answer gave. A refused move must not be there. A move without an answer may be there
once. Nothing else may be there.
"""

import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import create_engine, text

UNKNOWN = ("unavailable", "internal", "too-many-requests")
"""Refusals that leave open whether the move was stored."""


class Request(NamedTuple):
    """A move that a client asked for, under its own idempotency key."""

    table: str
    key: str
    seat: int
    move: str


class Row(NamedTuple):
    """A stored event."""

    seq: int
    key: str | None
    data: dict[str, Any]


@dataclass
class History:
    """What clients asked, and the answers they got."""

    requests: dict[tuple[str, str], Request] = field(default_factory=dict)
    acknowledged: dict[Request, int] = field(default_factory=dict)
    refused: dict[Request, str] = field(default_factory=dict)
    repeated: int = 0
    faults: list[str] = field(default_factory=list)

    def ask(self, request: Request) -> None:
        """Note that a request is about to be sent, for the first time or again."""
        self.repeated += (request.table, request.key) in self.requests
        self.requests[request.table, request.key] = request

    def acknowledge(self, request: Request, seq: int) -> None:
        """Note that a request was acknowledged as stored at this place."""
        if self.acknowledged.setdefault(request, seq) != seq:
            self.faults.append(f"{request} was acknowledged at two places")

    def refuse(self, request: Request, code: str) -> None:
        """Note that a request was finally refused."""
        self.refused[request] = code


def read(url: str) -> dict[str, list[Row]]:
    """All events of a store by table, in order."""
    engine = create_engine(url)
    query = text("SELECT table_id, seq, key, data FROM events ORDER BY table_id, seq")
    found: dict[str, list[Row]] = {}
    with engine.connect() as connection:
        for table, seq, key, data in connection.execute(query):
            found.setdefault(table, []).append(Row(seq, key, json.loads(data)))
    engine.dispose()
    return found


def check(history: History, stored: dict[str, list[Row]]) -> list[str]:
    """All faults, one line each."""
    faults = list(history.faults)
    for table in sorted({request.table for request in history.requests.values()}):
        rows = stored.get(table, [])
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            faults.append(f"{table} has gaps")
        known = {key for of, key in history.requests if of == table}
        faults += [
            f"{table} has a command {row.key!r} that nobody asked for"
            for row in rows
            if row.key is not None and row.key not in known
        ]
        asked = sum(row.key is not None for row in rows)
        moves = sum(row.data["type"] == "played" for row in rows)
        if asked != moves:
            faults.append(f"{table} has {moves} moves for {asked} commands")
    for request in history.requests.values():
        faults += _check_one(request, history, stored.get(request.table, []))
    return faults


def _check_one(request: Request, history: History, rows: list[Row]) -> list[str]:
    places = [row.seq for row in rows if row.key == request.key]
    told = history.acknowledged.get(request)
    if request in history.refused and told is None:
        code = history.refused[request]
        return [f"{request} was refused ({code}) and is at {places}"] if places else []
    if told is not None and places != [told]:
        return [f"{request} was acknowledged at {told} and is at {places}"]
    if len(places) > 1:
        return [f"{request} is at {places}"]
    for place in places:
        # What follows from a move, such as a throw, is stored with it; the last event has the key.
        moves = [row.data for row in rows if row.seq <= place and row.data["type"] == "played"]
        if (moves[-1]["seat"], moves[-1]["move"]) != (request.seat, request.move):
            return [f"{request} was stored as {moves[-1]}"]
    return []
