"""Influence after a reckoning, casino cards that win, who rides in which car: held against an independent reading.

Right answers and the answers of every wrong rule, on random positions, also on maps of their own.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from gangster_widgets.kernel.game import game
from gangster_widgets.puzzles.checker import check
from gangster_widgets.puzzles.puzzle import Puzzle, as_json
from tests.independent import counting
from tests.puzzles.test_agreement import crowded, random_position
from tests.puzzles.test_diagnosis import puzzle

GANGSTER = game("gangster")
ROUNDS = 60
TABLES = {"count": counting.COUNT, "casino": counting.CASINO, "crew": counting.CREW}


def drawn(chance: random.Random) -> dict[str, Any]:
    """A position with a district, in any stage, with influence close enough to be overtaken."""
    written = random_position(chance)
    while crowded(written) or not written["districts"]:
        written = random_position(chance)
    influence = {colour: chance.randint(0, 9) for colour in written["cars"]}
    return written | {"stage": chance.randint(1, 3), "influence": influence}


def without_aboard(written: dict[str, Any]) -> dict[str, Any]:
    cars = {colour: {k: v for k, v in car.items() if k != "aboard"} for colour, car in written["cars"].items()}
    return written | {"cars": cars}


def asked(seeds: range) -> Iterator[tuple[Puzzle, Any, dict[str, Any]]]:
    """Puzzles on random positions, each with its answer and those of all wrong rules."""
    for seed in seeds:
        chance = random.Random(seed)
        written = drawn(chance)
        yield puzzle(written, "count", {}), counting.count(written), _all(counting.COUNT, written)
        if any("?" in one["tablet"]["places"] for one in written["districts"].values()):
            colour, cards = chance.choice(list(written["cars"])), sorted(chance.sample(range(1, 7), 4))
            one = puzzle(written, "casino", {"gang": colour, "cards": cards})
            yield one, counting.casino(written, colour, cards), _all(counting.CASINO, written, colour, cards)
        dumped = {colour: chance.randint(0, 2) for colour in written["cars"]}
        if min(counting.crew(written, dumped).values()) >= 0:
            one = puzzle(without_aboard(written), "crew", {"dumped": dumped})
            yield one, counting.crew(written, dumped), _all(counting.CREW, written, dumped)


def _all(table: Any, *position: Any) -> dict[str, Any]:
    return {id_: rule(*position) for id_, rule in table.items()}


def test_the_answers_agree_on_random_positions() -> None:
    kinds: Counter[str] = Counter()
    for one, right, _ in asked(range(ROUNDS)):
        kinds[one.kind] += 1
        shown = {name: number for name, number in right.items() if number} if isinstance(right, dict) else right
        assert one.solution() == shown, one.text()
        assert check(one, right)
        assert all(why.clause for why in one.solved.why.walk())
    assert min(kinds[kind] for kind in TABLES) > ROUNDS / 4


def test_the_answers_of_wrong_rules_name_the_rule() -> None:
    named, missed = Counter[str](), Counter[str]()
    for one, _, answers in asked(range(1_000, 1_000 + ROUNDS)):
        for rule, answer in answers.items():
            if isinstance(answer, dict) and min(answer.values()) < 0:
                continue
            if one.right(one.reads(answer)):
                assert not check(one, answer).misconceptions
            else:
                told = rule in check(one, answer).misconceptions
                (named if told else missed)[f"{one.kind} {rule}"] += 1
    assert not missed
    assert {f"{kind} {rule}" for kind, table in TABLES.items() for rule in table} == set(named)


@pytest.mark.parametrize("kind", TABLES)
def test_every_wrong_rule_of_a_kind_is_read_independently(kind: str) -> None:
    assert set(TABLES[kind]) == {mistake.id for mistake in GANGSTER.mistakes if kind in mistake.kinds}


def test_who_has_fewer_than_nobody_aboard_is_no_idea_that_leads_anywhere() -> None:
    written = {
        "districts": {"North Side": {"tablet": "T01", "gangsters": "YYYY Y"}},
        "cars": {colour: {"at": "Cicero"} for colour in ("yellow", "grey", "brown", "blue")},
    }
    one = puzzle(written, "crew", {})
    assert one.solution() == {"yellow": 4, "grey": 9, "brown": 9, "blue": 9}
    assert "seven-on-board" not in one.tells_apart()
    assert "beside-the-nine" in one.tells_apart()


@pytest.mark.parametrize("kind", TABLES)
def test_another_position_can_always_be_asked_about(kind: str) -> None:
    chance = random.Random(5)
    for one, _, _ in asked(range(2_000, 2_010)):
        if one.kind == kind:
            for _ in range(20):
                other = one.with_state(one.asks.vary(one.state, one.ask, chance))  # type: ignore[attr-defined]
                assert check(other, as_json(other.solved.answer))
