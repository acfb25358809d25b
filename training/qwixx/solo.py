"""Makes the small look-up table by which `master` plays alone, from the exact solution.

For each number of failed throws the solution is a symmetric matrix over pairs of rows, because
rising and falling rows mirror each other (in Longo the mean over the lucky pairs does). Its largest
eigenvectors reproduce it almost exactly. Entries with two locks belong to games that are over: they
are free, and are filled in with what the eigenvectors give.
"""

import hashlib
import json
import shlex
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from crosshex.fast.qwixx.sheet import NO_LUCK, read_notation
from crosshex.fast.solver.rowspace import row_space
from crosshex.fast.solver.solution import open_solutions
from crosshex.rules.sheet import MOST_FAILED_THROWS, Sheet
from training.qwixx.tensor_rules import lucky_pairs_of, name_of

RANK = 8
_SPARE = 8
_ROUNDS = 12


def make(sheet: Sheet, folder: Path) -> dict[str, object]:
    """Write the look-up table of a solved game and its card; return the card.

    Raises:
        MissingSolution: the game has not been solved; the message says how to solve it.
    """
    space = row_space(read_notation(sheet.notation))
    locks = (space.members[0] == space.locked[:2]).sum(1)
    running = locks[:, None] + locks[None, :] < 2
    vectors, signs, errors = [], [], []
    for failed in range(MOST_FAILED_THROWS):
        values = mean_values(sheet, failed)
        vector, sign = factors(values, running)
        again = (vector * sign) @ vector.T
        vectors.append(vector)
        signs.append(sign)
        errors.append(round(float(np.sqrt(np.mean((again - values)[running] ** 2))), 3))
    file = folder / f"{name_of(sheet)}-solo.npz"
    np.savez_compressed(file, vectors=np.array(vectors, np.float16), signs=np.array(signs, np.int8))
    card: dict[str, object] = {
        "game": name_of(sheet),
        "file": file.name,
        "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        "command": shlex.join(["python", "-m", "training.qwixx", *sys.argv[1:]]),
        "rank": RANK,
        "root_mean_square_error_in_points": errors,
    }
    card_file = folder / f"{name_of(sheet)}-solo.json"
    card_file.write_text(json.dumps(card, indent=2) + "\n", encoding="utf-8")
    return card


def mean_values(sheet: Sheet, failed: int) -> NDArray[np.float32]:
    """The further points by rising and falling pair, as a symmetric matrix."""
    fields = read_notation(sheet.notation)
    n = int(row_space(fields).counts[0])
    total = np.zeros((n, n), np.float32)
    solutions = open_solutions(fields, list(lucky_pairs_of(sheet)) or [NO_LUCK])
    for solved in solutions.values():
        if solved.mirrored:
            total[np.triu_indices(n)] += solved.points[:, failed]
            total = np.maximum(total, total.T)
        elif not solved.flipped:
            # The mirrored twin of a lucky pair is the transposed array.
            values = np.array(solved.points[:, failed]).reshape(n, n)
            total += values + values.T
    both = sum(1 if solved.mirrored else 2 for solved in solutions.values() if not solved.flipped)
    return total / np.float32(both)


def factors(
    values: NDArray[np.float32], known: NDArray[np.bool_], rank: int = RANK
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The vectors and signs whose products best fit the known values of a symmetric matrix."""
    start = np.random.default_rng(0).standard_normal((len(values), rank + _SPARE))
    base = np.linalg.qr(start.astype(np.float32))[0]
    filled = np.where(known, values, values[known].mean())
    for _ in range(_ROUNDS):
        # Subspace iteration: the basis turns towards the largest eigenvectors.
        for _ in range(2):
            base = np.linalg.qr(filled @ base)[0]
        sizes, turned = np.linalg.eigh(base.T @ filled @ base)
        largest = np.argsort(-np.abs(sizes))[:rank]
        vectors = (base @ turned[:, largest]) * np.sqrt(np.abs(sizes[largest]))
        signs = np.sign(sizes[largest])
        filled = np.where(known, values, (vectors * signs) @ vectors.T)
    return vectors, signs
