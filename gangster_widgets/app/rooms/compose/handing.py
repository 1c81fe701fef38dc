"""The last step of composing: out of the page, as a link, a file, a notebook's cell; and what to start from."""

from collections.abc import Iterator
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from gangster_widgets.app.exercise import LONGEST, address_of, packed
from gangster_widgets.app.files import faulty, filing
from gangster_widgets.app.own import Own
from gangster_widgets.app.practice.filters import kind_said
from gangster_widgets.app.rooms.show.reckoned import reckoned
from gangster_widgets.kernel.document import MOST_BYTES
from gangster_widgets.puzzles.kind import kinds
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.editor.fields import folded

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.compose.room import Compose

QUOTES = '"""'


def handing(room: "Compose") -> Iterator[Node]:
    """What can be done with an exercise in which nothing is missing."""
    say = room.visit.words
    if room.found is None:
        yield node("p", say.say("compose-not-yet"), key="not-yet")
        return
    puzzle = room.found.puzzle
    link = address_of(puzzle, lang=room.visit.lang)
    if link is None:
        yield node("p", say.say("compose-too-long", length=len(packed(puzzle)), most=LONGEST), class_="gw-warned")
    else:
        yield from _linked(room, puzzle, room.visit.origin + link.query())
    save = button(say.say("compose-save"), "save", key="save")
    yield from _own(room, puzzle, save)
    yield folded(say.say("compose-cell"), "cell", *_cell(room))


def _linked(room: "Compose", puzzle: Puzzle, link: str) -> Iterator[Node]:
    """The link, and where it leads."""
    say = room.visit.words
    copy = button(say.say("compose-link"), "linked", "gw-main gw-big", copy=link, done=say.say("compose-linked"))
    yield node("p", say.say("compose-link-what"), key="link-what")
    if only_here(link):
        yield node("p", say.say("compose-link-here"), class_="gw-warned", key="only-here")
    yield node("div", copy, class_="gw-group", key="link")
    shown = node("input", type="text", readonly=True, value=link, aria_label=say.say("compose-link-shown"))
    yield node("div", shown, class_="gw-link", key="shown")
    ways = [node("a", say.say("compose-try"), href=_href(room, puzzle, "solve"), do="try", key="try")]
    if reckoned(puzzle):
        ways.append(node("a", say.say("compose-show"), href=_href(room, puzzle, "show"), do="show", key="show"))
    yield node("p", *ways, class_="gw-ways-on", key="ways")


def _own(room: "Compose", puzzle: Puzzle, save: Node) -> Iterator[Node]:
    """As a file, and to be kept with one's own puzzles; once it is there, onto a sheet."""
    say = room.visit.words
    there = own_name(puzzle) in Own(room.visit).files()
    next_ = "sheet" if there else "own"
    on = button(say.say("compose-own-sheet" if there else "compose-own"), next_, key=next_)
    yield node("div", save, on, class_="gw-group", key="file")
    if there:
        yield node("p", say.say("compose-own-there"), class_="gw-hint", key="own-there")


def own_name(puzzle: Puzzle) -> str:
    """What the file of that exercise is called."""
    return f"{puzzle.id}.yaml"


def only_here(link: str) -> bool:
    """Whether that address leads nowhere but to the machine on which it is opened."""
    host = urlsplit(link).hostname or ""
    return host == "localhost" or host == "::1" or host.startswith("127.")


def _href(room: "Compose", puzzle: Puzzle, page: str) -> str:
    found = address_of(puzzle, page, room.visit.here.lang)
    return found.query() if found else "?"


def _cell(room: "Compose") -> Iterator[Node]:
    """A cell that shows the exercise in a notebook."""
    say, code = room.visit.words, cell(room.file())
    yield node("p", say.say("compose-cell-what"))
    label = say.say("compose-cell")
    rows = str(min(14, code.count("\n") + 1))
    box = node("textarea", readonly=True, value=code, rows=rows, spellcheck="false", aria_label=label)
    copy = button(say.say("editor-copy-it"), "celled", copy=code, done=say.say("editor-copied", what=label),
                  aria_label=say.say("editor-copy-what", what=label))  # fmt: skip
    yield node("div", box, copy, class_="gw-copy", key="code")


def cell(text: str) -> str:
    """The Python code that shows the puzzle of that YAML text where it ends a notebook's cell."""
    quoted = f"r{QUOTES}\n{text}{QUOTES}" if QUOTES not in text and text.endswith("\n") else repr(text)
    return f"from gangster_widgets import read_puzzle\n\nread_puzzle({quoted})"


# What to start from.


def starting(room: "Compose") -> Node:
    """Other things to start from, folded away."""
    say, lang = room.visit.words, room.visit.lang
    groups = []
    for name in kinds(room.game):
        given = (one for one in room.visit.composed() if one.kind == name)
        options = [node("option", one.named(lang), value=one.id) for one in given]
        groups.append(node("optgroup", *options, label=kind_said(room.game, name, lang)))
    none = node("option", say.say("compose-choose"), value="", selected=True)
    select = node("select", none, *groups, do="from", value="")
    label = node("label", node("span", say.say("compose-from")), " ", select, class_="gw-choice", key="from")
    file = filing(say.say("own-file"), "file", ".yaml,.yml", MOST_BYTES)
    anew = button(say.say("compose-anew"), "anew", key="anew")
    back = button(say.say("compose-back"), "back", key="back") if room.before and not room.begun else None
    inside = node("div", label, file, anew, back, class_="gw-group gw-starts", key="starts")
    return node("details", node("summary", say.say("compose-start")), inside, class_="gw-choose", key="start")


def started(room: "Compose") -> Iterator[Node]:
    """The way back after something else was taken, and what is in a file that was handed over."""
    say = room.visit.words
    if room.begun:
        back = button(say.say("compose-back"), "back", key="back")
        name, facts = room.begun
        yield node("div", node("p", say.say(name, **facts)), back, class_="gw-says gw-begun", key="begun")
    if room.opening.shelf is not None:
        yield _opened(room)


def _opened(room: "Compose") -> Node:
    """A file with its faults, or the puzzles of one that has several."""
    say, opening = room.visit.words, room.opening
    assert opening.shelf is not None
    buttons = [
        button(one.named(room.visit.lang), f"take:{nth}", key=f"take-{nth}")
        for nth, one in enumerate(opening.shelf.puzzles[:50])
    ]
    which = node("div", *buttons, class_="gw-group", role="group", aria_label=say.say("compose-which"))
    faults = faulty(opening.name, opening.text, opening.shelf, say, False) if opening.shelf.faults else None
    asked = node("p", say.say("compose-which")) if buttons else None
    return node("div", faults, asked, which if buttons else None, class_="gw-says", key="opened")
