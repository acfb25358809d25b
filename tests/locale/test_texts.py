import pytest

from crosshex.locale import LocaleError, Texts, choose_language, languages


def test_english_is_there() -> None:
    assert "en" in languages()


@pytest.mark.parametrize(
    ("wanted", "environ", "chosen"),
    [
        (None, {}, "en"),
        (None, {"LANG": "en_GB.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "xx_YY"}, "en"),
        (None, {"CROSSHEX_LANG": "en", "LANG": "xx"}, "en"),
        ("en-US", {"LANG": "xx"}, "en"),
        ("EN", {}, "en"),
    ],
)
def test_the_language_comes_from_the_option_then_the_environment(
    wanted: str | None, environ: dict[str, str], chosen: str
) -> None:
    assert choose_language(wanted, environ) == chosen


def test_an_unknown_language_that_was_asked_for_is_refused_with_a_list() -> None:
    with pytest.raises(LocaleError, match=r"'xx'.*en"):
        choose_language("xx", {})
    with pytest.raises(LocaleError, match="'xx'"):
        Texts("xx")


def test_variables_are_filled_in_without_marks_of_direction() -> None:
    assert Texts("en")("answer-saved", file="game.txt") == "Saved to game.txt."


def test_plurals_follow_the_number() -> None:
    texts = Texts("en")
    assert texts("end-alone", score=1) == "1 point."
    assert texts("end-alone", score=-5) == "-5 points."


def test_a_missing_message_or_variable_is_an_error_that_names_it() -> None:
    with pytest.raises(LocaleError, match="no-such-message"):
        Texts("en")("no-such-message")
    with pytest.raises(LocaleError, match="answer-saved"):
        Texts("en")("answer-saved")
