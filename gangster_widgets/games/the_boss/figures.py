"""The box in words: every figure of a component file with the source it has."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gangster_widgets.games.the_boss.component_faults import checked
from gangster_widgets.games.the_boss.component_file import ComponentFile, line_ups
from gangster_widgets.games.the_boss.components import STANDARD
from gangster_widgets.kernel.words import Words


def figures(path: Path | None, words: Words) -> Iterator[str]:
    """What is in the box of that file, line by line; `Faulty` with everything that is wrong with the file."""
    file = checked(path or STANDARD)
    yield words.say("box-cities", chicago=file.chicago)
    for city in file.cities:
        facts = {"number": city.number, "city": city.name, "cards": city.cards}
        yield "  " + _sourced(words, "box-city", city.source, **facts)
    yield from _line_ups(file, words)
    yield _sourced(words, "box-police", file.police.source, cards=file.police.cards)
    men = file.gangsters
    facts = {"professionals": men.professionals, "occasionals": men.occasionals}
    yield _sourced(words, "box-gangsters", men.source, **facts)


def figures_data(path: Path | None) -> dict[str, Any]:
    """The same as data, with the keys of a component file."""
    return checked(path or STANDARD).model_dump(mode="json", exclude_none=True)


def _sourced(words: Words, line: str, source: str, **facts: Any) -> str:
    return f"{words.say(line, **facts)} ({words.say('components-source', source=source)})"


def _line_ups(file: ComponentFile, words: Words) -> Iterator[str]:
    yield _sourced(words, "box-line-ups", str(file.line_ups.get("source", "own")), hand=file.hand)
    for players, rows in line_ups(file).items():
        shown = words.apart(words.list([str(number) for number in row]) for row in rows)
        yield "  " + words.say("box-line-up", players=players, rows=shown)
