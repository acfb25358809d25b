"""Games that the terminal does not know, through the real command, typed line by line."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from crosshex.draw import rooms as look
from crosshex.locale import texts
from crosshex.record import read_record
from tests.cli.terminal import Terminal
from tests.nim import NIM
from tests.other_games import PIPS, Keep, installed

NAMES = ("--name", "Anna", "--name", "Ben")
PEOPLE = ("play", "pips", *NAMES, "--seed", "1", "--first", "1")


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with installed(NIM, PIPS):
        yield


def test_a_game_of_bots_runs_to_the_end_and_is_saved(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    bots = ("play", "pips", "--players", "random,random,random", "--seed", "1")
    played = terminal(*bots, "--save", str(file))
    assert (played.status, played.err) == (0, "")
    assert played.out.startswith("Pips, two rounds · Random bot 1, Random bot 2, Random bot 3\n")
    assert "All rounds are played." in played.out
    record = read_record(file.read_text("utf-8"))
    assert record.result == " ".join(str(score) for score in record.state.scores)
    again = terminal("replay", str(file))
    assert again.status == 0
    assert "6 complete turns" in again.out
    assert "All rounds are played." in again.out


def test_people_do_not_see_each_others_pending_choices(terminal: Terminal) -> None:
    played = terminal(*PEOPLE, typed="\n\nodd\n\n")
    assert "Press Enter to throw the dice." in played.out
    assert "Anna, press Enter when you have" in played.out
    before, _, after = played.out.partition("Ben, press Enter")
    assert "Anna: odd" not in before + after
    assert "guesses: ? -" in after, "Ben sees that Anna has chosen, and not what"
    told = terminal(*PEOPLE, typed="\n\nodd\n\neven\n")
    assert "Anna: odd\nBen: even\n" in told.out


def test_a_person_plays_a_whole_game_and_upper_or_lower_case_does_not_matter(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    turn = "\n\nODD\n\nev en\nB\n"
    played = terminal(*PEOPLE, typed=f"{turn * 4}{file}\n")
    assert "Turn 2 · " in played.out
    assert "Anna to move. Legal: a b" in played.out
    assert "Anna · 8 points\nBen · 12 points\n" in played.out
    assert "Ben wins." in played.out
    assert read_record(file.read_text("utf-8")).result == "8 12"


def test_a_legal_move_takes_precedence_over_a_command_of_the_same_name(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pips.game.KEEPS", (Keep("a"), Keep("Draw")))
    played = terminal(*PEOPLE, typed="\ndraw\n\ndraw\nodd\n\nodd\ndraw\n")
    assert played.out.count("You cannot agree on a draw in Pips.") == 2
    assert "Anna: Draw\n" in played.out


def test_commands_and_bad_input_are_answered(terminal: Terminal) -> None:
    typed = "\n\nfive\na\n?\nhelp\nscore\nrules\nresign\nundo\nodd\nundo\n"
    played = terminal(*PEOPLE, typed=typed)
    assert played.status == 0
    assert "five is not a move or a command" in played.out
    assert "a is not legal: guess odd or even first, then keep a or b." in played.out
    assert "Legal: odd even" in played.out
    assert "\nresign" not in played.out
    assert "offer a draw" not in played.out
    assert "Anna · 0 points\nBen · 0 points" in played.out
    assert "There is no page with the rules of Pips here." in played.out
    assert "You cannot resign in Pips." in played.out
    assert "There is nothing to take back since the last throw." in played.out
    assert "Taken back." in played.out


def test_resigning_ends_the_game_if_the_game_allows_it(terminal: Terminal) -> None:
    played = terminal("play", "nim", *NAMES, "--first", "1", typed="help\nresign\n")
    assert "\nresign" in played.out
    assert "Anna (one): resigns" in played.out
    assert "Ben wins." in played.out


def test_the_menu_offers_the_game_and_asks_the_questions_of_its_texts(terminal: Terminal) -> None:
    asked = terminal("play", "--seed", "1", typed="5\n3\nl\n\n")
    assert "5: Pips" in asked.out
    assert "(1 2 3 4)? Enter for 2:" in asked.out
    assert "A short or a long game (s/l)?" in asked.out
    assert "Pips, four rounds · You, Random bot 2, Random bot 3" in asked.out


def test_the_game_is_listed_counted_and_described(terminal: Terminal) -> None:
    assert "pips, 2 seats" in terminal("bots", "pips").out
    assert terminal("perft", "pips", "2").out == f"{36 * 2}\n"
    ruled = terminal("rules", "pips", "--lang", "de")
    assert ruled.out == "Eine Seite mit den Regeln von Augen gibt es hier nicht.\n"


def test_without_texts_the_position_is_shown_and_the_title_is_the_name(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(look.TEXTS.added, PIPS.name)
    monkeypatch.delitem(texts.TEXTS.added, PIPS.name)
    with installed(replace(PIPS, title="Bare")):
        played = terminal(*PEOPLE, typed="\n\n")
    assert played.out.startswith("Bare, short · Anna, Ben\n")
    assert "pips short 1 turn 0 guess" in played.out
