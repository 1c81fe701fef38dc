"""Whole games against the slow second code: what may join, what is freed, what chapters, snitches and the end bring."""

from itertools import pairwise

import pytest
import yaml

from gangster_widgets.games.gangsta.components import STANDARD
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.income import income
from gangster_widgets.games.gangsta.joining import may_join
from gangster_widgets.games.gangsta.mobilising import mobilise
from gangster_widgets.games.gangsta.position import written
from gangster_widgets.games.gangsta.snitched import snitched
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.war import war
from tests.games.gangsta.whole import VARIANTS, states
from tests.independent import gangsta

BOX = yaml.safe_load(STANDARD.read_text(encoding="utf-8"))
every_number = pytest.mark.parametrize("players", [2, 3, 4])


def agree(state: State) -> None:
    """Every question about that position gets the same answer from both, as far as trying out everything is quick."""
    data, people = written(state), state.by_player
    assert dict(income(people).value) == gangsta.income(data)
    assert set(war(people).value) == gangsta.war(data)
    for number in (2, 3, 4):
        struck = snitched(people, state.purses, number, state.resources).value
        found = {
            who: {name: one for name, one in (("pays", pays), ("loses", loses)) if one} for who, pays, loses in struck
        }
        assert found == gangsta.snitched({**data, "snitch": number})
    for who, gang in people.items():
        assert mobilise(gang, who, state.purses[who], state.resources).value == gangsta.mobilise(data, who)
        for heist, one in zip(state.display, data.get("display", ()), strict=True):
            joining = may_join(people, who, heist).value
            assert set(joining) == gangsta.may_join({**data, "heist": one}, who, ())


@every_number
def test_both_agree_on_positions_out_of_random_games(players: int) -> None:
    for seed in range(4):
        for nth, state in enumerate(states(players, seed, rulings=VARIANTS[seed])):
            if nth % 9 == seed and not state.over:
                agree(state)


@every_number
def test_both_agree_on_the_points_at_the_end_of_games(players: int) -> None:
    for seed in range(24):
        *_, last = states(players, seed, rulings=VARIANTS[seed % 4])
        points = gangsta.count(written(last), BOX)
        assert dict(zip(last.table.colours, GAME.scores(last), strict=True)) == points
        best = [who for who, number in points.items() if number == max(points.values())]
        sizes = {who: len(last.by_player[who]) for who in best}
        won = {who for who, size in sizes.items() if size == max(sizes.values())}
        assert {last.table.colours[seat] for seat in GAME.winners(last)} == won


@every_number
def test_what_is_engaged_in_a_game_is_an_order_that_both_allow(players: int) -> None:
    seen = 0
    for seed in range(6):
        for before, after in pairwise(states(players, seed, rulings=VARIANTS[seed % 4])):
            if before.heist is None or len(after.joined) <= len(before.joined):
                continue
            who, name = before.table.colours[before.turn], after.joined[-1]
            needs = before.heist.needs.replace(before.without, "", 1)
            data = written(before) | {"heist": {**written(before)["heist"], "needs": needs}}
            assert name in gangsta.may_join(available(data, before.joined), who, before.joined)
            seen += 1
    assert seen > 100


def available(data: dict[str, object], names: tuple[str, ...]) -> dict[str, object]:
    """The same position with those gangsters available, as it was when the heist was begun."""
    people = data["gangs"]
    assert isinstance(people, dict)
    gangs = {
        who: [{**one, "engaged": one.get("engaged", False) and one["name"] not in names} for one in gang]
        for who, gang in people.items()
    }
    return {**data, "gangs": gangs}
