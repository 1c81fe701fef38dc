"""The reasons in the panel of a scoring pad, and the quarrel to be settled about them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gangster_widgets.games.gangster.notation import write_tablet
from gangster_widgets.games.gangster.reckoning import CasinoNeededError, reckon_district
from gangster_widgets.games.gangster.sheet import Sheet, state
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, group, node, signs
from gangster_widgets.widgets.pad.inputs import chooser, fault, number
from gangster_widgets.widgets.puzzle.verdict import Shown
from gangster_widgets.widgets.sentences import clause, says

if TYPE_CHECKING:
    from gangster_widgets.widgets.pad.widget import ScoringPadWidget

OTHER = "="
"""Stands for a tablet that is not of the box, among those that are."""


def reasons(sheet: Sheet, chosen: str) -> tuple[Why, ...]:
    """The reasons of a district with all they rest on, or what a colour gets in each district that is reckoned."""
    there = state(sheet)
    found = []
    for district in there.districts:
        if district.fields and (chosen in LETTERS or chosen == district.name):
            try:
                found.append(reckon_district(district, there.casino))
            except CasinoNeededError:
                continue
    if chosen in LETTERS:
        return tuple(part for why in found for part in why.parts if part.value[0] == LETTERS[chosen])
    return tuple(found)


def why(pad: "ScoringPadWidget", say: Words) -> Node:
    """Whose reasons are shown, the reasons, and for a district what can be done with it."""
    sheet = pad.sheet
    choices = [("", say.say("pad-reasons-none"))]
    choices += [(entry.place, entry.place) for entry in sheet.open]
    choices += [(COLOURS[gang], say.name(gang)) for gang in sheet.gangs]
    district = pad.chosen if pad.chosen in sheet.table.index else ""
    return node(
        "div",
        chooser(say.say("pad-reasons"), "chosen", pad.chosen, choices),
        _told(pad, say),
        _hand(pad, district, say) if district and not sheet.over else None,
        _quarrel(pad, district, say) if district and state(sheet).district(district) else None,
        class_="gw-pad-why", key="why",
    )  # fmt: skip


def _told(pad: "ScoringPadWidget", say: Words) -> Node:
    whys = pad.reasons()
    if whys:
        lines = [line for one in whys for line in _tree(one, int(pad.chosen in LETTERS), say)]
        if pad.chosen in LETTERS:
            paid = sum(one.value[1] for one in whys)
            lines.append(node("p", say.say("pad-sum", gang=LETTERS[pad.chosen], points=paid), class_="gw-question"))
        named = dict.fromkeys(part.clause for one in whys for part in one.walk())
        return says(*lines, *(clause(one, say, game("gangster").folder) for one in named))
    sheet = pad.sheet
    if pad.chosen in sheet.table.index and state(sheet).district(pad.chosen):
        return says(node("p", say.say("pad-casino-missing", district=pad.chosen)))
    if pad.chosen in sheet.table.index:
        return says(node("p", say.say("pad-not-entered", district=pad.chosen)))
    if pad.chosen:
        return says(node("p", say.say("pad-nowhere", gang=LETTERS[pad.chosen])))
    return says(node("p", say.say("pad-reasons-how")))


def _tree(one: Why, depth: int, say: Words) -> Iterator[Node]:
    """A reason and what it rests on, a paragraph each."""
    yield node("p", say.why(one), class_=f"gw-pad-in-{depth}")
    for part in one.parts:
        yield from _tree(part, depth + 1, say)


def _hand(pad: "ScoringPadWidget", district: str, say: Words) -> Node:
    """Tablet and doubler without typing."""
    entry, box = pad.sheet.entry(district), pad.sheet.box
    had = entry.district
    choices = [("", say.say("pad-tablet-none"))]
    choices += [(str(one.id), f"{one.id}: {write_tablet(one)}") for one in box.tablets]
    value = "" if had is None else had.tablet.id or OTHER
    if had is not None and value == OTHER:
        choices.append((OTHER, write_tablet(had.tablet)))
    doubler = None
    if had is not None:
        doubler = button(say.say("tablet-doubled"), "doubler", pressed=had.doubled, disabled=entry.fault is not None)
    return node(
        "div", chooser(say.say("pad-tablet"), "tablet", value, choices), doubler,
        class_="gw-group", role="group", aria_label=district, key=f"hand-{district}",
    )  # fmt: skip


def _quarrel(pad: "ScoringPadWidget", district: str, say: Words) -> Node:
    """What somebody else says, and which idea leads there; folded away."""
    numbers = [_claim(pad, district, gang, say) for gang in pad.sheet.gangs]
    return node(
        "details",
        node("summary", say.say("pad-quarrel", district=district)),
        node("p", say.say("pad-quarrel-how")),
        group(say.say("pad-quarrel-points"), *numbers),
        node("div", button(say.say("pad-settle"), "settle"), class_="gw-group"),
        _verdict(pad),
        class_="gw-pad-quarrel", key=f"quarrel-{district}",
    )  # fmt: skip


def _claim(pad: "ScoringPadWidget", district: str, gang: str, say: Words) -> Node:
    had, do = pad.sheet.claim(district, gang), f"claim:{COLOURS[gang]}"
    label = node("label", *signs(gang), say.name(gang), " ", number(pad, do, had))
    return node("span", label, fault(pad, do, had), class_="gw-pad-claim", key=gang)


def _verdict(pad: "ScoringPadWidget") -> Node | None:
    """What is to be said to somebody who says otherwise."""
    if pad.verdict is None:
        return node("p", pad.lacking, class_="gw-pad-fault") if pad.lacking else None
    puzzle = pad.verdict.puzzle
    shown = Shown(puzzle, pad.words, pointing=False).verdict(pad.verdict) if puzzle else None
    return node("div", shown, class_="gw-pad-verdict", role="group", aria_label=pad.words.say("pad-verdict"))
