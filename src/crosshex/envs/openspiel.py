"""OpenSpiel: `python_crosshex_qwixx`, `python_crosshex_longo` and `python_crosshex_six`.

    import pyspiel
    import crosshex.envs.openspiel

    game = pyspiel.load_game("python_crosshex_qwixx(players=2,returns=margin)")

Chance is explicit: a throw is a chance node for each die, white, white, red, yellow, green, blue,
without those that have left. Action 1 of Qwixx is a simultaneous node, everything else is
sequential; for algorithms that know no simultaneous nodes, OpenSpiel has
`pyspiel.convert_to_turn_based`. Actions and observations are those of all our environments
(`crosshex.fast.layout`), and their strings are words of the notation.

Parameters: `players`; `returns`, which is `win` (shares of the win), `margin` (score differences)
or in Qwixx `points`; in Qwixx and Longo `first`, `faces`, `locking` and `needed`, which shrink the
sheet; `lucky` in Longo, such as `5-8/6-11`; in Six `variant`, `repetition` and `move_limit`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from crosshex.envs.encoding import Encoding, IllegalAction, Moment, acting, encoding_of
from crosshex.envs.session import checked_returns, settle
from crosshex.record import write_position
from crosshex.rules import (
    CHANCE,
    COLOURS,
    LONGO,
    QWIXX,
    CrosshexError,
    Game,
    OptionError,
    Qwixx,
    QwixxState,
    Roll,
    Sheet,
    Six,
    SixState,
)
from crosshex.rules.sheet import FAILED_THROW_COST, LuckyPair, row_score

DICE = ("white", "white", "red", "yellow", "green", "blue")
MOST_FAILED = 4
PARAMETERS: dict[str, dict[str, Any]] = {
    "qwixx": {"players": 2, "returns": "", "first": 0, "faces": 6, "locking": 1, "needed": 5},
    "longo": {
        "players": 2,
        "returns": "",
        "first": 0,
        "faces": 8,
        "locking": 2,
        "needed": 6,
        "lucky": "",
    },
    "six": {
        "players": 2,
        "returns": "",
        "variant": "basic",
        "repetition": 3,
        "move_limit": 200,
    },
}


def table_of(name: str, parameters: dict[str, Any]) -> Game:
    """The table that the parameters describe.

    Raises:
        OptionError: there is no such table.
    """
    players = parameters["players"]
    if name == "six":
        limits = parameters["repetition"], parameters["move_limit"]
        return Six(players, parameters["variant"], "auto", *limits)
    own = QWIXX if name == "qwixx" else LONGO
    shape = parameters["faces"], parameters["locking"], parameters["needed"]
    sheet = Sheet(own.name, *shape, own.lucky_pairs)
    return Qwixx(players, sheet, _lucky(parameters.get("lucky", "")))


def _lucky(text: str) -> tuple[LuckyPair, ...]:
    """Lucky pairs such as `5-8/6-11`."""
    try:
        pairs = [tuple(map(int, pair.split("-"))) for pair in text.split("/") if pair]
        return tuple((low, high) for low, high in pairs)
    except ValueError:
        raise OptionError(f"lucky pairs are written as 5-8/6-11, not {text!r}") from None


def _utility(game: Game, returns: str) -> tuple[Any, float | None]:
    """The kind of utility, and what the utilities add up to if that never changes."""
    kinds = pyspiel.GameType.Utility
    if returns == "win":
        return kinds.CONSTANT_SUM, game.seats / 2 if isinstance(game, Six) else 1.0
    if returns == "margin" and (isinstance(game, Six) or game.seats == 2):
        return kinds.ZERO_SUM, 0.0
    return kinds.GENERAL_SUM, None


def _bounds(game: Game, returns: str) -> tuple[float, float]:
    """The least and the greatest utility."""
    if returns == "win":
        return 0.0, 1.0
    if isinstance(game, Six):
        return -1.0, 1.0
    assert isinstance(game, Qwixx)
    best = float(len(COLOURS) * row_score(game.sheet.length + 1))
    worst = float(-FAILED_THROW_COST * MOST_FAILED)
    return (worst, best) if returns == "points" else (worst - best, best - worst)


def _longest(game: Game) -> int:
    """No game has more decisions than this."""
    if isinstance(game, Six):
        # 40 placed, and after each of at most 32 removals the move limit begins anew.
        return 40 + 3 * 33 * (game.move_limit or 0)
    assert isinstance(game, Qwixx)
    # In every turn the active seat crosses something or fails.
    return 2 * game.seats * (len(COLOURS) * (game.sheet.length + 1) + MOST_FAILED)


def _type(name: str, game: Game, returns: str) -> Any:
    """How OpenSpiel sees such a table."""
    dice = isinstance(game, Qwixx)
    dynamics, chance = pyspiel.GameType.Dynamics, pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"python_crosshex_{name}",
        long_name={"qwixx": "Qwixx", "longo": "Qwixx Longo", "six": "Six"}[name],
        dynamics=dynamics.SIMULTANEOUS if dice and game.seats > 1 else dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if dice else chance.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=_utility(game, returns)[0],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5 if dice else 4,
        min_num_players=1 if dice else 2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS[name],
    )


class CrosshexGame(pyspiel.Game):
    """A table, for OpenSpiel."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = {**PARAMETERS[self.name], **(params or {})}
        try:
            self.table = table_of(self.name, parameters)
            self.payment = checked_returns(self.table, parameters["returns"])
            self.first = int(parameters.get("first", 0))
            self.table.check_seat(self.first)
        except CrosshexError as fault:
            raise pyspiel.SpielError(str(fault)) from None
        self.encoding: Encoding = encoding_of(self.table)
        low, high = _bounds(self.table, self.payment)
        faces = self.table.sheet.faces if isinstance(self.table, Qwixx) else 0
        super().__init__(
            _type(self.name, self.table, self.payment),
            pyspiel.GameInfo(
                num_distinct_actions=self.encoding.actions,
                max_chance_outcomes=faces,
                num_players=self.table.seats,
                min_utility=low,
                max_utility=high,
                utility_sum=_utility(self.table, self.payment)[1],
                max_game_length=_longest(self.table),
            ),
            params or {},
        )

    def new_initial_state(self) -> CrosshexState:
        """The start of a game."""
        return CrosshexState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What a player sees, as the array of all our environments; the past as words."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return SeatObserver(self.encoding, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class QwixxGame(CrosshexGame):
    """Qwixx."""

    name = "qwixx"


class LongoGame(CrosshexGame):
    """Qwixx Longo."""

    name = "longo"


class SixGame(CrosshexGame):
    """Six."""

    name = "six"


class _Held:
    """A value that never changes, so that OpenSpiel's copies of a state can share it."""

    __slots__ = ("moment",)

    def __init__(self, moment: Moment) -> None:
        self.moment = moment

    def __deepcopy__(self, memo: object) -> _Held:
        return self


class CrosshexState(pyspiel.State):
    """One node of a game: chance, simultaneous, of one player, or terminal."""

    def __init__(self, game: CrosshexGame) -> None:
        super().__init__(game)
        self._encoding = game.encoding
        self._payment = game.payment
        self._held = _Held(Moment(game.table.start(game.first)))
        self._dice: tuple[int, ...] = ()

    @property
    def moment(self) -> Moment:
        """The state of the rules library, in Six with a hexagon in the hand."""
        return self._held.moment

    # -- who acts

    def current_player(self) -> Any:
        """The player, or one of OpenSpiel's names for chance, all at once, and the end."""
        state = self.moment.state
        if state.to_act is CHANCE:
            return pyspiel.PlayerId.CHANCE
        seats = acting(self.moment)
        if not seats:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.SIMULTANEOUS if len(seats) > 1 else seats[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.state.outcome is not None

    def _legal_actions(self, player: int) -> list[int]:
        if player not in acting(self.moment):
            return []
        return self._encoding.legal(self.moment, player)

    # -- chance: one die after the other

    def _missing(self) -> list[int]:
        """The dice of this throw that still have to be thrown, by their place."""
        state = self.moment.state
        assert isinstance(state, QwixxState)
        thrown = [
            die for die in range(len(DICE)) if die < 2 or COLOURS[die - 2] not in state.locked
        ]
        return thrown[len(self._dice) :]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The faces of the next die; outcome 0 is a one."""
        state = self.moment.state
        assert isinstance(state, QwixxState)
        faces = state.game.sheet.faces
        return [(face, 1 / faces) for face in range(faces)]

    def _throw(self, outcome: int) -> None:
        state = self.moment.state
        assert isinstance(state, QwixxState)
        if not 0 <= outcome < state.game.sheet.faces:
            raise pyspiel.SpielError(
                f"a die with {state.game.sheet.faces} faces shows no {outcome + 1}"
            )
        self._dice += (outcome + 1,)
        if self._missing():
            return
        dice = iter(self._dice)
        white = next(dice), next(dice)
        red, yellow, green, blue = (
            None if colour in state.locked else next(dice) for colour in COLOURS
        )
        self._dice = ()
        self._held = _Held(Moment(state.play(CHANCE, Roll(white, (red, yellow, green, blue)))))

    # -- what happens

    def _apply_action(self, action: int) -> None:
        if self.moment.state.to_act is CHANCE:
            self._throw(action)
        else:
            self._play(acting(self.moment)[:1], [action])

    def _apply_actions(self, actions: list[int]) -> None:
        self._play(range(len(actions)), actions)

    def _play(self, seats: Any, actions: list[int]) -> None:
        if self.is_terminal():
            raise pyspiel.SpielError(f"the game is over: {self.moment.state.result}")
        moment = self.moment
        try:
            for seat, action in zip(seats, actions, strict=True):
                moment = self._encoding.play(moment, seat, action)
        except IllegalAction as fault:
            raise pyspiel.SpielError(str(fault)) from None
        self._held = _Held(moment)

    def returns(self) -> list[float]:
        """What each player has got; nothing before the end."""
        state = self.moment.state
        if state.outcome is None:
            return [0.0] * state.game.seats
        return settle(state.game, state.outcome, self._payment)

    # -- in words

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return (
                f"{DICE[self._missing()[0]]} {action + 1}" if self._missing() else f"{action + 1}"
            )
        return self._encoding.word(self.moment, player, action)

    def __str__(self) -> str:
        state = self.moment.state
        words = [write_position(state.view(None))]
        if isinstance(state, SixState) and self.moment.hand:
            taken = self.moment.hand[0]
            words.append(f"{taken.source}>")
            if len(self.moment.hand) == 1 and taken.keep is not None:
                words.append(f"={taken.keep}")
        if self._dice:
            words.append(" ".join(map(str, self._dice)))
        return " ".join(words)


class SeatObserver:
    """The observation of `crosshex.fast.layout`, and the position as a line of text."""

    def __init__(self, encoding: Encoding, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters here: {params}")
        self._encoding = encoding
        self.tensor = np.zeros(int(np.prod(encoding.shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(encoding.shape)}

    def set_from(self, state: CrosshexState, player: int) -> None:
        """Fill the arrays with what a player sees."""
        self.dict["observation"][...] = self._encoding.observe(state.moment, player)

    def string_from(self, state: CrosshexState, player: int) -> str:
        """What a player sees, in words."""
        return str(state)


for _game in (QwixxGame, LongoGame, SixGame):
    pyspiel.register_game(
        _type(_game.name, table_of(_game.name, PARAMETERS[_game.name]), "points"), _game
    )
