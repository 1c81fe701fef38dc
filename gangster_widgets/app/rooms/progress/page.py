"""What stands on the page: what to do next, figures as in a ledger, rules, strong and weak points, plots and tables."""

from collections.abc import Collection, Iterable, Iterator

from gangster_widgets.app.address import Address
from gangster_widgets.app.practice.activity import AHEAD, SMALLEST, first_attempts, groups, spent
from gangster_widgets.app.practice.standing import FIRM, Astray, Rule
from gangster_widgets.app.practice.streak import days_in_a_row, in_a_row
from gangster_widgets.app.practice.timed import MINUTES, best
from gangster_widgets.app.rooms.progress.charted import ENOUGH_RULES, Charted, all_in, weekly
from gangster_widgets.app.rooms.progress.charts import Chart
from gangster_widgets.app.rooms.progress.next import Next, Way
from gangster_widgets.app.rooms.progress.pictures import Pictures
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, node

SHOWN = 4
"""So many strong points are named, and so many weak ones."""
MINUTE = 60


def beginning(say: Words, first: Address) -> Node:
    """What will stand here, and the way to the first puzzle."""
    will = (node("li", say.say(f"progress-will-{name}")) for name in ("rules", "points", "days", "due"))
    inside = (
        _heading(say),
        node("p", say.say("progress-nothing"), class_="gw-lead"),
        node("div", button(say.say("home-first"), f"to:{first.query()}", "gw-main gw-big"), class_="gw-group"),
        node("h2", say.say("progress-will")),
        node("ul", *will),
    )
    return node("section", node("div", *inside, class_="gw-column"), aria_label=say.say("door-progress"))


def page(told: Charted, next_: Next, pictures: Pictures, unfolded: Collection[str]) -> Node:
    """All of it."""
    say = told.say
    left = (_rules(told, pictures, unfolded), _coming(told, pictures))
    right = (_points(told), _activity(told, pictures), _firsts(told, pictures), _still(told))
    columns = (node("div", *parts) for parts in (left, right))
    first = node("div", _next(next_, say), _figures(told), class_="gw-progress-two")
    whole = node("div", _heading(say), first, node("div", *columns, class_="gw-progress-two"), class_="gw-progress")
    return node("section", whole, aria_label=say.say("door-progress"))


def _heading(say: Words) -> Node:
    return node("h1", say.say("door-progress"), id="gw-here", tabindex="-1", arrive="progress")


def _next(next_: Next, say: Words) -> Node:
    """The recommendation, and what else there is."""
    others = [node("li", _link(way), " ", node("span", way.why, class_="gw-hint")) for way in next_.others]
    return node(
        "div",
        node("h2", say.say("progress-next")),
        node("p", next_.best.why),
        node("p", next_.later) if next_.later else None,
        node("div", button(next_.best.label, f"to:{next_.best.to.query()}", "gw-main gw-big"), class_="gw-group"),
        node("h3", say.say("progress-also")),
        node("ul", *others, class_="gw-list"),
        class_="gw-says",
        key="next",
    )


def _link(way: Way) -> Node:
    query = way.to.query()
    return node("a", way.label, href=query, do=f"to:{query}")


def _figures(told: Charted) -> Node:
    """The figures, a line each."""
    say = told.say
    lines = [
        node("tr", node("th", say.say(f"progress-line-{name}"), scope="row"), node("td", value, class_="gw-number"))
        for name, value in _lines(told)
    ]
    return node(
        "div",
        node("h2", say.say("progress-figures")),
        node("table", node("tbody", *lines), class_="gw-ledger"),
        key="figures",
    )


def _lines(told: Charted) -> Iterator[tuple[str, str]]:
    """What is counted, and how much it is; nothing that would be hollow."""
    say, answers = told.say, told.standing.answers
    right = sum(answer.verdict == "right" for answer in answers)
    own, firsts = first_attempts(answers)
    yield "right", say.say("progress-of", some=right, all=len(answers))
    if firsts >= SMALLEST:
        yield "first", say.say("progress-of", some=own, all=firsts)
    if firm := told.standing.count(FIRM):
        yield "firm", say.say("progress-of", some=firm, all=len(told.standing.rules))
    row, days = in_a_row(answers), days_in_a_row(answers, told.now, told.offset)
    for name, found in (("row", row), ("days", days)):
        if found.best > 1:
            short = "progress-number" if found.now == found.best else "progress-now-best"
            yield name, say.say(short, number=found.now, best=found.best)
    minutes = round(spent(answers) / MINUTE)
    if minutes:
        yield "spent", say.say("progress-spent", hours=minutes // MINUTE, minutes=minutes % MINUTE)
    for long in MINUTES:
        if run := best(answers, long, told.standing.game):
            yield f"run-{long}", say.say("progress-run", right=run.right)


def _part(name: str, title: str, *inside: Node | None) -> Node:
    return node("div", node("h2", title), *inside, key=name, class_="gw-part")


def _figure(chart: Chart, pictures: Pictures, say: Words) -> Node:
    """A plot, and its numbers as a table for whoever does not see it, or doubts it."""
    shown = pictures.shown(chart, say.say("progress-drawing"), say.say("progress-undrawn"))
    numbers = node("details", node("summary", say.say("progress-numbers")), _table(chart), class_="gw-clause")
    return node("figure", shown, numbers, class_="gw-plot", key=f"plot-{chart.name}")


def _table(chart: Chart) -> Node:
    heads = [node("th", text, scope="col") for text in chart.head]
    rows = [node("tr", node("th", row[0], scope="row"), *(node("td", text) for text in row[1:])) for row in chart.table]
    return node("table", node("thead", node("tr", *heads)), node("tbody", *rows))


def _rules(told: Charted, pictures: Pictures, unfolded: Collection[str]) -> Node:
    """All rules at a glance, and those of each topic one by one, to be unfolded."""
    say, chart = told.say, told.topics()
    folded = []
    for topic, row in zip(told.standing.topics, chart.rows, strict=True):
        inside = _figure(told.topic(topic), pictures, say) if topic.name in unfolded else None
        named = say.say("progress-topic-of", topic=row.label, firm=row.said)
        summary = node("summary", named, do=f"topic:{topic.name}")
        folded.append(node("details", summary, inside, class_="gw-clause", key=f"topic-{topic.name}"))
    return _part(
        "rules",
        say.say("progress-rules-title"),
        node("p", told.counts(told.standing)),
        _figure(chart, pictures, say),
        node("h3", say.say("progress-one-by-one")),
        *folded,
        node("p", say.say("progress-rules-what"), class_="gw-hint"),
    )


def _points(told: Charted) -> Node:
    """Strong points, weak points, and the ideas behind wrong answers."""
    say, standing = told.say, told.standing
    strong = [
        node("li", node("b", told.title(rule)), " ", node("span", _held(rule, told), class_="gw-hint"))
        for rule in standing.strong[:SHOWN]
    ]
    weak = [node("li", *_weak(rule, told), key=rule.clause) for rule in standing.shaky[:SHOWN]]
    ideas = [node("li", *_idea(one, told)) for one in standing.ideas[:SHOWN]]
    return _part(
        "points",
        say.say("progress-strong"),
        node("ul", *strong, class_="gw-list gw-points") if strong else node("p", say.say("progress-no-strong")),
        node("h2", say.say("progress-weak-points")),
        node("ul", *weak, class_="gw-list gw-points") if weak else node("p", say.say("progress-no-weak")),
        node("h3", say.say("progress-ideas")) if ideas else None,
        node("ul", *ideas, class_="gw-list gw-points") if ideas else None,
    )


def _held(rule: Rule, told: Charted) -> str:
    return told.say.say("progress-held", mastery=told.mastery(rule), row=rule.row)


def _weak(rule: Rule, told: Charted) -> Iterable[Node | str]:
    """A rule that is shaky: what it says, to be unfolded, and why."""
    say = told.say
    why = say.say("progress-went-wrong", wrong=rule.wrong, all=rule.lately) if rule.wrong else say.say("progress-faded")
    sentence = rulebook(game(told.standing.game).folder)[rule.clause].sentence[say.language]
    folded = node("details", node("summary", told.title(rule)), node("p", sentence), class_="gw-clause")
    return folded, node("span", why, class_="gw-hint")


def _idea(one: Astray, told: Charted) -> Iterable[Node | str]:
    """An idea that led astray: its name, the belief, how often."""
    say = told.say
    often = say.say("progress-often", times=one.times, day=told.date(one.at))
    belief = node("p", say.say(f"belief-{one.idea}"), class_="gw-belief")
    return node("b", say.say(f"mistake-{one.idea}")), " ", node("span", often, class_="gw-hint"), belief


def _activity(told: Charted, pictures: Pictures) -> Node | None:
    """What was done day by day, or week by week."""
    chart, say = told.activity(), told.say
    if chart is None:
        return None
    found = told.spans()
    name, (right, wrong) = "weeks" if weekly(found) else "days", all_in(found)
    told_so = say.say(f"progress-activity-{name}", number=len(found), right=right, wrong=wrong)
    return _part("activity", say.say(f"progress-{name}-title"), node("p", told_so), _figure(chart, pictures, say))


def _firsts(told: Charted, pictures: Pictures) -> Node | None:
    """What was right at the first attempt, as time went on."""
    chart, say = told.firsts(), told.say
    if chart is None:
        return None
    *_, before, last = groups(told.standing.answers)
    told_so = say.say("progress-firsts", size=last.all, right=last.right, before=before.right)
    return _part("firsts", say.say("progress-firsts-title"), node("p", told_so), _figure(chart, pictures, say))


def _coming(told: Charted, pictures: Pictures) -> Node | None:
    """What is due when."""
    chart, say = told.coming(), told.say
    if chart is None:
        return None
    days = told.ahead()
    told_so = say.say("progress-coming", today=days[0], number=AHEAD, all=sum(days))
    return _part("coming", say.say("progress-coming-title"), node("p", told_so), _figure(chart, pictures, say))


def _still(told: Charted) -> Node | None:
    """What there are too few answers for."""
    say = told.say
    missing = []
    if told.days < 2:
        missing.append(say.say("progress-still-days"))
    if told.firsts() is None:
        missing.append(say.say("progress-still-firsts", number=2 * SMALLEST - first_attempts(told.standing.answers)[1]))
    if told.met < ENOUGH_RULES:
        missing.append(say.say("progress-still-coming"))
    if not missing:
        return None
    told_so = (node("li", one) for one in missing)
    return _part("still", say.say("progress-still"), node("ul", *told_so, class_="gw-list gw-hint"))
