"""OpenSpiel: `python_crosshex_qwixx` and so on, for every game with an encoding.

    import pyspiel
    import crosshex.envs.openspiel

    game = pyspiel.load_game("python_crosshex_qwixx(players=2,returns=margin)")

Chance is explicit: a throw is one chance node for each die in play, in their order. If several
seats choose at once, there is a simultaneous node; all other nodes are sequential. Algorithms that
cannot handle simultaneous nodes can use `pyspiel.convert_to_turn_based`. Actions and observations
are those of all our environments, and their strings are words of the notation.

Parameters: `players`; `returns`, which is `win` (shares of the win), `margin` (score differences)
or in games with points `points`; `first` if any seat may begin; and those of the game
(`PARAMETERS`), which its room `openspiel` may replace (`crosshex.envs.openspiel_info`).
"""

from __future__ import annotations

from typing import Any

from crosshex.envs.extras import lacking

try:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
except ModuleNotFoundError as missing:
    raise lacking("openspiel", missing) from None

import numpy as np

from crosshex.envs.encoding import Encoding, IllegalAction, Node, acting, encoding_of
from crosshex.envs.episode import checked_returns, settle
from crosshex.envs.openspiel_info import INFO, OpenSpielInfo
from crosshex.envs.registration import encoded_games
from crosshex.envs.rooms import OPENSPIEL
from crosshex.record import write_position
from crosshex.rules import CHANCE, CrosshexError, Description, Game, find_game


def openspiel_info(game: Description) -> OpenSpielInfo:
    """What OpenSpiel must know about a game."""
    return OPENSPIEL.get(game) or INFO


def _sum(game: Game, returns: str) -> float | None:
    """The sum of the utilities, or None if it is not constant."""
    if game.description.unit == "share":
        two_sides = game.seats == 2 * len(game.seats_of(game.side(0)))
        return game.seats * {"win": 0.5, "margin": 0.0}[returns] if two_sides else None
    if returns == "win":
        return 1.0
    return 0.0 if returns == "margin" and game.seats == 2 else None


def _bounds(game: Game, returns: str) -> tuple[float, float]:
    """The least and the greatest utility."""
    if returns == "win":
        return 0.0, 1.0
    if game.description.unit == "share":
        return -1.0, 1.0
    worst, best = openspiel_info(game.description).bounds(game)
    return (worst, best) if returns == "points" else (worst - best, best - worst)


def _type(game: Game, total: float | None) -> Any:
    """The type of a game; `total` is the sum of its utilities, or None if it is not constant."""
    description, kinds = game.description, pyspiel.GameType
    many = description.simultaneous and game.seats > 1
    utility = kinds.Utility.ZERO_SUM if total == 0 else kinds.Utility.CONSTANT_SUM
    chance = kinds.ChanceMode
    return kinds(
        short_name=f"python_crosshex_{description.name}",
        long_name=description.title,
        dynamics=kinds.Dynamics.SIMULTANEOUS if many else kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if description.dice else chance.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if total is None else utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(description.seats),
        min_num_players=min(description.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=openspiel_info(description).parameters(description),
    )


def load_game(text: str) -> Any:
    """The game that a text such as `python_crosshex_six(players=4)` names.

    The same as `pyspiel.load_game`, but in this module, so that unpickling registers the games.
    """
    return pyspiel.load_game(text)


class _Shared:
    """What all states of a game share; copies of a state share it as well."""

    def __init__(self, game: Game, payment: str) -> None:
        self.game = game
        self.payment = payment
        self.encoding = encoding_of(game)
        self.info = openspiel_info(game.description)

    def __deepcopy__(self, memo: object) -> _Shared:
        return self

    def __reduce__(self) -> tuple[type[_Shared], tuple[Game, str]]:
        return _Shared, (self.game, self.payment)


class CrosshexGame(pyspiel.Game):
    """A game of OpenSpiel; each of our games has its own subclass."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        description = find_game(self.name)
        info = openspiel_info(description)
        parameters = {**info.parameters(description), **(params or {})}
        try:
            game = info.make_game(description, parameters)
            payment = checked_returns(game, parameters["returns"])
            self.first = int(parameters.get("first", 0))
            game.check_seat(self.first)
            self.shared = _Shared(game, payment)
        except CrosshexError as fault:
            raise pyspiel.SpielError(str(fault)) from None
        low, high = _bounds(game, payment)
        total = _sum(game, payment)
        super().__init__(
            _type(game, total),
            pyspiel.GameInfo(
                num_distinct_actions=self.shared.encoding.actions,
                max_chance_outcomes=max((die.faces for die in game.start().dice), default=0),
                num_players=game.seats,
                min_utility=low,
                max_utility=high,
                utility_sum=total,
                max_game_length=info.longest(game),
            ),
            params or {},
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)

    def new_initial_state(self) -> CrosshexState:
        """The start of a game."""
        return CrosshexState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """The observer of a player: our array, or with perfect recall the past in words."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return SeatObserver(self.shared.encoding, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class _Held:
    """Holds an immutable node, so that copies of an OpenSpiel state share it."""

    __slots__ = ("node",)

    def __init__(self, node: Node) -> None:
        self.node = node

    def __deepcopy__(self, memo: object) -> _Held:
        return self


class CrosshexState(pyspiel.State):
    """One node of a game: chance, simultaneous, of one player, or terminal."""

    def __init__(self, game: CrosshexGame) -> None:
        super().__init__(game)
        self._shared = game.shared
        self._held = _Held(Node(game.shared.game.start(game.first)))
        self._dice: tuple[int, ...] = ()

    @property
    def node(self) -> Node:
        """The state of the rules library, with the actions so far of a turn."""
        return self._held.node

    # -- who acts

    def current_player(self) -> Any:
        """The player, or OpenSpiel's constant for chance, several players at once, or the end."""
        state = self.node.state
        if state.to_act is CHANCE:
            return pyspiel.PlayerId.CHANCE
        seats = acting(self.node)
        if not seats:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.SIMULTANEOUS if len(seats) > 1 else seats[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.state.outcome is not None

    def _legal_actions(self, player: int) -> list[int]:
        if player not in acting(self.node):
            return []
        return self._shared.encoding.legal(self.node, player)

    # -- chance: one die after another

    def _missing(self) -> list[int]:
        """The dice of this throw that still have to be thrown, by their place."""
        thrown = [place for place, die in enumerate(self.node.state.dice) if die.in_play]
        return thrown[len(self._dice) :]

    def _faces(self) -> int:
        """How many faces the next die has."""
        return self.node.state.dice[self._missing()[0]].faces

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The faces of the next die; outcome 0 is a one."""
        faces = self._faces()
        return [(face, 1 / faces) for face in range(faces)]

    def _throw(self, outcome: int) -> None:
        faces = self._faces()
        if not 0 <= outcome < faces:
            raise pyspiel.SpielError(f"a die with {faces} faces cannot show {outcome + 1}")
        self._dice += (outcome,)
        if self._missing():
            return
        state, dice = self.node.state, iter(self._dice)
        self._dice = ()
        self._held = _Held(Node(state.play(CHANCE, state.throw(lambda faces: next(dice)))))

    # -- what happens

    def _apply_action(self, action: int) -> None:
        if self.node.state.to_act is CHANCE:
            self._throw(action)
        else:
            self._play(acting(self.node)[:1], [action])

    def _apply_actions(self, actions: list[int]) -> None:
        self._play(range(len(actions)), actions)

    def _play(self, seats: Any, actions: list[int]) -> None:
        if self.is_terminal():
            raise pyspiel.SpielError(f"the game is over: {self.node.state.result}")
        node = self.node
        try:
            for seat, action in zip(seats, actions, strict=True):
                node = self._shared.encoding.play(node, seat, action)
        except IllegalAction as fault:
            raise pyspiel.SpielError(str(fault)) from None
        self._held = _Held(node)

    def returns(self) -> list[float]:
        """The return of each player; 0 before the end."""
        state = self.node.state
        if state.outcome is None:
            return [0.0] * state.game.seats
        return settle(state.game, state.outcome, self._shared.payment)

    # -- in words

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            missing = self._missing()
            return (
                f"{self._shared.info.die(missing[0])} {action + 1}" if missing else f"{action + 1}"
            )
        return self._shared.encoding.word(self.node, player, action)

    def __str__(self) -> str:
        words = [
            write_position(self.node.state.view(None)),
            *self._shared.encoding.begun(self.node),
        ]
        words += [str(outcome + 1) for outcome in self._dice]
        return " ".join(words)


class SeatObserver:
    """The observation of all our environments, and the position as a line of text."""

    def __init__(self, encoding: Encoding, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters here: {params}")
        self._encoding = encoding
        self.tensor = np.zeros(int(np.prod(encoding.shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(encoding.shape)}

    def set_from(self, state: CrosshexState, player: int) -> None:
        """Fill the arrays with what a player sees."""
        self.dict["observation"][...] = self._encoding.observe(state.node, player)

    def string_from(self, state: CrosshexState, player: int) -> str:
        """What a player sees, in words."""
        return str(state)


PARAMETERS = {name: openspiel_info(game).parameters(game) for name, game in encoded_games().items()}
"""The parameters of each game with their defaults."""

for _name, _game in encoded_games().items():
    _made = openspiel_info(_game).make_game(_game, PARAMETERS[_name])
    # A class, not a function: OpenSpiel releases it only after Python has shut down.
    _kind = type(f"{_name.capitalize()}Game", (CrosshexGame,), {"name": _name})
    pyspiel.register_game(_type(_made, None), _kind)
