"""The game that is checked, in all its settings, and random games of it."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from crosshex.check.report import Fault
from crosshex.record import write_position
from crosshex.rules import CHANCE, Actor, Description, Game, Move, OneOf, State

MOST_DECISIONS: Final = 5_000
MOST_THROWS: Final = 100
"""How many throws may follow each other, at a table too."""
MOST_MOVES: Final = 40
"""Of more legal moves than this, so many are looked at."""


@dataclass(frozen=True)
class Subject:
    """What is checked.

    Attributes:
        description: the game.
        games: how many random games are played in each setting.
        seed: of these games.
    """

    description: Description
    games: int = 2
    seed: int = 1

    @property
    def settings(self) -> Iterator[Game]:
        """Every number of seats, and every word of every option, the others at their defaults."""
        chosen = self.description
        for seats in chosen.seats:
            yield self.dealt(chosen.make(seats))
        for option in chosen.options:
            if isinstance(option, OneOf):
                for word in option.among:
                    if word != option.default:
                        yield self.dealt(chosen.make(chosen.default_seats, **{option.name: word}))

    @property
    def usual(self) -> Game:
        """The game with its default seats and options."""
        return self.dealt(self.description.make(self.description.default_seats))

    def dealt(self, game: Game) -> Game:
        """The game with its random options drawn."""
        rng = random.Random(self.seed)
        return game.deal(lambda pool, count: rng.sample(list(pool), count))

    def firsts(self, game: Game) -> range:
        """The seats that may begin."""
        return range(game.seats if self.description.first_by_lot else 1)


@dataclass(frozen=True)
class Ply:
    """A state of a random game, and what is played in it; nothing at its end."""

    before: State
    actor: Actor | None = None
    move: Move | None = None


def random_game(game: Game, first: int, rng: random.Random) -> Iterator[Ply]:
    """The plies of a random game; the last one has the final state and no move.

    Raises:
        Fault: the game does not go on, or does not end.
    """
    state, throws = game.start(first), 0
    for _ in range(MOST_DECISIONS):
        actors = state.to_act
        if actors is not CHANCE and not actors:
            yield Ply(state)
            return
        actor: Actor = actors if actors is CHANCE else rng.choice(actors)
        throws = throws + 1 if actor is CHANCE else 0
        if throws > MOST_THROWS:
            raise Fault(f"{throws} throws follow each other without a decision: {where(state)}")
        move = state.throw(rng.randrange) if actor is CHANCE else _any_move(state, actor, rng)
        yield Ply(state, actor, move)
        state = state.play(actor, move)
    raise Fault(f"a random game of {game} is not over after {MOST_DECISIONS} moves: set a limit")


def _any_move(state: State, seat: Actor, rng: random.Random) -> Move:
    legal = state.legal(seat)
    if not legal:
        raise Fault(f"to_act names seat {spell(seat)}, but legal() has no move: {where(state)}")
    return legal[rng.randrange(len(legal))]


def some(moves: "list[Move] | tuple[Move, ...] | object", rng: random.Random) -> list[Move]:
    """All of a few moves, or some of many."""
    legal = moves
    assert hasattr(legal, "__len__") and hasattr(legal, "__getitem__")
    if len(legal) <= MOST_MOVES:
        return [legal[place] for place in range(len(legal))]
    return [legal[place] for place in sorted(rng.sample(range(len(legal)), MOST_MOVES))]


def spell(actor: Actor) -> str:
    """Who acts, as the code counts."""
    return "CHANCE" if actor is CHANCE else str(actor)


def where(state: State) -> str:
    """A state for a message: its position, or what Python shows if that cannot be written."""
    try:
        return write_position(state)
    except Exception:
        return repr(state)


def plies(subject: Subject, games: int | None = None) -> Iterator[Ply]:
    """The plies of random games in all settings, each seat beginning that may."""
    rng = random.Random(subject.seed)
    for game in subject.settings:
        for first in subject.firsts(game):
            for _ in range(subject.games if games is None else games):
                yield from random_game(game, first, rng)


def first_of(words: list[str], most: int = 3) -> str:
    """A few words of a list, for a message."""
    more = f" and {len(words) - most} more" if len(words) > most else ""
    return ", ".join(islice(words, most)) + more
