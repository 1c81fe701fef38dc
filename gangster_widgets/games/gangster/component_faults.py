"""Everything that is well written in a component file but cannot be: unknown places, a map that falls apart, and so on.

Parts without faults of form are looked at closely even where other parts have some, so that all faults come at once.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from gangster_widgets.games.gangster.board import Road, connected
from gangster_widgets.games.gangster.component_file import (
    LETTERS,
    MOST_GANGS,
    START_CARDS,
    BoardPart,
    CardsPart,
    ColoursPart,
    ComponentFile,
    DoublersPart,
    EquipmentPart,
    TabletsPart,
    board,
    districts,
)
from gangster_widgets.kernel.files import Data, Fault, Path_
from gangster_widgets.kernel.written import box

FROM_GREEK_TOWN = {"The Loop", "Little Africa", "West Side", "Little Italy"}
ON_DISPLAY = 3


def checked(source: Path | str | Mapping[str, Any]) -> ComponentFile:
    """The component file at that path, or its data; `Faulty` with everything that is wrong with it."""
    return box(source, "gangster", ComponentFile, _CHECKS)


def road_faults(roads: Iterable[Road], source: Data, path: Path_) -> Iterator[Fault]:
    """Roads that join a place with itself, or stand there twice, and a map that falls apart."""
    seen: set[frozenset[str]] = set()
    for index, road in enumerate(roads):
        if road[0] == road[1]:
            yield source.fault((*path, index), "components-road-to-itself", place=road[0])
        elif frozenset(road) in seen:
            yield source.fault((*path, index), "components-road-twice", one=road[0], other=road[1])
        seen.add(frozenset(road))
    if not connected({place for road in roads for place in road}, roads):
        yield source.fault(path, "components-not-connected")


def _map(source: Data, part: BoardPart) -> list[Fault]:
    return list(_roads_and_places(source, part)) or list(_rulebook(source, part))


def _roads_and_places(source: Data, part: BoardPart) -> Iterator[Fault]:
    here: Path_ = ("board", "connections", "list")
    roads = [(one, other) for one, other in part.connections.list]
    named = [*districts(part), part.harbour]
    yield from _twice(source, ("board", "districts"), named, "components-place-twice")
    for index, road in enumerate(roads):
        for place in sorted(set(road) - set(named)):
            yield source.fault((*here, index), "components-unknown-place", place=place)
    for place in sorted(set(named) - {place for road in roads for place in road}):
        yield source.fault(here, "components-no-road", place=place)
    yield from road_faults(roads, source, here)
    closed = part.closed_with_three_players
    if closed is not None and closed not in districts(part):
        yield source.fault(("board", "closed_with_three_players"), "components-unknown-place", place=closed)
    elif (
        closed
        and connected(named, roads)
        and not connected(set(named) - {closed}, [road for road in roads if closed not in road])
    ):
        yield source.fault(here, "components-not-connected-without", place=closed)
    if part.positions is not None:
        yield from _positions(source, part.positions.at, set(named))


def _positions(source: Data, spots: Iterable[str], places: set[str]) -> Iterator[Fault]:
    here: Path_ = ("board", "positions", "at")
    for place in spots:
        if place not in places:
            yield source.fault((*here, place), "components-unknown-place", place=place)
    for place in sorted(places - set(spots)):
        yield source.fault(here, "components-no-position", place=place)


def _rulebook(source: Data, part: BoardPart) -> Iterator[Fault]:
    """What the rulebooks say of the map: the example of Greek Town, and a way home with the 3 and the engine."""
    map_, here = board(part), ("board", "connections", "list")
    ends = set(map_.ways("Greek Town", 3))
    if "Greek Town" in map_.places and ends != FROM_GREEK_TOWN:
        facts = {"ends": tuple(sorted(ends)), "right": tuple(sorted(FROM_GREEK_TOWN))}
        yield source.fault(here, "components-greek-town", **facts)
    home = [place for place in map_.places if place in map_.ways(place, 4)]
    if 2 * len(home) <= len(map_.places):
        yield source.fault(here, "components-no-way-home", number=len(home), places=len(map_.places))


def _enough_districts(source: Data, part: BoardPart) -> Iterator[Fault]:
    number, need = len(districts(part)), START_CARDS * MOST_GANGS
    if number < need:
        yield source.fault(("board", "districts"), "components-too-few-districts", number=number, need=need)


def _enough_tablets(source: Data, part: BoardPart, tablets: TabletsPart) -> Iterator[Fault]:
    if len(tablets.list) < len(districts(part)):
        facts = {"number": len(tablets.list), "need": len(districts(part))}
        yield source.fault(("tablets", "list"), "components-too-few-tablets", **facts)


def _tablets(source: Data, part: TabletsPart) -> Iterator[Fault]:
    yield from _twice(source, ("tablets", "list"), [one.id for one in part.list], "components-tablet-twice")


def _doublers(source: Data, part: BoardPart, doublers: DoublersPart) -> Iterator[Fault]:
    in_play = len(districts(part)) - (1 if part.closed_with_three_players else 0)
    if doublers.count > in_play:
        facts = {"doublers": doublers.count, "districts": in_play, "closed": part.closed_with_three_players}
        yield source.fault(("doublers", "count"), "components-too-many-doublers", **facts)


def _letters(source: Data, part: ColoursPart) -> Iterator[Fault]:
    if part.letters != LETTERS:
        yield source.fault(("colours", "letters"), "components-letters")


def _equipment(source: Data, part: EquipmentPart) -> Iterator[Fault]:
    if sum(part.kinds.values()) < MOST_GANGS + ON_DISPLAY:
        yield source.fault(("equipment", "kinds"), "components-too-little-equipment", need=MOST_GANGS + ON_DISPLAY)


def _cards(source: Data, part: CardsPart) -> Iterator[Fault]:
    values = [str(value) for value in part.movement.values]
    yield from _twice(source, ("cards", "movement", "values"), values, "components-card-twice")
    here: Path_ = ("cards", "police_in_play")
    for players in range(2, MOST_GANGS + 1):
        count = part.police_in_play.get(players)  # type: ignore[call-overload]
        if not isinstance(count, int):
            yield source.fault(here, "components-police-missing", players=players)
        elif count > part.district.police:
            facts = {"players": players, "police": part.district.police}
            yield source.fault((*here, players), "components-too-many-police", **facts)


def _twice(source: Data, path: Path_, names: list[str], sentence: str) -> Iterator[Fault]:
    for thing in sorted({name for name in names if names.count(name) > 1}):
        yield source.fault(path, sentence, thing=thing)


_CHECKS = (
    (("colours",), _letters),
    (("board",), _map),
    (("board",), _enough_districts),
    (("board", "tablets"), _enough_tablets),
    (("tablets",), _tablets),
    (("board", "doublers"), _doublers),
    (("equipment",), _equipment),
    (("cards",), _cards),
)
