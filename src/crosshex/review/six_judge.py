"""Judges positions of Six: what every move is worth, and what can be forced, with the proof.

A move is worth what the position after it is worth. A short search of every move selects those that
get a longer search: the best, and the one that was played. The others are valued no higher than the
best. Then proofs correct the values: a move that is proven to win has the chance 1, a move that is
proven to lose the chance 0. A win that is not proven stays a little below 1 and is called likely.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from crosshex.bots.six.proof import LONGEST, Proof, Prover
from crosshex.bots.six.ratings import numbered, rate
from crosshex.bots.six.thinking import begin, board_of, move_to_play
from crosshex.bots.six.values import Chances
from crosshex.bots.six.weights import weights_for
from crosshex.fast.six.board import MOVER
from crosshex.fast.six.constants import NONE
from crosshex.fast.six.moves import make, unmake
from crosshex.fast.six.search.alphabeta import WON
from crosshex.fast.six.search.deepening import UNLIMITED, think
from crosshex.fast.six.search.wins import winning
from crosshex.fast.six.search.work import new_work
from crosshex.review.types import Forced
from crosshex.rules import SixMove, SixState

NODES: Final = 1_500
"""How many nodes the search of one position visits if there is no time limit."""
LOOK_NODES: Final = 3_000
"""How many nodes the short search of every move visits."""
CLOSER: Final = 6
"""How many of the best moves get a longer search."""
PROOF_NODES: Final = 1_000
"""How many nodes a proof may visit."""
CHECKED: Final = 12
"""How many of the best moves are tested for a proven loss, until one has none."""
FEW: Final = 100
"""If more moves than this prevent an immediate win, the only defence is not searched for."""
SEARCH_SHARE, LOOK_SHARE = 0.5, 0.15
"""The shares of the time for the longer and the short searches; the rest is for proofs."""
_TRANSPOSITION_BITS = 16


@dataclass(frozen=True)
class JudgedPosition:
    """A position with all its moves.

    Attributes:
        value: the chance of the side to move, by a search of the position.
        moves: every legal move and the chance after it, the best first.
        forced: what the side to move can force: a win, or the only defence.
        lost: for moves that are proven to lose, the line of the other side.
    """

    value: float
    moves: tuple[tuple[SixMove, float], ...]
    forced: Forced | None
    lost: dict[SixMove, Proof]

    @property
    def best(self) -> float:
        """The chance after the best move."""
        return self.moves[0][1]

    def chance(self, move: SixMove) -> float:
        """The chance of the side to move after a move."""
        return dict(self.moves)[move]

    def given_up(self) -> JudgedPosition:
        """The same position after a move that is proven to win: every reply loses."""
        return JudgedPosition(0.0, tuple((move, 0.0) for move, _ in self.moves), None, self.lost)


class SixJudge:
    """Judges positions; each thread needs its own, because it has a work space.

    Args:
        chances: turns values of the search into chances of winning.
        seconds: for a position; None for fixed numbers of nodes, which is deterministic.
    """

    def __init__(self, chances: Chances, seconds: float | None = None) -> None:
        self._chances = chances
        self._seconds = seconds
        self._work = new_work(_TRANSPOSITION_BITS)
        # A position needs one proof for itself and some for its moves.
        left = None if seconds is None else (1 - SEARCH_SHARE - LOOK_SHARE) * seconds / 4
        proof_nodes = PROOF_NODES if seconds is None else UNLIMITED
        self._prover = Prover(LONGEST, proof_nodes, left)
        self._quick = Prover(LONGEST, PROOF_NODES // 4, left and left / 4)

    def judge(self, state: SixState, played: SixMove | None = None) -> JudgedPosition:
        """Every legal move, and what can be forced; ``played`` always gets the longer search."""
        value, claimed = self._think(state)
        worth = self._worth(state, claimed, played)
        proof = self._prover.win(state)
        if proof is None and claimed is not None:
            proof = self._prover.win_by(state, claimed)
        if proof is not None:
            worth[proof.line[0]] = 1.0
            if played is not None and worth[played] < 1 and self._prover.win_by(state, played):
                worth[played] = 1.0
            win = Forced("win", True, tuple(map(str, proof.line)))
            return JudgedPosition(1.0, _ranked(worth), win, {})
        lost = self._losses(state, worth, played)
        forced = None
        best = max(worth, key=lambda move: worth[move])
        if claimed == best:
            forced = Forced("win", False, (str(best),))
        elif defence := self._only_defence(state, worth, lost):
            forced = Forced("defence", True, (str(defence),))
        ranked = _ranked(worth)
        return JudgedPosition(value if ranked[0][1] > 0 else 0.0, ranked, forced, lost)

    def _think(self, state: SixState) -> tuple[float, SixMove | None]:
        """The chance of the side to move, and a move that wins according to the search, or None."""
        # Clear what earlier searches left, so that a position always gets the same value.
        for array in (self._work.transpositions, self._work.proofs, self._work.history):
            array[:] = 0
        self._work.killers[:] = NONE
        seconds = None
        if self._seconds is not None:
            seconds = SEARCH_SHARE * self._seconds / (CLOSER + 2)
        begin(self._work, state, NODES if seconds is None else UNLIMITED)
        thought = think(board_of(state, weights_for(state.game)), self._work, seconds)
        claimed = move_to_play(state, thought.move) if thought.value >= WON else None
        return self._chances.of(thought.value, state), claimed

    def _worth(
        self, state: SixState, claimed: SixMove | None, played: SixMove | None
    ) -> dict[SixMove, float]:
        """What every move is worth by the searches."""
        seconds = None if self._seconds is None else LOOK_SHARE * self._seconds
        nodes = LOOK_NODES if seconds is None else UNLIMITED
        rated = rate(state, self._work, nodes, seconds, played)
        closer = [each for each in rated if each.share is None][:CLOSER]
        closer += [each for each in rated if each.move in (claimed, played) and each not in closer]
        worth: dict[SixMove, float] = {}
        for each in closer:
            after = state.play(state.seat, each.move)
            if after.outcome is None:
                worth[each.move] = 1 - self._think(after)[0]
            else:
                worth[each.move] = _share(after, state.seat)
        if claimed is not None:
            worth[claimed] = max(worth[claimed], self._chances.of(WON, state))
        rest = [chance for move, chance in worth.items() if move != played]
        least, most = min(rest, default=1.0), max(rest, default=1.0)
        first = self._chances.of(rated[0].value, state)
        for each in rated:
            if each.share is not None:
                worth[each.move] = each.share
            elif each.move not in worth:
                chance = _shifted(self._chances.of(each.value, state), first, most)
                worth[each.move] = min(chance, least)
        return worth

    def _losses(
        self, state: SixState, worth: dict[SixMove, float], played: SixMove | None
    ) -> dict[SixMove, Proof]:
        """Try to prove that moves lose: the one played, then the best until a proof fails."""
        lost: dict[SixMove, Proof] = {}
        if played is not None:
            self._try_loss(state, played, worth, lost, self._prover)
        for _ in range(CHECKED):
            best = max(worth, key=lambda move: worth[move])
            if best == played or not self._try_loss(state, best, worth, lost, self._prover):
                break
        return lost

    @staticmethod
    def _try_loss(
        state: SixState,
        move: SixMove,
        worth: dict[SixMove, float],
        lost: dict[SixMove, Proof],
        prover: Prover,
    ) -> bool:
        """Record that a move loses, if that can be proven; whether it can."""
        if move in lost:
            return True
        proof = prover.win(state.play(state.seat, move))
        if proof is None:
            return False
        lost[move] = proof
        worth[move] = 0.0
        return True

    def _only_defence(
        self, state: SixState, worth: dict[SixMove, float], lost: dict[SixMove, Proof]
    ) -> SixMove | None:
        """The only move that is not proven to lose, if there is just one."""
        board = board_of(state, weights_for(state.game))
        other = 3 - int(board[MOVER])
        barring = []
        for move, number in numbered(state):
            if move in lost or number is None or worth[move] == 0:
                continue
            make(board, number)
            if winning(board, other) == NONE:
                barring.append(move)
            unmake(board, number)
        threatened = bool(lost) or len(barring) < len(worth)
        if not threatened or not 1 <= len(barring) <= FEW:
            return None
        holding = [
            move for move in barring if not self._try_loss(state, move, worth, lost, self._quick)
        ]
        return holding[0] if len(holding) == 1 else None


def _shifted(chance: float, most: float, said: float) -> float:
    """The chance of a move if the chance of the best one is corrected from ``most`` to ``said``."""
    odds = _log_odds(chance) - _log_odds(most) + _log_odds(said)
    return 1 / (1 + math.exp(-odds))


def _log_odds(chance: float) -> float:
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return math.log(chance / (1 - chance))


def _share(state: SixState, seat: int) -> float:
    """What the side of a seat got of a game that is over: 1, 0.5 or 0."""
    assert state.outcome is not None
    return 0.5 if not state.outcome.winners else float(seat in state.outcome.winners)


def _ranked(worth: dict[SixMove, float]) -> tuple[tuple[SixMove, float], ...]:
    return tuple(sorted(worth.items(), key=lambda item: -item[1]))
