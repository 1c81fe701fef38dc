"""What the placement test says: before it begins, beside a question, and at its end."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gangster_widgets.app.address import Address
from gangster_widgets.kernel.game import game
from gangster_widgets.lessons.advice import NEEDED, OPEN, SKIP, Advice, State, advice
from gangster_widgets.lessons.lesson import Lesson
from gangster_widgets.lessons.placement import MOST, gave_up
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.sentences import clause

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.placement.room import Placement


def page(room: "Placement") -> Node:
    """What is there now."""
    if room.question is not None:
        return _asked(room)
    return _result(room) if room.sitting else _begin(room)


def heading(title: str) -> Node:
    """The heading of the page, where whoever comes begins."""
    return node("h1", title, id="gw-here", tabindex="-1", arrive="placement")


def _begin(room: "Placement") -> Node:
    say = room.visit.words
    ways = [button(say.say("placement-begin"), "begin", "gw-main gw-big"), button(say.say("placement-new"), "first")]
    inside = node(
        "div",
        heading(say.say("placement-title")),
        node("p", say.say("placement-what", most=MOST), class_="gw-lead"),
        node("p", say.say("placement-how"), class_="gw-lead"),
        node("div", *ways, class_="gw-group"),
        class_="gw-column",
    )
    return node("section", inside, aria_label=say.say("placement-title"))


def _asked(room: "Placement") -> Node:
    """Which question it is, and the ways out of it."""
    say, number = room.visit.words, len(room.sitting.asked) + 1 if room.sitting else 1
    at = say.say("placement-at", number=number, most=MOST)
    ways = [button(say.say("placement-pass"), "pass"), button(say.say("placement-stop"), "stop")]
    inside = node("div", heading(at), node("div", *ways, class_="gw-group"), class_="gw-column gw-placement")
    return node("section", inside, aria_label=say.say("placement-title"))


def _result(room: "Placement") -> Node:
    """What was found, and what to do about it."""
    say, found = room.visit.words, advice(room.visit.here.game, room.sitting.answers if room.sitting else ())
    inside = node(
        "div",
        heading(say.say("placement-ended")),
        *_told(room, found),
        *_ideas(room, found),
        *_lessons(room, found),
        node("div", button(say.say("placement-again"), "begin"), class_="gw-group"),
        class_="gw-column gw-placement",
    )
    return node("section", inside, aria_label=say.say("placement-title"))


def _told(room: "Placement", found: Advice) -> Iterator[Node]:
    """How it went in a sentence, and the one thing to do next."""
    say, needed = room.visit.words, (*found.of(NEEDED), *found.of(OPEN))
    asked = room.sitting.answers if room.sitting else ()
    if gave_up(asked):
        yield node("p", say.say("placement-gave-up"), class_="gw-lead")
        yield node("div", button(say.say("placement-to-first"), "first", "gw-main gw-big"), class_="gw-group")
        return
    name = "placement-waved" if found.waved else "placement-found" if found.ideas else "placement-none"
    yield node("p", say.say(name, number=len(found.ideas)), class_="gw-lead")
    if found.waved or not needed:
        yield node("div", button(say.say("placement-solve"), "solve", "gw-main gw-big"), class_="gw-group")
    else:
        label = say.say("placement-on", title=needed[0].title[say.language])
        yield node("div", button(label, f"lesson:{needed[0].id}", "gw-main gw-big"), class_="gw-group")


def _ideas(room: "Placement", found: Advice) -> Iterator[Node]:
    """Each wrong idea with the rule that it breaks."""
    say, played = room.visit.words, game(room.visit.here.game)
    known = {mistake.id: mistake for mistake in played.mistakes}
    for id_ in found.ideas:
        yield node(
            "div",
            node("h2", say.say(f"mistake-{id_}")),
            node("p", say.say("placement-belief", belief=say.say(f"belief-{id_}"))),
            clause(known[id_].clause, say, played.folder, opened=True),
            class_="gw-says gw-no", key=f"idea:{id_}",
        )  # fmt: skip


def _lessons(room: "Placement", found: Advice) -> Iterator[Node]:
    """The lessons by what was found: needed, not asked about, to be skipped."""
    say = room.visit.words
    if room.sitting and gave_up(room.sitting.answers):
        return
    order: tuple[State, ...] = (NEEDED, OPEN, SKIP)
    for state in order:
        some = found.of(state)
        if some:
            rows = [node("li", _link(room, one), key=one.id) for one in some]
            yield node("h2", say.say(f"placement-{state}"))
            yield node("ul", *rows, class_="gw-list")


def _link(room: "Placement", lesson: Lesson) -> Node:
    here = room.visit.here
    to = Address("learn", here.game, lesson=lesson.id, lang=here.lang)
    return node("a", lesson.title[room.visit.lang], href=to.query(), do=f"lesson:{lesson.id}")
