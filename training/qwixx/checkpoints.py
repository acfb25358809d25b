"""The files of a training run: checkpoints, the log, and the weights that are shipped."""

import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch

from crosshex.bots.qwixx.net import Words
from crosshex.rules import LONGO, Sheet
from crosshex.rules import SHEETS as NAMED
from training.qwixx.network import Weights
from training.qwixx.policy import Guest
from training.qwixx.self_play import Learner, TrainingPlan, new_learner
from training.qwixx.tensor_rules import name_of

SHEETS: dict[str, Sheet] = {name_of(sheet): sheet for sheet in (*NAMED.values(), LONGO)}


class RunFolder:
    """The files of one run. A checkpoint has two files, so that neither is large.

    Args:
        folder: where they are; it is made if it does not exist.
        game: qwixx or longo.
        name: of the weights and their card; `GAME-master` if it is not given.

    Attributes:
        weights: the weights, their average and the counters.
        optimiser: the optimiser's state.
        log: one JSON object for each line: iterations and measurements.
        export: the averaged weights in the shipped format.
        card: what the weights are and how strong they play.
    """

    def __init__(self, folder: Path, game: str, name: str = "") -> None:
        folder.mkdir(parents=True, exist_ok=True)
        name = name or f"{game}-master"
        self.game = game
        self.weights = folder / f"{game}-weights.pt"
        self.optimiser = folder / f"{game}-optimiser.pt"
        self.log = folder / f"{game}-log.jsonl"
        self.export = folder / f"{name}.npz"
        self.card = folder / f"{name}.json"

    def save(self, learner: Learner, seconds: float) -> None:
        """Write a checkpoint; an interrupted write leaves the previous one intact."""
        counters = {
            "iteration": learner.iteration,
            "steps": learner.steps,
            "games": learner.games,
            "turns": learner.turns,
        }
        first = {
            "game": self.game,
            "plan": asdict(learner.plan),
            "counters": counters,
            "seconds": seconds,
            "weights": {name: weight.detach() for name, weight in learner.weights.items()},
            "average": learner.average,
        }
        for path, content in (
            (self.weights, first),
            (self.optimiser, learner.optimiser.state_dict()),
        ):
            part = path.with_suffix(".part")
            torch.save(content, part)
            part.replace(path)

    def load(self, device: torch.device, guest: Guest | None = None) -> tuple[Learner, float]:
        """Resume from a checkpoint; the games in progress start again."""
        saved = self._read(self.weights, device)
        plan: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in saved["plan"].items()
        }
        learner = new_learner(SHEETS[saved["game"]], TrainingPlan(**plan), device, guest)
        with torch.no_grad():
            for name, weight in learner.weights.items():
                weight.copy_(saved["weights"][name])
        learner.average = saved["average"]
        learner.optimiser.load_state_dict(self._read(self.optimiser, device))
        for name, value in saved["counters"].items():
            setattr(learner, name, value)
        return learner, float(saved["seconds"])

    @staticmethod
    def _read(path: Path, device: torch.device) -> dict[str, Any]:
        content: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
        return content

    def write(self, line: dict[str, object]) -> None:
        """Add a line to the log."""
        with self.log.open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")

    def write_export(self, weights: Weights, facts: dict[str, object]) -> None:
        """Write the weights in half precision and their card."""
        write_weights(self.export, self.card, self.game, weights, facts)


def write_weights(
    export: Path, card: Path, game: str, weights: Weights, facts: dict[str, object]
) -> None:
    """Write weights in the shipped format, in half precision, and their card."""
    arrays = {
        name: weight.detach().float().cpu().numpy().astype(np.float16)
        for name, weight in weights.items()
    }
    # Words that no game uses still have their initial values; zeros compress to almost nothing.
    unused = Words(SHEETS[game]).impossible()
    for name in {"own", "pair"} & arrays.keys():
        arrays[name][unused] = 0
    np.savez_compressed(export, **arrays)
    content = {
        "game": game,
        "file": export.name,
        "sha256": hashlib.sha256(export.read_bytes()).hexdigest(),
        "weights": sum(array.size for array in arrays.values()),
        **facts,
    }
    card.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")


def read_export(path: Path, device: torch.device) -> Weights:
    """Read shipped weights in the form that the network takes."""
    with np.load(path) as arrays:
        return {
            name: torch.tensor(arrays[name].astype(np.float32), device=device) for name in arrays
        }
