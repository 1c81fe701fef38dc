"""How well the clauses of lessons are mastered, in words and as a small bar, which is full where a clause is firm."""

from collections.abc import Iterable

from gangster_widgets.app.practice.memory import Memory
from gangster_widgets.app.practice.standing import FIRM, GROWING, NEW, Rule, rule_of
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import Words
from gangster_widgets.lessons.lesson import Lesson
from gangster_widgets.views.page import Node, node


def standing(course: Iterable[Lesson], memory: Memory, now: float) -> dict[str, Rule]:
    """How each clause stands that one of these lessons teaches."""
    topics = {id_: rulebook(game(one.game).folder)[id_].topic for one in course for id_ in one.clauses}
    return {id_: rule_of(id_, topic, memory, now) for id_, topic in topics.items()}


def mastered(lesson: Lesson, memory: Memory, now: float, say: Words) -> Node:
    """The clauses that a lesson teaches, each with how well it is mastered."""
    clauses = rulebook(game(lesson.game).folder)
    lines = [
        node(
            "li",
            node("span", clauses[id_].title[say.language], " "),
            bar(rule.way),
            node("span", _stands(rule, say), class_="gw-hint"),
            key=id_,
        )
        for id_, rule in standing([lesson], memory, now).items()
    ]
    return node("ul", *lines, class_="gw-mastered", aria_label=say.say("learn-mastered"))


def _stands(rule: Rule, say: Words) -> str:
    """How that rule stands; of one that is growing also how often it has been right in a row."""
    state = say.say(f"progress-is-{rule.state}")
    return say.say("learn-row", state=state, row=rule.row) if rule.state == GROWING and rule.row else state


def summed(rules: Iterable[Rule], say: Words) -> Node | None:
    """How many of these clauses are firm, or growing while none is, and how far all are together; nothing while all are
    new.
    """
    met = [*rules]
    if all(rule.state == NEW for rule in met):
        return None
    firm, growing = (sum(rule.state == state for rule in met) for state in (FIRM, GROWING))
    name, some = ("learn-growing-of", growing) if growing and not firm else ("progress-firm-of", firm)
    told = node("span", say.say(name, some=some, all=len(met)), class_="gw-hint")
    return node("span", bar(sum(rule.way for rule in met) / len(met)), told, class_="gw-summed")


def bar(share: float) -> Node:
    """A bar that is full as far as that share; words beside it say the same."""
    full = node("span", style=f"width:{round(share * 100)}%")
    return node("span", full, class_="gw-bar", aria_hidden="true")
