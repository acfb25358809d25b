"""The news that clients get of an event: enough to animate and announce it, nothing hidden.

Most events are news as they are. What an event must not tell, or does not know, has a type of its
own here; the news of moves and throws come from the adapter of the game.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final, Literal, NotRequired, TypeVar, get_type_hints

from typing_extensions import TypedDict

from crosshex.rules import CHANCE, Actor, Move, State
from crosshex.table import events
from crosshex.table.adapter import Recent, adapter_for
from crosshex.table.messages import Chose, News, OutcomeView
from crosshex.table.table import Table
from crosshex.table.transitions import Transition
from crosshex.table.view import outcome_view


class SeatedNews(TypedDict):
    """A person took a seat."""

    type: Literal["seated"]
    seat: int
    name: str


class StoodNews(TypedDict):
    """A seat is open again; `name` is the person who left it or was removed."""

    type: Literal["stood"]
    seat: int
    name: NotRequired[str]
    why: Literal["left", "removed", "moved"]


class StartedNews(TypedDict):
    """The game began; `chosen` if the seat that begins was not drawn by lot.

    `options` holds the values of the options that can be drawn by lot.
    """

    type: Literal["started"]
    first: int
    options: dict[str, Any]
    chosen: NotRequired[bool]


class FinishedNews(TypedDict):
    """A seat gave up, or agreed to a draw."""

    type: Literal["resigned", "draw-agreed"]
    seat: int


class EndedNews(TypedDict):
    """The game is over."""

    type: Literal["ended"]
    outcome: OutcomeView


class StoodInNews(TypedDict):
    """A bot plays for a person; `name` is that person, if they left or were removed."""

    type: Literal["stood-in"]
    seat: int
    bot: str
    name: NotRequired[str]
    why: Literal["time", "vote", "left", "removed"]


class ConfiguredNews(TypedDict):
    """The owner changed how the table is run."""

    type: Literal["configured"]


class LinksNews(TypedDict):
    """A link was made or revoked."""

    type: Literal["links"]
    kind: Literal["invite", "watch"]


def _news_type(event: type[events.Event]) -> Any:
    """The type of news that an event is as it is."""
    fields = {name: kind for name, kind in get_type_hints(event).items() if name != "type"}
    made = TypedDict(f"{event.__name__}News", {"type": Literal[event.type], **fields})  # type: ignore[misc]
    made.__doc__ = event.__doc__
    return made


AS_THEY_ARE: Final = (
    events.BotSeated,
    events.Withdrawn,
    events.TakebackAsked,
    events.TakebackAgreed,
    events.TakebackDeclined,
    events.TakenBack,
    events.BotFailed,
    events.BotPreparing,
    events.DrawOffered,
    events.DrawDeclined,
    events.Missed,
    events.Paused,
    events.Resumed,
    events.Returned,
    events.TakeoverAsked,
    events.Halted,
    events.Rematched,
)
"""The events that hold what clients may know, and no more."""

TABLE_NEWS: Final = (
    Chose,
    SeatedNews,
    StoodNews,
    StartedNews,
    FinishedNews,
    EndedNews,
    StoodInNews,
    ConfiguredNews,
    LinksNews,
    *map(_news_type, AS_THEY_ARE),
)
"""The types of the news of any game, without the head that all have."""


def news_of(step: Transition) -> list[News]:
    """The news of one event, each with its sequence number and time."""
    seq, at = step.after.seq, step.after.at
    return [{"seq": seq, "at": at, **news} for news in _news(step)]


def all_news(steps: Iterable[Transition]) -> list[News]:
    """The news of several events, in order."""
    return [news for step in steps for news in news_of(step)]


def _news(step: Transition) -> Iterable[Mapping[str, Any]]:
    match step.event:
        case events.MovePlayed(seat):
            return _moved(step, seat)
        case events.Thrown(by=by) | events.Rethrown(by=by):
            thrown, *rest = _moved(step, CHANCE)
            entered = {} if by is None else {"by": by}
            again = {"again": True} if isinstance(step.event, events.Rethrown) else {}
            return [{**thrown, **entered, **again}, *rest]
    return _other_news(step)


def _moved(step: Transition, actor: Actor) -> list[Mapping[str, Any]]:
    before, after, move = step.before, step.after, step.move
    assert before and before.state and after.state and move is not None
    state = before.state
    if isinstance(step.event, events.Rethrown):
        assert before.before_throw
        state = before.before_throw.state
    news = after.adapter.news(state, actor, move, after.state, after.recent)
    return [news, *(end_news(after.state, after.stood_in) if after.status == "over" else ())]


def _other_news(step: Transition) -> Iterator[Mapping[str, Any]]:
    event, before, after = step.event, step.before, step.after
    match event:
        case events.Resigned(seat):
            yield FinishedNews(type="resigned", seat=seat)
            if after.state:
                yield from end_news(after.state, after.stood_in, after.resigned)
        case events.DrawAgreed(seat):
            yield FinishedNews(type="draw-agreed", seat=seat)
            if after.state:
                yield from end_news(after.state, after.stood_in)
        case events.Seated(seat, _, name):
            yield SeatedNews(type="seated", seat=seat, name=name)
        case events.Stood(seat, why):
            yield _named(StoodNews(type="stood", seat=seat, why=why), before)
        case events.StoodIn(seat, bot, reason):
            news = StoodInNews(type="stood-in", seat=seat, bot=bot, why=reason)
            yield _named(news, before) if reason in ("left", "removed") else news
        case events.Swapped(seat, to):
            yield StoodNews(type="stood", seat=seat, why="moved")
            for number in (to, seat):
                now = after.seats[number]
                if now.kind == "person":
                    yield SeatedNews(type="seated", seat=number, name=now.name or "")
                elif now.kind == "bot":
                    yield events.to_json(events.BotSeated(number, now.bot or ""))
        case events.Started(first, options):
            started = StartedNews(type="started", first=first, options=options)
            if after.settings.first is not None:
                started["chosen"] = True
            yield started
        case events.Configured():
            yield ConfiguredNews(type="configured")
        case events.Linked(kind):
            yield LinksNews(type="links", kind=kind)
        case _ if type(event) in AS_THEY_ARE:
            yield events.to_json(event)


N = TypeVar("N", StoodNews, StoodInNews)


def _named(news: N, before: Table | None) -> N:
    """With the name of who sat there: the seat no longer says it."""
    if before and (name := before.seats[news["seat"]].name):
        news["name"] = name
    return news


def move_news(before: State, actor: Actor, move: Move, after: State, recent: Recent) -> list[News]:
    """The news of a move or a throw in a replay, the same as at a table."""
    news = adapter_for(before.game).news(before, actor, move, after, recent)
    return [news, *end_news(after)]


def end_news(
    state: State, stood_in: Collection[int] = (), resigned: int | None = None
) -> list[EndedNews]:
    """That the game is over, if it is."""
    outcome = outcome_view(state, stood_in, resigned)
    return [EndedNews(type="ended", outcome=outcome)] if outcome else []
