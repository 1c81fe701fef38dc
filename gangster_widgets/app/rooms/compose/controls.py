"""What the controls of composing do to the exercise under the pen."""

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gangster_widgets.app.address import Address
from gangster_widgets.app.exercise import address_of
from gangster_widgets.app.own import Own
from gangster_widgets.app.rooms.compose import draft as drafts
from gangster_widgets.app.rooms.compose.draft import LONGEST_STORY, LONGEST_TITLE, is_counted, listed, of_game
from gangster_widgets.app.rooms.compose.handing import own_name
from gangster_widgets.app.rooms.sheet.chosen import OWN
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.kind import kind
from gangster_widgets.puzzles.telling import sharper

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.compose.room import Compose

MOST, LONGEST_LINE = 100, 300
"""So many things, or lines, a question is about at most, and so long is a line."""


def _to(room: "Compose", name: str, _: Any) -> None:
    room.visit.send({"kind": "arrive", "at": f"compose-{name}", "near": True})


# The question.


def _kind(room: "Compose", _: str, value: Any) -> None:
    """Another question rests on other rules: those that were ticked for this one no longer count."""
    room.change(replace(room.draft, kind=str(value), without=(), also=()))


def _ask(room: "Compose", name: str, value: Any) -> None:
    said: Any = str(value or "")[: MOST * LONGEST_LINE].strip()
    if name not in room.offered():
        said = [line.strip()[:LONGEST_LINE] for line in said.splitlines() if line.strip()][:MOST]
    elif said.isdecimal():
        said = int(said)
    room.change(room.draft.asked(name, said or None))


def _add(room: "Compose", rest: str, _: Any) -> None:
    name, _colon, said = rest.partition(":")
    one = next(one for one in room.offered()[name] if str(one) == said)
    _hold(room, name, [*listed(room.asked().get(name, ())), one][:MOST])


def _drop(room: "Compose", rest: str, _: Any) -> None:
    name, _colon, nth = rest.partition(":")
    held = listed(room.asked().get(name, ()))
    del held[int(nth) - 1 : int(nth)]
    _hold(room, name, held)


def _hold(room: "Compose", name: str, held: list[Any]) -> None:
    """With these things said there: one after another, or how many there are of each."""
    field = kind(room.game, room.draft.kind).ask_model.model_fields[name]
    room.change(room.draft.asked(name, dict(Counter(held)) if is_counted(field.annotation) else held))


def _suggest(room: "Compose", _: str, __: Any) -> None:
    """Other actions each time."""
    room.seed += 1
    found = of_game(room.game, "askable").suggested(room.editor.state, room.seed)
    if found:
        room.change(room.draft.asked("actions", list(found)))
    room.tell("compose-suggested" if found else "compose-none-suggested")


def _example(room: "Compose", _: str, __: Any) -> None:
    """The position that comes with the kind; the editor takes it back like any other step."""
    example = drafts.beginning(room.game, room.draft.kind)
    room.editor.state = of_game(room.game, "slips").taken_up(example.position)
    room.change(replace(room.draft, ask={**room.draft.ask, **example.ask}))
    _to(room, "question", None)


def _title(room: "Compose", _: str, value: Any) -> None:
    room.change(replace(room.draft, title={**room.draft.title, room.visit.lang: str(value)[:LONGEST_TITLE]}))


def _story(room: "Compose", _: str, value: Any) -> None:
    room.change(replace(room.draft, story={**room.draft.story, room.visit.lang: str(value)[:LONGEST_STORY]}))


def _level(room: "Compose", _: str, value: Any) -> None:
    room.change(replace(room.draft, level=int(value) if value else None))


# What comes of it.


def _rule(room: "Compose", clause: str, value: Any) -> None:
    room.change(room.draft.ticked(clause, bool(value)))


def _find(room: "Compose", _: str, __: Any) -> None:
    """Another position in which more mistakes show; the editor takes it back like any other step."""
    if room.found is None:
        return
    room.seed += 1
    other = sharper(room.found.puzzle, room.seed)
    if other is not None:
        room.editor.state = other.state
        room.edited()
    room.tell("compose-found" if other else "compose-not-found", **room.counted())


# What to start from.


def _anew(room: "Compose", _: str, __: Any) -> None:
    room.take(room.fresh(), "compose-begun")


def _back(room: "Compose", _: str, __: Any) -> None:
    """What was there before; what is there now can be brought back in turn."""
    if room.before is not None:
        room.take(room.before, "compose-brought-back")


def _from(room: "Compose", _: str, value: Any) -> None:
    if value:
        room.start(room.visit.find(str(value)))


def _take(room: "Compose", nth: str, _: Any) -> None:
    if room.opening.shelf is not None:
        room.start(room.opening.shelf.puzzles[int(nth)])
        _to(room, "position", None)


def _seen(room: "Compose", _: str, __: Any) -> None:
    room.opening.put_away()
    room.dressed()
    _to(room, "position", None)


# Out of the page.


def _save(room: "Compose", _: str, __: Any) -> None:
    if room.found is not None:
        name = own_name(room.found.puzzle)
        room.visit.send({"kind": "save", "name": name, "text": room.file(), "type": "application/yaml"})
        room.visit.say(room.visit.words.say("compose-saved", name=name))


def _own(room: "Compose", _: str, __: Any) -> None:
    """Kept with one's own puzzles: from there it comes onto sheets, and to Moodle."""
    if room.found is not None and Own(room.visit).keep(own_name(room.found.puzzle), room.file()):
        room.dressed()
        room.visit.say(room.visit.words.say("compose-own-there"))


def _sheet(room: "Compose", _: str, __: Any) -> None:
    """A sheet with that puzzle of one's own."""
    if room.found is not None:
        chosen = OWN + room.found.puzzle.id
        room.visit.go(Address(page="sheet", game=room.game, chosen=chosen, lang=room.visit.here.lang))


def _go(page: str) -> Callable[["Compose", str, Any], None]:
    def go(room: "Compose", _: str, __: Any) -> None:
        found = address_of(room.found.puzzle, page, room.visit.here.lang) if room.found else None
        if found is not None:
            room.visit.go(found)

    return go


CONTROLS: dict[str, Callable[["Compose", str, Any], None]] = {
    "to": _to, "kind": _kind, "ask": _ask, "add": _add, "drop": _drop, "suggest": _suggest, "example": _example,
    "title": _title, "story": _story, "level": _level, "rule": _rule, "find": _find, "anew": _anew, "back": _back,
    "from": _from, "take": _take, "seen": _seen, "save": _save, "try": _go("solve"), "show": _go("show"),
    "own": _own, "sheet": _sheet,
}  # fmt: skip
"""The controls by their names."""
