"""The rules of Pips, and how the game describes itself."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from crosshex.rules import (
    CHANCE,
    Actor,
    Below,
    Chance,
    Description,
    Die,
    Game,
    IllegalMove,
    InvalidMove,
    Move,
    OneOf,
    Outcome,
    State,
)

FACES = 6
ROUNDS = {"short": 2, "long": 4}


class Why(Enum):
    """Why a move is against the rules of Pips."""

    GAME_OVER = "the game is over"
    NOT_TO_ACT = "it has nothing to decide now"
    NOT_THROWN = "no such throw"
    NOT_NOW = "guess odd or even first, then keep a or b"


@dataclass(frozen=True, slots=True)
class Throw(Move):
    """Two dice."""

    a: int
    b: int

    def __str__(self) -> str:
        return f"{self.a} {self.b}"


@dataclass(frozen=True, slots=True)
class Guess(Move):
    """A guess; `word` is `odd`, `even`, or `?` where it is hidden."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Keep die `a` or die `b`."""

    die: str

    def __str__(self) -> str:
        return self.die


GUESSES = (Guess("odd"), Guess("even"))
KEEPS = (Keep("a"), Keep("b"))
HIDDEN = Guess("?")


@dataclass(frozen=True)
class Pips(Game):
    """A game of Pips."""

    seats: int = 2
    length: str = "short"

    @property
    def name(self) -> str:
        """Always `pips`."""
        return "pips"

    def start(self, first: int = 0) -> "PipsState":
        """No points, and seat `first` is active."""
        self.check_seat(first)
        return PipsState(self, (0,) * self.seats, first)

    def parse(self, text: str) -> Move:
        """Read a throw, a guess or what is kept."""
        words = text.split()
        if len(words) == 2 and all(word in "123456" and len(word) == 1 for word in words):
            return Throw(int(words[0]), int(words[1]))
        for move in (*GUESSES, *KEEPS):
            if str(move) == text:
                return move
        raise InvalidMove(f"{text[:40]!r} is not a move: write 3 4, odd, even, a or b")


@dataclass(frozen=True, slots=True)
class PipsState(State):
    """A state of a game of Pips."""

    game: Pips
    points: tuple[int, ...]
    active: int
    turn: int = 0
    thrown: Throw | None = None
    guesses: tuple[Guess | None, ...] = ()
    revealed: tuple[Guess, ...] = ()

    # -- who acts

    @property
    def is_over(self) -> bool:
        """Whether all rounds have been played."""
        return self.turn == ROUNDS[self.game.length] * self.game.seats

    @property
    def to_act(self) -> Chance | tuple[int, ...]:
        """The dice, those who have not guessed, or the active seat."""
        if self.guesses:
            return tuple(seat for seat, guess in enumerate(self.guesses) if guess is None)
        if self.revealed:
            return (self.active,)
        return () if self.is_over else CHANCE

    @property
    def simultaneous(self) -> bool:
        """Nobody sees another's guess."""
        return bool(self.guesses)

    @property
    def pending(self) -> tuple[int, ...]:
        """Who has guessed."""
        return tuple(seat for seat, guess in enumerate(self.guesses) if guess is not None)

    def pending_move(self, seat: int) -> Guess | None:
        """What a seat has guessed."""
        return self.guesses[seat] if self.guesses else None

    def view(self, seat: int | None) -> "PipsState":
        """The state without the guesses of the others."""
        seen = tuple(
            guess if guess is None or owner == seat else HIDDEN
            for owner, guess in enumerate(self.guesses)
        )
        return replace(self, guesses=seen)

    # -- chance

    @property
    def dice(self) -> tuple[Die, ...]:
        """Two dice, always in play."""
        return (Die(FACES), Die(FACES))

    def throw(self, below: Below) -> Throw:
        """Throw both."""
        return Throw(1 + below(FACES), 1 + below(FACES))

    @property
    def thrower(self) -> int:
        """The active seat throws."""
        return self.active

    # -- moves

    def legal(self, actor: Actor) -> Sequence[Move]:
        """The throws, the guesses, or the two dice."""
        if actor is CHANCE:
            pips = range(1, FACES + 1)
            return [Throw(a, b) for a in pips for b in pips] if self.to_act is CHANCE else []
        actors = self.to_act
        if actors is CHANCE or actor not in actors:
            return []
        return GUESSES if self.guesses else KEEPS

    def why_not(self, actor: Actor, move: Move) -> Why | None:
        """Why a move is not legal now, or None if it is."""
        if move in self.legal(actor):
            return None
        if self.is_over:
            return Why.GAME_OVER
        if actor is CHANCE:
            return Why.NOT_THROWN if self.to_act is CHANCE else Why.NOT_TO_ACT
        return Why.NOT_NOW if self.legal(actor) else Why.NOT_TO_ACT

    def play(self, actor: Actor, move: Move) -> "PipsState":
        """The state after a throw, a guess or what was kept."""
        if reason := self.why_not(actor, move):
            raise IllegalMove(move, actor, reason, self.legal(actor))
        game, points = self.game, self.points
        if isinstance(move, Throw):
            owed = (None,) * game.seats
            return PipsState(game, points, self.active, self.turn, move, owed)
        if isinstance(move, Guess):
            assert isinstance(actor, int)
            guesses = (*self.guesses[:actor], move, *self.guesses[actor + 1 :])
            if None in guesses:
                return PipsState(game, points, self.active, self.turn, self.thrown, guesses)
            revealed = tuple(guess for guess in guesses if guess is not None)
            return PipsState(game, points, self.active, self.turn, self.thrown, (), revealed)
        return self._kept(move)

    def _kept(self, move: Move) -> "PipsState":
        assert self.thrown is not None
        die = self.thrown.a if str(move) == "a" else self.thrown.b
        right = "odd" if die % 2 else "even"
        points = tuple(
            score + (die if seat == self.active else 0) + (self.revealed[seat].word == right)
            for seat, score in enumerate(self.points)
        )
        active = (self.active + 1) % self.game.seats
        return PipsState(self.game, points, active, self.turn + 1)

    # -- how it stands

    @property
    def scores(self) -> tuple[float, ...]:
        """The points."""
        return self.points

    @property
    def outcome(self) -> Outcome | None:
        """The highest score wins; equal ones share the win."""
        if not self.is_over or self.guesses or self.revealed:
            return None
        best = max(self.points)
        winners = tuple(seat for seat, score in enumerate(self.points) if score == best)
        return Outcome(self.points, winners, "rounds played")

    @property
    def result(self) -> str:
        """The points in seat order, or `*`."""
        return " ".join(map(str, self.points)) if self.outcome else "*"


PIPS = Description(
    name="pips",
    title="Pips",
    factory=Pips,
    seats=(1, 2, 3, 4),
    options=(OneOf("length", "Length", "short", among=tuple(ROUNDS)),),
    endings=("rounds played",),
    dice=True,
    simultaneous=True,
    first_by_lot=True,
)
