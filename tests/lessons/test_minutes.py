"""How long a lesson takes, by what is read, stepped through and solved in it: five to ten minutes, and as it says."""

from collections.abc import Iterator

import pytest

from gangster_widgets import Reckoning, puzzle
from gangster_widgets.kernel.game import games
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.lessons.course import lessons
from gangster_widgets.lessons.lesson import Lesson, Moves, Page, Task, paragraphs
from gangster_widgets.lessons.lesson import Reckoning as Reckoned

SHORTEST, LONGEST = 5, 10
WORDS_A_MINUTE = 180
STEP = 8 / 60
EASIEST, HARDEST = 1, 2
"""Minutes for a task of level 1 and for one of level 5, once it is read."""
LEVELS = 5
FOUND = [lesson for name in games() for lesson in lessons(name)]
every_lesson = pytest.mark.parametrize("lesson", FOUND, ids=lambda lesson: lesson.id)


def read(lesson: Lesson, lang: str) -> Iterator[str]:
    """All that is read in a lesson, beside what each step of an example says."""
    yield lesson.why[lang]
    for page in lesson.pages:
        for line in paragraphs(page.text[lang]):
            yield "".join(part if isinstance(part, str) else part.said for part in line)
        if isinstance(page.does, Moves):
            yield from (note[lang] for note in page.does.notes.values())
        elif isinstance(page.does, Task):
            yield puzzle(page.does.puzzle).story[lang]


def done(page: Page, game: str) -> float:
    """The minutes for what is stepped through or solved on a page."""
    does = page.does
    if isinstance(does, Moves):
        return len(does.actions) * STEP
    if isinstance(does, Reckoned):
        return len(Reckoning(does.position, district=does.district, kind=does.kind, game=game).beats) * STEP
    return EASIEST + (HARDEST - EASIEST) * (puzzle(does.puzzle).level - 1) / (LEVELS - 1)


def minutes(lesson: Lesson, lang: str) -> float:
    words = sum(len(text.split()) for text in read(lesson, lang))
    return words / WORDS_A_MINUTE + sum(done(page, lesson.game) for page in lesson.pages)


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_takes_five_to_ten_minutes(lesson: Lesson, lang: str) -> None:
    assert SHORTEST <= minutes(lesson, lang) <= LONGEST


@every_lesson
def test_the_course_says_how_long_a_lesson_takes(lesson: Lesson) -> None:
    assert lesson.minutes == round(sum(minutes(lesson, lang) for lang in LANGUAGES) / len(LANGUAGES))
