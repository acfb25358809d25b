"""The figures of a person's finished games: pure functions from rows to views.

A game counts in the results if the person had one seat in it; on a shared screen nobody knows who
was who. Decisions count if the person made all of them.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

from crosshex.bots.rating_list import Listed, ratings_by_key
from crosshex.bots.registry import LEVELS
from crosshex.bots.values import Unit
from crosshex.review.losses import Decisions, LossRate, loss_rate, nearest_level
from crosshex.server.me.rows import OwnGame
from crosshex.server.me.views import (
    DecidingView,
    FacesView,
    OpponentView,
    OwnGameView,
    PlayedView,
    RateView,
    SpreadView,
)

NEEDED: Final = 20
"""From so many reviewed games on the mean loss says something."""
SUGGESTED_FROM: Final = 5
"""From so many games against bots on a level is suggested."""
WIDTH: Final = 10
"""How many points a bar of the distribution has."""
MOST_OPPONENTS: Final = 12
MOST_BARS: Final = 60
ELO: Final = math.log(10) / 400


def won(game: OwnGame) -> float | None:
    """The person's part of the win; None alone or without a seat of their own."""
    seat, scores = game.seat, game.data["scores"]
    if seat is None or len(scores) < 2:
        return None
    if game.data["unit"] == "share":
        return float(scores[seat])
    winners = game.data["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def points(game: OwnGame) -> float | None:
    """The person's points; None where a game has none, or on a shared screen."""
    if game.seat is None or game.data["unit"] != "points":
        return None
    return float(game.data["scores"][game.seat])


def played(games: Sequence[OwnGame]) -> list[PlayedView]:
    """The figures of each kind of game, the most played first."""
    kinds: dict[str, list[OwnGame]] = defaultdict(list)
    for game in games:
        kinds[game.data["key"]].append(game)
    ordered = sorted(kinds.items(), key=lambda item: -len(item[1]))
    return [_kind(key, found) for key, found in ordered]


def _kind(key: str, games: list[OwnGame]) -> PlayedView:
    counted = [share for game in games if (share := won(game)) is not None]
    return {
        "game": games[0].data["game"],
        "options": games[0].data["options"],
        "key": key,
        "seats": len(games[0].data["scores"]),
        "games": len(games),
        "won": sum(counted) if counted else None,
        "points": spread([score for game in games if (score := points(game)) is not None]),
        "opponents": opponents(games),
        "deciding": deciding(key, games),
        "level": suggested_level(key, games),
    }


def spread(scores: Sequence[float]) -> SpreadView | None:
    """Mean, best and distribution of points; None without any."""
    if not scores:
        return None
    bars = Counter(math.floor(score / WIDTH) for score in scores)
    # A sheet from notation may be worth any number of points.
    first = max(min(bars), max(bars) - MOST_BARS + 1)
    return {
        "mean": sum(scores) / len(scores),
        "best": max(scores),
        "least": first * WIDTH,
        "width": WIDTH,
        "counts": [bars[bar] for bar in range(first, max(bars) + 1)],
    }


def opponents(games: Iterable[OwnGame]) -> list[OpponentView]:
    """With how much success a person played against whom, the most frequent first."""
    met: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game in games:
        share = won(game)
        if share is None:
            continue
        others = [each for n, each in enumerate(game.data["people"]) if n != game.seat]
        for kind, name in {(each["kind"], each["name"]) for each in others}:
            met[kind, name].append(share)
    ordered = sorted(met.items(), key=lambda item: -len(item[1]))[:MOST_OPPONENTS]
    return [
        {
            "kind": "bot" if kind == "bot" else "person",
            "name": name,
            "games": len(shares),
            "won": sum(shares),
        }
        for (kind, name), shares in ordered
    ]


# -- how well somebody decides


def reviewed(games: Iterable[OwnGame]) -> list[OwnGame]:
    """The games that were reviewed without a failure."""
    return [game for game in games if game.review and "loss" in game.review]


def deciding(key: str, games: Sequence[OwnGame]) -> DecidingView | None:
    """The mean loss of a decision; None before the first review. The latest game comes first."""
    found = reviewed(games)
    if not found:
        return None
    unit: Unit = found[0].review["unit"] if found[0].review else "share"
    made = [Decisions(each.review["made"], each.review["loss"]) for each in found if each.review]
    rate = loss_rate(made) if len(made) >= NEEDED else None
    change = None
    if len(made) >= 2 * NEEDED:
        half = len(made) // 2
        change = _difference(loss_rate(made[:half]), loss_rate(made[half:]))
    alone = len(games[0].data["scores"]) == 1
    return {
        "unit": unit,
        "games": len(made),
        "needed": NEEDED,
        "rate": _view(rate),
        "change": change,
        "level": None if rate is None or alone else nearest_level(key, rate.mean),
    }


def _difference(later: LossRate | None, earlier: LossRate | None) -> RateView | None:
    if later is None or earlier is None:
        return None
    half = math.hypot(later.high - later.mean, earlier.high - earlier.mean)
    mean = later.mean - earlier.mean
    return {"mean": mean, "low": mean - half, "high": mean + half}


def _view(rate: LossRate | None) -> RateView | None:
    if rate is None or not math.isfinite(rate.high):
        return None
    return {"mean": rate.mean, "low": rate.low, "high": rate.high}


# -- which level is a match


def suggested_level(key: str, games: Iterable[OwnGame]) -> str | None:
    """The level whose rating is nearest to the person's; None with too few games against bots."""
    listed = ratings_by_key(key)
    results: list[tuple[float, list[float]]] = []
    for game in games:
        share = won(game)
        others = [each for n, each in enumerate(game.data["people"]) if n != game.seat]
        rated = [listed[each["name"]].rating for each in others if each["name"] in listed]
        bots = all(each["kind"] == "bot" for each in others)
        if share is not None and bots and len(rated) == len(others):
            results.append((share, rated))
    levels = [level for level in LEVELS if level in listed]
    if len(results) < SUGGESTED_FROM or not levels:
        return None
    mine = own_rating(results, listed)
    return min(levels, key=lambda level: abs(listed[level].rating - mine))


def own_rating(results: Sequence[tuple[float, list[float]]], listed: dict[str, Listed]) -> float:
    """The rating that makes results most likely, with the ratings of the bots fixed.

    As in `arena.ratings`, a side wins with its strength over the sum of all. One more game with an
    even result against an average bot keeps the rating finite.

    >>> listed = {"medium": Listed(1500.0, 1490.0, 1510.0)}
    >>> round(own_rating([(1.0, [1500.0]), (0.0, [1500.0])], listed))
    1500
    """
    average = sum(each.rating for each in listed.values()) / len(listed)
    games = [*results, (0.5, [average])]
    mine = average
    for _ in range(50):
        slope = curvature = 0.0
        for share, others in games:
            chance = 1 / (1 + sum(math.exp(ELO * (other - mine)) for other in others))
            slope += share - chance
            curvature += chance * (1 - chance)
        step = slope / max(curvature, 1e-9) / ELO
        mine += max(-200.0, min(200.0, step))
        if abs(step) < 0.01:
            break
    return mine


# -- dice


def dice(games: Iterable[OwnGame]) -> list[FacesView]:
    """How often each face came, in the games in which the server threw."""
    counts: dict[int, list[int]] = {}
    for game in games:
        if game.data["dice"] in (None, "entered"):
            continue
        for faces, thrown in game.data.get("dice_thrown", {}).items():
            sums = counts.setdefault(int(faces), [0] * int(faces))
            sums[:] = map(sum, zip(sums, thrown, strict=True))
    return [
        {"faces": faces, "counts": thrown, "chance": chance_of(thrown)}
        for faces, thrown in sorted(counts.items())
    ]


def chance_of(counts: Sequence[int]) -> float:
    """How likely fair dice differ at least as much from equal counts (chi-squared test).

    >>> chance_of([10, 10, 10, 10, 10, 10]), round(chance_of([16, 5, 9, 7, 6, 17]), 3)
    (1.0, 0.018)
    """
    expected = sum(counts) / len(counts)
    if not expected:
        return 1.0
    half = sum((count - expected) ** 2 for count in counts) / expected / 2
    degrees = len(counts) - 1
    # The upper tail by its recurrence, from one or two degrees of freedom on.
    if degrees % 2:
        tail, order = math.erfc(math.sqrt(half)), 0.5
    else:
        tail, order = math.exp(-half), 1.0
    while 2 * order < degrees:
        if half:
            tail += math.exp(order * math.log(half) - half - math.lgamma(order + 1))
        order += 1
    return min(1.0, tail)


# -- the list


def own_game(game: OwnGame, wanted: bool) -> OwnGameView:
    """A game in the list."""
    state: Any = "impossible"
    if game.review is not None:
        state = "done" if "loss" in game.review else "failed"
    elif game.is_reviewable or game.record is None:
        state = "wanted" if wanted else "none"
    view: OwnGameView = {
        "id": game.id,
        "at": game.at,
        "game": game.data["game"],
        "options": game.data["options"],
        "key": game.data["key"],
        "people": [
            {
                "kind": "bot" if each["kind"] == "bot" else "person",
                "name": each["name"],
                "me": n in game.seats,
            }
            for n, each in enumerate(game.data["people"])
        ],
        "result": game.data["result"],
        "ending": game.data["ending"],
        "won": won(game),
        "points": points(game),
        "record": bool(game.record),
        "review": state,
    }
    if state == "done" and game.review:
        view["unit"] = game.review["unit"]
        view["luck"], view["own"] = game.review["luck"], game.review["own"]
        view["mistakes"] = len(game.review["mistakes"])
    return view
