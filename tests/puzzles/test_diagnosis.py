"""A wrong answer that a wrong rule yields names that rule: on positions no test has seen, by an independent reading."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from gangster_widgets.games.gangster.components import standard
from gangster_widgets.kernel.files import Data
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.puzzles.checker import check
from gangster_widgets.puzzles.loader import read
from gangster_widgets.puzzles.puzzle import Puzzle, as_json
from tests.independent import counting, rules, wrong, wrong_stages
from tests.puzzles.test_agreement import COLOURS, LETTERS, crowded, fields_of, random_position

GANGSTER = game("gangster")
ROUNDS = 100
GAPS = ("gap-at-once", "gap-never", "gap-from-the-end", "gap-same-gang")
"""The wrong rules about gaps that are asked about where some are set down before an order."""


def puzzle(written: dict[str, Any], kind: str, ask: dict[str, Any]) -> Puzzle:
    source = Data("random", {"id": "p", "game": "gangster", "kind": kind, "ask": ask, "position": written})
    found, faults = read(source)
    assert found is not None, faults
    return found


def cases(written: dict[str, Any], chance: random.Random) -> Iterator[tuple[Puzzle, str, Any]]:
    """Puzzles on that position, each with a wrong rule and the answer that it yields."""
    same = "gap" in written["rulings"]
    for name, district in written["districts"].items():
        places, fields, doubled = district["tablet"]["places"], fields_of(district), district["doubled"]
        points = puzzle(written, "points", {"district": name})
        for rule, reckon in wrong.POINTS.items():
            found = reckon(places, written["casino"], doubled, fields)
            yield points, rule, {COLOURS[gang]: number for gang, number in found.items() if number}
        order = puzzle(written, "order", {"district": name})
        for rule, standing in wrong.ORDER.items():
            yield order, rule, [COLOURS[gang] for gang in standing(fields)]
        gangs = [chance.choice(list(written["cars"])) for _ in range(3)]
        field = puzzle(written, "field", {"district": name, "unload": gangs})
        for rule, unload in wrong.FIELD.items():
            yield field, rule, unload(fields, [LETTERS[gang] for gang in gangs], same)
        yield from set_down_first(written, name, gangs, same)
    yield from driving(written)
    yield from loading(written)


def set_down_first(
    written: dict[str, Any], name: str, gangs: list[str], same: bool
) -> Iterator[tuple[Puzzle, str, Any]]:
    """The order after some were set down, as it comes out with a wrong rule about gaps."""
    fields, letters = fields_of(written["districts"][name]), [LETTERS[gang] for gang in gangs]
    if len(rules.unload(fields, letters, same)) < len(gangs):
        return
    after = puzzle(written, "order", {"district": name, "unload": gangs})
    for rule in GAPS:
        standing = list(fields)
        for field, gang in zip(wrong.FIELD[rule](fields, letters, same), letters, strict=False):
            standing[field - 1] = gang
        yield after, rule, [COLOURS[gang] for gang in rules.order("".join(standing))]


def roads_of(written: dict[str, Any]) -> list[Any]:
    return list(written.get("board", {}).get("connections", [list(road) for road in standard().board.roads]))


def driving(written: dict[str, Any]) -> Iterator[tuple[Puzzle, str, Any]]:
    closed = "Cicero" if written["players"] == 3 else None
    for colour, car in written["cars"].items():
        reach = puzzle(written, "reach", {"car": colour})
        for rule, ends in wrong.REACH.items():
            engine, road = "engine" in car["equipment"], "cicero" in written["rulings"]
            yield reach, rule, sorted(ends(roads_of(written), car["at"], car["cards"], engine, closed, road))


def loading(written: dict[str, Any]) -> Iterator[tuple[Puzzle, str, Any]]:
    def car(colour: str) -> dict[str, Any]:
        own = written["cars"][colour]
        trunk = "".join(LETTERS[other] for other in own["trunk"])
        return {"gang": LETTERS[colour], "at": own["at"], "trunk": trunk, "equipment": own["equipment"]}

    for colour in written["cars"]:
        seen = {
            "car": car(colour),
            "others": [car(other) for other in written["cars"] if other != colour],
            "harbour": written.get("board", {}).get("harbour", "Gold Coast"),
            "connections": roads_of(written),
            "tablets": {name: fields_of(district) for name, district in written["districts"].items()},
            "closed": "Cicero" if written["players"] == 3 else None,
            "persons": [["Y", "N"], ["G", "B"]] if written["players"] == 2 else None,
        }
        load = puzzle(written, "load", {"car": colour})
        for rule, loads in wrong.LOAD.items():
            yield load, rule, [list(spot) for spot in sorted(loads(seen))]


def test_the_mistakes_are_those_that_others_rely_on() -> None:
    tables = (wrong.POINTS, wrong.ORDER, wrong.FIELD, wrong.REACH, wrong.LOAD, counting.CASINO, counting.CREW)
    listed = {name for table in tables for name in table}
    asked = {"points", "order", "field", "reach", "load", "count", "casino", "crew"}
    assert listed | {"tie-placed-later"} == {one.id for one in GANGSTER.mistakes if asked & set(one.kinds)}
    order = {**wrong.ORDER, **wrong_stages.ORDER_AFTER, **dict.fromkeys(GAPS)}
    for kind, table in (("points", wrong.POINTS), ("order", order), ("field", wrong.FIELD)):
        assert set(table) == {mistake.id for mistake in GANGSTER.mistakes if kind in mistake.kinds}


@pytest.mark.parametrize("part", range(4))
def test_wrong_answers_of_listed_rules_name_the_rule_and_right_ones_are_right(part: int) -> None:
    named, missed = Counter[str](), Counter[str]()
    for seed in range(10_000 + part * ROUNDS // 4, 10_000 + (part + 1) * ROUNDS // 4):
        chance = random.Random(seed)
        written = random_position(chance)
        while crowded(written):
            written = random_position(chance)
        for one, rule, answer in cases(written, chance):
            verdict = check(one, answer)
            if one.right(one.reads(answer)):
                assert verdict.verdict == "right"
                assert not verdict.misconceptions
            else:
                assert verdict.verdict == "wrong"
                (named if rule in verdict.misconceptions else missed)[rule] += 1
    for rule in named | missed:
        assert named[rule] >= 97 * (named[rule] + missed[rule]) / 100, (rule, named[rule], missed[rule])
    assert sum(named.values()) > 500


def test_two_mistakes_together_are_named_as_a_pair_or_as_one_of_the_two() -> None:
    thinking = {"points": [mistake for mistake in GANGSTER.mistakes if "points" in mistake.kinds]}["points"]
    met = tried = 0
    for seed in range(20_000, 20_040):
        chance = random.Random(seed)
        written = random_position(chance)
        while crowded(written) or not written["districts"]:
            written = random_position(chance)
        one = puzzle(written, "points", {"district": chance.choice(list(written["districts"]))})
        for pair in combinations(thinking, 2):
            thought = GANGSTER.thought
            for mistake in pair:
                thought = mistake.change(thought)
            answer = one.asks.solve(one.state, one.ask, thought).answer
            if answer != one.solved.answer:
                tried += 1
                found = check(one, as_json(answer)).misconceptions
                met += bool({mistake.id for mistake in pair} & set(found))
    assert tried > 300
    assert met >= 80 * tried / 100, (met, tried)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_has_its_belief_in_every_language_and_breaks_a_clause(language: str) -> None:
    say = words(language, GANGSTER.folder / "words")
    for mistake in GANGSTER.mistakes:
        assert say.say(f"belief-{mistake.id}")
        assert len(say.say(f"mistake-{mistake.id}")) < 60
        assert mistake.clause in rulebook(GANGSTER.folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_shows_the_belief_the_clause_and_both_ways(language: str) -> None:
    from gangster_widgets import puzzle as known

    verdict = known("north-side").check({"yellow": 5, "grey": 4, "brown": 2, "blue": 5})
    say = words(language, GANGSTER.folder / "words")
    text = verdict.text(language)
    assert not verdict
    assert say.say("belief-doubler-forgotten") in text
    assert "[doubler.doubles]" in text
    assert say.say("verdict-wrong-way") in text
    assert text.index(say.say("verdict-wrong-way")) < text.index(say.say("verdict-true-way") + ":")


@pytest.mark.parametrize(
    ("answer", "verdict", "slip"),
    [
        ({"yellow": 10, "grey": 8, "brown": 4, "blue": 10}, "right", None),
        ({"YELLOW": 10, "Grey": 8, "brown": 4, "blue": 10, "green": 0}, "right", None),
        (None, "not attempted", None),
        ({"yellow": "ten"}, "unreadable", None),
        ([10, 8], "unreadable", None),
        ({"yellow": 10, "grey": 8, "brown": 10, "blue": 4}, "wrong", "verdict-slip-swapped"),
        ({"yellow": 1}, "wrong", "verdict-look-again"),
    ],
)
def test_verdicts_are_right_wrong_unreadable_or_not_attempted(answer: Any, verdict: str, slip: str | None) -> None:
    from gangster_widgets import puzzle as known

    found = known("north-side").check(answer)
    assert (found.verdict, found.slip and found.slip.name) == (verdict, slip)
    assert bool(found) == (verdict == "right")
    assert found.data()["why"]


def test_slips_are_told_as_slips() -> None:
    from gangster_widgets import puzzle as known

    whole = known("three-districts-at-once")
    districts = [part for part in whole.solved.why.parts if part.name == "district"]
    without = dict.fromkeys(whole.solution(), 0)
    for part in districts[1:]:
        for gang, points in part.value:
            without[COLOURS[gang]] += points
    found = whole.check(without)
    assert not found.misconceptions
    assert found.slip is not None
    assert (found.slip.name, dict(found.slip.facts)) == ("verdict-slip-district", {"district": districts[0].where[0]})
    shifted = known("north-side").check({"yellow": 8, "grey": 4, "brown": 10})
    assert shifted.slip is not None
    assert shifted.slip.name == "verdict-slip-next-place"


def test_where_two_ideas_fit_another_position_tells_them_apart() -> None:
    from gangster_widgets import puzzle as known

    verdict = known("north-side").check({"yellow": 10, "brown": 8, "grey": 4, "green": 10})
    assert verdict.misconceptions == ["tie-lower-rank", "tie-first-come"]
    other = verdict.tell_apart()
    assert other is not None
    assert other.kind == "points"
    assert known("north-side").check({"yellow": 5, "grey": 4, "brown": 2, "blue": 5}).tell_apart() is None


def test_ideas_about_a_turn_are_met_too() -> None:
    actions = [
        "yellow drives 2 to Gold Coast, takes door",
        "yellow drives 2 to Gold Coast, dumps blue, takes door",
        "yellow drives 2 to Gold Coast",
        "yellow unloads blue",
    ]
    written = {
        "districts": {"North Side": {"tablet": "T02", "gangsters": "YG"}},
        "cars": {"yellow": {"at": "North Side", "aboard": 2, "trunk": ["blue"]}},
        "display": ["door", "bumper"],
    }
    one = puzzle(written, "legal", {"actions": actions})
    assert one.solution() == [actions[0], actions[1], actions[3]]
    ideas = {
        "dumping-compulsory": [actions[1], actions[3]],
        "equipment-optional": actions,
        "trunk-to-harbour-only": actions[:2],
    }
    for idea, thought in ideas.items():
        assert check(one, thought).misconceptions == [idea]


def test_the_first_action_judged_wrongly_is_named_with_what_stands_against_it() -> None:
    actions = ["yellow loads North Side 1", "yellow loads North Side 2", "grey unloads grey"]
    written = {
        "districts": {"North Side": {"tablet": "T02", "gangsters": "YG"}},
        "cars": {"yellow": {"at": "North Side", "aboard": 2}, "grey": {"at": "North Side", "aboard": 2}},
    }
    one = puzzle(written, "legal", {"actions": actions})
    found = check(one, [actions[0], actions[2]])
    assert not found.misconceptions
    assert "Look again at: Yellow loads" in found.text()
    assert found.slip is not None
    assert [why.facts for why in found.slip.reasons] == [(actions[1],)]
    assert one.words("en").why(found.slip.reasons[0]) in found.text()


def test_the_best_action_of_somebody_who_reckons_otherwise_is_met_whichever_of_them_was_given() -> None:
    from gangster_widgets import puzzle as known

    one = known("whose-rent")
    wrong = {id_: one.check(answer).misconceptions for id_, answer in one.tells_apart().items()}
    assert {"tie-lower-rank", "rank-before-number", "winner-takes-all"} <= wrong.keys()
    assert all(id_ in ids for id_, ids in wrong.items())


def test_whoever_looks_at_the_own_influence_alone_overlooks_what_the_others_lose() -> None:
    from gangster_widgets import puzzle as known

    one = known("chairs-by-the-stage")
    astray = one.tells_apart()["others-forgotten"]
    found = one.check(astray)
    assert "others-forgotten" in found.misconceptions
    after = {idea.mistakes[0].id: idea.solution.why.parts[0] for idea in found.ideas}["others-forgotten"].told()
    best = one.solved.why.parts[0].told()
    assert after["own"] > best["own"]
    assert after["own"] - after["other"] < best["own"] - best["other"]


def of_best() -> Iterator[tuple[Puzzle, Any]]:
    """Every wrong action of the composed puzzles about the best one."""
    from gangster_widgets.puzzles.bank import composed

    for one in [found for found in composed() if found.kind == "best"]:
        for action in one.asks.shape(one.state, one.ask).choices():
            answer = GANGSTER.write(action)
            if not one.right(answer):
                yield one, answer


def test_what_a_wrong_action_leads_to_is_said_first_whatever_ideas_are_told() -> None:
    told = set()
    for one, answer in of_best():
        found = check(one, answer)
        assert found.slip is not None
        drive = " drives " in answer
        assert found.slip.name == ("verdict-lead-drive" if drive else "verdict-lead")
        assert len(found.ideas) <= 2
        assert all(len(idea.mistakes) == 1 for idea in found.ideas)
        told.add((bool(found.ideas), drive))
    assert told == {(True, False), (False, False), (False, True)}


def test_an_idea_with_which_nearly_every_action_is_as_good_explains_none() -> None:
    from gangster_widgets import puzzle as known

    assert "winner-takes-all" not in known("one-two-three").tells_apart()
    assert not check(known("one-two-three"), "yellow unloads yellow").misconceptions
    assert "others-forgotten" in check(known("chairs-by-the-stage"), "grey unloads grey").misconceptions


def test_both_ways_of_thinking_show_the_given_action_and_one_best_action() -> None:
    from gangster_widgets.puzzles.explained import explained

    for one, answer in of_best():
        found = check(one, answer)
        said = explained(found, one.words("en"))
        ways = [believed.way for believed in said.beliefs]
        assert [why.facts[0] for way in ways[:1] for why in way] == [answer] * bool(ways)
        assert all(way not in ways[:nth] for nth, way in enumerate(ways) if way)  # nothing is told twice
        assert [why.facts[0] for why in said.true] == [one.solution()] * bool(said.beliefs)
        assert len(one.solved.why.parts) == 1
