"""Every claim is measured again with few games, holds with its stored figures, and has a text."""

import re
from collections.abc import Iterator

import pytest

from crosshex.locale import languages
from crosshex.rules import Description, find_game
from crosshex.strategy import (
    Experiment,
    Figure,
    Measured,
    Strategy,
    StrategyClaim,
    StrategyError,
    measure,
    spell_claim,
    strategy_of,
    strategy_texts,
)
from crosshex.strategy.claims import read_measured, write_measured
from crosshex.strategy.messages import catalogue
from crosshex.strategy.playing import mean_in, share_in

OURS = ("qwixx", "longo", "six")
FEW = {"kernels": 4_000, "duel": 40, "master": 30, "values": 30, "thinker": 6}
"""How many games a quick check takes, by the way in which a claim is measured."""
SHARED: dict[str, Experiment] = {game: Experiment(0) for game in OURS}
"""Games that claims about a game share are played once."""


def strategy(game: str) -> Strategy:
    found = strategy_of(find_game(game))
    assert found is not None
    return found


def claims() -> Iterator[tuple[str, StrategyClaim]]:
    for game in OURS:
        for claim in strategy(game).claims:
            yield game, claim


def doubled(figure: Figure) -> Figure:
    """The same with an interval twice as wide: of sixty figures some lie outside the 95 % one."""
    estimate, low, high = figure
    return Figure(estimate, 2 * low - estimate, 2 * high - estimate)


every_claim = pytest.mark.parametrize(
    ("game", "claim"), list(claims()), ids=[f"{game}-{claim.id}" for game, claim in claims()]
)

# The sentences that Longo shares with Qwixx are measured again only in `make test-all`.
every_claim_but_shared = pytest.mark.parametrize(
    ("game", "claim"),
    [
        pytest.param(game, claim, marks=[pytest.mark.slow] if shared else [])
        for game, claim in claims()
        for shared in [game == "longo" and ("qwixx", claim.id) in {(g, c.id) for g, c in claims()}]
    ],
    ids=[f"{game}-{claim.id}" for game, claim in claims()],
)


@pytest.mark.parametrize("game", OURS)
def test_each_of_our_games_has_ten_sentences_with_stored_figures(game: str) -> None:
    found = strategy(game)

    assert len(found.claims) == 10
    assert list(found.kept()) == [claim.id for claim in found.claims]


@every_claim
def test_a_sentence_holds_with_its_stored_figures(game: str, claim: StrategyClaim) -> None:
    kept = strategy(game).kept()[claim.id]

    assert kept.games == claim.games
    assert all(figure.low <= figure.estimate <= figure.high for figure in kept.figures.values())
    assert claim.holds(kept.figures)


@every_claim_but_shared
def test_a_few_games_agree_with_the_stored_figures(game: str, claim: StrategyClaim) -> None:
    experiment = Experiment(FEW[claim.how], kept=SHARED[game].kept)
    found = measure(claim, experiment).figures
    kept = strategy(game).kept()[claim.id].figures

    assert found.keys() == kept.keys()
    assert all(doubled(figure).meets(kept[name]) for name, figure in found.items())


@every_claim
def test_a_false_sentence_is_noticed(game: str, claim: StrategyClaim) -> None:
    nothing = {name: Figure(0.0, -1.0, 0.0) for name in strategy(game).kept()[claim.id].figures}
    all_or_more = {name: Figure(1e3, 0.99, 1e4) for name in nothing}

    assert not (claim.holds(nothing) and claim.holds(all_or_more))


@every_claim
def test_a_sentence_shows_its_figures_in_every_language(game: str, claim: StrategyClaim) -> None:
    kept = strategy(game).kept()[claim.id]
    other = kept._replace(figures={name: Figure(0.123, 0.1, 0.2) for name in kept.figures})
    for texts in map(strategy_texts, languages()):
        said = spell_claim(texts, game, claim, kept)
        assert said.text != spell_claim(texts, game, claim, other).text
        assert said.how and len(said.figures) == len(kept.figures)
        assert said.command == f"crosshex learn {game} --measure {claim.id}"


@pytest.mark.parametrize("language", languages())
def test_the_catalogues_have_the_same_messages_with_the_same_variables(language: str) -> None:
    def messages(code: str) -> dict[str, set[str]]:
        lines = re.findall(r"^([a-z][\w-]*) = (.*)$", catalogue(code), re.M)
        return {message: set(re.findall(r"\$(\w+)", text)) for message, text in lines}

    assert messages(language) == messages("en")


def test_figures_are_written_in_the_format_of_the_language() -> None:
    claim = strategy("qwixx").claim("failed")
    found = Measured(1000, 1, {"points": Figure(5.26, 5, 6), "share": Figure(0.072, 0.06, 0.08)})

    assert "5,3" in spell_claim(strategy_texts("de"), "qwixx", claim, found).text
    assert "%7" in spell_claim(strategy_texts("tr"), "qwixx", claim, found).text
    assert "1,000" in spell_claim(strategy_texts("en"), "qwixx", claim, found).how


def test_a_seed_repeats_a_measurement_and_another_one_differs() -> None:
    claim = strategy("qwixx").claim("first")
    first, again, other = (measure(claim, Experiment(500, seed)).figures for seed in (1, 1, 2))

    assert first == again != other


def test_measuring_reports_its_progress() -> None:
    told: list[tuple[int, int]] = []
    measure(
        strategy("qwixx").claim("look"),
        Experiment(20, progress=lambda done, of: told.append((done, of))),
    )

    assert told[-1] == (20, 20)


def test_a_game_without_a_strategy_has_none() -> None:
    other = Description(name="other", title="Other", factory=find_game("six").factory, seats=(2,))

    assert strategy_of(other) is None


def test_a_claim_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(StrategyError, match="no claim 'x'; there are: skip, escape"):
        strategy("qwixx").claim("x")


def test_intervals_are_wide_if_little_was_counted() -> None:
    assert share_in([]) == Figure(0.5, 0.0, 1.0)
    assert share_in([True] * 10).low < 0.9
    assert mean_in([1.0, 2.0, 3.0]).estimate == 2.0
    with pytest.raises(StrategyError, match="too few"):
        mean_in([1.0])


def test_figures_survive_being_stored() -> None:
    found = {"a": Measured(10, 3, {"share": Figure(0.12345678, 0.1, 0.2)})}

    assert read_measured(write_measured(found))["a"].figures["share"].estimate == 0.1235
