"""Runs all checks of a game."""

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

import crosshex.check
from crosshex.check.laws import check_description, check_laws
from crosshex.check.missing import check_rooms, check_texts
from crosshex.check.places import (
    check_arena,
    check_buttons,
    check_lines,
    check_pictures,
    check_rollout,
    check_simulation,
    check_terminal,
)
from crosshex.check.report import Fault, Finding, Lacking, Report, Skipped, Verdict
from crosshex.check.served import check_server
from crosshex.check.subject import Subject
from crosshex.check.suites import check_gymnasium, check_openspiel, check_pettingzoo
from crosshex.check.trips import check_positions, check_records
from crosshex.rules import OptionError, find_game

CHECKS: Final[dict[str, Callable[[Subject], str]]] = {
    "description": check_description,
    "laws": check_laws,
    "positions": check_positions,
    "records": check_records,
    "pictures": check_pictures,
    "line protocol": check_lines,
    "terminal": check_terminal,
    "browser": check_server,
    "buttons": check_buttons,
    "simulate": check_simulation,
    "arena": check_arena,
    "rollout": check_rollout,
    "pettingzoo": check_pettingzoo,
    "gymnasium": check_gymnasium,
    "openspiel": check_openspiel,
    "rooms": check_rooms,
    "texts": check_texts,
}
"""Each takes the game and says what it has checked, or raises what it has found."""


def check_game(
    name: str,
    *,
    games: int = 2,
    seed: int = 1,
    only: tuple[str, ...] = (),
    heard: Callable[[Finding], None] = lambda finding: None,
) -> Report:
    """Check a game: whether it keeps its promises, and what is missing.

    >>> print(check_game("six", only=("description",)).findings[0])
    ok       description: 4 settings

    Args:
        name: the game.
        games: how many random games are played in each setting.
        seed: the same seed plays the same games.
        only: the names of the checks to make; empty for all.
        heard: called with each finding as it comes.

    Raises:
        OptionError: there is no such game or check, or the game cannot be loaded.
    """
    if games < 1:
        raise OptionError(f"games is a number from 1, not {games}")
    if isinstance(only, str):
        raise OptionError(f"only is a list, such as [{only!r}]")
    if unknown := [check for check in only if check not in CHECKS]:
        raise OptionError(f"no check {unknown[0]!r}; there are: {', '.join(CHECKS)}")
    subject = Subject(find_game(name), games, seed)
    findings = []
    for check in only or tuple(CHECKS):
        findings.append(_finding(check, subject))
        heard(findings[-1])
    return Report(name, tuple(findings))


def _finding(check: str, subject: Subject) -> Finding:
    """What a check says; an error of the game is a fault, with the line where it happened."""
    try:
        return Finding(check, Verdict.OK, CHECKS[check](subject))
    except Skipped as skipped:
        return Finding(check, Verdict.SKIPPED, str(skipped))
    except Lacking as lacking:
        return Finding(check, Verdict.MISSING, str(lacking))
    except Fault as fault:
        return Finding(check, Verdict.FAULT, f"{fault}{_place(fault.__cause__)}")
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        return Finding(check, Verdict.FAULT, f"{told}{_place(error)}")


def _place(error: BaseException | None) -> str:
    """The last line of the game's own code that led to an error."""
    if error is None:
        return ""
    house = Path(crosshex.check.__file__).parents[1]
    own = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if house not in Path(frame.filename).parents
    ]
    return f" ({own[-1].filename}:{own[-1].lineno})" if own else ""
