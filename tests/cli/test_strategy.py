import json

from tests.cli.terminal import Terminal


def test_the_strategy_is_ten_sentences_each_with_its_command(terminal: Terminal) -> None:
    shown = terminal("learn", "qwixx", "--strategy")

    assert shown.status == 0
    assert "10. " in shown.out
    assert "crosshex learn qwixx --measure skip" in shown.out


def test_the_strategy_speaks_the_language_that_is_asked_for(terminal: Terminal) -> None:
    assert "Überspringe" in terminal("learn", "qwixx", "--strategy", "--lang", "de").out


def test_a_sentence_is_measured_again_and_confirmed(terminal: Terminal) -> None:
    shown = terminal("learn", "qwixx", "--measure", "skip", "--games", "20000")

    assert shown.status == 0
    assert "20,000 games" in shown.out
    assert "The sentence holds." in shown.out


def test_too_few_games_prove_nothing_but_agree(terminal: Terminal) -> None:
    shown = terminal("learn", "qwixx", "--measure", "count", "--games", "20")

    assert shown.status == 0
    assert "too few to prove" in shown.out


def test_what_is_measured_can_be_kept(terminal: Terminal) -> None:
    shown = terminal("learn", "longo", "--measure", "pair", "--games", "100", "--json")
    found = json.loads(shown.out)["pair"]

    assert found["games"] == 100
    assert len(found["figures"]["share"]) == 3


def test_a_claim_that_does_not_exist_is_refused(terminal: Terminal) -> None:
    shown = terminal("learn", "six", "--measure", "luck")

    assert shown.status == 2
    assert "no claim 'luck'; there are: double" in shown.err
