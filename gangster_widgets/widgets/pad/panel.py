"""The panel of a scoring pad: the lines to be typed, the points of the day, the days before, and the table."""

from typing import TYPE_CHECKING, Any

from gangster_widgets.games.gangster import tally
from gangster_widgets.games.gangster.entry import LONGEST, short, write_entry
from gangster_widgets.games.gangster.notation import write_tablet
from gangster_widgets.games.gangster.sheet import Day, Entry, state
from gangster_widgets.games.gangster.stage import LAST_STAGE, doublers
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, group, node, signs
from gangster_widgets.widgets.pad.inputs import chooser, fault, given, number
from gangster_widgets.widgets.pad.reasons import why

if TYPE_CHECKING:
    from gangster_widgets.widgets.pad.widget import ScoringPadWidget


def panel(pad: "ScoringPadWidget") -> Node:
    """All of it, in the order in which it is needed."""
    say = pad.words
    return node(
        "section", _heading(pad, say), _table(pad, say), None if pad.sheet.over else _how(pad, say),
        _lines(pad, say), _points(pad, say), _day(pad, say), _days(pad, say), why(pad, say),
        aria_label=say.say("pad-panel"),
    )  # fmt: skip


def _heading(pad: "ScoringPadWidget", say: Words) -> Node:
    sheet = pad.sheet
    if sheet.over:
        day = sheet.days[-1]
        gangs = tally.ahead(sheet, day)
        return node("h2", *signs(gangs), say.say("pad-winners", gangs=gangs), key="heading")
    return node("h2", say.say("pad-day-of", day=sheet.day, most=LAST_STAGE), key="heading")


# Who plays.


def _table(pad: "ScoringPadWidget", say: Words) -> Node:
    """Players, gangs and day, folded away."""
    sheet = pad.sheet
    numbers = [(str(number), str(number)) for number in range(2, 6)]
    days = [(str(number), str(number)) for number in range(1, LAST_STAGE + 1)]
    seats = [_seat(pad, seat, say) for seat in range(len(sheet.gangs))]
    return node(
        "details",
        node("summary", say.say("pad-table", players=sheet.players, gangs=sheet.gangs)),
        chooser(say.say("pad-players"), "players", str(sheet.players), numbers, sheet.over),
        *seats,
        chooser(say.say("pad-day"), "day", str(sheet.day), days),
        class_="gw-pad-table", key="table",
    )  # fmt: skip


def _seat(pad: "ScoringPadWidget", seat: int, say: Words) -> Node:
    sheet = pad.sheet
    label = say.say("pad-seat", seat=seat + 1)
    if sheet.players == 2:
        label = say.say("pad-seat-of-two", person=seat % 2 + 1, nth=seat // 2 + 1)
    gangs = [(colour, say.name(letter)) for letter, colour in COLOURS.items()]
    return chooser(label, f"seat:{seat}", COLOURS[sheet.gangs[seat]], gangs, sheet.over)


# What is typed.


def _how(pad: "ScoringPadWidget", say: Words) -> Node:
    """How a line is typed, and which letter is which gang; a gang that is held is put where a field is clicked."""
    gangs = [_letter(pad, gang, say) for gang in pad.sheet.gangs]
    told = say.say("pad-how-held", gang=LETTERS[pad.gang]) if pad.gang else say.say("pad-how")
    return node(
        "div", node("p", told), group(say.say("pad-gangs"), *gangs, key="gangs"), _box(pad, say), class_="gw-pad-how",
        key="how",
    )  # fmt: skip


def _box(pad: "ScoringPadWidget", say: Words) -> Node:
    """Which tablet has which number, folded away; and which district is closed."""
    box, closed = pad.sheet.box, pad.sheet.table.closed
    tablets = [node("li", node("b", short(one, box)), f"  {write_tablet(one)}") for one in box.tablets]
    listed = node("ul", *tablets, class_="gw-list gw-pad-box")
    return node(
        "div",
        node("p", say.say("components-closed", place=closed)) if closed else None,
        node("details", node("summary", say.say("pad-box")), node("p", say.say("pad-box-how")), listed),
        key="box",
    )


def _letter(pad: "ScoringPadWidget", gang: str, say: Words) -> Node:
    colour = COLOURS[gang]
    return button(f"{gang} {say.name(gang)}", f"gang:{colour}", "gw-pad-letter", pad.gang == colour, gangs=gang)


def _lines(pad: "ScoringPadWidget", say: Words) -> Node:
    """A line for each district, and one for the casino card."""
    sheet = pad.sheet
    lines = [_district(pad, entry, say) for entry in sheet.open]
    casino = number(pad, "casino", sheet.casino, line=True, disabled=sheet.over)
    lines.append(_line("casino", say.say("pad-casino"), casino, fault(pad, "casino", sheet.casino)))
    return node("div", *lines, role="group", aria_label=say.say("pad-lines"), class_="gw-pad-lines", key="lines")


def _district(pad: "ScoringPadWidget", entry: Entry, say: Words) -> Node:
    do = f"district:{entry.place}"
    counts = write_entry(entry.district, pad.sheet.box) if entry.district else None
    wrong = fault(pad, do, entry, after=say.say("pad-still", line=counts) if counts else "")
    typed = given(pad, do, entry, line=True, maxlength=str(LONGEST), disabled=pad.sheet.over)
    return _line(do, entry.place, typed, wrong)


def _line(key: str, label: str, typed: Node, wrong: Node | None) -> Node:
    """A line with its label, and below it what is wrong."""
    return node("div", node("label", node("span", label), typed), wrong, class_="gw-pad-line", key=key)


# What comes of it.


def _points(pad: "ScoringPadWidget", say: Words) -> Node:
    """The points of the day with the influence before and after it, and what is missing."""
    sheet, lacking = pad.sheet, tally.missing(pad.sheet)
    day = None if lacking else tally.today(sheet)
    heads = [say.say(f"pad-head-{name}") for name in ("gang", "before", "points", "after")]
    rows = [_row(pad, index, day, say) for index in range(len(sheet.gangs))]
    if day and sheet.players == 2:
        rows += [_together(pad, day, gangs, say) for gangs in sheet.table.persons]
    faults = [fault(pad, f"influence:{COLOURS[gang]}", sheet.had(gang), f"{say.name(gang)}:") for gang in sheet.gangs]
    told = pad.sentence(lacking) if lacking else say.say("pad-ahead", **_ahead(pad, day))
    return node(
        "div",
        node("table", node("caption", say.say("pad-points-of", day=sheet.day)),
             node("thead", node("tr", *(node("th", head, scope="col") for head in heads))), node("tbody", *rows)),
        *faults, node("p", told, key="told-points"), key="points", class_="gw-pad-points",
    )  # fmt: skip


def _ahead(pad: "ScoringPadWidget", day: Day | None) -> dict[str, Any]:
    if day is None:
        return {}
    gangs = tally.ahead(pad.sheet, day)
    return {"gangs": gangs, "influence": tally.together(pad.sheet, day, gangs[0])}


def _row(pad: "ScoringPadWidget", index: int, day: Day | None, say: Words) -> Node:
    gang = pad.sheet.gangs[index]
    label = say.say("pad-influence-before", gang=gang)
    had, do = pad.sheet.had(gang), f"influence:{COLOURS[gang]}"
    before = number(pad, do, had, aria_label=label, disabled=pad.sheet.over)
    return node(
        "tr", node("th", *signs(gang), say.name(gang), scope="row"), node("td", before),
        node("td", str(day.points[index]) if day else "–", class_="gw-number"),
        node("td", str(day.after[index]) if day else "–", class_="gw-number"), key=f"row-{gang}",
    )  # fmt: skip


def _together(pad: "ScoringPadWidget", day: Day, gangs: str, say: Words) -> Node:
    """What one of two persons has with both gangs."""
    mine = [day.gangs.index(gang) for gang in gangs]
    sums = [sum(numbers[index] for index in mine) for numbers in (day.before, day.points, day.after)]
    cells = [node("td", str(number), class_="gw-number") for number in sums]
    return node(
        "tr", node("th", say.say("pad-together", gangs=tuple(gangs)), scope="row"), *cells, key=f"row-{gangs}",
        class_="gw-pad-sum",
    )  # fmt: skip


def _day(pad: "ScoringPadWidget", say: Words) -> Node:
    """Undo, and the end of the day with what stands against it."""
    sheet = pad.sheet
    against = tally.against(sheet)
    close = button(say.say("pad-close", day=sheet.day), f"close:{sheet.day}", "gw-main", disabled=against is not None)
    lacking = None if against is None or sheet.over else node("p", pad.sentence(against), class_="gw-label")
    lying, most = doublers(state(sheet)), sheet.box.doublers
    if against is None and lying < most:
        lacking = node("p", say.say("pad-few-doublers", number=lying, most=most), class_="gw-problem")
    return node(
        "div", button(say.say("board-undo"), "undo", disabled=not pad.undoable), None if sheet.over else close, lacking,
        class_="gw-group", role="group", aria_label=say.say("pad-day"), key="day",
    )  # fmt: skip


def _days(pad: "ScoringPadWidget", say: Words) -> Node | None:
    """The days that are over: points of each, and the influence after the last."""
    days = pad.sheet.days
    if not days:
        return None
    heads = [say.say("pad-head-gang"), *(say.say("pad-day-short", day=day.number) for day in days)]
    heads.append(say.say("pad-head-after"))
    rows = []
    for gang in pad.sheet.gangs:
        paid = [str(dict(zip(day.gangs, day.points, strict=True)).get(gang, "–")) for day in days]
        last = str(dict(zip(days[-1].gangs, days[-1].after, strict=True)).get(gang, "–"))
        cells = [node("td", number, class_="gw-number") for number in (*paid, last)]
        rows.append(node("tr", node("th", *signs(gang), say.name(gang), scope="row"), *cells))
    return node(
        "table", node("caption", say.say("pad-days")),
        node("thead", node("tr", *(node("th", head, scope="col") for head in heads))), node("tbody", *rows), key="days",
    )  # fmt: skip
