"""Puzzles over REST: all are served without the answer, and all answers are judged."""

from typing import Any

import pytest

from crosshex.review.puzzle import find_puzzle, puzzles_of, select
from crosshex.rules import Description, find_game
from crosshex.rules.catalogue import OURS
from crosshex.server.api import puzzles as puzzle_api
from crosshex.server.api.puzzles import LONGEST_ANSWER
from tests.server.harness import Player

STEPS = pytest.mark.parametrize("step", [40, pytest.param(1, marks=pytest.mark.slow)])
"""One of this many puzzles is also answered wrongly."""
GAMES = pytest.mark.parametrize("description", OURS.values(), ids=lambda each: each.name)


def answer(somebody: Player, path: str, word: str | None) -> dict[str, Any]:
    said: dict[str, Any] = somebody.http.post(f"/puzzles/{path}", json={"answer": word}).json()
    return said


@GAMES
def test_the_list_has_every_puzzle_and_the_catalogue_their_number(
    ann: Player, description: Description
) -> None:
    found = ann.http.get(f"/puzzles/{description.name}").json()
    entries = {entry["game"]: entry for entry in ann.http.get("/games").json()["games"]}

    assert len(found["puzzles"]) == len(puzzles_of(description))
    assert entries[description.name]["puzzles"] == len(found["puzzles"])
    assert found["levels"] == [1, 2, 3]
    assert {theme for each in found["puzzles"] for theme in each["themes"]} == set(found["themes"])


@STEPS
@GAMES
def test_every_puzzle_is_served_and_its_best_move_is_right(
    description: Description, step: int
) -> None:
    """Called without a network, which would take most of the time."""
    for number, puzzle in enumerate(puzzles_of(description)):
        shown = puzzle_api.puzzle_view(puzzle)
        assert puzzle.answers[0] in shown["moves"] and not shown.keys() & {"answers", "themes"}
        said = puzzle_api.judged_view(puzzle, puzzle.answers[0])
        assert (said["verdict"], said["move"], said["loss"]) == ("right", puzzle.answers[0], 0.0)
        if number % step:
            continue
        wrong = [move for move in shown["moves"] if not puzzle.is_right(move)][-1]
        said = puzzle_api.judged_view(puzzle, wrong)
        assert said["verdict"] in (("close", "wrong") if puzzle.unit else ("wrong",))
        assert said["loss"] > 0 or not puzzle.unit


def test_a_puzzle_is_served_without_its_answer(ann: Player) -> None:
    puzzle = select(find_game("six"), theme="ring")[0]
    shown = ann.http.get(f"/puzzles/six/{puzzle.name}").json()

    assert set(shown) == {
        "game", "name", "level", "seat", "seats", "unit", "own_moves", "position",
        "state", "moves",
    }  # fmt: skip
    assert shown["position"] == puzzle.position and shown["unit"] is None
    assert shown["own_moves"] == 2 and shown["state"]["kind"] == "six"


def test_a_proven_win_is_played_out_to_its_end(ann: Player) -> None:
    puzzle = select(find_game("six"), level=3, theme="ring")[0]
    said = answer(ann, f"six/{puzzle.name}", None)

    assert (said["verdict"], said["move"]) == ("shown", None)
    assert [step["move"] for step in said["course"]] == list(puzzle.line)
    assert [step["seat"] for step in said["course"][:2]] == [puzzle.seat, 1 - puzzle.seat]
    assert said["course"][-1]["outcome"]["winners"] == [puzzle.seat]
    assert said["course"][0]["outcome"] is None


def test_a_choice_that_costs_little_is_close_and_one_that_costs_much_is_wrong(ann: Player) -> None:
    puzzle = next(
        each
        for each in select(find_game("qwixx"), theme="colour")
        if each.unit == "points" and each.margin < 3 and each.loss_of(each.moves[-1].move) > 10
    )
    close = answer(ann, f"qwixx/{puzzle.name}", puzzle.moves[1].move)
    wrong = answer(ann, f"qwixx/{puzzle.name}", puzzle.moves[-1].move)

    assert close["verdict"] == "close" and close["loss"] == pytest.approx(puzzle.margin)
    assert wrong["verdict"] == "wrong" and wrong["loss"] > 10
    assert [each["move"] for each in wrong["moves"]] == [each.move for each in puzzle.moves]
    assert {"gain", "skips"} <= wrong["ask"]["choices"][0].keys()


def test_with_two_seats_the_player_answers_for_the_seat_of_the_puzzle(ann: Player) -> None:
    """In action 1 both seats owe a choice, and the answer may be illegal for the first of them."""
    puzzle = next(
        each
        for each in select(find_game("qwixx"), theme="two")
        if each.seat == 1
        and each.state.to_act == (0, 1)
        and each.answers[0] not in map(str, each.state.legal(0))
    )
    shown = ann.http.get(f"/puzzles/qwixx/{puzzle.name}").json()
    said = answer(ann, f"qwixx/{puzzle.name}", puzzle.answers[0])

    assert (shown["seat"], shown["seats"]) == (1, 2)
    assert shown["moves"] == [str(move) for move in puzzle.state.legal(1)]
    assert said["verdict"] == "right" and said["ask"]["seat"] == 1
    assert said["course"] == [], "what the other has chosen is not known"


@pytest.mark.parametrize("path", ["chess", "chess/78addf81", "six/nothing", "six/%00", "qwixx/ "])
def test_an_unknown_puzzle_is_not_found(ann: Player, path: str) -> None:
    assert ann.http.get(f"/puzzles/{path}").status_code in (400, 404)
    if "/" in path:
        found = ann.http.post(f"/puzzles/{path}", json={"answer": "-"})
        assert found.status_code in (400, 404)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"answer": "nonsense"}, "invalid-move"),
        ({"answer": ""}, "invalid-move"),
        ({"answer": "r2"}, "illegal-move"),
        ({"answer": "9" * (LONGEST_ANSWER + 1)}, "malformed"),
        ({"answer": 7}, "malformed"),
        ({}, "malformed"),
        ({"answer": "-", "seat": 0}, "malformed"),
        ([], "malformed"),
    ],
)
def test_an_invalid_answer_is_refused_with_a_code(ann: Player, body: Any, code: str) -> None:
    puzzle = find_puzzle(find_game("qwixx"), "0bb0ac2b")
    refused = ann.http.post(f"/puzzles/qwixx/{puzzle.name}", json=body)

    assert 400 <= refused.status_code < 500
    assert refused.json()["error"]["code"] == code
