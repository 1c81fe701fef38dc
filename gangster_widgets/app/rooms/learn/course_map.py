"""The map of the course: the lessons in their order, how far each is, and what is mastered."""

from typing import TYPE_CHECKING

from gangster_widgets.app.practice.memory import Memory
from gangster_widgets.app.rooms.learn.mastery import mastered
from gangster_widgets.app.rooms.learn.panels import heading, link, named, page_of
from gangster_widgets.app.rooms.learn.way import on_with
from gangster_widgets.lessons.lesson import Lesson
from gangster_widgets.views.page import Node, button, node

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.learn.room import Learn


def course_map(room: "Learn") -> Node:
    """All of it: the one way on, then the lessons."""
    say, memory = room.visit.words, room.past.memory(room.visit.here.game)
    rows = [_row(room, nth, one, memory) for nth, one in enumerate(room.course, 1)]
    inside = node(
        "div",
        heading(say.say("door-learn")),
        node("p", say.say("learn-what"), class_="gw-lead"),
        *_on(room),
        node("ol", *rows, class_="gw-course"),
        class_="gw-column gw-learn",
    )
    return node("section", inside, aria_label=say.say("door-learn"))


def _on(room: "Learn") -> list[Node]:
    """The one clear thing to do: begin, or go on where one left; when all is done, puzzles."""
    say, found = room.visit.words, on_with(room.course, room.ways)
    if not room.course:
        return [node("p", say.say("learn-none"))]
    if found is None:
        solve = button(say.say("home-next"), "about:", "gw-main gw-big")
        return [node("p", say.say("learn-all-done")), node("div", solve, class_="gw-group")]
    way = room.ways[found.id]
    if way.begun():
        label = say.say("learn-go-on", at=named(found, way.on(found), say))
    else:
        label = say.say("learn-begin", title=found.title[say.language])
    return [node("div", button(label, "on", "gw-main gw-big"), class_="gw-group")]


def _row(room: "Learn", nth: int, lesson: Lesson, memory: Memory) -> Node:
    """A lesson: title, why it matters, how long it takes, how far it is, and what of it is mastered."""
    say, way = room.visit.words, room.ways[lesson.id]
    done = not way.open(lesson)
    coin = node("span", str(nth), class_="gw-coin gw-coin-done" if done else "gw-coin", aria_hidden="true")
    far = say.say("learn-far", done=len(way.done), pages=len(lesson.pages))
    words = node(
        "div",
        node("h2", link(room, lesson.title[say.language], f"lesson:{lesson.id}", page_of(room, lesson))),
        node("p", lesson.why[say.language]),
        node("p", f"{say.say('learn-minutes', minutes=lesson.minutes)} · {far}", class_="gw-hint"),
    )
    return node("li", coin, words, mastered(lesson, memory, room.visit.now(), say), key=lesson.id)
