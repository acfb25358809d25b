"""Views whose parts are kept are the same as views that are made anew."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from crosshex.server.rooms.live import Views
from crosshex.table import commands
from crosshex.table.checks import Context
from crosshex.table.commands import Command
from crosshex.table.decide import TimeUp, decide
from crosshex.table.faults import Refused
from crosshex.table.table import Table
from crosshex.table.view import table_view, your_view
from tests.table.play import ANN, BOB, CONTEXT, STRANGER, play_out, table_for_two, two_handed

NOBODY = frozenset[int]()
EVERYBODY = (ANN, BOB, STRANGER, None)
IDLE = 1000
COMMANDS: tuple[Command | TimeUp, ...] = (
    TimeUp(),
    TimeUp(),
    commands.Configure(type="configure", id="x", time=60),
    commands.Halt(type="halt", id="x", on=True),
    commands.Halt(type="halt", id="x", on=False),
    commands.Advance(type="step", id="x"),
    commands.Leave(type="leave", id="x", seat=0),
    commands.Link(type="link", id="x", kind="watch", on=True),
    commands.Link(type="link", id="x", kind="invite", on=False),
    commands.OfferDraw(type="offer-draw", id="x", seat=0),
    commands.AnswerDraw(type="answer-draw", id="x", seat=1, accept=False),
    commands.AnswerDraw(type="answer-draw", id="x", seat=1, accept=True),
    commands.Takeover(type="takeover", id="x", seat=0, absent=1),
    commands.Withdraw(type="withdraw", id="x", seat=0),
    commands.Takeback(type="takeback", id="x", seat=0),
    commands.AnswerTakeback(type="answer-takeback", id="x", seat=1, accept=False),
    commands.AnswerTakeback(type="answer-takeback", id="x", seat=1, accept=True),
    commands.Resume(type="resume", id="x", seat=0),
    commands.Return(type="return", id="x", seat=1),
    commands.Leave(type="leave", id="x", seat=1),
    commands.Resign(type="resign", id="x", seat=0),
    commands.Rematch(type="rematch", id="x"),
)


def check(kept: Views, table: Table) -> None:
    """Check before and after the views of all holders: the order must not matter."""
    expected = table_view(table, NOBODY, IDLE)
    assert kept.table(table, NOBODY, IDLE) == expected
    for holder in EVERYBODY:
        assert kept.you(table, holder) == your_view(table, holder)
    assert kept.table(table, NOBODY, IDLE) == expected


@given(st.sampled_from(["qwixx", "longo", "six"]), st.integers(0, 1 << 30))
@settings(max_examples=6)
def test_kept_views_are_right_through_whole_games(game: str, seed: int) -> None:
    kept = Views()
    options = {"move_limit": 8} if game == "six" else {}
    for step in play_out(two_handed(game, options=options), seed):
        check(kept, step.after)


@given(st.sampled_from(["qwixx", "six"]), st.integers(0, 1 << 30))
@settings(max_examples=20)
def test_kept_views_are_right_after_all_other_events_at_a_table(game: str, seed: int) -> None:
    rng, kept = random.Random(seed), Views()
    steps = table_for_two(game)
    for step in steps:
        check(kept, step.after)
    table, happened = steps[-1].after, 0
    for moment in range(60):
        context = Context(
            CONTEXT.at + 61_000 * moment, CONTEXT.seed, f"code-{moment}", bots=CONTEXT.bots
        )
        command = rng.choice(COMMANDS)
        holder = rng.choice((ANN, BOB))
        if table.owes and rng.random() < 0.6:
            seat = rng.choice(table.owes)
            assert table.state is not None
            move = str(rng.choice(list(table.state.legal(seat))))
            command, holder = (
                commands.Play(type="play", id="x", seat=seat, move=move),
                (ANN, BOB)[seat],
            )
        try:
            steps = decide(table, command, holder, context)
        except Refused:
            continue
        for step in steps:
            check(kept, step.after)
            table, happened = step.after, happened + 1
    assert happened > 0


def test_all_strangers_share_one_view() -> None:
    kept, table = Views(), two_handed("qwixx")[-1].after
    for number in range(100):
        kept.you(table, f"stranger-{number}")
    assert len(kept._places) == 1
