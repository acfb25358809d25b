"""The examples on the pages: Python and commands, with the comments before them.

An example is a fenced block of Python, `sh` or `console`, or an indented block of commands. All
examples of a page belong together: later ones use what earlier ones made. A comment before a block
says if it does not run every time:

    <!-- slow -->                    only in `make test-all`
    <!-- not run: REASON -->         never
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from textwrap import dedent
from typing import Final, Literal

ROOT: Final = Path(__file__).parents[2]

MEASUREMENTS: Final = {
    ROOT / "docs" / name for name in ("six-bot.md", "strength.md", "training.md")
}
"""Pages of results: their commands are the measurements, hours of play and training."""

PAGES: Final = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(set((ROOT / "docs").rglob("*.md")) - MEASUREMENTS),
]

Kind = Literal["python", "commands"]
RUNNABLE: Final = ("crosshex", "python")
"""The programs whose commands are tried; other programs are not ours."""

_FENCE = re.compile(r"^(?P<indent> *)```(?P<language>\w*)\s*$")
_MARK = re.compile(r"^ *<!-- (?P<mark>slow|not run: .+) -->\s*$")
_COMMAND = re.compile(rf"^\$ |^(?:\.venv/bin/)?(?:{'|'.join(RUNNABLE)}) ")
_KINDS: Final[dict[str, Kind]] = {
    "python": "python",
    "sh": "commands",
    "bash": "commands",
    "console": "commands",
}


@dataclass(frozen=True)
class Example:
    """One block of a page.

    Attributes:
        line: the number of its first line, from 1.
        kind: Python or commands.
        text: the block without its indentation.
        mark: the text of the comment before it, or an empty string.
    """

    line: int
    kind: Kind
    text: str
    mark: str = ""

    @property
    def slow(self) -> bool:
        """Whether only `make test-all` runs it."""
        return self.mark == "slow"

    @property
    def runs(self) -> bool:
        """Whether it is run at all."""
        return not self.mark.startswith("not run")


def examples(text: str) -> Iterator[Example]:
    """The examples of a page in order."""
    lines = text.splitlines()
    mark = ""
    at = 0
    while at < len(lines):
        line = lines[at]
        if found := _MARK.match(line):
            mark = found["mark"]
        elif fence := _FENCE.match(line):
            end = next(i for i in range(at + 1, len(lines)) if _FENCE.match(lines[i]))
            if kind := _KINDS.get(fence["language"]):
                yield Example(at + 2, kind, _block(lines[at + 1 : end]), mark)
            at, mark = end, ""
        elif line.startswith("    ") and (at == 0 or not lines[at - 1].strip()):
            end = at
            while end < len(lines) and (lines[end].startswith("    ") or not lines[end].strip()):
                end += 1
            block = _block(lines[at:end])
            if _COMMAND.match(block):
                yield Example(at + 1, "commands", block, mark)
            at, mark = end - 1, ""
        elif line.strip():
            mark = ""
        at += 1


def _block(lines: list[str]) -> str:
    return dedent("\n".join(lines)).rstrip("\n") + "\n"


@dataclass(frozen=True)
class Command:
    """A command of an example, what is typed into it, and the expected output if there is any."""

    words: str
    typed: str = ""
    shown: str = ""


def commands(text: str) -> list[Command]:
    """The commands of an example: each line, or if there are prompts, each line after a prompt.

    After `$` comes a command, after `>` what is typed into it; `…` in the output stands for any
    text.
    """
    if not re.search(r"^\$ ", text, re.MULTILINE):
        joined = text.replace("\\\n", " ")
        return [Command(line) for line in joined.splitlines() if line.strip()]
    found: list[Command] = []
    for line in text.replace("\\\n", " ").splitlines():
        if line.startswith("$ "):
            found.append(Command(line.removeprefix("$ ")))
        elif line.startswith("> "):
            typed = f"{found[-1].typed}{line.removeprefix('> ')}\n"
            found[-1] = replace(found[-1], typed=typed)
        else:
            found[-1] = replace(found[-1], shown=f"{found[-1].shown}{line}\n")
    return found
