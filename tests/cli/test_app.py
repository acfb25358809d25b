"""The command line as a whole: help, version, errors, exit status, and the installed command."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from crosshex import __version__
from crosshex.cli.app import app
from tests.cli.terminal import Terminal

COMMAND = [sys.executable, "-m", "crosshex"]


def test_the_version_is_printed(terminal: Terminal) -> None:
    assert terminal("--version").out == f"crosshex {__version__}\n"


@pytest.mark.parametrize("command", [command.name for command in app.registered_commands])
def test_every_command_has_help_with_examples(terminal: Terminal, command: str) -> None:
    helped = terminal(command, "--help")
    assert helped.status == 0
    assert f"crosshex {command}" in helped.out
    assert "\n  Examples:\n    crosshex " in helped.out
    assert "\\b" not in helped.out
    assert command in terminal("--help").out


def test_without_arguments_it_serves_the_game_and_prints_its_address(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path),
        "DISPLAY": "",
        "HOME": str(tmp_path),
    }
    with subprocess.Popen(
        COMMAND, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as alone:
        assert alone.stdout is not None
        told = alone.stdout.readline()
        alone.send_signal(signal.SIGINT)
    assert told.startswith("Crosshex is at http://localhost:")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "chess"], "there are: qwixx, longo, six"),
        (["play", "qwixx", "--seats", "6"], "1 to 5 seats, not 6"),
        (["play", "six", "--seats", "3"], "2 or 4 seats, not 3"),
        (["play", "qwixx", "--variant", "advanced"], "--variant is for six only"),
        (["play", "six", "--variant", "wild"], "variant is 'wild', legal: basic or advanced"),
        (["play", "six", "--claim", "never"], "claim is 'never', legal: auto or manual"),
        (["play", "six", "--first", "2"], "seat 1 is black and begins"),
        (["play", "qwixx", "--first", "3"], "no seat 3"),
        (["play", "longo", "--lucky", "5"], "such as 5,8/6,11"),
        (["play", "longo", "--lucky", "5,5/6,11"], "two different lucky numbers"),
        (["play", "qwixx", "--lucky", "5,8/6,11"], "--lucky is for longo only"),
        (
            ["play", "qwixx", "--bot", "genius"],
            "hard, master, random, greedy, conservative, greedy-K",
        ),
        (["play", "qwixx", "--lang", "xx"], "no language 'xx'"),
        (["play", "qwixx", "--players", "me,", "--bot", "greedy"], "leave out --bot"),
        (["play", "qwixx", "--save", "/no/such/folder/game.txt"], "there is no folder"),
        (["perft", "chess", "1"], "there are: qwixx, longo, six"),
        (["rules", "chess"], "there are: qwixx, longo, six"),
        (["replay", "/no/such/file"], "cannot read /no/such/file"),
        (["replay", "--json", "--step", "x"], "cannot be used together"),
        (["perft", "six", "many"], "DEPTH"),
        (["perft", "six", "-1"], "-1"),
        (["frobnicate"], "frobnicate"),
    ],
)
def test_bad_usage_is_reported_on_one_line_with_status_2(
    terminal: Terminal, arguments: list[str], told: str
) -> None:
    ended = terminal(*arguments)
    assert ended.status == 2
    assert ended.out == ""
    assert told in ended.err
    assert "Traceback" not in ended.err


def test_an_existing_file_is_refused_before_the_game(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("precious")
    ended = terminal("play", "qwixx", "--players", "greedy,greedy", "--save", str(file))
    assert ended.status == 2
    assert "exists already" in ended.err
    assert file.read_text() == "precious"


def test_the_menu_asks_for_the_game(terminal: Terminal) -> None:
    asked = terminal("play", "--seed", "1", typed="7\n3\n\nadvanced\n5\n-1,0\n")
    assert "Please type one of 1 2 3 qwixx longo six." in asked.out
    assert "Six, advanced rules, shapes are claimed automatically · You, Master bot" in asked.out
    assert "You (black): -1,0" in asked.out
    asked = terminal("play", typed="qwixx\n9\n4\n\n")
    assert "Qwixx · You, Medium bot 2, Medium bot 3, Medium bot 4" in asked.out
    assert terminal("play", typed="").status == 0


def test_ctrl_c_ends_a_game_politely() -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "six"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    assert any("place a hexagon" in line for line in process.stdout)
    time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert "Goodbye." in out
    assert (process.returncode, err) == (130, "")


def test_help_and_version_load_neither_rich_nor_the_catalogue() -> None:
    program = (
        "import sys\nfrom crosshex.cli.app import run\n"
        "try:\n    run(['--help'])\nexcept SystemExit:\n"
        "    print('loaded:', *sorted({'rich', 'fluent.runtime', 'numpy'} & set(sys.modules)))"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ended.stdout.rstrip().endswith("loaded:")


def test_invalid_bytes_in_the_input_are_answered_like_other_text() -> None:
    ended = subprocess.run(
        [*COMMAND, "play", "six"], input=b"\xff\xfe\n\x00\n", capture_output=True
    )
    assert ended.returncode == 0
    assert b"I do not understand" in ended.stdout
    assert b"Traceback" not in ended.stderr
