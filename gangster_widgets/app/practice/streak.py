"""Right answers in a row, and days in a row with a right answer."""

from collections.abc import Iterable

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.practice.memory import TOLD, is_first
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.words import words

DAY, MINUTE = 86_400, 60


class Row(Record, frozen=True):
    """How many in a row, now and at best."""

    now: int = 0
    best: int = 0


class Days(Record, frozen=True):
    """How many days in a row, now and at best; `today` is whether today is among them already."""

    now: int = 0
    best: int = 0
    today: bool = False


def in_a_row(answers: Iterable[Answer]) -> Row:
    """Right answers in a row, at the first attempt. One that a hint told counts neither for nor against it."""
    now = best = 0
    for answer in sorted(filter(is_first, answers), key=lambda answer: (answer.at, answer.id)):
        if answer.verdict == "wrong":
            now = 0
        elif answer.rung < TOLD:
            now += 1
        best = max(best, now)
    return Row(now, best)


def days_in_a_row(answers: Iterable[Answer], now: float, offset: int = 0) -> Days:
    """Days in a row with a right answer, at whichever attempt, where the clock is `offset` minutes ahead of UTC.

    A day that is not over yet breaks nothing: the row goes on from yesterday until today is missed.
    """

    def day(at: float) -> int:
        return int((at + offset * MINUTE) // DAY)

    today = day(now)
    lengths: dict[int, int] = {}
    for number in sorted({day(answer.at) for answer in answers if answer.verdict == "right"}):
        if number <= today:
            lengths[number] = lengths.get(number - 1, 0) + 1
    going = lengths.get(today) or lengths.get(today - 1, 0)
    return Days(going, max(lengths.values(), default=0), today in lengths)


def row_said(row: Row, lang: str) -> str:
    """How many in a row, as one says it."""
    return words(lang).say("streak-row", number=row.now)


def days_said(days: Days, lang: str) -> str:
    """How many days in a row, and whether today still wants a right answer."""
    say = words(lang)
    row = say.say("streak-days", number=days.now)
    return row if days.today or not days.now else say.say("streak-days-open", row=row)
