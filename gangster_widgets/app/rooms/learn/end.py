"""The end of a lesson: what is still open, what comes once more, what to do next, and what has been learnt."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from gangster_widgets.app.practice.filters import topic_said
from gangster_widgets.app.rooms.learn import again
from gangster_widgets.app.rooms.learn.mastery import mastered
from gangster_widgets.app.rooms.learn.panels import heading, link, page_of, where
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.lessons.lesson import Lesson
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.sentences import clause

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.learn.room import Learn


def end(room: "Learn", lesson: Lesson) -> Node:
    """What stands at the top: the way on first. Where something comes once more it leads to that puzzle, else all the
    rest follows.
    """
    say, left = room.visit.words, room.ways[lesson.id].open(lesson)
    inside = node(
        "div",
        where(room, lesson),
        heading(say.say("learn-ended" if left else "learn-finished", title=lesson.title[room.visit.lang])),
        *_still_open(room, lesson, left),
        _next(room, lesson),
        *(_once_more(room, lesson, room.again) if room.again else _rest(room, lesson)),
        class_="gw-lesson gw-lesson-end",
    )
    return node("section", inside, aria_label=say.say("learn-text"))


def after(room: "Learn", lesson: Lesson) -> Node:
    """What stands below the puzzle that comes once more."""
    inside = node("div", *_rest(room, lesson), class_="gw-lesson gw-lesson-end")
    return node("section", inside, aria_label=room.visit.words.say("learn-way"))


def following(room: "Learn", lesson: Lesson) -> Lesson | None:
    """The next lesson in which something is open, from that one on round the course."""
    place = room.course.index(lesson)
    others = (*room.course[place + 1 :], *room.course[:place])
    return next((one for one in others if room.ways[one.id].open(one)), None)


def _once_more(room: "Learn", lesson: Lesson, missed: again.Missed) -> Iterator[Node]:
    """That something comes once more, and why; it can be let go of."""
    say = room.visit.words
    yield node("h2", say.say("learn-again"))
    told = node("p", again.told(missed, lesson, room.course, say), key="again")
    yield node("div", told, button(say.say("learn-again-leave"), "let-go", key="let-go"), class_="gw-again")


def _rest(room: "Learn", lesson: Lesson) -> Iterator[Node]:
    """What has been learnt and how well it is mastered."""
    say = room.visit.words
    clauses = (clause(id_, say, game(lesson.game).folder, opened=True) for id_ in lesson.clauses)
    how = mastered(lesson, room.past.memory(lesson.game), room.visit.now(), say)
    yield node(
        "div",
        node("div", node("h2", say.say("learn-learnt")), *clauses),
        node(
            "div",
            node("h2", say.say("learn-mastered")),
            how,
            node("p", f"{say.say('learn-first-counts')} {say.say('learn-firm-how')}"),
        ),
        class_="gw-lesson-both",
    )


def _still_open(room: "Learn", lesson: Lesson, left: Sequence[int]) -> Iterator[Node]:
    """The pages that are open, each with its title."""
    if left:
        lines = (_named_step(room, lesson, step) for step in left)
        yield node("p", room.visit.words.say("learn-still-open"))
        yield node("ul", *(node("li", line) for line in lines), class_="gw-list")


def _named_step(room: "Learn", lesson: Lesson, step: int) -> Node:
    label = f"{step}. {lesson.pages[step - 1].title[room.visit.lang]}"
    return link(room, label, f"page:{step}", page_of(room, lesson, step))


def _next(room: "Learn", lesson: Lesson) -> Node:
    """The next lesson, after the last one a game, and puzzles about the clauses of this one."""
    say, lang, next_ = room.visit.words, room.visit.lang, following(room, lesson)
    clauses = rulebook(game(lesson.game).folder)
    topics = dict.fromkeys(clauses[id_].topic for id_ in lesson.clauses)
    label = say.say("learn-next-lesson", title=next_.title[lang]) if next_ else say.say("learn-play")
    ways = [button(label, f"lesson:{next_.id}" if next_ else "play", "gw-main gw-big")]
    ways += [button(say.say("learn-practise", topic=topic_said(topic, lang)), f"about:{topic}") for topic in topics]
    return node("div", *ways, class_="gw-group", key="on")
