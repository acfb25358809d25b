"""`crosshex engine` over real pipes, as another program uses it."""

import subprocess
import sys

from tests.cli.terminal import Terminal


def test_every_line_is_answered_at_once_over_pipes() -> None:
    command = (sys.executable, "-m", "crosshex", "engine", "six", "--variant", "advanced")
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as engine:
        assert engine.stdin is not None and engine.stdout is not None

        def say(line: str) -> str:
            assert engine.stdin is not None and engine.stdout is not None
            engine.stdin.write(line + "\n")
            return engine.stdout.readline().strip()

        assert say("legal") == "legal -1,0 -1,1 0,-1"
        assert say("play 9,9").startswith("error seat 1: 9,9 is not legal")
        assert say("play -1,0\nposition").startswith("six advanced auto 2/2 placing")
        engine.stdin.write("quit\nlegal\n")
        engine.stdin.flush()
        assert engine.wait(60) == 0
        assert engine.stdout.read() == ""


def test_the_end_of_the_input_ends_the_engine(terminal: Terminal) -> None:
    run = terminal("engine", "qwixx", "--seats", "3", typed="roll 1 1 1 1 1 1\n\ntoact")
    assert run == (0, "toact 1 2 3\n", "")


def test_input_that_is_not_text_is_an_error_like_any_other(terminal: Terminal) -> None:
    run = terminal("engine", "longo", "--lucky", "5,8/6,11", typed="\0\u2028 ü\nresult\n")
    assert run.status == 0
    assert run.out.startswith("error there is no command")
    assert run.out.endswith("result *\n")


def test_a_wrong_option_is_reported_at_once(terminal: Terminal) -> None:
    assert "no bot 'deep' plays six" in terminal("engine", "six", "--bot", "deep").err
    assert "no game 'chess'" in terminal("engine", "chess").err
    assert terminal("engine", "six", "--seats", "3").status == 2
