"""Lessons with answers that the rules judge, and a coach for the first games."""

from crosshex.learn.coach import Situation, has_coach, situations
from crosshex.learn.course import Course, CourseError, Lesson, LessonStep, course_of, lesson_pages
from crosshex.learn.judge import Feedback, judge
from crosshex.learn.messages import lesson_texts

__all__ = [
    "Course",
    "CourseError",
    "Feedback",
    "Lesson",
    "LessonStep",
    "Situation",
    "course_of",
    "has_coach",
    "judge",
    "lesson_pages",
    "lesson_texts",
    "situations",
]
