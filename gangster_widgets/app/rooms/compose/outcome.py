"""The third step of composing: the answer with its reasons, what it demonstrates, which mistakes it tells apart."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gangster_widgets.app.rooms.compose.findings import Findings
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.views.page import Node, button, listed, node
from gangster_widgets.widgets.puzzle.verdict import Shown

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.compose.room import Compose


def outcome(room: "Compose") -> Iterator[Node]:
    """What the engine finds, or what keeps it from finding anything."""
    if room.found is None:
        yield _missing(room)
        return
    yield from _answer(room, room.found)
    yield from _unique(room, room.found)
    yield from _tells(room, room.found)
    yield from _demonstrates(room, room.found)


def _missing(room: "Compose") -> Node:
    """What is missing or wrong. What the editor says already is not said again."""
    say = room.visit.words
    others = [fault for fault in room.faults if room.at(fault)[:1] != ["position"]]
    told = [room.problem(fault) for fault in others]
    if room.editor.faults or len(others) < len(room.faults):
        told += list(room.editor.faults) or [room.problem(fault) for fault in room.faults if fault not in others]
    return node(
        "div", node("p", say.say("compose-unfinished", number=len(told))), listed(dict.fromkeys(told)),
        class_="gw-says gw-no", key="missing",
    )  # fmt: skip


def _answer(room: "Compose", found: Findings) -> Iterator[Node]:
    say, puzzle = room.visit.words, found.puzzle
    yield node("p", say.say("compose-answer"), " ", node("b", room.told(puzzle.solved.answer)), key="answer")
    yield Shown(puzzle, puzzle.words(room.visit.lang), pointing=False).folded("puzzle-why", [puzzle.solved.why])


def _unique(room: "Compose", found: Findings) -> Iterator[Node]:
    """How many answers are right, and what would make the exercise a poor one."""
    say = room.visit.words
    if len(found.right) > 1:
        told = say.say("compose-several", number=len(found.right), all=found.choices)
        yield node("div", node("p", told), listed(map(room.told, found.right)), key="unique")
    else:
        yield node("p", found.puzzle.words(room.visit.lang).say(found.puzzle.as_good or "compose-unique"), key="unique")
    for name in found.warnings:
        yield node("p", say.say(name), class_="gw-warned", key=name)


def _tells(room: "Compose", found: Findings) -> Iterator[Node]:
    """Which mistakes lead where; which do not show."""
    say = room.visit.words
    count = room.counted()
    yield node("h3", say.say("compose-tells"))
    if not count["all"]:
        yield node("p", say.say("compose-no-mistakes"), key="tells")
        return
    yield node("p", say.say("compose-told", **count), key="tells")
    if found.told:
        yield _table(room, found)
    if found.untold:
        names = listed(say.say(f"mistake-{id_}") for id_ in found.untold)
        inside = [node("p", say.say("compose-untold")), names]
        if hasattr(found.puzzle.asks, "vary"):
            inside.append(node("div", button(say.say("compose-find"), "find", key="find"), class_="gw-group"))
        yield node("div", *inside, class_="gw-untold", key="untold")
    noted = room.noted("compose-found", "compose-not-found")
    if noted is not None:
        yield noted


def _table(room: "Compose", found: Findings) -> Node:
    say = room.visit.words
    rows = []
    for one in found.told:
        named = listed(say.say(f"mistake-{id_}") for id_ in one.ideas)
        rows.append(node("tr", node("th", named, scope="row"), node("td", room.told(one.answer))))
    heads = [node("th", say.say(name), scope="col") for name in ("compose-mistake", "compose-leads")]
    caption = node("caption", say.say("compose-told-caption"))
    return node("table", caption, node("thead", node("tr", *heads)), node("tbody", *rows), class_="gw-told", key="told")


def _demonstrates(room: "Compose", found: Findings) -> Iterator[Node]:
    """The clauses that decide the answer, to be ticked."""
    say, lang, clauses = room.visit.words, room.visit.lang, rulebook(game(room.game).folder)
    rules = room.draft.rules(found.touched)
    ticks = []
    for id_ in (*found.touched, *(one for one in room.draft.also if one not in found.touched)):
        tick = node("input", type="checkbox", do=f"rule:{id_}", checked=id_ in rules)
        beside = None if id_ in found.touched else f" {say.say('compose-beside')}"
        ticks.append(node("label", tick, " ", clauses[id_].title[lang], beside, class_="gw-tick", key=id_))
    legend = node("legend", say.say("compose-demonstrates"))
    told = node("p", say.say("compose-demonstrates-what"), class_="gw-hint")
    yield node("fieldset", legend, told, *ticks, class_="gw-ticks", key="rules")
