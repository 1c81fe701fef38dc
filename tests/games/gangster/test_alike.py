"""Puzzles that are the same but for the names of their colours, and puzzles that are not."""

import random
from typing import Any

import pytest

from gangster_widgets.games.gangster.alike import alike
from gangster_widgets.kernel.game import game
from gangster_widgets.puzzles.bank import composed, generated
from gangster_widgets.puzzles.lines import plain
from gangster_widgets.puzzles.puzzle import Puzzle

WHOLE = (one for one in (*composed(), *generated()[::40]) if one.game == "gangster")
PUZZLES = [one for one in WHOLE if "dumps" not in str(one.ask) and any(car.at for car in one.state.cars)]
"""Districts stay where they are as long as a car stands somewhere; who is dumped is named in an order of its own."""


def points(fields: str, **position: Any) -> dict[str, Any]:
    """A question about one tablet."""
    district = {"tablet": "T07", "gangsters": fields}
    return {
        "kind": "points",
        "ask": {"district": "Cicero"},
        "position": {"districts": {"Cicero": district}, **position},
    }


@pytest.mark.parametrize("one", PUZZLES, ids=lambda one: one.id)
def test_a_puzzle_in_other_colours_is_the_same(one: Puzzle) -> None:
    ask = one.ask.model_dump(exclude_none=True)
    state, asked = game("gangster").permuted(one.state, ask, random.Random(3))
    other = one.with_state(state, one.asks.ask_model.model_validate(asked))
    assert alike(plain(other)) == alike(plain(one))


def test_other_colours_other_seats_and_another_turn_make_no_other_puzzle() -> None:
    influence = {"yellow": 9, "grey": 4, "brown": 5, "blue": 6}
    swapped = {"yellow": 5, "grey": 9, "brown": 6, "blue": 4}
    one = points("YGG.", influence=influence)
    assert alike(one) == alike(points("GBB.", influence=swapped))
    assert alike(one) == alike({**one, "position": {**one["position"], "turn": "blue"}})


def test_other_fields_other_influence_and_another_partner_make_another_puzzle() -> None:
    one = points("YGG.", influence={"yellow": 9, "grey": 4})
    assert alike(one) != alike(points("YYG.", influence={"yellow": 9, "grey": 4}))
    assert alike(one) != alike(points("YGG.", influence={"yellow": 4, "grey": 9}))
    assert alike(points("YGG.", players=2)) != alike(points("YNN.", players=2))
