"""Whether the move of a bot wins in Six: proven, or only likely."""

from importlib.util import find_spec
from typing import Final

from crosshex.bots.base import Bot
from crosshex.bots.wins import Win
from crosshex.rules import Move, State

PROOF_SECONDS: Final = 1.0
"""How long a proof may be looked for."""


def win_of(bot: Bot, state: State, move: Move) -> Win | None:
    """The win that begins with a move, or None; a bot's claim alone is not a proof."""
    if find_spec("numba") is None:
        return None
    # Kernels take long to load, and not every bot needs them.
    from crosshex.bots.six.proof import Prover
    from crosshex.fast.six.search.alphabeta import WON
    from crosshex.rules import SixState

    assert isinstance(state, SixState)
    proof = Prover(seconds=PROOF_SECONDS).win_by(state, state.game.parse(str(move)))
    if proof is not None:
        return Win(True, proof.line)
    thought = getattr(bot, "thought", None)
    claimed = thought is not None and thought.value >= WON
    return Win(False, (move,)) if claimed else None
