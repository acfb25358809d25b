"""Solved games as files: built once, checked by a checksum, memory-mapped when used.

Values are computed in double precision and kept in single precision. A game that is its own mirror
image, as Qwixx is, needs only half of its array. While a game is being solved its array
lies in a ``.partial`` file, with a checkpoint beside it from which an interrupted run goes on.
"""

import hashlib
import json
import os
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import platformdirs
from numpy.typing import NDArray

from crosshex.fast.core.jit import compile_seconds
from crosshex.fast.qwixx.sheet import LONGO, NO_LUCK, QWIXX, FieldSheet, mirror, write_word
from crosshex.fast.solver.induction import field_tables, solve_block
from crosshex.fast.solver.rowspace import (
    FAILED_THROWS,
    RowSpace,
    count_pairs,
    count_states,
    is_mirrored,
    row_space,
)

FORMAT = 2
_HEADER = 4096
_MAGIC = "crosshex solution"
_CHECKPOINT_SECONDS = 30.0
_SECONDS_FOR_ROLL = 0.073e-6
"""Time for one state and one throw of the white dice, on one core of 2.8 GHz."""

ProgressCallback = Callable[[int, int], None]
"""Called with the states solved so far and the states in all."""


class DamagedSolution(ValueError):
    """A solution file that is not what it was when written."""


class SolvingCosts(NamedTuple):
    """What solving a game takes."""

    states: int
    memory: int
    """Bytes of the array of values, which lies in a file on disk; all of it is touched."""
    disk: int
    """Bytes on disk while the solution is written; a third of it stays."""
    seconds: float
    """An estimate for processors of 2.8 GHz."""


def solving_costs(
    sheet: FieldSheet, lucky: tuple[int, int] = NO_LUCK, workers: int = 1
) -> SolvingCosts:
    """What solving a game will take.

    >>> solving_costs(LONGO, (5, 8)).states
    76353744
    """
    first, second = count_pairs(sheet)
    values = first * second * FAILED_THROWS
    states = count_states(sheet, lucky)
    rolls = sheet.faces * (sheet.faces + 1) // 2
    seconds = states * rolls * _SECONDS_FOR_ROLL / workers
    return SolvingCosts(states, 8 * values, 8 * values + 4 * states, seconds)


class MissingSolution(ValueError):
    """A game that has not been solved yet; the message says how to solve it."""


@dataclass(frozen=True)
class Solution:
    """A solved solitaire game; :mod:`crosshex.fast.solver.advice` answers questions about it.

    ``flipped`` says that the array was solved for the mirrored lucky pair: rising and falling rows
    change places in every lookup.
    """

    sheet: FieldSheet
    lucky: tuple[int, int]
    value: float
    """Expected score of perfect play from the start."""
    states: int
    seconds: float
    """Time it took to solve."""
    points: NDArray[np.float32]
    """A line for each pair of pairs of rows, four values for the failed throws."""
    space: RowSpace
    flipped: bool = False
    checksum: str = ""
    """SHA-256 of the array."""

    @property
    def mirrored(self) -> bool:
        """Whether only the half ``A <= B`` of the array is kept."""
        return is_mirrored(self.sheet, self.lucky)


def solution_folder() -> Path:
    """The folder of solved games; ``CROSSHEX_SOLUTIONS`` moves it."""
    named = os.environ.get("CROSSHEX_SOLUTIONS")
    return Path(named) if named else Path(platformdirs.user_cache_dir("crosshex")) / "solutions"


def solution_name(sheet: FieldSheet, lucky: tuple[int, int]) -> str:
    """File name stem of a solution.

    >>> solution_name(LONGO, (5, 8)), solution_name(QWIXX, NO_LUCK)
    ('longo-5-8', 'qwixx')
    """
    stem = {QWIXX: "qwixx", LONGO: "longo"}.get(sheet)
    if stem is None:
        stem = "sheet-" + hashlib.sha256(json.dumps(sheet).encode()).hexdigest()[:16]
    return stem if lucky == NO_LUCK else f"{stem}-{lucky[0]}-{lucky[1]}"


def solve(
    sheet: FieldSheet,
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
    first_pairs, second_pairs = (int(count) for count in space.counts)
    partial, checkpoint = folder / f"{name}.partial", folder / f"{name}.progress"
    shape = (first_pairs, second_pairs, FAILED_THROWS)
    mirrored = is_mirrored(sheet, lucky)
    job = {"format": FORMAT, "sheet": json.loads(json.dumps(sheet)), "lucky": list(lucky)}

    reached = _read_checkpoint(checkpoint, job) if partial.exists() else None
    resumed = reached is not None and partial.stat().st_size == 8 * int(np.prod(shape))
    values = np.memmap(partial, np.float64, "r+" if resumed else "w+", shape=shape)
    level, states, seconds = reached if reached and resumed else (sum(map(len, sheet.rows)), 0, 0.0)
    total = count_states(sheet, lucky)
    tables = field_tables(sheet)
    members = space.members[0, :first_pairs]
    group_of = space.position[0, members[:, 0]] + space.position[1, members[:, 1]]
    sizes = np.diff(space.group[1])

    compiled = compile_seconds()
    start = saved = time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        while level >= 0:
            tasks = [
                pool.submit(solve_block, values, first, last, level, mirrored, space, tables, lucky)
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

    header = {
        "magic": _MAGIC,
        **job,
        "value": float(values[0, 0, 0]),
        "states": states,
        "seconds": round(seconds, 3),
    }
    path = folder / f"{name}.solution"
    _write_points(path, header, (values[a, a if mirrored else 0 :] for a in range(first_pairs)))
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


def _write_points(path: Path, header: dict[str, Any], parts: Iterable[NDArray[np.float64]]) -> None:
    """Write a solution file part by part, so that it never lies in memory as a whole."""
    digest, lines = hashlib.sha256(), 0
    temporary = path.with_suffix(".new")
    with temporary.open("wb") as file:
        file.write(b" " * _HEADER)
        for part in parts:
            points = np.ascontiguousarray(part, np.float32)
            digest.update(points.data)
            points.tofile(file)
            lines += len(points)
        header |= {"shape": [lines, FAILED_THROWS], "sha256": digest.hexdigest()}
        file.seek(0)
        file.write(json.dumps(header).encode().ljust(_HEADER))
    temporary.replace(path)


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
    faces, locking, needed, rows = header["sheet"]
    sheet = FieldSheet(
        faces, locking, needed, tuple(tuple((c, number) for c, number in row) for row in rows)
    )
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
    sheet: FieldSheet,
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
    try:
        return open_solutions(sheet, [lucky], folder)[lucky]
    except MissingSolution:
        return solve(sheet, lucky, workers=workers, progress=progress, folder=folder)


def open_solutions(
    sheet: FieldSheet, pairs: Sequence[tuple[int, int]] = (NO_LUCK,), folder: Path | None = None
) -> dict[tuple[int, int], Solution]:
    """The solutions of these lucky pairs from the cache; mirror pairs share one array.

    Raises:
        MissingSolution: one is not there, or is damaged.
    """
    folder = folder or solution_folder()
    found: dict[tuple[int, int], Solution] = {}
    for pair in dict.fromkeys(pairs):
        twin = mirror(pair) if sheet == LONGO else pair
        if twin in found:
            found[pair] = replace(found[twin], lucky=pair, flipped=not found[twin].flipped)
            continue
        for candidate in dict.fromkeys((pair, twin)):
            try:
                solved = load(folder / f"{solution_name(sheet, candidate)}.solution")
            except (FileNotFoundError, ValueError):
                continue
            if solved.sheet != sheet:
                continue
            found[pair] = replace(solved, lucky=pair, flipped=candidate != pair)
            break
        else:
            command = f"crosshex solve {solve_words(sheet, pair)}"
            raise MissingSolution(f"perfect needs the solved game; first run: {command}")
    return found


def solve_words(sheet: FieldSheet, lucky: tuple[int, int]) -> str:
    """What follows ``crosshex solve``.

    >>> solve_words(LONGO, (5, 8)), solve_words(QWIXX, NO_LUCK)
    ('longo --lucky 5,8', 'qwixx')
    """
    if lucky != NO_LUCK:
        return f"longo --lucky {lucky[0]},{lucky[1]}"
    return "qwixx" if sheet == QWIXX else f"qwixx --sheet {write_word(sheet)}"


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
