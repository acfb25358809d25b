"""Writes positions as the server sends them, for the page /dev and the tests of components.

    python scripts/examples.py            write web/src/dev/examples.json
    python scripts/examples.py --check    exit with 1 if that file is not what the server says

Each example is a moment of a random game: its state, and what the seat to move is asked.
"""

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "dev" / "examples.json"


class Moment(NamedTuple):
    """How far a random game is played."""

    game: str
    seats: int
    moves: int
    options: dict[str, Any]


MOMENTS = {
    "qwixx begins": Moment("qwixx", 2, 0, {}),
    "qwixx": Moment("qwixx", 3, 24, {}),
    "mixx-colours": Moment("qwixx", 2, 20, {"sheet": "mixx-colours"}),
    "longo": Moment("longo", 2, 26, {}),
    "six begins": Moment("six", 2, 0, {}),
    "six with four players": Moment("six", 4, 14, {}),
    "six moves": Moment("six", 2, 40, {"variant": "advanced"}),
    "six claims": Moment("six", 2, 9, {"claim": "manual"}),
}


def examples() -> str:
    """The content of the file."""
    lines = [f"{json.dumps(name)}: {_moment(moment)}" for name, moment in MOMENTS.items()]
    return "{{\n{}\n}}\n".format(",\n".join(lines))


def _moment(moment: Moment) -> str:
    from crosshex.rules import CHANCE, find_game
    from crosshex.rules.sheets import SHEETS
    from crosshex.table.adapter import adapter_for

    chance = Random(str(moment))
    options = dict(moment.options)
    if "sheet" in options:
        options["sheet"] = SHEETS[options["sheet"]]
    game = find_game(moment.game).make(moment.seats, **options).deal(chance.sample)
    adapter = adapter_for(game)
    state: Any = game.start(0)
    recent, made = adapter.recent(), 0
    while made < moment.moves or state.to_act is CHANCE:
        before = state
        actor = CHANCE if state.to_act is CHANCE else state.to_act[0]
        moves = [] if actor is CHANCE else list(state.legal(actor))
        move = state.throw(chance.randrange) if actor is CHANCE else chance.choice(moves)
        state = state.play(actor, move)
        recent = recent.after(before, actor, move, state)
        made += actor is not CHANCE
    ask = adapter.ask(state, state.to_act[0])
    return json.dumps({"state": adapter.show_state(state, recent), "ask": ask})


def main() -> int:
    """Do what the command line says; return the exit status."""
    parser = argparse.ArgumentParser(description="Write the examples of the app's parts.")
    parser.add_argument("--check", action="store_true", help="only check the file")
    asked, wanted = parser.parse_args(), examples()
    if not asked.check:
        FILE.write_text(wanted, "utf-8")
        return 0
    if FILE.read_text("utf-8") == wanted:
        return 0
    print(f"{FILE.name} is out of date: run python scripts/examples.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
