"""The example that puzzle files are described by, with its claim, and how a puzzle is used in Python."""

from pathlib import Path

import pytest

import gangster_widgets
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.loader import load

EXAMPLE = """\
id: north-side                      # unique; lower case, digits, hyphens
game: gangster                      # gangster, the_boss or gangsta
kind: points                        # what is asked: see the kinds
rules: [places.left-to-right, tie.highest-rank]   # the clauses it drills
level: 2                            # 1 (first steps) to 5
title: {en: The North Side, de: Die North Side, nl: De North Side, fr: Le North Side}
ask: {district: North Side}         # what the kind needs to know
position:
  players: 5                        # persons, 2 to 5; default 4
  casino: 5                         # what "?" counts
  districts:
    North Side:
      tablet: {places: [5, 4, 2, "?"], rows: 4, columns: 4}
      gangsters: "EBNY GYNY G..."
      doubled: true
answer: {yellow: 10, grey: 8, brown: 4, blue: 10}   # the author's claim; the engine must agree
story: {en: ...}                    # optional words above the question; the question itself is the kind's
"""


@pytest.mark.clause("places.left-to-right", "tie.highest-rank", "casino.all", "doubler.doubles", "majority.number")
def test_the_example_is_read_and_its_claim_is_right(tmp_path: Path) -> None:
    file = tmp_path / "example.yaml"
    file.write_text(EXAMPLE, encoding="utf-8")
    shelf = load(file)
    assert not shelf.faults
    (puzzle,) = shelf.puzzles
    assert puzzle.solution() == {"yellow": 10, "grey": 8, "brown": 4, "blue": 10}


def test_a_wrong_claim_is_refused_with_the_right_answer(tmp_path: Path) -> None:
    file = tmp_path / "example.yaml"
    file.write_text(EXAMPLE.replace("blue: 10}", "green: 10}"), encoding="utf-8")
    (fault,) = load(file).faults
    assert (fault.line, fault.name, fault.id) == (16, "puzzle-claim", "north-side")
    assert "blue" in dict(fault.facts)["answer"]


def test_a_puzzle_is_used_in_python() -> None:
    puzzle = gangster_widgets.puzzle("north-side")
    assert puzzle.solution()["yellow"] == 10
    assert "[tie.highest-rank]" in str(puzzle.why())
    assert "How many points" in str(puzzle)
    assert repr(puzzle) == "<puzzle north-side: gangster points>"
    assert gangster_widgets.load(puzzle.file).find("north-side").solution() == puzzle.solution()
    with pytest.raises(KeyError, match="no-such-puzzle"):
        gangster_widgets.puzzle("no-such-puzzle")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_is_told_in_every_language_and_never_gives_the_answer_away(lang: str) -> None:
    puzzle = gangster_widgets.puzzle("north-side")
    assert puzzle.named(lang) in puzzle.text(lang)
    assert "10" not in puzzle.text(lang)
    assert "10" in str(puzzle.why(lang))
