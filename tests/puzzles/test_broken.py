"""Broken and hostile puzzle files: each is refused in under a second, with file and line, and the good ones stay."""

import time
from pathlib import Path

import pytest

from gangster_widgets.kernel.files import said
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.puzzles.loader import load, load_texts
from tests.puzzles.test_example import EXAMPLE

GOOD = """\
id: good-one
game: gangster
kind: order
ask: {district: Cicero}
position:
  districts:
    Cicero: {tablet: T07, gangsters: YG}
"""


def changed(old: str, new: str) -> str:
    """The example with something changed in it."""
    assert old in EXAMPLE, old
    return EXAMPLE.replace(old, new)


BROKEN: list[tuple[str, str, int | None, str]] = [
    ("no id", changed("id: north-side ", "# "), 2, "schema-missing"),
    ("an id with a blank", changed("id: north-side ", "id: north side "), 1, "schema-not-a-slug"),
    ("an id in capitals", changed("id: north-side ", "id: North-Side "), 1, "schema-not-a-slug"),
    ("an id that is a number", changed("id: north-side ", "id: 7 "), 1, "schema-text"),
    ("no game", changed("game: gangster ", "# "), 1, "schema-missing"),
    ("an unknown game", changed("game: gangster ", "game: monopoly "), 2, "puzzle-game"),
    ("an unknown kind", changed("kind: points ", "kind: colours "), 3, "puzzle-kind"),
    ("a kind that is a list", changed("kind: points ", "kind: [points] "), 3, "schema-text"),
    ("an unknown clause", changed("tie.highest-rank]", "tie.by-lot]"), 4, "puzzle-rule"),
    ("rules that are a text", changed("[places.left-to-right, tie.highest-rank] ", "all "), 4, "schema-list"),
    ("level six", changed("level: 2", "level: 6"), 5, "schema-at-most"),
    ("level no", changed("level: 2", "level: no"), 5, "schema-whole-number"),
    ("level 1:30", changed("level: 2", "level: 1:30"), 5, "schema-whole-number"),
    ("a title in Latin", changed("en: The North Side", "la: Septentrio"), 6, "schema-one-of"),
    ("a title that is a number", changed("en: The North Side", "en: 5"), 6, "schema-text"),
    ("an ask that is a text", changed("{district: North Side} ", "North Side "), 7, "schema-mapping"),
    ("an unknown key in ask", changed("{district: North Side}", "{distrikt: North Side}"), 7, "schema-unknown-key"),
    ("a district nobody knows", changed("{district: North Side}", "{district: Soho}"), 7, "ask-district"),
    ("a district not named", changed("{district: North Side}", "{district: The Loop}"), 7, "ask-district"),
    ("no position", EXAMPLE[: EXAMPLE.index("position:")], 1, "schema-missing"),
    ("a position that is a list", changed("position:\n", "position: [1]\nmore:\n"), 8, "schema-mapping"),
    ("seven players", changed("players: 5 ", "players: 7 "), 9, "schema-at-most"),
    ("players yes", changed("players: 5 ", "players: yes "), 9, "schema-whole-number"),
    ("players 5.0", changed("players: 5 ", "players: 5.0 "), 9, "schema-whole-number"),
    ("no casino card", changed("  casino: 5 ", "  # "), 8, "ask-casino"),
    ("casino seven hundred digits", changed("casino: 5 ", f"casino: {'5' * 700} "), 10, "file-number"),
    ("a district twice", changed("answer:", "    North Side: {tablet: T01}\nanswer:"), 16, "file-key-twice"),
    ("an unknown district", changed("    North Side:", "    Soho:"), 12, "position-unknown-place"),
    ("places of nothing", changed('[5, 4, 2, "?"]', "[]"), 13, "schema-too-few"),
    ("a place of 0", changed('[5, 4, 2, "?"]', "[5, 4, 0]"), 13, "tablet-place"),
    ("a place of 2.5", changed('[5, 4, 2, "?"]', "[5, 2.5]"), 13, "tablet-place"),
    ("no rows", changed("rows: 4, ", ""), 13, "schema-missing"),
    ("a million rows", changed("rows: 4, ", "rows: 1000000, "), 13, "schema-at-most"),
    ("letters of nobody", changed("EBNY GYNY", "EBNY GXNY"), 14, "fields-letter"),
    ("small letters", changed("EBNY GYNY", "ebny gyny"), 14, "fields-letter"),
    ("too many fields", changed("EBNY GYNY", "EBNY GYNY YYYYYYYY"), 14, "fields-too-many"),
    ("gangsters as a list", changed('"EBNY GYNY G..."', "[E, B]"), 14, "schema-text"),
    ("doubled once", changed("doubled: true", "doubled: once"), 15, "schema-true-false"),
    ("green is not in play", changed("players: 5 ", "players: 4 "), 14, "position-not-in-play"),
    ("a claim of one gang too many", changed("brown: 4", "brown: 4, green: 1"), 16, "puzzle-claim"),
    ("a claim for nobody", changed("brown: 4", "purple: 4"), 16, "answer-name"),
    ("a claim of half points", changed("brown: 4", "brown: 4.5"), 16, "answer-whole"),
    ("a claim that is a list", changed("{yellow: 10, grey: 8, brown: 4, blue: 10} ", "[10, 8] "), 16, "answer-numbers"),
    ("a key twice", changed("level: 2", "kind: points\nlevel: 2"), 5, "file-key-twice"),
    ("an unknown key", changed("level: 2", "levl: 2"), 5, "schema-unknown-key"),
    ("a tag that would execute", changed("level: 2", "level: !!python/object/apply:os.getcwd []"), 5, "file-tag"),
    ("a tag of one's own", changed("level: 2", "level: !two 2"), 5, "file-tag"),
    ("a merge key", changed("level: 2", "<<: {level: 2}"), 5, "schema-unknown-key"),
    ("a list as key", changed("level: 2", "? [a, b]\n: 2"), 5, "file-key"),
    ("an open quotation mark", changed('"EBNY GYNY G..."', '"EBNY GYNY G...'), 14, "file-not-yaml"),
    ("tabs", changed("  casino", "\tcasino"), 10, "file-tab"),
    ("a bare question mark", changed(', "?"]', ", ?]"), 13, "file-question-mark"),
    ("deep nesting", changed("level: 2", "level: " + "[" * 5_000 + "]" * 5_000), 5, "file-too-deep"),
    ("an alias of itself", changed("level: 2", "level: &me [*me]"), 5, "file-alias-of-itself"),
    ("too many aliases", changed("level: 2", f"level: [&x 1, {'*x, ' * 1_500}]"), 5, "file-aliases"),
    ("only a comment", "# nothing\n", None, "puzzle-none"),
    ("nothing at all", "", None, "puzzle-none"),
    ("a bare word", "puzzle\n", 1, "schema-mapping"),
    ("a list of puzzles", "- id: a\n- id: b\n", 1, "schema-mapping"),
    ("ten thousand and one", "--- {}\n" * 10_001, None, "file-too-many"),
]  # fmt: skip


def test_there_are_at_least_forty() -> None:
    assert len(BROKEN) >= 40


@pytest.mark.parametrize(("text", "line", "name"), [pytest.param(*rest, id=name) for name, *rest in BROKEN])
def test_a_broken_file_is_refused_in_under_a_second_with_file_and_line(
    tmp_path: Path, text: str, line: int | None, name: str
) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text(text, encoding="utf-8")
    start = time.perf_counter()
    shelf = load(file)
    assert time.perf_counter() - start < 1
    assert not shelf.puzzles
    assert (str(file), line, name) in [(fault.file, fault.line, fault.name) for fault in shelf.faults]
    for language in LANGUAGES:
        for fault in shelf.faults:
            folder = (
                [Path(load.__code__.co_filename).parent.parent / "games" / "gangster" / "words"] if fault.game else []
            )
            assert said(fault, words(language, *folder))


def test_binary_and_huge_files_are_not_read_at_all(tmp_path: Path) -> None:
    (tmp_path / "binary.yaml").write_bytes(bytes(range(256)))
    (tmp_path / "huge.yaml").write_bytes(b"# " + b"x" * (17 * 2**20))
    shelf = load(tmp_path, tmp_path / "missing.yaml")
    assert shelf.unread
    names = [fault.name for fault in shelf.faults]
    assert names == ["file-not-text", "file-too-large", "file-missing"]


def test_the_good_puzzles_beside_broken_ones_stay_usable(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(f"{GOOD}---\n{changed('level: 2', 'level: 9')}", encoding="utf-8")
    (tmp_path / "b.yaml").write_text("a: [\n", encoding="utf-8")
    (tmp_path / "c.yaml").write_text(EXAMPLE, encoding="utf-8")
    shelf = load(tmp_path)
    assert [puzzle.id for puzzle in shelf.puzzles] == ["good-one", "north-side"]
    assert [(Path(fault.file).name, fault.line) for fault in shelf.faults] == [("a.yaml", 13), ("b.yaml", 1)]


def test_all_faults_of_a_puzzle_come_at_once(tmp_path: Path) -> None:
    text = changed("level: 2", "level: 9").replace("tie.highest-rank]", "tie.by-lot]").replace("GYNY", "GXNY")
    file = tmp_path / "many.yaml"
    file.write_text(text.replace("players: 5 ", "plyers: 5 "), encoding="utf-8")
    found = [(fault.line, fault.name) for fault in load(file).faults]
    assert found == [(4, "puzzle-rule"), (5, "schema-at-most"), (9, "schema-unknown-key")]
    file.write_text(text, encoding="utf-8")
    found = [(fault.line, fault.name) for fault in load(file).faults]
    assert found == [(4, "puzzle-rule"), (5, "schema-at-most"), (14, "fields-letter")]


def test_an_id_that_stands_twice_in_the_folders_read_together_is_refused_once(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "b.yaml").write_text("# the same again\n" + GOOD, encoding="utf-8")
    shelf = load(tmp_path)
    assert len(shelf.puzzles) == 1
    ((file, line, name),) = [(Path(fault.file).name, fault.line, fault.name) for fault in shelf.faults]
    assert (file, line, name) == ("b.yaml", 2, "puzzle-id-twice")


def test_texts_that_stand_in_no_file_are_read_beside_each_other_like_files() -> None:
    shelf = load_texts({"one.yaml": GOOD, "two.yaml": GOOD, "three.yaml": "", "four.yaml": "id: [x"})
    assert [one.id for one in shelf] == ["good-one"]
    wrong = [(fault.file, fault.name) for fault in shelf.faults]
    assert wrong[:2] == [("two.yaml", "puzzle-id-twice"), ("three.yaml", "puzzle-none")]
    assert [file for file, _ in wrong[2:]] == ["four.yaml"]
