"""What a component file must look like: its schema, and the components of a file without faults."""

from collections import Counter
from typing import Annotated, Any, Literal

from pydantic import Field, PlainValidator
from pydantic_core import PydanticCustomError

from gangster_widgets.games.gangsta.components import Boss, Components
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.person import SKILLS, Person
from gangster_widgets.games.gangsta.resource import Resource
from gangster_widgets.kernel.record import asdict
from gangster_widgets.kernel.schema import NAME_PATTERN, Strict

Source = Literal["rulebook", "public", "reconstructed", "own"]
Name = Annotated[str, Field(pattern=NAME_PATTERN, max_length=40)]
Colour = Literal["red", "blue", "green", "yellow"]
Family = Literal["bratva", "cartel", "ghetto", "mafia", "triads"]
Skill = Literal["L", "M", "I", "S", "B", "H"]
Power = Literal[
    "police_station", "black_market", "headquarters", "counterfeiting", "private_jet", "media", "high_tech",
    "secret_society", "bank", "bikers", "hospital", "informant_network",
]  # fmt: skip
Number = Annotated[int, Field(ge=0, le=100)]
MOST_SYMBOLS = 12


def _symbols(value: object) -> str:
    """Skills, a letter each."""
    if isinstance(value, str) and 0 < len(value) <= MOST_SYMBOLS and set(value) <= set(SKILLS):
        return value
    raise PydanticCustomError("skills-letters", "", {"found": str(value)[:40], "most": MOST_SYMBOLS})


Symbols = Annotated[str, PlainValidator(_symbols)]


class BossPart(Strict):
    """A boss with his money."""

    family: Family
    skills: Symbols
    money: Number


class GangsterPart(Strict):
    """A gangster for hire."""

    family: Family
    skills: Symbols
    cost: Number
    points: Number


class HeistPart(Strict):
    """A heist with what it brings."""

    needs: Symbols
    name: Name = ""
    coop: Annotated[int, Field(ge=1, le=100)] | None = None
    tech: bool = False
    money: Number = 0
    points: Number = 0
    hire: bool = False
    train: Skill | None = None
    extra_turn: bool = False
    steal: Number = 0
    divert: Number = 0
    murder: bool = False
    mobilise: bool = False


class HeistsPart(Strict):
    """The heists by chapter."""

    chapter_1: Annotated[list[HeistPart], Field(min_length=1, max_length=200)]
    chapter_2: Annotated[list[HeistPart], Field(min_length=1, max_length=200)]
    chapter_3: Annotated[list[HeistPart], Field(min_length=1, max_length=200)]


class SnitchesPart(Strict):
    """The snitches of the second and the third chapter."""

    chapter_2: Annotated[list[Number], Field(max_length=20)]
    chapter_3: Annotated[list[Number], Field(max_length=20)]


class ResourcePart(Strict):
    """A resource card."""

    name: Power
    needs: Symbols
    points: Number
    points_per_heist_with_points: Number = 0
    at_most: Number = 0


class BankPart(Strict):
    """How much the bank holds."""

    holds: Number


class ComponentFile(Strict):
    """A whole component file."""

    game: Literal["gangsta"]
    source: Source
    bosses: Annotated[list[BossPart], Field(min_length=1, max_length=20)]
    gangsters: Annotated[list[GangsterPart], Field(min_length=1, max_length=200)]
    heists: HeistsPart
    snitches: SnitchesPart
    resources: Annotated[list[ResourcePart], Field(min_length=1, max_length=20)]
    bank: BankPart


def components(file: ComponentFile) -> Components:
    """The components of a file without faults. Gangsters are called by family and skills, a second one `... 2`."""
    count: Counter[str] = Counter()

    def named(name: str) -> str:
        count[name] += 1
        return name if count[name] == 1 else f"{name} {count[name]}"

    bosses = [Boss(Person(named(f"Boss {one.skills}"), one.skills, True, one.family), one.money) for one in file.bosses]
    gangsters = [
        Person(
            named(f"{one.family.title()} {one.skills}"), one.skills, False, one.family, "", one.points, cost=one.cost
        )
        for one in file.gangsters
    ]
    chapters = (file.heists.chapter_1, file.heists.chapter_2, file.heists.chapter_3)
    resources = [
        Resource(one.name, one.needs, one.points, one.points_per_heist_with_points, one.at_most)
        for one in file.resources
    ]
    return Components(
        tuple(bosses),
        tuple(gangsters),
        tuple(tuple(heist_of(one) for one in chapter) for chapter in chapters),
        ((), tuple(file.snitches.chapter_2), tuple(file.snitches.chapter_3)),
        tuple(resources),
        file.bank.holds,
    )


def heist_of(part: HeistPart) -> Heist:
    """The heist of that part."""
    return Heist(**{**part.model_dump(), "train": part.train or ""})


def heist_written(heist: Heist) -> dict[str, Any]:
    """A heist as a file has it: only what differs from one that brings nothing."""
    blank = Heist("")
    return {key: value for key, value in asdict(heist).items() if value != getattr(blank, key)}


def written(box: Components) -> dict[str, Any]:
    """The components in the form of a component file; where they come from is not known any more."""
    bosses = [{"family": one.person.family, "skills": one.person.skills, "money": one.money} for one in box.bosses]
    gangsters = [
        {"family": one.family, "skills": one.skills, "cost": one.cost, "points": one.points} for one in box.gangsters
    ]
    heists = {f"chapter_{nth}": [*map(heist_written, some)] for nth, some in enumerate(box.heists, start=1)}
    resources = [
        {
            "name": one.name,
            "needs": one.needs,
            "points": one.points,
            "points_per_heist_with_points": one.per_heist,
            "at_most": one.at_most,
        }
        for one in box.resources
    ]
    return {
        "game": "gangsta",
        "source": "own",
        "bosses": bosses,
        "gangsters": gangsters,
        "heists": heists,
        "snitches": {"chapter_2": list(box.snitches[1]), "chapter_3": list(box.snitches[2])},
        "resources": resources,
        "bank": {"holds": box.bank},
    }
