"""`crosshex learn GAME --strategy` and `--measure`: the strategy of a game, and its figures."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import typer

from crosshex.bots import need
from crosshex.cli.progress import games_bar
from crosshex.cli.screen import Screen
from crosshex.locale.games import name_page
from crosshex.rules import Description
from crosshex.strategy import (
    Experiment,
    Measured,
    StrategyClaim,
    measure,
    spell_claim,
    strategy_of,
    strategy_texts,
)
from crosshex.strategy.claims import ProgressCallback, write_measured

ALL = "all"
"""The word that measures every claim."""


def show_strategy(
    screen: Screen,
    description: Description,
    page: str,
    wanted: str | None,
    games: int | None,
    *,
    as_json: bool = False,
) -> int:
    """Print the strategy of a game, or measure one of its claims or `all`; return the exit status.

    It is 1 if there is no strategy, or if a claim was not confirmed.

    Raises:
        StrategyError: there is no such claim.
        MissingExtra: measuring needs Numba, which is not installed.
    """
    screen.texts = strategy_texts(screen.texts.language)
    title = name_page(page, screen.texts)
    strategy = strategy_of(description, page)
    if strategy is None:
        screen.say("strategy-none", game=title)
        return 1
    if wanted is None:
        screen.title(screen.texts("strategy-title", game=title))
        kept = strategy.kept()
        for number, claim in enumerate(strategy.claims, 1):
            said = spell_claim(screen.texts, page, claim, kept[claim.id])
            screen.tell(f"{number}. {said.text}")
            screen.console.print(f"   {said.command}", soft_wrap=True)
        return 0
    need("measuring", "numba")
    claims = strategy.claims if wanted == ALL else (strategy.claim(wanted),)
    found = dict(_measure(claims, games))
    if as_json:
        typer.echo(write_measured(found))
        return 0
    kept = strategy.kept()
    confirmed = [_report(screen, page, claim, found[claim.id], kept[claim.id]) for claim in claims]
    return 0 if all(confirmed) else 1


def _measure(claims: Sequence[StrategyClaim], games: int | None) -> Iterator[tuple[str, Measured]]:
    """Measure claims one after another; games that several claims need are played once."""
    shared = Experiment(0).kept
    for claim in claims:
        with _bar(claim.id) as progress:
            experiment = Experiment(games or claim.games, progress=progress, kept=shared)
            yield claim.id, measure(claim, experiment)


@contextmanager
def _bar(name: str) -> Iterator[ProgressCallback]:
    """A bar with the games so far and the time left."""
    with games_bar() as bar:
        task = bar.add_task(name, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def _report(
    screen: Screen, game: str, claim: StrategyClaim, found: Measured, kept: Measured
) -> bool:
    """Print new figures beside stored ones; return whether the claim holds or the figures agree."""
    texts = screen.texts
    screen.title(claim.id)
    said, before = spell_claim(texts, game, claim, found), spell_claim(texts, game, claim, kept)
    screen.tell(said.text)
    screen.tell(said.how)
    for now, then in zip(said.figures, before.figures, strict=True):
        screen.say("strategy-compared", now=now, kept=then)
    agrees = all(figure.meets(kept.figures[name]) for name, figure in found.figures.items())
    holds = claim.holds(found.figures)
    screen.say("strategy-holds" if holds else "strategy-few" if agrees else "strategy-fails")
    return holds or agrees
