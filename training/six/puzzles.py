"""Puzzles of Six: finds positions with a forced win, proves them, and puts them to `master`.

    python -m training.six.puzzles make 320     find that many and rewrite the file
    python -m training.six.puzzles check        prove all of them again
    python -m training.six.puzzles solve        how many `master` solves within a second

The package ships this file. A puzzle asks for the fastest win: its answers are all first moves
that are proven to win as fast as possible.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from crosshex.bots.six.master import MasterSix
from crosshex.bots.six.proof import Proof, Prover
from crosshex.bots.six.thinking import board_of, move_to_play
from crosshex.bots.six.weights import weights_for
from crosshex.fast.six.board import FOUR, MOVER
from crosshex.fast.six.constants import NONE
from crosshex.fast.six.search.generation import every_move
from crosshex.fast.six.search.root import rate_by_looks, safe_moves
from crosshex.fast.six.search.windows import class_size
from crosshex.fast.six.search.wins import winning
from crosshex.fast.six.search.work import Work, new_work, sort_moves
from crosshex.record import write_position
from crosshex.review.puzzle import Puzzle, name_of, read_puzzles, write_puzzles
from crosshex.rules import Shift, Six, SixState
from crosshex.rules.six import Variant

FILE = Path(__file__).parents[2] / "src" / "crosshex" / "review" / "puzzles" / "six.jsonl"
LENGTHS = (3, 5, 7, 9)
NODES = {False: 4_000, True: 1_500}
"""How many positions a proof may visit: while placing, while moving."""
QUICK, QUICK_NODES = 5, 150
"""How many plies the wins may take that are searched in every position, and with how many nodes."""
BACK = 4
"""How many earlier turns of the winner are examined for longer wins."""
CHECK = 4
"""How many times the nodes of the first proof a check may use."""
CHOICE = 4
LEVEL = {3: 1, 5: 2, 7: 3, 9: 3}
"""The level of a puzzle, by the plies of its win."""
VARIANTS: tuple[Variant, ...] = ("basic", "advanced")


class Find:
    """A position in which the side to move wins by force, before it becomes a puzzle."""

    def __init__(self, state: SixState, proof: Proof) -> None:
        self.state = state
        self.proof = proof

    @property
    def kind(self) -> tuple[str, str, int]:
        """Variant, phase and length."""
        return kind_of(self.state, self.proof.plies)


def kind_of(state: SixState, plies: int) -> tuple[str, str, int]:
    """Variant, phase and length of a win."""
    return state.game.variant, "moving" if state.moving else "placing", plies


def stored() -> tuple[Puzzle, ...]:
    """The puzzles that are kept."""
    return read_puzzles(FILE.read_text(encoding="utf-8"))


def state_of(puzzle: Puzzle) -> SixState:
    """The position of a puzzle."""
    state = puzzle.state
    assert isinstance(state, SixState)
    return state


def prover_for(state: SixState, longest: int, times: int = 1) -> Prover:
    """A prover that may visit ``times`` the usual number of positions."""
    return Prover(longest, times * NODES[state.moving])


def make_puzzle(state: SixState, proof: Proof) -> Puzzle:
    """Make a puzzle of a proven win: every first move that wins as fast is an answer."""
    prover = prover_for(state, proof.plies, CHECK)
    others = [
        str(move)
        for move in state.legal(state.seat)
        if move != proof.line[0] and prover.win_by(state, move) is not None
    ]
    position = write_position(state)
    return Puzzle(
        name=name_of(position),
        level=LEVEL[proof.plies],
        themes=themes_of(state, proof),
        position=position,
        seat=state.seat,
        answers=(str(proof.line[0]), *others),
        line=tuple(map(str, proof.line)),
    )


def themes_of(state: SixState, proof: Proof) -> tuple[str, ...]:
    """The phase, or "cutting" if the winner cuts hexagons off, and how the game ends."""
    phase = "moving" if state.moving else "placing"
    for number, move in enumerate(proof.line):
        if number % 2 == 0 and isinstance(move, Shift) and state.removed_by(move):
            phase = "cutting"
        state = state.play(state.seat, move)
    assert state.outcome is not None
    return phase, str(state.outcome.ending).replace(" ", "-")


def games(variant: Variant, chance: Random, work: Work) -> Iterator[SixState]:
    """The positions of a game between two players who judge by shape and block what they must."""
    state = Six(variant=variant, move_limit=30).start()
    while state.outcome is None:
        yield state
        board = board_of(state, weights_for(state.game))
        count = every_move(board, work, 0)
        if winning(board, 3 - int(board[MOVER])) != NONE:
            count = safe_moves(board, work, count) or count
        if count == 0:
            return
        rate_by_looks(board, work, count, 1.0)
        choice = chance.randrange(sort_moves(work, 0, count, CHOICE))
        state = state.play(state.seat, move_to_play(state, int(work.moves[0, choice])))


def find(wanted: int, seed: int, seconds: float, known: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """Find puzzles until there are ``wanted``, known ones included, spread evenly over the kinds.

    A game is followed until a side has a short forced win. Then the earlier turns of that side are
    searched for longer ones.
    """
    work = new_work(transposition_bits=14)
    found = {puzzle.name: puzzle for puzzle in known}
    kinds = Counter(kind_of(state_of(puzzle), len(puzzle.line)) for puzzle in known)
    most = -(-wanted // (len(VARIANTS) * 2 * len(LENGTHS)))
    begin = time.perf_counter()
    number = 0
    while len(found) < wanted and time.perf_counter() - begin < seconds:
        variant = VARIANTS[number % 2]
        number += 1
        turns: list[SixState] = []
        done = {False: False, True: False}
        for state in games(variant, Random(f"{seed} {number}"), work):
            turns.append(state)
            phase = "moving" if state.moving else "placing"
            if done[state.moving] or all(kinds[variant, phase, n] >= most for n in LENGTHS):
                continue
            if not _is_quick_win(state):
                continue
            done[state.moving] = True
            for lead in _lead_up(turns):
                if kinds[lead.kind] < most:
                    kinds[lead.kind] += 1
                    puzzle = make_puzzle(lead.state, lead.proof)
                    found[puzzle.name] = puzzle
                    seconds_so_far = round(time.perf_counter() - begin)
                    print(len(found), seconds_so_far, *lead.kind, flush=True)
                    break
    return list(found.values())


def _is_quick_win(state: SixState) -> bool:
    """Whether the side to move wins within five plies, but not at once."""
    board = board_of(state, weights_for(state.game))
    side = int(board[MOVER])
    if class_size(board, side, FOUR) == 0 or winning(board, side) != NONE:
        return False
    return Prover(QUICK, QUICK_NODES).win(state) is not None


def _lead_up(turns: list[SixState]) -> list[Find]:
    """The forced wins of the side to move, now and at its earlier turns; the longest first."""
    finds = []
    for state in turns[::-2][:BACK]:
        if state.moving is not turns[-1].moving:
            break
        usual = _with_usual_limits(state)
        proof = prover_for(usual, LENGTHS[-1]).win(usual)
        if proof is not None and proof.plies in LENGTHS:
            finds.append(Find(usual, proof))
    return sorted(finds, key=lambda each: -each.proof.plies)


def _with_usual_limits(state: SixState) -> SixState:
    return SixState(
        Six(variant=state.game.variant), state.black, state.red, state.seat, state.moving
    )


def prove_again(puzzle: Puzzle) -> None:
    """Prove a puzzle again: its length, and each of its answers."""
    state = state_of(puzzle)
    plies = len(puzzle.line)
    proof = prover_for(state, plies, CHECK).win(state)
    assert proof is not None and proof.plies == plies, puzzle.name
    prover = prover_for(state, plies, CHECK)
    for answer in puzzle.answers:
        assert prover.win_by(state, state.game.parse(answer)) is not None, (puzzle.name, answer)


def is_solved(puzzle: Puzzle, move: str) -> bool:
    """Whether a move wins by force, even if it is not the fastest."""
    if puzzle.is_right(move):
        return True
    state = state_of(puzzle)
    prover = prover_for(state, LENGTHS[-1], 10)
    if prover.win_by(state, state.game.parse(move)) is not None:
        return True
    # A quiet move wins if every reply loses.
    after = state.play(state.seat, state.game.parse(move))
    for reply in after.legal(after.seat):
        then = after.play(after.seat, reply)
        if then.outcome is not None:
            if state.seat not in then.outcome.winners:
                return False
        elif prover.win(then) is None:
            return False
    return True


def solve(nodes: int, only: int | None = None) -> dict[str, object]:
    """Put the puzzles to `master` and count what it solved, by phase and length.

    The same number of positions gives the same answers on every machine.
    """
    tried: Counter[str] = Counter()
    solved: Counter[str] = Counter()
    for puzzle in stored()[:: only or 1]:
        state = state_of(puzzle)
        move = str(MasterSix(state.game, seconds=None, nodes=nodes).choose(state, state.seat))
        kind = " ".join(map(str, kind_of(state, len(puzzle.line))))
        tried[kind] += 1
        solved[kind] += is_solved(puzzle, move)
    share = solved.total() / tried.total()
    return {
        "nodes": nodes,
        "puzzles": tried.total(),
        "solved": solved.total(),
        "share": round(share, 4),
        "by kind": {kind: f"{solved[kind]}/{tried[kind]}" for kind in sorted(tried)},
    }


def main() -> None:
    """Parse the command line and run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m training.six.puzzles",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("make", help="find puzzles and write the file again")
    make.add_argument("count", type=int)
    make.add_argument("--seed", type=int, default=1)
    make.add_argument("--add", action="store_true", help="keep the puzzles that are there")
    make.add_argument("--seconds", type=float, default=3600.0, help="stop looking after this time")
    commands.add_parser("check", help="prove every puzzle again")
    put = commands.add_parser("solve", help="let master solve them")
    put.add_argument("--nodes", type=int, default=300_000, help="positions for each puzzle")
    put.add_argument("--every", type=int, help="only every n-th puzzle")
    arguments = parser.parse_args()
    match arguments.command:
        case "make":
            known = stored() if arguments.add else ()
            puzzles = find(arguments.count, arguments.seed, arguments.seconds, known)
            FILE.write_text(write_puzzles(puzzles), encoding="utf-8")
        case "check":
            for puzzle in stored():
                prove_again(puzzle)
            print(f"{len(stored())} puzzles proven")
        case "solve":
            print(json.dumps(solve(arguments.nodes, arguments.every), indent=1))


if __name__ == "__main__":
    main()
