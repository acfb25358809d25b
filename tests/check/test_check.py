"""Sound games pass every check; each broken promise is found, and named."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from crosshex.check import CHECKS, Verdict, check_game, subject
from crosshex.draw.rooms import TEXTS as TEXT_ROOMS
from crosshex.envs.rooms import ENCODINGS
from crosshex.locale.texts import TEXTS
from crosshex.record.rooms import NOTATIONS
from crosshex.rules import CHANCE, OptionError, games
from crosshex.skeletons.game.climb import arrays, look, notation, texts
from crosshex.skeletons.game.climb.game import CLIMB, ON, Climb, ClimbState, Throw, Why
from tests.other_games import LOTS, PIPS, PipsState, installed

NOTATIONS.added["climb"] = notation.NOTATION
TEXT_ROOMS.added["climb"] = look.text
TEXTS.added["climb"] = texts.TEXTS
ENCODINGS.added["climb"] = arrays.encoding

ELSEWHERE = ("terminal", "browser", "simulate", "openspiel")
"""Checks that need an installed game or an extra; the test of the wheel makes them."""
HERE = tuple(check for check in CHECKS if check not in ELSEWHERE)


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with installed(CLIMB, LOTS, PIPS):
        yield


@pytest.mark.parametrize("game", ["climb", "lots", "pips"])
def test_a_sound_game_passes_and_hears_what_is_missing(game: str) -> None:
    report = check_game(game, games=1, only=HERE)
    assert report.is_sound, [found for found in report.findings if found.verdict.is_fault]
    assert [found.check for found in report.findings] == list(HERE)
    missing = {found.check for found in report.findings if found.verdict is Verdict.MISSING}
    assert missing == {"climb": {"rooms", "texts"}, "lots": {"rooms", "texts"}}.get(game, {"texts"})
    assert json.loads(json.dumps(report.to_json()))["sound"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["qwixx", "longo", "six"])
def test_our_own_games_pass_every_check_and_miss_nothing(game: str) -> None:
    for found in check_game(game, games=1).findings:
        assert found.verdict in (Verdict.OK, Verdict.SKIPPED), found


def told(check: str, game: str = "climb") -> str:
    """The fault that a check finds."""
    (found,) = check_game(game, games=1, only=(check,)).findings
    assert found.verdict is Verdict.FAULT, found
    return found.text


def original(kind: type, name: str) -> Any:
    found = kind.__dict__[name]
    return found.fget if isinstance(found, property) else found


LEGAL, PLAY, WHY = (original(ClimbState, name) for name in ("legal", "play", "why_not"))

BROKEN: dict[str, tuple[str, Any, str, str]] = {
    "endless": (
        "is_over", property(lambda state: False),
        "laws", "is not over after 300 moves: set a limit",
    ),
    "nobody moves": (
        "legal", lambda state, actor: () if actor == 0 else LEGAL(state, actor),
        "laws", "to_act names seat 0, but legal() has no move",
    ),
    "a move twice": (
        "legal", lambda state, actor: LEGAL(state, actor) * 2,
        "laws", "legal(CHANCE) names a move twice",
    ),
    "a move that is refused": (
        "why_not", lambda state, who, move: Why.NOT_NOW if move == ON else WHY(state, who, move),
        "laws", "on is in legal(0), but why_not",
    ),
    "others may move": (
        "legal", lambda state, actor: LEGAL(state, state.active if actor == 1 else actor),
        "laws", "1 has nothing to decide, but legal() has moves",
    ),
    "a loaded throw": (
        "throw", lambda state, below: Throw(7), "laws", "the throw 7 is not legal",
    ),
    "a large draw": (
        "throw", lambda state, below: Throw(1 + below(1 << 60) % 6), "laws", "at most 2^48",
    ),
    "no ending": (
        "scores", property(lambda state: state.points[:1]), "laws", "scores are (0,)",
    ),
    "a result too soon": (
        "result", property(lambda state: "0 0"), "laws", "result is '0 0' and outcome is None",
    ),
    "resigning": (
        "resign", lambda state, seat: state, "laws", "resignation=False, but it is possible",
    ),
    "an error": (
        "view", lambda state, seat: 1 / 0, "pictures", "ZeroDivisionError: division by zero (",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_promise_is_found(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, value, check, expected = BROKEN[case]
    monkeypatch.setattr(ClimbState, name, value)
    monkeypatch.setattr(subject, "MOST_DECISIONS", 300)
    assert expected in told(check)


def test_a_state_that_changes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(state: ClimbState, actor: Any, move: Any) -> ClimbState:
        after: ClimbState = PLAY(state, actor, move)
        object.__setattr__(state, "sum", 99)
        return after

    monkeypatch.setattr(ClimbState, "play", play)
    assert "changed the state itself" in told("laws")


def test_a_choice_that_others_see_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PipsState, "view", lambda state, seat: state)
    assert "a spectator sees what seat" in told("laws", "pips")


def test_choices_whose_order_matters_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    play = PipsState.play

    def first_come(state: PipsState, actor: Any, move: Any) -> PipsState:
        after = play(state, actor, move)
        if actor is not CHANCE and state.guesses and after.revealed:
            object.__setattr__(after, "points", (*after.points[:-1], actor))
        return after

    monkeypatch.setattr(PipsState, "play", first_come)
    assert "depend on their order" in told("laws", "pips")


def test_words_that_mean_something_else_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Throw, "__str__", lambda throw: "4")
    assert "parse('4') is Throw(shown=1), not Throw(shown=2)" in told("laws")


def test_a_description_that_is_not_true_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value, expected in (
        ("dice", False, "the description says dice=False, but random games show True"),
        ("simultaneous", True, "simultaneous=True, but random games show False"),
        ("endings", ("no ending",), "the ending is 'rounds played', described: ('no ending',)"),
        ("resignation", True, "the description says resignation=True, but:"),
    ):
        with monkeypatch.context() as patch:
            patch.setitem(CLIMB.__dict__, name, value)
            assert expected in told("laws")
    monkeypatch.setattr(Climb, "name", "pips")
    assert "says that it is 'pips', not 'climb'" in told("description")


def test_a_position_that_comes_back_as_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    write = notation.ClimbNotation.write_position
    monkeypatch.setattr(
        notation.ClimbNotation,
        "write_position",
        lambda self, state: [
            write(self, state)[0].replace("sum 2", "sum 3"),
            write(self, state)[1],
        ],
    )
    assert "comes back as another state" in told("positions")


def test_a_stranger_who_breaks_the_reader_of_positions_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = notation.ClimbNotation.read_position

    def trusting(self: Any, game: Any, head: list[str], fields: list[list[str]]) -> Any:
        return read(self, game, head, fields) if head[8] else None

    monkeypatch.setattr(notation.ClimbNotation, "read_position", trusting)
    assert "IndexError, not InvalidPosition" in told("positions")


def test_chance_of_its_own_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    import random

    monkeypatch.setattr(ClimbState, "throw", lambda state, below: Throw(random.randint(2, 6)))
    assert "the same drawn numbers make another throw" in told("laws")


def test_words_missing_in_the_arrays_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrays, "WORDS", ["on"])
    assert "'stop' is not a word of its encoding" in told("pettingzoo")


def test_an_unknown_game_or_check_is_refused() -> None:
    with pytest.raises(OptionError, match="no game 'chess'"):
        check_game("chess")
    with pytest.raises(OptionError, match="no check 'law'; there are: description, laws"):
        check_game(next(iter(games())), only=("law",))
    with pytest.raises(OptionError, match="games is a number from 1, not 0"):
        check_game("climb", games=0)
