"""Keeping a training run: games played, weights of each generation, the log, and the export."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np

from crosshex.fast.six_value import Recipe
from training.six.games import Samples

VARIANTS = ("basic", "advanced")


class RunFolder:
    """The files of one run.

    Attributes:
        log: one JSON object a line: generations and measures.
        export: the weights as they are shipped.
        card: what they are and how strong.
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

    def save(self, variant: str, generation: int, samples: Samples, recipe: Recipe) -> None:
        """Keep a generation: the games that it learnt from, and what it learnt."""
        path = self._path(variant, generation)
        part = path.with_suffix(".part.npz")
        np.savez_compressed(part, windows=recipe.windows, more=recipe.more, **samples._asdict())
        part.replace(path)

    def load(self, variant: str) -> list[tuple[Samples, Recipe]]:
        """The generations of an earlier run, in order."""
        found: list[tuple[Samples, Recipe]] = []
        while (path := self._path(variant, len(found))).exists():
            with np.load(path) as arrays:
                samples = Samples(*(arrays[name] for name in Samples._fields))
                found.append((samples, Recipe(arrays["windows"], arrays["more"])))
        return found

    def _path(self, variant: str, generation: int) -> Path:
        return self.folder / f"six-{variant}-{generation:02}.npz"

    def write_export(self, recipes: dict[str, Recipe], facts: dict[str, object]) -> None:
        """The weights of both variants, and the card that goes with them."""
        arrays = {
            f"{variant}_{name}": np.rint(array).astype(np.int32)
            for variant, recipe in recipes.items()
            for name, array in recipe._asdict().items()
        }
        np.savez_compressed(self.export, **arrays)
        card = {
            "game": "six",
            "file": self.export.name,
            "sha256": hashlib.sha256(self.export.read_bytes()).hexdigest(),
            "weights": sum(array.size for array in arrays.values()),
            **facts,
        }
        self.card.write_text(json.dumps(card, indent=2) + "\n", encoding="utf-8")
