"""Lessons out of files: what is read, in which order, and everything that can be wrong, each at its line."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from gangster_widgets.kernel.files import Faulty, fault_words, said
from gangster_widgets.kernel.game import games
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.lessons.course import lesson, lessons
from gangster_widgets.lessons.lesson import Moves, Reckoning, Task, Term, paragraphs

from .lesson_texts import GAPS, TIES, course, texts


def test_lessons_are_found_in_their_folder_in_the_order_of_the_course(tmp_path: Path) -> None:
    folder = course(tmp_path, TIES, GAPS)
    assert [one.id for one in lessons("gangster", folder)] == ["gaps", "ties"]
    assert lesson("gangster", "ties", folder).minutes == 1


def test_a_game_without_a_course_has_no_lessons(tmp_path: Path) -> None:
    assert lessons("gangster", tmp_path) == ()
    assert lessons("chess", tmp_path) == ()


def test_a_lesson_that_is_not_there_is_a_key_error_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="there is no lesson 'harbour'"):
        lesson("gangster", "harbour", course(tmp_path, GAPS))


def test_a_page_has_its_texts_and_the_one_thing_to_do(tmp_path: Path) -> None:
    found = lesson("gangster", "gaps", course(tmp_path, GAPS))
    walk, book, task, steps = (page.does for page in found.pages)
    assert isinstance(walk, Moves)
    assert walk.actions[0] == "yellow loads The Loop 3"
    assert walk.district == "The Loop"
    assert walk.notes[1]["de"] == "Now there is a gap (de)"
    assert isinstance(book, Reckoning)
    assert (book.district, book.beside, book.asking) == ("North Side", "tie-lower-rank", True)
    assert "points" in book.ask_at
    assert "district" not in book.ask_at
    assert (task, steps) == (Task("last-field-still-empty", 2, False), Task("north-side", 0, True))
    assert found.title["fr"] == "Gaps (fr)"


def test_paragraphs_are_divided_by_empty_lines_and_terms_lead_to_clauses(tmp_path: Path) -> None:
    found = lesson("gangster", "gaps", course(tmp_path, GAPS))
    assert [*paragraphs(found.pages[0].text["en"])] == [
        ("An empty field may be a ", Term("gap", "gap.definition"), "."),
        ("Watch the ", Term("last field", "gap.filling"), "."),
    ]
    assert [*paragraphs("No term (here).\n\n\nTwo")] == [("No term (here).",), ("Two",)]


BRIEF = "{position: {casino: 1, districts: {Cicero: {tablet: T07, gangsters: YG}}}, district: Cicero}"

EIGHT = "North Side, West Side, The Loop, Greek Town, Little Italy, Chinatown, Stickney, Little Africa"


def beside(line: str) -> tuple[str, str]:
    """That line beside the actions of the moves."""
    return "      actions: [yellow", f"      {line}\n      actions: [yellow"


WRONG: list[tuple[str, str, str, str, str]] = [
    ("no id", "id: gaps\n", "", "schema-missing", "game: gangster"),
    ("an id with a blank", "id: gaps", "id: the gaps", "schema-not-a-slug", "id: the gaps"),
    ("another game's folder", "game: gangster", "game: gangsta", "lesson-game", "game: gangsta"),
    ("a place that is a word", "place: 70", "place: last", "schema-whole-number", "place: last"),
    ("an unknown clause", "gap.filling]", "gap.closing]", "puzzle-rule", "clauses:"),
    ("no clause at all", "[gap.definition, gap.filling]", "[]", "schema-too-few", "clauses:"),
    ("a language missing", "fr: 'Gaps (fr)'", "", "schema-missing", "title: {en: 'Gaps"),
    ("a text of nothing", "de: 'It wins ties (de)'", "de: ''", "schema-text", "why:"),
    ("a language that is none", "fr: 'Count (fr)'", "fr: 'Count', la: 'Numera'", "schema-unknown-key", "Numera"),
    ("an unknown key", "minutes: 8", "minutes: 8\nhours: 1", "schema-unknown-key", "hours: 1"),
    ("two things to do", "    help: 2", f"    help: 2\n    reckoning: {BRIEF}", "lesson-does-one", "Try"),
    ("nothing to do", "    task: north-side\n    stepwise: true\n", "", "lesson-does-one", "Reckon"),
    ("help where nothing is asked", "    moves:", "    help: 1\n    moves:", "lesson-task-only", "help: 1"),
    ("all four hints", "help: 2", "help: 4", "schema-at-most", "help: 4"),
    ("an unknown puzzle", "task: north-side", "task: south-side", "solve-unknown", "task: south-side"),
    ("the same puzzle twice", "north-side\n    stepwise: true", "last-field-still-empty", "lesson-task-twice", "task:"),
    ("a puzzle without steps in steps", "help: 2", "stepwise: true", "lesson-no-steps", "stepwise: true"),
    ("a term that leads nowhere", "(gap.filling)", "(gap.closing)", "puzzle-rule", "en: >-"),
    ("a term without its clause", "(gap.filling)", "", "lesson-link", "en: >-"),
    ("a move that is none", "grey unloads grey", "grey sings", "words-verb", "actions:"),
    ("a move that is not allowed", "grey unloads grey", "grey unloads blue", "", "actions:"),
    ("a note on no step", "notes: {1:", "notes: {4:", "lesson-note", "notes:"),
    ("a district that is not there", "      district: The Loop", "      district: Soho", "ask-district", "Soho"),
    ("a district card that is none", *beside("pile: [Soho]"), "cards-unknown", "Soho"),
    ("a district card twice", *beside("pile: [Stickney, police, Stickney]"), "cards-twice", "Stickney"),
    ("one card instead of a pile", *beside("pile: police"), "schema-list", "pile: police"),
    ("an end of the stage without its casino card", *beside(f"pile: [{EIGHT}]"), "piles-casino", "pile:"),
    ("a casino card that is none", *beside("casino: 7"), "ask-casino-card", "casino: 7"),
    ("a supply of what there is none of", *beside("supply: [rocket]"), "schema-one-of", "rocket"),
    ("a supply of more than there is", *beside("supply: [door, door, door, door, door, door]"), "position-equipment",
     "supply:"),
    ("a whole board of one district", "      district: North Side\n", "", "lesson-whole-board", "reckoning:"),
    ("a question mark without a card", "        casino: 5\n", "", "ask-casino", "position:"),
    ("a position that is none", "players: 5", "players: 9", "schema-at-most", "players: 9"),
    ("a gang that is not in play", 'GYNY G..."', 'GXNY G..."', "fields-letter", "EBNY GXNY"),
    ("a wrong idea that is none", "tie-lower-rank", "tie-by-lot", "reckoning-beside", "beside:"),
    ("a wrong idea that changes nothing", "EBNY GYNY G...", "YYYY NNNB BG..", "lesson-beside-same", "beside:"),
    ("a kind of step that is none", "asking: true", "ask_at: [sum]", "lesson-ask-at", "ask_at:"),
    ("not YAML", "place: 70", "place: [70", "file-not-yaml", "minutes"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "name", "at"), [one[1:] for one in WRONG], ids=[one[0] for one in WRONG])
def test_what_is_wrong_is_said_at_its_line_in_every_language(
    tmp_path: Path, old: str, new: str, name: str, at: str
) -> None:
    assert old in GAPS
    head, _, tail = GAPS.rpartition(old)
    text = head + new + tail
    folder = course(tmp_path, text)
    with pytest.raises(Faulty) as wrong:
        lessons("gangster", folder)
    faults = wrong.value.faults
    assert {fault.name for fault in faults} == ({name} if name else {fault.name for fault in faults}), str(wrong.value)
    assert at in text.splitlines()[(faults[0].line or 0) - 1]
    assert str(wrong.value).startswith(f"{folder / 'gangster' / '0.yaml'}:{faults[0].line}: ")
    for fault in faults:
        for lang in LANGUAGES:
            assert said(fault, fault_words(fault, lang))


def test_everything_wrong_is_said_at_once_over_all_files(tmp_path: Path) -> None:
    first = GAPS.replace("gap.filling]", "gap.closing]").replace("task: north-side", "task: south-side")
    folder = course(tmp_path, first, TIES.replace("minutes: 1", "minutes: none"), "")
    with pytest.raises(Faulty) as wrong:
        lessons("gangster", folder)
    told = str(wrong.value).splitlines()
    assert [re.search(r"/(\d)\.yaml", line)[1] for line in told] == ["0", "0", "1", "2"]  # type: ignore[index]
    assert "“gap.closing”" in told[0]
    assert told[3].endswith("There is no lesson in this file.")


@pytest.mark.parametrize(("line", "name"), [("id: gaps", "puzzle-id-twice"), ("place: 70", "lesson-place-twice")])
def test_an_id_or_a_place_that_stands_twice_is_a_fault_of_the_later_file(tmp_path: Path, line: str, name: str) -> None:
    key = line.split(":")[0]
    folder = course(tmp_path, GAPS, re.sub(rf"^{key}: .*$", line, TIES, flags=re.MULTILINE))
    with pytest.raises(Faulty) as wrong:
        lessons("gangster", folder)
    assert [(fault.name, Path(fault.file).name) for fault in wrong.value.faults] == [(name, "1.yaml")]


def test_notes_may_stand_before_the_first_move_and_after_the_last(tmp_path: Path) -> None:
    notes = f"notes: {{0: {texts('Before')}, 3: {texts('After')}, 1:"
    found = lesson("gangster", "gaps", course(tmp_path, GAPS.replace("notes: {1:", notes)))
    assert isinstance(found.pages[0].does, Moves)
    assert sorted(found.pages[0].does.notes) == [0, 1, 3]


def test_what_is_drawn_in_an_example_lies_in_its_piles(tmp_path: Path) -> None:
    old, new = beside(f"pile: [{EIGHT}]\n      casino: 4\n      supply: []")
    found = lesson("gangster", "gaps", course(tmp_path / "named", GAPS.replace(old, new)))
    assert isinstance(found.pages[0].does, Moves)
    assert found.pages[0].does.piles == {"pile": EIGHT.split(", "), "casino": 4, "supply": []}
    found = lesson("gangster", "gaps", course(tmp_path / "unknown", GAPS))
    assert isinstance(found.pages[0].does, Moves)
    assert found.pages[0].does.piles == {}


def test_a_reckoning_without_a_district_is_one_of_the_whole_board(tmp_path: Path) -> None:
    two = GAPS.replace("      district: North Side\n", "").replace(
        "          North Side:", "          Stickney: {tablet: T02, gangsters: YG}\n          North Side:"
    )
    does = lesson("gangster", "gaps", course(tmp_path, two)).pages[1].does
    assert isinstance(does, Reckoning)
    assert does.district is None


def test_every_lesson_that_comes_along_is_without_fault() -> None:
    for name in games():
        for one in lessons(name):
            assert lesson(name, one.id) is one


def test_the_course_is_read_without_anything_of_a_page() -> None:
    script = (
        "import sys; from gangster_widgets.lessons.course import lessons; lessons('gangster');"
        "sys.exit(bool({'ipywidgets', 'anywidget', 'ipycanvas'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False, timeout=60).returncode == 0
