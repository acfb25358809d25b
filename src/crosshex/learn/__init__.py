"""Lessons, each answered by the rules themselves, and a coach for the first games."""

from crosshex.learn.coach import Situation, has_coach, situations
from crosshex.learn.course import Course, CourseError, Lesson, Step, course_of, has_lessons
from crosshex.learn.judge import Verdict, judge
from crosshex.learn.words import lesson_texts

__all__ = [
    "Course",
    "CourseError",
    "Lesson",
    "Situation",
    "Step",
    "Verdict",
    "course_of",
    "has_coach",
    "has_lessons",
    "judge",
    "lesson_texts",
    "situations",
]
