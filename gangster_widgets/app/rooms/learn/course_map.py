"""The map of the course: how far one is, the one way on, and the lessons by parts, with what of them is mastered."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from gangster_widgets.app.address import Address
from gangster_widgets.app.practice.memory import Memory
from gangster_widgets.app.practice.standing import FIRM, GROWING, SHAKY, Rule
from gangster_widgets.app.rooms.learn.mastery import bar, mastered, standing, summed
from gangster_widgets.app.rooms.learn.panels import heading, link, named, page_of
from gangster_widgets.app.rooms.learn.way import on_with
from gangster_widgets.app.rooms.rules.ways import FORMS, form_said
from gangster_widgets.kernel.record import Record
from gangster_widgets.lessons.course import teaching
from gangster_widgets.lessons.lesson import Lesson
from gangster_widgets.lessons.parts import Part, parts
from gangster_widgets.views.page import Node, button, node

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.learn.room import Learn


class Stand(Record, frozen=True):
    """Where the learner stands in the course: each clause, the lesson to go on with, and those to look at again."""

    memory: Memory
    now: float
    rules: Mapping[str, Rule]
    next: Lesson | None
    again: frozenset[str]


def course_map(room: "Learn") -> Node:
    """All of it: how far one is, the one way on, where to look things up, then the lessons by parts."""
    say, stand = room.visit.words, _stand(room)
    inside = node(
        "div",
        heading(say.say("door-learn")),
        node("p", say.say("learn-what"), class_="gw-lead"),
        *_on(room, stand),
        _look_up(room),
        node("div", *(_part(room, part, stand) for part in _parts(room)), class_="gw-parts"),
        class_="gw-column gw-learn",
    )
    return node("section", inside, aria_label=say.say("door-learn"))


def _parts(room: "Learn") -> tuple[Part, ...]:
    return parts(room.course, room.visit.here.game, room.folder)


def _stand(room: "Learn") -> Stand:
    """What is shaky leads back to the lesson that is the first to teach it."""
    memory, now = room.past.memory(room.visit.here.game), room.visit.now()
    rules = standing(room.course, memory, now)
    again = {one.id for clause, one in teaching(room.course).items() if rules[clause].state == SHAKY}
    return Stand(memory, now, rules, on_with(room.course, room.ways), frozenset(again))


def _on(room: "Learn", stand: Stand) -> list[Node]:
    """How far one is, and the one clear thing to do: begin, or go on where one left; when all is done, a game."""
    say, found = room.visit.words, stand.next
    if not room.course:
        return [node("p", say.say("learn-none"))]
    if found is None:
        ways = button(say.say("learn-play"), "play", "gw-main gw-big"), button(say.say("home-next"), "about:")
        return [_far(room, stand), node("p", say.say("learn-all-done")), node("div", *ways, class_="gw-group")]
    way = room.ways[found.id]
    if way.begun():
        label = say.say("learn-go-on", at=named(found, way.on(found), say))
    else:
        label = say.say("learn-begin", title=found.title[say.language])
    on = node("div", button(label, "on", "gw-main gw-big"), class_="gw-group")
    return [_far(room, stand), on, node("p", found.why[say.language], class_="gw-lead gw-why")]


def _far(room: "Learn", stand: Stand) -> Node:
    """How many lessons are done and how the rules stand, in words, and what makes them firm; how many pages are done as
    a bar.
    """
    say, ways = room.visit.words, room.ways
    pages, open_ = sum(len(one.pages) for one in room.course), sum(len(ways[one.id].open(one)) for one in room.course)
    states = [rule.state for rule in stand.rules.values()]
    firm, growing = states.count(FIRM), states.count(GROWING)
    told = (
        say.say("learn-lessons-done", done=_done(room, room.course), all=len(room.course)),
        say.say("learn-rules-firm", firm=firm, growing=growing, all=len(states)),
    )
    words = node("span", " · ".join(told))
    how = node("span", say.say("learn-firm-how"), class_="gw-hint gw-firm-how") if growing else None
    return node("p", bar(1 - open_ / pages), words, how, class_="gw-far", key="far")


def _done(room: "Learn", lessons: tuple[Lesson, ...]) -> int:
    """How many of these lessons are done."""
    return sum(not room.ways[one.id].open(one) for one in lessons)


def _part(room: "Learn", part: Part, stand: Stand) -> Node:
    """A part: its title, its lessons, and, to be unfolded, what each of them teaches."""
    say, places = room.visit.words, {one.id: nth for nth, one in enumerate(room.course, 1)}
    title = part.title[say.language] if part.title else None
    far = say.say("learn-part-done", done=_done(room, part.lessons), all=len(part.lessons))
    head = node("div", node("h2", title), node("span", far, class_="gw-hint"), class_="gw-part-head") if title else None
    rows = (_row(room, places[one.id], one, stand) for one in part.lessons)
    more = say.say("learn-part-rules", title=title) if title else say.say("learn-all-rules")
    rules = (_taught(room, one, stand) for one in part.lessons)
    folded = node("details", node("summary", more), *rules, class_="gw-clause")
    course = node("ol", *rows, class_="gw-course")
    return node("div", head, course, folded, class_="gw-course-part", key=part.lessons[0].id)


def _look_up(room: "Learn") -> Node:
    """The ways to the placement test and to the rules: in full, on one page, the terms."""
    say, here = room.visit.words, room.visit.here
    place = link(room, say.say("learn-placement"), "placement", Address("placement", here.game))
    ways: list[Node | str] = [place, " · ", say.say("learn-look-up")]
    for form in FORMS:
        to = Address("rules", here.game, kind=form)
        ways += [" · " if form else " ", link(room, say.say(form_said(form)), f"form:{form}", to)]
    return node("p", *ways)


def _row(room: "Learn", nth: int, lesson: Lesson, stand: Stand) -> Node:
    """A lesson in one look: its number, its title, how long it takes or how far it is, and how much of it is firm."""
    say, way = room.visit.words, room.ways[lesson.id]
    done, on = not way.open(lesson), lesson is stand.next
    coin = node("span", str(nth), class_="gw-coin gw-coin-done" if done else "gw-coin", aria_hidden="true")
    told = [say.say("learn-next-here")] if on else []
    told.append(say.say("learn-done") if done else say.say("learn-minutes", minutes=lesson.minutes))
    if way.begun() and not done:
        told.append(say.say("learn-far", done=len(way.done), pages=len(lesson.pages)))
    if lesson.id in stand.again:
        told.append(say.say("learn-look-again", begun=str(way.begun()).lower()))
    words = node(
        "div",
        node("h3", link(room, lesson.title[say.language], f"lesson:{lesson.id}", page_of(room, lesson))),
        node("p", " · ".join(told), class_="gw-hint"),
    )
    firm = summed((stand.rules[id_] for id_ in lesson.clauses), say)
    return node("li", coin, words, firm, class_="gw-course-next" if on else None, key=lesson.id)


def _taught(room: "Learn", lesson: Lesson, stand: Stand) -> Node:
    """Why a lesson matters, and what it teaches, each with how well it is mastered."""
    say = room.visit.words
    return node(
        "div",
        node("h3", lesson.title[say.language]),
        node("p", lesson.why[say.language]),
        mastered(lesson, stand.memory, stand.now, say),
        class_="gw-taught",
        key=lesson.id,
    )
