"""`crosshex learn GAME`: the lessons of a game, one small task after another."""

from crosshex.cli.screen import Leave, Screen
from crosshex.cli.sessions.terminal import terminal_of
from crosshex.learn import Lesson, LessonStep, course_of, judge
from crosshex.learn.messages import spell_feedback
from crosshex.locale.games import name_page
from crosshex.rules import Description, State

QUIT, SKIP = "quit", "skip"
"""What can be typed instead of an answer, in every language."""


def learn(screen: Screen, description: Description, page: str, wanted: str | None = None) -> int:
    """Teach one lesson or all lessons of a game, and return the exit status.

    Args:
        screen: where it is taught.
        description: the game.
        page: the name of the game, or the short name whose lessons are wanted.
        wanted: the only lesson to teach.

    Raises:
        CourseError: there is no such lesson.
        Leave: the person quits.
    """
    course = course_of(description, page)
    title = name_page(page, screen.texts)
    if not course.lessons:
        screen.say("learn-none", game=title)
        return 1
    for lesson in course.lessons if wanted is None else (course.lesson(wanted),):
        _teach(screen, lesson, title)
    screen.say("learn-over", game=page)
    return 0


def _teach(screen: Screen, lesson: Lesson, title: str) -> None:
    screen.title(f"{title}: {screen.texts(lesson.message)}")
    screen.say("learn-how", quit=QUIT, skip=SKIP)
    at_once = 0
    for number, step in enumerate(lesson.steps, 1):
        screen.title(screen.texts("learn-step", number=number, all=len(lesson.steps)))
        at_once += _ask(screen, step)
    screen.say("learn-done", right=at_once, all=len(lesson.steps))


def _ask(screen: Screen, step: LessonStep) -> bool:
    """Ask until a step is solved or skipped; return whether the first answer was right."""
    _show(screen, step, step.state)
    screen.say(step.message)
    first = True
    while True:
        answer = screen.read()
        match answer.lower():
            case "":
                continue
            case "quit" | "q":
                raise Leave
            case "skip":
                screen.say("learn-answer", answer=step.solution)
                return False
        feedback = judge(step, answer)
        if feedback.right and feedback.after != step.state:
            _show(screen, step, feedback.after)
        screen.tell(spell_feedback(feedback, screen.texts))
        if feedback.right:
            return first
        first = False


def _show(screen: Screen, step: LessonStep, state: State) -> None:
    names = [screen.texts("player-number", seat=seat + 1) for seat in range(state.game.seats)]
    names[step.seat] = screen.texts("learn-you")
    terminal = terminal_of(state.game.description)
    screen.show(*terminal.draw_task(state, step.seat, names, screen))
