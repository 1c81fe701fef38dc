"""Days and moments as a language says them."""

from datetime import UTC, date, datetime, timedelta

from babel.dates import format_skeleton, format_time

from gangster_widgets.app.practice.activity import DAY, MINUTE, day
from gangster_widgets.kernel.words import Words

LOCALES = {"en": "en_GB"}
"""The locale of a language, where there are several that say days in different ways."""
HOUR = 3_600
EPOCH = date(1970, 1, 1)


def day_said(number: int, today: int, lang: str) -> str:
    """The day of that number since 1970: `6 May`, and its year if it is not this one."""
    on, now = EPOCH + timedelta(days=number), EPOCH + timedelta(days=today)
    return str(format_skeleton("MMMd" if on.year == now.year else "yMMMd", on, locale=LOCALES.get(lang, lang)))


def clock(at: float, offset: int, lang: str) -> str:
    """The time of day of a moment."""
    shown = datetime.fromtimestamp((at + offset * MINUTE) % DAY, UTC)
    return str(format_time(shown, "short", tzinfo=UTC, locale=LOCALES.get(lang, lang)))


def moment_said(at: float, now: float, offset: int, lang: str) -> str:
    """The day and the time of day of a moment: `6 May, 14:05`."""
    return f"{day_said(day(at, offset), day(now, offset), lang)}, {clock(at, offset, lang)}"


def in_name(at: float, offset: int) -> str:
    """The day of a moment as it stands in a file's name: `2026-05-06`."""
    return (EPOCH + timedelta(days=day(at, offset))).isoformat()


def when_said(at: float, now: float, offset: int, say: Words) -> str:
    """When something is that is to come: in so many minutes, today or tomorrow at that time, or on that day."""
    days = day(at, offset) - day(now, offset)
    if at - now < HOUR:
        return say.say("progress-in-minutes", number=max(1, round((at - now) / MINUTE)))
    if days > 1:
        return say.say("progress-on-day", day=day_said(day(at, offset), day(now, offset), say.language))
    time = clock(at, offset, say.language)
    return say.say("progress-tomorrow-at" if days else "progress-today-at", time=time)
