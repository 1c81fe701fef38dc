"""All rules in brief on one sheet of paper, by topics."""

from typing import TYPE_CHECKING

from gangster_widgets.app.practice.filters import topic_said
from gangster_widgets.app.rooms.rules.ways import above, printing, to
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.rulebook import Clause, topics
from gangster_widgets.views.page import Node, node

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.rules.room import Rules

MARK = "◇"
"""Behind the title of a clause that some tables play otherwise."""


def summary(room: "Rules") -> Node:
    """The sheet, and what prints it."""
    say = room.visit.words
    by_topic = topics(game(room.visit.here.game).folder)
    inside = [_topic(room, topic, clauses) for topic, clauses in by_topic.items()]
    sheet = node(
        "article",
        node("h2", say.say("rules-sheet", game=room.visit.played)),
        node("div", *inside, class_="gw-summary-columns"),
        node("p", f"{MARK} {say.say('rules-legend')}", class_="gw-summary-legend"),
        class_="gw-paper gw-summary",
        lang=say.language,
        key="sheet",
    )
    return node("section", above(room, printing(room)), sheet, aria_label=room.title())


def _topic(room: "Rules", topic: str, clauses: tuple[Clause, ...]) -> Node:
    return node(
        "div", node("h3", topic_said(topic, room.visit.lang)), *(_clause(room, one) for one in clauses), key=topic
    )


def _clause(room: "Rules", clause: Clause) -> Node:
    """The title, which leads to the clause in full, and what it leaves to be said."""
    say, lang = room.visit.words, room.visit.lang
    mark = node("span", MARK, role="img", aria_label=say.say("rules-otherwise"), class_="gw-summary-mark")
    marks = (" ", mark) if clause.option else ()
    return node(
        "p", to(room, f"{clause.title[lang]}.", about=clause.id), *marks, f" {clause.brief[lang]}", key=clause.id
    )
