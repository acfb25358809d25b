"""Reviews of Six: the parts add up, a blunder is found, and only proven wins are called proven."""

import pytest

from crosshex.record import Record, read_position
from crosshex.review import Part, Review, analyse, review_record
from crosshex.review.grades import grade
from crosshex.rules import Six, SixState
from tests.bots.six.test_proof import NO_WIN, QUIET
from tests.games import random_record


def played(game: Six, words: str) -> Record:
    """A game of these moves."""
    record = Record.start(game)
    for word in words.split():
        seat = record.state.to_act[0]  # type: ignore[index]
        record = record.played(seat, record.state.parse(seat, word))
    return record


def check_sums(review: Review) -> None:
    """Check that the parts of every seat sum to its result."""
    for seat, totals in enumerate(review.totals):
        parts = totals.luck + totals.own + totals.others + totals.error
        assert review.start[seat] + parts == pytest.approx(review.result[seat], abs=1e-6)
        assert totals.luck == 0 and totals.own <= 0
    assert sum(review.start) == pytest.approx(1) and sum(review.result) == pytest.approx(1)
    for point in review.course:
        assert sum(point.values) == pytest.approx(1)


FOUR = "-1,0 -1,1 1,1 -2,1 1,2 -2,2 1,3 -3,2"
"""Black has four in a line with both ends open, and is to move."""


@pytest.fixture(scope="module")
def missed_win() -> Review:
    """Black plays elsewhere, blocks nothing, and loses the win."""
    return review_record(played(Six(), f"{FOUR} -1,-1 1,-1"))


def test_a_missed_win_is_a_blunder_with_the_line_that_proves_it(missed_win: Review) -> None:
    blunder = missed_win.decisions[8]
    assert blunder.move == "-1,-1" and blunder.grade == "blunder"
    assert blunder.moves[0].value == 1 and blunder.best == blunder.moves[0].move
    assert blunder.missed is not None
    assert (blunder.missed.what, blunder.missed.proven) == ("win", True)
    state = played(Six(), FOUR).state
    for word in blunder.missed.line:
        seat = state.to_act[0]  # type: ignore[index]
        state = state.play(seat, state.parse(seat, word))
    assert state.outcome is not None and state.outcome.winners == (0,)


def test_the_parts_add_up_and_the_course_has_every_position(missed_win: Review) -> None:
    check_sums(missed_win)
    assert [point.ply for point in missed_win.course] == list(range(11))
    assert [decision.ply for decision in missed_win.decisions] == list(range(1, 11))
    assert missed_win.course[8].values == (1, 0)
    assert missed_win.values.startswith("six-values@") and missed_win.unit == "share"


def test_a_missed_only_defence_is_shown_with_the_line_that_punishes_it() -> None:
    record = played(Six(), "-1,0 -1,1 1,1 -2,1 1,2 1,-1 1,3 -2,2 1,4 -3,2 1,5")
    review = review_record(record)
    assert review.result == (1, 0)
    slip = review.decisions[9]
    assert (slip.seat, slip.move, slip.best) == (1, "-3,2", "1,5")
    assert slip.missed is not None and slip.missed.what == "defence" and slip.missed.proven
    assert slip.missed.line == ("-3,2", "1,5")
    assert review.decisions[10].grade == "best"
    check_sums(review)


@pytest.mark.parametrize("game", [Six(variant="advanced"), Six(seats=4), Six(claim="manual")])
def test_the_parts_add_up_in_every_kind_of_game(game: Six) -> None:
    record = random_record(game, seed=4)
    short = Record.start(game)
    for actor, move in record.steps[:14]:
        short = short.played(actor, move)
    check_sums(review_record(short))
    check_sums(review_record(short.resigned(1)))


def test_a_grade_is_for_what_a_side_loses_not_for_the_share_of_a_partner() -> None:
    record = random_record(Six(seats=4), seed=4)
    short = Record.start(Six(seats=4))
    for actor, move in record.steps[:14]:
        short = short.played(actor, move)
    for each in (decisions := review_record(short).decisions):
        assert each.grade == grade(2 * each.loss, "share")
    assert any(each.grade != grade(each.loss, "share") for each in decisions)


@pytest.mark.parametrize("seat", range(4))
def test_a_resignation_counts_as_own_play_of_both_partners(seat: int) -> None:
    running = Record.start(Six(seats=4))
    before, after = review_record(running), review_record(running.resigned(seat))
    for each in range(4):
        gained = after.result[each] - before.result[each]
        own = after.totals[each].own - before.totals[each].own
        others = after.totals[each].others - before.totals[each].others
        assert (own, others) == ((gained, 0) if each % 2 == seat % 2 else (0, gained))


def test_the_same_game_always_gets_the_same_review() -> None:
    record = played(Six(), FOUR)
    assert review_record(record) == review_record(record)


def test_results_are_reported_as_they_come() -> None:
    told: list[tuple[int, int, Part]] = []
    record = played(Six(), f"{FOUR} 1,4 -4,2")
    review = review_record(record, progress=lambda *each: told.append(each))
    total = len(record.steps) + 1
    assert [each[:2] for each in told] == [(done, total) for done in range(total + 1)]
    parts = [part for _, _, part in told]
    assert {part.values for part in parts} == {review.values}
    assert parts[0].course == ()
    assert tuple(point for part in parts for point in part.course) == review.course
    assert tuple(one for part in parts for one in part.decisions) == review.decisions


def test_an_analysis_has_every_legal_move_and_forced_wins() -> None:
    state = played(Six(), FOUR).state
    found = analyse(state)
    (seat,) = found.seats
    assert {each.move for each in seat.moves} == {str(move) for move in state.legal(0)}
    values = [each.value for each in seat.moves]
    assert values == sorted(values, reverse=True)
    assert found.position == (1, 0)
    assert seat.forced is not None and seat.forced.proven


def test_a_game_that_is_over_has_nothing_to_choose() -> None:
    state = played(Six(), f"{FOUR} 1,4 -4,2 1,5").state
    found = analyse(state)
    assert (found.position, found.seats) == ((1, 0), ())


def test_an_unproven_win_is_only_likely() -> None:
    state = read_position(NO_WIN)
    assert isinstance(state, SixState)
    forced = analyse(state).seats[0].forced
    assert forced is None or not forced.proven
    assert max(analyse(state).position) < 1


def test_a_quiet_win_is_proven_and_reported() -> None:
    state = read_position(QUIET)
    found = analyse(state)
    (seat,) = found.seats
    assert seat.forced is not None and seat.forced.proven
    assert (seat.forced.what, seat.forced.line[0]) == ("win", "4,-3")
    assert found.position == (1, 0)
