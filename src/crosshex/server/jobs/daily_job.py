"""Jobs of the Daily: what perfect play makes of the throws of a day, and solving its game once."""

import os
import tempfile
from pathlib import Path
from typing import NamedTuple

import orjson

from crosshex.bots import MissingExtra, UnknownBot, make_bot
from crosshex.bots.registry import Unsolved
from crosshex.rules import find_game
from crosshex.simulate.playing import Start, play_out
from crosshex.table.fair_dice import daily_dice

PLAYERS = (("perfect", True), ("master", False))
"""Who plays, and whether by exact values; `perfect` only where the game was solved."""


class BestOfDay(NamedTuple):
    """What the best average strategy makes of the throws of a day."""

    game: str
    seed: bytes

    def run(self, desk: object = None) -> bytes:
        """The points, null if nobody here can play it well, and whether they are exact."""
        game = find_game(self.game).make(1)
        dice = daily_dice(self.seed)
        for name, exact in PLAYERS:
            try:
                bot = make_bot(name, game)
            except (Unsolved, UnknownBot, MissingExtra):
                continue
            start = Start(game.start(), [bot], lambda state, turn: dice.throw(turn + 1, state))
            outcome = play_out(start).state.outcome
            assert outcome is not None
            return orjson.dumps({"points": round(outcome.scores[0]), "exact": exact})
        return orjson.dumps({"points": None, "exact": False})


class SolveGame(NamedTuple):
    """The exact values of a game for one, kept in the folder where all look for them."""

    game: str

    def run(self, desk: object = None) -> bytes:
        """Whether there are exact values now."""
        try:
            from crosshex.fast.solver.solitaire import SOLVER
            from crosshex.fast.solver.solution import solution_folder
        except ImportError:  # Numba is not installed.
            return b"false"
        if SOLVER.kept(self.game, {}) is None:
            folder = solution_folder()
            folder.mkdir(parents=True, exist_ok=True)
            # Another process may solve it at the same time: nobody sees half a file.
            with tempfile.TemporaryDirectory(dir=folder) as made:
                SOLVER.solve(self.game, {}, 1, folder=Path(made))
                for file in Path(made).iterdir():
                    os.replace(file, folder / file.name)
        return b"true"
