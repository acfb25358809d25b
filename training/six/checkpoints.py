"""The files of a training run: games, weights of each generation, the log, and the export."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np

from crosshex.fast.six.search.value import EvalParameters
from training.six.games import Samples

VARIANTS = ("basic", "advanced")


class RunFolder:
    """The files of one run.

    Attributes:
        log: one JSON object for each line: generations and measurements.
        export: the weights in the shipped format.
        card: what the weights are and how strong they play.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.log = folder / "six-log.jsonl"
        self.export = folder / "six-master.npz"
        self.card = folder / "six-master.json"

    def write(self, line: dict[str, object]) -> None:
        """Add a line to the log."""
        with self.log.open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")

    def save_games(self, variant: str, generation: int, samples: Samples) -> None:
        """Keep the games of a generation."""
        self._save(self._path(variant, generation, "games"), samples._asdict())

    def save_weights(self, variant: str, generation: int, parameters: EvalParameters) -> None:
        """Save the weights that a generation chose."""
        self._save(self._path(variant, generation, "weights"), parameters._asdict())

    def games(self, variant: str, generation: int) -> Samples | None:
        """The games of a generation, if they have been played."""
        arrays = self._load(self._path(variant, generation, "games"))
        return None if arrays is None else Samples(**arrays)

    def weights(self, variant: str, generation: int) -> EvalParameters | None:
        """The weights that a generation chose, if it has ended."""
        arrays = self._load(self._path(variant, generation, "weights"))
        return None if arrays is None else EvalParameters(**arrays)

    def _path(self, variant: str, generation: int, what: str) -> Path:
        return self.folder / f"six-{variant}-{generation:02}-{what}.npz"

    @staticmethod
    def _save(path: Path, arrays: dict[str, Any]) -> None:
        """Write the whole file or nothing."""
        part = path.with_suffix(".part.npz")
        np.savez_compressed(part, **arrays)
        part.replace(path)

    @staticmethod
    def _load(path: Path) -> dict[str, Any] | None:
        if not path.exists():
            return None
        with np.load(path) as arrays:
            return {name: arrays[name] for name in arrays}

    def write_export(self, by_variant: dict[str, EvalParameters], facts: dict[str, object]) -> None:
        """Write the weights of both variants and their card."""
        size = write_parameters(self.export, by_variant)
        card = {
            "game": "six",
            "file": self.export.name,
            "sha256": hashlib.sha256(self.export.read_bytes()).hexdigest(),
            "weights": size,
            **facts,
        }
        self.card.write_text(json.dumps(card, indent=2) + "\n", encoding="utf-8")


def write_parameters(path: Path, by_variant: dict[str, EvalParameters]) -> int:
    """Write weights in the shipped format and return how many there are."""
    arrays = {
        f"{variant}_{name}": np.rint(array).astype(np.int32)
        for variant, parameters in by_variant.items()
        for name, array in parameters._asdict().items()
    }
    np.savez_compressed(path, **arrays)
    return sum(array.size for array in arrays.values())
