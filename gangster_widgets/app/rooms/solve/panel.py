"""What stands around a puzzle in Solve: why it is this one, the row, the clock, what else one may choose."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gangster_widgets.app.choosing_panel import filters, sources
from gangster_widgets.app.files import MOST, faulty, filing
from gangster_widgets.app.own import OWN, wanted
from gangster_widgets.app.practice.filters import count_said, offered
from gangster_widgets.app.practice.streak import in_a_row, row_said
from gangster_widgets.app.practice.timed import MINUTES, best
from gangster_widgets.kernel.document import MOST_BYTES
from gangster_widgets.kernel.files import fault_words, problem, said
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, group, listed, node

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.solve.room import Solve


def panel(room: "Solve") -> Node:
    """All of it. Above a puzzle it is short: what else one may choose is folded away."""
    say, here = room.visit.words, room.visit.here
    shown = room.own.shown
    why = say.say("exercise-sent") if here.exercise and room.desk else room.why
    above = node(
        "div",
        node("h1", say.say("door-solve"), id="gw-here", tabindex="-1", arrive="solve"),
        *_clock(room),
        node("p", why, class_="gw-reason-why", key="why") if why else None,
        *_row(room),
        _choosing(room),
        class_="gw-line-up",
    )
    faults = faulty(*shown, say, here.source == OWN) if shown and shown[2].faults else None
    return node("section", above, *_instead(room), faults, aria_label=say.say("solve-around"))


def _row(room: "Solve") -> Iterator[Node]:
    row = in_a_row(room.visit.learner.answers())
    if row.now > 1:
        yield node("p", row_said(row, room.visit.lang), class_="gw-row", key="row")


def _clock(room: "Solve") -> Iterator[Node]:
    """What is left of a timed run, and how many are right."""
    say, run = room.visit.words, room.clock.run
    if run is None:
        return
    left = node("b", "", until=room.clock.until, role="timer", aria_label=say.say("timed-left"), class_="gw-clock")
    yield node("p", left, " ", say.say("timed-so-far", right=run.right, wrong=run.wrong), key="clock")
    yield button(say.say("timed-stop"), "stop", "gw-small-button", key="stop")


def _instead(room: "Solve") -> Iterator[Node]:
    """What stands where no puzzle does: how a run went, how one begins, that nothing fits, that one is unknown."""
    say, here = room.visit.words, room.visit.here
    if room.clock.result is not None:
        again = button(say.say("timed-again"), "start", "gw-main")
        on = button(say.say("timed-leave"), "stop")
        told = [node("p", line) for line in room.clock.said()]
        yield node("div", *told, node("div", again, on, class_="gw-group"), class_="gw-says", key="result")
    elif here.run in MINUTES and room.clock.run is None:
        before = best(room.visit.learner.answers(), here.run, here.game)
        start = button(say.say("timed-start"), "start", "gw-main gw-big")
        record = node("p", say.say("timed-best", best=before.right)) if before else None
        what = node("p", say.say("timed-what", minutes=here.run))
        yield node("div", what, record, node("div", start, class_="gw-group"), class_="gw-says", key="ready")
    elif room.unknown:
        told = [node("p", say.say("solve-unknown", id=room.unknown))]
        on = button(say.say("puzzle-onward"), "any", "gw-main")
        yield node("div", *told, node("div", on, class_="gw-group"), class_="gw-says gw-no", key="unknown")
    elif room.unread is not None:
        told = [node("p", say.say(room.unread.name, **room.unread.facts))]
        told += [listed(problem(one, fault_words(one, say.language)) for one in room.faults[:MOST])]
        on = button(say.say("puzzle-onward"), "any", "gw-main")
        yield node("div", *told, node("div", on, class_="gw-group"), class_="gw-says gw-no", key="unread")
    elif room.desk is None:
        told = [node("p", say.say("solve-nothing"))]
        on = button(say.say("solve-any"), "any", "gw-main")
        yield node("div", *told, node("div", on, class_="gw-group"), class_="gw-says", key="nothing")


def _choosing(room: "Solve") -> Node:
    """Filters, the timed mode, a puzzle by its id, files of one's own, a link to what is shown."""
    say, here = room.visit.words, room.visit.here
    inside = [
        node("div", *_filters(room), class_="gw-filters", role="group", aria_label=say.say("solve-filters")),
        group(say.say("timed-name"), *(button(say.say("timed-minutes", minutes=one), f"run:{one}") for one in MINUTES)),
        _by_id(room),
        *_files(room),
    ]
    if room.desk is not None:
        link = room.visit.origin + replace(here, lang=here.lang or room.visit.lang, run=0).query()
        copy = button(say.say("solve-link"), "linked", copy=link, done=say.say("solve-linked"))
        inside.append(node("div", copy, class_="gw-group"))
    open_ = room.desk is None and room.clock.result is None and not here.run and room.unread is None
    return node(
        "details", node("summary", say.say("solve-choose")), *inside, class_="gw-choose", open=open_, key="choose"
    )


def _filters(room: "Solve") -> Iterator[Node]:
    visit = room.visit
    found = offered(tuple(room.shelf()), room.past, wanted(visit.here, visit.setting.puzzles))
    along = visit.words.say("solve-all" if visit.setting.puzzles else "solve-along")
    own = sources(visit, bool(room.own.files()), along)
    return filters(visit, found, lambda one: count_said(one, visit.lang), own)


def _by_id(room: "Solve") -> Node:
    say = room.visit.words
    offered = [node("option", value=one.named(room.visit.lang)) for one in room.listed()]
    typed = node("input", type="text", do="id", list="gw-ids", autocomplete="off", maxlength="100", value="")
    return node(
        "label", node("span", say.say("solve-id")), typed, node("datalist", *offered, id="gw-ids"), class_="gw-filters"
    )


def _files(room: "Solve") -> Iterator[Node]:
    """A file to hand over, and those that were."""
    say = room.visit.words
    yield filing(say.say("own-file"), "file", ".yaml,.yml", MOST_BYTES)
    yield node("p", say.say("own-what"), class_="gw-hint")
    faults = () if room.visit.setting.shared else room.visit.shelf().faults
    if faults:
        told = listed(said(one, fault_words(one, say.language)) for one in faults[:MOST])
        summary = node("summary", say.say("own-folder-faults", number=len(faults)))
        yield node("details", summary, told, class_="gw-clause", key="folder-faults")
    files = room.own.files()
    if files:
        held = [_held(name, say) for name in files]
        yield node("ul", *held, class_="gw-list", aria_label=say.say("own-files"))


def _held(name: str, say: Words) -> Node:
    named = say.say("own-drop-named", name=name)
    return node(
        "li", name, " ", button(say.say("own-drop"), f"drop:{name}", "gw-small-button", aria_label=named), key=name
    )
