"""The second step of composing: what is asked, about what, under which title."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from gangster_widgets.app.practice.filters import kind_said
from gangster_widgets.app.rooms.compose.draft import LONGEST_STORY, LONGEST_TITLE, is_counted, is_list, listed
from gangster_widgets.kernel.files import Fault
from gangster_widgets.puzzles.kind import kind, kinds
from gangster_widgets.puzzles.puzzle import in_language
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.editor.fields import choice, folded

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.compose.room import Compose

LEVELS = range(1, 6)


def question(room: "Compose") -> Iterator[Node]:
    """A form made of what the kind asks, then title, story and level."""
    say, draft, lang = room.visit.words, room.draft, room.visit.lang
    options = [(name, kind_said(room.game, name, lang)) for name in kinds(room.game)]
    yield choice(say.say("compose-kind"), "kind", options, draft.kind)
    for name, field in kind(room.game, draft.kind).ask_model.model_fields.items():
        yield _part(room, name, field)
    if room.found is not None:
        puzzle = room.found.puzzle
        asked = puzzle.asks.question(puzzle.state, puzzle.ask)
        yield node("p", asked.said(puzzle.words(lang)), class_="gw-asked gw-lines-kept", key="asked")
    elif not room.editor.faults:
        yield node("div", button(say.say("compose-example"), "example"), class_="gw-group", key="example")
    yield _title(room)
    yield folded(say.say("compose-more"), "more", *_more(room))


def _part(room: "Compose", name: str, field: Any) -> Node:
    """One part of the question, and what is wrong with it."""
    if is_list(field.annotation) or is_counted(field.annotation):
        inside = _several(room, name) if name in room.offered() else _lines(room, name)
    else:
        inside = _one(room, name, field.is_required())
    return node("div", inside, *_faults(room, name), class_="gw-asks", key=f"ask-{name}")


def _one(room: "Compose", name: str, required: bool) -> Node:
    """One of what is offered; whatever is asked about that is there no more stays to be seen."""
    say, had = room.visit.words, room.asked().get(name)
    offered = [(str(one), say.name(str(one))) for one in room.offered().get(name, ())]
    if not required:
        offered.insert(0, ("", say.say(f"compose-ask-{name}-any")))
    if had is not None and str(had) not in dict(offered):
        offered.append((str(had), say.say("compose-gone", what=say.name(str(had)))))
    if not offered:
        return node("p", node("span", say.say(f"compose-ask-{name}")), ": ", say.say(f"compose-ask-{name}-none"))
    return choice(say.say(f"compose-ask-{name}"), f"ask:{name}", offered, "" if had is None else str(had))


def _several(room: "Compose", name: str) -> Node:
    """Things one after another: those that are chosen, each to be taken away, and those that can be added."""
    say = room.visit.words
    held = [
        button(
            f"{nth}. {say.name(str(one))} ×",
            f"drop:{name}:{nth}",
            "gw-small-button",
            aria_label=say.say("compose-drop", what=f"{nth}. {say.name(str(one))}"),
            key=f"drop-{nth}",
        )
        for nth, one in enumerate(listed(room.asked().get(name, ())), start=1)
    ]
    more = [button(f"+ {say.name(str(one))}", f"add:{name}:{one}", key=f"add-{one}") for one in room.offered()[name]]
    chosen = node("div", *held, class_="gw-group", role="group", aria_label=say.say(f"compose-ask-{name}"))
    adding = node("div", *more, class_="gw-group", role="group", aria_label=say.say("compose-add"))
    return node("div", node("span", say.say(f"compose-ask-{name}"), class_="gw-label"), chosen, adding)


def _lines(room: "Compose", name: str) -> Node:
    """Words, a line each, with some to start from."""
    say, lines = room.visit.words, room.asked().get(name, ())
    box = node(
        "textarea", do=f"ask:{name}", value="\n".join(map(str, lines)), rows=str(max(4, len(lines) + 1)),
        spellcheck="false", aria_invalid="true" if _wrong(room, name) else None,
    )  # fmt: skip
    label = node("label", node("span", say.say(f"compose-ask-{name}")), box)
    suggest = button(say.say("compose-suggest"), "suggest", key="suggest")
    noted = room.noted("compose-suggested", "compose-none-suggested")
    return node("div", label, node("div", suggest, class_="gw-group"), noted, class_="gw-lined")


def _wrong(room: "Compose", name: str) -> list[Fault]:
    """What is wrong there, of what the question says."""
    return [fault for fault in room.faults if room.at(fault)[:2] == ["ask", name]]


def _faults(room: "Compose", name: str) -> Iterator[Node]:
    told = name not in room.asked() and name in room.offered()
    for fault in _wrong(room, name) if not told else ():
        nth = "".join(f"{int(part) + 1}. " for part in room.at(fault)[2:] if part.isdecimal())
        yield node("p", nth + room.problem(fault), class_="gw-wrong")


def _title(room: "Compose") -> Node:
    say, lang = room.visit.words, room.visit.lang
    field = node(
        "input", type="text", do="title", value=room.draft.title.get(lang, ""), maxlength=str(LONGEST_TITLE),
        placeholder=in_language(room.draft.title, lang), autocomplete="off",
    )  # fmt: skip
    return node("label", node("span", say.say("compose-name")), field, class_="gw-choice", key="title")


def _more(room: "Compose") -> Iterator[Node]:
    """Story and level."""
    say, draft, lang = room.visit.words, room.draft, room.visit.lang
    box = node("textarea", do="story", value=draft.story.get(lang, ""), rows="4", maxlength=str(LONGEST_STORY))
    yield node("label", node("span", say.say("compose-story")), box, class_="gw-lined", key="story")
    levels = [("", "–"), *((str(one), say.say("puzzle-level", level=one)) for one in LEVELS)]
    yield choice(say.say("solve-level"), "level", levels, str(draft.level or ""))


def step(nth: int, name: str, room: "Compose", *inside: Node | None) -> Node:
    """A step of composing under its heading, to which one can go."""
    say = room.visit.words
    told = say.say("compose-step", nth=nth, step=say.say(f"compose-{name}"))
    heading = node("h2", told, tabindex="-1", arrive=f"compose-{name}", id=f"gw-compose-{name}")
    return node("section", heading, *inside, class_=f"gw-step gw-editor gw-of-{name}", key=name,
                aria_labelledby=f"gw-compose-{name}")  # fmt: skip
