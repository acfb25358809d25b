"""Solved games as files: built once, checked by a checksum, memory-mapped when used.

Values are computed in double precision and kept in single precision. A game without lucky numbers
is its own mirror image, so only half of its array is kept. While a game is being solved its array
lies in a ``.partial`` file, with a checkpoint beside it from which an interrupted run goes on.
"""

import hashlib
import json
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import platformdirs
from numpy.typing import NDArray

from crosshex.fast.core.jit import compile_seconds
from crosshex.fast.qwixx.sheet import LONGO, NO_LUCK, QWIXX, KernelSheet, mirror
from crosshex.fast.solver.induction import FAILED_THROWS, faces_left, solve_block
from crosshex.fast.solver.rowspace import RowSpace, row_space

FORMAT = 1
_HEADER = 4096
_MAGIC = "crosshex solution"
_CHECKPOINT_SECONDS = 30.0

ProgressCallback = Callable[[int, int], None]
"""Called with the states solved so far and the states in all."""


class DamagedSolution(ValueError):
    """A solution file that is not what it was when written."""


class MissingSolution(ValueError):
    """A game that has not been solved yet; the message says how to solve it."""


@dataclass(frozen=True)
class Solution:
    """A solved solitaire game; :mod:`crosshex.fast.solver.advice` answers questions about it.

    ``flipped`` says that the array was solved for the mirrored lucky pair: rising and falling rows
    change places in every lookup.
    """

    sheet: KernelSheet
    lucky: tuple[int, int]
    value: float
    """Expected score of perfect play from the start."""
    states: int
    seconds: float
    """Time it took to solve."""
    points: NDArray[np.float32]
    space: RowSpace
    flipped: bool = False
    checksum: str = ""
    """SHA-256 of the array."""

    @property
    def mirrored(self) -> bool:
        """Whether only the half ``A <= B`` of the array is kept."""
        return self.lucky == NO_LUCK


def solution_folder() -> Path:
    """The folder of solved games; ``CROSSHEX_SOLUTIONS`` moves it."""
    named = os.environ.get("CROSSHEX_SOLUTIONS")
    return Path(named) if named else Path(platformdirs.user_cache_dir("crosshex")) / "solutions"


def solution_name(sheet: KernelSheet, lucky: tuple[int, int]) -> str:
    """File name stem of a solution.

    >>> solution_name(LONGO, (5, 8)), solution_name(QWIXX, NO_LUCK)
    ('longo-5-8', 'qwixx')
    """
    stem = {QWIXX: "qwixx", LONGO: "longo"}.get(sheet) or "sheet-" + "-".join(map(str, sheet))
    return stem if lucky == NO_LUCK else f"{stem}-{lucky[0]}-{lucky[1]}"


def solve(
    sheet: KernelSheet,
    lucky: tuple[int, int] = NO_LUCK,
    *,
    workers: int = 1,
    progress: ProgressCallback | None = None,
    folder: Path | None = None,
    stop_after: int | None = None,
) -> Solution:
    """Solve a game from scratch, or from where an interrupted run stopped, and keep the result.

    ``stop_after`` raises :class:`KeyboardInterrupt` after that many levels, as an impatient user
    would; what was solved until then is kept.
    """
    folder = folder or solution_folder()
    folder.mkdir(parents=True, exist_ok=True)
    name = solution_name(sheet, lucky)
    space = row_space(sheet)
    pairs = len(space.members)
    partial, checkpoint = folder / f"{name}.partial", folder / f"{name}.progress"
    shape = (pairs, pairs, FAILED_THROWS)
    # Without lucky numbers a sheet is its own mirror image.
    mirrored = lucky == NO_LUCK
    job = {"format": FORMAT, "sheet": list(sheet), "lucky": list(lucky)}

    reached = _read_checkpoint(checkpoint, job) if partial.exists() else None
    resumed = reached is not None and partial.stat().st_size == 8 * int(np.prod(shape))
    values = np.memmap(partial, np.float64, "r+" if resumed else "w+", shape=shape)
    level, states, seconds = reached if reached and resumed else (4 * sheet.numbers, 0, 0.0)
    total = count_states(space, mirrored)
    dice = faces_left(sheet)
    group_of = space.position[space.members].sum(axis=1)
    sizes = np.diff(space.group, append=pairs)

    compiled = compile_seconds()
    start = saved = time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        while level >= 0:
            tasks = [
                pool.submit(
                    solve_block, values, first, last, level, mirrored, space, sheet, lucky, dice
                )
                for first, last in _blocks(level, group_of, sizes, workers)
            ]
            for task in tasks:
                states += task.result()
                if progress:
                    progress(states, total)
            level -= 1
            now = time.perf_counter()
            if stop_after is not None:
                stop_after -= 1
            if now - saved > _CHECKPOINT_SECONDS or stop_after == 0:
                values.flush()
                spent = seconds + now - start - (compile_seconds() - compiled)
                _write(checkpoint, json.dumps({**job, "at": [level, states, spent]}).encode())
                saved = now
            if stop_after == 0:
                raise KeyboardInterrupt
    seconds += time.perf_counter() - start - (compile_seconds() - compiled)

    empty = space.pair[0, 0]
    kept = values[np.triu_indices(pairs)] if mirrored else values
    points = np.ascontiguousarray(kept, np.float32)
    header = {
        "magic": _MAGIC,
        **job,
        "value": float(values[empty, empty, 0]),
        "states": states,
        "seconds": round(seconds, 3),
        "shape": list(points.shape),
        "sha256": _digest(points),
    }
    path = folder / f"{name}.solution"
    temporary = path.with_suffix(".new")
    with temporary.open("wb") as file:
        file.write(json.dumps(header).encode().ljust(_HEADER))
        points.tofile(file)
    temporary.replace(path)
    del values
    partial.unlink()
    checkpoint.unlink(missing_ok=True)
    return load(path, space)


def _blocks(
    level: int, group_of: NDArray[Any], sizes: NDArray[Any], workers: int
) -> list[tuple[int, int]]:
    """Cut one level into ranges of rising pairs with about equal work."""
    left = level - group_of
    work = np.where((left >= 0) & (left < len(sizes)), sizes[np.clip(left, 0, len(sizes) - 1)], 0)
    reached = np.cumsum(work)
    if reached[-1] == 0:
        return []
    pieces = int(np.clip(reached[-1] // 256, 1, 16 * workers))
    cuts = np.searchsorted(reached, np.linspace(0, reached[-1], pieces + 1)[1:-1], side="right")
    edges = [0, *sorted(set(cuts.tolist())), len(group_of)]
    return [(a, b) for a, b in pairwise(edges) if a < b]


def count_states(space: RowSpace, mirrored: bool) -> int:
    """How many states backward induction visits, failed throws counted."""
    locks = (space.members == space.locked).sum(axis=1)
    none, one = int((locks == 0).sum()), int((locks == 1).sum())
    if mirrored:
        return FAILED_THROWS * (none * (none + 1) // 2 + none * one)
    return FAILED_THROWS * (none * none + 2 * none * one)


def load(path: Path, space: RowSpace | None = None) -> Solution:
    """Open a solution file; :class:`DamagedSolution` if it is not whole."""
    try:
        with path.open("rb") as file:
            header = json.loads(file.read(_HEADER))
        if header["magic"] != _MAGIC or header["format"] != FORMAT:
            raise DamagedSolution(f"{path} has another format")
        shape = tuple(header["shape"])
        points = np.memmap(path, np.float32, "r", offset=_HEADER, shape=shape)
    except (ValueError, KeyError, TypeError) as fault:
        raise DamagedSolution(f"{path} cannot be read as a solution: {fault}") from None
    if _digest(points) != header["sha256"]:
        raise DamagedSolution(f"{path} is damaged: its checksum is wrong")
    sheet = KernelSheet(*header["sheet"])
    low, high = header["lucky"]
    return Solution(
        sheet,
        (low, high),
        header["value"],
        header["states"],
        header["seconds"],
        points,
        space or row_space(sheet),
        checksum=header["sha256"],
    )


def solution(
    sheet: KernelSheet,
    lucky: tuple[int, int] = NO_LUCK,
    *,
    workers: int = 1,
    progress: ProgressCallback | None = None,
    folder: Path | None = None,
) -> Solution:
    """The solution of a game: from the cache if it is there and whole, else solved now.

    The solution of the mirrored lucky pair serves as well.
    """
    folder = folder or solution_folder()
    for pair in (lucky, mirror(lucky)) if sheet == LONGO else (lucky,):
        path = folder / f"{solution_name(sheet, pair)}.solution"
        try:
            found = load(path)
        except (FileNotFoundError, DamagedSolution):
            continue
        if pair == lucky:
            return found
        return replace(found, lucky=lucky, flipped=True)
    return solve(sheet, lucky, workers=workers, progress=progress, folder=folder)


def open_solutions(
    game: str, pairs: list[tuple[int, int]], folder: Path | None = None
) -> dict[tuple[int, int], Solution]:
    """The solutions of these lucky pairs from the cache; mirror pairs share one array.

    Raises:
        MissingSolution: one is not there, or is damaged.
    """
    folder = folder or solution_folder()
    sheet = LONGO if game == "longo" else QWIXX
    found: dict[tuple[int, int], Solution] = {}
    for pair in dict.fromkeys(pairs):
        twin = mirror(pair)
        if twin in found:
            found[pair] = replace(found[twin], lucky=pair, flipped=not found[twin].flipped)
            continue
        for candidate in dict.fromkeys((pair, twin)):
            try:
                solved = load(folder / f"{solution_name(sheet, candidate)}.solution")
            except (FileNotFoundError, ValueError):
                continue
            found[pair] = replace(solved, lucky=pair, flipped=candidate != pair)
            break
        else:
            command = "crosshex solve qwixx"
            if game == "longo":
                command = f"crosshex solve longo --lucky {pair[0]},{pair[1]}"
            raise MissingSolution(f"perfect needs the solved game; first run: {command}")
    return found


def _digest(points: NDArray[np.float32]) -> str:
    return hashlib.sha256(points.data).hexdigest()


def _read_checkpoint(checkpoint: Path, job: dict[str, Any]) -> tuple[int, int, float] | None:
    """Where an interrupted run of the same job stopped."""
    try:
        found = json.loads(checkpoint.read_text())
        level, states, seconds = found.pop("at")
    except (OSError, ValueError, KeyError):
        return None
    return (level, states, seconds) if found == job else None


def _write(path: Path, content: bytes) -> None:
    """Replace a file in one step."""
    temporary = path.with_name(path.name + ".new")
    temporary.write_bytes(content)
    temporary.replace(path)
