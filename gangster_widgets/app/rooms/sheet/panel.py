"""Choosing puzzles, their order and how the sheet is to look: all that stands beside it, only on the screen."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gangster_widgets.app.choosing_panel import filters, sources
from gangster_widgets.app.own import OWN as SOURCE_OWN
from gangster_widgets.app.own import wanted
from gangster_widgets.app.practice.filters import fits, kind_said, offered
from gangster_widgets.app.practice.past import Past
from gangster_widgets.app.rooms.sheet.chosen import MOST, OWN
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.page import Node, button, node

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.sheet.room import Sheet

LOOKS = ("solutions", "single", "large")
LONGEST_TITLE = 80
MOST_GENERATED = 30
"""So many generated puzzles are listed; there are thousands, and filters lead to others."""


def panel(room: "Sheet") -> Node:
    """What it is, what is wrong with the address, and all puzzles to choose from."""
    say = room.visit.words
    inside = (
        node("h1", say.say("sheet-room"), id="gw-here", tabindex="-1", arrive="sheet"),
        node("p", say.say("sheet-what"), class_="gw-sheet-what"),
        *_said(room),
        _choosing(room),
    )
    return node("section", node("div", *inside, class_="gw-sheet-choose"), aria_label=say.say("sheet-choose"))


def tools(room: "Sheet") -> Node:
    """What to do with the sheet, its order, and how it is to look."""
    return node("div", _buttons(room), *_done(room), _look(room), _order(room), class_="gw-sheet-tools", key="tools")


def _said(room: "Sheet") -> Iterator[Node]:
    """What the address names and nobody knows; what could not be done."""
    say, unknown = room.visit.words, room.chosen.unknown
    told = [say.say("sheet-unknown", number=len(unknown), ids=unknown)] if unknown else []
    told += [room.said] if room.said else []
    if told:
        yield node("div", *(node("p", line) for line in told), class_="gw-says gw-no", key="said")


def _buttons(room: "Sheet") -> Node:
    """Print, for Moodle, and the link."""
    say, here = room.visit.words, room.visit.here
    link = room.visit.origin + replace(here, lang=here.lang or room.visit.lang, about="", kind="", level=0).query()
    return node(
        "div",
        button(say.say("sheet-print"), "print", "gw-main gw-big", print=True, key="print"),
        button(say.say("sheet-moodle"), "moodle", key="moodle"),
        button(say.say("sheet-link"), "linked", copy=link, done=say.say("solve-linked"), key="link"),
        class_="gw-group",
        key="buttons",
    )


def _done(room: "Sheet") -> Iterator[Node]:
    """That the file for Moodle is saved, and where it is taken in there."""
    say = room.visit.words
    if room.for_moodle:
        told = (say.say("sheet-moodle-done", number=room.for_moodle), say.say("sheet-moodle-how"))
        yield node("div", *(node("p", line) for line in told), class_="gw-says", key="done")


def _order(room: "Sheet") -> Node:
    """How many are chosen, each with buttons that move it up or down or put it away."""
    say, puzzles = room.visit.words, room.chosen.puzzles
    count = node("h2", say.say("sheet-count", number=len(puzzles)), id="gw-sheet-count", tabindex="-1", focus=True)
    items = []
    for nth, (key, puzzle) in enumerate(puzzles, start=1):
        name = puzzle.named(room.visit.lang)
        stuck = {"up": nth == 1, "down": nth == len(puzzles), "away": False}
        moves = [
            button(sign, f"{verb}:{key}", "gw-small-button", disabled=stuck[verb], key=verb,
                   aria_label=say.say(f"answer-{verb}", name=name))
            for verb, sign in (("up", "↑"), ("down", "↓"), ("away", "×"))
        ]  # fmt: skip
        items.append(node("li", node("b", f"{nth}."), node("span", name, class_="gw-held"), *moves, key=key))
    listed = node("ol", *items, class_="gw-order", aria_labelledby="gw-sheet-count", key="order")
    clear = button(say.say("sheet-clear"), "clear", "gw-small-button", key="clear")
    return node("div", count, listed, clear, key="chosen")


def _look(room: "Sheet") -> Node:
    """Title, with or without solutions, one puzzle a page, large print."""
    say, look = room.visit.words, room.look
    typed = node(
        "input", type="text", do="title", value=look.title, maxlength=str(LONGEST_TITLE), autocomplete="off",
        placeholder=room.usual(), key="title",
    )  # fmt: skip
    boxes = [
        node("label", node("input", type="checkbox", do=f"look:{name}", checked=getattr(look, name)), " ",
             say.say(f"sheet-look-{name}"), class_="gw-tick", key=name)
        for name in LOOKS
    ]  # fmt: skip
    title = node("label", node("span", say.say("sheet-title")), typed, class_="gw-filters")
    return node(
        "div", title, *boxes, role="group", aria_label=say.say("sheet-look"), class_="gw-sheet-look", key="look"
    )


def _choosing(room: "Sheet") -> Node:
    """All puzzles that the filters leave, each to be ticked."""
    say = room.visit.words
    left, made = left_over(room)
    ticks = [_tick(key, left[key], room) for key in left]
    some = say.say("sheet-some", shown=MOST_GENERATED, all=made) if made > MOST_GENERATED else None
    more = any(key not in room.chosen.keys for key in left)
    every = button(say.say("sheet-every"), "every", "gw-small-button", disabled=not more, key="every")
    return node(
        "details",
        node("summary", say.say("sheet-choose")),
        node("div", *_filters(room), class_="gw-filters", role="group", aria_label=say.say("solve-filters")),
        node(
            "div", node("span", say.say("sheet-shown", number=len(left)), class_="gw-label"), every, class_="gw-group"
        ),
        node("p", some, class_="gw-hint", key="some") if some else None,
        node("ul", *ticks, class_="gw-list gw-ticks", key="ticks"),
        class_="gw-sheet-list",
        open=not room.chosen.puzzles,
        key="choosing",
    )


def left_over(room: "Sheet") -> tuple[dict[str, Puzzle], int]:
    """The puzzles that the filters leave, by their keys, of the generated ones the first; and how many of these there
    are.
    """
    here = room.visit.here
    own = here.source == SOURCE_OWN
    want = wanted(here, room.visit.setting.puzzles)
    left = {key: one for key, one in room.known.items() if fits(one, want) and (not own or key.startswith(OWN))}
    made = [key for key, one in left.items() if one.generated]
    surplus = set(made[MOST_GENERATED:])
    return {key: one for key, one in left.items() if key not in surplus}, len(made)


def _tick(key: str, puzzle: Puzzle, room: "Sheet") -> Node:
    say = room.visit.words
    there = key in room.chosen.keys
    full = not there and len(room.chosen.puzzles) >= MOST
    more = [kind_said(puzzle.game, puzzle.kind, room.visit.lang)]
    more += [say.say("puzzle-level", level=puzzle.level)] if puzzle.level else []
    more += [say.say("solve-own")] if key.startswith(OWN) else []
    box = node("input", type="checkbox", do=f"pick:{key}", checked=there, disabled=full)
    words = node("span", node("span", puzzle.named(room.visit.lang)), " ", node("small", " · ".join(more)))
    return node("li", node("label", box, words, class_="gw-tick"), key=key)


def _filters(room: "Sheet") -> Iterator[Node]:
    """Topic, kind, level, and where they come from, each option with how many it leaves."""
    visit = room.visit
    found = offered(tuple(room.known.values()), Past(), wanted(visit.here, visit.setting.puzzles))
    own = sources(visit, bool(room.own.files()), visit.words.say("solve-all"))
    return filters(visit, found, lambda one: str(one.all), own)
