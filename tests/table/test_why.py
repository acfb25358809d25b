"""The reason why a move is not legal is a code, and reveals nothing else."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.rules import SixState
from crosshex.table.commands import Why
from crosshex.table.faults import Refused, dashed
from crosshex.table.table import Table
from crosshex.table.view import why_view
from tests.table.play import me, new_table, play, play_out, two_handed


def why(table: Table, seat: int, move: str) -> str | None:
    answer = why_view(table, Why(type="why", id="q", seat=seat, move=move))
    assert (answer["type"], answer["re"], answer["seat"], answer["move"]) == (
        "why",
        "q",
        seat,
        move,
    )
    return answer["reason"]


def test_the_reason_is_that_of_the_rules_and_a_legal_move_has_none() -> None:
    table = two_handed("qwixx")[-1].after
    assert table.state is not None
    for move in table.state.legal(0):
        assert why(table, 0, str(move)) is None
    assert why(table, 0, "x") == "no-failed-throw"
    assert why(table, 0, "r12") in ("not-thrown", "too-few-crosses")
    chosen = play(table, 0, "-")[-1].after
    assert why(chosen, 0, "-") == "already-chosen"
    six = two_handed("six")[-1].after
    assert (why(six, 0, "0,0"), why(six, 0, "9,9")) == ("occupied", "first-move")
    assert why(six, 1, "0,1") == "not-to-act"


def test_an_invalid_move_is_refused_and_so_is_a_question_in_the_lobby() -> None:
    with pytest.raises(Refused, match="invalid-move"):
        why(two_handed("six")[-1].after, 0, "nonsense")
    with pytest.raises(Refused, match="not-now"):
        why(new_table("six", me(), {"kind": "open"})[-1].after, 0, "0,1")


@given(st.integers(0, 1 << 30))
@settings(max_examples=15)
def test_the_answer_does_not_depend_on_a_hidden_choice_of_another_seat(seed: int) -> None:
    table = play_out(two_handed("longo"), seed, most=5 + seed % 30)[-1].after
    if len(table.owes) < 2 or table.state is None:
        return
    words = [f"{row}{number}" for row in "rygb" for number in range(2, 17)] + ["-", "x", "*r5"]
    seen = set()
    for move in table.state.legal(1):
        chosen = play(table, 1, str(move))[-1].after
        seen.add(json.dumps([why(chosen, 0, word) for word in words]))
    assert len(seen) == 1


@given(st.sampled_from(["basic", "advanced"]), st.integers(0, 1 << 30))
@settings(max_examples=10)
def test_with_manual_claims_the_reason_does_not_reveal_a_shape(variant: str, seed: int) -> None:
    options: dict[str, Any] = {"variant": variant, "claim": "manual", "move_limit": 8}
    for step in play_out(two_handed("six", options=options), seed)[::9]:
        state = step.after.state
        if not isinstance(state, SixState) or not step.after.owes:
            continue
        seat = state.seat
        assert why(step.after, seat, "!") is None
        for move in list(state.legal(seat))[:40]:
            plain = str(move).rstrip("!")
            if plain:
                assert why(step.after, seat, plain + "!") is None


def test_a_claim_at_a_table_with_automatic_claims_says_so() -> None:
    assert why(two_handed("six")[-1].after, 0, "!") == dashed("CLAIM_IS_AUTOMATIC")
