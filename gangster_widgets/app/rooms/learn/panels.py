"""What stands around a page of a lesson: its text above, the way on below."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gangster_widgets.app.address import Address
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import Words
from gangster_widgets.lessons.lesson import Lesson, Task, Term, paragraphs
from gangster_widgets.views.page import Node, button, node

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.learn.room import Learn

AT = "gw-lesson-at"


def named(lesson: Lesson, step: int, say: Words) -> str:
    """The lesson with the number of its page; behind the last page the lesson alone."""
    title = lesson.title[say.language]
    return title if step > len(lesson.pages) else say.say("learn-at", title=title, page=step)


def link(room: "Learn", label: str, do: str, to: Address, **more: object) -> Node:
    """A link to another page."""
    return node("a", label, href=replace(to, lang=room.visit.here.lang).query(), do=do, **more)


def page_of(room: "Learn", lesson: Lesson | None = None, step: int = 0) -> Address:
    """The address of a page of a lesson, of the lesson where it was left, or of the map."""
    return Address("learn", room.visit.here.game, lesson=lesson.id if lesson else "", step=step)


def heading(title: str, at: str | None = None) -> Node:
    """The heading of the page, where whoever comes begins; `at` is what tells where that is."""
    return node("h1", title, id="gw-here", tabindex="-1", arrive="learn", aria_describedby=at)


def above(room: "Learn", lesson: Lesson) -> Node:
    """The lesson, its pages, and the text of this one with its terms."""
    say, page = room.visit.words, lesson.pages[room.step - 1]
    text = [node("p", *_parts(room, paragraph)) for paragraph in paragraphs(page.text[say.language])]
    told = node("div", *text, class_="gw-lesson-text", key="text")
    title = heading(page.title[say.language], AT)
    inside = node(
        "div", where(room, lesson), title, told, _term(room, lesson), _signs(room, lesson), class_="gw-lesson"
    )
    return node("section", inside, aria_label=say.say("learn-text"))


def _term(room: "Learn", lesson: Lesson) -> Node | None:
    """The clause of the term that was opened; the term closes it, and nothing else does."""
    if not room.term:
        return None
    found, say, lang = rulebook(game(lesson.game).folder)[room.term], room.visit.words, room.visit.lang
    to = Address("rules", lesson.game, about=found.id)
    whole = link(room, say.say("rules-from-lesson"), f"rule:{found.id}", to)
    inside = node("h2", found.title[lang]), node("p", found.sentence[lang]), node("p", whole)
    return node("div", *inside, class_="gw-says", id="gw-term", key=f"term:{room.term}")


def _signs(room: "Learn", lesson: Lesson) -> Node | None:
    """What the signs in the picture below mean; open where the course begins, and on that page alone."""
    first = lesson == room.course[0] and room.step == 1
    found = room.live.widget.legend(opened=first) if room.live else None
    # What is opened once stays so while it is the same element: on the next page it would push the question down.
    return found and node("div", found, key="signs-at-first" if first else "signs")


def _parts(room: "Learn", paragraph: tuple[str | Term, ...]) -> Iterator[Node | str]:
    """The parts of a paragraph; a term is a link that opens its clause, and closes it."""
    for part in paragraph:
        if isinstance(part, str):
            yield part
        else:
            opened = room.term == part.clause
            here = page_of(room, room.lesson, room.step)
            yield link(
                room, part.said, f"term:{part.clause}", here, class_="gw-term",
                aria_expanded="true" if opened else "false", aria_controls="gw-term" if opened else None,
            )  # fmt: skip


def where(room: "Learn", lesson: Lesson) -> Node:
    """The way back to the map, and the pages of the lesson with how far each is."""
    say = room.visit.words
    back = link(room, say.say("learn-course"), "map", page_of(room))
    title, pages = lesson.title[say.language], len(lesson.pages)
    where = title if room.step > pages else say.say("learn-where", title=title, page=room.step, pages=pages)
    at = node("span", where, id=AT, class_="gw-lesson-at", aria_hidden="true")
    steps = [node("li", _step(room, lesson, step), key=str(step)) for step in range(1, len(lesson.pages) + 1)]
    label = say.say("learn-pages", title=title)
    return node("nav", back, at, node("ol", *steps, class_="gw-coins"), class_="gw-lesson-where", aria_label=label)


def _step(room: "Learn", lesson: Lesson, step: int) -> Node:
    """A page in the list: its number, and in words whether it is done."""
    say, here = room.visit.words, step == room.step
    done = step in room.ways[lesson.id].done
    label = say.say("learn-step", page=step, title=lesson.pages[step - 1].title[say.language], done=str(done).lower())
    return link(
        room, str(step), f"page:{step}", page_of(room, lesson, step), aria_label=label,
        class_="gw-coin gw-coin-done" if done else "gw-coin", aria_current="step" if here else None,
    )  # fmt: skip


def below(room: "Learn", lesson: Lesson) -> Node:
    """The way back and on. On is the main thing as soon as the page is done."""
    say, done = room.visit.words, room.step in room.ways[lesson.id].done
    last = room.step == len(lesson.pages)
    if done:
        on = button(say.say("learn-end" if last else "learn-next"), "next", "gw-main", key="next")
    else:
        on = button(say.say("learn-skip"), "next", key="next")
    how = "learn-is-done" if done else "learn-to-solve" if isinstance(_does(room, lesson), Task) else "learn-to-step"
    back = button(say.say("learn-back" if room.step > 1 else "learn-to-map"), "back")
    told = node("p", say.say(how), class_="gw-hint", key="how")
    kind = "gw-lesson-on gw-lesson-done" if done else "gw-lesson-on"
    inside = node("div", told, node("div", back, on, class_="gw-group"), class_=kind)
    return node("section", inside, aria_label=say.say("learn-way"))


def _does(room: "Learn", lesson: Lesson) -> object:
    return lesson.pages[room.step - 1].does


def nowhere(room: "Learn") -> Node:
    """A lesson or a page that is not there, and the way to what is."""
    say, here = room.visit.words, room.visit.here
    found = next((one for one in room.course if one.id == here.lesson), None)
    facts = {"title": found.title[say.language], "pages": len(found.pages)} if found else {}
    told = say.say(room.unknown, **{"id": here.lesson[:80], "page": here.step, **facts})
    lead = button(say.say("learn-to-lesson", **facts), f"lesson:{found.id}", "gw-main") if found else None
    to_map = button(say.say("learn-to-map"), "map", "" if found else "gw-main")
    box = node("div", node("p", told), node("div", lead, to_map, class_="gw-group"), class_="gw-says gw-no")
    inside = node("div", heading(say.say("door-learn")), box, class_="gw-column")
    return node("section", inside, aria_label=say.say("door-learn"))
