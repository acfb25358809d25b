"""What we promise to be the same everywhere is the same on other processors.

OpenBLAS has a core for each kind of processor, and `OPENBLAS_CORETYPE` names the one to use. The
kernels are compiled for a processor, too; `NUMBA_CPU_NAME=generic` compiles them for any.
"""

import os
import subprocess
import sys
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from threadpoolctl import threadpool_info

from crosshex.rules import Longo, Qwixx
from tests.golden.processors import Answer, Question, answers_on, cores, questions

ROOT = Path(__file__).parents[2]
GOLDENS = """
import sys, numpy, pytest
from threadpoolctl import threadpool_info
print(*(one["architecture"] for one in threadpool_info() if one["user_api"] == "blas"), flush=True)
options = ["-q", "-n0", "-p", "no:cacheprovider", "-k", sys.argv[1]]
sys.exit(pytest.main([*options, "tests/golden/test_goldens.py"]))
"""
COUNTED = "simulations or commands or answers"
"""The goldens in which bots play and figures are counted: there matrices might be multiplied."""


def goldens_with(which: str = "", **environment: str) -> str:
    """Compare all goldens, or some, in a process of its own; the core that it used."""
    command = [sys.executable, "-c", GOLDENS, which]
    given = {**os.environ, **environment}
    ended = subprocess.run(command, cwd=ROOT, env=given, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout.splitlines()[0]


ALIKE = {"Prescott": "Katmai", "Zen": "Haswell"}
"""Cores that some versions of OpenBLAS call by another name, or replace by an equal one."""
OWN = {one["architecture"] for one in threadpool_info() if one["user_api"] == "blas"}
"""The core of this process: the other tests of goldens run under it."""
LATER = {"Nehalem", "Sandybridge", "Zen", *OWN}
"""Cores that multiply as another one does, and our own; `make test-all` checks that."""
CORES = [pytest.param(core, marks=[pytest.mark.slow] * (core in LATER)) for core in cores()]


@pytest.mark.parametrize("core", CORES)
def test_what_is_counted_is_the_same_on_every_processor(core: str) -> None:
    assert goldens_with(COUNTED, OPENBLAS_CORETYPE=core) in (core, ALIKE.get(core))


@pytest.mark.slow
@pytest.mark.parametrize("core", cores())
def test_the_goldens_are_the_same_on_every_processor(core: str) -> None:
    assert goldens_with(OPENBLAS_CORETYPE=core) in (core, ALIKE.get(core))


@pytest.mark.slow
def test_the_goldens_are_the_same_with_kernels_for_any_processor(tmp_path: Path) -> None:
    goldens_with(NUMBA_CPU_NAME="generic", NUMBA_CACHE_DIR=str(tmp_path))


GAMES: tuple[Qwixx, ...] = (Qwixx(1), Qwixx(2), Longo(3))
CHOICES = 60
"""About so many choices of each game are compared."""


@cache
def asked() -> dict[Qwixx, list[Question]]:
    """What `master` is asked, game by game."""
    return {game: list(questions(game, CHOICES)) for game in GAMES}


@cache
def answered(core: str) -> dict[Qwixx, list[Answer]]:
    """What it answers on a core. One process answers for all games, because a start takes long."""
    answers = iter(answers_on(core, [each for game in GAMES for each in asked()[game]]))
    return {game: list(islice(answers, len(asked()[game]))) for game in GAMES}


@pytest.mark.parametrize("core", CORES[1:])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_master_gives_all_the_same_worth_and_chooses_the_same(game: Qwixx, core: str) -> None:
    assert answered(cores()[0])[game] == answered(core)[game]
