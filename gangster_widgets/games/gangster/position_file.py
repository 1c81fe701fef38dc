"""What a written position must look like: the schema of the `position:` part of a puzzle and of saved states."""

from typing import Annotated, Any, Literal

from pydantic import Field, PlainValidator
from pydantic_core import PydanticCustomError

from gangster_widgets.games.gangster.component_file import Coordinate, Gang, Kind, Name, TabletShape
from gangster_widgets.kernel.schema import Strict

Natural = Annotated[int, Field(ge=0, le=10_000)]


def _tablet(value: Any) -> Any:
    """The id of a standard tablet, or a tablet of one's own."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return TabletShape.model_validate(value)
    raise PydanticCustomError("position-tablet", "", {"found": str(value)[:40]})


class DistrictPart(Strict):
    """A district: its tablet, who stands on it, and whether a doubler lies there."""

    tablet: Annotated[str | TabletShape, PlainValidator(_tablet)]
    gangsters: Annotated[str, Field(max_length=2_000)] = ""
    doubled: bool = False


class CarPart(Strict):
    """A gang's car."""

    at: Name
    cards: Annotated[list[int], Field(min_length=1, max_length=6)] | None = None
    aboard: Annotated[int, Field(ge=0, le=20)] | None = None
    trunk: Annotated[list[Gang], Field(max_length=2)] = []
    equipment: Annotated[list[Kind], Field(max_length=2)] = []


class OwnBoard(Strict):
    """A map of one's own."""

    harbour: Name
    connections: Annotated[list[Annotated[list[Name], Field(min_length=2, max_length=2)]], Field(max_length=435)]
    positions: dict[Name, Annotated[list[Coordinate], Field(min_length=2, max_length=2)]] = {}


class RulingsPart(Strict):
    """The rulings that are played otherwise."""

    gap: Literal["same-gang-on-last-field"] | None = None
    bumper: Literal["swap"] | None = None
    cicero: Literal["road"] | None = None


class PositionPart(Strict):
    """A position as `puzzles/README.md` describes it. What is left out is at its default or unknown."""

    players: Annotated[int, Field(ge=2, le=5)] = 4
    colours: list[Gang] | None = None
    persons: list[list[Gang]] | None = None
    turn: Gang | None = None
    stage: Annotated[int, Field(ge=1, le=3)] = 1
    influence: dict[Gang, Natural] = {}
    casino: Annotated[int, Field(ge=1, le=100)] | None = None
    board: OwnBoard | None = None
    districts: dict[Name, DistrictPart] = {}
    cars: dict[Gang, CarPart] = {}
    display: Annotated[list[Kind], Field(max_length=3)] = []
    rulings: RulingsPart = RulingsPart()


class HiddenPart(Strict):
    """What a saved game keeps beside the position: piles from the top on, gangsters not on the table, chance."""

    districts: list[str] = []
    discarded: list[str] = []
    casino: list[int] = []
    equipment: list[Kind] = []
    gone: list[Kind] = []
    untold: list[Literal["districts", "equipment"]] = []
    reserve: dict[Gang, Natural] = {}
    dumped: dict[Gang, Natural] = {}
    chance: Annotated[int, Field(ge=0)] = 0
    over: bool = False


class SavedState(Strict):
    """A whole state: the position, what is hidden, and the box where it is not the standard one."""

    game: Literal["gangster"] = "gangster"
    position: PositionPart
    hidden: HiddenPart = HiddenPart()
    components: dict[str, Any] | None = None
