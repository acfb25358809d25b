"""Qwixx and Longo through the real command, typed line by line."""

import re
from pathlib import Path

import pytest

from crosshex.record import read_json, read_record
from crosshex.rules import Longo, QwixxState
from tests.cli.terminal import Terminal


@pytest.mark.parametrize("game", ["qwixx", "longo"])
@pytest.mark.parametrize("seats", range(1, 6))
def test_a_game_of_bots_runs_to_the_end_and_is_saved(
    terminal: Terminal, tmp_path: Path, game: str, seats: int
) -> None:
    file = tmp_path / "game.txt"
    bots = ["greedy", "random", "conservative", "greedy-1", "greedy-4"][:seats]
    played = terminal("play", game, "--players", ",".join(bots), "--seed", "1", "--save", str(file))
    assert played.status == 0
    assert played.err == ""
    record = read_record(file.read_text("utf-8"))
    assert record.state.outcome is not None
    assert record.names == tuple(bots)
    for score in record.state.scores:
        assert f"{score}" in played.out


def test_a_person_plays_a_whole_game(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    # Enter throws; a single player who always answers "nothing" fails four times.
    typed = "\n-\nx\n" * 4
    played = terminal("play", "qwixx", "--seats", "1", "--seed", "2", typed=typed + f"{file}\n")
    assert played.status == 0
    assert "A fourth failed throw ends the game." in played.out
    assert "-20 points." in played.out
    assert f"Savedto{file}." in "".join(played.out.split())
    assert read_record(file.read_text("utf-8")).result == "-20"


def test_the_screen_shows_the_white_sum_locks_and_failed_throws(terminal: Terminal) -> None:
    played = terminal("play", "qwixx", "--players", "greedy,greedy,greedy", "--seed", "6")
    assert "White sum: 7" in played.out
    assert "failed throw, 1 of 4" in played.out
    assert "row is locked (by Greedy bot 1); the" in played.out
    assert "Two rows are locked: the game is over." in played.out
    assert "Greedy bot 1 wins." in played.out


def test_the_same_seed_deals_the_same_game(terminal: Terminal) -> None:
    first, second, other = (
        terminal("play", "longo", "--players", "random,greedy", "--seed", seed).out
        for seed in ("7", "7", "8")
    )
    assert first == second != other


def test_bad_input_is_answered_with_what_is_legal(terminal: Terminal) -> None:
    typed = "\nhello\nr13\ny3 !\n*r5\n\n?\nx\n"
    played = terminal("play", "qwixx", "--seats", "1", "--seed", "2", typed=typed)
    assert played.status == 0
    assert "I do not understand hello" in played.out
    assert "r13 is not legal: the row has no such number." in played.out
    assert "Type a move, ? for the legal ones, or help." in played.out
    assert "x is not legal: a failed throw is only for" in played.out
    assert played.out.count("Legal: ") >= 6
    assert "Traceback" not in played.out + played.err


def test_moves_are_read_in_any_case_and_with_spaces(terminal: Terminal) -> None:
    played = terminal("play", "qwixx", "--seats", "1", "--seed", "2", typed="\nR 9\n")
    start = played.out.index("White sum: ")
    total = played.out[start:].split()[2]
    played = terminal("play", "qwixx", "--seats", "1", "--seed", "2", typed=f"\nR {total}\n")
    assert f"You: red {total}" in played.out


def test_undo_takes_a_choice_back_until_the_next_throw(terminal: Terminal) -> None:
    arguments = ("play", "qwixx", "--seats", "1", "--seed", "2")
    played = terminal(*arguments, typed="\n-\nundo\n-\nx\nundo\nundo\nundo\n")
    assert played.out.count("Taken back.") == 3
    assert played.out.count("There is nothing to take back since the last throw.") == 1
    again = terminal(*arguments, typed="\n-\nx\n\nundo\n")
    assert "There is nothing to take back since the last throw." in again.out


def test_people_do_not_see_each_others_pending_choices(terminal: Terminal) -> None:
    typed = "\n\n-\n\n"
    played = terminal(
        "play", "qwixx", "--name", "Anna", "--name", "Ben", "--seed", "4", typed=typed
    )
    assert "Anna, press Enter when you have" in played.out
    assert "Ben, press Enter when you have" in played.out
    before, _, after = played.out.partition("Ben, press Enter")
    assert "Anna: nothing" not in before + after
    told = terminal(
        "play", "qwixx", "--name", "Anna", "--name", "Ben", "--seed", "4", typed=typed + "-\n"
    )
    assert "Anna: nothing\n  Ben: nothing" in told.out


def test_score_rules_help_and_refused_commands_leave_the_game_as_it_is(terminal: Terminal) -> None:
    typed = "score\nhelp\nrules\ncoords\nresign\ndraw\nsave\n"
    played = terminal("play", "longo", "--seats", "1", "--seed", "2", typed=typed)
    assert played.status == 0
    assert "The rules of Qwixx Longo" in played.out
    assert "take back your last choice, until the next throw" in played.out
    assert "There are no coordinates here" in played.out
    assert "You cannot resign in Qwixx Longo." in played.out
    assert "You cannot agree on a draw in Qwixx Longo." in played.out
    assert "Name a file: save FILE" in played.out
    assert "left unfinished" in played.out


def test_saving_never_overwrites_files_it_did_not_write(terminal: Terminal, tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.json", tmp_path / "other.txt"
    other.write_text("precious")
    typed = (
        f"\nsave {mine}\n-\nsave {mine}\nsave {other}\nsave {tmp_path}/no/where\nsave {tmp_path}\n"
    )
    played = terminal("play", "qwixx", "--seats", "1", "--seed", "2", typed=typed)
    assert played.status == 0
    assert other.read_text() == "precious"
    assert "already exists" in played.out
    assert "Not saved:" in played.out
    assert len(read_json(mine.read_text("utf-8")).steps) == 2


def test_quit_asks_whether_to_save(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    played = terminal("play", "qwixx", "--seed", "1", typed=f"quit\nno\nquit\n{file}\n")
    assert played.status == 0
    assert "The game goes on." in played.out
    assert played.out.rstrip().endswith("Goodbye.")
    assert read_record(file.read_text("utf-8")).result == "*"


def test_quitting_saves_if_that_was_asked_for(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    played = terminal("play", "qwixx", "--seed", "1", "--save", str(file), typed="\n")
    assert played.status == 0
    assert read_record(file.read_text("utf-8")).steps


def test_the_options_reach_the_game(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    terminal(
        "play", "longo", "--lucky", "8,5/6,11", "--first", "2", "--name", "Zoë", "--save", str(file)
    )  # fmt: skip
    record = read_record(file.read_text("utf-8"))
    assert isinstance(record.game, Longo)
    assert record.game.lucky == ((5, 8), (6, 11))
    assert (record.first, record.names) == (1, ("Zoë", "medium"))
    assert isinstance(record.state, QwixxState)


def test_lucky_numbers_are_drawn_at_random(terminal: Terminal, tmp_path: Path) -> None:
    drawn = set()
    for seed in range(5):
        file = tmp_path / f"{seed}.txt"
        terminal("play", "longo", "--seats", "5", "--seed", str(seed), "--save", str(file))
        game = read_record(file.read_text("utf-8")).game
        assert isinstance(game, Longo)
        assert len(set(game.lucky)) == 5
        drawn.add(game.lucky)
    assert len(drawn) > 1


def test_a_hint_thinks_and_names_a_legal_choice_in_words(terminal: Terminal) -> None:
    typed = "hint\n\nhint\n?\nhelp\n"
    played = terminal("play", "qwixx", "--seats", "1", "--seed", "2", typed=typed)
    told = played.out.split("There is nothing to decide now", 1)[1]
    thinking, _, answer = told.partition("Master bot is thinking about a hint…\n")
    assert thinking and answer
    hint = re.match(r"Hint: Master bot would choose (\S+) \((.+)\)", answer)
    legal = re.search(r"^> Legal: (.+)$", answer, re.MULTILINE)
    assert hint and legal
    assert hint[1] in legal[1].split()
    assert re.fullmatch(r"(red|yellow|green|blue) \d+( .*)?|nothing", hint[2])
    assert re.search(r"^hint +a hint: what a strong bot would do", answer, re.MULTILINE)


# -- with own dice

OWN = ("play", "qwixx", "--own-dice", "--seats", "1")


def test_a_game_with_own_dice_is_typed_in_and_its_record_says_so(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    typed = "4 1 6 3 5 6\n-\nx\n" + "222222\n-\nx\n" * 3
    played = terminal(*OWN, "--save", str(file), typed=typed)
    assert played.status == 0, played.err
    assert "You throws" not in played.out and "such as 4 1 6 3 5 6" in played.out
    text = file.read_text("utf-8")
    assert '[Dice "entered"]' in text and "1. 4 1 6 3 5 6 / - / x" in text
    assert read_record(text).result == "-20"
    assert terminal("verify", str(file)).status == 1


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("7 1 6 3 5 6", "the numbers go from 1 to 6. For example: 4 1 6 3 5 6"),
        ("4 1 6", "There are 6 dice to enter."),
        ("4 1 6 3 . 6", "The number of a die is missing."),
        ("hello", "entered in numbers"),
        ("", "There are 6 dice to enter."),
    ],
)
def test_an_impossible_throw_is_refused_with_a_possible_one(
    terminal: Terminal, typed: str, said: str
) -> None:
    played = terminal(*OWN, typed=f"{typed}\n4 1 6 3 5 6\n")
    assert said in " ".join(played.out.split())
    assert "White sum: 5" in played.out


def test_a_mistyped_throw_is_taken_back(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    terminal(*OWN, "--save", str(file), typed="111111\nundo\n4 1 6 3 5 6\n")
    assert "1. 4 1 6 3 5 6\n" in file.read_text("utf-8")


def test_the_first_seat_and_lucky_numbers_are_asked_for(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = "5 5\n3 12\n5,8\nnobody\n2\n8 8 1 1 1 1\n"
    played = terminal("play", "longo", "--own-dice", "--save", str(file), typed=typed)
    assert "That does not fit here. Type something like 4,9." in played.out
    record = read_record(file.read_text("utf-8"))
    assert (record.first, record.game.options["lucky"]) == (1, ((3, 12), (5, 8)))
    assert str(record.steps[0].move) == "8 8 1 1 1 1"


def test_own_dice_need_a_game_with_dice_and_a_person_to_throw(terminal: Terminal) -> None:
    assert "has no dice" in terminal("play", "six", "--own-dice").err
    assert (
        "who enters the dice"
        in terminal("play", "qwixx", "--own-dice", "--players", "easy,easy").err
    )
