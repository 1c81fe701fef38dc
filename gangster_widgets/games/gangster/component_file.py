"""What a component file must look like: its schema, and the components of a file without faults."""

from typing import Annotated, Any, Literal, Self, get_args

from pydantic import BeforeValidator, Field, PlainValidator, model_validator
from pydantic_core import PydanticCustomError

from gangster_widgets.games.gangster.board import Board
from gangster_widgets.games.gangster.components import Components
from gangster_widgets.games.gangster.tablet import MOST_FIELDS, Tablet
from gangster_widgets.kernel.record import asdict
from gangster_widgets.kernel.schema import ID_PATTERN, NAME_PATTERN, Strict

LETTERS = {"yellow": "Y", "grey": "G", "brown": "N", "blue": "B", "green": "E"}
Source = Literal["rulebook", "public", "reconstructed", "own"]
Name = Annotated[str, Field(pattern=NAME_PATTERN, max_length=40)]
Count = Annotated[int, Field(ge=0, le=100)]
Gang = Literal["yellow", "grey", "brown", "blue", "green"]
Kind = Literal["bodyguard", "engine", "tommy gun", "trunk", "bumper", "door"]
Side = Annotated[int, Field(ge=1, le=MOST_FIELDS)]
Coordinate = Annotated[float, Field(ge=0, le=100)]


def _place(value: object) -> int | str:
    """A number on a tablet: a whole number from 1, or "?"."""
    if value == "?" or (isinstance(value, int) and not isinstance(value, bool) and value >= 1):
        return value
    raise PydanticCustomError("tablet-place", "", {"found": str(value)[:40]})


def _police(value: object) -> int | str:
    """How many policemen, or under the key `source` where that is known from."""
    if value in get_args(Source) or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 100):
        return value  # type: ignore[return-value]
    raise PydanticCustomError("components-police-number", "", {"found": str(value)[:40]})


def _players(key: object) -> object:
    """A number of players as a number, also where JSON has made a text of it."""
    return int(key) if isinstance(key, str) and key.isdecimal() else key


PlayersOrSource = Annotated[Literal["source", 2, 3, 4, 5], BeforeValidator(_players)]
Place = Annotated[int | str, PlainValidator(_place)]
Police = Annotated[int | str, PlainValidator(_police)]

START_CARDS = 2
MOST_GANGS = 5


class ColoursPart(Strict):
    """The gangs and the letters that stand for them."""

    source: Source
    letters: dict[Gang, Literal["Y", "G", "N", "B", "E"]]


class ConnectionsPart(Strict):
    """The roads, each between two different places and each once."""

    source: Source
    list: list[Annotated[list[Name], Field(min_length=2, max_length=2)]]


class PositionsPart(Strict):
    """Where each place is drawn, x to the east and y to the south."""

    source: Source
    at: dict[Name, Annotated[list[Coordinate], Field(min_length=2, max_length=2)]]


class BoardPart(Strict):
    """The map. Districts stand under the source they are known from."""

    harbour: Name
    districts: dict[Source, list[Name]]
    closed_with_three_players: Name | None = None
    connections: ConnectionsPart
    positions: PositionsPart | None = None


class TabletShape(Strict):
    """A tablet by its numbers and its grid."""

    places: Annotated[list[Place], Field(min_length=1, max_length=100)]
    rows: Side
    columns: Side

    @model_validator(mode="after")
    def _not_too_large(self) -> Self:
        if self.rows * self.columns > MOST_FIELDS:
            raise PydanticCustomError("tablet-size", "", {"number": self.rows * self.columns, "most": MOST_FIELDS})
        return self


class TabletPart(TabletShape):
    """One tablet of the box."""

    id: Annotated[str, Field(pattern=ID_PATTERN)]


class TabletsPart(Strict):
    """All tablets of the box."""

    source: Source
    list: list[TabletPart]


class CasinoPart(Strict):
    """The casino cards; three days of reckoning need three."""

    source: Source
    values: Annotated[list[Annotated[int, Field(ge=1, le=100)]], Field(min_length=3, max_length=100)]


class DistrictCardsPart(Strict):
    """The district cards."""

    source: Source
    one_per_district: Literal[True]
    police: Count


class MovementPart(Strict):
    """The movement cards of each gang."""

    source: Source
    values: Annotated[list[Annotated[int, Field(ge=1, le=6)]], Field(min_length=1, max_length=6)]


class CardsPart(Strict):
    """All cards."""

    casino: CasinoPart
    district: DistrictCardsPart
    police_in_play: dict[PlayersOrSource, Police]
    movement: MovementPart


class EquipmentPart(Strict):
    """How many of each kind of equipment there are."""

    source: Source
    kinds: dict[Kind, Count]


class GangstersPart(Strict):
    """How many gangsters each gang gets, and when."""

    source: Source
    start: Annotated[int, Field(ge=START_CARDS, le=100)]
    second_stage: Count
    third_stage: Count


class DoublersPart(Strict):
    """How many doublers there are."""

    source: Source
    count: Annotated[int, Field(ge=2, le=30)]


class ComponentFile(Strict):
    """A whole component file."""

    game: Literal["gangster"]
    colours: ColoursPart
    board: BoardPart
    tablets: TabletsPart
    cards: CardsPart
    equipment: EquipmentPart
    gangsters: GangstersPart
    doublers: DoublersPart


def districts(part: BoardPart) -> list[str]:
    """All districts of a map, in the order of the file."""
    return [name for names in part.districts.values() for name in names]


def board(part: BoardPart) -> Board:
    """The map of a file without faults."""
    spots = part.positions.at if part.positions else {}
    roads = tuple((one, other) for one, other in part.connections.list)
    return Board(part.harbour, roads, tuple((name, (at[0], at[1])) for name, at in spots.items()))


def components(file: ComponentFile) -> Components:
    """The components of a file without faults."""
    cards, men = file.cards, file.gangsters
    police = {number: count for number, count in cards.police_in_play.items() if isinstance(count, int)}
    return Components(
        board(file.board),
        file.board.closed_with_three_players,
        tuple(Tablet(one.id, tuple(one.places), one.rows, one.columns) for one in file.tablets.list),
        tuple(cards.casino.values),
        tuple((int(number), count) for number, count in police.items()),
        tuple(sorted(cards.movement.values)),
        tuple(file.equipment.kinds.items()),
        (men.start, men.second_stage, men.third_stage),
        file.doublers.count,
    )


def written(box: Components) -> dict[str, Any]:
    """The components in the form of a component file; all sources are one's own, which is all that is known of them."""
    own = {"source": "own"}
    start, second, third = box.gangsters
    places = {name: list(at) for name, at in box.board.positions}
    return {
        "game": "gangster",
        "colours": {**own, "letters": dict(LETTERS)},
        "board": {
            "harbour": box.board.harbour,
            "districts": {"own": list(box.board.districts)},
            "closed_with_three_players": box.closed_with_three,
            "connections": {**own, "list": [list(road) for road in box.board.roads]},
            "positions": {**own, "at": places} if places else None,
        },
        "tablets": {**own, "list": [{**asdict(one), "places": list(one.places)} for one in box.tablets]},
        "cards": {
            "casino": {**own, "values": list(box.casino)},
            "district": {**own, "one_per_district": True, "police": max(count for _, count in box.police)},
            "police_in_play": {**own, **{str(players): count for players, count in box.police}},
            "movement": {**own, "values": list(box.movement)},
        },
        "equipment": {**own, "kinds": dict(box.equipment)},
        "gangsters": {**own, "start": start, "second_stage": second, "third_stage": third},
        "doublers": {**own, "count": box.doublers},
    }
