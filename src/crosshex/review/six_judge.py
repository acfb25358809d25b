"""What every move of a position of Six is worth, and what can be forced there, with the proof.

A search says what the position is worth, and that is what its best move is worth. A second one
looks at every move and says how much worse the others are. Then proofs correct it: what is proven
to win is worth everything, what is proven to lose nothing. A win that the search only claims stays
a little below, and is called likely.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from crosshex.bots.six_master import think
from crosshex.bots.six_proof import LONGEST, Proof, Prover
from crosshex.bots.six_ratings import Rated, numbered, rate
from crosshex.bots.six_thinking import begin, board_of, move_to_play
from crosshex.bots.six_values import Chances
from crosshex.bots.six_weights import weights_for
from crosshex.fast.six_board import MOVER, make, unmake
from crosshex.fast.six_search import WON
from crosshex.fast.six_threats import NONE, new_work, winning
from crosshex.review.types import Forced
from crosshex.rules import SixMove, SixState

NODES: Final = 4_000
"""How many positions each of the two searches looks at where nobody names a time."""
PROOF_NODES: Final = 1_000
"""How many a proof does."""
SURELY: Final = 1 << 40
CHECKED: Final = 12
"""So many of the best moves are tried for a proof that they lose, until one does not."""
FEW: Final = 100
"""Where more moves than this bar a win at once, nobody looks for the only defence."""
SEARCH_SHARE: Final = 0.3
"""The part of the time that each search gets; the rest is for proofs."""
_TABLE_BITS = 16


@dataclass(frozen=True)
class Judged:
    """A position with all its moves.

    Attributes:
        moves: every legal move and the chance of the side to move after it, the best first.
        forced: what the side to move can force: a win, or the only defence.
        lost: for moves that are proven to lose, the line of the other side.
    """

    moves: tuple[tuple[SixMove, float], ...]
    forced: Forced | None
    lost: dict[SixMove, Proof]

    @property
    def best(self) -> float:
        """The chance of the side to move."""
        return self.moves[0][1]

    def chance(self, move: SixMove) -> float:
        """The chance of the side to move after a move."""
        return dict(self.moves)[move]


class SixJudge:
    """Judges positions; one for each thread, because it keeps its working space.

    Args:
        chances: from the values of the search to chances.
        movetime: seconds for a position; None: fixed nodes, and so the same answer every time.
    """

    def __init__(self, chances: Chances, movetime: float | None = None) -> None:
        self._chances = chances
        self._seconds = None if movetime is None else SEARCH_SHARE * movetime
        self._nodes = NODES if movetime is None else SURELY
        self._work = new_work(_TABLE_BITS)
        # A position asks for a proof of its own and for a few of its moves.
        left = None if movetime is None else (1 - 2 * SEARCH_SHARE) * movetime / 4
        proof_nodes = PROOF_NODES if movetime is None else SURELY
        self._prover = Prover(LONGEST, proof_nodes, left)
        self._quick = Prover(LONGEST, PROOF_NODES // 4, left and left / 4)

    def judge(self, state: SixState, played: SixMove | None = None) -> Judged:
        """Every legal move, and what can be forced; ``played`` is looked at as closely as any."""
        worth, claimed = self._search(state, played)
        proof = self._prover.win(state)
        if proof is not None:
            worth[proof.line[0]] = 1.0
            if played is not None and worth[played] < 1 and self._prover.win_by(state, played):
                worth[played] = 1.0
            return Judged(_ranked(worth), _told(proof), {})
        lost = self._losses(state, worth, played)
        likely = max(worth, key=lambda move: worth[move])
        forced = None
        if claimed == likely:
            forced = Forced("win", False, (str(likely),))
        elif defence := self._only_defence(state, worth, lost):
            forced = Forced("defence", True, (str(defence),))
        return Judged(_ranked(worth), forced, lost)

    def _search(
        self, state: SixState, played: SixMove | None
    ) -> tuple[dict[SixMove, float], SixMove | None]:
        """What every move is worth by the searches, and a move of which they claim that it wins."""
        # Nothing of another position may show, so that the same one is judged alike.
        for array in (self._work.table, self._work.proofs, self._work.history):
            array[:] = 0
        self._work.killers[:] = NONE
        begin(self._work, state, self._nodes)
        thought = think(board_of(state, weights_for(state.game)), self._work, self._seconds)
        best = move_to_play(state, thought.move)
        rated = rate(state, self._work, self._nodes, self._seconds, played)
        most = max(self._chance(state, each) for each in rated)
        said = self._chances.of(thought.value, state)
        worth = {
            each.move: each.share
            if each.share is not None
            else _shifted(self._chance(state, each), most, said)
            for each in rated
        }
        if worth[best] < 1:
            # The first search looks deeper: what it chooses is as good as any.
            worth = {best: max(worth.values())} | {
                move: chance for move, chance in worth.items() if move != best
            }
        return worth, best if thought.value >= WON else None

    def _chance(self, state: SixState, rated: Rated) -> float:
        return self._chances.of(rated.value, state) if rated.share is None else rated.share

    def _losses(
        self, state: SixState, worth: dict[SixMove, float], played: SixMove | None
    ) -> dict[SixMove, Proof]:
        """Prove that moves lose: the one that was played, and the best until one does not."""
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
        """Note that a move loses, if that can be proven."""
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
    """The chance of a move if the best one, of chance ``most``, has the chance ``said``."""
    if most >= 1:
        return chance
    odds = _log_odds(chance) - _log_odds(most) + _log_odds(said)
    return 1 / (1 + math.exp(-odds))


def _log_odds(chance: float) -> float:
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return math.log(chance / (1 - chance))


def _ranked(worth: dict[SixMove, float]) -> tuple[tuple[SixMove, float], ...]:
    return tuple(sorted(worth.items(), key=lambda item: -item[1]))


def _told(proof: Proof) -> Forced:
    return Forced("win", True, tuple(map(str, proof.line)))
