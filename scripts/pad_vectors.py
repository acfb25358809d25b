"""Writes test cases for the score pad of the browser: games played by the rules themselves.

    python scripts/pad_vectors.py            write web/src/games/qwixx/pad.vectors.json
    python scripts/pad_vectors.py --check    exit with 1 if that file is not what the rules say

The pad is the only part of the app that knows rules. Each case is a moment of a random game: what
every seat has written, and the resulting sheet, the locked rows, whether the game is over, and why
each field may not be crossed.
"""

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

FILE = Path(__file__).parents[1] / "web" / "src" / "games" / "qwixx" / "pad.vectors.json"
CASES = 60
SEED = 15
KINDS = ("qwixx", "longo", "mixx-colours", "mixx-numbers", "random", "random")


def vectors() -> str:
    """The content of the file."""
    chance = Random(SEED)
    cases = [_case(chance, number) for number in range(CASES)]
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    return f"[\n{lines}\n]\n"


def _case(chance: Random, number: int) -> dict[str, Any]:
    sys.path.insert(0, str(FILE.parents[4]))
    from crosshex.rules import CHANCE, SHEETS, Cross, Phase, find_game
    from crosshex.table.qwixx.adapter import ADAPTER
    from crosshex.table.qwixx.view import layout_view
    from tests.random_sheets import random_sheet

    kind, seats = KINDS[number % len(KINDS)], 1 + number // len(KINDS) % 4
    if kind == "longo":
        game = find_game(kind).make(seats)
    else:
        sheet = random_sheet(chance) if kind == "random" else SHEETS[kind]
        game = find_game("qwixx").make(seats, sheet=sheet)
    game = game.deal(chance.sample)
    state: Any = game.start(0)
    logs: list[list[str]] = [[] for _ in range(game.seats)]
    # Two of three cases are moments of a game in progress, the third is its end.
    turns = 200 if number // len(KINDS) % 3 == 0 else chance.randrange(1, 20)
    while state.to_act and turns:
        if state.to_act is CHANCE:
            state = state.play(CHANCE, state.throw(chance.randrange))
            continue
        for seat in state.to_act:
            move = _choose(state, seat, chance)
            if isinstance(move, Cross):
                logs[seat].append(f"{move.colour.letter}{move.number}")
            elif str(move) == "x":
                logs[seat].append("x")
            state = state.play(seat, move)
        turns -= state.phase is Phase.THROW
    shown = ADAPTER.show_state(state, ADAPTER.recent())
    against: list[dict[str, str]] = []
    for seat in range(game.seats):
        marks, mine = state.marks[seat], {}
        sheet = state.game.sheet
        for field in sheet.fields:
            place = sheet.place(*field)
            row = marks.rows[place.row]
            if place.row in state.locked:
                # Other seats could lock the row with the same throw, too.
                own = sheet.is_locking(place) and sheet.can_cross(place, row)
                why = "same" if own and not sheet.is_locked(place.row, row) else "closed"
            elif place.field < row.bit_length():
                why = "left"
            elif not sheet.can_cross(place, row):
                why = "early"
            else:
                why = "" if state.to_act else "over"
            if why:
                mine[str(field)] = why
        against.append(mine)
    return {
        "game": kind,
        "layout": layout_view(state.game.sheet),
        "logs": [_scribbled(log, chance) for log in logs],
        "sheets": shown["sheets"],
        "locked": shown["locked"],
        "over": not state.to_act,
        "against": against,
    }


def _choose(state: Any, seat: int, chance: Random) -> Any:
    """A move that skips little, so that rows are locked; now and then any move."""
    from crosshex.rules import Cross

    moves = list(state.legal(seat))
    if chance.random() < 0.1:
        return chance.choice(moves)

    def skipped(move: Any) -> int:
        if not isinstance(move, Cross):
            return 3
        place = state.game.sheet.place(move.colour, move.number)
        return int(place.field - state.marks[seat].rows[place.row].bit_length())

    return min(moves, key=skipped)


def _scribbled(log: list[str], chance: Random) -> list[str]:
    """The same log with words that were written and then taken back."""
    scribbled: list[str] = []
    for word in log:
        if chance.random() < 0.1:
            scribbled += ["x", "undo"]
        scribbled.append(word)
        if chance.random() < 0.1:
            scribbled += ["undo", word]
    return scribbled


def main() -> int:
    """Do what the command line says; return the exit status."""
    parser = argparse.ArgumentParser(description="Write the test vectors of the score pad.")
    parser.add_argument(
        "--check", action="store_true", help="only check that the file is up to date"
    )
    asked, wanted = parser.parse_args(), vectors()
    if asked.check:
        if FILE.read_text("utf-8") == wanted:
            return 0
        print(f"{FILE.name} is out of date: run python scripts/pad_vectors.py", file=sys.stderr)
        return 1
    FILE.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
