"""A sheet of puzzles: chosen, put in order, seen as it is printed, taken along for Moodle."""

from itertools import groupby
from pathlib import Path

import pytest

from gangster_widgets.app.address import address
from gangster_widgets.app.paper.seen import drawn
from gangster_widgets.app.room import door_of, room
from gangster_widgets.app.rooms.sheet.boxes import boxes
from gangster_widgets.app.rooms.sheet.chosen import MOST, Chosen, moved, read
from gangster_widgets.app.rooms.sheet.panel import MOST_GENERATED
from gangster_widgets.app.setting import Setting
from gangster_widgets.games.gangster.look import look
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.answers import Shape
from gangster_widgets.puzzles.answers_in_fields import Fields, Spots
from gangster_widgets.puzzles.bank import composed, generated_of, puzzle
from gangster_widgets.views.page import Node
from tests.puzzles.test_broken import GOOD

from . import moodle_rules
from .pages import Page

THREE = "north-side,tie-of-two,trunk-for-two"


@pytest.fixture
def setting(tmp_path: Path) -> Setting:
    """One person on a machine."""
    return Setting(data=str(tmp_path))


@pytest.fixture
def page(setting: Setting) -> Page:
    """A sheet of three puzzles."""
    return Page(setting, f"?page=sheet&chosen={THREE}")


def chosen(page: Page) -> list[str]:
    """What stands in the address."""
    return [key for key in address(page.query).chosen.split(",") if key]


def parts(page: Page, kind: str) -> list[Node]:
    """The elements of that kind on the page."""
    return [node for node in page.nodes() if kind in str(dict(node.attributes).get("class", "")).split()]


def test_the_address_says_which_puzzles_stand_on_the_sheet_and_in_which_order(page: Page) -> None:
    heads = [part.text() for part in parts(page, "gw-asked")]
    assert [head[:1] for head in heads] == ["1", "2", "3"]
    assert "The North Side" in heads[0]
    assert "Shoulder to shoulder" in heads[1]
    assert "A roomier trunk" in heads[2]
    assert "3 puzzles are chosen" in page.words()


def test_what_the_address_names_and_nobody_knows_is_said_and_left_out(setting: Setting) -> None:
    page = Page(setting, "?page=sheet&chosen=north-side,nobody,north-side,no-one")
    assert "There are no puzzles nobody and no-one here; they are left out." in page.words()
    assert len(parts(page, "gw-asked")) == 1
    page.use("pick:tie-of-two", True)
    assert chosen(page) == ["north-side", "tie-of-two"]
    assert "nobody" not in page.words()


def test_without_any_puzzle_there_is_nothing_to_print_yet(setting: Setting) -> None:
    page = Page(setting, "?page=sheet")
    assert "The sheet is still empty." in page.words()
    assert not {"print", "moodle", "linked"} & set(page.controls())
    page.use("pick:north-side", True)
    assert {"print", "moodle", "linked"} <= set(page.controls())
    page.use("pick:north-side", False)
    assert "print" not in page.controls()
    assert page.query == "?page=sheet"


def test_puzzles_are_put_in_another_order(page: Page) -> None:
    page.use("down:north-side")
    assert chosen(page) == ["tie-of-two", "north-side", "trunk-for-two"]
    page.use("up:trunk-for-two")
    assert chosen(page) == ["tie-of-two", "trunk-for-two", "north-side"]
    page.use("away:tie-of-two")
    assert chosen(page) == ["trunk-for-two", "north-side"]
    assert not {"up:trunk-for-two", "down:north-side"} & set(page.controls())
    page.use("clear")
    assert chosen(page) == []


def test_what_was_done_is_told_to_whoever_listens(page: Page) -> None:
    page.use("down:north-side")
    assert page.app._shell.said["text"] == "The North Side is number 2 now."
    page.use("pick:first-count", True)
    assert "4 puzzles are chosen" in str(page.app._shell.said)


def test_filters_leave_some_puzzles_and_all_of_these_can_be_chosen(page: Page) -> None:
    page.use("kind", "order")
    assert "kind=order" in page.query
    picks = [name.removeprefix("pick:") for name in page.controls() if name.startswith("pick:")]
    orders = [one for one in composed() if one.kind == "order"]
    assert picks[: len(orders)] == [one.id for one in orders]
    assert len(picks) == len(orders) + MOST_GENERATED
    made = sum(one.kind == "order" for one in generated_of("gangster"))
    assert f"Of {made} generated ones the first {MOST_GENERATED} are listed" in page.words()
    assert all(name.startswith("order-") for name in picks[len(orders) :])
    page.use("level", "4")
    hardest = [one.id for one in orders if one.level == 4]
    assert f"{len(hardest) + MOST_GENERATED} puzzles to choose from" in page.words()
    page.use("every")
    assert chosen(page)[: 3 + len(hardest)] == [*THREE.split(","), *hardest]
    assert len(chosen(page)) == 3 + len(hardest) + MOST_GENERATED
    assert "every" not in page.controls()


def test_a_link_to_the_sheet_says_nothing_of_the_filters(page: Page) -> None:
    page.use("kind", "order")
    _, button = page.controls()["linked"]
    link = str(dict(button.attributes)["copy"])
    assert address(link.split("/")[-1]).chosen == THREE
    assert "kind" not in link


def test_no_more_puzzles_are_chosen_than_a_sheet_has_room_for(setting: Setting, tmp_path: Path) -> None:
    folder = tmp_path / "many"
    folder.mkdir()
    many = [GOOD.replace("good-one", f"good-{number}") for number in range(MOST + 5)]
    (folder / "many.yaml").write_text("---\n".join(many), encoding="utf-8")
    page = Page(Setting(data=str(tmp_path / "data"), puzzles=(str(folder),)), "?page=sheet&source=1&lang=en")
    assert f"{MOST + 5} puzzles to choose from" in page.words()
    page.use("every")
    assert len(chosen(page)) == MOST
    assert f"A sheet has no room for more than these {MOST} puzzles." in page.words()
    assert f"pick:good-{MOST + 1}" not in page.controls()


def test_puzzles_of_ones_own_files_can_stand_on_a_sheet_beside_those_of_the_same_id(setting: Setting) -> None:
    solving = Page(setting, "?page=solve")
    solving.hand("file", "mine.yaml", GOOD.replace("good-one", "north-side").encode())
    page = Page(setting, "?page=sheet&chosen=north-side")
    page.use("pick:own:north-side", True)
    assert chosen(page) == ["north-side", "own:north-side"]
    assert len(parts(page, "gw-asked")) == 2
    page.use("source", "own")
    assert {name for name in page.controls() if name.startswith("pick:")} == {"pick:own:north-side"}


def test_how_sheets_look_is_kept_and_what_was_kept_is_read_with_care(page: Page, setting: Setting) -> None:
    assert parts(page, "gw-solutions")
    page.use("look:solutions", False)
    page.use("look:single", True)
    page.use("look:large", True)
    page.use("title", "  Class   7a ")
    assert not parts(page, "gw-solutions")
    again = Page(setting, page.query)
    (sheet,) = parts(again, "gw-paper")
    assert {"gw-single", "gw-large-print"} <= set(str(dict(sheet.attributes)["class"]).split())
    assert "Class 7a" in sheet.text()
    learner = again.app._visit.learner  # type: ignore[union-attr]
    learner.keep("sheet-look", {"title": 5, "solutions": "yes", "large": True, "more": []})
    (sheet,) = parts(Page(setting, page.query), "gw-paper")
    assert "Gangster: puzzles" in sheet.text()
    assert parts(Page(setting, page.query), "gw-solutions")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_puzzle_of_the_bank_can_be_printed_in_every_language(setting: Setting, lang: str) -> None:
    puzzles = sorted(composed(), key=lambda one: one.game)
    by_game = [[*some] for _, some in groupby(puzzles, key=lambda one: one.game)]
    sheets = [some[start : start + MOST] for some in by_game for start in range(0, len(some), MOST)]
    printed = []
    for sheet in sheets:
        chosen = ",".join(one.id for one in sheet)
        page = Page(setting, f"?page=sheet&game={sheet[0].game}&chosen={chosen}&lang={lang}")
        printed += zip(sheet, parts(page, "gw-asked"), parts(page, "gw-solved"), strict=True)
    assert len(printed) == len(puzzles)
    for one, asked, solved in printed:
        say = one.words(lang)
        shape = one.asks.shape(one.state, one.ask)
        assert one.named(lang) in asked.text()
        assert one.story[lang] in asked.text()
        assert shape.told(one.solved.answer, say) in solved.text()
        (picture,) = [node for node in asked.walk() if node.tag == "svg"]
        assert dict(picture.attributes)["role"] == "img"
        assert len(dict(picture.attributes)["aria-label"]) > 20


def test_solutions_say_which_wrong_answers_point_to_which_idea(page: Page) -> None:
    solved = parts(page, "gw-solved")[0].text()
    assert "Yellow takes the first place on the North Side and gets 10 points." in solved
    assert "Yellow 5, Grey 4, Brown 2, Blue 5" in solved
    assert "The doubler forgotten" in solved
    assert "Tie: the lower rank first; Tie: first come, first served" in solved


def test_an_action_is_said_in_a_sentence_in_answers_and_in_reasons(setting: Setting) -> None:
    page = Page(setting, "?page=sheet&chosen=bumper-in-the-loop,one-two-three&lang=de")
    first, other = (part.text() for part in parts(page, "gw-solved"))
    assert "Nicht erlaubt: Grau fährt mit der 1 in den Loop, tauscht den Platz mit Blau." in first
    assert "Gelb lädt den Gangster von Feld 8 in Little Italy ein" in other
    assert "drives" not in first
    assert "loads" not in other


def test_on_paper_the_tablets_that_a_puzzle_tells_of_are_large_and_places_it_says_nothing_of_are_small() -> None:
    trunk = puzzle("trunk-for-two")
    say = trunk.words("de")
    screen, paper = look(trunk.state, say), drawn(trunk, say)
    had, now = ({spot.of: spot.h / seen.height for spot in seen.spots()} for seen in (screen, paper))
    assert now["Chinatown", 1] > 1.5 * had["Chinatown", 1]
    assert now["South Side"] < now["Chinatown", 1]


@pytest.mark.parametrize("key", [one.id for one in composed()])
def test_on_paper_all_of_a_position_is_within_its_picture(key: str) -> None:
    seen = drawn(puzzle(key), puzzle(key).words("en"))
    for spot in seen.spots():
        assert min(spot.x, spot.y) >= 0
        assert spot.x + spot.w <= seen.width
        assert spot.y + spot.h <= seen.height


def test_answers_are_written_where_their_shape_has_room(page: Page) -> None:
    points, order, spots = parts(page, "gw-write")
    assert len([node for node in points.walk() if dict(node.attributes).get("class") == "gw-box-to-write"]) == 5
    assert [node.tag for node in order.inside if isinstance(node, Node)] == ["li"] * 4
    assert len([node for node in spots.walk() if dict(node.attributes).get("class") == "gw-square"]) == 8
    assert "none at all" in spots.text()


def test_there_are_lines_for_answers_of_any_other_shape() -> None:
    say = puzzle("north-side").words("en")
    for shape in (Shape(), Fields(), Spots(("The Loop",))):
        assert [dict(node.attributes)["class"] for node in boxes(shape, say, {}).walk()][1:] == ["gw-line-to-write"] * 2


def test_the_sheet_follows_the_language_and_stays_white_in_the_dark(page: Page) -> None:
    page.use("theme", "dark")
    page.use("lang", "fr")
    assert "Gangster\u00a0: énigmes" in page.words()
    assert chosen(page) == THREE.split(",")
    (paper,) = parts(page, "gw-paper")
    assert dict(paper.attributes)["lang"] == "fr"


def test_the_file_for_moodle_holds_the_chosen_puzzles_in_their_order(page: Page) -> None:
    page.use("title", "Class 7a")
    page.use("down:north-side")
    page.use("moodle")
    sent = page.sent[-1]
    assert (sent["kind"], sent["name"], sent["type"]) == ("save", "gangster-en.xml", "application/xml")
    found = moodle_rules.read(sent["text"])
    assert [one.id for one in found] == ["tie-of-two", "north-side", "trunk-for-two"]
    assert "$course$/top/Class 7a" in sent["text"]
    assert "A file with 3 questions for Moodle is saved" in page.words()
    assert "In Moodle: “Question bank”, “Import”, “Moodle XML format”." in page.words()
    page.use("clear")
    assert "Moodle XML format" not in page.words()


def test_back_in_the_browser_brings_the_choice_back(page: Page) -> None:
    before = page.query
    page.use("away:north-side")
    page.use("pick:north-side", True)
    assert not page.app._shell.pushing
    page.tell(kind="went", address=before)
    page.use("clear")
    assert page.app._shell.pushing
    assert " 3 puzzles" not in page.words()
    page.tell(kind="went", address=before)
    assert chosen(page) == THREE.split(",")
    assert len(parts(page, "gw-asked")) == 3


def test_solutions_say_where_another_answer_is_right_too(alone: Setting) -> None:
    several = [one for one in composed() if one.kind in ("engage", "best")]
    assert {one.kind for one in several if one.as_good} == {"engage", "best"}
    for one in several[::4]:
        told = Page(alone, f"?page=sheet&game={one.game}&chosen={one.id}").words()
        assert ("is right too." in told) == bool(one.as_good)
        assert one.expected(one.words("en")).endswith("is right too.") == bool(one.as_good)


def test_keys_are_read_tolerantly_and_bounded() -> None:
    known = {one.id: one for one in composed()}
    found = read(" north-side ,, ,tie-of-two,north-side," + ",".join(f"x{n}" * 60 for n in range(200)), known)
    assert found.keys == ("north-side", "tie-of-two")
    assert len(found.unknown) == MOST
    assert max(map(len, found.unknown)) <= 80
    assert read("", known) == Chosen()


@pytest.mark.parametrize(("by", "expected"), [(1, ("b", "a", "c")), (-1, ("a", "b", "c")), (9, ("b", "c", "a"))])
def test_a_key_is_moved_and_never_lost(by: int, expected: tuple[str, ...]) -> None:
    assert moved(("a", "b", "c"), "a", by) == expected


def test_the_room_lies_behind_the_door_of_teach() -> None:
    assert door_of("sheet") == door_of("results") == "teach"
    assert room("sheet").__name__ == "Sheet"
