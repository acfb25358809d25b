"""A win that is called proven holds against every legal defence, by the readable rules."""

from crosshex.bots.six.proof import MOST_REPLIES, Prover, find_win
from crosshex.record import read_position
from crosshex.rules import Cell, Ending, Put, Six, SixMove, SixState

NO_WIN = (
    "six advanced auto 2/2 moving 2 | -2,-4 -1,-3 -1,-1 -1,0 0,-5 1,-2 1,0 2,-7 2,-6 2,-5 2,-4 2,-3"
    " 2,0 | -3,-3 -2,-3 -1,-2 0,-3 0,0 1,-5 1,-4 1,-3 2,-8 2,-1 3,-1"
)
"""A move threatens to win in many ways here, but the other side draws at once."""


def position(text: str) -> SixState:
    state = read_position(text)
    assert isinstance(state, SixState)
    return state


def after(state: SixState, *words: str) -> SixState:
    for word in words:
        state = state.play(state.seat, state.parse(state.seat, word))
    return state


def test_a_win_that_one_reply_of_many_turns_into_a_draw_is_not_proven() -> None:
    state = position(NO_WIN)
    drawn = after(state, "0,-3>4,-1", "-1,-3>-2,-2")
    assert drawn.outcome is not None and drawn.outcome.winners == ()
    assert drawn.outcome.ending == Ending.TOO_FEW_HEXAGONS
    assert Prover().win_by(state, state.game.parse("0,-3>4,-1")) is None
    assert find_win(state) is None


def test_the_line_is_played_to_the_win() -> None:
    state = position("six basic auto 1/2 placing | 0,0 1,0 2,0 3,0 | 0,1 1,1 2,1 0,-1")
    proof = find_win(state)
    assert proof is not None and proof.plies == len(proof.line) == 3
    end = after(state, *map(str, proof.line))
    assert end.outcome is not None and end.outcome.winners == (0,)


def test_a_move_that_gives_the_win_away_is_not_proven() -> None:
    state = position("six basic auto 1/2 placing | 0,0 1,0 2,0 3,0 | 0,1 1,1 2,1 0,-1")
    prover = Prover()
    assert prover.win_by(state, Put(Cell(4, 0))) is not None
    assert prover.win_by(state, Put(Cell(-1, 0))) is not None
    assert prover.win_by(state, Put(Cell(3, 1))) is None
    # With one end blocked it threatens to win, but only in one place.
    barred = position("six basic auto 1/2 placing | 0,0 1,0 2,0 3,0 | 0,1 1,1 2,1 -1,0")
    assert prover.win_by(barred, Put(Cell(4, 0))) is None


QUIET = (
    "six basic auto 1/2 placing | -3,3 0,-1 1,0 2,-1 3,-3 3,-2 3,-1 3,0"
    " | -2,2 -1,-1 -1,1 0,0 1,-1 2,-2 2,0 3,-4"
)
"""Black wins by 4,-3, which threatens nothing at once."""


def test_a_quiet_move_wins_if_every_legal_reply_leaves_a_win() -> None:
    state = position(QUIET)
    assert find_win(state) is None
    proof = Prover().win_by(state, Put(Cell(4, -3)))
    assert proof is not None and proof.plies == len(proof.line) == 5
    end = after(state, *map(str, proof.line))
    assert end.outcome is not None and end.outcome.winners == (0,)
    quiet = after(state, "4,-3")
    longest = 0
    for reply in quiet.legal(1):
        further = find_win(quiet.play(1, reply))
        assert further is not None
        longest = max(longest, further.plies)
    assert proof.plies == longest + 2
    # A move elsewhere lets the other side win.
    assert Prover().win_by(state, Put(Cell(-4, 3))) is None


def test_a_quiet_move_with_very_many_replies_is_not_judged() -> None:
    state = position(NO_WIN)
    assert len(after(state, str(state.legal(state.seat)[0])).legal(0)) > MOST_REPLIES
    move = next(
        move for move in state.legal(state.seat) if find_win(state.play(state.seat, move)) is None
    )
    assert Prover().win_by(state, move) is None


def test_nothing_is_proven_if_there_is_no_win() -> None:
    assert find_win(Six().start()) is None
    over = position("six basic auto 1/2 placing | 0,0 1,0 2,0 3,0 4,0 | 0,1 1,1 2,1 0,-1 1,-1")
    assert find_win(after(over, "5,0")) is None


MOVING = (
    "six basic auto 1/2 moving 0 | -4,-1 -4,2 -3,-1 -3,1 -2,-3 -2,-2 -2,0 -1,-3 -1,-1 -1,0 "
    "-1,1 -1,3 0,-2 0,2 0,3 0,4 0,5 1,-4 1,0 1,3 2,3 | -5,3 -4,-2 -3,-4 -3,-2 -3,0 -2,-4 -2,-1 "
    "-2,1 -2,2 -1,-4 -1,2 -1,4 0,-4 0,0 0,1 0,6 1,-3 1,-2 1,1 1,4 2,2"
)
"""Black wins within three plies."""


def test_a_win_must_end_before_the_move_limit() -> None:
    free = position(MOVING)
    proof = find_win(free)
    assert proof is not None and proof.plies == 3
    for left, proven in ((3, True), (2, False)):
        late = SixState(
            Six(move_limit=10), free.black, free.red, free.seat, moving=True, quiet=10 - left
        )
        assert (find_win(late) is not None) is proven


def test_a_defence_that_repeats_the_position_refutes_a_win() -> None:
    free = position(MOVING)
    proof = find_win(free)
    assert proof is not None
    threat = free.play(free.seat, proof.line[0])
    idle: SixMove = next(iter(threat.legal(1)))
    reached = threat.play(1, idle)
    seen_twice = [(reached.black, reached.red, reached.side)] * 2
    again = SixState(
        Six(), free.black, free.red, free.seat, moving=True, quiet=8, earlier=tuple(seen_twice)
    )
    drawn = again.play(0, proof.line[0]).play(1, idle)
    assert drawn.outcome is not None and drawn.outcome.ending == Ending.REPETITION
    assert Prover().win_by(again, proof.line[0]) is None
    assert Prover().win_by(free, proof.line[0]) is not None


def test_partners_win_together() -> None:
    state = position("six basic auto 3/4 placing | 0,0 1,0 2,0 3,0 | 0,1 1,1 2,1 0,-1")
    proof = find_win(state)
    assert proof is not None and proof.plies == 3
    end = after(state, *map(str, proof.line))
    assert end.outcome is not None and end.outcome.winners == (0, 2)
