"""The news of events: their types, and that nothing hidden is in them."""

from typing import Any

import pytest
from pydantic import TypeAdapter
from typing_extensions import get_type_hints

from crosshex.table import adapter, events
from crosshex.table.messages import News
from crosshex.table.news import AS_THEY_ARE, TABLE_NEWS
from crosshex.table.plain import PlainAdapter

TOLD_IN_OTHER_WORDS = {
    *(events.Seated, events.Stood, events.Swapped, events.Started, events.Configured),
    *(events.Linked, events.StoodIn, events.Resigned, events.DrawAgreed),
    *(events.MovePlayed, events.Thrown, events.Rethrown),
}
SEEN_IN_THE_STATE = {events.Created, events.SeedRevealed, events.Advanced, events.Delayed}


def test_every_event_is_told_or_shows_in_the_state() -> None:
    """A new event needs a decision about what clients may know of it."""
    assert {*AS_THEY_ARE} | TOLD_IN_OTHER_WORDS | SEEN_IN_THE_STATE == {*events.EVENTS.values()}


def test_no_news_say_who_a_person_is_or_what_is_secret() -> None:
    named = {name for kind in TABLE_NEWS for name in get_type_hints(kind)}
    assert not named & {"holder", "owner", "share", "code", "invite", "watch"}


def test_an_adapter_without_types_makes_any_object_news(monkeypatch: pytest.MonkeyPatch) -> None:
    class Untyped(PlainAdapter):
        def news(self, *moved: Any) -> dict[str, Any]:  # type: ignore[override]
            return {"type": "moved"}

    monkeypatch.setattr(adapter, "every_adapter", lambda: [Untyped()])
    schema = TypeAdapter(News).json_schema()
    assert {"type": "object", "additionalProperties": True} in schema["anyOf"]
