"""The day of reckoning at a real table: what is entered, and the influence that is carried over three days.

Every change makes a new sheet. A line that cannot be read keeps what was typed, with what is wrong; what it said
before counts until it is mended. Whether a sheet is a position is asked of the engine, and so are the points.
"""

from gangster_widgets.games.gangster.components import Components
from gangster_widgets.games.gangster.entry import read_entry, write_entry
from gangster_widgets.games.gangster.position import position, state_of
from gangster_widgets.games.gangster.position_file import PositionPart
from gangster_widgets.games.gangster.reckoning import CasinoNeededError, reckon
from gangster_widgets.games.gangster.sheet import Claim, Day, Entry, Number, Said, Sheet, position_of, state
from gangster_widgets.games.gangster.stage import LAST_STAGE, leaders
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.kernel.files import Data, Faulty
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.schema import validated
from gangster_widgets.kernel.why import Why

MOST_DIGITS = 4
MOST = 10**MOST_DIGITS - 1


def _fault(sheet: Sheet) -> Said | None:
    """The first thing that keeps a sheet from being a position."""
    source = Data("pad", position_of(sheet))
    part, faults = validated(PositionPart, source)
    if part is not None:
        _, faults = state_of(part, source, (), sheet.box)
    return (faults[0].name, faults[0].facts) if faults else None


# What is entered.


def entered(sheet: Sheet, place: str, typed: str) -> Sheet:
    """The sheet with that typed for a district; lines that were wrong only because of it are mended too."""
    return _again(_tried(sheet, place, typed))


def _tried(sheet: Sheet, place: str, typed: str) -> Sheet:
    """The sheet with that line, or with what is wrong with it."""
    had = sheet.entry(place)
    if not typed.strip():
        return _with_entry(sheet, Entry(place))
    try:
        known = had.district.tablet if had.district else None
        district = District(place, *read_entry(typed, sheet.box, known))
    except Unreadable as wrong:
        return _with_entry(sheet, replace(had, typed=typed, fault=(wrong.name, tuple(wrong.facts.items()))))
    changed = _with_entry(sheet, Entry(place, write_entry(district, sheet.box), district))
    fault = _fault(changed)
    if fault is None:
        return changed
    return _with_entry(sheet, replace(had, typed=typed, fault=_where(sheet, place, fault)))


def _where(sheet: Sheet, place: str, fault: Said) -> Said:
    """The fault, and of a tablet that lies elsewhere also where it does."""
    name, facts = fault
    tablet = dict(facts).get("tablet")
    for entry in sheet.open if name == "position-tablet-twice" else ():
        if entry.place != place and entry.district and entry.district.tablet.id == tablet:
            return "pad-tablet-twice", (("tablet", tablet), ("district", entry.place))
    return fault


def _with_entry(sheet: Sheet, changed: Entry) -> Sheet:
    return replace(sheet, entries=tuple(changed if one.place == changed.place else one for one in sheet.entries))


def with_casino(sheet: Sheet, typed: str) -> Sheet:
    """The sheet with that typed as the casino card."""
    number = _number(typed, sheet.casino)
    changed = replace(sheet, casino=number)
    fault = number.fault or _fault(changed)
    return replace(sheet, casino=replace(sheet.casino, typed=typed, fault=fault)) if fault else changed


def with_influence(sheet: Sheet, gang: str, typed: str) -> Sheet:
    """The sheet with that typed as the influence a gang had before."""
    number = _number(typed, sheet.had(gang))
    return replace(sheet, influence=tuple((one, number if one == gang else had) for one, had in sheet.influence))


def claimed(sheet: Sheet, place: str, gang: str, typed: str) -> Sheet:
    """The sheet with that typed as what somebody says the gang gets there."""
    number = _number(typed, sheet.claim(place, gang))
    others = tuple(one for one in sheet.claims if (one.place, one.gang) != (place, gang))
    return replace(sheet, claims=(*others, Claim(place, gang, number)) if typed.strip() else others)


def _number(typed: str, had: Number) -> Number:
    """A whole number from 0, or nothing; where it is neither, what was there before still counts."""
    said = typed.strip()
    if not said:
        return Number()
    if not (said.isascii() and said.isdecimal() and len(said) <= MOST_DIGITS):
        return Number(typed, had.value, ("pad-number", (("given", said[:20]), ("most", MOST))))
    return Number(str(int(said)), int(said))


def with_seats(sheet: Sheet, players: int, gangs: tuple[str, ...]) -> Sheet:
    """The sheet with other players or gangs. Every line is read again: what is not in play any more is said there."""
    bare = tuple(Entry(entry.place, entry.typed) for entry in sheet.entries)
    changed = replace(sheet, players=players, gangs=gangs, entries=bare)
    for entry in sheet.entries:
        kept = _with_entry(changed, entry)
        fault = _fault(kept)
        changed = _with_entry(changed, Entry(entry.place, entry.typed, None, fault)) if fault else kept
    return _again(changed)


def _again(sheet: Sheet) -> Sheet:
    """The sheet with every wrong line read once more."""
    for entry in sheet.open:
        if entry.fault:
            again = _tried(sheet, entry.place, entry.typed)
            sheet = sheet if again.entry(entry.place).fault else again
    return sheet


def swapped(sheet: Sheet, seat: int, gang: str) -> Sheet:
    """The sheet with that gang at that seat; the gang that sat there takes its seat, or leaves the game."""
    gangs = list(sheet.gangs)
    if gang in gangs:
        gangs[gangs.index(gang)] = gangs[seat]
    gangs[seat] = gang
    return with_seats(sheet, sheet.players, tuple(gangs))


def with_day(sheet: Sheet, day: int) -> Sheet:
    """The sheet on that day. Days closed from it on are open again, with the influence there was before them."""
    again = [one for one in sheet.days if one.number >= day]
    if again:
        before = dict(zip(again[0].gangs, again[0].before, strict=True))
        had = tuple((gang, _number(str(before.get(gang, "")), number)) for gang, number in sheet.influence)
        sheet = replace(sheet, influence=had, days=tuple(one for one in sheet.days if one.number < day))
    return replace(sheet, day=day, over=False)


# What follows.


def reckoning(sheet: Sheet) -> Why:
    """The reckoning of everything that counts; `Unreadable` says what is missing."""
    if not any(entry.district for entry in sheet.open):
        raise Unreadable("pad-nothing")
    try:
        return reckon(state(sheet))
    except CasinoNeededError as needed:
        raise Unreadable("pad-casino-missing", **needed.facts) from None


def missing(sheet: Sheet) -> Said | None:
    """What keeps this day from being reckoned."""
    try:
        reckoning(sheet)
    except Unreadable as lacking:
        return lacking.name, tuple(lacking.facts.items())
    return None


def today(sheet: Sheet) -> Day:
    """This day as it is reckoned now."""
    points = dict(reckoning(sheet).value)
    gangs = sheet.table.gangs
    before = tuple(sheet.had(gang).value or 0 for gang in gangs)
    return Day(sheet.day, sheet.casino.value, gangs, before, tuple(points[gang] for gang in gangs))


def ahead(sheet: Sheet, day: Day) -> tuple[str, ...]:
    """The gangs of whoever has most influence after that day, of all equal ones (end.winners)."""
    then = replace(state(sheet), influence=day.after)
    return tuple(gang for person in leaders(then) for gang in then.table.persons[person])


def together(sheet: Sheet, day: Day, gang: str) -> int:
    """What the person of that gang has after that day, with two gangs that of both (two.persons)."""
    own = sheet.table.persons[sheet.table.person[gang]]
    return sum(has for one, has in zip(day.gangs, day.after, strict=True) if one in own)


def faulty(sheet: Sheet) -> tuple[str, ...]:
    """The districts whose lines are to be mended."""
    return tuple(entry.place for entry in sheet.open if entry.fault)


def against(sheet: Sheet) -> Said | None:
    """What stands against ending this day."""
    if sheet.over:
        return "pad-is-over", ()
    numbers = (sheet.casino, *(sheet.had(gang) for gang in sheet.gangs))
    if faulty(sheet) or any(number.fault for number in numbers):
        return "pad-wrong", (("districts", faulty(sheet)),)
    return missing(sheet) or _too_much(today(sheet))


def _too_much(day: Day) -> Said | None:
    """More influence than can be typed: a slip in a tablet of one's own."""
    for gang, after in zip(day.gangs, day.after, strict=True):
        if after > MOST:
            return "pad-too-much", (("gang", gang), ("influence", after), ("most", MOST))
    return None


def closed(sheet: Sheet) -> Sheet:
    """The sheet after this day: influence grows, doublers and casino card go, gangsters stay (stage.next).

    After the third day nothing goes: the game is over. `Unreadable` says what stands against it.
    """
    found = against(sheet)
    if found:
        raise Unreadable(found[0], **dict(found[1]))
    day = today(sheet)
    days = (*sheet.days, day)
    if sheet.day == LAST_STAGE:
        return replace(sheet, days=days, over=True)
    after = dict(zip(day.gangs, day.after, strict=True))
    had = tuple((gang, _carried(after[gang]) if gang in after else old) for gang, old in sheet.influence)
    entries = tuple(_undoubled(entry, sheet.box) for entry in sheet.entries)
    return replace(sheet, day=sheet.day + 1, days=days, influence=had, entries=entries, casino=Number(), claims=())


def _carried(influence: int) -> Number:
    return Number(str(influence), influence)


def _undoubled(entry: Entry, box: Components) -> Entry:
    if entry.district is None or entry.fault:
        return entry
    district = replace(entry.district, doubled=False)
    return Entry(entry.place, write_entry(district, box), district)


def gangs_of(colours: tuple[str, ...], players: int, box: Components) -> tuple[str, ...]:
    """The gangs of these colours, for that many players; `Unreadable` says what does not fit."""
    try:
        return position({"players": players, "colours": list(colours)}, box).table.gangs
    except Faulty as faulty:
        raise Unreadable(faulty.faults[0].name, **dict(faulty.faults[0].facts)) from None
