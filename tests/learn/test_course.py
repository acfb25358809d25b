"""Every lesson can be solved and answers every wrong try, in every language."""

import re
from collections.abc import Iterator

import pytest

from crosshex.learn import Course, CourseError, Lesson, LessonStep, course_of, judge, lesson_texts
from crosshex.learn.course import read_course
from crosshex.learn.messages import catalogue, spell_feedback
from crosshex.locale import Texts, languages
from crosshex.rules import Description, find_game, games

OURS = ("qwixx", "longo", "six")
COLOURS = "rygb"


def lessons() -> Iterator[tuple[str, Lesson]]:
    for name in OURS:
        for lesson in course_of(find_game(name)).lessons:
            yield name, lesson


STEPS = [(name, lesson, step) for name, lesson in lessons() for step in lesson.steps]
every_step = pytest.mark.parametrize(
    "step", [step for *_, step in STEPS], ids=[f"{n}-{one.id}-{s.id}" for n, one, s in STEPS]
)


def words(step: LessonStep) -> Iterator[str]:
    """Answers that a person may try: anything that can be written, legal or not."""
    yield from ("", "-", "x", "pass", "!", "?", "r", "99", "-3", "1e9", "r5 y5", "0,0>0,0", "ä")
    for number in range(19):
        yield from (f"{lucky}{row}{number}" for row in COLOURS for lucky in ("", "*"))
    cells = [f"{q},{r}" for q in range(-6, 8) for r in range(-6, 8)]
    yield from cells
    yield from (f"{cell}>3,1" for cell in cells)
    if step.number is None:
        yield from map(str, step.state.legal(step.seat))


def test_each_of_our_games_has_lessons_of_five_to_ten_steps() -> None:
    found = {(name, lesson.id): len(lesson.steps) for name, lesson in lessons()}

    assert set(found) == {
        ("qwixx", "basics"),
        ("longo", "basics"),
        ("longo", "lucky"),
        ("six", "basic"),
        ("six", "advanced"),
    }
    assert all(5 <= steps <= 10 for steps in found.values())


def test_each_of_our_games_shows_and_states_its_goal() -> None:
    for name in OURS:
        course = course_of(find_game(name))
        assert course.goals
        for texts in map(lesson_texts, languages()):
            assert all(texts(message) for message in (course.message, course.goals[0].message))


@every_step
def test_a_step_is_solved_by_its_answer_and_the_position_advances(step: LessonStep) -> None:
    answers = map(str, step.moves) if step.number is None else [str(step.number)]
    judged = [judge(step, answer) for answer in answers]

    assert judged and all(feedback.right for feedback in judged)
    if step.number is None:
        assert all(feedback.after != step.state for feedback in judged)
        assert not any(feedback.after.pending for feedback in judged)


@every_step
def test_every_answer_has_feedback_and_a_wrong_one_keeps_the_position(step: LessonStep) -> None:
    right = {str(step.number)} if step.number is not None else set(map(str, step.moves))
    judged = {word: judge(step, word) for word in words(step)}

    assert {word for word, one in judged.items() if one.right} == right & set(judged)
    assert all(feedback.right or feedback.after is step.state for feedback in judged.values())
    different = {(one.messages, one.reason): one for one in judged.values()}
    for texts in map(lesson_texts, languages()):
        assert texts(step.message)
        assert all(spell_feedback(feedback, texts) for feedback in different.values())


@every_step
def test_a_wrong_answer_is_explained_by_the_step_or_by_the_rules(step: LessonStep) -> None:
    texts = lesson_texts("en")
    plain = {texts("learn-allowed")}

    if step.number is None:
        legal = [str(move) for move in step.state.legal(step.seat) if move not in step.moves]
        said = {spell_feedback(judge(step, word), texts) for word in legal}
        assert not said & plain


@pytest.mark.parametrize("language", languages())
def test_the_catalogues_have_the_same_messages_and_all_are_used(language: str) -> None:
    here = set(re.findall(r"^([a-z][\w-]*) =", catalogue(language), re.M))
    used = {
        message for message in here if not message.startswith(tuple(f"learn-{n}" for n in OURS))
    }
    for course in (course_of(find_game(name)) for name in OURS):
        used |= {course.message, *(goal.message for goal in course.goals)}
    for _, lesson, step in STEPS:
        used |= {lesson.message, step.message, f"{step.message}-right"}
        legal = step.state.legal(step.seat) if step.number is None else ()
        answers = [*map(str, legal), *([] if step.number is None else ["0"])]
        for word in answers:
            used |= {one for one in judge(step, word).messages if one in here}

    assert here == used
    assert here == set(re.findall(r"^([a-z][\w-]*) =", catalogue("en"), re.M))


def test_variables_are_the_same_in_every_language() -> None:
    def variables(language: str) -> dict[str, set[str]]:
        lines = re.findall(r"^([a-z][\w-]*) = (.*)$", catalogue(language), re.M)
        return {message: set(re.findall(r"\$(\w+)", text)) for message, text in lines}

    assert all(variables(language) == variables("en") for language in languages())


def test_a_game_without_lessons_has_an_empty_course() -> None:
    other = Description(name="other", title="Other", factory=find_game("six").factory, seats=(2,))

    assert course_of(other) == Course("other", ())
    assert all(course_of(description).game == name for name, description in games().items())


def test_lessons_that_do_not_exist_are_refused_with_those_that_do() -> None:
    course = course_of(find_game("six"))

    with pytest.raises(CourseError, match="no lesson 'x'; there are: basic, advanced"):
        course.lesson("x")
    with pytest.raises(CourseError, match="no step 'x'; there are: cut, few"):
        course.lesson("advanced").step("x")


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("[[lesson", "is not TOML"),
        ('[[lesson]]\nid = "a"\n[[lesson.step]]\nid = "b"', "position is missing"),
        ('[[lesson]]\nid = "a"\nsteps = 3', "unknown key 'steps'"),
        (
            '[[lesson]]\nid="a"\n[[lesson.step]]\nid="b"\nposition="six basic auto 1/2 placing '
            '| 1,0 | 0,0"',
            "a step needs one of moves, number",
        ),
        (
            '[[lesson]]\nid="a"\n[[lesson.step]]\nid="b"\nposition="six basic auto 1/2 placing '
            '| 1,0 | 0,0"\nmoves=["5,5"]',
            "5,5 is not legal",
        ),
        (
            '[[lesson]]\nid="a"\n[[lesson.step]]\nid="b"\nposition="six basic auto 1/2 placing '
            '| 1,0 | 0,0"\nmoves=["7,..."]',
            "no legal move matches 7,...",
        ),
        (
            '[[lesson]]\nid="a"\n[[lesson.step]]\nid="b"\nposition="qwixx 1 action-1 4 1 6 3 5 6 '
            '| r- y- g- b- x0 | r- y- g- b- x0"\nmoves=["r5"]\nreplies=["-", "-"]',
            "2 replies, but 1 other seats choose",
        ),
        ('[[goal]]\nid="a"\nposition="chess"', "six a: a position begins with"),
        ('[[goal]]\nid="a"\npicture="x"', "unknown key 'picture'"),
        (
            '[[lesson]]\nid="a"\n[[lesson.step]]\nid="b"\nposition="chess"\nnumber=3',
            "a position begins with",
        ),
    ],
)
def test_a_faulty_course_says_where_and_why(source: str, said: str) -> None:
    with pytest.raises(CourseError, match=re.escape(said)):
        read_course("six", source)


def test_texts_of_lessons_are_not_in_the_catalogue_that_every_client_loads() -> None:
    assert not Texts("en").has("learn-six-basic")
