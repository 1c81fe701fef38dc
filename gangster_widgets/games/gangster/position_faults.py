"""Everything that keeps a well-written position from being one: each fault where it stands, all of them at once."""

from collections import Counter
from collections.abc import Iterator, Sequence

from gangster_widgets.games.gangster.component_faults import road_faults
from gangster_widgets.games.gangster.component_file import TabletShape
from gangster_widgets.games.gangster.components import Components
from gangster_widgets.games.gangster.notation import read_fields
from gangster_widgets.games.gangster.position_file import DistrictPart, OwnBoard, PositionPart
from gangster_widgets.games.gangster.table import COLOURS, LETTERS, Table
from gangster_widgets.kernel.files import Data, Fault, Path_
from gangster_widgets.kernel.game import Unreadable

FEWEST_PLACES, MOST_PLACES = 2, 30


def seat_faults(part: PositionPart, source: Data, path: Path_) -> Iterator[Fault]:
    """Colours, persons and turn that do not fit each other."""
    need = 4 if part.players == 2 else part.players
    colours = list(part.colours) if part.colours is not None else list(LETTERS)[:need]
    if len(set(colours)) != len(colours) or len(colours) != need:
        facts = {"number": len(set(colours)), "need": need, "players": part.players}
        yield source.fault((*path, "colours"), "position-colours", **facts)
        return
    if part.persons is not None:
        persons = [colour for person in part.persons for colour in person]
        if part.players != 2:
            yield source.fault((*path, "persons"), "position-persons-only-two")
        elif [len(person) for person in part.persons] != [2, 2] or sorted(persons) != sorted(colours):
            yield source.fault((*path, "persons"), "position-persons")
    if part.turn is not None and part.turn not in colours:
        yield source.fault((*path, "turn"), "position-not-in-play", colour=part.turn, colours=tuple(colours))


def board_faults(part: OwnBoard, source: Data, path: Path_) -> Iterator[Fault]:
    """What is wrong with a map of one's own."""
    here = (*path, "connections")
    places = {place for road in part.connections for place in road}
    if not FEWEST_PLACES <= len(places) <= MOST_PLACES:
        yield source.fault(here, "board-size", number=len(places), fewest=FEWEST_PLACES, most=MOST_PLACES)
    if part.harbour not in places:
        yield source.fault((*path, "harbour"), "board-harbour", place=part.harbour)
    yield from road_faults([(one, other) for one, other in part.connections], source, here)
    for place in part.positions:
        if place not in places:
            yield source.fault((*path, "positions", place), "components-unknown-place", place=place)


def table_faults(part: PositionPart, table: Table, source: Data, path: Path_) -> Iterator[Fault]:
    """Everything on the table that cannot be: places, tablets, gangsters, cars, equipment, influence."""
    if part.casino is not None and part.casino > max(table.components.casino):
        facts = {"casino": part.casino, "most": max(table.components.casino)}
        yield source.fault((*path, "casino"), "position-casino", **facts)
    yield from _district_faults(part, table, source, (*path, "districts"))
    yield from _car_faults(part, table, source, (*path, "cars"))
    yield from _number_faults(part, table, source, path)
    for colour in part.influence:
        if LETTERS[colour] not in table.seat:
            yield _not_in_play(source, (*path, "influence", colour), colour, table)


def _district_faults(part: PositionPart, table: Table, source: Data, path: Path_) -> Iterator[Fault]:
    ids = [one.tablet for one in part.districts.values() if isinstance(one.tablet, str)]
    standard = {tablet.id for tablet in table.components.tablets}
    for name, one in part.districts.items():
        here = (*path, name)
        yield from _place_faults(name, table, source, here, tablet=True)
        if isinstance(one.tablet, str) and one.tablet not in standard:
            facts = {"tablet": one.tablet[:40], "tablets": tuple(str(tablet) for tablet in sorted(map(str, standard)))}
            yield source.fault((*here, "tablet"), "position-unknown-tablet", **facts)
        elif isinstance(one.tablet, str) and ids.count(one.tablet) > 1:
            yield source.fault((*here, "tablet"), "position-tablet-twice", tablet=one.tablet)
        else:
            yield from _field_faults(one, table, source, (*here, "gangsters"))
    doubled = sum(one.doubled for one in part.districts.values())
    if doubled > table.components.doublers:
        yield source.fault(path, "position-doublers", number=doubled, most=table.components.doublers)


def _place_faults(name: str, table: Table, source: Data, path: Path_, tablet: bool) -> Iterator[Fault]:
    """A place that is not on the map or not in play, and for a tablet also the harbour."""
    if name not in table.board.places:
        yield source.fault(path, "position-unknown-place", place=name, places=table.open_board.places)
    elif name == table.closed:
        yield source.fault(path, "position-closed", place=name)
    elif tablet and name == table.board.harbour:
        yield source.fault(path, "position-harbour-tablet", place=name)


def tablet_size(one: DistrictPart, components: Components) -> int:
    """How many fields the tablet of a district has."""
    if isinstance(one.tablet, TabletShape):
        return one.tablet.rows * one.tablet.columns
    return next(tablet.size for tablet in components.tablets if tablet.id == one.tablet)


def _field_faults(one: DistrictPart, table: Table, source: Data, path: Path_) -> Iterator[Fault]:
    try:
        fields = read_fields(one.gangsters, tablet_size(one, table.components))
    except Unreadable as unreadable:
        yield source.fault(path, unreadable.name, **unreadable.facts)
        return
    for letter in sorted(set(fields) & set(COLOURS) - set(table.gangs)):
        yield _not_in_play(source, path, COLOURS[letter], table)


def _car_faults(part: PositionPart, table: Table, source: Data, path: Path_) -> Iterator[Fault]:
    for colour, car in part.cars.items():
        here = (*path, colour)
        if LETTERS[colour] not in table.seat:
            yield _not_in_play(source, here, colour, table)
        yield from _place_faults(car.at, table, source, (*here, "at"), tablet=False)
        movement = table.components.movement
        if car.cards is not None and (not set(car.cards) <= set(movement) or len(set(car.cards)) < len(car.cards)):
            yield source.fault((*here, "cards"), "position-cards", cards=movement)
        for other in sorted(set(car.trunk)):
            if other == colour:
                yield source.fault((*here, "trunk"), "position-own-in-trunk", colour=colour)
            elif LETTERS[other] not in table.seat:
                yield _not_in_play(source, (*here, "trunk"), other, table)
        if len(set(car.equipment)) < len(car.equipment):
            yield source.fault((*here, "equipment"), "position-equipment-twice", kind=car.equipment[0])


def _number_faults(part: PositionPart, table: Table, source: Data, path: Path_) -> Iterator[Fault]:
    """More of something than the box holds."""
    most = sum(table.components.gangsters)
    count: Counter[str] = Counter("".join(one.gangsters for one in part.districts.values()))
    kinds: Counter[str] = Counter(part.display)
    for colour, car in part.cars.items():
        count[LETTERS[colour]] += car.aboard or 0
        count.update(LETTERS[other] for other in car.trunk)
        kinds.update(car.equipment)
    for letter in sorted(set(count) & set(COLOURS)):
        if count[letter] > most:
            facts = {"colour": COLOURS[letter], "number": count[letter], "most": most}
            yield source.fault((*path, "districts"), "position-gangsters", **facts)
    box = dict(table.components.equipment)
    for kind, number in sorted(kinds.items()):
        if number > box.get(kind, 0):
            facts = {"kind": kind, "number": number, "most": box.get(kind, 0)}
            yield source.fault((*path, "cars"), "position-equipment", **facts)
    if len(part.display) == 3 and len(set(part.display)) == 1:
        yield source.fault((*path, "display"), "position-three-alike", kind=part.display[0])


def _not_in_play(source: Data, path: Path_, colour: str, table: Table) -> Fault:
    colours: Sequence[str] = [COLOURS[gang] for gang in table.gangs]
    return source.fault(path, "position-not-in-play", colour=colour, colours=tuple(colours))
