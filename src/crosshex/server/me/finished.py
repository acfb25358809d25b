"""Notes a finished game for each person who played it: the one place where that happens.

The rows are stored in the same transaction as the event that ended the game, so none is lost and
none counts twice. What takes longer, the record and its dice, is added soon after: see `keeping`.
"""

from typing import Any

import orjson

from crosshex.bots.rating_list import kind_options, rating_key
from crosshex.table.table import Holder, Table


def finished_rows(before: Table, after: Table) -> list[dict[str, Any]]:
    """A row for each person with a seat, if the game has just ended; else none.

    A person who has left the game to a bot has not finished it.
    """
    if after.status != "over" or before.status == "over" or after.outcome is None:
        return []
    data = orjson.dumps(_data(after)).decode()
    people: dict[Holder, list[int]] = {}
    for number, seat in enumerate(after.seats):
        if seat.kind == "person" and seat.holder is not None:
            people.setdefault(seat.holder, []).append(number)
    return [
        {
            "holder": holder,
            "id": after.id,
            "at": after.at,
            "seats": " ".join(map(str, seats)),
            "data": data,
        }
        for holder, seats in people.items()
    ]


def _data(table: Table) -> dict[str, Any]:
    """What all rows of a game share."""
    assert table.state is not None and table.outcome is not None
    outcome, description = table.outcome, table.settings.description
    return {
        "game": table.settings.game,
        "key": rating_key(table.state.game),
        "options": kind_options(table.state.game),
        "unit": description.unit,
        "people": [
            {"kind": seat.kind, "name": seat.bot or seat.name or ""} for seat in table.seats
        ],
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "ending": outcome.ending,
        "result": table.state.result,
        "dice": table.dice_origin if description.dice else None,
        "stood_in": sorted(table.stood_in),
    }
