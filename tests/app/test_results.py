"""Results: what was answered as a table, out of one's own answers and of files that learners hand over."""

import csv
import io
import re
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.keeping.exchange import Progress, written
from gangster_widgets.app.results.cells import BOM, harmless, table
from gangster_widgets.app.results.rows import HEAD, Rows
from gangster_widgets.app.results.summary import summary
from gangster_widgets.app.rooms.results import room as results
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import composed

from .kept import answer
from .pages import Page

NOW = 1_700_000_000.0


@pytest.fixture
def setting(tmp_path: Path) -> Setting:
    """One person on a machine."""
    return Setting(data=str(tmp_path))


@pytest.fixture
def page(setting: Setting) -> Page:
    """The page of results, an hour east of Greenwich."""
    return Page(setting, "?page=results")


def doubler(**fields: Any) -> Answer:
    """A wrong answer to the North Side: the doubler was forgotten."""
    usual: dict[str, Any] = {
        "at": NOW, "puzzle": "north-side", "kind": "points", "level": 2, "verdict": "wrong", "seconds": 12.5,
        "rules": ("places.left-to-right", "tie.highest-rank"), "ideas": ("doubler-forgotten",),
        "blamed": ("doubler.doubles",), "given": {"yellow": 5, "grey": 4, "brown": 2, "blue": 5}, "rung": 1,
    }  # fmt: skip
    return answer(**usual | fields)


def right(**fields: Any) -> Answer:
    """The right answer to the same puzzle, at the second attempt."""
    given_ = {"yellow": 10, "grey": 8, "brown": 4, "blue": 10}
    usual = {"at": NOW + 60, "verdict": "right", "ideas": (), "blamed": (), "attempt": 2, "given": given_}
    return doubler(**usual | fields)


def handed(*answers: Answer) -> bytes:
    """The file that a learner hands over."""
    return written(Progress(at=NOW, answers=answers, values=(), games=()))


def rows(page: Page) -> list[dict[str, str]]:
    """The lines of the file that is saved now, by the columns' names."""
    page.use("save")
    sent = page.sent[-1]
    assert sent["type"] == "text/csv;charset=utf-8"
    assert re.fullmatch(r"gangster-widgets-\d{4}-\d\d-\d\d\.csv", sent["name"])
    return parsed(sent["text"], "," if page.app._chosen["lang"] == "en" else ";")


def parsed(text: str, separator: str) -> list[dict[str, str]]:
    assert text.startswith(BOM)
    head, *lines = csv.reader(io.StringIO(text.removeprefix(BOM), newline=""), delimiter=separator)
    assert len(head) == len(HEAD)
    return [dict(zip(HEAD, line, strict=True)) for line in lines]


def shown(page: Page) -> list[list[str]]:
    """The lines of the table on the page."""
    found = [node for node in page.nodes() if node.tag == "tr" and "key" in dict(node.attributes)]
    return [[cell.text() for cell in line.inside if not isinstance(cell, str)][:6] for line in found]


# One's own answers.


def test_ones_own_answers_are_a_line_each(setting: Setting) -> None:
    solving = Page(setting, "?page=solve&puzzle=north-side")
    solving.solve(right=False)
    solving.solve()
    page = Page(setting, "?page=results")
    (line,) = shown(page)
    assert line[:4] == ["This browser", "2", "1", "1"]
    first, second = rows(page)
    assert (first["verdict"], second["verdict"]) == ("wrong", "right")
    assert (first["puzzle"], first["title"], first["kind"]) == ("north-side", "The North Side", "points of a reckoning")
    assert (first["attempt"], second["attempt"]) == ("1", "2")
    assert second["given"] == "Yellow 10, Grey 8, Brown 4, Blue 10"
    assert datetime.strptime(first["time"], "%Y-%m-%d %H:%M:%S") <= datetime.strptime(
        second["time"], "%Y-%m-%d %H:%M:%S"
    )


def test_with_nothing_answered_there_is_nothing_to_save(page: Page) -> None:
    assert "save" not in page.controls()
    assert shown(page) == [["This browser", "0", "0", "0", "–", "–"]]
    page.use("mine", False)
    assert "Nobody is in the table yet." in page.words()


# Files that were handed over.


def test_several_learners_files_become_one_table(page: Page) -> None:
    page.hand("in", "Ada.json", handed(doubler(), right()))
    assert "Ada is in the table, with 2 answers." in page.words()
    page.hand("in", "C:\\class\\Bo.v2.json", handed(doubler()), part=100)
    assert "Bo.v2 is in the table, with one answer." in page.words()
    page.use("mine", False)
    assert [line[:4] for line in shown(page)] == [["Ada", "2", "1", "1"], ["Bo.v2", "1", "1", "0"]]
    assert [row["learner"] for row in rows(page)] == ["Ada", "Ada", "Bo.v2"]
    page.use("drop:Ada")
    assert "Ada is no longer in the table." in page.words()
    assert [line[0] for line in shown(page)] == ["Bo.v2"]


def test_the_weakest_rules_of_a_learner_are_named(page: Page) -> None:
    page.hand("in", "Ada.json", handed(doubler(), doubler(at=NOW + 5, sitting="another")))
    assert shown(page)[1][4] == "A doubler doubles the numbers"
    assert shown(page)[1][5] == "14 Nov 2023"


def test_a_file_that_was_handed_over_stays_nobodys_own(page: Page, setting: Setting) -> None:
    page.hand("in", "Ada.json", handed(doubler()))
    visit = page.app._visit
    assert visit is not None
    assert visit.learner.answers() == ()
    assert [line[0] for line in shown(Page(setting, "?page=results"))] == ["This browser"]


def test_a_later_file_of_the_same_learner_takes_the_place_of_the_one_before(page: Page) -> None:
    first = doubler()
    page.hand("in", "Ada.json", handed(first))
    page.hand("in", "Ada.json", handed(first, right()))
    assert [line[:2] for line in shown(page)][1:] == [["Ada", "2"]]


def test_files_of_two_learners_under_one_name_are_two_lines(page: Page) -> None:
    first = doubler()
    page.hand("in", "gangster-widgets-2026-11-18.json", handed(first))
    page.hand("in", "gangster-widgets-2026-11-18.json", handed(doubler(), right()))
    assert "gangster-widgets-2026-11-18 (2) is in the table, with 2 answers." in page.words()
    page.hand("in", "gangster-widgets-2026-11-18.json", handed(first, right()))
    assert [line[:2] for line in shown(page)][1:] == [
        ["gangster-widgets-2026-11-18", "2"],
        ["gangster-widgets-2026-11-18 (2)", "2"],
    ]


def test_of_several_files_at_once_every_fault_stays_to_be_read(page: Page) -> None:
    (chosen,) = [node for node in page.nodes() if dict(node.attributes).get("do") == "in"]
    assert dict(chosen.attributes).get("multiple") is not None
    page.hand("in", "bad.json", b"<html>")
    page.hand("in", "worse.json", b"")
    page.hand("in", "good.json", handed(doubler()))
    for told in ("bad: ", "worse: ", "good is in the table, with one answer."):
        assert told in page.words()
    page.hand("in", "bad.json", handed(doubler()))
    assert "bad: " not in page.words()
    page.use("mine", False)
    assert "worse: " not in page.words()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "not a file with progress"),
        (b"<html>", "not complete JSON"),
        (b'{"format": "other"}', "“format” is not"),
        (handed(doubler()).replace(b'"answers"', b'"antworten"'), "“antworten” is not known"),
        (handed(doubler()).replace(b'"wrong"', b'"maybe"'), "does not hold what it should"),
        (handed(doubler()).replace(b'"version": 1', b'"version": 9'), "newer version"),
    ],
)
def test_a_file_that_is_none_is_refused_with_its_name_and_what_is_wrong(page: Page, data: bytes, said: str) -> None:
    page.hand("in", "good.json", handed(doubler()))
    page.hand("in", "bad.json", data)
    assert "bad: " in page.words()
    assert said in page.words()
    assert [line[0] for line in shown(page)] == ["This browser", "good"]


def test_files_are_bounded(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    page.hand("in", "huge.json", b"", size=results.MOST_BYTES + 1)
    assert "huge: The file is larger than 16 MB and is not read." in page.words()
    monkeypatch.setattr(results, "MOST_FILES", 1)
    page.hand("in", "Ada.json", handed(doubler()))
    page.hand("in", "Bo.json", handed(doubler()))
    assert "No more than 1 files fit into the table." in page.words()
    monkeypatch.setattr(results, "MOST_FILES", 9)
    monkeypatch.setattr(results, "MOST_ANSWERS", 2)
    page.hand("in", "Cy.json", handed(doubler(), right()))
    assert "No more than 2 answers fit into the table." in page.words()
    assert [line[0] for line in shown(page)] == ["This browser", "Ada"]


def test_many_answers_of_many_puzzles_take_no_time() -> None:
    many = [doubler(at=NOW + n, puzzle=f"p{n}", rules=(f"rule-{n}",), sitting=str(n)) for n in range(20_000)]
    begun = time.perf_counter()
    found = summary(many, NOW + 1e6)
    list(Rows({}, "de", 0).rows("x", many))
    assert (found.tried, found.solved) == (20_000, 0)
    assert time.perf_counter() - begun < 20


# The file for a spreadsheet.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_says_all_that_is_known_of_an_answer_in_the_readers_language(lang: str) -> None:
    made = Rows({one.id: one for one in composed()}, lang, 60)
    assert len(set(made.head())) == len(HEAD)
    (row,) = made.rows("Ada", [doubler()])
    found = dict(zip(HEAD, row, strict=True))
    assert found["learner"] == "Ada"
    assert found["time"] == "2023-11-14 23:13:20"
    assert (found["puzzle"], found["level"], found["attempt"], found["hints"]) == ("north-side", 2, 1, 1)
    assert found["seconds"] == 12.5
    assert found["idea-ids"] == "doubler-forgotten"
    assert found["clause-ids"] == "places.left-to-right; tie.highest-rank"
    said = {"en": "The doubler forgotten", "de": "Dopplermarke vergessen"}
    assert found["ideas"] == said.get(lang, found["ideas"]) != "doubler-forgotten"
    assert all("-" not in str(found[name]) for name in ("kind", "verdict"))


def test_what_is_not_known_here_stays_as_it_was_written() -> None:
    made = Rows({one.id: one for one in composed()}, "en", 0)
    strange = doubler(game="chess", puzzle="mate-in-2", kind="mate", level=None, ideas=("hope",), rules=("x",))
    row = dict(zip(HEAD, next(made.rows("", [strange])), strict=True))
    assert (row["game"], row["kind"], row["ideas"], row["clauses"]) == ("chess", "mate", "hope", "x")
    assert (row["title"], row["level"]) == ("", "")
    assert row["given"] == '{"yellow": 5, "grey": 4, "brown": 2, "blue": 5}'
    other = dict(zip(HEAD, next(made.rows("", [doubler(given=["no", {"x": 1}])])), strict=True))
    assert other["given"] == '["no", {"x": 1}]'


def test_a_separator_can_be_chosen_and_is_kept(page: Page, setting: Setting) -> None:
    page.hand("in", "Ada.json", handed(doubler()))
    page.use("separator", ";")
    page.use("save")
    text = page.sent[-1]["text"]
    (row,) = parsed(text, ";")
    assert row["seconds"] == "12,5"
    assert text.endswith("\r\n")
    again = Page(setting, "?page=results&lang=en")
    again.hand("in", "Ada.json", handed(doubler()))
    again.use("save")
    assert ";12,5;" in again.sent[-1]["text"]


def test_where_one_writes_a_comma_in_numbers_columns_are_apart_by_semicolons(setting: Setting) -> None:
    page = Page(setting, "?page=results&lang=de")
    page.hand("in", "Ada.json", handed(doubler()))
    page.use("save")
    assert page.sent[-1]["text"].startswith(BOM + "Wer;Zeitpunkt;Spiel;")
    (row,) = parsed(page.sent[-1]["text"], ";")
    assert row["verdict"] == "falsch"


@pytest.mark.parametrize(
    "text", ["=1+1", "+1", "-1+2", "@SUM(A1)", "\t=1", "  =1", "\r=1", "|cmd", "＝1", "-", '=HYPERLINK("http://x")']
)
def test_what_a_spreadsheet_would_take_for_a_formula_is_text(text: str) -> None:
    assert harmless(text).startswith("'")


@pytest.mark.parametrize("text", ["-5", "-0,5", "12.5", "North Side", "a=b", "", "Ada-Lovelace", '{"yellow": -1}'])
def test_numbers_and_common_words_stay_as_they_are(text: str) -> None:
    assert harmless(text) == text


def test_a_strangers_file_brings_no_formula_into_the_table(page: Page) -> None:
    evil = doubler(puzzle="=cmd|' /C calc'!A0", kind="@SUM(1)", game="+game", given="=1+1", ideas=("-x",))
    page.hand("in", "=evil.json", handed(evil))
    (row,) = rows(page)
    assert all(value[:1] not in "=+@\t" or not value for value in row.values())
    assert (row["learner"], row["puzzle"], row["given"]) == ("'=evil", "'=cmd|' /C calc'!A0", "'=1+1")


@given(st.lists(st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\x00")), min_size=2, max_size=2)))
def test_whatever_stands_in_a_cell_is_read_again(lines: list[list[str]]) -> None:
    for separator in ",;":
        text = table(["a", "b"], lines, separator)
        _, *read = csv.reader(io.StringIO(text.removeprefix(BOM), newline=""), delimiter=separator)
        assert read == [[harmless(cell) for cell in line] for line in lines]
