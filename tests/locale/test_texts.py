from collections.abc import Iterator
from dataclasses import replace

import pytest

from crosshex.locale import LocaleError, Texts, choose_language, game_texts, languages
from crosshex.locale.texts import TEXTS
from crosshex.rules import Description
from crosshex.rules.qwixx import QWIXX_GAME
from tests.other_games import installed


def test_english_exists() -> None:
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


def test_an_unknown_requested_language_is_refused_with_a_list() -> None:
    with pytest.raises(LocaleError, match=r"'xx'.*en"):
        choose_language("xx", {})
    with pytest.raises(LocaleError, match="'xx'"):
        Texts("xx")


def test_variables_are_filled_in_without_direction_marks() -> None:
    assert Texts("en")("answer-saved", file="game.txt") == "Saved to game.txt."


def test_plurals_follow_the_number() -> None:
    texts = Texts("en")
    assert texts("end-alone", score=1) == "1 point."
    assert texts("end-alone", score=-5) == "-5 points."


@pytest.mark.parametrize("language", languages())
def test_a_person_without_a_name_has_one_that_others_can_use(language: str) -> None:
    texts = Texts(language)
    assert texts("web-default-name") != texts("web-begins-me")


def test_a_missing_message_or_variable_is_an_error_that_names_it() -> None:
    with pytest.raises(LocaleError, match="no-such-message"):
        Texts("en")("no-such-message")
    with pytest.raises(LocaleError, match="answer-saved"):
        Texts("en")("answer-saved")


@pytest.fixture
def other_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[Description]:
    """A game of another package with messages in two languages."""
    game = replace(QWIXX_GAME, name="other", title="Another")
    untold = replace(game, name="untold", title="The Untold")
    monkeypatch.setitem(TEXTS.added, "other", OTHER)
    with installed(game, untold):
        yield game


OTHER = {
    "en": "game-other = The Other\nending-told = It is told.\ntold-cross = Not this one.\n",
    "de": "game-other = Das andere\n",
}


@pytest.mark.usefixtures("other_game")
def test_a_game_of_another_package_has_its_own_messages() -> None:
    assert Texts("de")("game-other") == "Das andere"
    assert Texts("de")("ending-told") == "It is told."
    assert Texts("pl")("game-other") == "The Other"
    assert Texts("de")("game-untold") == "The Untold"
    with pytest.raises(LocaleError, match="game-nobody"):
        Texts("de")("game-nobody")


@pytest.mark.usefixtures("other_game")
def test_a_game_of_another_package_changes_none_of_our_messages() -> None:
    told = Texts("en")("told-cross", name="Anna", colour="red", number=5)
    assert told == "Anna: red 5"


def test_the_browser_gets_the_messages_of_a_game_in_its_language_or_in_english(
    other_game: Description,
) -> None:
    assert game_texts(other_game, "de") == OTHER["de"]
    assert game_texts(other_game, "hu") == OTHER["en"]
    assert game_texts(QWIXX_GAME, "de") == ""


def test_a_word_without_a_message_has_a_fallback() -> None:
    texts = Texts("en")
    assert (texts.has("side-red"), texts.has("side-mauve")) == (True, False)
    assert (texts.word("side-red", "?"), texts.word("side-mauve", "mauve")) == ("red", "mauve")
