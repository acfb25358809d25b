"""A fast perft of Qwixx and Longo, turn by turn.

Equal states are counted together. Action 2 uses one colour die only, so it is enough to try throws
in which all colour dice show the same number.
"""

from collections import Counter

from crosshex.rules.dice import Rolls
from crosshex.rules.game import CHANCE, State
from crosshex.rules.qwixx import Phase, QwixxState
from crosshex.rules.qwixx_moves import Cross
from crosshex.rules.sheet import COLOURS


def count_turns(state: State, depth: int) -> int | None:
    """The number of sequences of `depth` plies from before a throw; None for other states."""
    if not isinstance(state, QwixxState) or state.phase is not Phase.THROW:
        return None
    return _turns(Counter({state: 1}), depth)


def _turns(states: Counter[QwixxState], depth: int) -> int:
    """The count from before a throw, turn after turn."""
    seats = next(iter(states)).game.seats
    while depth > seats + 1:
        after: Counter[QwixxState] = Counter()
        for state, ways in states.items():
            if state.to_act:
                for following, more in _turn(state).items():
                    after[following] += ways * more
        states, depth = after, depth - seats - 2
    if depth == 0:
        return states.total()
    return sum(
        ways * _part_of_turn(state, depth - 1) for state, ways in states.items() if state.to_act
    )


def _part_of_turn(state: QwixxState, choices: int) -> int:
    """The number of throws, each with all choices of the first `choices` seats."""
    if choices == 0:
        return len(state.legal(CHANCE))
    faces = state.game.sheet.faces
    total = 0
    for first in range(1, faces + 1):
        for second in range(1, faces + 1):
            thrown = _throw(state, (first, second), die=1)
            ways = 1
            for seat in range(choices):
                ways *= len(thrown.legal(seat))
            total += ways
    return total * _colour_outcomes(state)


def _turn(state: QwixxState) -> Counter[QwixxState]:
    """Every state at the end of the next turn, with the number of ways that lead there."""
    faces = state.game.sheet.faces
    outcomes = _colour_outcomes(state)
    after: Counter[QwixxState] = Counter()
    for low in range(1, faces + 1):
        for high in range(low, faces + 1):
            orders = 1 if low == high else 2
            for die in range(1, faces + 1):
                for chosen, ways in _action_1(_throw(state, (low, high), die)).items():
                    for move in chosen.legal(chosen.active):
                        if isinstance(move, Cross):
                            after[chosen.play(chosen.active, move)] += (
                                orders * ways * outcomes // faces
                            )
                        elif die == 1:
                            after[chosen.play(chosen.active, move)] += orders * ways * outcomes
    return after


def _action_1(state: QwixxState) -> Counter[QwixxState]:
    """Every state in which action 2 is due, with the number of ways in which action 1 led there."""
    states = Counter({state: 1})
    for seat in range(state.game.seats):
        after: Counter[QwixxState] = Counter()
        for before, ways in states.items():
            for move in before.legal(seat):
                after[before.play(seat, move)] += ways
        states = after
    return Counter({state: ways for state, ways in states.items() if state.phase is Phase.ACTION_2})


def _throw(state: QwixxState, white: tuple[int, int], die: int) -> QwixxState:
    rolls = state.legal(CHANCE)
    assert isinstance(rolls, Rolls)
    return state.play(CHANCE, rolls.of(white, die))


def _colour_outcomes(state: QwixxState) -> int:
    """How many outcomes the colour dice in play have."""
    return int(state.game.sheet.faces ** (len(COLOURS) - len(state.dice_left)))
