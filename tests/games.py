"""Games for tests: every kind and number of seats, and random games of them."""

import random
from typing import Final

from crosshex.bots import Bot
from crosshex.record import Record
from crosshex.rules import CHANCE, Game, Longo, Qwixx, QwixxState, Six
from crosshex.rules.six import ClaimRule, Variant

VARIANTS: Final[tuple[Variant, ...]] = ("basic", "advanced")
CLAIMS: Final[tuple[ClaimRule, ...]] = ("auto", "manual")
ALL_GAMES: Final[tuple[Game, ...]] = (
    *(Qwixx(seats) for seats in range(1, 6)),
    *(Longo(seats) for seats in range(1, 6)),
    *(Six(seats, variant, claim) for seats in (2, 4) for variant in VARIANTS for claim in CLAIMS),
)


def label(game: Game) -> str:
    """A short name for a game, for the ids of tests."""
    options = f"-{game.variant}-{game.claim}" if isinstance(game, Six) else ""
    return f"{game.name}-{game.seats}{options}"


def random_record(game: Game, seed: int, most: int = 10_000) -> Record:
    """A game of uniformly random moves, at most this many; seats choose in random order."""
    rng = random.Random(seed)
    first = rng.randrange(game.seats) if isinstance(game, Qwixx) else 0
    record = Record.start(game, first)
    while (actors := record.state.to_act) and len(record.steps) < most:
        actor = CHANCE if actors is CHANCE else rng.choice(actors)
        moves = record.state.legal(actor)
        record = record.played(actor, moves[rng.randrange(len(moves))])
    return record


def whole_game(game: Qwixx, bots: list[Bot], seed: int) -> QwixxState:
    """Play a game between bots with the dice of a seed; every choice must be legal."""
    dice = random.Random(seed)
    state = game.start(seed % game.seats)
    while actors := state.to_act:
        if actors is CHANCE:
            rolls = state.legal(CHANCE)
            state = state.play(CHANCE, rolls[dice.randrange(len(rolls))])
            continue
        for seat in actors:
            move = bots[seat].choose(state.view(seat), seat)
            assert move in state.legal(seat)
            state = state.play(seat, move)
    return state
