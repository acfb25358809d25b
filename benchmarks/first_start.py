"""How long a newcomer waits: the wheel in an empty environment and home, with nothing compiled.

Needs the package index, as `scripts/try_package.py` does. Every figure has a home of its own, so
that each compiles what it needs. On a busy machine the figures say little: see the load above them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from statistics import median
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

from benchmarks.report import Report

ROOT = Path(__file__).parents[1]
MOST_SECONDS = 300.0
PAGE_SECONDS, QWIXX_SECONDS, SIX_SECONDS, ALL_SECONDS = 5.0, 3.0, 5.0, 45.0
LEVELS = ("beginner", "easy", "medium", "hard", "master")
HOMES = ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "NUMBA_CACHE_DIR")
BATCH = """
from crosshex.fast.batch import make_batch
games = make_batch({game!r}{one})
games.reset(16, seed=1)
games.step(games.policy("random", 0){each})
games.observe()
"""


class Newcomer:
    """An environment into which the wheel was installed, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        build = ["-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
        subprocess.run([sys.executable, *build], cwd=ROOT, check=True, capture_output=True)
        (wheel,) = folder.glob("*.whl")
        venv.create(folder / "venv", with_pip=True)
        pins = str(ROOT / "constraints.txt")
        install = ["-m", "pip", "install", "--quiet", "-c", pins, str(wheel)]
        subprocess.run(
            [self.programs / "python", *install], cwd=folder, check=True, capture_output=True
        )

    def megabytes(self) -> float:
        """The size of what was installed, without pip and its kind, which were there before."""
        (place,) = self.folder.glob("venv/**/site-packages")
        ours = [
            entry
            for entry in place.iterdir()
            if entry.name.split("-")[0] not in ("pip", "setuptools", "pkg_resources")
        ]
        files = [file for entry in ours for file in (entry, *entry.rglob("*")) if file.is_file()]
        return sum(file.stat().st_size for file in files) / 1e6

    @contextmanager
    def home(self) -> Iterator[dict[str, str]]:
        """The environment variables of somebody whose home is empty."""
        hidden = ("PYTHONPATH", "VIRTUAL_ENV", "DISPLAY", "WAYLAND_DISPLAY")
        kept = {name: value for name, value in os.environ.items() if name not in hidden}
        with tempfile.TemporaryDirectory(dir=self.folder) as home:
            yield {**kept, **dict.fromkeys(HOMES, home), "CROSSHEX_LANG": "en"}

    def spent(self, program: str, *arguments: str, typed: str = "") -> tuple[float, float]:
        """How long a program takes in an empty home, and its seconds of the processor."""
        with self.home() as variables:
            before, began = _of_children(), time.perf_counter()
            subprocess.run(
                [self.programs / program, *arguments],
                cwd=self.folder,
                env=variables,
                input=typed.encode(),
                check=True,
                capture_output=True,
                timeout=MOST_SECONDS,
            )
            return time.perf_counter() - began, _of_children() - before

    @contextmanager
    def served(self) -> Iterator[Browser]:
        """A browser that waits for the page of `crosshex`, which was started in an empty home."""
        quiet, pipe = subprocess.DEVNULL, subprocess.PIPE
        with self.home() as variables:
            began = time.perf_counter()
            with subprocess.Popen(
                [self.programs / "crosshex"],
                cwd=self.folder,
                env=variables,
                stdout=pipe,
                stderr=quiet,
                encoding="utf-8",
            ) as server:
                try:
                    assert server.stdout is not None
                    yield Browser(server.stdout.readline().split()[3], began)
                finally:
                    server.terminate()


def _of_children() -> float:
    """The seconds of the processor that ended child processes have used."""
    times = os.times()
    return times.children_user + times.children_system


class Browser:
    """Asks a server as a browser does.

    Attributes:
        page_seconds: how long it took from the command to the page.
    """

    def __init__(self, address: str, began: float) -> None:
        self._address = address
        self._open = build_opener(ProxyHandler({}), HTTPCookieProcessor(CookieJar()))
        self._ask("")
        self.page_seconds = time.perf_counter() - began
        self._ask("api/session")

    def _ask(self, path: str, body: object = None) -> str:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"} if data else {}
        with self._open.open(
            Request(self._address + path, data, headers), timeout=MOST_SECONDS
        ) as answer:
            return str(answer.read().decode())

    def first_move(self, game: str, level: str) -> float:
        """How long a bot takes for the first move at a table of bots."""
        bots = [{"kind": "bot", "bot": level}] * 2
        began = time.perf_counter()
        made = json.loads(self._ask("api/tables", {"game": game, "seats": bots, "pace": 0}))
        while time.perf_counter() - began < MOST_SECONDS:
            record = self._ask(f"api/tables/{made['table']['id']}/record")
            moves = record.partition("\n\n")[2].split()
            if [word for word in moves if not word.endswith(".") and word != "*"]:
                return time.perf_counter() - began
            time.sleep(0.02)
        raise AssertionError(f"{level} does not move")


def run(report: Report) -> None:
    with tempfile.TemporaryDirectory() as folder:
        newcomer = Newcomer(Path(folder))
        report.section("the base install")
        report.figure("unpacked", newcomer.megabytes(), "MB")
        report.section("crosshex, then a bot's first move, with nothing compiled")
        levels = LEVELS[-1:] if report.quick else LEVELS
        pages: list[float] = []
        for game, goal in (("qwixx", QWIXX_SECONDS), ("six", SIX_SECONDS)):
            for level in levels:
                with newcomer.served() as browser:
                    pages.append(browser.page_seconds)
                    took = browser.first_move(game, level)
                report.figure(f"{game}, {level}", took, "s", goal=goal)
        report.figure("page, the first time", pages[0], "s", goal=PAGE_SECONDS)
        report.figure("page, median", median(pages), "s", goal=PAGE_SECONDS)
        report.section("in the terminal, with nothing compiled")

        def tell(what: str, *command: str, typed: str = "", **more: float) -> None:
            clock, processor = newcomer.spent(*command, typed=typed)
            report.figure(what, clock, "s", processor=f"{processor:.1f}", **more)

        for game in ("qwixx", "six"):
            simulate = ("simulate", game, "--bots=random,random", "--games=10", "--workers=1")
            tell(f"simulate {game}", "crosshex", *simulate)
            one = (", seats=1", "[:, None]") if game == "qwixx" else ("", "")
            code = BATCH.format(game=game, one=one[0], each=one[1])
            tell(f"a batch of {game}", "python", "-c", code)
        moved = ("crosshex", "play", "six", "--bot", "medium")
        tell("play six, until a bot has moved", *moved, typed="-1,0\nquit\n")
        for game, typed in (("qwixx", "\nhint\nquit\n"), ("six", "hint\nquit\n")):
            play = ("crosshex", "play", game, "--bot", "random", "--seed", "4")
            tell(f"play {game}, until a hint is given", *play, typed=typed)
        tell("everything compiled", "python", "-m", "crosshex.fast.warm", goal=ALL_SECONDS)
