"""What holds for every position: each answer rests on reasons that can be said, shown and named by a clause."""

import json
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as some

from gangster_widgets.games.the_boss import chicago, hidden, last_turn, payout, police, takeover
from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.position import position
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.thought import Thought
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import LANGUAGES, words
from tests.games.the_boss.anything import positions

CLAUSES = rulebook(GAME.folder)
SAYS = [words(language, GAME.folder / "words") for language in LANGUAGES]
THOUGHTS = [GAME.thought, *(one.change(GAME.thought) for one in GAME.mistakes)]


def answers(state: State, thought: Thought) -> Iterator[Why]:
    """The answer to every question about that position, as somebody has it who thinks like that."""
    yield chicago.chicago(state, thought.chicago)
    yield payout.payout(state, thought.payout, thought.chicago)
    yield last_turn.last_turn(state, thought.last_turn)
    yield police.police(state, thought.police)
    for city in state.table.places:
        for who in state.table.colours:
            yield takeover.takeover(state, who, city, thought.takeover)
            yield hidden.hidden(state, who, city, thought.hidden)


@settings(max_examples=40, deadline=None)
@given(positions(), some.sampled_from(THOUGHTS))
def test_every_reason_is_said_points_somewhere_and_rests_on_a_clause(data: dict[str, Any], thought: Thought) -> None:
    told = {(part.name, part.facts): part for why in answers(position(data), thought) for part in why.walk()}
    for part in told.values():
        assert part.clause in CLAUSES
        assert part.where
        assert json.dumps([GAME.spot(where) for where in part.where])
        assert all(say.why(part) for say in SAYS)


@settings(max_examples=60, deadline=None)
@given(positions())
def test_money_is_neither_made_nor_lost(data: dict[str, Any]) -> None:
    state = position(data)
    who, money, alcapo = chicago.chicago(state).value
    left = [city.last_open for city in state.cities[: chicago.left(state)]]
    assert money + alcapo == sum(face for face in left if isinstance(face, int))
    assert money <= alcapo <= money + 1 or who is None
    brought = dict(payout.payout(state).value)
    won = [city.hidden for city in state.cities[:-1] if city.number]
    assert sum(one.money for one in brought.values()) == money + sum(face for face in won if isinstance(face, int))
    struck = sum(one.dead + one.prison + one.hospital + len(one.banished) for one in brought.values())
    assert struck == sum(isinstance(face, str) for face in won)


@settings(max_examples=60, deadline=None)
@given(positions(), some.integers(0, 1000))
def test_colours_do_not_matter(data: dict[str, Any], seed: int) -> None:
    state = position(data)
    other, _ = GAME.permuted(state, {}, random.Random(seed))
    to = dict(zip(state.table.colours, other.table.colours, strict=True))
    assert [to[who] for who in last_turn.last_turn(state).value] == [*last_turn.last_turn(other).value]
    for city in state.table.places:
        for who in state.table.colours:
            assert takeover.takeover(state, who, city).value == takeover.takeover(other, to[who], city).value
            assert hidden.hidden(state, who, city).value == hidden.hidden(other, to[who], city).value
    assert {to[who]: one for who, one in payout.payout(state).value} == dict(payout.payout(other).value)


@settings(max_examples=60, deadline=None)
@given(positions())
def test_an_order_and_a_row_of_rounds_leave_nobody_out(data: dict[str, Any]) -> None:
    state = position(data)
    assert sorted(last_turn.last_turn(state).value) == sorted(state.table.colours)
    rounds = police.police(state).value
    assert rounds == tuple(sorted(set(rounds)))
    assert set(rounds) <= {3, 4, 5}
    assert rounds
