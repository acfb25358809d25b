"""Tables whose dice soon lead to a question that a test wants to see.

The dice of a table follow from the server's seed and the players' shares. Tests can read the seed
in the store of their own server. So they play many games in memory, each with another share, and
set up a table with the share of the shortest game that leads to the question.
"""

import sqlite3
from collections.abc import Callable
from typing import Any, NamedTuple

from crosshex.rules import CHANCE, Cross, Move, QwixxState, find_game
from crosshex.table.fair_dice import FairDice
from tests.browser.harness import ME, Guest

SHARES = 200
"""How many games are played; one in ten comes to a second lock."""


class Question(NamedTuple):
    """The wanted question, and the decisions on the way to it."""

    wanted: Callable[[QwixxState, list[Cross]], Cross | None]
    decide: Callable[[QwixxState, list[Cross]], Cross | None]


def _locks(state: QwixxState, move: Cross) -> bool:
    return len(state.play(0, move).locked) > len(state.locked)


def _nearest(state: QwixxState, crosses: list[Cross]) -> Cross | None:
    """A lock, or else the cross that skips the fewest fields."""

    def cost(move: Cross) -> tuple[bool, int]:
        row = state.marks[0].rows[move.colour]
        skipped = state.game.sheet.place(move.colour, move.number).field - row.bit_length()
        return not _locks(state, move), skipped

    return min(crosses, key=cost, default=None)


def _last_lock(state: QwixxState, crosses: list[Cross]) -> Cross | None:
    if len(state.locked) != 1:
        return None
    return next((move for move in crosses if _locks(state, move)), None)


LUCKY = Question(
    lambda state, crosses: next((move for move in crosses if move.lucky), None),
    lambda state, crosses: None,
)
"""A lucky number is thrown."""
LAST_LOCK = Question(_last_lock, _nearest)
"""A row is locked, and another one can be locked: that ends the game."""


def lead_to(guest: Guest, game: str, question: Question) -> tuple[str, str]:
    """Sit alone at a table where this is asked, and open it; the table, and the wanted move."""
    request = guest.context.request
    request.get("/api/session")
    ticket = request.post("/api/dice").json()["ticket"]
    seed = _seed_of(guest, ticket)
    found = [
        (len(way), way, move, share)
        for share in (f"{number:04x}" for number in range(SHARES))
        for way, move in _way(game, question, FairDice(seed, (share,)))
    ]
    assert found, "no share leads there"
    _, way, move, share = min(found)
    table = guest.set_up(game, {**ME, "share": share}, dice=ticket)
    guest.tables.hurry(table, len(way), way)
    guest.open(f"/table/{table}")
    guest.page.locator("[data-decide]").wait_for()
    return table, move


def _seed_of(guest: Guest, ticket: str) -> bytes:
    store = sqlite3.connect(guest.server.folder / "tables.db")
    try:
        (seed,) = store.execute("SELECT seed FROM tickets WHERE ticket = ?", [ticket]).fetchone()
    finally:
        store.close()
    return bytes.fromhex(seed)


def _way(name: str, question: Question, dice: FairDice) -> list[tuple[list[str], str]]:
    """The decisions of a game with these dice, and the wanted move that they lead to, if any."""
    first, game = dice.lot(find_game(name).make(1))
    state: Any = game.start(first)
    way: list[str] = []
    throws = 0
    while state.to_act:
        if state.to_act is CHANCE:
            throws += 1
            state = state.play(CHANCE, dice.throw(throws, state))
            continue
        moves: list[Move] = list(state.legal(0))
        crosses = [move for move in moves if isinstance(move, Cross)]
        if (wanted := question.wanted(state, crosses)) is not None:
            return [(way, str(wanted))]
        decided = question.decide(state, crosses) or moves[-1]
        way.append(str(decided))
        state = state.play(0, decided)
    return []
