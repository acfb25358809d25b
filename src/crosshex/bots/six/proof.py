"""Wins of Six that are proven against every legal defence, each with a line that shows it.

A search that looks only at likely replies may claim a win that does not exist. A win is called
proven only if it is proven here:

>>> from crosshex.record import read_position
>>> state = read_position("six basic auto 1/2 placing | 0,0 1,0 2,0 3,0 | 0,1 1,1 2,1 0,-1")
>>> proof = find_win(state)
>>> proof.plies, [str(move) for move in proof.line]
(3, ['4,0', '5,0', '-1,0'])
"""

import time
from collections import Counter
from dataclasses import dataclass
from typing import Final

from crosshex.bots.six.thinking import board_of, move_to_play, position_hash
from crosshex.bots.six.weights import weights_for
from crosshex.fast.six.board import FIVE, MOVER, Board
from crosshex.fast.six.constants import NONE, PASS
from crosshex.fast.six.moves import make, target_of, unmake
from crosshex.fast.six.search.deepening import UNLIMITED, prepare, time_limit
from crosshex.fast.six.search.generation import every_move
from crosshex.fast.six.search.proof import DRAW, comes_back, prove, replies_to
from crosshex.fast.six.search.windows import class_size, class_window, hole_of
from crosshex.fast.six.search.wins import winning
from crosshex.fast.six.search.work import HALTED, LIMIT, NODES, PLIES, STOP, Work, new_work
from crosshex.rules import SixMove, SixState

LONGEST: Final = 9
"""The longest win that is looked for, in plies."""
MOST_NODES: Final = 4_000
"""How many positions a proof may look at."""
MOST_REPLIES: Final = 120
"""How many replies to a quiet move are tried; there are more only when hexagons move."""
_TRANSPOSITION_BITS = 14


@dataclass(frozen=True)
class Proof:
    """A win of the side to move that no legal defence prevents.

    Attributes:
        plies: how many moves both sides make up to the winning one, against the longest defence.
        line: such a game: a move of the winner, the longest defence, and so on to the end.
    """

    plies: int
    line: tuple[SixMove, ...]

    def __str__(self) -> str:
        return " ".join(map(str, self.line))


class Prover:
    """Finds proofs; it keeps its working space, so one prover should serve many questions.

    Args:
        longest: how many plies a win may take.
        nodes: how many positions each proof may look at.
        seconds: how long each may take; None for no limit.
    """

    def __init__(
        self, longest: int = LONGEST, nodes: int = MOST_NODES, seconds: float | None = None
    ) -> None:
        self.longest = longest
        self.nodes = nodes
        self.seconds = seconds
        self._work: Work = new_work(_TRANSPOSITION_BITS)

    def win(self, state: SixState) -> Proof | None:
        """The shortest win of the side to move that is found; None if none is proven."""
        if state.outcome is not None:
            return None
        board = board_of(state, weights_for(state.game))
        self._begin(state)
        with time_limit(self._work, self.seconds):
            plies, first = self._shortest(board, self._most(state))
        if plies == 0:
            return None
        return Proof(plies, self._told(state, self._line(board, plies, first)))

    def win_by(self, state: SixState, move: SixMove) -> Proof | None:
        """A win that begins with this legal move.

        If it threatens nothing, every legal reply must leave a win by threats. That is not tried
        where there are very many replies, as when hexagons move.
        """
        side = state.side
        after = state.play(state.seat, move)
        if after.outcome is not None:
            won = state.seat in after.outcome.winners
            return Proof(1, (move,)) if won else None
        board = board_of(after, weights_for(state.game))
        self._begin(after)
        mover = 1 + side
        if winning(board, 3 - mover) != NONE or comes_back(board, self._work):
            return None
        if winning(board, mover) == NONE:
            return self._quiet_win(after, move)
        with time_limit(self._work, self.seconds):
            answered = self._longest_reply(board, self._most(state) - 1)
        if answered is None:
            return None
        plies, reply, best = answered
        make(board, reply)
        line = [reply, *self._line(board, plies, best)]
        return Proof(plies + 2, (move, *self._told(after, line)))

    def _quiet_win(self, after: SixState, move: SixMove) -> Proof | None:
        """A win by a move that threatens nothing, from the position after it."""
        replies = list(after.legal(after.seat))
        if len(replies) > MOST_REPLIES:
            return None
        end = None if self.seconds is None else time.monotonic() + self.seconds
        worst: Proof | None = None
        while replies:
            reply = replies.pop(0)
            found = self.win(after.play(after.seat, reply))
            if found is None or (end is not None and time.monotonic() > end):
                return None
            if worst is None or found.plies + 2 > worst.plies:
                worst = Proof(found.plies + 2, (move, reply, *found.line))
            # A reply that takes a cell of this win may refute it: try it next, to fail early.
            needed = frozenset(found.line)
            replies.sort(key=lambda each: each not in needed)
        return worst

    def _begin(self, state: SixState) -> None:
        """Empty the transposition table, and note the positions whose repetition is a draw."""
        times = Counter(position_hash(*position) for position in state.earlier)
        often = state.game.repetition
        drawn = [key for key, count in times.items() if often is not None and count >= often - 1]
        prepare(self._work, drawn, UNLIMITED, self.nodes)
        self._work.transpositions[:] = 0

    def _most(self, state: SixState) -> int:
        """How long a win may take before the move limit ends the game."""
        limit = state.game.move_limit
        return self.longest if limit is None else min(self.longest, limit - state.quiet)

    def _shortest(self, board: Board, most: int, sure: bool = False) -> tuple[int, int]:
        """The length of the shortest proven win and its first move; 0 if there is none.

        With ``sure``, a win within ``most`` plies is known to exist. Shorter wins are searched with
        the usual number of nodes, and a win of the full length without a limit.
        """
        control = self._work.control
        for plies in range(1, most + 1, 2):
            if sure:
                control[[STOP, HALTED, NODES]] = 0
                control[LIMIT] = self.nodes if plies + 2 <= most else UNLIMITED
            if prove(board, self._work, plies, 0):
                return plies, int(self._work.killers[0, 0])
            if control[HALTED] and not sure:
                break
        return 0, NONE

    def _longest_reply(
        self, board: Board, most: int, sure: bool = False
    ) -> tuple[int, int, int] | None:
        """The longest defence against a threat: plies left to the win, the reply, the next move.

        None if a reply refutes the threat, or if the win is not proven; never with ``sure``.
        """
        count = replies_to(board, self._work, PLIES)
        if count == DRAW:
            return None
        replies = [int(move) for move in self._work.moves[PLIES, :count]]
        worst = (0, NONE, NONE)
        for reply in replies:
            make(board, reply)
            plies, first = self._shortest(board, most - 1, sure)
            unmake(board, reply)
            if plies == 0:
                return None
            worst = max(worst, (plies, reply, first), key=lambda each: each[0])
        if worst[0]:
            return worst
        reply = self._any_reply(board)
        make(board, reply)
        win = int(winning(board, int(board[MOVER])))
        unmake(board, reply)
        return 1, reply, win

    def _any_reply(self, board: Board) -> int:
        """A reply where none helps: if possible, one that blocks a shape."""
        other = 3 - int(board[MOVER])
        count = every_move(board, self._work, PLIES)
        moves = [int(move) for move in self._work.moves[PLIES, :count]]
        if not moves:
            return PASS
        if class_size(board, other, FIVE):
            hole = hole_of(board, class_window(board, other, FIVE, 0), 0)
            moves.sort(key=lambda move: target_of(move) != hole)
        for move in moves:
            make(board, move)
            won = winning(board, other) != NONE
            unmake(board, move)
            if won:
                return move
        raise AssertionError("a reply that was skipped prevents the win")

    def _line(self, board: Board, plies: int, first: int) -> list[int]:
        """The moves of a win, from the position before its first move."""
        line = [first]
        make(board, first)
        while plies > 1:
            answered = self._longest_reply(board, plies - 1, sure=True)
            assert answered is not None
            plies, reply, first = answered
            for move in (reply, first):
                make(board, move)
                line.append(move)
        return line

    def _told(self, state: SixState, line: list[int]) -> tuple[SixMove, ...]:
        """A line as moves of the rules."""
        told: list[SixMove] = []
        for move in line:
            told.append(move_to_play(state, move))
            state = state.play(state.seat, told[-1])
        return tuple(told)


def find_win(state: SixState, longest: int = LONGEST, nodes: int = MOST_NODES) -> Proof | None:
    """A win of the side to move that no legal defence prevents, or None if none is proven."""
    return Prover(longest, nodes).win(state)
