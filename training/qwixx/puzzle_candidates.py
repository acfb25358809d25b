"""Finds decisions with two seats that may become puzzles, in games of `master` with itself.

In a candidate one of several choices is clearly best by the values of the review, but the second
best is no obvious mistake. In action 1, which is simultaneous, the other seat plays like `master`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from multiprocessing import get_context
from random import Random

from crosshex.bots import Bot, make_bot
from crosshex.bots.qwixx.values import qwixx_values
from crosshex.record import write_position
from crosshex.review import analyse
from crosshex.review.puzzle import Puzzle, name_of
from crosshex.review.qwixx import Judge, after_action_1, after_action_2
from crosshex.rules import CHANCE, Choice, Cross, Nothing, QwixxState, find_game
from training.qwixx.puzzles import A_GAME, MARGIN, NAIVE, is_common, level_of, theme_of

SEATS = 2
FEWEST = 3
"""A decision with fewer choices is no puzzle."""
GAP = (0.04, 0.15)
"""The second best choice must lose a share of the win between these, by the values."""
OPEN = (0.1, 0.9)
"""The best choice's share of the win must lie between these; otherwise the game is decided."""
TRIED = 8
"""At most this many decisions of a game are reviewed."""
KINDS = 6
"""There are at least this many kinds of theme and level; none gets more than its part."""
THEME = "two"
"""The theme of all puzzles with two seats."""


def decisions(state: QwixxState, master: Bot, chance: Random) -> Iterator[tuple[QwixxState, int]]:
    """The decisions of a game of `master` with itself that look like puzzles."""
    values = qwixx_values(state.game)
    while state.to_act:
        if state.to_act is CHANCE:
            state = state.play(CHANCE, state.throw(chance.randrange))
            continue
        seats = state.to_act
        chosen = [_choice(master, state, seat) for seat in seats]
        if state.crossed is None:
            choices = {seat: after_action_1(state, seat, chosen) for seat in seats}
        else:
            choices = {state.active: after_action_2(state)}
        judge = Judge(values)
        for ends in choices.values():
            for each in ends:
                judge.add(each.ends)
        judge.judge()
        for seat, ends in choices.items():
            moves = judge.moves(ends, seat, state.active)
            if (
                len(moves) >= FEWEST
                and OPEN[0] < moves[0].value < OPEN[1]
                and GAP[0] < moves[0].value - moves[1].value < GAP[1]
            ):
                yield state, seat
        for seat, choice in zip(seats, chosen, strict=True):
            state = state.play(seat, choice)


def _choice(bot: Bot, state: QwixxState, seat: int) -> Choice:
    choice = bot.choose(state, seat)
    assert isinstance(choice, Cross | Nothing)
    return choice


def make_candidate(state: QwixxState, seat: int, naive: Iterable[Bot]) -> Puzzle | None:
    """A puzzle of this decision, if the review also finds one choice clearly best."""
    moves = next(each.moves for each in analyse(state).seats if each.seat == seat)
    if moves[0].value - moves[1].value < MARGIN["share"]:
        return None
    answer, position = moves[0].move, write_position(state)
    return Puzzle(
        name=name_of(position),
        level=level_of(state, seat, answer, tuple(naive)),
        themes=(theme_of(state, answer), THEME),
        position=position,
        seat=seat,
        answers=(answer,),
        line=(answer,),
        moves=moves,
        unit="share",
        exact=False,
    )


def of_game(name: str, seed: int, number: int) -> list[Puzzle]:
    """The candidates of one game, in no particular order."""
    chance = Random(f"{seed} {number}")
    game = find_game(name).make(SEATS).deal(chance.sample)
    state = game.start(number % SEATS)
    assert isinstance(state, QwixxState)
    found = list(decisions(state, make_bot("master", game, seed=number), chance))
    naive = [make_bot(each, game, seed=number) for each in NAIVE]
    chance.shuffle(found)
    made = (make_candidate(*decision, naive) for decision in found[:TRIED])
    return [puzzle for puzzle in made if puzzle is not None]


def find(name: str, wanted: int, seed: int, most: int, workers: int = 1) -> list[Puzzle]:
    """Find ``wanted`` candidates, as evenly as possible over themes and levels.

    Args:
        name: the game.
        wanted: how many candidates.
        seed: of the games.
        most: at most this many games are played.
        workers: how many processes search.
    """
    look = partial(of_game, name, seed)
    if workers == 1:
        return _chosen(map(look, range(most)), wanted)
    with get_context("spawn").Pool(workers) as pool:
        return _chosen(pool.imap(look, range(most)), wanted)


def _chosen(games: Iterable[list[Puzzle]], wanted: int) -> list[Puzzle]:
    found: dict[str, Puzzle] = {}
    kinds: Counter[tuple[str, int]] = Counter()
    for puzzles in games:
        made = 0
        for puzzle in puzzles:
            kind = (puzzle.themes[0], puzzle.level)
            if puzzle.name in found or is_common(kinds[kind], len(found), KINDS):
                continue
            kinds[kind] += 1
            found[puzzle.name] = puzzle
            made += 1
            if len(found) == wanted:
                return list(found.values())
            if made == A_GAME:
                break
    return list(found.values())
