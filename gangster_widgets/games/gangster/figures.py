"""The box in words: every figure of a component file with the source it has."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gangster_widgets.games.gangster.component_faults import checked
from gangster_widgets.games.gangster.component_file import ComponentFile, board
from gangster_widgets.games.gangster.components import STANDARD
from gangster_widgets.games.gangster.notation import write_tablet
from gangster_widgets.games.gangster.tablet import Tablet
from gangster_widgets.kernel.words import Words


def figures(path: Path | None, words: Words) -> Iterator[str]:
    """What is in the box of that file, line by line; `Faulty` with everything that is wrong with the file."""
    file = checked(path or STANDARD)
    yield from _map(file, words)
    yield from _tablets(file, words)
    yield from _cards(file, words)
    yield from _pieces(file, words)


def figures_data(path: Path | None) -> dict[str, Any]:
    """The same as data, with the keys of a component file."""
    return checked(path or STANDARD).model_dump(mode="json", exclude_none=True)


def _title(words: Words, title: str, source: str, **facts: object) -> str:
    return f"{words.say(title, **facts)} ({words.say('components-source', source=source)})"


def _map(file: ComponentFile, words: Words) -> Iterator[str]:
    map_, part = board(file.board), file.board
    yield _title(words, "components-map", part.connections.source, harbour=part.harbour)
    sources = {name: source for source, names in part.districts.items() for name in names}
    for place in map_.places:
        line = words.say("components-district-line", place=place, neighbours=map_.neighbours[place])
        source = sources.get(place)
        yield f"  {line}" + (f" ({words.say('components-source', source=source)})" if source else "")
    if part.closed_with_three_players:
        yield "  " + words.say("components-closed", place=part.closed_with_three_players)


def _tablets(file: ComponentFile, words: Words) -> Iterator[str]:
    yield _title(words, "components-tablets", file.tablets.source)
    for one in file.tablets.list:
        yield f"  {one.id}  {write_tablet(Tablet(one.id, tuple(one.places), one.rows, one.columns))}"


def _cards(file: ComponentFile, words: Words) -> Iterator[str]:
    cards = file.cards
    yield words.say("components-cards")
    yield "  " + _title(words, "components-casino-cards", cards.casino.source, values=cards.casino.values)
    number = sum(len(names) for names in file.board.districts.values())
    facts = {"districts": number, "police": cards.district.police}
    yield "  " + _title(words, "components-district-cards", cards.district.source, **facts)
    source = str(cards.police_in_play.get("source", "own"))
    for players, police in cards.police_in_play.items():
        if isinstance(players, int):
            yield "  " + _title(words, "components-police-line", source, players=players, police=police)
    yield "  " + _title(words, "components-movement-cards", cards.movement.source, values=cards.movement.values)


def _pieces(file: ComponentFile, words: Words) -> Iterator[str]:
    men = file.gangsters
    yield _title(words, "components-equipment", file.equipment.source)
    for kind, number in file.equipment.kinds.items():
        yield "  " + words.say("components-equipment-line", kind=kind, number=number)
    yield _title(words, "components-gangsters", men.source)
    facts = {"start": men.start, "second": men.second_stage, "third": men.third_stage}
    yield "  " + words.say("components-gangsters-line", **facts)
    yield _title(words, "components-doublers", file.doublers.source, number=file.doublers.count)
