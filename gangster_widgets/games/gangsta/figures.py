"""The box in words: every figure of a component file, and where they are known from."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gangster_widgets.games.gangsta.component_faults import checked
from gangster_widgets.games.gangsta.component_file import components
from gangster_widgets.games.gangsta.components import STANDARD, Components
from gangster_widgets.games.gangsta.heist_words import heist_said
from gangster_widgets.games.gangsta.person import spoken
from gangster_widgets.kernel.words import Words


def figures(path: Path | None, words: Words) -> Iterator[str]:
    """What is in the box of that file, line by line; `Faulty` with everything that is wrong with the file."""
    file = checked(path or STANDARD)
    yield words.say("components-source", source=file.source)
    yield from _cards(components(file), words)


def figures_data(path: Path | None) -> dict[str, Any]:
    """The same as data, with the keys of a component file."""
    return checked(path or STANDARD).model_dump(mode="json", exclude_defaults=True)


def _cards(box: Components, words: Words) -> Iterator[str]:
    yield words.say("box-bosses")
    for boss in box.bosses:
        one = boss.person
        yield "  " + words.say(
            "box-boss", gangster=one.name, family=one.family, skills=spoken(one.skills), money=boss.money
        )
    yield words.say("box-gangsters", number=len(box.gangsters))
    for one in box.gangsters:
        facts = {"family": one.family, "skills": spoken(one.skills), "cost": one.cost, "points": one.points}
        yield "  " + words.say("box-gangster", gangster=one.name, **facts)
    for chapter, heists in enumerate(box.heists, start=1):
        yield words.say("box-heists", chapter=chapter, number=len(heists))
        for heist in heists:
            yield f"  {heist_said(heist, words)}"
        if box.snitches[chapter - 1]:
            numbers = tuple(map(str, box.snitches[chapter - 1]))
            yield words.say("box-snitches", chapter=chapter, numbers=numbers)
    yield words.say("box-resources")
    for card in box.resources:
        facts = {"needs": spoken(card.needs), "points": card.points, "each": card.per_heist, "most": card.at_most}
        yield "  " + words.say("box-resource", resource=card.name, **facts)
    yield words.say("box-bank", money=box.bank)
