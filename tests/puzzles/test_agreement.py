"""On random positions, also on maps of their own, the engine's answers are those of a slow second implementation."""

import random
from pathlib import Path
from typing import Any

import pytest

from gangster_widgets.games.gangster.components import standard
from gangster_widgets.kernel.files import Data
from gangster_widgets.kernel.game import game
from gangster_widgets.puzzles.kind import kind, kinds
from tests.independent import actions, rules

GANGSTER = game("gangster")
LETTERS = {"yellow": "Y", "grey": "G", "brown": "N", "blue": "B", "green": "E"}
COLOURS = {letter: colour for colour, letter in LETTERS.items()}
KINDS = ("bodyguard", "engine", "tommy gun", "trunk", "bumper", "door")
ROUNDS, LONG_ROUNDS = 150, 3_000


def random_map(chance: random.Random) -> dict[str, Any]:
    """A connected map of 3 to 9 places, sometimes with a Cicero."""
    names = ["Dock", "Cicero", "Mill", "Park", "Yard", "Hill", "Row", "Gate", "Well"][: chance.randint(3, 9)]
    roads = {frozenset((name, chance.choice(names[:index]))) for index, name in enumerate(names) if index}
    for _ in range(chance.randint(0, 8)):
        roads.add(frozenset(chance.sample(names, 2)))
    return {"harbour": "Dock", "connections": [sorted(road) for road in sorted(roads, key=sorted)]}


def random_position(chance: random.Random) -> dict[str, Any]:
    """A whole position: tablets on some districts, cars, equipment, rulings, on the standard map or one of its own."""
    players = chance.randint(2, 5)
    colours = list(LETTERS)[: 4 if players == 2 else players]
    written: dict[str, Any] = {"players": players, "turn": chance.choice(colours), "casino": chance.randint(1, 6)}
    places = list(standard().board.places)
    if chance.random() < 0.5:
        written["board"] = random_map(chance)
        places = sorted({place for road in written["board"]["connections"] for place in road})
    harbour = written.get("board", {}).get("harbour", "Gold Coast")
    open_places = [place for place in places if not (players == 3 and place == "Cicero")]
    written["rulings"] = {
        name: way
        for name, way in (("gap", "same-gang-on-last-field"), ("bumper", "swap"), ("cicero", "road"))
        if chance.random() < 0.2
    }
    written["districts"] = {
        place: random_district(chance, [LETTERS[colour] for colour in colours])
        for place in open_places
        if place != harbour and chance.random() < 0.8
    }
    written["display"] = chance.sample(KINDS, chance.randint(0, 3))
    written["influence"] = {colour: chance.randint(0, 9) for colour in colours}
    written["cars"] = {colour: random_car(chance, colour, colours, open_places) for colour in colours}
    return written


def crowded(written: dict[str, Any]) -> bool:
    """Whether there are more gangsters of a colour than the box has."""
    standing = "".join(fields_of(district) for district in written["districts"].values())
    counts = [
        standing.count(LETTERS[colour])
        + car["aboard"]
        + sum(other["trunk"].count(colour) for other in written["cars"].values())
        for colour, car in written["cars"].items()
    ]
    return max(counts) > 20


def random_district(chance: random.Random, letters: list[str]) -> dict[str, Any]:
    rows, columns = chance.randint(1, 3), chance.randint(1, 4)
    places = [chance.choice([1, 2, 3, 4, 5, "?"]) for _ in range(chance.randint(1, 5))]
    crowd = chance.choice([0.2, 0.6, 0.95])
    fields = [chance.choice(letters) if chance.random() < crowd else "." for _ in range(rows * columns)]
    tablet = {"places": places, "rows": rows, "columns": columns}
    return {"tablet": tablet, "gangsters": "".join(fields), "doubled": chance.random() < 0.2}


def random_car(chance: random.Random, colour: str, colours: list[str], places: list[str]) -> dict[str, Any]:
    return {
        "at": chance.choice(places),
        "cards": sorted(chance.sample([1, 2, 3], chance.randint(1, 3))),
        "aboard": chance.choice([0, 1, 2]),
        "trunk": [chance.choice([other for other in colours if other != colour]) for _ in range(chance.randint(0, 2))],
        "equipment": chance.sample(KINDS, chance.randint(0, 2)),
    }


def answer(written: dict[str, Any], name: str, ask: dict[str, Any]) -> Any:
    """The engine's answer to a question of that kind; every answer has reasons."""
    source = Data("random", {"ask": ask, "position": written})
    state, faults = GANGSTER.position(written, source, ("position",))
    assert not faults, (written, faults)
    asked = kind("gangster", name)
    question = asked.ask_model.model_validate(ask)
    assert not list(asked.needs(state, question, source))
    solution = asked.solve(state, question)
    assert list(solution.why.walk())
    assert all(why.clause for why in solution.why.walk())
    assert asked.right(state, question, solution.answer, solution) or not solution.answer
    return solution.answer


def fields_of(district: dict[str, Any]) -> str:
    return str(district["gangsters"])


def check_points_order_and_field(written: dict[str, Any], chance: random.Random) -> None:
    same = "gap" in written["rulings"]
    for name, district in written["districts"].items():
        places, fields = district["tablet"]["places"], fields_of(district)
        points = rules.points(places, written["casino"], district["doubled"], fields)
        expected = {COLOURS[gang]: number for gang, number in points.items() if number}
        assert answer(written, "points", {"district": name}) == expected, written
        order = tuple(COLOURS[gang] for gang in rules.order(fields))
        assert answer(written, "order", {"district": name}) == order, written
        gangs = [chance.choice(list(written["cars"])) for _ in range(3)]
        taken = tuple(rules.unload(fields, [LETTERS[gang] for gang in gangs], same))
        assert answer(written, "field", {"district": name, "unload": gangs}) == taken, written


def check_all_points(written: dict[str, Any]) -> None:
    total = dict.fromkeys(written["cars"], 0)
    for district in written["districts"].values():
        places, doubled = district["tablet"]["places"], district["doubled"]
        for gang, number in rules.points(places, written["casino"], doubled, fields_of(district)).items():
            total[COLOURS[gang]] += number
    if written["districts"]:
        assert answer(written, "points", {}) == {gang: number for gang, number in total.items() if number}, written


def check_reach(written: dict[str, Any]) -> None:
    roads = written.get("board", {}).get("connections", [list(road) for road in standard().board.roads])
    closed = "Cicero" if written["players"] == 3 else None
    for colour, car in written["cars"].items():
        lengths = rules.drive_lengths(car["cards"], "engine" in car["equipment"])
        expected = rules.reach(roads, car["at"], lengths, closed, "cicero" in written["rulings"])
        assert set(answer(written, "reach", {"car": colour})) == expected, (colour, written)
        one = car["cards"][0]
        lengths = rules.drive_lengths([one], "engine" in car["equipment"])
        expected = rules.reach(roads, car["at"], lengths, closed, "cicero" in written["rulings"])
        assert set(answer(written, "reach", {"car": colour, "card": one})) == expected, (colour, written)


def check_load(written: dict[str, Any]) -> None:
    def car(colour: str) -> dict[str, Any]:
        own = written["cars"][colour]
        trunk = "".join(LETTERS[other] for other in own["trunk"])
        return {"gang": LETTERS[colour], "at": own["at"], "trunk": trunk, "equipment": own["equipment"]}

    roads = written.get("board", {}).get("connections", [list(road) for road in standard().board.roads])
    for colour in written["cars"]:
        seen = {
            "car": car(colour),
            "others": [car(other) for other in written["cars"] if other != colour],
            "harbour": written.get("board", {}).get("harbour", "Gold Coast"),
            "connections": roads,
            "tablets": {name: fields_of(district) for name, district in written["districts"].items()},
            "closed": "Cicero" if written["players"] == 3 else None,
            "persons": [["Y", "N"], ["G", "B"]] if written["players"] == 2 else None,
        }
        assert set(answer(written, "load", {"car": colour})) == rules.loads(seen), (colour, written)


def check_actions(written: dict[str, Any]) -> None:
    colour = written["turn"]
    can = actions.every_action(written, colour)
    cannot = [words.replace("drives 1 ", "drives 2 ").replace(" 1", " 2") for words in can[:20]]
    asked = [*can[:40], *cannot, f"{colour} unloads {colour} {colour}", f"{colour} loads Mill 1"]
    state, _ = GANGSTER.position(written, Data("random", {}), ("position",))
    asked = list({GANGSTER.read(state, words): words for words in asked}.values())
    expected = tuple(words for words in asked if actions.allowed(written, words))
    assert answer(written, "legal", {"actions": asked}) == expected, written
    best = {GANGSTER.read(state, words) for words in actions.best(written, colour)}
    found = answer(written, "best", {"car": colour})
    assert GANGSTER.read(state, found) in best if best else found == "", (found, best, written)


def check_rounds(seeds: range) -> None:
    for seed in seeds:
        chance = random.Random(seed)
        written = random_position(chance)
        while crowded(written):
            written = random_position(chance)
        check_points_order_and_field(written, chance)
        check_all_points(written)
        check_reach(written)
        check_load(written)
        check_actions(written)


@pytest.mark.parametrize("part", range(4))
def test_every_kind_agrees_on_random_positions(part: int) -> None:
    check_rounds(range(part * ROUNDS // 4, (part + 1) * ROUNDS // 4))


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_every_kind_agrees_on_many_more_random_positions(part: int) -> None:
    check_rounds(range(ROUNDS + part * LONG_ROUNDS // 8, ROUNDS + (part + 1) * LONG_ROUNDS // 8))


def test_all_kinds_are_compared() -> None:
    here = {"points", "order", "field", "reach", "load", "legal", "best"}
    elsewhere = {"count", "casino", "crew", "turns", "doublers", "equipment"}
    assert set(kinds("gangster")) == here | elsewhere
    assert Path(rules.__file__).exists()
