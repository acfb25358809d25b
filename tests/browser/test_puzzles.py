"""Puzzles in the browser: solved by keyboard on a phone, explained, and kept until deleted."""

import json
from collections.abc import Callable

import pytest

from crosshex.review.puzzle import Puzzle, find_puzzle, select
from crosshex.rules import find_game
from tests.browser.harness import PHONE, Guest
from tests.browser.test_learn import answer

Arrive = Callable[..., Guest]
SIDEWAYS = (740, 360)
IS_SEEN = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, box.bottom - 2];
    const top = document.elementFromPoint(x, Math.max(box.top, y));
    return box.top >= 0 && box.bottom <= innerHeight && one.contains(top);
})"""


def go_to(ann: Guest, game: str, puzzle: Puzzle, **kind: str | int) -> None:
    """Open the link of a puzzle, and wait until it can be answered."""
    more = "".join(f"&{name}={value}" for name, value in kind.items())
    ann.open(f"/puzzles/{game}?puzzle={puzzle.name}{more}")
    ann.page.locator(f"[data-puzzle='{puzzle.name}']").wait_for()
    ann.page.locator("[data-check]").wait_for()


def confirm(ann: Guest, move: str) -> None:
    """Press Enter once more on the chosen move."""
    ann.page.locator(f"[data-check='{move}']:enabled").wait_for()
    ann.page.keyboard.press("Enter")


def test_a_puzzle_is_solved_by_keyboard_on_a_phone_and_the_next_one_comes(guest: Arrive) -> None:
    ann = guest(PHONE)
    puzzle = select(find_game("six"), level=1, theme="moving")[0]
    go_to(ann, "six", puzzle, level=1)
    assert ann.findings() == []

    *source, target = puzzle.answers[0].split(">")
    for pick in source:
        ann.page.locator(f"[data-pick='{pick}']").press("Enter")
    ann.page.locator(f"[data-target='{target}']").press("Enter")
    confirm(ann, puzzle.answers[0])

    ann.page.locator("[data-verdict=right]").wait_for()
    assert "wins against every defence" in ann.page.locator("[data-said]").inner_text()
    assert ann.findings() == []
    # The arrow keys play the win to its end.
    for number in range(1, len(puzzle.line) + 1):
        ann.page.keyboard.press("ArrowRight")
        ann.page.locator("[data-said]").get_by_text(f"{number} of {len(puzzle.line)}").wait_for()
    assert "complete" in ann.page.locator("[data-said]").inner_text()
    assert ann.page.get_attribute("[data-streak]", "data-streak") == "1"
    # The focus is on the button that leads on.
    ann.page.keyboard.press("Enter")
    ann.page.locator(f"[data-puzzle]:not([data-puzzle='{puzzle.name}'])").wait_for()
    ann.page.locator("[data-check]").wait_for()
    assert "1/118" in (ann.page.locator("[data-progress]").text_content() or "")


def test_the_group_that_stays_is_chosen_on_the_board(guest: Arrive) -> None:
    ann = guest(PHONE)
    puzzle = find_puzzle(find_game("six"), "6a06766d")
    go_to(ann, "six", puzzle)
    source, target = "5,-2", "1,1"
    words = [str(move) for move in puzzle.state.legal(puzzle.seat)]
    first, second = (word for word in words if word.startswith(f"{source}>{target}="))
    ann.page.locator(f"[data-pick='{source}']").click()
    ann.page.locator(f"[data-target='{target}']").click()

    ann.page.locator(f"[data-move='{first}']").wait_for()
    assert ann.page.evaluate(IS_SEEN, "[data-move]") == [True, True]
    ann.page.locator(f"[data-move='{second}']").click()

    ann.page.locator(f"[data-check='{second}']:enabled").wait_for()


def test_a_wrong_answer_is_explained_and_progress_is_kept_until_it_is_deleted(
    guest: Arrive,
) -> None:
    ann = guest(PHONE)
    solved, missed = select(find_game("qwixx"), level=3, theme="two")[:2]
    go_to(ann, "qwixx", solved, theme="two", level=3)
    for _ in range(2):
        answer(ann, solved.answers[0])
    ann.page.locator("[data-verdict=right]").wait_for()

    go_to(ann, "qwixx", missed, theme="two", level=3)
    wrong = missed.moves[-1]
    for _ in range(2):
        answer(ann, wrong.move)
    ann.page.locator("[data-verdict=wrong]").wait_for()
    said = ann.page.locator("[data-said]").inner_text()
    cost = missed.moves[0].value - wrong.value
    assert f"costs {100 * cost:.1f}% of the chance to win" in said
    # The answer is not told: another try can find it, or the person asks for it.
    assert ann.page.locator("[data-explain]").count() == 0
    ann.page.locator("[data-check]").wait_for()
    ann.page.locator("[data-show]").click()
    ann.page.locator("[data-verdict=shown]").wait_for()
    explained = ann.page.locator("[data-explain]")
    assert "Two players" in explained.inner_text() and " now, " in explained.inner_text()
    words = [one.get_attribute("data-word") for one in explained.locator("[data-word]").all()]
    assert words[0] == missed.answers[0] and wrong.move in words

    ann.page.reload()
    ann.page.locator("[data-check]").wait_for()
    assert "1/92" in (ann.page.locator("[data-progress]").text_content() or "")
    ann.page.locator("[data-which]").click()
    ann.page.locator("[data-delete]").click()
    ann.page.locator("[data-delete-sure]").click()
    ann.page.locator("[data-progress]").get_by_text("0/92").wait_for()
    ann.page.reload()
    ann.page.locator("[data-check]").wait_for()
    assert "0/92" in (ann.page.locator("[data-progress]").text_content() or "")


def test_a_stranger_gets_an_easy_puzzle_and_may_try_again_after_a_wrong_answer(
    guest: Arrive,
) -> None:
    ann = guest(PHONE)
    ann.open("/puzzles/qwixx")
    ann.page.locator("[data-check]").wait_for()
    name = ann.page.get_attribute("[data-puzzle]", "data-puzzle")
    first = find_puzzle(find_game("qwixx"), name or "")
    assert first.level == 1

    for word in (first.moves[-1].move, first.answers[0]):
        for _ in range(2):
            answer(ann, word)
        ann.page.locator("[data-said]").wait_for()
    ann.page.locator("[data-verdict=right]").wait_for()

    # Only the first try counts: the puzzle will come again.
    assert ann.page.get_attribute("[data-streak]", "data-streak") == "0"
    here = ann.page.url
    ann.page.locator("[data-next]").click()
    ann.page.wait_for_url(lambda url: url != here)
    # Back leads to the puzzle before.
    ann.page.locator(f"[data-puzzle]:not([data-puzzle='{first.name}'])").wait_for()
    ann.page.go_back()
    ann.page.locator(f"[data-puzzle='{first.name}']").wait_for()


@pytest.mark.slow
def test_when_all_are_solved_it_says_so_and_they_can_be_solved_again(guest: Arrive) -> None:
    ann = guest()
    puzzles = select(find_game("longo"), theme="lucky", level=2)
    *before, last = puzzles
    kept = {"longo": {"solved": [each.name for each in before], "streak": 4, "best": 4}}
    ann.open("/settings")
    ann.page.evaluate("(kept) => (localStorage['crosshex.puzzles'] = kept)", json.dumps(kept))

    ann.open("/puzzles/longo?theme=lucky&level=2")
    ann.page.locator(f"[data-puzzle='{last.name}']").wait_for()
    ann.page.locator(f"[data-field='{last.answers[0]}']").click()
    ann.page.locator("[data-check]:enabled").click()
    ann.page.locator("[data-verdict=right]").wait_for()
    assert ann.page.get_attribute("[data-streak]", "data-streak") == "5"
    ann.page.locator("[data-next]").click()
    ann.page.locator("[data-done]").get_by_text(f"All {len(puzzles)} puzzles").wait_for()

    ann.page.locator("[data-again]").click()
    ann.page.locator("[data-check]").wait_for()
    # The page of a puzzle leads to the analysis of its position.
    ann.page.locator("[data-show]").click()
    ann.page.locator("[data-analyse]").click()
    ann.page.wait_for_url("**/analysis?position=longo*")
    ann.page.locator("[data-position-line]").wait_for()


@pytest.mark.parametrize(
    ("game", "theme", "parts"),
    [
        ("qwixx", "two", {".throw": 1, "[data-sheet]": 2}),
        ("longo", "two", {".throw": 1, "[data-sheet]": 2}),
        ("six", None, {"svg[role=group]": 1}),
    ],
)
def test_position_question_and_controls_are_visible_together_on_a_phone(
    guest: Arrive, game: str, theme: str | None, parts: dict[str, int]
) -> None:
    ann = guest(PHONE)
    go_to(ann, game, select(find_game(game), theme=theme)[0])
    for size in (PHONE, SIDEWAYS):
        ann.resize(size)
        for part, count in {".task h1": 1, "[data-check]": 1, "[data-skip]": 1, **parts}.items():
            assert ann.page.evaluate(IS_SEEN, part) == [True] * count, (size, part)
        assert ann.too_wide() <= 0


def test_an_unknown_puzzle_is_reported_and_others_are_offered(guest: Arrive) -> None:
    ann = guest(locale="de-DE")
    ann.open("/puzzles/six?puzzle=nothing")
    ann.page.get_by_role("alert").get_by_text("Dieses Rätsel gibt es nicht").wait_for()
    ann.errors.clear()  # The browser reports the refusal.

    ann.page.locator("[data-next]").click()
    ann.page.locator("[data-check]").wait_for()
