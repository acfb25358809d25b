"""Small programs for the tests of external bots, each written to a file and run by Python."""

import shlex
import sys
from pathlib import Path

GOOD = """
import sys
for line in sys.stdin:
    words = line.split()
    LOG.write(line); LOG.flush()
    if words[0] == "ugi": print("id name Good Bot\\nugiok", flush=True)
    if words[0] == "isready": print("readyok", flush=True)
    if words[0] == "go": print("info thinking\\nbestmove", MOVE, flush=True)
    if words[0] == "quit": break
"""


def command_of(path: Path) -> str:
    """The command that runs a file of Python."""
    return shlex.join((sys.executable, str(path)))


def good_bot(folder: Path, move: str) -> tuple[str, Path]:
    """A program that always answers with the same move, and the file that keeps its input."""
    log = folder / "heard.txt"
    path = folder / "good.py"
    path.write_text(f"LOG = open({str(log)!r}, 'a')\nMOVE = {move!r}\n{GOOD}", encoding="utf-8")
    return command_of(path), log


def program(folder: Path, text: str) -> str:
    """The command that runs a program with this text."""
    path = folder / "program.py"
    path.write_text(text, encoding="utf-8")
    return command_of(path)
