import json

import pytest

from tests.cli.terminal import Terminal


def test_the_strategy_is_ten_sentences_each_with_its_command(terminal: Terminal) -> None:
    shown = terminal("learn", "qwixx", "--strategy")

    assert shown.status == 0
    assert "10. " in shown.out
    assert "crosshex learn qwixx --measure skip" in shown.out


def test_the_strategy_is_in_the_requested_language(terminal: Terminal) -> None:
    assert "Überspringe" in terminal("learn", "qwixx", "--strategy", "--lang", "de").out


def test_no_line_begins_with_the_sign_after_a_number(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    for width in range(40, 60):
        monkeypatch.setenv("COLUMNS", str(width))
        shown = terminal("learn", "six", "--strategy", "--lang", "de").out
        assert "\u00a0%" in shown
        assert not any(line.startswith("%") for line in shown.splitlines())


def test_a_sentence_is_measured_again_and_confirmed(terminal: Terminal) -> None:
    shown = terminal("learn", "qwixx", "--measure", "skip", "--games", "20000")

    assert shown.status == 0
    assert "20,000 games" in shown.out
    assert "The sentence holds." in shown.out


def test_too_few_games_agree_but_prove_nothing(terminal: Terminal) -> None:
    shown = terminal("learn", "qwixx", "--measure", "count", "--games", "20")

    assert shown.status == 0
    assert "too few to prove" in shown.out


def test_measured_figures_can_be_written_as_json(terminal: Terminal) -> None:
    shown = terminal("learn", "longo", "--measure", "pair", "--games", "100", "--json")
    found = json.loads(shown.out)["pair"]

    assert found["games"] == 100
    assert len(found["figures"]["share"]) == 3


def test_a_claim_that_does_not_exist_is_refused(terminal: Terminal) -> None:
    shown = terminal("learn", "six", "--measure", "luck")

    assert shown.status == 2
    assert "no claim 'luck'; there are: double" in shown.err
