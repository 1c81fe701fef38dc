"""How well the clauses of lessons are mastered, in words and as a small bar."""

from collections.abc import Iterable

from gangster_widgets.app.practice.memory import Memory
from gangster_widgets.app.practice.standing import FIRM, NEW, Rule, rule_of
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
            bar(rule.strength),
            node("span", say.say(f"progress-is-{rule.state}"), class_="gw-hint"),
            key=id_,
        )
        for id_, rule in standing([lesson], memory, now).items()
    ]
    return node("ul", *lines, class_="gw-mastered", aria_label=say.say("learn-mastered"))


def summed(rules: Iterable[Rule], say: Words) -> Node | None:
    """How many of these clauses are firm, and how strong all of them are together; nothing while all are new."""
    met = [*rules]
    if all(rule.state == NEW for rule in met):
        return None
    firm = say.say("progress-firm-of", some=sum(rule.state == FIRM for rule in met), all=len(met))
    strength = sum(rule.strength for rule in met) / len(met)
    return node("span", bar(strength), node("span", firm, class_="gw-hint"), class_="gw-summed")


def bar(share: float) -> Node:
    """A bar that is full as far as that share; words beside it say the same."""
    full = node("span", style=f"width:{round(share * 100)}%")
    return node("span", full, class_="gw-bar", aria_hidden="true")
