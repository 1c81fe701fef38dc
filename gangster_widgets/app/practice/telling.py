"""Why this puzzle, as a sentence in the reader's language."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import words

if TYPE_CHECKING:
    from gangster_widgets.app.practice.choosing import Choice

MINUTE, HOUR, DAY = 60, 3_600, 86_400


class Reason(Record, frozen=True):
    """Why a puzzle was chosen: the message that says it, the clause it is about, and how long ago that was met."""

    name: str
    clause: str | None = None
    number: int | None = None


def review_reason(clause: str, met_at: float, now: float) -> Reason:
    """That a review is due, and how many minutes, hours or days ago the clause was met."""
    ago = max(0, int(now - met_at))
    for name, unit in (("days", DAY), ("hours", HOUR)):
        if ago >= unit:
            return Reason(f"practice-review-{name}", clause, ago // unit)
    return Reason("practice-review-minutes", clause, max(1, ago // MINUTE))


def told(choice: "Choice", lang: str) -> str:
    """Why that puzzle was chosen, in one sentence."""
    reason, facts = choice.reason, {}
    if reason.clause is not None:
        facts["clause"] = quoted(choice.puzzle.game, reason.clause, lang)
    if reason.number is not None:
        return words(lang).say(reason.name, number=reason.number, **facts)
    return words(lang).say(reason.name, **facts)


def quoted(name: str, clause: str, lang: str) -> str:
    """The title of that game's clause between quotation marks; its id where the rulebook has it no more."""
    clauses = rulebook(game(name).folder) if name in games() else {}
    title = clauses[clause].title[lang] if clause in clauses else clause
    return words(lang).say("practice-title", title=title)


def all_quoted(named: Iterable[tuple[str, str]], lang: str) -> tuple[str, ...]:
    """The titles of clauses that are named with their games, each once."""
    return tuple(dict.fromkeys(quoted(name, clause, lang) for name, clause in named))
