"""Computes the content of the golden files with the current code: one function for each file.

Code that may move or be renamed is called only here and in `make_tables`. `python -m
tests.golden.make` writes only missing files: delete one to renew it after a change that was meant.
"""

import io
import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from crosshex.arena.opening import drawn_opening
from crosshex.cli.app import run
from crosshex.envs.episode import Episode
from crosshex.record import (
    InvalidPosition,
    Record,
    RecordError,
    read_json,
    read_position,
    read_record,
    write_position,
)
from crosshex.rules import Colour, Game, Longo, Qwixx, Six
from crosshex.simulate import SimulationPlan, count
from crosshex.simulate.bots import play_slowly
from crosshex.simulate.compiled import player
from crosshex.simulate.deals import Deal
from crosshex.simulate.tally import GameResults
from crosshex.table.fair_dice import FairDice
from tests.games import ALL_GAMES, label, random_record
from tests.golden import faulty
from tests.golden.make_tables import answers, refused_table, tables
from tests.golden.writing import Json, hashed, text_of

FOLDER = Path(__file__).parent
SEED = bytes(range(32))


# -- records and positions

PAIRS = ((4, 9), (5, 8), (6, 11))
MORE_GAMES: tuple[Game, ...] = (
    Six(2, "advanced", "auto", repetition=2, move_limit=20),
    Six(2, "advanced", "manual", repetition=5, move_limit=7),
    Six(4, "basic", "auto", repetition=None, move_limit=11),
    Six(2, "advanced", "auto", repetition=2, move_limit=None),
    Longo(2, lucky=((7, 10), (4, 12))),
    Longo(3, lucky=PAIRS),
)


def records() -> Json:
    """Games of every kind: as text, as JSON, and as positions."""
    found = {}
    for game in ALL_GAMES:
        found[f"{label(game)} whole"] = random_record(game, 1)
        found[f"{label(game)} unfinished"] = random_record(game, 2, 13)
    for number, game in enumerate(MORE_GAMES):
        found[f"{label(game)} more {number}"] = random_record(game, 3, 400)
    for seats in (2, 4):
        for loser in range(2):
            begun = random_record(Six(seats, "advanced"), 4 + loser, 9)
            found[f"six-{seats} resigned by {loser}"] = begun.resigned(loser)
        found[f"six-{seats} agreed"] = random_record(Six(seats), 6, 50).draw_agreed()
    named = Record.start(Qwixx(2), 1, ('Ann "the ace"', "back\\slash"))
    extra = (("DiceCommit", "ab"), ("Event", "Sunday"))
    found["qwixx with names and headers"] = replace(named, extras=extra).commented("hm}")
    return {name: _record(record) for name, record in found.items()}


def _record(record: Record) -> Json:
    states = list(record.states())
    every = max(1, len(states) // 24)
    shown = [*states[:14], *states[14:-1:every], states[-1]]
    return {
        "text": str(record),
        "json": record.to_json(),
        "positions": [write_position(state) for state in shown],
        "all positions": hashed([write_position(state) for state in states]),
    }


def faults() -> Json:
    """The error messages for faulty texts and options."""
    texts = [text.replace(old, new, 1) for text, all_ in faulty.FAULTS.items() for old, new in all_]
    return {
        "records": [[text, _fault(read_record, text)] for text in texts],
        "twins": [[text, _fault(read_json, text)] for text in faulty.TWINS],
        "positions": [[line, _fault(read_position, line)] for line in faulty.POSITIONS],
        "commands": [[line, _run(*line.split())[::2]] for line in faulty.COMMANDS],
        "tables": [[body, refused_table(body)] for body in faulty.TABLES],
    }


def _fault(read: Callable[[str], object], text: str) -> Json:
    """Why a text cannot be read, or what was read."""
    try:
        return {"read": str(read(text))}
    except RecordError as error:
        partial = None if error.partial is None else str(error.partial)
        told = {"line": error.line, "column": error.column, "message": error.message}
        return {**told, "partial": partial, "game": error.game}
    except InvalidPosition as error:
        return {"message": str(error)}


# -- chance


def _lot(fair: FairDice, game: Qwixx) -> str:
    """Who begins and the lucky pairs, in the format of the golden file."""
    first, dealt = fair.lot(game)
    assert isinstance(dealt, Qwixx)
    return f"Lot(first={first}, lucky={dealt.lucky})"


def _pairs(table: Game) -> tuple[tuple[int, int], ...]:
    assert isinstance(table, Longo)
    return table.lucky


def dice() -> Json:
    """Throws, first seats, lucky pairs, openings and bots' seeds that follow from seeds."""
    fair = [FairDice(SEED, shares) for shares in (("", ""), ("aa", "0b", ""))]
    left = [(), (Colour(0),), (Colour(1), Colour(3))]
    deals = [Deal(seed, number) for seed in (0, 7, 2**64 - 1) for number in range(3)]
    return {
        "lots": [
            [_lot(each, kind(seats)) for seats in range(1, 6) for kind in (Qwixx, Longo)]
            for each in fair
        ],
        "fair throws": [
            [
                str(each.throw(number, replace(kind().start(), locked=frozenset(gone))))
                for number in range(1, 30)
                for gone in left
            ]
            for each in fair
            for kind in (Qwixx, Longo)
        ],
        "deals": [
            {
                "throws": [
                    [str(deal.throw(state, turn)) for turn in range(1, 20)] for state in _thrown()
                ],
                "pairs": [_pairs(deal.game_of(Longo(seats))) for seats in range(1, 6)],
                "openings": [
                    " ".join(str(put) for put in drawn_opening(deal, Six(seats), plies))
                    for seats in (2, 4)
                    for plies in (0, 4, 9)
                ],
                "bots": [deal.bot_seed(seat, seating) for seating in range(2) for seat in range(4)],
            }
            for deal in deals
        ],
        "environments": {
            f"{label(game)} {returns}": _games_of_episode(Episode(game, returns, deal=drawn))
            for game, returns, drawn in (
                (Qwixx(1), "", False),
                (Qwixx(2), "points", False),
                (Qwixx(3), "margin", False),
                (Longo(2), "", True),
                (Longo(2, lucky=PAIRS[:2]), "win", False),
                (Six(2), "", False),
                (Six(2, "advanced", move_limit=5), "margin", False),
                (Six(4, "advanced", "manual", move_limit=5), "", False),
            )
        },
    }


def _thrown() -> list[Any]:
    """States in which dice are thrown: of each game, and one with a removed die."""
    gone = read_position("qwixx 1 throw | r- y- g12,11,10,9,8,2 b- x0")
    return [Qwixx(2).start(), Longo(2).start(), gone]


def _games_of_episode(episode: Episode) -> list[object]:
    """The first games of a seed, with the actions of a generator."""
    found: list[object] = []
    rng = Random(1)
    for number in range(3):
        episode.reset(7 if number == 0 else None)
        lines, paid = [write_position(episode.node.state)], []
        while not episode.over:
            actions = {}
            for seat in episode.acting:
                legal = episode.encoding.mask(episode.node, seat).nonzero()[0].tolist()
                actions[seat] = legal[0] if number == 0 else rng.choice(legal)
            paid.append(episode.act(actions))
            lines.append(write_position(episode.node.state))
        found.append({"lines": [*lines[:3], lines[-1]], "all": hashed([lines, paid])})
    return found


def simulations() -> Json:
    """Games of simulation plans: by kernels, and by bots with the rules library."""
    plans = [
        SimulationPlan.of("qwixx", ("random", "greedy-1", "conservative"), 7),
        SimulationPlan.of("qwixx", ("greedy-2",), 3),
        SimulationPlan.of("longo", ("random", "greedy-2"), 7),
        SimulationPlan.of("longo", ("greedy-1", "random"), 7, lucky=PAIRS[:2]),
        SimulationPlan.of("six", ("random", "random"), 7),
        SimulationPlan.of("six", ("random",) * 4, 7, variant="advanced"),
    ]
    slow = [
        SimulationPlan.of("qwixx", ("medium", "random"), 7),
        SimulationPlan.of("longo", ("greedy", "random", "easy"), 7),
        SimulationPlan.of("longo", ("greedy", "random"), 7, lucky=PAIRS[:2]),
        SimulationPlan.of("six", ("greedy", "random"), 7),
        SimulationPlan.of("six", ("greedy", "random", "random", "greedy"), 7, variant="advanced"),
    ]
    return {
        "kernels": [_batch(player(plan)(0, 20)) for plan in plans],
        "tallies": [count(plan, 300, workers=1).report() for plan in plans],
        "bots": [_batch(play_slowly(plan)(0, 2)) for plan in slow],
    }


def _batch(batch: GameResults) -> Json:
    extra = {name: column.tolist() for name, column in batch.extra.items()}
    columns = {"scores": batch.scores.tolist(), "turns": batch.turns.tolist()}
    return {"start": batch.start, **columns, "ending": batch.ending.tolist(), "extra": extra}


# -- the command line

TO_FILE = [
    "play qwixx --players greedy,random --seed 7 --lang en --save FILE",
    "play qwixx --players random,greedy,random --first 2 --seed 8 --lang en --save FILE",
    "play longo --players greedy,random,random --seed 7 --lang en --save FILE",
    "play longo --players greedy,random --lucky 5,8/6,11 --seed 7 --lang en --save FILE",
    "play six --players greedy,random --seed 7 --lang en --save FILE",
    "play six --players random,greedy,random,greedy --variant advanced --seed 7 --lang en"
    " --save FILE",
    "arena qwixx --bots greedy,random --games 4 --workers 1 --records FILE",
    "arena qwixx --bots greedy,random --games 3 --seats 3 --seed 5 --workers 1 --records FILE",
    "arena longo --bots greedy,random --games 4 --workers 1 --records FILE",
    "arena longo --bots greedy,random --games 2 --lucky 5,8/6,11 --workers 1 --records FILE",
    "arena six --bots greedy,random --games 4 --workers 1 --records FILE",
    "arena six --bots greedy,random --games 2 --seats 4 --variant advanced --workers 1"
    " --records FILE",
]
TO_SCREEN = [
    "perft qwixx 2 --json",
    "perft qwixx 1 --seats 5 --first 3 --json",
    "perft longo 1 --seats 3 --lucky 4,9/5,8/6,11 --json",
    "perft six 3 --json",
    "perft six 2 --seats 4 --variant advanced --claim manual --json",
    "perft six 3",
]


def commands() -> Json:
    """The output of `crosshex`, in files and on the screen."""
    found: Json = {line: _run(*line.split())[1] for line in TO_SCREEN}
    with tempfile.TemporaryDirectory() as folder:
        for number, line in enumerate(TO_FILE):
            file = Path(folder) / f"{number}.txt"
            status, _, told = _run(*line.replace("FILE", str(file)).split())
            assert status == 0, told
            found[line] = file.read_text(encoding="utf-8")
    return found


def _run(*arguments: str) -> tuple[int, str, str]:
    """Run `crosshex` in this process without input: its status and what it printed."""
    out, err, stdin = io.StringIO(), io.StringIO(), sys.stdin
    before = {name: os.environ.get(name) for name in ("COLUMNS", "LC_ALL")}
    os.environ.update(COLUMNS="200", LC_ALL="C")
    sys.stdin = io.TextIOWrapper(io.BytesIO(b""))
    status: object = 0
    try:
        with redirect_stdout(out), redirect_stderr(err):
            run(arguments)
    except SystemExit as left:
        status = left.code or 0
    finally:
        sys.stdin = stdin
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
    assert isinstance(status, int)
    return status, out.getvalue(), err.getvalue()


GOLDENS: dict[str, Callable[[], Json]] = {
    "records": records,
    "faults": faults,
    "tables": tables,
    "answers": answers,
    "dice": dice,
    "simulations": simulations,
    "commands": commands,
}


def main() -> None:
    """Write the missing files."""
    for name, make in GOLDENS.items():
        file = FOLDER / f"{name}.json"
        if not file.exists():
            file.write_text(text_of(make()), encoding="utf-8")


if __name__ == "__main__":
    main()
