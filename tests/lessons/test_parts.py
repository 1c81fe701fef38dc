"""The parts of the course: which lessons are in which, their titles, and files that are none."""

from pathlib import Path

import pytest

from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.game import games
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.lessons.course import lessons, teaching
from gangster_widgets.lessons.parts import parts

from .lesson_texts import GAPS, TIES, course, texts


def named(folder: Path, text: str) -> list[tuple[str | None, list[str]]]:
    """The parts that such a file makes of a course of two lessons, at the places 70 and 80."""
    course(folder, TIES, GAPS)
    if text:
        (folder / "gangster.yaml").write_text(text, encoding="utf-8")
    found = parts(lessons("gangster", folder), "gangster", folder)
    return [(part.title and part.title["de"], [one.id for one in part.lessons]) for part in found]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", [(None, ["gaps", "ties"])]),
        (f"parts: [{{from: 70, title: {texts('All')}}}]", [("All (de)", ["gaps", "ties"])]),
        (
            f"parts: [{{from: 80, title: {texts('B')}}}, {{from: 10, title: {texts('A')}}}]",
            [("A (de)", ["gaps"]), ("B (de)", ["ties"])],
        ),
        (f"parts: [{{from: 75, title: {texts('Late')}}}]", [(None, ["gaps"]), ("Late (de)", ["ties"])]),
        (
            f"parts: [{{from: 7, title: {texts('A')}}}, {{from: 90, title: {texts('B')}}}]",
            [("A (de)", ["gaps", "ties"])],
        ),
    ],
    ids=["no file", "one part", "in the order of the places", "before the first part", "a part without lessons"],
)  # fmt: skip
def test_a_part_goes_on_to_where_the_next_one_begins(
    tmp_path: Path, text: str, found: list[tuple[str | None, list[str]]]
) -> None:
    assert named(tmp_path, text) == found


@pytest.mark.parametrize(
    ("text", "line"),
    [("parts: [{from: 70}]", 1), ("parts:\n  - {from: early, title: {en: A}}", 2), ("chapters: []", 1), ("[", 1)],
)
def test_what_is_wrong_in_the_file_is_said_at_its_line(tmp_path: Path, text: str, line: int) -> None:
    with pytest.raises(Faulty) as wrong:
        named(tmp_path, text)
    assert {Path(fault.file).name for fault in wrong.value.faults} == {"gangster.yaml"}
    assert wrong.value.faults[0].line == line


@pytest.mark.parametrize("name", games())
def test_every_lesson_that_comes_along_is_in_a_part_whose_title_each_language_has_of_its_own(name: str) -> None:
    found = parts(lessons(name), name)
    assert [one for part in found for one in part.lessons] == [*lessons(name)]
    for part in found:
        assert part.title is not None
        assert set(part.title) == set(LANGUAGES)
    for lang in LANGUAGES:
        titles = [part.title[lang] for part in found if part.title]
        assert len(set(titles)) == len(titles)
        assert all(len(title) <= 40 for title in titles)


def test_of_several_lessons_on_a_clause_the_first_one_teaches_it(tmp_path: Path) -> None:
    two = course(tmp_path, TIES.replace("[tie.highest-rank]", "[tie.highest-rank, gap.filling]"), GAPS)
    found = teaching(lessons("gangster", two))
    assert {clause: one.id for clause, one in found.items()} == {
        "gap.definition": "gaps", "gap.filling": "gaps", "tie.highest-rank": "ties",
    }  # fmt: skip
