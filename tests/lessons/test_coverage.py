"""Every clause that can be drilled is taught by a lesson, and drilled often enough."""

from collections import Counter

import pytest

from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.lessons.course import lessons, teaching
from gangster_widgets.puzzles.bank import bank

ENOUGH = 3
TAUGHT = [name for name in games() if lessons(name)]


def drilled(name: str) -> list[str]:
    return [id_ for id_, clause in rulebook(game(name).folder).items() if clause.drilled]


@pytest.mark.parametrize("name", TAUGHT)
def test_every_clause_that_can_be_drilled_is_taught_by_a_lesson(name: str) -> None:
    missing = set(drilled(name)) - set(teaching(lessons(name)))
    assert not missing, f"no lesson teaches {', '.join(sorted(missing))}"


@pytest.mark.parametrize("name", TAUGHT)
def test_at_least_three_puzzles_drill_every_clause_that_can_be(name: str) -> None:
    often = Counter(rule for one in bank() if one.game == name for rule in one.rules)
    missing = {clause: often[clause] for clause in drilled(name) if often[clause] < ENOUGH}
    assert not missing, "too few puzzles drill " + ", ".join(f"{id_} ({number})" for id_, number in missing.items())


@pytest.mark.parametrize("name", TAUGHT)
def test_no_lesson_teaches_what_cannot_be_drilled(name: str) -> None:
    idle = set(teaching(lessons(name))) - set(drilled(name))
    assert not idle, f"nothing can drill {', '.join(sorted(idle))}"
