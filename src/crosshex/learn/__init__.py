"""Lessons: small tasks on a real position, each answered by the rules themselves."""

from crosshex.learn.course import Course, CourseError, Lesson, Step, course_of, has_lessons
from crosshex.learn.judge import Verdict, judge
from crosshex.learn.words import lesson_texts

__all__ = [
    "Course",
    "CourseError",
    "Lesson",
    "Step",
    "Verdict",
    "course_of",
    "has_lessons",
    "judge",
    "lesson_texts",
]
