"""Rules without a browser: every clause in full and in brief, the terms, and the ways that lead to a clause."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gangster_widgets.app.address import Address
from gangster_widgets.app.room import door_of, doors
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.glossary import glossary
from gangster_widgets.kernel.rulebook import rulebook, topics
from gangster_widgets.kernel.words import LANGUAGES, OWN_NAMES, words
from gangster_widgets.lessons.course import lesson, lessons
from gangster_widgets.lessons.lesson import LINK
from gangster_widgets.views.page import Node

from .pages import Page

FOLDER = game("gangster").folder
CLAUSES = rulebook(FOLDER)
IN_FULL, IN_BRIEF, TERMS = "?page=rules", "?page=rules&kind=summary", "?page=rules&kind=glossary"
IN_BOX = "?page=rules&kind=box"


@pytest.fixture
def setting(tmp_path: Path) -> Setting:
    """One person on a machine."""
    return Setting(data=str(tmp_path))


def shown(page: Page) -> Node:
    """What stands in the room."""
    return page.panes()[-1]._shown


def of(page: Page, tag: str) -> list[Node]:
    """The elements of the room with that tag."""
    return [one for one in shown(page).walk() if one.tag == tag]


def attributes(one: Node) -> dict[str, str]:
    """What an element has."""
    return dict(one.attributes)


def lines(one: Node, lang: str) -> Iterator[str]:
    """Every text in an element, of what is said in that language."""
    for inside in one.inside:
        if isinstance(inside, str):
            yield inside.strip()
        elif attributes(inside).get("lang", lang) == lang:
            yield from lines(inside, lang)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_stands_on_the_one_page_by_topics_and_leads_to_itself_in_full(
    setting: Setting, language: str
) -> None:
    page = Page(setting, f"{IN_BRIEF}&lang={language}")
    told = {re.sub(" +", " ", one.text()): one for one in of(page, "p")}
    for clause in CLAUSES.values():
        line = told[f"{clause.title[language]}. {'◇ ' if clause.option else ''}{clause.brief[language]}"]
        (link,) = [one for one in line.walk() if one.tag == "a"]
        assert attributes(link)["href"] == Address("rules", about=clause.id, lang=language).query()
    assert [one.text() for one in of(page, "h3")] == [
        page.app._visit.words.say("rulebook-topic-" + topic.replace(" ", "-")) for topic in topics(FOLDER)
    ]


def test_what_may_be_played_otherwise_is_marked_and_nothing_else(setting: Setting) -> None:
    page = Page(setting, IN_BRIEF)
    marked = [one for one in of(page, "p") if any(attributes(each).get("role") == "img" for each in one.walk())]
    options = [clause.title["en"] for clauses in topics(FOLDER).values() for clause in clauses if clause.option]
    assert [one.text().partition(".")[0] for one in marked] == options
    assert len(options) == 3
    (mark,) = {attributes(one)["aria-label"] for one in of(page, "span") if attributes(one).get("role") == "img"}
    assert mark == "may be played otherwise"
    assert "◇ Some tables play this otherwise" in page.words()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_stands_in_full_with_an_anchor(setting: Setting, language: str) -> None:
    page = Page(setting, f"{IN_FULL}&lang={language}")
    anchors = {attributes(one)["id"]: one.text() for one in of(page, "h3")}
    assert anchors == {clause.id: clause.title[language] for clause in CLAUSES.values()}
    told = {one.text() for one in of(page, "p")}
    assert {clause.sentence[language] for clause in CLAUSES.values()} <= told
    assert {attributes(one)["id"] for one in of(page, "h2")} == {topic.replace(" ", "-") for topic in topics(FOLDER)}


@pytest.mark.parametrize("form", [IN_FULL, IN_BRIEF, TERMS])
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_no_english_is_left_in_the_other_languages(setting: Setting, form: str, language: str) -> None:
    english = {*lines(shown(Page(setting, form)), "en")}
    here = {*lines(shown(Page(setting, f"{form}&lang={language}")), language)}
    same = {term.said["en"] for term in glossary(FOLDER)} | {*OWN_NAMES, *OWN_NAMES.values()}
    assert english & here <= same | {"", "·", "◇", "Gold Coast"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_stands_in_four_languages_and_leads_to_its_clauses(setting: Setting, language: str) -> None:
    page = Page(setting, f"{TERMS}&lang={language}")
    head, *rows = of(page, "tr")
    assert next(iter(head.inside)).text() == OWN_NAMES[language]
    found = {}
    for row in rows:
        *said, clauses = [one for one in row.inside if isinstance(one, Node)]
        words = {attributes(one).get("lang", language): next(reversed(one.inside)) for one in said}
        leads = [attributes(one)["do"].partition(":")[2] for one in clauses.walk() if one.tag == "a"]
        found[tuple(words[one] for one in LANGUAGES)] = tuple(leads)
    assert found == {tuple(term.said[one] for one in LANGUAGES): term.clauses for term in glossary(FOLDER)}
    assert len({attributes(one)["scope"] for row in rows for one in row.walk() if one.tag == "th"}) == 1


def test_an_address_leads_to_a_clause_or_a_topic(setting: Setting) -> None:
    for about in ("gap.filling", "fields", "two persons"):
        page = Page(setting, f"{IN_FULL}&about={about}")
        assert {"kind": "arrive", "at": f"rules:{about}", "near": True} in page.sent
        assert [one for one in shown(page).walk() if attributes(one).get("arrive") == f"rules:{about}"]
    page = Page(setting, f"{IN_FULL}&about=gap.filling")
    marked = [one for one in of(page, "div") if "gw-rule-here" in str(attributes(one).get("class"))]
    assert [next(iter(one.inside)).text() for one in marked] == [CLAUSES["gap.filling"].title["en"]]


def test_an_address_without_a_clause_begins_at_the_top(setting: Setting) -> None:
    page = Page(setting, IN_FULL)
    page.use("form:summary")
    assert page.query == IN_BRIEF
    assert page.sent[-1] == {"kind": "arrive", "at": "rules"}
    page.use("about:tie.highest-rank")
    assert page.query == f"{IN_FULL}&about=tie.highest-rank"
    assert page.sent[-1] == {"kind": "arrive", "at": "rules:tie.highest-rank", "near": True}
    page.use("form:")
    assert page.sent[-1] == {"kind": "arrive", "at": "rules"}


def test_what_the_rules_do_not_know_is_said(setting: Setting) -> None:
    page = Page(setting, f"{IN_FULL}&about=gap.filing")
    assert "The rules have neither a topic nor a clause “gap.filing”." in page.words()
    assert not [one for one in page.sent if one["kind"] == "arrive"]
    assert "neither" not in Page(setting, f"{IN_FULL}&kind=nonsense").words()


def test_the_opened_clause_of_a_lesson_leads_to_its_place_among_the_rules(setting: Setting) -> None:
    page = Page(setting, "?page=learn&lesson=gaps&step=1")
    assert "rule:gap.definition" not in page.controls()
    page.use("term:gap.definition")
    href = attributes(page.controls()["rule:gap.definition"][1])["href"]
    page.use("rule:gap.definition")
    assert page.query == href == f"{IN_FULL}&about=gap.definition"
    assert page.sent[-1]["at"] == "rules:gap.definition"


def test_every_clause_that_a_lesson_links_has_its_place_among_the_rules(setting: Setting) -> None:
    anchors = {attributes(one)["id"] for one in of(Page(setting, IN_FULL), "h3")}
    linked = {id_ for one in lessons("gangster") for page in one.pages for _, id_ in LINK.findall(page.text["en"])}
    assert lesson("gangster", "gaps").clauses[0] in linked
    assert linked <= anchors


def test_the_map_of_the_course_and_home_lead_to_the_rules(setting: Setting) -> None:
    for query, do, to in (
        ("?page=learn", "form:", IN_FULL),
        ("?page=learn", "form:summary", IN_BRIEF),
        ("?page=learn", "form:glossary", TERMS),
        ("?", "go:rules", IN_FULL),
    ):
        page = Page(setting, f"{query}&lang=de")
        assert attributes(page.controls()[do][1])["href"] == f"{to}&lang=de"
        page.use(do)
        assert page.query == f"{to}&lang=de"


def test_the_rules_have_no_door_of_their_own_and_lie_behind_the_course(setting: Setting) -> None:
    assert "rules" not in doors()
    assert door_of("rules") == "learn"
    titles = [Page(setting, form).app._shell.look["title"] for form in (IN_FULL, IN_BRIEF, TERMS, IN_BOX)]
    assert titles == [
        f"The rules{form} · Gangster Widgets" for form in ("", ": On one page", ": Glossary", ": What is in the box")
    ]


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_in_the_box_is_told_as_the_command_tells_it(setting: Setting, name: str, language: str) -> None:
    page = Page(setting, f"{IN_BOX}&game={name}&lang={language}")
    figures = game(name).figures(None, words(language, game(name).folder / "words"))
    assert [one.text() for one in of(page, "article")[0].walk() if one.tag in ("h3", "li")] == [
        line.strip() for line in figures
    ]


def test_a_box_of_ones_own_is_told_for_its_own_game_only(tmp_path: Path) -> None:
    own = tmp_path / "box.yaml"
    boxed = (game("the_boss").folder / "data" / "components.yaml").read_text(encoding="utf-8")
    own.write_text(boxed.replace("Memphis", "Nashville"), encoding="utf-8")
    setting = Setting(data=str(tmp_path / "data"), components=str(own))
    assert "Nashville" in Page(setting, f"{IN_BOX}&game=the_boss").words()
    assert "North Side" in Page(setting, IN_BOX).words()
