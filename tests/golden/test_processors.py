"""What we promise to be the same everywhere is the same on other processors.

OpenBLAS has a core for each kind of processor, and `OPENBLAS_CORETYPE` names the one to use. The
kernels are compiled for a processor, too; `NUMBA_CPU_NAME=generic` compiles them for any.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from threadpoolctl import threadpool_info

from crosshex.rules import Longo, Qwixx
from tests.golden.processors import answers_on, cores, questions

ROOT = Path(__file__).parents[2]
GOLDENS = """
import sys, numpy, pytest
from threadpoolctl import threadpool_info
print(*(one["architecture"] for one in threadpool_info() if one["user_api"] == "blas"), flush=True)
sys.exit(pytest.main(["-q", "-n0", "-p", "no:cacheprovider", "tests/golden/test_goldens.py"]))
"""


def goldens_with(**environment: str) -> str:
    """Compare all goldens in a process of its own; the core that it used."""
    command = [sys.executable, "-c", GOLDENS]
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
def test_the_goldens_are_the_same_on_every_processor(core: str) -> None:
    assert goldens_with(OPENBLAS_CORETYPE=core) in (core, ALIKE.get(core))


@pytest.mark.slow
def test_the_goldens_are_the_same_with_kernels_for_any_processor(tmp_path: Path) -> None:
    goldens_with(NUMBA_CPU_NAME="generic", NUMBA_CACHE_DIR=str(tmp_path))


@pytest.mark.parametrize("core", CORES[1:])
@pytest.mark.parametrize("game", [Qwixx(1), Qwixx(2), Longo(3)], ids=lambda game: str(game.name))
def test_master_gives_all_the_same_worth_and_chooses_the_same(game: Qwixx, core: str) -> None:
    asked = list(questions(game, 60))
    assert answers_on(cores()[0], asked) == answers_on(core, asked)
