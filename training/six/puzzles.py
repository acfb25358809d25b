"""Puzzles of Six: positions with a forced win, found in games, proven, kept, and put to `master`.

    python -m training.six.puzzles make 320     find that many and write the file anew
    python -m training.six.puzzles check        prove all of them again
    python -m training.six.puzzles solve        how many `master` solves within a second

A line of the file is the number of plies, a first move that wins, and the position.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from crosshex.bots.six_master import MasterSix
from crosshex.bots.six_thinking import board_of, move_to_play, prepare
from crosshex.bots.six_weights import weights_for
from crosshex.fast.six_board import FOUR, MOVER
from crosshex.fast.six_proof import prove
from crosshex.fast.six_search import every_move, rate_by_looks, safe_moves
from crosshex.fast.six_threats import NONE, Work, class_size, new_work, sort_moves, winning
from crosshex.record import read_position, write_position
from crosshex.rules import Six, SixState
from crosshex.rules.six import Variant

FILE = Path(__file__).parent / "puzzles.txt"
LENGTHS = (3, 5, 7, 9)
NODES = {False: 4_000, True: 1_500}
"""How many positions a proof may look at, placing and moving."""
QUICK, QUICK_NODES = 5, 150
"""How long the wins are that are looked for in every position, and what that may cost."""
BACK = 4
"""How many turns of the winner are looked at before."""
CHECK = 4
"""How many times more a check may cost than the first proof did."""
CHOICE = 4
VARIANTS: tuple[Variant, ...] = ("basic", "advanced")


class Puzzle(NamedTuple):
    """A position whose side to move wins by force.

    Attributes:
        plies: the moves of both sides up to the winning one, if the defender does their best.
        first: a first move that wins.
        state: the position.
    """

    plies: int
    first: str
    state: SixState

    def __str__(self) -> str:
        return f"{self.plies} {self.first} {write_position(self.state)}"

    @classmethod
    def parse(cls, line: str) -> Puzzle:
        """Read a line of the file."""
        plies, first, position = line.split(maxsplit=2)
        state = read_position(position)
        assert isinstance(state, SixState)
        return cls(int(plies), first, state)

    @property
    def kind(self) -> tuple[str, str, int]:
        """Variant, phase and length."""
        phase = "moving" if self.state.moving else "placing"
        return self.state.game.variant, phase, self.plies


def read_puzzles() -> list[Puzzle]:
    """The puzzles that are kept."""
    return [Puzzle.parse(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def forced_win_in(state: SixState, longest: int, nodes: int, work: Work) -> tuple[int, str] | None:
    """The length of a proven win of the side to move and its first move, or None."""
    board = board_of(state, weights_for(state.game))
    for plies in range(1, longest + 1, 2):
        prepare(work, (), 1 << 60, nodes)
        work.table[:] = 0
        if prove(board, work, plies, 0):
            return plies, str(move_to_play(state, int(work.killers[0, 0])))
    return None


def games(variant: Variant, chance: Random, work: Work) -> Iterator[SixState]:
    """The positions of a game between two who look at shapes and bar what they must."""
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
    """So many puzzles, the known ones among them, as evenly as they come over the kinds.

    A game is followed until somebody has a short forced win; then the same side's earlier turns are
    looked at for longer ones.
    """
    work = new_work(table_bits=14)
    found = {str(puzzle): puzzle for puzzle in known}
    kinds = Counter(puzzle.kind for puzzle in known)
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
            if not _is_quick_win(state, work):
                continue
            done[state.moving] = True
            for puzzle in _lead_up(turns, work):
                if kinds[puzzle.kind] < most:
                    kinds[puzzle.kind] += 1
                    found[str(puzzle)] = puzzle
                    seconds_so_far = round(time.perf_counter() - begin)
                    print(len(found), seconds_so_far, *puzzle.kind, flush=True)
                    break
    return sorted(found.values(), key=lambda puzzle: (puzzle.kind, str(puzzle)))


def _is_quick_win(state: SixState, work: Work) -> bool:
    """Whether the side to move wins within five plies, but not at once."""
    board = board_of(state, weights_for(state.game))
    side = int(board[MOVER])
    if class_size(board, side, FOUR) == 0 or winning(board, side) != NONE:
        return False
    return forced_win_in(state, QUICK, QUICK_NODES, work) is not None


def _lead_up(turns: list[SixState], work: Work) -> list[Puzzle]:
    """The forced wins of the side to move, now and at its turns before; the longest first."""
    puzzles = []
    for state in turns[::-2][:BACK]:
        if state.moving is not turns[-1].moving:
            break
        proof = forced_win_in(state, LENGTHS[-1], NODES[state.moving], work)
        if proof is not None and proof[0] in LENGTHS:
            puzzles.append(Puzzle(*proof, _with_usual_limits(state)))
    return sorted(puzzles, key=lambda puzzle: -puzzle.plies)


def _with_usual_limits(state: SixState) -> SixState:
    return SixState(
        Six(variant=state.game.variant), state.black, state.red, state.seat, state.moving
    )


def is_solved(puzzle: Puzzle, move: str, work: Work) -> bool:
    """Whether a move still wins by force, by the same proof."""
    if move == puzzle.first:
        return True
    state = puzzle.state.play(puzzle.state.seat, puzzle.state.parse(puzzle.state.seat, move))
    if state.outcome is not None:
        return puzzle.state.seat in state.outcome.winners
    # Every reply of the other side has to lose; a reply that wins or draws refutes the move.
    for reply in state.legal(state.seat):
        after = state.play(state.seat, reply)
        if after.outcome is not None:
            if puzzle.state.seat not in after.outcome.winners:
                return False
        elif not _wins(after, work):
            return False
    return True


def _wins(state: SixState, work: Work) -> bool:
    board = board_of(state, weights_for(state.game))
    if winning(board, int(board[MOVER])) != NONE:
        return True
    return forced_win_in(state, LENGTHS[-1], 10 * NODES[state.moving], work) is not None


def solve(movetime: float, only: int | None = None) -> dict[str, object]:
    """Put the puzzles to `master`; what it solved, by phase and length."""
    work = new_work(table_bits=14)
    tried: Counter[str] = Counter()
    solved: Counter[str] = Counter()
    for puzzle in read_puzzles()[:: only or 1]:
        bot = MasterSix(puzzle.state.game, movetime=movetime)
        move = str(bot.choose(puzzle.state, puzzle.state.seat))
        kind = " ".join(map(str, puzzle.kind))
        tried[kind] += 1
        solved[kind] += is_solved(puzzle, move, work)
    share = solved.total() / tried.total()
    return {
        "movetime": movetime,
        "puzzles": tried.total(),
        "solved": solved.total(),
        "share": round(share, 4),
        "by kind": {kind: f"{solved[kind]}/{tried[kind]}" for kind in sorted(tried)},
    }


def main() -> None:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(
        prog="python -m training.six.puzzles",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("make", help="find puzzles and write the file anew")
    make.add_argument("count", type=int)
    make.add_argument("--seed", type=int, default=1)
    make.add_argument("--add", action="store_true", help="keep those that are there")
    make.add_argument("--seconds", type=float, default=3600.0, help="stop looking after so long")
    check = commands.add_parser("check", help="prove every puzzle again")
    check.add_argument("--renew", action="store_true", help="write what was found into the file")
    put = commands.add_parser("solve", help="put them to master")
    put.add_argument("--movetime", type=float, default=1.0, help="seconds for each")
    put.add_argument("--every", type=int, help="only every n-th puzzle")
    arguments = parser.parse_args()
    match arguments.command:
        case "make":
            known = read_puzzles() if arguments.add else []
            puzzles = find(arguments.count, arguments.seed, arguments.seconds, known)
            FILE.write_text("".join(f"{puzzle}\n" for puzzle in puzzles), encoding="utf-8")
        case "check":
            work = new_work(table_bits=14)
            puzzles = []
            for puzzle in read_puzzles():
                nodes = CHECK * NODES[puzzle.state.moving]
                proof = forced_win_in(puzzle.state, LENGTHS[-1], nodes, work)
                assert proof is not None, str(puzzle)
                puzzles.append(Puzzle(*proof, puzzle.state))
            if arguments.renew:
                FILE.write_text("".join(f"{puzzle}\n" for puzzle in puzzles), encoding="utf-8")
            assert arguments.renew or puzzles == read_puzzles(), "another length or first move"
            print(f"{len(puzzles)} puzzles proven")
        case "solve":
            print(json.dumps(solve(arguments.movetime, arguments.every), indent=1))


if __name__ == "__main__":
    main()
