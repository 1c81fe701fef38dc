"""Wrong answers as people give them, worked out by hand: the verdict says what a good teacher would say."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from gangster_widgets import puzzle as known
from gangster_widgets.kernel.files import Data
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.puzzles.checker import check
from gangster_widgets.puzzles.loader import read
from gangster_widgets.puzzles.puzzle import Puzzle

FILES = {"gangster": "by_hand.yaml", "the_boss": "the_boss_by_hand.yaml", "gangsta": "gangsta_by_hand.yaml"}
WRITTEN: dict[str, list[dict[str, Any]]] = {
    name: yaml.safe_load((Path(__file__).parent / file).read_text(encoding="utf-8"))["entries"]
    for name, file in FILES.items()
}
ENTRIES = [entry for entries in WRITTEN.values() for entry in entries]
MET = ("ideas", "slip", "verdict")
POINTERS = ("verdict-look-again", "verdict-count", "verdict-lead", "verdict-lead-drive", "verdict-not-allowed")
"""What is said of an answer that no idea and no slip explains: where to look again."""

OWN = """\
id: own-rings
game: gangster
kind: reach
ask: {car: yellow, card: 2}
position:
  board:
    harbour: Pier
    connections:
      [[Mill, Row], [Row, Gate], [Gate, Mill], [Mill, Dock], [Dock, Park], [Park, Yard], [Yard, Mill], [Park, Pier]]
  cars:
    yellow: {at: Mill, cards: [2], equipment: [engine]}
answer: [Mill, Row, Gate, Dock, Park, Yard, Pier]
---
id: own-harbour
game: gangster
kind: load
ask: {car: yellow}
position:
  districts:
    The Loop: {tablet: T03, gangsters: "GYB"}
  cars:
    yellow: {at: Gold Coast, trunk: [blue], equipment: [tommy gun]}
answer: []
---
id: own-gun
game: gangster
kind: load
ask: {car: yellow}
position:
  districts:
    The Loop: {tablet: T03, gangsters: "YGN"}
    Greek Town: {tablet: T04, gangsters: "YN"}
  cars:
    yellow: {at: The Loop, trunk: [blue], equipment: [tommy gun]}
    grey: {at: The Loop, equipment: [bodyguard]}
answer: [[The Loop, 1]]
---
id: own-last-policeman
game: gangster
kind: turns
ask: {action: yellow drives 1 to The Loop, pile: [police]}
position:
  districts:
    North Side: {tablet: T01, doubled: true}
  cars:
    yellow: {at: Chinatown, cards: [1]}
answer: [cards up, district card, policeman]
---
id: own-last-card
game: gangster
kind: turns
ask: {action: yellow unloads yellow, pile: [police]}
position:
  districts:
    Chinatown: {tablet: T01, doubled: true}
  cars:
    yellow: {at: Chinatown, cards: [1]}
answer: []
---
id: own-casino
game: gangster
kind: points
ask: {district: Greek Town}
position:
  casino: 5
  districts:
    Greek Town: {tablet: T09, gangsters: "YGYB GN", doubled: true}
answer: {grey: 10, yellow: 6, brown: 2}
"""


def own() -> dict[str, Puzzle]:
    found = {}
    for document in yaml.safe_load_all(OWN):
        puzzle, faults = read(Data("own", document))
        assert puzzle is not None, faults
        found[puzzle.id] = puzzle
    return found


PUZZLES = own()


def verdict_on(entry: dict[str, Any]) -> Any:
    puzzle = PUZZLES.get(entry["puzzle"]) or known(entry["puzzle"])
    return check(puzzle, entry["answer"]) if "answer" in entry else check(puzzle)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry['puzzle']}: {entry.get('answer')}"[:90])
def test_the_verdict_is_what_a_teacher_says(entry: dict[str, Any]) -> None:
    verdict = verdict_on(entry)
    assert not verdict
    assert verdict.verdict == entry.get("verdict", "wrong")
    slip = verdict.slip and verdict.slip.name
    assert slip == entry.get("slip") or ("slip" not in entry and slip in POINTERS), verdict.misconceptions
    ideas = entry.get("ideas", [])
    assert set(ideas) <= set(verdict.misconceptions)
    assert ideas or not verdict.misconceptions
    owner = game(verdict.puzzle.game)
    broken = {mistake.id: (mistake.clause, *mistake.also) for mistake in owner.mistakes}
    for language in LANGUAGES:
        text, say = verdict.text(language), words(language, owner.folder / "words")
        for idea in ideas:
            assert say.say(f"belief-{idea}") in text
            (*quoted,) = (id_ for id_ in broken[idea] if f"[{id_}]" in text)
            assert quoted
            for id_ in quoted:
                assert rulebook(owner.folder)[id_].sentence[language].strip() in text
        if verdict.slip is not None:
            assert len(text.splitlines()) > 1


@pytest.mark.parametrize("entry", [entry for entry in ENTRIES if len(entry.get("ideas", [])) == 2], ids=str)
def test_two_ideas_at_once_are_named_together_where_neither_alone_leads_there(entry: dict[str, Any]) -> None:
    together = [{mistake.id for mistake in idea.mistakes} for idea in verdict_on(entry).ideas]
    assert set(entry["ideas"]) in together


@pytest.mark.parametrize("name", FILES)
def test_every_wrong_idea_has_an_answer_here(name: str) -> None:
    asked_about = {mistake.id for mistake in game(name).mistakes if mistake.kinds}
    assert {idea for entry in WRITTEN[name] for idea in entry.get("ideas", [])} >= asked_about


def test_every_entry_says_who_answers_why_and_one_thing_that_must_be_met() -> None:
    for entry in ENTRIES:
        assert set(entry) <= {"puzzle", "answer", "thought", *MET}
        assert entry["thought"].endswith(".")
        assert sum(key in entry for key in MET) == 1
    assert all(len(entries) >= 66 for entries in WRITTEN.values())
