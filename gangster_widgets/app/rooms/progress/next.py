"""What to do next, in words, with the address that each thing leads to."""

from collections.abc import Iterator

from gangster_widgets.app.address import Address
from gangster_widgets.app.practice.advice import DUE, REST, UNMET, WEAK, Advice, advice
from gangster_widgets.app.practice.filters import topic_said
from gangster_widgets.app.practice.standing import Rule
from gangster_widgets.app.practice.timed import MINUTES
from gangster_widgets.app.rooms.progress.charted import Charted
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.lessons.course import lessons, teaching

NAMED = 2
"""So many rules are named in one sentence."""


class Way(Record, frozen=True):
    """Something to do: why, what it is called, and where it leads."""

    why: str
    label: str
    to: Address


class Next(Record, frozen=True):
    """What is best done next, when the next review is due if none is now, and what else can be done."""

    best: Way
    later: str
    others: tuple[Way, ...]


def best_next(told: Charted, here: Address) -> Next:
    """What to do next; `here` is the page where puzzles are solved."""
    found = advice(told.standing, told.now)
    due = told.standing.next_due(told.now)
    later = told.say.say("progress-next-review", when=told.when(due)) if due and found.kind != DUE else ""
    return Next(_best(found, told, here), later, tuple(_others(found, told, here)))


def _best(found: Advice, told: Charted, here: Address) -> Way:
    say, about = told.say, _about(found.rules[0], told) if found.rules else ""
    if found.kind == WEAK:
        why = say.say("progress-weak", rule=_quoted(found.rules[0], told))
        return Way(why, say.say("progress-weak-do", topic=about), replace(here, about=found.rules[0].topic))
    if found.kind == DUE:
        rules = tuple(_quoted(rule, told) for rule in found.rules[:NAMED])
        name = "progress-due" if len(found.rules) <= NAMED else "progress-due-many"
        why = say.say(name, number=len(found.rules), rules=rules)
    else:
        why = say.say(f"progress-{found.kind}", number=told.standing.unmet)
    return Way(why, say.say(f"progress-{found.kind}-do"), here)


def _others(found: Advice, told: Charted, here: Address) -> Iterator[Way]:
    """Puzzles about what is weakest and about what is new, a lesson on what is weak, a run against the clock."""
    say, weak = told.say, found.rules[0] if found.kind == WEAK else found.weak
    if found.weak is not None:
        why = say.say("progress-weak-why", rule=_quoted(found.weak, told))
        yield Way(why, say.say("progress-about", topic=_about(found.weak, told)), replace(here, about=found.weak.topic))
    one = teaching(lessons(told.standing.game)).get(weak.clause) if weak is not None else None
    if weak is not None and one is not None:
        why, title = say.say("progress-weak-why", rule=_quoted(weak, told)), one.title[say.language]
        yield Way(why, say.say("progress-lesson", title=title), replace(here, page="learn", lesson=one.id))
    if found.new is not None and found.kind not in (UNMET, REST):
        why = say.say("progress-new-why", rule=_quoted(found.new, told))
        yield Way(why, say.say("progress-about", topic=_about(found.new, told)), replace(here, about=found.new.topic))
    yield Way(say.say("progress-timed-why"), say.say("timed-name"), replace(here, run=MINUTES[0]))


def _about(rule: Rule, told: Charted) -> str:
    return topic_said(rule.topic, told.say.language)


def _quoted(rule: Rule, told: Charted) -> str:
    return told.say.say("practice-title", title=told.title(rule))
