import inspect

import pytest

from crosshex.cli.game_options import make_game, parse_first
from crosshex.cli.options import with_game_options
from crosshex.rules import Longo, OptionError, Qwixx, Six
from tests.cli.terminal import Terminal


def test_an_option_that_is_not_given_takes_its_default() -> None:
    assert make_game("qwixx") == Qwixx()
    options = {"variant": "advanced", "claim": "manual"}
    assert make_game("six", 4, options) == Six(4, "advanced", "manual")
    assert make_game("longo", options={"lucky": "5,8/6,11"}) == Longo(lucky=((5, 8), (6, 11)))


@pytest.mark.parametrize("text", ["", "5", "5,8/", "5;8", "5,8,9", "a,b", "٥,8", "-5,8"])
def test_an_invalid_list_of_lucky_numbers_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="such as 5,8/6,11"):
        make_game("longo", options={"lucky": text})


def test_spaces_in_a_list_of_lucky_numbers_do_not_matter() -> None:
    assert make_game("longo", options={"lucky": "5, 8 / 6,11"}).options["lucky"] == (
        (5, 8),
        (6, 11),
    )


def test_an_option_of_another_game_is_refused_and_that_game_is_named() -> None:
    with pytest.raises(OptionError, match="--move-limit is for six only"):
        make_game("qwixx", options={"move_limit": "5"})


def test_the_first_seat_counts_from_1() -> None:
    assert parse_first(None, Qwixx()) is None
    assert parse_first(2, Qwixx()) == 1
    with pytest.raises(OptionError):
        parse_first(3, Qwixx())
    with pytest.raises(OptionError):
        parse_first(0, Qwixx())
    with pytest.raises(OptionError):
        parse_first(2, Six())


def test_a_command_gets_the_options_of_all_games_and_keeps_its_own() -> None:
    @with_game_options()
    def command(*, claim: str = "mine", options: dict[str, str]) -> dict[str, str]:
        return {**options, "claim": claim}

    parameters = inspect.signature(command).parameters
    assert list(parameters) == ["claim", "sheet", "lucky", "variant", "repetition", "move_limit"]
    given = dict.fromkeys(parameters) | {"variant": "basic", "claim": "yours"}
    assert command(**given) == {"variant": "basic", "claim": "yours"}


@pytest.mark.parametrize("command", ["print", "solve"])
def test_the_help_of_a_command_lists_no_options_of_games_that_it_refuses(
    terminal: Terminal, command: str
) -> None:
    helped = terminal(command, "--help").out
    assert "--lucky" in helped
    assert "--move-limit" not in helped


@pytest.mark.parametrize(("command", "draws"), [("play", True), ("perft", False), ("solve", False)])
def test_the_help_says_that_lucky_numbers_are_drawn_only_if_they_are(
    terminal: Terminal, command: str, draws: bool
) -> None:
    helped = " ".join(terminal(command, "--help").out.split())
    assert ("by default drawn by lot" in helped) == draws
