"""What a component file must look like: its schema, and the components of a file without faults."""

from typing import Annotated, Any, Literal, get_args

from pydantic import BeforeValidator, Field, PlainValidator
from pydantic_core import PydanticCustomError

from gangster_widgets.games.the_boss.components import PENALTIES, CityCards, Components
from gangster_widgets.kernel.schema import NAME_PATTERN, Strict

Source = Literal["rulebook", "public", "reconstructed", "own"]
Name = Annotated[str, Field(pattern=NAME_PATTERN, max_length=40)]
Colour = Literal["red", "blue", "green", "yellow"]
Mark = Literal["gold", "silver", "both"]
MOST_MONEY = 100


def _face(value: object) -> int | str:
    """What a city card shows: an amount of money from 0 on, or a penalty."""
    if value in PENALTIES or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_MONEY):
        return value
    raise PydanticCustomError("card-face", "", {"found": str(value)[:40], "most": MOST_MONEY})


def _players(key: object) -> object:
    """A number of players as a number, also where JSON has made a text of it."""
    return int(key) if isinstance(key, str) and key.isdecimal() else key


def _line_ups(value: object) -> object:
    """Line-ups as lists of city numbers, or under the key `source` where they are known from."""
    listed = isinstance(value, list) and value and all(isinstance(one, list) and one for one in value)
    numbers = listed and all(type(number) is int and number > 0 for one in value for number in one)  # type: ignore[attr-defined]
    if value in get_args(Source) or numbers:
        return value
    raise PydanticCustomError("components-line-ups", "", {"found": str(value)[:40]})


CardFace = Annotated[int | str, PlainValidator(_face)]
PlayersOrSource = Annotated[Literal["source", 2, 3, 4], BeforeValidator(_players)]
LineUps = Annotated[str | list[list[int]], PlainValidator(_line_ups)]


class CityPart(Strict):
    """A city with its number in the row and its cards."""

    number: Annotated[int, Field(ge=1, le=20)]
    name: Name
    cards: Annotated[list[CardFace], Field(min_length=1, max_length=20)]
    source: Source


class PolicePart(Strict):
    """The police cards."""

    source: Source
    cards: Annotated[list[Mark], Field(min_length=1, max_length=20)]


class GangstersPart(Strict):
    """How many gangsters everybody has."""

    source: Source
    professionals: Annotated[int, Field(ge=1, le=20)]
    occasionals: Annotated[int, Field(ge=0, le=20)]


class ComponentFile(Strict):
    """A whole component file."""

    game: Literal["the_boss"]
    chicago: Name
    hand: Annotated[int, Field(ge=3, le=20)]
    cities: Annotated[list[CityPart], Field(min_length=1, max_length=20)]
    line_ups: dict[PlayersOrSource, LineUps]
    police: PolicePart
    gangsters: GangstersPart


def line_ups(file: ComponentFile) -> dict[int, list[list[int]]]:
    """The line-ups by number of players."""
    return {int(players): some for players, some in file.line_ups.items() if isinstance(some, list)}


def components(file: ComponentFile) -> Components:
    """The components of a file without faults."""
    rows = line_ups(file).items()
    return Components(
        file.chicago,
        file.hand,
        tuple(CityCards(city.number, city.name, tuple(city.cards)) for city in file.cities),
        tuple((players, tuple(tuple(one) for one in some)) for players, some in rows),
        tuple(file.police.cards),
        file.gangsters.professionals,
        file.gangsters.occasionals,
    )


def written(box: Components) -> dict[str, Any]:
    """The components in the form of a component file; all sources are one's own, which is all that is known of them."""
    own = {"source": "own"}
    rows = {str(players): [list(one) for one in some] for players, some in box.line_ups}
    return {
        "game": "the_boss",
        "chicago": box.chicago,
        "hand": box.hand,
        "cities": [{"number": one.number, "name": one.name, "cards": list(one.cards), **own} for one in box.cities],
        "line_ups": {**own, **rows},
        "police": {**own, "cards": list(box.police)},
        "gangsters": {**own, "professionals": box.professionals, "occasionals": box.occasionals},
    }
