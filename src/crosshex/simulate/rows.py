"""Writes a Parquet file with a row for each game, in the order of the games."""

import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from crosshex.bots import MissingExtra
from crosshex.rules import OptionError
from crosshex.simulate.compiled import endings_of, per_point
from crosshex.simulate.plan import SimulationPlan
from crosshex.simulate.tally import GameResults

ROWS_TOGETHER: Final = 16384


class RowWriter:
    """Writes the rows of a run.

    Raises:
        MissingExtra: pyarrow is not installed.
        OptionError: the name of the file does not end with .parquet.
    """

    def __init__(self, path: Path, plan: SimulationPlan) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ModuleNotFoundError:
            raise MissingExtra(
                "a file of rows needs pyarrow: pip install 'crosshex[plot]'"
            ) from None
        if path.suffix != ".parquet":
            raise OptionError(f"--out must be a .parquet file, not {path}")
        self._arrow = pyarrow
        self._plan = plan
        self._path = path
        self._writer: Any = None

    def add(self, batch: GameResults) -> None:
        """Append a batch.

        Raises:
            OptionError: the file cannot be written.
        """
        table = self._arrow.table(self._columns(batch))
        if self._writer is None:
            table = table.replace_schema_metadata({"crosshex": json.dumps(self._about())})
            try:
                self._writer = self._arrow.parquet.ParquetWriter(self._path, table.schema)
            except OSError as error:
                reason = error.strerror or error
                raise OptionError(f"{self._path} cannot be written: {reason}") from None
        # The file must be the same however the games arrived.
        self._writer.write_table(table, row_group_size=ROWS_TOGETHER)

    def _about(self) -> dict[str, Any]:
        """What `crosshex plot` must know of the run; the variant only if it was named."""
        plan = self._plan
        return {
            "game": plan.game.name,
            "variant": plan.fixed["variant"] if "variant" in plan.named else "",
            "bots": plan.bots,
            "seed": plan.seed,
        }

    def _columns(self, batch: GameResults) -> dict[str, Any]:
        games, seats = batch.scores.shape
        number = batch.start + np.arange(games)
        columns: dict[str, Any] = {
            "game": number,
            "first": (number % seats + 1).astype(np.int8),
            "turns": batch.turns,
            "ending": self._arrow.DictionaryArray.from_arrays(
                batch.ending.astype(np.int8), endings_of(self._plan)
            ),
        }
        unit = per_point(self._plan)
        for seat in range(seats):
            scores = batch.scores[:, seat]
            columns[f"score{seat + 1}"] = scores / unit if unit > 1 else scores
        for name, column in batch.extra.items():
            if column.ndim == 1:
                columns[name] = column
                continue
            for seat in range(seats):
                columns[f"{name}{seat + 1}"] = column[:, seat]
        return columns

    def close(self) -> None:
        """Finish the file."""
        if self._writer is not None:
            self._writer.close()
