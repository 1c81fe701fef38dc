"""A sheet of puzzles and a table of results, as teachers make them: by keys, on paper, for Moodle, as a table."""

import csv
import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from tests.app import moodle_rules
from tests.app.test_results import doubler, handed, right

from .accessibility import axe

PHONE = {"viewport": (390, 844), "device_scale_factor": 2, "has_touch": True}
THREE = "north-side,tie-of-two,trunk-for-two"
Come = Callable[..., Page]


def printed(page: Page, size: str = "A4") -> list[str]:
    """The words of every page of paper, in one line each, without the page's number, which each must have."""
    reader = PdfReader(io.BytesIO(page.pdf(format=size)))
    sheets = [" ".join(sheet.extract_text().split()) for sheet in reader.pages]
    numbers = [f"{nth} / {len(sheets)} " for nth in range(1, len(sheets) + 1)]
    assert [sheet[: len(number)] for sheet, number in zip(sheets, numbers, strict=True)] == numbers
    return [sheet.removeprefix(number) for sheet, number in zip(sheets, numbers, strict=True)]


def test_three_puzzles_are_chosen_and_put_in_order_by_keys_and_printed(come: Come) -> None:
    page = come("page=sheet")
    page.evaluate("() => { window.print = () => { document.body.dataset.printed = 'yes'; }; }")
    for name in ("The North Side", "A roomier trunk", "Shoulder to shoulder"):
        tick = page.get_by_role("checkbox", name=re.compile(f"^{name}"))
        tick.focus()
        page.keyboard.press("Space")
        expect(page.get_by_role("article").get_by_role("heading", name=name).first).to_be_visible()
        expect(tick).to_be_focused()
    expect(page).to_have_url(re.compile("chosen=north-side%2Ctrunk-for-two%2Ctie-of-two"))
    up = page.get_by_role("button", name="Shoulder to shoulder up")
    up.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("chosen=north-side%2Ctie-of-two%2Ctrunk-for-two"))
    expect(up).to_be_focused()
    page.get_by_role("button", name="Print").press("Enter")
    expect(page.locator("body")).to_have_attribute("data-printed", "yes")
    page.reload()
    expect(page.get_by_role("heading", name="3 puzzles are chosen")).to_be_visible()
    sheets = printed(page)
    assert len(sheets) == 4
    assert sheets[0].startswith("Gangster: puzzles Name Date 1 The North Side")
    assert "2 Shoulder to shoulder" in sheets[0]
    assert sheets[1].startswith("3 A roomier trunk")
    assert sheets[2].startswith("Solutions 1 The North Side Yellow 10, Grey 8, Brown 4, Blue 10")
    assert "The doubler forgotten" in sheets[2]
    assert not any("Solutions" in sheet or "Choose puzzles" in sheet for sheet in sheets[:2])


def test_a_sheet_is_printed_as_it_was_wanted_also_on_letter_paper(come: Come) -> None:
    page = come(f"page=sheet&chosen={THREE}&lang=de")
    page.get_by_role("checkbox", name="mit Lösungen").uncheck()
    page.get_by_role("checkbox", name="jede Aufgabe auf einer eigenen Seite").check()
    page.get_by_role("textbox", name="Überschrift").fill("Klasse 7a")
    page.get_by_role("textbox", name="Überschrift").press("Enter")
    expect(page.get_by_role("article").get_by_role("heading", name="Klasse 7a")).to_be_visible()
    for size in ("A4", "Letter"):
        sheets = printed(page, size)
        assert len(sheets) == 3
        assert sheets[0].startswith("Klasse 7a Name Datum 1 Die North Side")
        assert [sheet[:1] for sheet in sheets[1:]] == ["2", "3"]
        assert "Lösungen" not in " ".join(sheets)
    page.get_by_role("checkbox", name="große Schrift").check()
    expect(page.locator(".gw-large-print")).to_be_visible()
    assert len(printed(page)) == 3
    page.goto(re.sub("chosen=[^&]*", "chosen=stop-at-gold-coast", page.url))
    expect(page.locator(".gw-large-print .gw-drawing")).to_be_visible()
    assert [len(printed(page, size)) for size in ("A4", "Letter")] == [1, 1]


def test_two_puzzles_with_maps_share_a_page(come: Come) -> None:
    page = come(f"page=sheet&chosen={THREE},door-and-trunk&lang=de")
    expect(page.locator(".gw-drawing").nth(1)).to_be_visible()
    page.get_by_role("checkbox", name="mit Lösungen").uncheck()
    expect(page.locator(".gw-solutions")).to_have_count(0)
    sheets = printed(page)
    assert len(sheets) == 2
    assert sheets[1].startswith("3 Ein größerer Kofferraum")
    assert "4 Eine neue Tür" in sheets[1]


def test_a_file_for_moodle_comes_out_of_the_browser(come: Come) -> None:
    page = come(f"page=sheet&chosen={THREE}&lang=fr")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Pour Moodle").click()
    assert saved.value.suggested_filename == "gangster-fr.xml"
    found = moodle_rules.read(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert [one.id for one in found] == THREE.split(",")
    assert [gap.right for gap in found[0].gaps] == ["10", "8", "4", "10", "0"]


def test_files_of_learners_become_one_table_for_a_spreadsheet(come: Come, tmp_path: Path) -> None:
    page = come("page=results&lang=de")
    files = {"Ada": handed(doubler(), right()), "Bo": handed(right()), "broken": b"{"}
    for name, data in files.items():
        (tmp_path / f"{name}.json").write_bytes(data)
    page.locator("input[type=file]").set_input_files([tmp_path / f"{name}.json" for name in files])
    for name in ("Ada", "Bo"):
        expect(page.get_by_role("row", name=name)).to_be_visible()
    expect(page.locator("[data-key=faults]")).to_contain_text("broken: ")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Als CSV speichern").press("Enter")
    data = Path(saved.value.path()).read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    head, *lines = csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=";")
    assert head[:3] == ["Wer", "Zeitpunkt", "Spiel"]
    assert [line[0] for line in lines] == ["Ada", "Ada", "Bo"]
    page.get_by_role("button", name="Ada entfernen").press("Enter")
    expect(page.get_by_role("row", name="Ada")).to_have_count(0)
    axe(page)


def test_a_sheet_is_made_on_a_phone(come: Come) -> None:
    page = come("page=sheet", **PHONE)
    page.get_by_role("checkbox", name="A first count").tap()
    expect(page.get_by_role("heading", name="One puzzle is chosen")).to_be_visible()
    page.get_by_role("button", name="A first count away").tap()
    expect(page.get_by_text("The sheet is still empty.")).to_be_visible()
    page.get_by_role("checkbox", name=re.compile("^The North Side")).tap()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_both_rooms_can_be_used_by_everyone_in_both_themes(come: Come, scheme: str) -> None:
    page = come(
        f"page=sheet&chosen={THREE},engine-in-stickney,twelve-hats,last-field-taken,nobody", color_scheme=scheme
    )
    axe(page)
    page.get_by_text("Choose puzzles", exact=True).click()
    axe(page)
    page = come("page=results", color_scheme=scheme)
    axe(page)
