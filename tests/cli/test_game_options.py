import pytest

from crosshex.cli.game_options import make_game, parse_first, parse_lucky
from crosshex.rules import Longo, OptionError, Qwixx, Six


def test_what_is_not_said_takes_its_default() -> None:
    assert make_game("qwixx") == Qwixx()
    assert make_game("six", 4, "advanced", "manual") == Six(4, "advanced", "manual")
    assert make_game("longo", lucky=((5, 8), (6, 11))) == Longo(lucky=((5, 8), (6, 11)))


@pytest.mark.parametrize("text", ["", "5", "5,8/", "5;8", "5,8,9", "a,b", "٥,8", "-5,8"])
def test_a_list_of_lucky_numbers_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="such as 5,8/6,11"):
        parse_lucky(text)


def test_spaces_in_a_list_of_lucky_numbers_do_not_matter() -> None:
    assert parse_lucky("5, 8 / 6,11") == ((5, 8), (6, 11))


def test_the_first_seat_counts_from_1() -> None:
    assert parse_first(None, Qwixx()) is None
    assert parse_first(2, Qwixx()) == 1
    with pytest.raises(OptionError):
        parse_first(3, Qwixx())
    with pytest.raises(OptionError):
        parse_first(0, Qwixx())
    with pytest.raises(OptionError):
        parse_first(2, Six())
