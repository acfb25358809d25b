"""Six through the real command, typed line by line."""

import re
from pathlib import Path

import pytest

from crosshex.bots import make_bot
from crosshex.record import read_record
from crosshex.rules import Six, SixState
from tests.cli.terminal import Terminal


@pytest.mark.parametrize("claim", ["auto", "manual"])
@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_of_bots_runs_to_the_end_and_is_saved(
    terminal: Terminal, tmp_path: Path, seats: int, variant: str, claim: str
) -> None:
    file = tmp_path / "game.txt"
    played = terminal(
        "play", "six", "--players", ",".join(["greedy"] * seats), "--variant", variant,
        "--claim", claim, "--seed", "1", "--save", str(file),
    )  # fmt: skip
    assert (played.status, played.err) == (0, "")
    record = read_record(file.read_text("utf-8"))
    assert record.state.outcome is not None
    assert record.game == Six(
        seats,
        "basic" if variant == "basic" else "advanced",
        "auto" if claim == "auto" else "manual",
    )
    assert "win together." in played.out if seats == 4 else "wins." in played.out


def six_in_a_row() -> str:
    """Black makes a line of six while red plays beside it."""
    black = ["-1,0", "-2,0", "-3,0", "-4,0", "-5,0", "-6,0"]
    red = ["2,0", "3,0", "2,-1", "3,-1", "2,1"]
    moves = [*(word for pair in zip(black, red, strict=False) for word in pair), black[-1]]
    return "\n".join(moves) + "\n"


def test_two_people_play_a_whole_game(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played = terminal(
        "play", "six", "--name", "Anna", "--name", "Ben", typed=f"{six_in_a_row()}{file}\n"
    )
    assert played.status == 0
    assert "A line of six is complete." in played.out
    assert "Anna wins." in played.out
    assert played.out.count("(B)") == 6
    assert read_record(file.read_text("utf-8")).result == "1-0"


def test_a_coach_says_each_line_once_and_points_to_moves(terminal: Terminal) -> None:
    people = ("play", "six", "--coach", "--name", "Anna", "--name", "Ben")
    played = terminal(*people, typed=six_in_a_row() + "\n")
    said = " ".join(played.out.split())
    assert said.count("Coach: Six hexagons of your colour win") == 1
    assert "You can win with this move. Do you see how?" in said
    near = "Coach: They need only one more hexagon for a shape. Place your hexagon there. (-6,0)"
    assert near in said
    assert "Coach:" not in terminal("play", "six", typed="-1,0\nquit\n").out


def test_a_shape_must_be_claimed_if_claims_are_manual(terminal: Terminal) -> None:
    people = ("play", "six", "--claim", "manual", "--name", "Anna", "--name", "Ben")
    played = terminal(*people, typed=six_in_a_row() + "4,0\n!\n")
    assert "You have a shape on the table: claim it with !" in played.out
    assert "Anna (black): claims a shape" in played.out
    assert "Anna wins." in played.out


def test_bad_input_is_answered_with_what_is_legal(terminal: Terminal) -> None:
    typed = "hello\n5,5\n1,0\n0,0>1,1\n!\n\n?\n? -1,0\n? 0,0\n? x\nπ\n99999999,1\n"
    played = terminal("play", "six", "--seed", "1", typed=typed)
    assert played.status == 0
    assert "I do not understand hello" in played.out
    assert "the first hexagon must touch the red start" in played.out
    assert "3 cells: -1,0 -1,1 0,-1" in played.out
    assert "hexagons move only when all of them are on the table" in played.out
    assert "1,0 is not legal: the cell is taken." in played.out
    assert "Traceback" not in played.out + played.err


def test_coordinates_are_shown_on_demand(terminal: Terminal) -> None:
    played = terminal("play", "six", typed="coords\ncoords\n")
    assert "-1,0  R0,0  B1,0" in played.out
    assert played.out.count("Each cell shows q,r") == 1


def test_undo_goes_back_to_before_the_last_own_move(terminal: Terminal) -> None:
    played = terminal("play", "six", "--seed", "1", typed="undo\n-1,0\nundo\n0,-1\nundo\n")
    assert "There is nothing to take back." in played.out
    assert played.out.count("Taken back.") == 2
    assert played.out.count("You (black): 20 in hand") == 3


def test_resigning_and_agreeing_end_the_game(terminal: Terminal) -> None:
    people = ("play", "six", "--name", "Anna", "--name", "Ben")
    resigned = terminal(*people, typed="-1,0\nresign\n")
    assert "Ben (red): resigns" in resigned.out
    assert "Anna wins." in resigned.out
    drawn = terminal(*people, typed="draw\nn\ndraw\ny\n")
    assert "Anna offers a draw. Ben, do you accept?" in drawn.out
    assert "Ben declines the draw." in drawn.out
    assert "The game is drawn." in drawn.out


def test_a_bot_declines_a_draw_and_plays_on(terminal: Terminal) -> None:
    played = terminal("play", "six", "--seed", "1", typed="draw\n-1,0\n")
    assert "Medium bot declines the draw." in played.out
    assert "The game is drawn." not in played.out


def moving_phase(variant: str, seed: int) -> tuple[str, SixState]:
    """What two people type to reach the moving phase, and the state there."""
    game = Six(variant="basic" if variant == "basic" else "advanced")
    bot = make_bot("random", game, seed)
    state, words = game.start(), []
    while not state.moving and not state.ended:
        move = bot.choose(state, state.seat)
        words.append(str(move))
        state = state.play(state.seat, move)
    assert state.moving
    return "\n".join(words) + "\n", state


def test_the_moving_phase_shows_where_a_hexagon_may_go(terminal: Terminal) -> None:
    typed, state = moving_phase("basic", 1)
    people = ("play", "six", "--name", "Anna", "--name", "Ben")
    fixed = next(cell for cell in sorted(state.black) if state.why_not_take(cell))
    free = next(cell for cell in sorted(state.black) if not state.why_not_take(cell))
    red = min(state.red)
    asked = f"?\n{free}\n? {fixed}\n{red}\n{free}>{free}\n{free}>99,99\n{free}>{red}\n"
    move = state.legal(0)[0]
    played = terminal(*people, typed=f"{typed}{asked}{move}\n")
    flat = " ".join(played.out.split())
    assert "All hexagons are on the table." in flat
    assert "hexagons may be taken: " in flat
    assert f"{free} may go to " in flat
    assert f"{fixed} may not be taken: without this hexagon the others would fall apart." in flat
    assert f"{red} may not be taken: the hexagon belongs to the other side." in flat
    assert f"{free}>{free} is not legal: the hexagon must go to another cell." in flat
    assert f"{free}>99,99 is not legal: the cell touches no hexagon" in flat
    assert "Ben (red), move a hexagon" in flat


def test_advanced_rules_show_which_hexagons_would_leave_the_game(terminal: Terminal) -> None:
    typed, state = moving_phase("advanced", 1)
    cut, stays = next(
        (taken.source, taken.stays)
        for taken in getattr(state.legal(0), "taken")  # noqa: B009
        if len(taken.stays) < 41 and taken.keep is None
    )
    lost = 41 - len(stays)
    move = next(move for move in state.legal(0) if str(move).startswith(f"{cut}>"))
    people = ("play", "six", "--variant", "advanced", "--name", "Anna", "--name", "Ben")
    played = terminal(*people, typed=f"{typed}{cut}\n{move}\n")
    black = len((state.black - stays) - {cut})
    assert f"That removes {black} black and {lost - black} red." in played.out
    assert f"Cut off and out of the game: {black} black, {lost - black} red." in played.out


def test_a_hint_names_a_legal_cell(terminal: Terminal) -> None:
    played = terminal("play", "six", "--bot", "random", "--first", "1", typed="hint\n")
    hint = re.search(r"Hint: Master bot would choose (-?\d+,-?\d+)", played.out)
    assert hint
    assert str(Six().start().parse(0, hint[1])) == hint[1]
    assert "wins" not in played.out


def test_a_hint_that_wins_by_force_shows_the_proof(terminal: Terminal) -> None:
    moves = "-1,0 -1,1 1,1 -2,1 1,2 -2,2 1,3 -3,2".replace(" ", "\n")
    played = terminal("play", "six", "--name", "Anna", "--name", "Ben", typed=f"{moves}\nhint\n")
    told = " ".join(played.out.split())
    assert "This is a forced win, whatever the reply: " in told
