"""The rules as people use them: on one sheet of paper in four languages, by keys, on a phone, and for everyone."""

import io
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pypdf import PageObject, PdfReader

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.glossary import glossary
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import LANGUAGES

from .accessibility import axe

PHONE = {"viewport": (390, 844), "device_scale_factor": 2, "has_touch": True}
FOLDER = game("gangster").folder
FORMS = ("", "&kind=summary", "&kind=glossary", "&kind=box")
SMALLEST = 8.0
"""No print is smaller, in points."""
Come = Callable[..., Page]


def printed(page: Page, size: str = "A4") -> list[PageObject]:
    """The pages of paper."""
    return list(PdfReader(io.BytesIO(page.pdf(format=size))).pages)


def run_on(text: str) -> str:
    """A text without blanks, breaks and hyphens: as it is found on paper whatever the lines are."""
    return re.sub(r"[\s\u00ad\u2010-]", "", text)


def sizes(page: PageObject) -> set[float]:
    """How large its letters are, in points."""
    found: set[float] = set()

    def seen(text: str, user: list[float], matrix: list[float], font: object, size: float) -> None:
        if text.strip():
            found.add(round(abs(size * matrix[3] * user[3]), 1))

    page.extract_text(visitor_text=seen)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_on_one_page_of_paper_in_readable_print(come: Come, language: str) -> None:
    page = come(f"page=rules&kind=summary&lang={language}")
    for size in ("A4", "Letter"):
        (sheet,) = printed(page, size)
        words = run_on(sheet.extract_text())
        for clause in rulebook(FOLDER).values():
            assert run_on(clause.title[language]) in words
            assert run_on(clause.brief[language]) in words
        assert min(sizes(sheet)) >= SMALLEST
    assert page.get_by_role("navigation").first.inner_text() not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_are_printed_on_one_page(come: Come, language: str) -> None:
    (sheet,) = printed(come(f"page=rules&kind=glossary&lang={language}"))
    words = run_on(sheet.extract_text())
    for term in glossary(FOLDER):
        assert all(run_on(word) in words for word in term.said.values())
    assert min(sizes(sheet)) >= SMALLEST


def test_a_term_of_a_lesson_leads_by_keys_to_its_clause_and_back(come: Come) -> None:
    page = come("page=learn&lesson=gaps&step=1")
    page.locator("a.gw-term").first.press("Enter")
    page.get_by_role("link", name="Among all the rules").press("Enter")
    clause = page.get_by_role("heading", name="What a gap is")
    expect(clause).to_be_focused()
    expect(clause).to_be_in_viewport()
    expect(page).to_have_url(re.compile(r"page=rules&about=gap\.definition"))
    page.go_back()
    expect(page.get_by_role("navigation", name="Pages of")).to_be_visible()
    page.go_forward()
    expect(clause).to_be_in_viewport()


def test_a_link_from_elsewhere_leads_to_its_clause(come: Come) -> None:
    page = come("page=rules&about=bumper.push&lang=fr")
    expect(page.get_by_role("heading", name="Le pare-chocs pousse une voiture")).to_be_in_viewport()
    expect(page.locator("#bumper\\.push")).to_be_focused()


def test_the_forms_are_changed_and_printed_by_keys_alone(come: Come) -> None:
    page = come("page=rules")
    page.evaluate("() => { window.print = () => { document.body.dataset.printed = 'yes'; }; }")
    page.get_by_role("link", name="On one page").press("Enter")
    expect(page.locator("h1")).to_be_focused()
    expect(page.get_by_role("link", name="On one page")).to_have_attribute("aria-current", "page")
    page.get_by_role("button", name="Print").press("Enter")
    expect(page.locator("body")).to_have_attribute("data-printed", "yes")
    page.get_by_role("link", name="Ties go to the higher rank").press("Enter")
    expect(page.get_by_role("heading", name="Ties go to the higher rank")).to_be_focused()
    page.get_by_role("link", name="Glossary").press("Enter")
    expect(page.get_by_role("row", name="gap Lücke leegte trou")).to_be_visible()


@pytest.mark.parametrize("form", FORMS)
def test_the_rules_are_read_on_a_phone(come: Come, form: str) -> None:
    page = come(f"page=rules{form}&lang=de", **PHONE)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    if form == "&kind=glossary":
        expect(page.get_by_role("row", name="Lücke")).to_contain_text("nl leegte")
        expect(page.get_by_role("columnheader", name="Nederlands")).to_be_attached()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("form", [*FORMS, "&about=gap.filling"])
def test_the_rules_can_be_used_by_everyone_in_both_themes(come: Come, form: str, scheme: str) -> None:
    axe(come(f"page=rules{form}", color_scheme=scheme))
