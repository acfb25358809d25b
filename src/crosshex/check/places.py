"""A game in each place: as picture and text, simulated, rated, by lines, in the terminal."""

import random
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from xml.etree import ElementTree

from crosshex.check.report import Fault, Lacking, Skipped
from crosshex.check.subject import Ply, Subject, plies, random_game, where
from crosshex.draw import draw_svg
from crosshex.record import read_record, write_position
from crosshex.rules import CHANCE, Game
from crosshex.table.plain import MOST_MOVES
from crosshex.table.rooms import ADAPTERS

GAMES: Final = 4
DRAWN: Final = 25
"""Every so many positions one is drawn: that takes time."""
SECONDS: Final = 120
"""The most time for a game in another process."""


def check_pictures(subject: Subject) -> str:
    """Every state is drawn as SVG and as text, without what is secret."""
    count = 0
    for ply in plies(subject, games=1):
        state = ply.before
        for viewer in (None, *range(state.game.seats)):
            seen = state.view(viewer)
            if not str(seen).strip():
                raise Fault(f"print(state) shows nothing at {where(state)}")
        if count % DRAWN == 0 or ply.actor is None:
            ElementTree.fromstring(draw_svg(state))
        count += 1
    return f"{count} positions"


def check_buttons(subject: Subject) -> str:
    """In the browser a game without an adapter of its own offers its moves as buttons."""
    if subject.description in ADAPTERS:
        return "an adapter of its own"
    most = max(
        len(ply.before.legal(ply.actor))
        for ply in plies(subject, games=1)
        if isinstance(ply.actor, int)
    )
    if most > MOST_MOVES:
        raise Lacking(f"positions with {most} moves; the browser offers {MOST_MOVES} as buttons")
    return f"at most {most} moves at a time"


def check_simulation(subject: Subject) -> str:
    """Some games between random bots, the same with the same seed."""
    _need_numpy()
    from crosshex.simulate import SimulationPlan, run

    game = subject.usual
    plan = SimulationPlan.of(game.name, ("random",) * game.seats, seed=subject.seed)
    reports = [run(plan, GAMES, workers=1) for _ in range(2)]
    if reports[0]["seats"] != reports[1]["seats"]:
        raise Fault("the same seed gives other games: does the game draw random numbers itself?")
    return f"{GAMES} games of random bots"


def check_arena(subject: Subject) -> str:
    """Two random bots meet."""
    _need_numpy()
    from crosshex.arena import ArenaPlan, run_plan
    from crosshex.arena.schedule import sides_of

    game = next((game for game in subject.settings if sides_of(game) > 1), None)
    if game is None:
        return "has one side only"
    report = run_plan(ArenaPlan(game, ("random", "random@1"), seed=subject.seed), GAMES, workers=1)
    if report["fault"]:
        raise Fault(str(report["fault"]))
    return f"{report['games']} games of random bots"


def _need_numpy() -> None:
    if find_spec("numpy") is None or find_spec("numba") is None:
        raise Skipped("pip install numba")


def check_rollout(subject: Subject) -> str:
    """Games are played on from a position, after each move."""
    from crosshex.arena import rollout

    rng = random.Random(subject.seed)
    for ply in random_game(subject.usual, 0, rng):
        if isinstance(ply.actor, int) and not ply.before.pending:
            moves = [ply.before.legal(ply.actor)[0]]
            done = rollout(ply.before, moves, "random", GAMES, seat=ply.actor)
            return f"{done.games} games after the move {moves[0]}"
    raise Fault("no seat ever decides")


def check_lines(subject: Subject) -> str:
    """A random game over the line protocol ends where it ends here."""
    from crosshex.engine import Engine

    rng = random.Random(subject.seed)
    game = subject.usual
    played = list(random_game(game, 0, rng))
    engine = Engine(game, "random", subject.seed, 0)
    for ply in played[:-1]:
        line = _line(ply, game)
        if told := list(engine.answer(line)):
            raise Fault(f"{line!r} at {where(ply.before)} is answered by {told}")
    end = played[-1].before
    for line, wanted in (
        ("position", write_position(end)),
        ("result", f"result {end.result}"),
        ("toact", "toact none"),
    ):
        if (told := list(engine.answer(line))) != [wanted]:
            raise Fault(f"at the end {line!r} is answered by {told}, not by {wanted!r}")
    return f"a game of {len(played) - 1} moves"


def _line(ply: Ply, game: Game) -> str:
    """A ply as a line of the protocol."""
    if ply.actor is CHANCE:
        return f"roll {ply.move}"
    if not game.description.dice:
        return f"play {ply.move}"
    assert isinstance(ply.actor, int)
    return f"choose {ply.actor + 1} {ply.move}"


def check_terminal(subject: Subject) -> str:
    """`crosshex play` plays a game of bots in another process, and saves its record."""
    game = subject.usual
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.txt"
        command = [sys.executable, "-m", "crosshex", "play", game.name]
        command += ["--players", ",".join(["random"] * game.seats), "--seats", str(game.seats)]
        command += ["--seed", str(subject.seed), "--save", str(file), "--lang", "en"]
        _run(command)
        record = read_record(file.read_text("utf-8"))
        if record.state.outcome is None:
            raise Fault("crosshex play stopped before the end of the game")
        shown = _run([sys.executable, "-m", "crosshex", "replay", str(file), "--json"])
        if f'"{record.result}"' not in shown:
            raise Fault(f"crosshex replay shows another result than {record.result}: {shown}")
    return f"a game of {record.turns} turns"


def _run(command: list[str]) -> str:
    """What a command prints.

    Raises:
        Fault: it fails.
    """
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=SECONDS
    )
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise Fault(
            f"{' '.join(command[2:5])} ends with {done.returncode}: {'; '.join(lines[-3:])}"
        )
    return done.stdout
