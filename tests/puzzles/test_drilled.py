"""What the generated puzzles drill: clauses that wrong ideas break, and the ideas themselves, each several times."""

from collections import Counter

import pytest

from gangster_widgets.kernel.game import game, games
from gangster_widgets.puzzles.bank import generated
from gangster_widgets.puzzles.generator import generated_kinds

ENOUGH = 3
GAMES = [name for name in games() if generated_kinds(name)]
BROKEN = sorted(
    {(name, one.clause) for name in GAMES for one in game(name).mistakes if set(one.kinds) & {*generated_kinds(name)}}
)


@pytest.mark.parametrize(("name", "clause"), BROKEN)
def test_at_least_three_generated_puzzles_drill_a_clause_that_a_wrong_idea_breaks(name: str, clause: str) -> None:
    assert sum(one.game == name and clause in one.rules for one in generated()) >= ENOUGH


@pytest.mark.parametrize("name", GAMES)
def test_an_idea_goes_astray_in_several_generated_puzzles_of_each_of_its_kinds(name: str) -> None:
    found = Counter((one.kind, id_) for one in generated() if one.game == name for id_ in one.told_apart)
    known = {(kind, one.id) for one in game(name).mistakes for kind in one.kinds}
    assert not {pair for pair in known if found[pair] < ENOUGH}
