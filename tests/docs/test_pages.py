"""The examples of README and docs work: their Python runs, their commands print what they show."""

import doctest
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import Terminal, english_terminal
from tests.docs.pages import PAGES, ROOT, RUNNABLE, Command, Example, commands, examples


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command line, in English and with 80 columns."""
    return english_terminal(monkeypatch, capsys)


class Reader:
    """A reader who tries the examples of a page in order, in a folder with our `examples`."""

    def __init__(self, page: Path, terminal: Terminal) -> None:
        self._page = page
        self._terminal = terminal
        self._names: dict[str, Any] = {"__name__": "__main__"}

    def follow(self, example: Example) -> None:
        """Run an example; fail if it does not do what it shows."""
        if example.kind == "commands":
            for command in commands(example.text):
                self._run(command, example.line)
        elif example.text.startswith(">>> "):
            self._try(example)
        else:
            where = f"{self._page}:{example.line}"
            exec(compile("\n" * (example.line - 1) + example.text, where, "exec"), self._names)

    def _try(self, example: Example) -> None:
        test = doctest.DocTestParser().get_doctest(
            example.text, self._names, self._page.name, str(self._page), example.line - 1
        )
        report: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, out=report.append, clear_globs=False)
        self._names = test.globs
        assert not report, "".join(report)

    def _run(self, command: Command, line: int) -> None:
        program, *arguments = shlex.split(command.words, comments=True) or [""]
        program = program.removeprefix(".venv/bin/")
        if program not in RUNNABLE:
            return
        if program == "crosshex":
            run = self._terminal(*arguments, typed=command.typed)
            status, out, told = run.status, run.out, run.err
        else:
            done = subprocess.run(
                [sys.executable, *arguments], capture_output=True, text=True, env=_environment()
            )
            status, out, told = done.returncode, done.stdout, done.stderr
        where = f"{self._page.name}, line {line}: {command.words}"
        assert status == 0, f"{where}\n{told}"
        if shown := command.shown.replace("…", "..."):
            check = doctest.OutputChecker()
            same = check.check_output(shown, out, doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
            assert same, f"{where}\nshown:\n{shown}\nprinted:\n{out}"


def _environment() -> dict[str, str]:
    """Variables with which programs find the checkout from any folder."""
    return {**os.environ, "PYTHONPATH": str(ROOT)}


TEXTS = {page: page.read_text(encoding="utf-8") for page in PAGES}
SLOW = [page for page, text in TEXTS.items() if any(example.slow for example in examples(text))]


@pytest.mark.parametrize(
    ("page", "all_examples"),
    [pytest.param(page, False, id=page.stem) for page in PAGES]
    + [pytest.param(page, True, id=f"{page.stem}-slow", marks=pytest.mark.slow) for page in SLOW],
)
def test_the_examples_of_a_page_do_what_they_show(
    page: Path,
    all_examples: bool,
    terminal: Terminal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    reader = Reader(page, terminal)
    for example in examples(TEXTS[page]):
        if example.runs and (all_examples or not example.slow):
            reader.follow(example)


def test_an_example_that_does_not_do_what_it_shows_is_noticed(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for text, complaint in (
        ("```python\n>>> 1 + 1\n3\n\n```", "Expected"),
        ("```python\nassert 1 + 1 == 3, 'no'\n```", "no"),
        ("    crosshex draw nowhere.txt\n", "cannot read nowhere.txt"),
        ("```console\n$ crosshex --version\ncrosshex 9\n```", "printed"),
    ):
        (example,) = examples(text)
        with pytest.raises(AssertionError, match=complaint):
            Reader(Path("page.md"), terminal).follow(example)


def test_marks_belong_to_the_block_after_them() -> None:
    text = """
<!-- slow -->
```python
>>> 1
1

```

   <!-- not run: it never ends -->

   ```sh
   crosshex serve
   ```

    [Service]
    no command

And then:

    crosshex simulate six \\
        --bots random,random
"""
    first, second, third = examples(text)
    assert (first.slow, first.runs, first.kind) == (True, True, "python")
    assert (second.slow, second.runs, second.text) == (False, False, "crosshex serve\n")
    assert third.mark == ""
    assert [shlex.split(c.words) for c in commands(third.text)] == [
        ["crosshex", "simulate", "six", "--bots", "random,random"]
    ]
