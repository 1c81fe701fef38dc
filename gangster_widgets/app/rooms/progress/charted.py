"""Where a learner stands as charts, in the reader's words; a chart stands there only where there is enough for it."""

from collections.abc import Iterable, Iterator, Sequence

from gangster_widgets.app.dates import day_said, when_said
from gangster_widgets.app.practice.activity import AHEAD, WEEK, Span, active_days, ahead, day, groups, spans
from gangster_widgets.app.practice.filters import topic_said
from gangster_widgets.app.practice.standing import NEW, STATES, Rule, Standing, Topic
from gangster_widgets.app.rooms.progress.charts import TEXT, Bar, Bars, Column, Columns, Tallies, Tally
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import Words

ENOUGH_RULES = 5
"""So many rules must have been met before it is worth while to look ahead."""


class Charted:
    """The charts of one standing, at one time of the reader's clock, in one language, with text of one size.

    A chart of which there is too little is None.
    """

    def __init__(self, standing: Standing, now: float, offset: int, say: Words, size: float) -> None:
        self.standing, self.now, self.offset, self.say, self.size = standing, now, offset, say, TEXT * size
        self.today = day(now, offset)

    @property
    def met(self) -> int:
        """How many rules were met."""
        return len(self.standing.rules) - self.standing.count(NEW)

    @property
    def days(self) -> int:
        """On how many days there was an answer."""
        return active_days(self.standing.answers, self.offset)

    # Words that charts and sentences share.

    def title(self, rule: Rule) -> str:
        """What a rule is called."""
        return rulebook(game(self.standing.game).folder)[rule.clause].title[self.say.language]

    def mastery(self, rule: Rule) -> str:
        """How well a rule is mastered, of a hundred, and how it stands."""
        state = self.say.say(f"progress-is-{rule.state}")
        percent = self.say.say("progress-percent", share=percent_of(rule) / 100)
        return state if rule.state == NEW else self.say.say("progress-mastery", percent=percent, state=state)

    def review(self, rule: Rule) -> str:
        """When the next review of a rule is."""
        if rule.due is None:
            return "–"
        return self.say.say("progress-now") if rule.due <= self.now else self.when(rule.due)

    def when(self, at: float) -> str:
        """When something is that is to come."""
        return when_said(at, self.now, self.offset, self.say)

    def date(self, at: float) -> str:
        """The day of a moment."""
        return day_said(day(at, self.offset), self.today, self.say.language)

    def number(self, number: int) -> str:
        """A number as the language writes it."""
        return self.say.say("progress-number", number=number)

    def _alt(self, title: str, rows: Iterable[tuple[str, str]]) -> str:
        """All of a chart in words."""
        told = self.say.apart(self.say.say("progress-alt-row", label=label, said=said) for label, said in rows)
        return self.say.say("progress-alt", title=title, rows=told)

    # The charts.

    def topics(self) -> Tallies:
        """Every rule as a box, by topic."""
        say, lang = self.say, self.say.language
        looks = tuple((state, say.say(f"progress-is-{state}")) for state in STATES)
        named = [(topic_said(topic.name, lang), topic) for topic in self.standing.topics]
        rows = tuple(Tally(name, self.firm_of(topic), boxes(topic)) for name, topic in named)
        head = (say.say("progress-topic"), *(label for _, label in looks))
        table = tuple((name, *(self.number(topic.count(state)) for state in STATES)) for name, topic in named)
        alt = self._alt(say.say("progress-rules-title"), ((name, self.counts(topic)) for name, topic in named))
        return Tallies("topics", alt, self.size, looks, head, table, rows)

    def firm_of(self, topic: Topic) -> str:
        """How many rules of a topic are firm; that it is new where all of them are."""
        if topic.count(NEW) == len(topic.rules):
            return self.say.say(f"progress-is-{NEW}")
        return self.say.say("progress-firm-of", some=topic.count(STATES[0]), all=len(topic.rules))

    def counts(self, of: Topic | Standing) -> str:
        """How many of its rules stand how."""
        return self.say.say("progress-counts", **{state: of.count(state) for state in STATES})

    def topic(self, topic: Topic) -> Bars:
        """The rules of one topic, each as a bar."""
        say = self.say
        told = [(self.title(rule), self.mastery(rule), rule) for rule in topic.rules]
        rows = tuple(Bar(title, said, rule.state, percent_of(rule)) for title, said, rule in told)
        head = tuple(say.say(f"progress-{name}") for name in ("rule", "stands", "review"))
        table = tuple((title, said, self.review(rule)) for title, said, rule in told)
        alt = self._alt(topic_said(topic.name, say.language), ((title, said) for title, said, _ in told))
        return Bars(f"topic:{topic.name}", alt, self.size, (), head, table, rows)

    def spans(self) -> tuple[Span, ...]:
        """The days or weeks that are shown; none as long as there was but one day."""
        found = spans(self.standing.answers, self.now, self.offset)
        return found if self.days > 1 else ()

    def activity(self) -> Columns | None:
        """Right and wrong answers by day or week."""
        say, found = self.say, self.spans()
        if not any(span.right + span.wrong for span in found):
            return None
        looks = (("right", say.say("progress-right")), ("wrong", say.say("progress-wrong")))
        columns = tuple(
            Column(
                day_said(span.first, self.today, say.language),
                span.right,
                self.number(span.right),
                span.wrong,
                self.number(span.wrong),
            )
            for span in found
        )
        head = (say.say("progress-week" if weekly(found) else "progress-day"), *(label for _, label in looks))
        table = tuple((one.label, one.said, one.said_down) for one in columns)
        told = [(one.label, ", ".join((one.said, one.said_down))) for one in columns if one.up or one.down]
        alt = self._alt(say.say("progress-activity-alt"), told)
        return Columns("activity", alt, self.size, looks, head, table, columns, ("right", "wrong"))

    def firsts(self) -> Columns | None:
        """First attempts that were right, group by group; two groups at least."""
        say, found = self.say, groups(self.standing.answers)
        if len(found) < 2:
            return None
        said = [(self._from_to(one.since, one.until), one) for one in found]
        columns = tuple(Column(self.date(one.until), one.right, self.number(one.right)) for one in found)
        head = tuple(say.say(f"progress-{name}") for name in ("when", "right", "asked"))
        table = tuple((label, self.number(one.right), self.number(one.all)) for label, one in said)
        told = ((label, say.say("progress-of", some=one.right, all=one.all)) for label, one in said)
        alt = self._alt(say.say("progress-firsts-alt", size=found[0].all), told)
        return Columns("firsts", alt, self.size, (), head, table, columns, ("right", "wrong"), most=found[0].all)

    def _from_to(self, since: float, until: float) -> str:
        first, last = self.date(since), self.date(until)
        return first if first == last else f"{first} – {last}"

    def ahead(self) -> tuple[int, ...]:
        """How many rules are due on each of the next days."""
        return ahead((rule.due for rule in self.standing.rules if rule.due is not None), self.now, self.offset)

    def coming(self) -> Columns | None:
        """Reviews that are due on the next days."""
        say, found = self.say, self.ahead()
        if self.met < ENOUGH_RULES or not any(found):
            return None
        days = [say.say("progress-today")]
        days += [day_said(self.today + number, self.today, say.language) for number in range(1, AHEAD)]
        columns = tuple(Column(label, number, self.number(number)) for label, number in zip(days, found, strict=True))
        head = tuple(say.say(f"progress-{name}") for name in ("day", "reviews"))
        table = tuple((one.label, one.said) for one in columns)
        alt = self._alt(say.say("progress-coming-alt"), ((one.label, one.said) for one in columns if one.up))
        return Columns("coming", alt, self.size, (), head, table, columns, ("due", "due"), late=False)


def percent_of(rule: Rule) -> int:
    """How well a rule is mastered, of a hundred."""
    return round(100 * rule.strength)


def boxes(topic: Topic) -> tuple[str, ...]:
    """A box for each rule of a topic, those that stand alike together."""
    return tuple(state for state in STATES for _ in range(topic.count(state)))


def weekly(found: Sequence[Span]) -> bool:
    """Whether these are weeks."""
    return len(found) > 1 and found[1].first - found[0].first == WEEK


def all_in(found: Iterable[Span]) -> Iterator[int]:
    """How many answers in them were right, and how many wrong."""
    spans_ = tuple(found)
    yield sum(span.right for span in spans_)
    yield sum(span.wrong for span in spans_)
