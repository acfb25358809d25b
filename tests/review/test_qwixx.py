"""Reviews of Qwixx and Longo: the sums, the solver, known blunders and known luck."""

from pathlib import Path
from random import Random

import pytest

from crosshex.bots.qwixx.points import solved_points
from crosshex.fast.qwixx import sheet as kernels
from crosshex.fast.qwixx.sheet import NO_LUCK
from crosshex.fast.solver.advice import Advisor
from crosshex.fast.solver.solution import MissingSolution, Solution, open_solutions, solve
from crosshex.record import Record, read_position
from crosshex.review import Part, Review, analyse, finish, review_record
from crosshex.review.qwixx import review_by
from crosshex.rules import CHANCE, Game, Longo, Qwixx, QwixxState, straight_sheet
from crosshex.table.history import replay_view
from crosshex.workers import cores
from tests.arena.test_qwixx_luck import LAST_TURN, TABLES
from tests.toy_values import ToyValues

ALONE = straight_sheet(3, 1, 2)
GAMES = [Qwixx(2), Qwixx(3), Longo(2, lucky=((5, 8), (6, 11))), Qwixx(1), Longo(1, lucky=((5, 8),))]


def random_game(game: Game, seed: int, steps: int = 10_000) -> Record:
    """A game of random players who cross a lot, or its beginning."""
    chance, record = Random(seed), Record.start(game, seed % game.seats)
    while (actors := record.state.to_act) and len(record.steps) < steps:
        if actors is CHANCE:
            record = record.played(CHANCE, record.state.throw(chance.randrange))
        else:
            legal = record.state.legal(actors[0])
            move = legal[min(len(legal) - 1, chance.randrange(4))]
            record = record.played(actors[0], move)
    return record.without_pending()


def played(game: Game, *words: str) -> Record:
    """A game from its words: throws, and choices in seat order."""
    record = Record.start(game)
    for word in words:
        actors = record.state.to_act
        actor = CHANCE if actors is CHANCE else actors[0]
        record = record.played(actor, record.state.parse(actor, word))
    return record


def check_sums(review: Review, tolerance: float = 1e-6) -> None:
    for start, totals, result in zip(review.start, review.totals, review.result, strict=True):
        parts = totals.luck + totals.own + totals.others + totals.error
        assert start + parts == pytest.approx(result, abs=tolerance)
        assert totals.adjusted == pytest.approx(result - totals.luck, abs=tolerance)
    for seat, totals in enumerate(review.totals):
        assert totals.luck == pytest.approx(sum(throw.luck[seat] for throw in review.throws))
        losses = sum(each.loss for each in review.decisions if each.seat == seat)
        assert totals.own == pytest.approx(-losses, abs=1e-9)
    if len(review.totals) > 1:
        for throw in review.throws:
            assert sum(throw.luck) == pytest.approx(0, abs=1e-9)
        assert sum(review.start) == pytest.approx(1) and sum(review.result) == pytest.approx(1)


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.seats}-{len(game.lucky)}")
def test_the_parts_sum_to_the_result_with_any_values(game: Qwixx) -> None:
    for seed in range(6):
        check_sums(finish(review_by(ToyValues(), random_game(game, seed))))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.seats}")
def test_the_parts_sum_to_the_result_of_a_real_game(game: Game) -> None:
    record = random_game(game, 3)
    review = review_record(record)
    check_sums(review)
    outcome = record.state.outcome
    assert outcome is not None
    if game.seats == 1:
        assert review.result == outcome.scores
    else:
        won = 1 / len(outcome.winners)
        assert review.result == tuple(won * (s in outcome.winners) for s in range(game.seats))


def test_an_unfinished_game_is_reviewed_up_to_any_moment() -> None:
    for steps in range(24):
        record = random_game(Qwixx(2), 2, steps)
        review = finish(review_by(ToyValues(), record))
        check_sums(review)
        last = replay_view(record)["plies"]
        assert [point.ply for point in review.course] == list(range(len(last)))


def test_results_are_reported_as_they_come() -> None:
    told: list[tuple[int, int, Part]] = []
    record = random_game(Qwixx(2), 3)
    review = finish(review_by(ToyValues(), record), lambda *each: told.append(each))
    turns = len(review.throws)
    assert told[0][:2] == (0, turns) and told[-1][:2] == (turns, turns) and len(told) > 3
    parts = [part for _, _, part in told]
    assert (parts[0].unit, parts[0].values, parts[0].throws) == (review.unit, review.values, ())
    assert tuple(one for part in parts for one in part.throws) == review.throws
    assert tuple(one for part in parts for one in part.decisions) == review.decisions
    assert tuple(point for part in parts for point in part.course) == review.course


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.seats}")
def test_plies_are_the_same_as_in_a_replay(game: Game) -> None:
    record = random_game(game, 4)
    review, plies = finish(review_by(ToyValues(), record)), replay_view(record)["plies"]
    for throw in review.throws:
        assert (plies[throw.ply]["actor"], plies[throw.ply]["move"]) == ("dice", throw.roll)
    for decision in review.decisions:
        ply = plies[decision.ply]
        words = str(ply["move"]).split()
        assert words[decision.seat if ply["actor"] is None else 0] == decision.move
    assert len(review.throws) + len(review.decisions) == len(record.steps)


def test_a_seat_that_plays_the_best_choices_loses_nothing() -> None:
    values = ToyValues()
    record = Record.start(TABLES[0])
    chance = Random(1)
    while (actors := record.state.to_act) != ():
        if actors is CHANCE:
            record = record.played(CHANCE, record.state.throw(chance.randrange))
            continue
        played = record.played(0, record.state.legal(0)[-1])
        best = finish(review_by(values, played)).decisions[-1]
        record = record.played(0, record.state.parse(0, best.moves[0].move))
    (totals,) = finish(review_by(values, record)).totals
    assert totals.own == pytest.approx(0, abs=1e-9)
    assert totals.others == pytest.approx(0, abs=1e-9)


@pytest.fixture(scope="module")
def solved(tmp_path_factory: pytest.TempPathFactory) -> Solution:
    folder: Path = tmp_path_factory.mktemp("solutions")
    return solve(kernels.straight_sheet(faces=3, locking=1, needed=2), folder=folder)


def check_by_solver(record: Record, solved: Solution) -> None:
    """Check that with one seat the losses are the solver's costs, and no other part is left."""
    assert isinstance(record.game, Qwixx)
    values, advisor = solved_points(record.game, solved), Advisor(solved)
    review = finish(review_by(values, record))
    assert review.exact and review.unit == "points"
    check_sums(review)
    (totals,) = review.totals
    assert totals.error == pytest.approx(0, abs=1e-3)
    assert totals.others == pytest.approx(0, abs=1e-3)
    assert review.start[0] == pytest.approx(solved.value, abs=1e-3)
    states = [state for state in record.states() if state.to_act == (0,)]
    for state, decision in zip(states, review.decisions, strict=True):
        assert isinstance(state, QwixxState) and state.roll is not None
        (marks,) = state.marks
        roll = [*state.roll.white, *(die or 0 for die in state.roll.colours)]
        sheet = (marks.rows, roll, marks.failed, sum(1 << c for c in state.locked))
        if state.crossed is None:
            advice = advisor.action_1(*sheet)
        else:
            advice = advisor.action_2(*sheet, crossed=state.crossed)
        costs = {line.choice: line.cost for line in advice}
        assert decision.loss == pytest.approx(costs[decision.move], abs=1e-3)
        worths = {each.move: each.value - decision.moves[0].value for each in decision.moves}
        assert worths == pytest.approx({word: -cost for word, cost in costs.items()}, abs=1e-3)


def test_with_one_seat_losses_are_the_solvers_costs_on_a_small_sheet(solved: Solution) -> None:
    for seed in range(5):
        check_by_solver(random_game(Qwixx(1, ALONE), seed), solved)


@pytest.fixture(scope="module")
def really_solved(tmp_path_factory: pytest.TempPathFactory) -> Solution:
    """The solution of Qwixx; unless it is stored here, solving takes minutes."""
    try:
        return open_solutions(kernels.QWIXX)[NO_LUCK]
    except MissingSolution:
        folder: Path = tmp_path_factory.mktemp("solutions")
        return solve(kernels.QWIXX, workers=cores(), folder=folder)


@pytest.mark.slow
def test_with_one_seat_losses_are_the_solvers_costs_in_real_games(really_solved: Solution) -> None:
    for seed in range(5):
        check_by_solver(random_game(Qwixx(1), seed), really_solved)


def test_a_known_blunder_is_found() -> None:
    # Red 11 in an empty row leaves one number of it; blue 11 is the second from the left.
    record = played(Qwixx(2), "5 6 1 1 1 1", "r11", "b11", "-")
    blunder, good, _ = review_record(record).decisions
    assert (blunder.move, blunder.grade) == ("r11", "blunder")
    assert blunder.best in ("b11", "g11") and blunder.loss > 0.1
    assert [move.move for move in blunder.moves][-1] in ("r11", "y11")
    assert good.loss < blunder.loss / 4


def test_a_seat_that_gives_a_won_game_away_loses_all_of_its_value() -> None:
    before = read_position(LAST_TURN)
    analysis = analyse(before.play(CHANCE, before.game.parse("6 6 . 1 1 1")))
    mine, yours = analysis.seats
    assert analysis.position == pytest.approx((1, 0))
    assert [(each.move, each.value) for each in mine.moves] == [("y12", 1.0), ("-", 0.0)]
    assert mine.moves[0].margin == 12
    assert [each.move for each in yours.moves] == ["-"]


def test_in_action_2_the_end_of_the_turn_is_judged() -> None:
    before = read_position(LAST_TURN)
    state = before.play(CHANCE, before.game.parse("6 1 . 6 1 1"))
    for seat in range(2):
        state = state.play(seat, state.legal(seat)[-1])
    analysis = analyse(state)
    (mine,) = analysis.seats
    assert [(each.move, each.value) for each in mine.moves] == [("y12", 1.0), ("x", 0.0)]
    assert analysis.position == (1.0, 0.0)


def test_before_a_throw_no_seat_has_moves() -> None:
    analysis = analyse(Qwixx(3).start())
    assert analysis.seats == ()
    assert sum(analysis.position) == pytest.approx(1)
    assert list(analysis.to_json()) == [
        *("unit", "exact", "values", "position", "margins", "seats"),
    ]
