"""What a written position must look like: the schema of the `position:` part of a puzzle and of saved states."""

from typing import Annotated, Any, Literal

from pydantic import Field

from gangster_widgets.games.gangsta.component_file import Colour, Family, HeistPart, Name, Number, Power, Skill, Symbols
from gangster_widgets.kernel.schema import Strict

MOST_GANGSTERS, MOST_HEISTS = 20, 120
Seat = Annotated[int, Field(ge=0, le=3)]


class PersonPart(Strict):
    """A gangster. Who he is and what he can is said; the rest where it matters."""

    name: Name
    skills: Symbols
    boss: bool = False
    family: Family | None = None
    learnt: Skill | None = None
    points: Number = 0
    engaged: bool = False


GangPart = Annotated[list[PersonPart], Field(max_length=MOST_GANGSTERS)]


class CardPart(Strict):
    """A player's resource card."""

    name: Power
    active: bool = False


class RulingsPart(Strict):
    """The rulings that are played otherwise."""

    coop_alone: Annotated[Literal["pays-both"] | None, Field(alias="coop-alone")] = None
    private_jet: Annotated[Literal["cooperative-only"] | None, Field(alias="private-jet")] = None


class PositionPart(Strict):
    """A position as `puzzles/README.md` describes it. What is left out is at its default or not there."""

    players: Annotated[list[Colour], Field(min_length=2, max_length=4)]
    chapter: Annotated[int, Field(ge=1, le=3)] | None = None
    variants: Annotated[list[Literal["families", "resources"]], Field(max_length=2)] = []
    rulings: RulingsPart = RulingsPart()
    money: dict[Colour, Number] = {}
    gangs: dict[Colour, GangPart] = {}
    heist: HeistPart | None = None
    display: Annotated[list[HeistPart], Field(max_length=20)] = []
    snitch: Number | None = None
    heists_done: dict[Colour, Annotated[list[Number], Field(max_length=MOST_HEISTS)]] = {}
    resources: dict[Colour, CardPart] = {}


class HiredPart(PersonPart):
    """A gangster with what he costs, as a saved game keeps him."""

    cost: Number = 0


class StepPart(Strict):
    """Something that is to come in a saved game."""

    kind: str
    seat: Seat
    number: Annotated[int, Field(ge=0, le=1_000)] = 0
    what: str = ""


Hired = Annotated[list[HiredPart], Field(max_length=200)]


class SavedPart(Strict):
    """What a saved game keeps beside the position: whose turn it is, what is to come, piles from the top on, chance."""

    agenda: Annotated[list[StepPart], Field(max_length=60)] = []
    turn: Seat = 0
    turns: Annotated[int, Field(ge=0)] = 0
    extra: bool = False
    free: Number = 0
    joined: list[str] = []
    without: Skill | None = None
    costs: dict[str, Number] = {}
    banked: dict[Colour, Number] = {}
    offers: list[list[Power]] = []
    market: Hired = []
    hospital: Hired = []
    gangster_pile: Hired = []
    gangsters_out: Hired = []
    heist_pile: Annotated[list[HeistPart | int], Field(max_length=200)] = []
    heists_out: Annotated[list[HeistPart], Field(max_length=200)] = []
    snitches: Number = 0
    chance: Annotated[int, Field(ge=0)] = 0
    over: bool = False
    whole: bool = False
    eyes: Seat | None = None


class SavedState(Strict):
    """A whole state: the position, what is beside it, and the box where it is not the standard one."""

    game: Literal["gangsta"] = "gangsta"
    position: PositionPart
    beside: SavedPart
    components: dict[str, Any] | None = None
