"""Everything that is well written in a component file but cannot be: cities twice, deals that do not come out."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from gangster_widgets.games.the_boss.component_file import CityPart, ComponentFile, PolicePart
from gangster_widgets.games.the_boss.components import BOTH, GOLD, SILVER
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.written import box

PLAYERS = range(2, 5)
MARKS = 3


def checked(source: Path | str | Mapping[str, Any]) -> ComponentFile:
    """The component file at that path, or its data; `Faulty` with everything that is wrong with it."""
    return box(source, "the_boss", ComponentFile, _CHECKS)


def _cities(source: Data, cities: list[CityPart], chicago: str) -> Iterator[Fault]:
    numbers: set[int] = set()
    names = {chicago}
    for index, city in enumerate(cities):
        if city.number in numbers:
            yield source.fault(("cities", index, "number"), "components-city-twice", thing=str(city.number))
        if city.name in names:
            yield source.fault(("cities", index, "name"), "components-city-twice", thing=city.name)
        numbers.add(city.number)
        names.add(city.name)


def _line_ups(
    source: Data, line_ups: dict[int | str, str | list[list[int]]], cities: list[CityPart], hand: int
) -> Iterator[Fault]:
    cards = {city.number: len(city.cards) for city in cities}
    for players in PLAYERS:
        rows = line_ups.get(players)
        if not isinstance(rows, list):
            yield source.fault(("line_ups",), "components-no-line-up", players=players)
            continue
        for index, row in enumerate(rows):
            here = ("line_ups", players, index)
            unknown = tuple(number for number in row if number not in cards)
            dealt, need = sum(cards.get(number, 0) - 1 for number in row), players * hand
            if unknown:
                yield source.fault(here, "components-unknown-city", number=unknown[0], numbers=tuple(cards))
            elif sorted(set(row)) != row:
                yield source.fault(here, "components-line-up-order", cities=tuple(row))
            elif dealt != need:
                facts = {"cities": tuple(row), "dealt": dealt, "players": players, "hand": hand, "need": need}
                yield source.fault(here, "components-deal", **facts)


def _police(source: Data, police: PolicePart) -> Iterator[Fault]:
    marks = max(sum(card in (colour, BOTH) for card in police.cards) for colour in (GOLD, SILVER))
    if marks < MARKS:
        yield source.fault(("police", "cards"), "components-police-marks", marks=marks, need=MARKS)


_CHECKS = (
    (("cities", "chicago"), _cities),
    (("line_ups", "cities", "hand"), _line_ups),
    (("police",), _police),
)
