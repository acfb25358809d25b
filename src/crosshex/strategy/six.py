"""Measures the claims of Six: by games of a bot against itself, and by duels of two players.

Every game begins with four random moves, so that games differ. Bots search a fixed number of nodes
and read no clock: a seed gives the same games on any machine.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from importlib.resources import files
from typing import Final

from crosshex.bots import Bot
from crosshex.bots.six.levels import Habits
from crosshex.rules import Ending, Game, SixState, find_game
from crosshex.rules.hexagons import SHAPES, Cells, frontier, neighbours, shapes_made
from crosshex.strategy.claims import Experiment, Figures, Strategy, StrategyClaim, above
from crosshex.strategy.playing import OPENING, SampleGame, duel, mean_in, play_many, share_in

GAMES: Final = 300
"""How many games of a bot against itself several claims are measured on."""
THINKER: Final = Habits(depth=4, nodes=1500)
"""Plays the games that are counted: `master` with 1,500 nodes for a move."""
LOOKER: Final = Habits()
"""Takes what looks best, wins at once where that is possible, and blocks every threat."""
PLANNER: Final = Habits(depth=2, doubt=1e-9)
"""The same with a search of the next two moves."""


def _new_game(variant: str = "basic") -> Game:
    return find_game("six").make(2, variant=variant)


def _player(habits: Habits, game: Game, seed: int) -> Bot:
    from crosshex.bots.six.humanlike import HumanlikeSix

    return HumanlikeSix(game, seed, habits, seconds=None)


def _duel(mine: Habits, yours: Habits, experiment: Experiment) -> Figures:
    """The share of wins between two players who differ in their habits."""
    share = duel(experiment, _new_game(), partial(_player, mine), partial(_player, yours))
    return {"share": share}


def _games(experiment: Experiment, variant: str = "basic") -> list[SampleGame]:
    """Games of a bot against itself, played once for all claims about them."""
    make = partial(_player, THINKER)
    return experiment.once(variant, lambda: play_many(experiment, _new_game(variant), make))


def _states(game: SampleGame) -> Sequence[SixState]:
    return [state for state in game.states if isinstance(state, SixState)]


# -- what is counted


def _first(variant: str, experiment: Experiment) -> Figures:
    """How often the side that begins wins, a draw counting half."""
    return {"share": share_in([game.share(0) for game in _games(experiment, variant)])}


def _shapes(experiment: Experiment) -> Figures:
    """How often each shape wins, of all games that a shape wins."""
    won = [game.outcome.ending for game in _games(experiment) if game.outcome.ending in SHAPES]
    return {str(shape): share_in([ending is shape for ending in won]) for shape in SHAPES}


def _double(experiment: Experiment) -> Figures:
    """How often the loser faced two or more threats, of all games won in the placing phase."""
    return {"share": share_in([len(_threats(game)) > 1 for game in _won_placing(experiment)])}


def _won_placing(experiment: Experiment) -> Iterator[SampleGame]:
    for game in _games(experiment):
        if game.outcome.ending in SHAPES and not _states(game)[-2].moving:
            yield game


def _threats(game: SampleGame) -> Cells:
    """Where the winner could win before the last move of the loser."""
    before = _states(game)[-3]
    own = before.hexagons(before.side.other)
    return frozenset(
        cell for cell in frontier(before.all_hexagons) if shapes_made(own | {cell}, cell)
    )


def _moving(experiment: Experiment) -> Figures:
    """How many games are still open when all hexagons have been placed."""
    return {"share": share_in([_states(game)[-2].moving for game in _games(experiment)])}


def _near(experiment: Experiment) -> Figures:
    """How many placed hexagons touch one of their own colour, and how many two or more."""
    touching = [
        touched
        for game in _games(experiment)
        for before, after in zip(_states(game), _states(game)[1:], strict=False)
        if not before.moving
        for touched in [_touched(before, after)]
    ]
    return {"one": share_in([n > 0 for n in touching]), "two": share_in([n > 1 for n in touching])}


def _touched(before: SixState, after: SixState) -> int:
    """How many hexagons of its own colour the placed one touches."""
    (cell,) = after.all_hexagons - before.all_hexagons
    return len(before.hexagons(before.side).intersection(neighbours(cell)))


def _cut(experiment: Experiment) -> Figures:
    """How many advanced games end by too few hexagons, and in how many any is removed."""
    games = _games(experiment, "advanced")
    few = [game.outcome.ending is Ending.TOO_FEW_HEXAGONS for game in games]
    return {"few": share_in(few), "any": share_in([_removes(game) for game in games])}


def _removes(game: SampleGame) -> bool:
    """Whether hexagons left the game."""
    return any(
        len(after.all_hexagons) < len(before.all_hexagons)
        for before, after in zip(_states(game), _states(game)[1:], strict=False)
    )


def _pace(experiment: Experiment) -> Figures:
    """How many moves a game takes, the random ones included."""
    return {
        variant: mean_in([len(game.states) - 1 + OPENING for game in _games(experiment, variant)])
        for variant in ("basic", "advanced")
    }


# -- what is claimed


def _about_even(found: Figures) -> bool:
    return 0.4 < found["share"].low < 0.5 < found["share"].high < 0.6


def _rings_are_rare(found: Figures) -> bool:
    return found["ring"].high < min(found["line"].low, found["triangle"].low)


def _cuts_seldom_decide(found: Figures) -> bool:
    return found["few"].high < found["any"].low


def _sooner(found: Figures) -> bool:
    return found["advanced"].high < found["basic"].low


CLAIMS: Final = (
    StrategyClaim("double", "thinker", GAMES, _double, above(0.5)),
    StrategyClaim("look", "duel", 400, partial(_duel, PLANNER, LOOKER), above(0.5)),
    StrategyClaim("bar", "duel", 400, partial(_duel, LOOKER, Habits(bars=0.0)), above(0.5)),
    StrategyClaim("shapes", "thinker", GAMES, _shapes, _rings_are_rare),
    StrategyClaim("near", "thinker", GAMES, _near, above(0.5, "one")),
    StrategyClaim("first", "thinker", GAMES, partial(_first, "basic"), _about_even),
    StrategyClaim("begin", "thinker", GAMES, partial(_first, "advanced"), above(0.5)),
    StrategyClaim("moving", "thinker", GAMES, _moving, above(0.25)),
    StrategyClaim("pace", "thinker", GAMES, _pace, _sooner, numbers=("basic", "advanced")),
    StrategyClaim("cut", "thinker", GAMES, _cut, _cuts_seldom_decide),
)
STRATEGIES: Final = {"six": Strategy(CLAIMS, files(__package__) / "figures" / "six.json")}
"""The room of Six."""
