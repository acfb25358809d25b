"""A game that the terminal has never heard of, through the real command, typed line by line."""

from pathlib import Path
from random import Random

import pytest

from crosshex.cli.throws import throw
from crosshex.record import read_record
from crosshex.rules import CHANCE, Longo, Qwixx
from tests.cli.terminal import Terminal

PEOPLE = ("play", "bidding", "--name", "Anna", "--name", "Ben", "--seed", "1")
pytestmark = pytest.mark.usefixtures("small_game")


def test_a_game_of_bots_runs_to_the_end_and_is_saved(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    bots = ("play", "bidding", "--players", "random,random,random", "--seed", "1")
    played = terminal(*bots, "--save", str(file))
    assert (played.status, played.err) == (0, "")
    assert played.out.startswith("The Bidding, small stakes · random, random (2), random (3)\n")
    assert "All bids are made." in played.out
    record = read_record(file.read_text("utf-8"))
    assert record.result == " ".join(str(score) for score in record.state.scores)
    again = terminal("replay", str(file))
    assert again.status == 0
    assert "2 complete turns" in again.out
    assert "All bids are made." in again.out


def test_people_do_not_see_each_others_pending_choices(terminal: Terminal) -> None:
    played = terminal(*PEOPLE, typed="\n\nhigh\n\n")
    assert "Press Enter to throw the dice." in played.out
    assert "Anna, press Enter when you have" in played.out
    before, _, after = played.out.partition("Ben, press Enter")
    assert "Anna: high" not in before + after
    assert "bids ? ." in after, "Ben sees that Anna has chosen, and not what"
    told = terminal(*PEOPLE, typed="\n\nhigh\n\nlow\n")
    assert "Anna: high\nBen: Low\n" in told.out


def test_a_person_plays_a_whole_game_with_words_in_any_case(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    turn = "\n\nLOW\n\nhi gh\nkeep\n"
    played = terminal(*PEOPLE, typed=f"{turn}{turn}{file}\n")
    assert "Turn 2 · " in played.out
    assert "Anna to move. Legal: keep draw" in played.out
    assert "Anna · 2 points\nBen · 4 points\n" in played.out
    assert "Ben wins." in played.out
    assert read_record(file.read_text("utf-8")).result == "2 4"


def test_a_legal_move_goes_before_a_command_of_the_same_name(terminal: Terminal) -> None:
    played = terminal(*PEOPLE, typed="\ndraw\n\ndraw\nlow\n\nlow\ndraw\n")
    assert played.out.count("The Bidding is played out: nobody agrees on a draw.") == 2
    assert "Anna: draw\n" in played.out


def test_commands_and_bad_input_are_answered(terminal: Terminal) -> None:
    typed = "\n\nfive\nkeep\n?\nhelp\nscore\nrules\nundo\nhigh\nundo\n"
    played = terminal(*PEOPLE, typed=typed)
    assert played.status == 0
    assert "five is no move and no command" in played.out
    assert "keep is not legal: this is no move of this game." in played.out
    assert "Legal: Low high" in played.out
    assert "give up" in played.out
    assert "offer a draw" not in played.out
    assert "Anna · 0 points\nBen · 0 points" in played.out
    assert "There is no page with the rules of The Bidding here." in played.out
    assert "There is nothing to take back since the last throw." in played.out
    assert "Taken back." in played.out


def test_resigning_ends_the_game_where_that_is_allowed(terminal: Terminal) -> None:
    played = terminal(*PEOPLE, typed="\n\nresign\n")
    assert "Anna: resigns" in played.out
    assert "Ben wins." in played.out


def test_the_menu_offers_it_and_asks_what_its_texts_ask(terminal: Terminal) -> None:
    asked = terminal("play", "--seed", "1", typed="4\n3\nl\n\n")
    assert "4: The Bidding" in asked.out
    assert "(2 3)? Enter for 2:" in asked.out
    assert "Small or large stakes?" in asked.out
    assert "The Bidding, large · You, random, random (2)" in asked.out


def test_it_is_listed_counted_and_described(terminal: Terminal) -> None:
    assert "bidding, 2 seats" in terminal("bots", "bidding").out
    assert terminal("perft", "bidding", "2").out == f"{18 * 2}\n"
    ruled = terminal("rules", "bidding", "--lang", "de")
    assert ruled.out == "Eine Seite mit den Regeln von Das Bieten gibt es hier nicht.\n"


@pytest.mark.usefixtures("bare_game")
def test_without_a_text_its_position_is_shown_and_its_title_is_its_name(terminal: Terminal) -> None:
    played = terminal(*PEOPLE, typed="\n\n")
    assert played.out.startswith("Bidding, small · Anna, Ben\n")
    assert "bidding turn 0 | 0 0" in played.out


@pytest.mark.parametrize("game", [Qwixx(), Longo()], ids=lambda game: game.name)
def test_a_throw_is_one_draw_among_all_ordered_throws(game: Qwixx) -> None:
    state = game.start()
    for seed in range(50):
        rolls = state.legal(CHANCE)
        assert throw(state, Random(seed)) == rolls[Random(seed).randrange(len(rolls))]
