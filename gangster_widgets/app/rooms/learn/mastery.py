"""How well a clause is mastered, in words and as a small bar."""

from gangster_widgets.app.practice.memory import Memory
from gangster_widgets.app.practice.standing import rule_of
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import Words
from gangster_widgets.lessons.lesson import Lesson
from gangster_widgets.views.page import Node, node


def mastered(lesson: Lesson, memory: Memory, now: float, say: Words) -> Node:
    """The clauses that a lesson teaches, each with how well it is mastered."""
    clauses = rulebook(game(lesson.game).folder)
    lines = []
    for id_ in lesson.clauses:
        rule = rule_of(id_, clauses[id_].topic, memory, now)
        full = node("span", style=f"width:{round(rule.strength * 100)}%")
        bar = node("span", full, class_="gw-bar", aria_hidden="true")
        words = node("span", say.say(f"progress-is-{rule.state}"), class_="gw-hint")
        lines.append(node("li", node("span", clauses[id_].title[say.language], " "), bar, words, key=id_))
    return node("ul", *lines, class_="gw-mastered", aria_label=say.say("learn-mastered"))
