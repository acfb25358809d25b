"""What clients hear of an event: enough to animate it and to say it aloud, and nothing hidden."""

from collections.abc import Iterable, Iterator

from crosshex.rules import CHANCE, Actor, Move, QwixxState, Roll, SixState, State
from crosshex.table import events as happened
from crosshex.table.decide import Step
from crosshex.table.messages import News
from crosshex.table.settings import parse_word
from crosshex.table.story import QwixxStory, SixStory, Story
from crosshex.table.table import Table
from crosshex.table.view import outcome_view
from crosshex.table.view_qwixx import choice_view, colour_names, roll_view
from crosshex.table.view_six import last_move_view


def news_of(step: Step) -> list[News]:
    """The news of one event, each with its sequence number and time."""
    seq, at = step.after.seq, step.after.at
    return [{"seq": seq, "at": at, **news} for news in _news(step)]


def _news(step: Step) -> Iterable[News]:
    before, event, after = step.before, step.event, step.after
    match event:
        case happened.Played(seat, word):
            return _moved(before, seat, word, after)
        case happened.Thrown(word):
            return _moved(before, CHANCE, word, after)
    return _other_news(step)


def _moved(before: Table | None, actor: Actor, word: str, after: Table) -> list[News]:
    assert before and before.state and after.state and after.story
    move = parse_word(before.state.game, word)
    return move_news(before.state, actor, move, after.state, after.story)


def _other_news(step: Step) -> Iterator[News]:
    event, after = step.event, step.after
    match event:
        case happened.Resigned() | happened.DrawAgreed():
            yield {"type": event.type, "seat": event.seat}
            if after.state and after.outcome:
                yield {"type": "ended", "outcome": outcome_view(after.state)}
        case happened.Seated(seat, _, name):
            yield {"type": "seated", "seat": seat, "name": name}
        case happened.Swapped(seat, to):
            yield from _swap_news(step, seat, to)
        case happened.Started(first, lucky):
            yield {"type": "started", "first": first, "lucky": lucky or [None] * len(after.seats)}
        case happened.Configured():
            yield {"type": "configured"}
        case happened.Linked(kind):
            yield {"type": "links", "kind": kind}
        case happened.Created() | happened.SeedRevealed():
            # The state says it all.
            return
        case _:
            yield happened.to_json(event)


def _swap_news(step: Step, seat: int, to: int) -> Iterator[News]:
    assert step.before
    yield {"type": "stood", "seat": seat, "why": "moved"}
    for number in (to, seat):
        now = step.after.seats[number]
        if now.kind == "person":
            yield {"type": "seated", "seat": number, "name": now.name}
        elif now.kind == "bot":
            yield {"type": "bot-seated", "seat": number, "bot": now.bot}


def move_news(before: State, actor: Actor, move: Move, after: State, story: Story) -> list[News]:
    """The news of a move or a throw; a replay tells them the same way."""
    if isinstance(before, QwixxState):
        assert isinstance(after, QwixxState) and isinstance(story, QwixxStory)
        news = [_qwixx_news(before, actor, move, after, story)]
    else:
        assert isinstance(after, SixState) and isinstance(story, SixStory) and story.last
        news = [{"type": "moved", **last_move_view(story.last)}]
    if after.outcome:
        news.append({"type": "ended", "outcome": outcome_view(after)})
    return news


def _qwixx_news(
    before: QwixxState, actor: Actor, move: Move, after: QwixxState, story: QwixxStory
) -> News:
    game = before.game.name
    if isinstance(move, Roll):
        return {
            "type": "thrown",
            "turn": story.throws,
            "active": before.active,
            "roll": roll_view(move),
        }
    if before.chosen and after.chosen:
        return {"type": "chose", "seat": actor}
    turn = story.this_turn or story.last_turn
    assert turn is not None and turn.action_1 is not None
    locked = colour_names(after.locked - before.locked)
    if before.chosen:
        choices = [choice_view(choice, game) for choice in turn.action_1]
        return {"type": "revealed", "choices": choices, "locked": locked}
    assert turn.action_2 is not None
    choice = choice_view(turn.action_2, game)
    return {"type": "acted", "seat": actor, "choice": choice, "locked": locked}
