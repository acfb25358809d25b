import pytest

from crosshex.learn import course_of
from crosshex.rules import find_game
from tests.cli.terminal import Terminal


@pytest.mark.parametrize("game", ["qwixx", "longo", "six"])
def test_all_lessons_of_a_game_are_solved_in_the_terminal(terminal: Terminal, game: str) -> None:
    steps = [step for lesson in course_of(find_game(game)).lessons for step in lesson.steps]
    answers = [str(step.number if step.number is not None else step.moves[0]) for step in steps]

    shown = terminal("learn", game, typed="\n".join(answers))

    assert shown.status == 0
    assert shown.out.count("right on the first try") == len(course_of(find_game(game)).lessons)
    assert f"crosshex play {game}" in shown.out


@pytest.mark.parametrize(
    ("command", "asked", "begun"),
    [("learn", "to learn?", "Six: "), ("puzzle", "to solve?", "Puzzle 1 of 359")],
)
def test_without_a_game_a_menu_asks_for_it(
    terminal: Terminal, command: str, asked: str, begun: str
) -> None:
    shown = terminal(command, typed="9\n3\nquit")

    assert shown.status == 0
    assert asked in shown.out
    assert "Please type one of 1 2 3 qwixx longo six." in shown.out
    assert begun in shown.out.split("Please type")[1]


def test_json_needs_a_game(terminal: Terminal) -> None:
    assert terminal("learn", "--measure", "all", "--json").status == 2


def test_a_wrong_answer_says_why_and_the_step_is_asked_again(terminal: Terminal) -> None:
    shown = terminal("learn", "qwixx", "basics", typed="r6\ng5\nhello\n\nr5\nquit")

    assert shown.status == 0
    assert "not allowed: the dice do not make this number" in shown.out
    assert "green and blue begin with 12" in shown.out
    assert "This is not a move." in shown.out
    assert "Step 2 of 10" in shown.out
    assert "Step 3 of 10" not in shown.out


def test_skip_shows_the_answer(terminal: Terminal) -> None:
    assert "The answer is 6,0." in terminal("learn", "six", typed="skip\nskip").out


def test_the_board_names_its_cells(terminal: Terminal) -> None:
    assert "B1,0" in terminal("learn", "six", typed="quit").out


def test_lessons_are_in_the_requested_language(terminal: Terminal) -> None:
    assert "Kreuze, Schlösser" in terminal("learn", "qwixx", "--lang", "de", typed="quit").out


def test_a_lesson_that_does_not_exist_is_refused_with_those_that_do(terminal: Terminal) -> None:
    shown = terminal("learn", "six", "expert")

    assert shown.status == 2
    assert "no lesson 'expert'; there are: basic, advanced" in shown.err
