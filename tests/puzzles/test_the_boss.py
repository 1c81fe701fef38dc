"""The kinds of The Boss: forms of answers, what a position must say, and answers held against a slow scorer."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from gangster_widgets import puzzle as known
from gangster_widgets.games.the_boss.moments import moments
from gangster_widgets.games.the_boss.position import written
from gangster_widgets.kernel.files import Data
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import composed
from gangster_widgets.puzzles.checker import check, check_text
from gangster_widgets.puzzles.kind import kinds
from gangster_widgets.puzzles.loader import read
from gangster_widgets.puzzles.puzzle import Puzzle
from tests.games.the_boss.anything import BOX
from tests.games.the_boss.whole import states
from tests.independent import boss, boss_wrong

BOSS = game("the_boss")
GAMES, EVERY = 4, 9
"""So many random games of each size, and every so many-th of their positions."""


def puzzle(data: dict[str, Any], kind_: str, **ask: str) -> Puzzle:
    found, faults = asked(data, kind_, **ask)
    assert found is not None, faults
    return found


def asked(data: dict[str, Any], kind_: str, **ask: str) -> tuple[Puzzle | None, list[Any]]:
    return read(Data("one", {"id": "p", "game": "the_boss", "kind": kind_, "ask": ask, "position": data}))


def positions() -> Iterator[dict[str, Any]]:
    """Positions of random games, as puzzle files have them."""
    for players in (2, 3, 4):
        for seed in range(GAMES):
            for nth, state in enumerate(states(players, seed, rulings={"line-up": "lot"})):
                if nth % EVERY == seed and not state.over:
                    yield written(state)


def cases() -> Iterator[tuple[Puzzle, Any, dict[str, Any]]]:
    """Puzzles on these positions, each with its answer and that of every wrong rule, by another code."""
    chance = random.Random(1)
    for data in positions():
        player = chance.choice(data["players"])
        cities = [*boss.row(data, BOX), boss.CHICAGO]
        city, table = chance.choice(cities), boss_wrong
        for place in cities:
            takeover = {idea: table.takeover(data, player, place, BOX, idea) for idea in table.TAKEOVER}
            yield puzzle(data, "takeover", player=player, city=place), boss.takeover(data, player, place, BOX), takeover
        chicago = {idea: table.chicago(data, BOX, idea) for idea in table.CHICAGO_PAYS}
        yield puzzle(data, "chicago"), boss.chicago(data, BOX), chicago
        payout = {idea: table.payout(data, BOX, idea) for idea in table.PAYOUT}
        yield puzzle(data, "payout"), boss.payout(data, BOX), payout
        last_turn = {idea: table.last_turn(data, BOX, idea) for idea in table.LAST_TURN}
        yield puzzle(data, "last-turn"), boss.last_turn(data), last_turn
        police = {idea: table.police(data, BOX, idea) for idea in table.POLICE}
        yield puzzle(data, "police"), boss.police(data, BOX), police
        if city != boss.CHICAGO:
            hidden = {idea: table.hidden(data, player, city, BOX, idea) for idea in table.HIDDEN}
            yield puzzle(data, "hidden", player=player, city=city), boss.hidden(data, player, city, BOX), hidden


def test_the_answers_are_those_of_another_code_and_wrong_rules_are_named_by_theirs() -> None:
    named, missed = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for one, right, wrong in cases():
        assert check(one, right), (one.text(), right)
        for idea, answer in wrong.items():
            verdict = check(one, answer)
            if not verdict:
                assert verdict.verdict == "wrong"
                placed = idea != "placed-counted" or any(city.number for city in one.state.cities)
                (named if idea in verdict.misconceptions or not placed else missed)[one.kind, idea] += 1
    assert not missed
    listed = {(name, mistake.id) for mistake in BOSS.mistakes for name in mistake.kinds}
    assert set(named) == listed
    assert named.total() > 1_000


def test_every_composed_puzzle_is_there_and_every_kind_is_asked() -> None:
    own = [one for one in composed() if one.game == "the_boss"]
    assert len(own) >= 98
    assert {one.kind for one in own} == set(kinds("the_boss"))
    assert set(kinds("the_boss")) == {"takeover", "chicago", "payout", "last-turn", "hidden", "police"}


def test_who_plays_tells_nothing_and_every_size_of_table_and_line_up_comes() -> None:
    tables = [state.table for state in islice(moments(random.Random(3)), 400)]
    assert {len(table.colours) for table in tables} == {2, 3, 4}
    assert len({table.line_up for table in tables}) > 8
    assert {table.colours[0] for table in tables} == {"red", "blue", "green", "yellow"}


def test_null_is_an_answer_of_takeover_and_of_no_other_kind() -> None:
    cannot = known("the-oyster-bar")
    assert cannot.solution() is None
    assert check(cannot, None)
    assert check_text(cannot, "null")
    assert check_text(cannot, "none")
    assert check(cannot).verdict == check_text(cannot, "").verdict == "not attempted"
    assert check(known("two-porters"), None).verdict == "wrong"
    assert check(known("half-a-sandwich"), None).verdict == "not attempted"
    assert check_text(known("a-whole-evening"), "null").verdict == "not attempted"


def test_what_is_nothing_may_be_left_out_of_a_payout_or_written() -> None:
    one = known("bad-luck-in-threes")
    short = {"red": {"dead": 1, "prison": 1, "banished": ["Cincinnati"]}, "blue": {"money": 4}}
    assert one.solution() == short
    nothing = {"money": 0, "dead": 0, "prison": 0, "hospital": 0, "banished": []}
    assert check(one, {who: {**nothing, **brought} for who, brought in short.items()})
    three = known("the-loudest-doorbell")
    assert check(three, {who: three.solution().get(who, nothing) for who in three.state.table.colours})
    assert check_text(one, "red: dead 1, prison 1, banished Cincinnati; blue: money 4")
    assert check(one, {**short, "blue": {"money": 3}}).verdict == "wrong"
    assert check(one, {}).verdict == "wrong"


@pytest.mark.parametrize(
    ("id_", "answer"),
    [
        ("two-porters", "four"),
        ("two-porters", 1.5),
        ("two-porters", True),
        ("half-a-sandwich", {"player": "red", "money": 1}),
        ("half-a-sandwich", {"player": "pink", "money": 1, "alcapo": 2}),
        ("half-a-sandwich", [1, 2]),
        ("half-a-sandwich", {"player": "red", "money": None, "alcapo": 2}),
        ("bad-luck-in-threes", {"red": 5}),
        ("bad-luck-in-threes", {"red": {"gold": 5}}),
        ("bad-luck-in-threes", {"red": {}, "Red": {}}),
        ("five-fresh-cards", [9]),
        ("twice-gold", [7]),
    ],
)
def test_what_is_no_answer_is_unreadable_and_says_so_in_every_language(id_: str, answer: Any) -> None:
    verdict = check(known(id_), answer)
    assert verdict.verdict == "unreadable"
    assert len({verdict.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_chicago_has_three_parts_and_is_typed_with_their_names() -> None:
    one = known("half-a-sandwich")
    assert one.solution() == {"player": "red", "money": 1, "alcapo": 2}
    assert check_text(one, "player red, money 1, alcapo 2")
    nobody = known("nobody-for-dinner")
    assert check(nobody, {"alcapo": 7, "money": 0, "player": None})
    assert check_text(nobody, "player none, money 0, alcapo 7")
    swapped = check(one, {"player": "red", "money": 2, "alcapo": 1})
    assert swapped.misconceptions == ["chicago-rounds-up"]
    assert "Look again at: player" in check(one, {"player": None, "money": 1, "alcapo": 2}).text()


def test_hidden_cards_come_in_any_order_and_strange_ones_are_wrong_not_unreadable() -> None:
    one = known("five-fresh-cards")
    assert check(one, one.solution()[::-1])
    assert check_text(one, ", ".join(map(str, one.solution())))
    assert check(one, [*one.solution(), "prison"]).verdict == "wrong"
    under_chicago = known("behind-alcapos-door")
    assert under_chicago.solution() == []
    assert check(under_chicago, [])
    assert check(under_chicago, [1]).verdict == "wrong"


MEN = {"Boston": {"gangsters": {"blue": [1, 0]}}}


@pytest.mark.parametrize(
    ("kind_", "ask", "data", "message"),
    [
        ("takeover", {"player": "red", "city": "Boston"}, {"cities": MEN}, "ask-hand"),
        ("takeover", {"player": "red", "city": "Boston"}, {"hands": {"red": {"cards": {}}}}, "ask-hand"),
        ("takeover", {"player": "yellow", "city": "Boston"}, {}, "position-not-in-play"),
        ("takeover", {"player": "red", "city": "Memphis"}, {}, "position-city-not-in-play"),
        ("hidden", {"player": "red", "city": "Paris"}, {}, "position-unknown-city"),
        ("hidden", {"player": "red", "city": "Boston"}, {"hands": {"red": {"professionals": 1}}}, "ask-cards"),
        ("last-turn", {}, {"hands": {"red": {"professionals": 1}}}, "ask-hands"),
        ("payout", {}, {"cities": MEN, "hidden": {"Detroit": 2}}, "ask-hidden"),
        ("payout", {"player": "red"}, {}, "schema-unknown-key"),
        ("takeover", {"player": "red"}, {}, "schema-missing"),
    ],
)
def test_what_a_question_needs_and_does_not_find_is_refused(
    kind_: str, ask: dict[str, str], data: dict[str, Any], message: str
) -> None:
    found, faults = asked({"players": ["red", "blue"], **data}, kind_, **ask)
    assert found is None
    assert message in {fault.name for fault in faults}


def test_a_payout_asks_for_hidden_cards_only_where_somebody_stands() -> None:
    one = puzzle({"players": ["red", "blue"], "cities": MEN, "hidden": {"Boston": 3}}, "payout")
    assert one.solution() == {"blue": {"money": 3}}


def test_gangsters_in_the_cities_are_counted_by_nobody_where_there_are_none() -> None:
    hands = {"red": {"professionals": 1}, "blue": {"professionals": 3}}
    one = puzzle({"players": ["red", "blue"], "hands": hands}, "last-turn")
    assert one.check(["red", "blue"]).misconceptions == ["last-turn-clockwise", "fewest-first"]
    there = {"players": ["red", "blue"], "hands": hands, "cities": {"Boston": {"gangsters": {"red": [2, 0]}}}}
    assert "placed-counted" in puzzle(there, "last-turn").check(["red", "blue"]).misconceptions


def test_a_third_mark_that_is_there_leaves_that_round_only() -> None:
    assert puzzle({"players": ["red", "blue"], "police": ["gold", "both"]}, "police").solution() == [3, 4]
    assert puzzle({"players": ["red", "blue"], "police": ["gold", "both", "gold"]}, "police").solution() == [3]
