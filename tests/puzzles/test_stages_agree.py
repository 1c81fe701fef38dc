"""Turns, doublers, equipment and those set down first: on random positions a slow second implementation agrees.

The wrong rules too: what one of them yields by that implementation names its idea.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from gangster_widgets.kernel.game import game
from gangster_widgets.puzzles.checker import check
from gangster_widgets.puzzles.puzzle import Puzzle
from tests.independent import actions, rules, stages, wrong_stages
from tests.puzzles.test_agreement import COLOURS, LETTERS, crowded, fields_of, random_position
from tests.puzzles.test_diagnosis import puzzle

GANGSTER = game("gangster")
ROUNDS, LONG_ROUNDS = 120, 2_000
POLICE = {2: 2, 3: 2, 4: 2, 5: 3}


def drawn_position(chance: random.Random) -> dict[str, Any]:
    """A whole position in any stage; often many doublers lie, up to eight."""
    written = random_position(chance)
    while crowded(written):
        written = random_position(chance)
    names = list(written["districts"])
    lie = set(chance.sample(names, min(len(names), chance.choice([0, 3, 6, 7, 8]))))
    for name, district in written["districts"].items():
        district["doubled"] = name in lie
    return {**written, "stage": chance.randint(1, 3)}


def cards_of(written: dict[str, Any], chance: random.Random) -> list[str]:
    """All cards that can still come, in any order."""
    there = set(actions.places(written)) - {actions.harbour(written), actions.closed(written)}
    cards = [*sorted(there - stages.doubled(written)), *["police"] * POLICE[written["players"]]]
    chance.shuffle(cards)
    return cards


def drawn_cards(written: dict[str, Any], chance: random.Random) -> list[str]:
    """Some of them, drawn one after another as long as the stage is not over."""
    drawn: list[str] = []
    for card in cards_of(written, chance)[: chance.randint(0, 4)]:
        if stages.still_doubled(written, drawn) == {"stage over"}:
            break
        drawn.append(card)
    return drawn


def asked(written: dict[str, Any], chance: random.Random) -> Iterator[tuple[Puzzle, set[str], dict[str, set[str]]]]:
    """Puzzles on that position with their answers, and the answers of the wrong rules."""
    colour = chance.choice(list(written["cars"]))
    can = actions.every_action(written, colour)
    for action in chance.sample(can, min(6, len(can))):
        pile = cards_of(written, chance)[: chance.choice([0, 1, 1, 3, 20])]
        one = puzzle(written, "turns", {"action": action, "pile": pile})
        wrong = {name: thought(written, action, pile) for name, thought in wrong_stages.TURNS.items()}
        yield one, stages.turn_end(written, action, pile), wrong
    drawn = drawn_cards(written, chance)
    one = puzzle(written, "doublers", {"drawn": drawn} if drawn else {})
    wrong = {name: thought(written, drawn) for name, thought in wrong_stages.DOUBLERS.items()}
    yield one, stages.still_doubled(written, drawn), wrong
    for colour in written["cars"]:
        one = puzzle(written, "equipment", {"car": colour})
        wrong = {name: thought(written, colour) for name, thought in wrong_stages.EQUIPMENT.items()}
        yield one, stages.at_the_harbour(written, colour), wrong


def check_rounds(seeds: range) -> Counter[str]:
    """Every answer agrees, and every wrong one names its idea; the ideas that led astray, how often each."""
    met = Counter[str]()
    for seed in seeds:
        chance = random.Random(seed)
        written = drawn_position(chance)
        for one, expected, wrong in asked(written, chance):
            assert set(one.solution()) == expected, (one.kind, one.ask, written)
            assert check(one, sorted(expected)), (one.kind, one.ask, written)
            for name, answer in wrong.items():
                if answer != expected:
                    assert name in check(one, sorted(answer)).misconceptions, (name, one.ask, written)
                    met[name] += 1
        met += check_order(written, chance)
    return met


def check_order(written: dict[str, Any], chance: random.Random) -> Counter[str]:
    """The order after some were set down, as far as they can all be."""
    met = Counter[str]()
    for name, district in written["districts"].items():
        fields = fields_of(district)
        gangs = [chance.choice(list(written["cars"])) for _ in range(chance.randint(1, 3))]
        letters = [LETTERS[gang] for gang in gangs]
        taken = rules.unload(fields, letters, "gap" in written["rulings"])
        if len(taken) < len(gangs):
            continue
        for field, letter in zip(taken, letters, strict=True):
            fields = rules.set_down(fields, field, letter)
        one = puzzle(written, "order", {"district": name, "unload": gangs})
        expected = [COLOURS[gang] for gang in rules.order(fields)]
        assert one.solution() == expected, written
        answer = [COLOURS[gang] for gang in wrong_stages.placed_later(fields, letters)]
        if answer != expected:
            assert "tie-placed-later" in check(one, answer).misconceptions, (gangs, written)
            met["tie-placed-later"] += 1
    return met


@pytest.mark.parametrize("part", range(4))
def test_answers_agree_and_wrong_ones_name_their_idea_on_random_positions(part: int) -> None:
    check_rounds(range(50_000 + part * ROUNDS // 4, 50_000 + (part + 1) * ROUNDS // 4))


def test_every_wrong_rule_leads_astray_somewhere() -> None:
    tables = (wrong_stages.TURNS, wrong_stages.DOUBLERS, wrong_stages.EQUIPMENT, wrong_stages.ORDER_AFTER)
    assert set(check_rounds(range(60_000, 60_040))) == {name for table in tables for name in table}


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_answers_agree_on_many_more_random_positions(part: int) -> None:
    check_rounds(range(70_000 + part * LONG_ROUNDS // 8, 70_000 + (part + 1) * LONG_ROUNDS // 8))


def test_the_wrong_rules_are_those_of_the_kinds() -> None:
    tables = {"turns": wrong_stages.TURNS, "doublers": wrong_stages.DOUBLERS, "equipment": wrong_stages.EQUIPMENT}
    for kind, table in tables.items():
        assert set(table) == {mistake.id for mistake in GANGSTER.mistakes if kind in mistake.kinds}


def test_whoever_has_just_loaded_is_thought_to_drive_and_nobody_else_is() -> None:
    asked = [f"{colour} drives 1 to The Loop" for colour in ("yellow", "grey", "blue")] + ["yellow unloads yellow"]
    cars = {colour: {"at": "North Side", "aboard": 1} for colour in ("yellow", "grey", "blue")}
    written = {"turn": "grey", "districts": {"North Side": {"tablet": "T02"}}, "cars": cars}
    one = puzzle(written, "legal", {"actions": asked})
    assert one.solution() == [asked[1]]
    assert check(one, asked[:2]).misconceptions == ["load-and-drive"]
    assert "load-and-drive" not in check(one, asked[1:3]).misconceptions
    assert "load-and-drive" not in check(one, [asked[1], asked[3]]).misconceptions
