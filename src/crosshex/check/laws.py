"""The laws that every game keeps, tried in random games.

Each law is a function of a ply that raises a `Fault`. `crosshex.rules.game` says what a state
promises; these are its promises one by one.
"""

import pickle
import random
from collections.abc import Callable
from typing import Any, Final

from crosshex.check.report import Fault
from crosshex.check.subject import Ply, Subject, plies, some, spell, where
from crosshex.rules import CHANCE, Actor, CrosshexError, IllegalMove, InvalidMove, State

LARGEST_DRAW: Final = 1 << 48
MOST_DRAWS: Final = 1_000
NO_WORD: Final = "no such word, surely"


def check_description(subject: Subject) -> str:
    """The description fits the games that it makes."""
    described = subject.description
    count = 0
    for game in subject.settings:
        count += 1
        if (game.name, game.description) != (described.name, described):
            raise Fault(f"{game!r} says that it is {game.name!r}, not {described.name!r}")
        again = described.make(game.seats, **game.options)
        if again != game or hash(again) != hash(game):
            raise Fault(f"made again from its own options, {game!r} is {again!r}: is it frozen?")
        for option in described.options:
            value = getattr(game, option.name)
            if option.from_json(option.to_json(value)) != value:
                raise Fault(f"the option {option.name} does not come back from its JSON")
        sides = {game.side(seat) for seat in range(game.seats)}
        if described.sides and not sides <= set(range(len(described.sides))):
            raise Fault(
                f"the seats of {game!r} play for sides {sides}, described: {described.sides}"
            )
        try:
            game.parse(NO_WORD)
        except InvalidMove:
            continue
        raise Fault(f"parse({NO_WORD!r}) must raise InvalidMove")
    return f"{count} settings"


def check_laws(subject: Subject) -> str:
    """Every law at every ply of random games."""
    rng = random.Random(subject.seed)
    seen = {"games": 0, "plies": 0, "throws": 0, "together": 0}
    for ply in plies(subject):
        state = ply.before
        seen["games"] += ply.actor is None
        seen["plies"] += 1
        seen["throws"] += ply.actor is CHANCE
        seen["together"] += state.to_act is not CHANCE and len(state.to_act) > 1
        for law in LAWS:
            try:
                law(ply, rng)
            except Fault:
                raise
            except Exception as error:
                told = f"{type(error).__name__}: {error}"
                raise Fault(f"{law.__doc__} But {told}, at {where(state)}") from error
    described = subject.description
    _is_said("dice", described.dice, bool(seen["throws"]))
    if max(described.seats) > 1:
        _is_said("simultaneous", described.simultaneous, bool(seen["together"]))
    return f"{seen['games']} random games, {seen['plies']} positions"


def _is_said(name: str, said: bool, seen: bool) -> None:
    if said != seen:
        raise Fault(f"the description says {name}={said}, but random games show {seen}")


def _fault(state: State, told: str) -> Fault:
    return Fault(f"{told}, at {where(state)}")


def who_acts(ply: Ply, rng: random.Random) -> None:
    """`to_act` is CHANCE or distinct seats, and empty exactly when there is an outcome."""
    state = ply.before
    actors = state.to_act
    if (state.outcome is not None) != (actors is not CHANCE and not actors):
        raise _fault(state, f"to_act is {actors!r} and outcome is {state.outcome!r}")
    if (state.result == "*") != (state.outcome is None):
        raise _fault(state, f"result is {state.result!r} and outcome is {state.outcome!r}")
    if actors is CHANCE:
        return
    if len(set(actors)) < len(actors):
        raise _fault(state, f"to_act is {actors!r}: a seat is named twice")
    if not set(actors) <= set(range(state.game.seats)):
        raise _fault(state, f"to_act is {actors!r}, but there are {state.game.seats} seats")
    if len(actors) > 1 and not state.simultaneous:
        raise _fault(state, f"seats {actors} act, but simultaneous is False")


def moves_are_legal(ply: Ply, rng: random.Random) -> None:
    """Who acts has moves, each once, for which `why_not` is None; all others have none."""
    state = ply.before
    actors: tuple[Actor, ...] = (CHANCE,) if state.to_act is CHANCE else state.to_act
    for actor in (CHANCE, *range(state.game.seats)):
        legal = state.legal(actor)
        if actor not in actors:
            if len(legal):
                raise _fault(state, f"{spell(actor)} has nothing to decide, but legal() has moves")
            continue
        moves = some(legal, rng)
        if not moves:
            raise _fault(state, f"{spell(actor)} must act, but legal() is empty")
        if len(set(moves)) < len(moves):
            raise _fault(state, f"legal({spell(actor)}) names a move twice")
        for move in moves:
            if (reason := state.why_not(actor, move)) is not None:
                raise _fault(state, f"{move} is in legal({spell(actor)}), but why_not: {reason}")


def words_are_moves(ply: Ply, rng: random.Random) -> None:
    """The `str` of a move is one word, from which `parse` makes the same move."""
    state = ply.before
    if ply.actor is None:
        return
    for move in some(state.legal(ply.actor), rng):
        word = str(move)
        if ply.actor is not CHANCE and (not word or set(word) & set(" \t\r\n{};[") or word == "/"):
            raise _fault(state, f"{word!r} is not one word of the notation")
        for parsed in (state.game.parse(word), state.parse(ply.actor, word)):
            if parsed != move or hash(parsed) != hash(move):
                raise _fault(state, f"parse({word!r}) is {parsed!r}, not {move!r}")


def others_are_refused(ply: Ply, rng: random.Random) -> None:
    """A move of somebody who does not act raises IllegalMove, with the reason of `why_not`."""
    state = ply.before
    if ply.actor is None or ply.move is None:
        return
    acting: Any = (CHANCE,) if state.to_act is CHANCE else state.to_act
    for actor in (CHANCE, *range(state.game.seats)):
        if actor in acting:
            continue
        reason = state.why_not(actor, ply.move)
        if reason is None:
            raise _fault(state, f"{spell(actor)} does not act, but why_not({ply.move}) is None")
        try:
            state.play(actor, ply.move)
        except IllegalMove as error:
            if error.reason != reason:
                raise _fault(state, f"play says {error.reason}, why_not {reason}") from None
            continue
        raise _fault(state, f"{spell(actor)} does not act, but could play {ply.move}")


def states_are_values(ply: Ply, rng: random.Random) -> None:
    """A state never changes; its copy by pickle is equal, and so is what the same move makes."""
    state = ply.before
    shown, number = repr(state), hash(state)
    copy = pickle.loads(pickle.dumps(state))
    if copy != state or hash(copy) != number:
        raise _fault(state, "a pickled copy is another state")
    if ply.actor is None or ply.move is None:
        return
    after = state.play(ply.actor, ply.move)
    if (repr(state), hash(state)) != (shown, number):
        raise _fault(state, f"playing {ply.move} changed the state itself")
    again = copy.play(ply.actor, ply.move)
    if after != again or hash(after) != hash(again):
        raise _fault(state, f"playing {ply.move} twice makes two different states")
    if after.game != state.game:
        raise _fault(state, f"after {ply.move} the game is {after.game!r}, not {state.game!r}")


def throws_are_legal(ply: Ply, rng: random.Random) -> None:
    """Dice have faces, and a throw is made of what is drawn alone and is legal."""
    state = ply.before
    if state.to_act is not CHANCE:
        return
    drawn: list[int] = []

    def draw(faces: int) -> int:
        if not 1 <= faces <= LARGEST_DRAW:
            raise _fault(state, f"throw draws a number below {faces}; at most 2^48")
        drawn.append(rng.randrange(faces))
        if len(drawn) > MOST_DRAWS:
            raise _fault(state, f"throw draws more than {MOST_DRAWS} numbers")
        return drawn[-1]

    move = state.throw(draw)
    again = iter(drawn)
    if state.throw(lambda faces: next(again)) != move:
        raise _fault(state, "the same drawn numbers make another throw")
    faces = [rng.randrange(die.faces) for die in state.dice]
    for thrown in (move, state.throw_all(faces)):
        if (reason := state.why_not(CHANCE, thrown)) is not None:
            raise _fault(state, f"the throw {thrown} is not legal: {reason}")
    if state.thrower is not None and state.thrower not in range(state.game.seats):
        raise _fault(state, f"the thrower is {state.thrower!r}")


def choices_are_secret(ply: Ply, rng: random.Random) -> None:
    """A choice that waits for others is in its own seat's view, and changes nobody else's."""
    state = ply.before
    actors = state.to_act
    if actors is CHANCE or len(actors) < 2 or not isinstance(ply.actor, int):
        return
    seat = ply.actor
    ways = [(move, state.play(seat, move)) for move in some(state.legal(seat), rng)[:4]]
    for move, after in ways:
        if after.pending_move(seat) != move or seat not in after.pending:
            raise _fault(state, f"pending_move({seat}) is not {move} after it was chosen")
        if after.view(seat).pending_move(seat) != move:
            raise _fault(state, f"seat {seat} does not see its own choice {move}")
        if after.to_act != tuple(each for each in actors if each != seat):
            raise _fault(state, f"after the choice of seat {seat} act {after.to_act!r}")
    for viewer in (None, *range(state.game.seats)):
        if viewer != seat and len({after.view(viewer) for _, after in ways}) > 1:
            told = "a spectator" if viewer is None else f"seat {viewer}"
            raise _fault(state, f"{told} sees what seat {seat} has chosen in secret")


def order_does_not_matter(ply: Ply, rng: random.Random) -> None:
    """Choices that are made together have the same effect in any order."""
    state = ply.before
    actors = state.to_act
    if actors is CHANCE or len(actors) < 2:
        return
    chosen = {seat: rng.choice(some(state.legal(seat), rng)) for seat in actors}
    ends = []
    for order in (actors, actors[::-1]):
        after = state
        for seat in order:
            after = after.play(seat, chosen[seat])
        ends.append(after)
    if ends[0] != ends[1]:
        raise _fault(state, f"the choices {list(map(str, chosen.values()))} depend on their order")


def scores_fit(ply: Ply, rng: random.Random) -> None:
    """There is a score for each seat, and the outcome has winners and a known ending."""
    state = ply.before
    if len(state.scores) != state.game.seats:
        raise _fault(state, f"scores are {state.scores!r}")
    outcome = state.outcome
    if outcome is None:
        return
    if outcome.scores != state.scores:
        raise _fault(state, f"scores are {state.scores!r}, those of the outcome {outcome.scores!r}")
    if not set(outcome.winners) <= set(range(state.game.seats)):
        raise _fault(state, f"the winners are {outcome.winners!r}")
    endings = state.game.description.endings
    if str(outcome.ending) not in endings:
        raise _fault(state, f"the ending is {str(outcome.ending)!r}, described: {endings}")


def resigning_fits(ply: Ply, rng: random.Random) -> None:
    """Resigning and agreeing on a draw end the game where it has them, and nowhere else."""
    state = ply.before
    if ply.actor is None:
        return
    described, seat = state.game.description, rng.randrange(state.game.seats)
    ways: dict[str, tuple[bool, Callable[[], State]]] = {
        "resignation": (described.resignation, lambda: state.resign(seat)),
        "draws": (described.draws, state.agree_draw),
    }
    for name, (has, way) in ways.items():
        try:
            after = way()
        except CrosshexError as error:
            if has:
                raise _fault(state, f"the description says {name}=True, but: {error}") from None
            continue
        if not has:
            raise _fault(state, f"the description says {name}=False, but it is possible")
        if after.outcome is None:
            raise _fault(state, f"the game goes on after {name}")
        if name == "resignation" and seat in after.outcome.winners:
            raise _fault(state, f"seat {seat} resigned, and wins")


LAWS: Final[tuple[Callable[[Ply, random.Random], None], ...]] = (
    who_acts,
    moves_are_legal,
    words_are_moves,
    others_are_refused,
    throws_are_legal,
    states_are_values,
    choices_are_secret,
    order_does_not_matter,
    scores_fit,
    resigning_fits,
)
