"""What is measured for Six: games of a bot against itself, and duels of two with other habits.

Every game begins with four moves drawn by lot, so that no two are the same. Bots look at fixed
numbers of positions and at no clock: the same seed gives the same games on any machine.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.resources import files
from typing import Final

from crosshex.bots import Bot
from crosshex.bots.six_levels import Habits
from crosshex.rules import Ending, Game, SixState, find_game
from crosshex.rules.hexagons import SHAPES, Cells, frontier, neighbours, shapes_made
from crosshex.strategy.claims import Claim, Figures, Strategy, Work
from crosshex.strategy.playing import OPENING, Play, duel, mean_in, play_many, share_in

GAMES: Final = 300
"""Games of a bot against itself that several claims are measured on."""
THINKER: Final = Habits(depth=4, nodes=1500)
"""Who plays the games that are looked at: `master` with 1,500 positions for a move."""
LOOKER: Final = Habits()
"""Who takes what looks best, wins where that is possible at once, and bars every threat to."""
PLANNER: Final = Habits(depth=2, doubt=1e-9)
"""The same, after a look at what the next two moves may bring."""


def _table(variant: str = "basic") -> Game:
    return find_game("six").make(2, variant=variant)


def _player(habits: Habits, game: Game, seed: int) -> Bot:
    from crosshex.bots.six_learners import LearningSix

    return LearningSix(game, seed, habits, seconds=None)


def _duel(mine: Habits, yours: Habits, work: Work) -> Figures:
    """Two players who differ in their habits."""
    share = duel(work, _table(), partial(_player, mine), partial(_player, yours))
    return {"share": share}


def _games(work: Work, variant: str = "basic") -> list[Play]:
    """Games of a bot against itself, played once for all claims about them."""
    make = partial(_player, THINKER)
    return work.once(variant, lambda: play_many(work, _table(variant), make))


def _states(game: Play) -> Sequence[SixState]:
    return [state for state in game.states if isinstance(state, SixState)]


# -- what is counted


def _first(variant: str, work: Work) -> Figures:
    """How often the side that begins wins, a draw counting half."""
    return {"share": share_in([game.share(0) for game in _games(work, variant)])}


def _shapes(work: Work) -> Figures:
    """Which shapes win, of all games that a shape wins."""
    won = [game.outcome.ending for game in _games(work) if game.outcome.ending in SHAPES]
    return {str(shape): share_in([ending is shape for ending in won]) for shape in SHAPES}


def _double(work: Work) -> Figures:
    """How often the loser could not bar any more, of all games won while hexagons are put down."""
    return {"share": share_in([len(_threats(game)) > 1 for game in _won_placing(work)])}


def _won_placing(work: Work) -> Iterator[Play]:
    for game in _games(work):
        if game.outcome.ending in SHAPES and not _states(game)[-2].moving:
            yield game


def _threats(game: Play) -> Cells:
    """Where the winner could win before the last move of the loser."""
    before = _states(game)[-3]
    own = before.hexagons(before.side.other)
    return frozenset(
        cell for cell in frontier(before.all_hexagons) if shapes_made(own | {cell}, cell)
    )


def _moving(work: Work) -> Figures:
    """How many games are still open when all hexagons lie on the table."""
    return {"share": share_in([_states(game)[-2].moving for game in _games(work)])}


def _near(work: Work) -> Figures:
    """How many hexagons that are put down touch one of their own colour, and two or more."""
    touching = [
        touched
        for game in _games(work)
        for before, after in zip(_states(game), _states(game)[1:], strict=False)
        if not before.moving
        for touched in [_touched(before, after)]
    ]
    return {"one": share_in([n > 0 for n in touching]), "two": share_in([n > 1 for n in touching])}


def _touched(before: SixState, after: SixState) -> int:
    """How many own hexagons the one that was put down touches."""
    (cell,) = after.all_hexagons - before.all_hexagons
    return len(before.hexagons(before.side).intersection(neighbours(cell)))


def _cut(work: Work) -> Figures:
    """How many advanced games end by too few hexagons, and how many lose any."""
    games = _games(work, "advanced")
    few = [game.outcome.ending is Ending.TOO_FEW_HEXAGONS for game in games]
    return {"few": share_in(few), "any": share_in([_removes(game) for game in games])}


def _removes(game: Play) -> bool:
    """Whether hexagons left the game."""
    return any(
        len(after.all_hexagons) < len(before.all_hexagons)
        for before, after in zip(_states(game), _states(game)[1:], strict=False)
    )


def _pace(work: Work) -> Figures:
    """How many moves a game takes, with those drawn by lot."""
    return {
        variant: mean_in([len(game.states) - 1 + OPENING for game in _games(work, variant)])
        for variant in ("basic", "advanced")
    }


# -- what is claimed


def _above(bound: float, *names: str) -> Callable[[Figures], bool]:
    """Whether these figures are certainly above a bound; all of them if none is named."""
    return lambda figures: all(figures[name].low > bound for name in names or figures)


def _about_even(found: Figures) -> bool:
    return 0.4 < found["share"].low < 0.5 < found["share"].high < 0.6


def _rings_are_rare(found: Figures) -> bool:
    return found["ring"].high < min(found["line"].low, found["triangle"].low)


def _sooner(found: Figures) -> bool:
    return found["advanced"].high < found["basic"].low


CLAIMS: Final = (
    Claim("double", "thinker", GAMES, _double, _above(0.5)),
    Claim("look", "duel", 400, partial(_duel, PLANNER, LOOKER), _above(0.5)),
    Claim("bar", "duel", 400, partial(_duel, LOOKER, Habits(bars=0.0)), _above(0.5)),
    Claim("shapes", "thinker", GAMES, _shapes, _rings_are_rare),
    Claim("near", "thinker", GAMES, _near, _above(0.5, "one")),
    Claim("first", "thinker", GAMES, partial(_first, "basic"), _about_even),
    Claim("begin", "thinker", GAMES, partial(_first, "advanced"), _above(0.5)),
    Claim("moving", "thinker", GAMES, _moving, _above(0.25)),
    Claim("pace", "thinker", GAMES, _pace, _sooner, numbers=("basic", "advanced")),
    Claim("cut", "thinker", GAMES, _cut, lambda found: found["few"].high < found["any"].low),
)
STRATEGIES: Final = {"six": Strategy(CLAIMS, files(__package__) / "figures" / "six.json")}
"""The room of Six."""
