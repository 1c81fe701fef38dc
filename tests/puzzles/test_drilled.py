"""What the generated puzzles drill: clauses that wrong ideas break, and the ideas themselves, each several times."""

from collections import Counter

import pytest

from gangster_widgets.kernel.game import game
from gangster_widgets.puzzles.bank import generated
from gangster_widgets.puzzles.generator import generated_kinds

GANGSTER = game("gangster")
ENOUGH = 3
BROKEN = sorted({one.clause for one in GANGSTER.mistakes if set(one.kinds) & set(generated_kinds("gangster"))})


@pytest.mark.parametrize("clause", BROKEN)
def test_at_least_three_generated_puzzles_drill_a_clause_that_a_wrong_idea_breaks(clause: str) -> None:
    assert sum(clause in one.rules for one in generated()) >= ENOUGH


def test_an_idea_goes_astray_in_several_generated_puzzles_of_each_of_its_kinds() -> None:
    found = Counter((one.kind, id_) for one in generated() for id_ in one.told_apart)
    known = {(kind, one.id) for one in GANGSTER.mistakes for kind in one.kinds}
    assert not {pair for pair in known if found[pair] < ENOUGH}
