"""Judges the answer to a step: the rules say what is legal, the step says what is right."""

from dataclasses import dataclass

from crosshex.learn.course import LessonStep
from crosshex.rules import CHANCE, IllegalMove, InvalidMove, State

ALLOWED = "learn-allowed"
"""For a legal move that is not right, if the step has no message of its own."""
ILLEGAL = "learn-illegal"
NO_MOVE = "learn-no-move"
NO_NUMBER = "learn-no-number"


@dataclass(frozen=True)
class Feedback:
    """The feedback to an answer.

    >>> from crosshex.learn import course_of, lesson_texts
    >>> from crosshex.rules import find_game
    >>> feedback = judge(course_of(find_game("qwixx")).lessons[0].step("left"), "y6")
    >>> lesson_texts("en")(feedback.messages[0])
    'To the right of yellow 4 a 6 skips only the 5.'

    Attributes:
        right: whether the step is solved.
        messages: ids of messages; the first one that exists is shown.
        reason: the code of the rule that a move breaks, for the message `ILLEGAL`, or None.
        fallback: the reason in English, for a rule without a message.
        after: the position after a right move, else the position of the step.
    """

    right: bool
    messages: tuple[str, ...]
    after: State
    reason: str | None = None
    fallback: str = ""


def judge(step: LessonStep, answer: str) -> Feedback:
    """Judge the answer to a step: a move in notation, or a number.

    >>> from crosshex.learn import course_of
    >>> from crosshex.rules import find_game
    >>> step = course_of(find_game("qwixx")).lessons[0].steps[0]
    >>> judge(step, "r5").right, judge(step, "r6").reason
    (True, 'not-thrown')
    """
    return _judge_move(step, answer) if step.number is None else _judge_number(step, answer)


def _judge_number(step: LessonStep, answer: str) -> Feedback:
    text = answer.strip().removeprefix("+").replace("−", "-")
    try:
        number = int(text[:9])
    except ValueError:
        return Feedback(False, (NO_NUMBER,), step.state)
    right = number == step.number
    return Feedback(right, (f"{step.message}-{'right' if right else 'wrong'}",), step.state)


def _judge_move(step: LessonStep, answer: str) -> Feedback:
    try:
        move = step.state.parse(step.seat, answer.strip())
        after = step.state.play(step.seat, move)
    except InvalidMove:
        return Feedback(False, (NO_MOVE,), step.state)
    except IllegalMove as error:
        code = error.reason.name.lower().replace("_", "-")
        return Feedback(False, (ILLEGAL,), step.state, code, str(error.reason.value))
    if move in step.moves:
        return Feedback(True, (f"{step.message}-right",), _answered(step, after))
    own = step.mistakes.get(move)
    special = (f"{step.message}-wrong-{own}",) if own else ()
    return Feedback(False, (*special, f"{step.message}-wrong", ALLOWED), step.state)


def _answered(step: LessonStep, state: State) -> State:
    """The position after the other seats have chosen as well."""
    if step.replies and state.to_act is not CHANCE:
        for seat, move in zip(state.to_act, step.replies, strict=True):
            state = state.play(seat, move)
    return state
