import ast
from pathlib import Path

import pytest

import benchmarks
from benchmarks.__main__ import main

FUNCTIONS = {
    path.stem: {
        node.name: [argument.arg for argument in node.args.args]
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
    for path in Path(benchmarks.__file__).parent.glob("*.py")
    if path.stem != "__main__"
}


def test_every_module_that_runs_with_a_report_is_registered() -> None:
    assert {
        name for name, functions in FUNCTIONS.items() if functions.get("run") == ["report"]
    } == set(benchmarks.BENCHMARKS)


def test_every_module_with_a_command_line_is_registered() -> None:
    assert {name for name, functions in FUNCTIONS.items() if "main" in functions} == set(
        benchmarks.PROGRAMS
    )


def test_the_help_lists_every_benchmark(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["benchmarks", "--help"])
    with pytest.raises(SystemExit):
        main()
    shown = capsys.readouterr().out
    for name, about in {**benchmarks.BENCHMARKS, **benchmarks.PROGRAMS}.items():
        assert name in shown
        assert about in shown


def test_an_unknown_benchmark_is_refused_with_the_names_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["benchmarks", "kernel"])
    with pytest.raises(SystemExit):
        main()
    assert "no benchmark is named kernel; there are bot_speed, " in capsys.readouterr().err
