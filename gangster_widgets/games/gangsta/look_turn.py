"""The ledger of a turn that is told: a line for each step, and how the steps of a wrong way differ from them."""

from collections.abc import Sequence

from gangster_widgets.games.gangsta import look_skill, turn_beats
from gangster_widgets.games.gangsta.beats import Slot, beats, slots
from gangster_widgets.games.gangsta.engaging import OUT_OF_REACH
from gangster_widgets.games.gangsta.person import letters, spoken
from gangster_widgets.kernel.beat import Beat, Telling
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.scene import EDGE, FILL, Group, Part, Spot
from gangster_widgets.views.sketch import Sketch

ROW, TITLE, HEAD = 34.0, 28.0, 22.0
MIDDLE, RIGHT, SHARE = 0.4, 0.7, 0.29
"""Where skills that are used and those that are still missing begin, and how much of the width either takes."""

IN_COLUMNS = ("engage", "may-join")
"""Of which kinds each line says what is used and what is still missing, below a heading."""


class Row(Record, frozen=True, gc=False):
    """A step in short: what it is about, which skills are used in it and are missing after it, and its number."""

    label: str
    used: str = ""
    missing: str | None = None
    text: str = ""


def row(beat: Beat, words: Words) -> Row:
    """What stands in the line of that step."""
    why = beat.why
    facts = {**why.told(), **dict(beat.facts)}
    facts["place"] = int(facts.get("nth", 0)) + 1
    message = f"row-{beat.phase}"
    label = words.say(message, **facts) if words.has(message) else words.say(f"phase-{beat.phase}")
    if beat.phase in (turn_beats.NEXT, turn_beats.BROUGHT):
        return Row(label, letters(why.facts[1]), why.value)
    if beat.phase == turn_beats.WITHOUT or why.rule == OUT_OF_REACH:
        return Row(label, missing=why.value)
    if beat.phase == turn_beats.HINDERS:
        return Row(label)
    if beat.phase in turn_beats.OF_EACH:
        return Row(label, letters(why.told().get("uses", ())), text=words.say("row-each", reason=why.name))
    if beat.phase == turn_beats.HEIST:
        told = {"names": (), "engaged": None, "most": None, **why.told()}
        return Row(label, text=words.say("row-comes", **told))
    return Row(label, text=_number(beat, words))


def _number(beat: Beat, words: Words) -> str:
    """What comes out of a step: how many, or the numbers of heists."""
    found = beat.why.value
    if beat.phase == turn_beats.HEISTS:
        return ", ".join(map(str, found)) or words.say("best-heist-none")
    if beat.phase == turn_beats.ENGAGES:
        return str(turn_beats.number_engaged(beat.why))
    return str(found if isinstance(found, int) else len(found))


def rows(told: Sequence[Beat], words: Words) -> dict[Slot, tuple[Beat, Row]]:
    """The lines of these steps, each where it stands in the course of what is told."""
    return {slot: (beat, row(beat, words)) for slot, beat in zip(slots(told), told, strict=True)}


def ledger(
    telling: Telling, told: Sequence[Beat], named: tuple[str, str], words: Words, box: tuple[float, float, float]
) -> tuple[Part, float]:
    """A line for each step that has been told; where it ends below."""
    sketch, (x, y, w), (title, kind) = Sketch(), box, named
    if title:
        sketch.text(x, y + TITLE / 2 - 2, title, 15.5, "red" if kind == "other" else "ink", bold=True, most=w)
        y += TITLE
    if telling.case.kind in IN_COLUMNS:
        for column, at in (("uses", MIDDLE), ("missing", RIGHT)):
            sketch.text(x + w * at, y + HEAD / 2, words.say(f"ledger-{column}"), 13, "soft", most=w * SHARE)
        y += HEAD
    right, spots = rows(telling.told, words), []
    for index, (slot, (beat, line)) in enumerate(rows(told, words).items()):
        now = beat is telling.now
        wrong = kind == "other" and (slot not in right or right[slot][1] != line)
        corner = (x, y + index * ROW, w)
        spots.append((_line(sketch, Piece(kind, beat.id), line, (now, wrong), words, corner),))
    said = title or words.say("ledger-all")
    sketch.groups.append(Group(Spot(Piece(f"{kind}s", ""), said, said, x, box[1], w, HEAD), tuple(spots)))
    return sketch.part(), y + len(told) * ROW


def whole_ledger(telling: Telling, titled: bool) -> float:
    """How high a ledger is in the end, with all steps told."""
    most = max(len(beats(telling.case)), len(telling.others or ()))
    return (TITLE if titled else 0) + (HEAD if telling.case.kind in IN_COLUMNS else 0) + most * ROW


def _line(
    sketch: Sketch, of: Piece, line: Row, marked: tuple[bool, bool], words: Words, box: tuple[float, float, float]
) -> Spot:
    """One step in short; where the right way says otherwise, it has a red edge."""
    (x, y, w), middle, (now, wrong) = box, box[1] + ROW / 2, marked
    sketch.of = of
    sketch.rect(x, y + 2, w, ROW - 4, "glow" if now else "card", EDGE - 1)
    sketch.rect(x, y + ROW - 3, w, 1, "line", EDGE)
    skills = line.missing is not None
    sketch.text(x + 8, middle, line.label, 16, bold=now, most=w * (MIDDLE if skills or line.used else RIGHT) - 12)
    look_skill.skills(sketch, line.used, x + w * MIDDLE, middle, w * SHARE - 8)
    look_skill.skills(sketch, line.missing or "", x + w * RIGHT, middle, w * SHARE - 8)
    if skills and not line.missing:
        sketch.text(x + w * RIGHT, middle, words.say("row-nothing"), 14, "soft", most=w * SHARE)
    sketch.text(x + w - 8, middle, line.text, 17, "ink", "end", True, w * SHARE)
    if wrong:
        sketch.outline(x + 2, y + 3, w - 4, ROW - 7, "red", 2, FILL, (5, 3))
    facts = {"uses": spoken(line.used), "missing": spoken(line.missing or ""), "text": line.text or None}
    label = words.say("row-said", label=line.label, skills=1 if skills else 0, **facts)
    return Spot(of, label, label, x, y + 2, w, ROW - 4)
