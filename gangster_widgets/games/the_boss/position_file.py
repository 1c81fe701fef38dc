"""What a written position must look like: the schema of the `position:` part of a puzzle and of saved states."""

from typing import Annotated, Any, Literal

from pydantic import Field

from gangster_widgets.games.the_boss.component_file import CardFace, Colour, Mark, Name
from gangster_widgets.kernel.schema import Strict

Number = Annotated[int, Field(ge=0, le=100)]
Men = Annotated[list[Number], Field(min_length=2, max_length=2)]
MOST_ROUNDS = 6


class CityPart(Strict):
    """A city: its open cards in the order they were laid, and everybody's professionals and occasionals."""

    open: Annotated[list[CardFace], Field(max_length=100)] = []
    gangsters: dict[Colour, Men] = {}


class HandPart(Strict):
    """What a player has before him: available gangsters, and his cards by city. What is not named is unknown."""

    professionals: Number | None = None
    occasionals: Number | None = None
    cards: dict[Name, Annotated[list[CardFace], Field(max_length=100)]] | None = None


class PositionPart(Strict):
    """A position as `puzzles/README.md` describes it. What is left out is at its default or unknown."""

    players: Annotated[list[Colour], Field(min_length=2, max_length=4)] = ["red", "blue", "green", "yellow"]
    round: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = None
    line_up: Annotated[list[int], Field(min_length=1, max_length=20)] | None = None
    chicago: Annotated[int, Field(ge=1, le=20)] | None = None
    cities: dict[Name, CityPart] = {}
    hidden: dict[Name, CardFace] = {}
    hands: dict[Colour, HandPart] = {}
    banished: dict[Colour, Annotated[list[Name], Field(max_length=20)]] = {}
    police: Annotated[list[Mark], Field(max_length=20)] = []


class CrewPart(Strict):
    """What a saved game keeps of a player beside the position."""

    hospital: Number = 0
    prison: Men = [0, 0]
    dead: Number = 0
    gone: Number = 0
    money: Annotated[int, Field(ge=0)] = 0
    profit: Annotated[int, Field(ge=0)] = 0
    backs: list[Name] = []


class SavedPart(Strict):
    """What a saved game keeps beside the position: whose turn it is, the police cards from the top on, chance."""

    seats: Annotated[list[Colour], Field(min_length=2, max_length=4)]
    beat: Annotated[int, Field(ge=1, le=20)] = 1
    queue: list[Annotated[int, Field(ge=0, le=3)]] = [0]
    placed: bool = False
    crews: dict[Colour, CrewPart] = {}
    pile: list[Mark] = []
    chance: Annotated[int, Field(ge=0)] = 0
    extra: bool = False
    over: bool = False
    whole: bool = False
    eyes: Annotated[int, Field(ge=0, le=3)] | None = None
    rulings: dict[str, str] = {}


class SavedState(Strict):
    """A whole state: the position, what is beside it, and the box where it is not the standard one."""

    game: Literal["the_boss"] = "the_boss"
    position: PositionPart
    beside: SavedPart
    components: dict[str, Any] | None = None
