"""The tests that PettingZoo, Gymnasium and OpenSpiel bring along, on the environments of a game."""

import logging
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Final

from crosshex.check.report import Fault, Lacking, Skipped
from crosshex.check.subject import Subject
from crosshex.rules import Description

CYCLES: Final = 60


@contextmanager
def _quiet() -> Iterator[None]:
    """Without the libraries' warnings about masks, which are dictionaries by intent."""
    log = logging.getLogger("crosshex.envs")
    level = log.level
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        log.setLevel(logging.ERROR)
        try:
            yield
        finally:
            log.setLevel(level)


def _need(game: Description, module: str, extra: str) -> None:
    """Refuse to go on without the library, or without arrays.

    Raises:
        Skipped: the library is not installed.
        Lacking: the game has no room `encoding`.
    """
    if find_spec(module) is None:
        raise Skipped(f"pip install 'crosshex[{extra}]'")
    from crosshex.envs.rooms import ENCODINGS

    if game not in ENCODINGS:
        raise Lacking("no room encoding, so no environments")


def _seats(game: Description) -> tuple[int, ...]:
    return tuple(dict.fromkeys((game.seats[0], game.default_seats, game.seats[-1])))


def check_pettingzoo(subject: Subject) -> str:
    """`api_test` and `parallel_api_test`."""
    game = subject.description
    _need(game, "pettingzoo", "pettingzoo")
    with _quiet():
        from pettingzoo.test import api_test, parallel_api_test

        from crosshex.envs.pettingzoo import env, parallel_env

        for seats in _seats(game):
            try:
                with _silence():
                    api_test(env(game.name, seats=seats), num_cycles=CYCLES)
                    parallel_api_test(parallel_env(game.name, seats=seats), num_cycles=CYCLES)
            except AssertionError as error:
                raise Fault(f"with {seats} seats: {error}") from error
    return f"api_test and parallel_api_test with {_spell(_seats(game))} seats"


def check_gymnasium(subject: Subject) -> str:
    """`check_env`, alone or against random bots."""
    game = subject.description
    _need(game, "gymnasium", "gymnasium")
    with _quiet():
        from gymnasium.utils.env_checker import check_env

        from crosshex.envs.gymnasium import GameEnv

        for seats in _seats(game):
            others = ["random"] * (seats - 1)
            try:
                with _silence():
                    check_env(GameEnv(game.name, others, illegal="terminate"))
            except AssertionError as error:
                raise Fault(f"with {seats} seats: {error}") from error
    return f"check_env with {_spell(_seats(game))} seats"


def check_openspiel(subject: Subject) -> str:
    """`random_sim_test`, with every state written and read."""
    game = subject.description
    _need(game, "pyspiel", "openspiel")
    import pyspiel

    from crosshex.envs.openspiel import load_game

    for seats in _seats(game):
        name = f"python_crosshex_{game.name}(players={seats})"
        try:
            with _silence():
                loaded: Any = load_game(name)
                pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
        except pyspiel.SpielError as error:
            raise Fault(f"{name}: {error}") from error
    return f"random_sim_test with {_spell(_seats(game))} seats"


@contextmanager
def _silence() -> Iterator[None]:
    """Without what these tests print."""
    import io
    from contextlib import redirect_stdout

    with redirect_stdout(io.StringIO()):
        yield


def _spell(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))
