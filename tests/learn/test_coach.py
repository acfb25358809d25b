"""The coach: every situation has a test position, a line in every language, and is right."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from crosshex.learn import Situation, has_coach, situations
from crosshex.learn.coach import MOST_MOVES, Coach, Detection, Detector
from crosshex.learn.rooms import COACHES
from crosshex.learn.six_coach import winning_moves
from crosshex.locale import Texts, languages
from crosshex.locale.texts import catalogue
from crosshex.record import read_position
from crosshex.rules import (
    CHANCE,
    COLOURS,
    FAILED_THROW,
    NOTHING,
    Cross,
    Description,
    QwixxState,
    SixState,
    State,
    find_game,
)
from crosshex.rules.errors import Reason

EMPTY = "r- y- g- b- x0"
PLACED = "1,0 2,0 3,0 4,0"
MOVING = (
    "six basic auto 1/2 moving 0 | -4,1 -3,0 -3,1 -2,-1 -2,0 -2,2 -2,3 -1,0 -1,2 -1,4 0,1 0,3 "
    "1,-4 1,-2 2,-2 2,-1 2,0 2,1 3,-2 3,-1 4,-3 | -3,2 -3,3 -2,1 -1,-2 -1,-1 -1,1 -1,3 0,-3 0,-2 "
    "0,-1 0,0 0,2 1,-3 1,-1 1,0 1,1 1,2 2,-3 3,-3 3,0 4,-1"
)
CUT = (
    "six advanced auto 1/2 moving 0 | -1,2 0,0 0,1 1,0 2,-1 3,0 4,0 "
    "| -1,0 -1,1 1,1 2,0 2,1 3,-1 5,-1 5,0 6,0"
)
FEW = CUT.replace(" -1,0 -1,1 ", " -1,1 ").replace(" 5,-1 5,0", " 5,0")
"""Red has seven hexagons left, and black can cut off two of them."""
OPEN_FOUR = f"six basic auto 1/2 placing | {PLACED} | 0,1 2,-1 2,1 4,-1"
FEW_IN_HAND = (
    "six basic auto 1/2 placing | -4,1 -3,0 -2,-1 -2,3 -1,0 -1,2 -1,4 0,1 0,3 1,-4 1,-2 2,-2 "
    "2,-1 2,0 2,1 3,-2 3,-1 4,-3 | -3,2 -3,3 -2,1 -1,-2 -1,-1 -1,1 -1,3 0,-3 0,-1 0,0 0,2 1,-3 "
    "1,-1 1,0 1,1 2,-3 3,0 4,-1"
)
# Red has five in a line; one end is free, or both are.
ONE_END = "six basic auto 1/2 placing | 0,0 1,1 2,1 3,-1 5,-1 | 1,0 2,0 3,0 4,0 5,0"
TWO_ENDS = "six basic auto 1/2 placing | 1,1 2,1 3,-1 5,-1 6,-2 | 1,0 2,0 3,0 4,0 5,0"

MIXX_LOCKED = "qwixx sheet=mixx-colours 1 action-1 5 3 . 2 6 1"
# For each code: a position and a seat where it holds, and one where it does not.
SITUATIONS: dict[str, tuple[tuple[str, int], tuple[str, int]]] = {
    "sheet-white-sum": (
        (f"qwixx 1 action-1 4 1 6 3 5 6 | {EMPTY} | {EMPTY}", 0),
        (f"qwixx 1 action-1 4 1 6 3 5 6 | {EMPTY} | {EMPTY}", 1),
    ),
    "sheet-others-throw": (
        (f"qwixx 1 action-1 4 1 6 3 5 6 | {EMPTY} | {EMPTY}", 1),
        (f"qwixx 1 action-1 4 1 6 3 5 6 | {EMPTY} | {EMPTY}", 0),
    ),
    "sheet-colour-sum": (
        (f"qwixx 1 action-2 4 1 6 3 5 6 crossed | {EMPTY}", 0),
        (f"qwixx 1 action-1 4 1 6 3 5 6 | {EMPTY}", 0),
    ),
    "sheet-colour-field": (
        ("qwixx sheet=mixx-colours 1 action-2 4 1 6 3 5 6 crossed | r- y- g- b- x0", 0),
        (f"qwixx 1 action-2 4 1 6 3 5 6 crossed | {EMPTY}", 0),
    ),
    "sheet-second-lock": (
        (
            "qwixx 1 action-1 6 6 1 2 . 4 | r2,3,5,8,9,11 y2,3 g12,11 b12,11 x1 "
            "| r3,4 y2 g12,10,9,8,5,2 b12 x2",
            0,
        ),
        ("qwixx 1 action-1 6 6 1 2 3 4 | r2,3,4,6 y3,4,6,8,9 g- b10 x0", 0),
    ),
    "sheet-can-lock": (
        ("qwixx 1 action-1 6 6 1 2 3 4 | r2,3,4,6 y3,4,6,8,9 g- b10 x0", 0),
        ("qwixx 1 action-1 6 6 1 2 3 4 | r2,3,4,6 y3,4,6,8 g- b10 x0", 0),
    ),
    "sheet-last-fail": (
        ("qwixx 1 action-2 1 1 1 2 6 5 nothing | r- y- g- b- x3", 0),
        ("qwixx 1 action-2 1 1 1 2 6 5 nothing | r- y- g- b- x2", 0),
    ),
    "sheet-failed-throw": (
        ("qwixx 1 action-2 1 1 1 2 6 5 nothing | r5,7 y8 g9,5 b8,4 x0", 0),
        ("qwixx 1 action-2 1 1 1 2 6 5 crossed | r5,7 y8 g9,5 b8,4 x0", 0),
    ),
    "sheet-fail-threatens": (
        ("qwixx 1 action-1 4 5 1 2 6 5 | r8 y10 g5 b5 x0", 0),
        ("qwixx 1 action-1 4 5 1 2 6 5 | r8 y4 g5 b5 x0", 0),
    ),
    "sheet-cross-or-fail": (
        (f"qwixx 1 action-2 4 1 6 3 5 6 nothing | {EMPTY}", 0),
        (f"qwixx 1 action-2 4 1 6 3 5 6 crossed | {EMPTY}", 0),
    ),
    "sheet-lucky": (
        ("longo 1 action-1 5 1 2 8 3 4 | r2,3 y2 g- b16,15 x0 *6,11", 0),
        ("longo 1 action-1 5 2 2 8 3 4 | r2,3 y2 g- b16,15 x0 *6,11", 0),
    ),
    "sheet-skips-many": (
        ("qwixx 2 action-1 5 6 2 2 3 4 | r2,3,4 y2,3 g10,6 b10,5 x0 | r5 y6 g11 b10 x0", 0),
        ("qwixx 2 action-1 5 6 2 2 3 4 | r2,3,9 y2,3 g10,6 b10,5 x0 | r5 y6 g11 b10 x0", 0),
    ),
    "sheet-left-to-right": (
        (f"qwixx 1 action-1 4 1 6 3 5 6 | {EMPTY}", 0),
        (f"qwixx 1 action-1 3 4 6 3 5 6 | {EMPTY}", 0),
    ),
    "sheet-lucky-numbers": (
        ("longo 1 action-1 5 2 2 8 3 4 | r2,3 y2 g- b16,15 x0 *6,11", 0),
        (f"qwixx 1 action-1 4 1 6 3 5 6 | {EMPTY}", 0),
    ),
    "sheet-lock-needs": (
        (f"qwixx 1 action-1 6 6 6 3 5 6 | {EMPTY}", 0),
        (f"qwixx 1 action-1 6 5 6 3 5 6 | {EMPTY}", 0),
    ),
    "sheet-skips-nothing": (
        ("qwixx 1 action-1 3 3 1 2 5 6 | r5,7 y2,5 g12 b12,11 x0", 0),
        ("qwixx 1 action-1 3 3 1 2 5 6 | r5,7 y2,4 g12 b12,11 x0", 0),
    ),
    "sheet-row-closed": (
        (
            "qwixx 1 action-1 2 5 3 4 . 1 | r2,3 y2,3,5,6 g12,11,9,8 b12,11,10 x0 "
            "| r5 y6 g12,10,9,8,5,2 b10 x1",
            0,
        ),
        (f"qwixx 1 action-1 4 1 6 3 5 6 | {EMPTY}", 0),
    ),
    "sheet-die-gone": (
        (f"{MIXX_LOCKED} | y2 r2 b12 g12 x0 | y2,3,b5,6,g8,r12 y- g- b- x0", 0),
        (f"{MIXX_LOCKED} | y2 r2,g4 b12,g3 g12,y6 x0 | y2,3,b5,6,g8,r12 y- g- b- x0", 0),
    ),
    "sheet-lock-ready": (
        ("qwixx 1 action-1 3 4 1 2 3 4 | r2,3,4,6 y2,3,4,5,6 g- b10 x0", 0),
        ("qwixx 1 action-1 3 4 1 2 3 4 | r2,3,4,6 y2,3,4,5 g- b10 x0", 0),
    ),
    "sheet-long-row": (
        ("qwixx 1 action-1 3 4 1 2 3 4 | r2,3,4 y2 g- b10 x0", 0),
        ("qwixx 1 action-1 3 4 1 2 3 4 | r2,3 y2 g- b10 x0", 0),
    ),
    "sheet-end-near": (
        ("qwixx 1 action-1 4 1 6 3 5 6 | r- y- g- b- x0 | r- y- g- b- x3", 0),
        ("qwixx 1 action-1 4 1 6 3 5 6 | r- y- g- b- x3 | r- y- g- b- x0", 0),
    ),
    "six-goal": (("six basic auto 1/2 placing | 1,0 | 0,0", 0), (MOVING, 0)),
    "six-claim": (
        ("six basic manual 1/2 placing | 1,0 | 0,0", 0),
        ("six basic auto 1/2 placing | 1,0 | 0,0", 0),
    ),
    "six-can-win": (
        ("six basic auto 1/2 placing | 1,0 2,0 3,0 4,0 5,0 | 0,0 0,1 1,1 2,-1 3,1", 0),
        ("six basic manual 1/2 placing | 1,0 2,0 3,0 4,0 5,0 | 0,0 0,1 1,1 2,-1 3,1", 0),
    ),
    "six-two-threats": ((TWO_ENDS, 0), (ONE_END, 0)),
    "six-bar": ((ONE_END, 0), (TWO_ENDS, 0)),
    "six-bar-moving": ((FEW.replace(" 1/2 ", " 2/2 "), 1), (FEW, 0)),
    "six-fork": (
        (OPEN_FOUR, 0),
        (f"six basic auto 1/2 placing | {PLACED} | 0,0 2,-1 2,1 4,-1", 0),
    ),
    "six-fork-coming": (
        (f"six basic auto 2/2 placing | {PLACED} | 0,1 2,-1 2,1", 1),
        (f"six basic auto 2/2 placing | {PLACED} | 0,0 2,-1 2,1", 1),
    ),
    "six-moving": ((MOVING, 0), (CUT, 0)),
    "six-moving-advanced": ((CUT, 0), (MOVING, 0)),
    "six-can-cut": ((CUT, 0), (CUT.replace(" 5,-1 5,0 6,0", ""), 0)),
    "six-few-left": ((CUT, 0), (MOVING.replace("basic", "advanced"), 0)),
    "six-touch": ((ONE_END, 0), ("six basic auto 1/2 placing | 1,0 | 0,0", 0)),
    "six-few-in-hand": ((FEW_IN_HAND, 0), (ONE_END, 0)),
}


def codes(position: str, seat: int) -> list[str]:
    return [one.code for one in situations(read_position(position), seat)]


def coach_of(game: str) -> Coach:
    return COACHES.of(find_game(game))


ALL = list(dict.fromkeys([*coach_of("longo").detectors, *coach_of("six").detectors]))


def test_every_situation_has_its_positions_here() -> None:
    assert list(SITUATIONS) == ALL


@pytest.mark.parametrize("code", SITUATIONS)
def test_a_situation_holds_in_its_position_and_not_elsewhere(code: str) -> None:
    here, elsewhere = SITUATIONS[code]

    assert code in codes(*here)
    assert code not in codes(*elsewhere)


@pytest.mark.parametrize("language", languages())
def test_every_situation_has_a_short_line_and_every_line_has_a_situation(language: str) -> None:
    texts = Texts(language)
    here = set(re.findall(r"^(coach-[\w-]+) =", catalogue(language), re.M))
    assert here == {f"coach-{code}" for code in ALL}
    for code, ((position, seat), _) in SITUATIONS.items():
        [found] = [one for one in situations(read_position(position), seat) if one.code == code]
        line = texts(found.message, **found.values)
        # It has to fit into three lines at the top of a phone.
        assert 20 <= len(line) <= 120 and "{" not in line, line


def test_a_game_without_a_coach_has_no_lines() -> None:
    other = Description(name="other", title="Other", factory=find_game("six").factory, seats=(2,))

    assert not has_coach(other)
    assert has_coach(find_game("qwixx"))


def test_the_coach_is_silent_if_the_seat_has_nothing_to_decide() -> None:
    assert codes("qwixx 1 throw | r- y- g- b- x0", 0) == []
    assert codes("six basic auto 1/2 placing | 1,0 | 0,0", 1) == []


def test_a_line_highlights_few_moves_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    state = read_position("six basic auto 1/2 placing | 1,0 2,0 | 0,0 3,0")
    legal = list(state.legal(0))
    detectors: dict[str, Detector] = {
        "few": lambda _: Detection(legal[:MOST_MOVES]),
        "many": lambda _: Detection(legal),
        "none": lambda _: False,
        "here": lambda _: True,
    }
    coach = Coach(lambda state, seat: None, detectors)
    monkeypatch.setitem(COACHES.added, "six", coach)

    found = situations(state, 0)

    assert [(one.code, len(one.moves)) for one in found] == [("few", 6), ("many", 0), ("here", 0)]


# -- the rules agree: in whole random games every line is true


def random_states(game: str, seed: int, **options: Any) -> list[State]:
    """The positions of a random game, with simultaneous choices made one by one."""
    chance = Random(seed)
    state: State = find_game(game).make(2, **options).start()
    states: list[State] = []
    while state.outcome is None and len(states) < 400:
        states.append(state)
        if state.to_act is CHANCE:
            state = state.play(CHANCE, state.throw(chance.randrange))
        else:
            seat = state.to_act[0]
            state = state.play(seat, likely(state, seat, chance))
    return states


def likely(state: State, seat: int, chance: Random) -> Any:
    """A random move, often one that makes something happen: few skips, or beside own hexagons."""
    legal = state.legal(seat)
    if isinstance(state, QwixxState) and chance.random() < 0.8:
        rows = state.marks[seat].rows
        sheet = state.game.sheet
        crosses = [move for move in legal if isinstance(move, Cross)]
        return min(
            crosses,
            key=lambda one: (
                sheet.place(one.colour, one.number).field - rows[one.colour].bit_length()
            ),
            default=legal[-1],
        )
    if isinstance(state, SixState) and not state.moving and chance.random() < 0.5:
        wins = winning_moves(state)
        return chance.choice(wins or list(legal)[:6])
    return legal[chance.randrange(len(legal))]


def wins_by(state: SixState, seat: int) -> list[Any]:
    """The moves that win at once, found by playing each of them."""
    found = []
    for move in state.legal(seat):
        outcome = state.play(seat, move).outcome
        if outcome is not None and seat in outcome.winners:
            found.append(move)
    return found


def fails_after_nothing(state: QwixxState, seat: int) -> bool:
    """Whether crossing nothing in action 1 must lead to a failed throw, whatever others choose."""
    after = state.play(seat, NOTHING)
    while after.simultaneous and after.to_act is not CHANCE:
        after = after.play(after.to_act[0], NOTHING)
    return list(after.legal(seat)) == [FAILED_THROW]


def locking(state: QwixxState, seat: int, moves: Any) -> bool:
    sheet = state.game.sheet
    return bool(moves) and all(sheet.is_locking(sheet.place(m.colour, m.number)) for m in moves)


def gain(state: QwixxState, seat: int, move: Any) -> int:
    sheet, marks = state.game.sheet, state.marks[seat]
    row = sheet.cross(sheet.place(move.colour, move.number), marks.rows[move.colour])
    return marks.with_row(move.colour, row).score - marks.score


Check = Callable[[Any, int, Situation], bool]
SHEET_CHECKS: dict[str, Check] = {
    "sheet-can-lock": lambda state, seat, one: locking(state, seat, one.moves),
    "sheet-second-lock": lambda state, seat, one: (
        locking(state, seat, one.moves) and len(state.locked) == 1
    ),
    "sheet-failed-throw": lambda state, seat, one: list(state.legal(seat)) == [FAILED_THROW],
    "sheet-cross-or-fail": lambda state, seat, one: FAILED_THROW in state.legal(seat),
    "sheet-fail-threatens": lambda state, seat, one: fails_after_nothing(state, seat),
    "sheet-others-throw": lambda state, seat, one: NOTHING in state.legal(seat),
    "sheet-skips-many": lambda state, seat, one: (
        NOTHING in state.legal(seat) and not (state.simultaneous and seat == state.active)
    ),
    "sheet-long-row": lambda state, seat, one: all(
        gain(state, seat, move) == one.values["points"] for move in one.moves
    ),
    "sheet-lock-needs": lambda state, seat, one: any(
        state.why_not(seat, Cross(colour, one.values["number"])) is Reason.TOO_FEW_CROSSES
        for colour in COLOURS
    ),
    "sheet-lucky": lambda state, seat, one: all(str(move)[0] == "*" for move in one.moves),
}


@pytest.mark.parametrize("game", ["qwixx", "longo"])
def test_the_rules_agree_with_every_line_of_random_games_on_a_sheet(game: str) -> None:
    said: set[str] = set()
    for seed in range(12):
        for state in random_states(game, seed):
            for seat in () if state.to_act is CHANCE else state.to_act:
                for one in situations(state, seat):
                    said.add(one.code)
                    assert set(one.moves) <= set(state.legal(seat)), one
                    check = SHEET_CHECKS.get(one.code)
                    assert check is None or check(state, seat, one), (one, str(state))

    missing = {code for code in coach_of(game).detectors if code not in said}
    mixed = {"sheet-colour-field", "sheet-die-gone"}
    lucky = {"sheet-lucky", "sheet-lucky-numbers"} if game == "qwixx" else set()
    assert missing <= mixed | lucky


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_the_rules_agree_with_every_line_of_random_games_of_hexagons(variant: str) -> None:
    said: set[str] = set()
    for seed in range(5):
        for index, state in enumerate(random_states("six", seed, variant=variant)):
            assert isinstance(state, SixState)
            if state.moving and index % 30:
                continue  # There would be a thousand moves to try.
            seat = state.seat
            found = {one.code: one for one in situations(state, seat)}
            said |= set(found)
            wins = wins_by(state, seat)
            assert ("six-can-win" in found) == bool(wins)
            assert sorted(map(str, winning_moves(state))) == sorted(map(str, wins))
            for one in found.values():
                assert set(one.moves) <= set(state.legal(seat)), one
            if "six-bar" in found:
                [move] = found["six-bar"].moves
                assert not wins_by(state.play(seat, move), 1 - seat)
                others = [other for other in state.legal(seat) if other != move]
                assert all(wins_by(state.play(seat, other), 1 - seat) for other in others[:5])
            if "six-two-threats" in found:
                assert all(wins_by(state.play(seat, one), 1 - seat) for one in state.legal(seat))
            for move in found["six-fork"].moves if "six-fork" in found else ():
                after = state.play(seat, move)
                for reply in list(after.legal(1 - seat))[:5]:
                    assert wins_by(after.play(1 - seat, reply), seat)

    assert {"six-goal", "six-touch", "six-bar", "six-can-win", "six-fork"} <= said


def test_the_coach_does_not_use_hidden_choices_of_others() -> None:
    state = read_position(f"qwixx 1 action-1 4 1 6 3 5 6 | {EMPTY} | {EMPTY}")
    views = {str(situations(state.play(1, move), 0)) for move in state.legal(1)}

    assert len(views) == 1


def test_with_manual_claims_the_coach_never_shows_a_shape() -> None:
    detectors = coach_of("six").detectors
    for position in (ONE_END, TWO_ENDS, OPEN_FOUR, SITUATIONS["six-can-win"][0][0]):
        by_hand = position.replace(" auto ", " manual ")
        found = situations(read_position(by_hand), 0)
        assert not any(one.moves for one in found)
        assert {one.code for one in found} <= {"six-goal", "six-claim", "six-touch"}
        assert {"six-goal", "six-claim", "six-touch"} <= set(detectors)
