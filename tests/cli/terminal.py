"""Runs the real command line inside a test, with typed input."""

import io
import sys
from typing import NamedTuple

import pytest

from crosshex.cli.app import run


class Run(NamedTuple):
    """How a command ended, and what it printed."""

    status: int
    out: str
    err: str


class Terminal:
    """Runs commands in this process: fast, and with the entry point of the installed command."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *arguments: str, typed: str = "") -> Run:
        """Run a command; `typed` is its standard input."""
        data = io.TextIOWrapper(io.BytesIO(typed.encode("utf-8")), encoding="utf-8")
        self._monkeypatch.setattr(sys, "stdin", data)
        with pytest.raises(SystemExit) as left:
            run(arguments)
        printed = self._capsys.readouterr()
        status = left.value.code
        assert isinstance(status, int) or status is None
        return Run(status or 0, printed.out, printed.err)


def english_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Terminal:
    """The command line, in English and with 80 columns."""
    for variable in ("CROSSHEX_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "40")
    return Terminal(monkeypatch, capsys)
