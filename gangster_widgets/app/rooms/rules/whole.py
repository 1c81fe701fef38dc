"""All rules in full, by topics: where a link to a clause leads."""

from typing import TYPE_CHECKING

from gangster_widgets.app.practice.filters import topic_said
from gangster_widgets.app.rooms.rules.ways import above, to
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.rulebook import Clause, topics
from gangster_widgets.views.page import Node, node

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.rules.room import Rules


def whole(room: "Rules") -> Node:
    """Every clause under its topic; what the address names is marked."""
    say, lang = room.visit.words, room.visit.lang
    by_topic = topics(game(room.visit.here.game).folder)
    ways = [node("li", to(room, topic_said(topic, lang), about=topic), key=topic) for topic in by_topic]
    list_ = node("nav", node("ul", *ways), aria_label=say.say("solve-topic"), class_="gw-rules-topics")
    unknown = node("p", say.say("rules-unknown", about=room.unknown), class_="gw-says gw-no") if room.unknown else None
    said = [_topic(room, topic, clauses) for topic, clauses in by_topic.items()]
    top = above(room, *filter(None, (unknown,)), list_)
    return node("section", node("div", top, *said, class_="gw-column gw-rulebook"), aria_label=room.title())


def _topic(room: "Rules", topic: str, clauses: tuple[Clause, ...]) -> Node:
    name = topic.replace(" ", "-")
    heading = node("h2", topic_said(topic, room.visit.lang), id=name, tabindex="-1", arrive=f"rules:{topic}")
    return node("section", heading, *(_clause(room, one) for one in clauses), aria_labelledby=name, key=name)


def _clause(room: "Rules", clause: Clause) -> Node:
    """A clause with where it comes from, and whether it may be played otherwise."""
    say, lang = room.visit.words, room.visit.lang
    kind, heading = clause.source["kind"], clause.source.get("heading", "")
    notes = [say.say("rulebook-source", kind=kind, heading=heading)]
    notes += [say.say("rules-otherwise")] if clause.option else []
    return node(
        "div",
        node("h3", clause.title[lang], id=clause.id, tabindex="-1", arrive=f"rules:{clause.id}"),
        node("p", clause.sentence[lang]),
        node("p", " · ".join(notes), class_="gw-hint"),
        class_="gw-rule gw-rule-here" if room.visit.here.about == clause.id else "gw-rule",
        key=clause.id,
    )
