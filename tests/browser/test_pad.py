"""A scoring pad as people use it at a real table: typed, clicked, touched; on a phone; read out."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.reckoning import reckon
from gangster_widgets.games.gangster.table import COLOURS
from gangster_widgets.views.theme import GANG_COLOURS

from .accessibility import axe
from .kernels import Kernel
from .pictures import READY, cell, click, hear, settled, tap, wait_for_colour

OpenIn = Callable[..., Page]

PAD = """
from gangster_widgets.widgets.pad.widget import ScoringPadWidget as ScoringPad
pad = ScoringPad(players=5)
report(pad, "lines", "points", "casino", "day", "influence", "chosen", "said", "players")
pad
"""
ENTERED = PAD.replace("players=5", "players=5, casino=5, lines={'North Side': '1 EBNY GYNY G... x'}")
OUTSIDE = """
import ipywidgets
button = ipywidgets.Button(description="From outside")
button.on_click(lambda _: setattr(pad, "lines", {"Cicero": "8 YYG"}))
button
"""

BOARD = {
    "North Side": ("T01", "EBNY GYNY G... ....", True, "1ebnygynygx"),
    "West Side": ("T08", "YYGGB BNN.. .....", True, "8yyggbbnnx"),
    "The Loop": ("T13", "EEYG.NB .......", True, "13eeyg.nbx"),
    "Greek Town": ("T15", "YGNB EYG. .... ....", False, "15ygnbeyg"),
    "Cicero": ("T09", "NNBB .... ....", True, "9nnbbx"),
    "Little Italy": ("T02", "EEYY GG.. ....", True, "2eeyyggx"),
    "Chinatown": ("T10", "BNYE. .....", True, "10bnyex"),
    "Stickney": ("T06", "GB.Y ....", True, "6gb.yx"),
    "Little Africa": ("T04", "EENBG .....", False, "4eenbg"),
    "South Side": ("T03", "YYNE EBGG ....", True, "3yyneebggx"),
}
"""A whole board at the end of a day: as it lies there, and as it is typed."""

MOST_KEYS, GANGSTERS, DOUBLERS = 150, 60, 8

COUNT = "() => { window.keys = 0; addEventListener('keydown', () => { window.keys += 1; }, true); }"


def line(page: Page, district: str) -> Locator:
    return page.get_by_role("textbox", name=district, exact=True)


def enter(page: Page, district: str, typed: str) -> None:
    line(page, district).fill(typed)
    line(page, district).press("Enter")


def choose(page: Page, what: str) -> None:
    page.get_by_label("Reasons for").select_option(what)


def test_a_whole_board_takes_fewer_than_150_keystrokes(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    gangsters = "".join(fields for _, fields, _, _ in BOARD.values())
    assert sum(gangsters.count(letter) for letter in COLOURS) == GANGSTERS
    assert sum(doubled for _, _, doubled, _ in BOARD.values()) == DOUBLERS
    page = settled(open_in(place, [PAD], READY))
    line(page, "North Side").focus()
    page.evaluate(COUNT)
    for district, (_, _, _, typed) in BOARD.items():
        expect(line(page, district)).to_be_focused()
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
    expect(line(page, "Casino card")).to_be_focused()
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    traits = kernel.until(lambda traits: traits["casino"] == 5 and len(traits["lines"]) == len(BOARD))
    keys = page.evaluate("window.keys")
    assert GANGSTERS < keys < MOST_KEYS
    districts = {
        name: {"tablet": tablet, "gangsters": fields, "doubled": doubled}
        for name, (tablet, fields, doubled, _) in BOARD.items()
    }
    why = reckon(position({"players": 5, "casino": 5, "districts": districts}))
    assert traits["points"] == {COLOURS[gang]: points for gang, points in why.value}
    table = page.get_by_role("table", name="Points of day 1")
    for gang, points in why.value:
        name = {"Y": "Yellow", "G": "Grey", "N": "Brown", "B": "Blue", "E": "Green"}[gang]
        expect(table.get_by_role("row", name=name)).to_contain_text(str(points))
    wait_for_colour(page, "South Side#1", GANG_COLOURS["Y"], dy=0.2)


def test_a_wrong_line_stays_with_its_sentence_until_it_is_mended(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, [ENTERED], READY))
    enter(page, "The Loop", "1yg")
    said = "The tablet T01 already lies on the North Side; there is one of each."
    hear(page, f"The Loop: {said}")
    wrong = line(page, "The Loop")
    expect(wrong).to_have_value("1yg")
    expect(wrong).to_have_attribute("aria-invalid", "true")
    expect(wrong).to_have_accessible_description(said)
    expect(line(page, "North Side")).not_to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("button", name="Close day 1")).to_be_disabled()
    enter(page, "The Loop", "7yg")
    expect(wrong).to_have_value("7 YG.")
    expect(wrong).not_to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="Undo").click()
    expect(wrong).to_have_value("1yg")
    page.get_by_role("button", name="Undo").click()
    kernel.until(lambda traits: traits["lines"] == {"North Side": "1 EBNY GYNY G... x"})


def test_reasons_and_a_quarrel_by_mouse(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, [ENTERED], READY))
    click(page, "North Side#1")
    kernel.until(lambda traits: traits["chosen"] == "North Side")
    expect(page.locator(".gw-says")).to_contain_text("Grey takes the second place on the North Side and gets 8 points.")
    page.get_by_text("Somebody says otherwise about the North Side").click()
    for gang, number in {"Yellow": "5", "Grey": "4", "Brown": "2", "Blue": "5"}.items():
        page.get_by_role("textbox", name=gang, exact=True).fill(number)
    page.get_by_role("button", name="Which idea leads there?").click()
    expect(page.get_by_role("group", name="Verdict")).to_contain_text("The doubler changes nothing")
    hear(page, "Not right.")
    page.get_by_role("button", name="E Green").click()
    click(page, "North Side#10")
    kernel.until(lambda traits: traits["lines"]["North Side"] == "1 EBNY GYNY GE.. x")


def test_three_days_by_keys(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [ENTERED], READY))
    line(page, "Influence of Yellow before this day").fill("12")
    line(page, "Influence of Yellow before this day").press("Tab")
    kernel.until(lambda traits: traits["influence"] == {"yellow": 12})
    page.get_by_role("button", name="Close day 1").press("Enter")
    kernel.until(lambda traits: traits["day"] == 2 and traits["influence"]["yellow"] == 22)
    expect(line(page, "North Side")).to_have_value("1 EBNY GYNY G...")
    expect(line(page, "Casino card")).to_have_value("")
    for day, casino in ((2, "1"), (3, "6")):
        line(page, "Casino card").fill(casino)
        line(page, "Casino card").press("Enter")
        close = page.get_by_role("button", name=f"Close day {day}")
        expect(close).to_be_enabled()
        close.press("Enter")
    expect(page.get_by_role("heading", name="The game is over. Most influence: Yellow")).to_be_visible()
    expect(page.get_by_role("table", name="The days so far").get_by_role("row", name="Yellow")).to_contain_text("32")
    page.get_by_role("button", name="Undo").press("Enter")
    expect(page.get_by_role("heading", name="Day of reckoning 3 of 3")).to_be_visible()


def test_on_a_phone_by_touch(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [PAD], READY, viewport=(390, 844), device_scale_factor=2, has_touch=True))
    box = line(page, "North Side").bounding_box()
    assert box is not None
    assert box["width"] >= 180
    assert box["height"] >= 36
    assert box["y"] < 844, "the lines stand above the picture"
    line(page, "Cicero").tap()
    page.keyboard.type("8yyg")
    page.keyboard.press("Enter")
    kernel.until(lambda traits: traits["lines"] == {"Cicero": "8 YYG.."})
    expect(cell(page, "Cicero#1")).to_be_attached()
    page.get_by_role("button", name="B Blue").tap()
    hear(page, "Blue is put where a field is clicked.")
    tap(page, "Cicero#4")
    kernel.until(lambda traits: traits["lines"] == {"Cicero": "8 YYGB."})
    page.get_by_role("button", name="B Blue").tap()
    tap(page, "South Side")
    kernel.until(lambda traits: traits["chosen"] == "South Side")
    picture, reasons = page.locator(".gw-picture canvas").bounding_box(), page.locator(".gw-says").bounding_box()
    assert picture is not None
    assert reasons is not None
    assert reasons["y"] >= picture["y"] + picture["height"], "the reasons stand right below the picture"
    page.get_by_role("combobox", name="Tablet").select_option("T03")
    page.get_by_role("button", name="Doubler").tap()
    kernel.until(lambda traits: traits["lines"] == {"Cicero": "8 YYGB.", "South Side": "3 x"})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_narrowest_phone_has_room_for_all(open_in: OpenIn) -> None:
    page = settled(open_in("voila", [ENTERED], READY, viewport=(320, 640), device_scale_factor=2))
    choose(page, "North Side")
    expect(page.locator(".gw-says")).to_contain_text("Yellow takes the first place")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_names_roles_and_axe(open_in: OpenIn, place: str) -> None:
    page = settled(open_in(place, [ENTERED], READY))
    said = "Day 1 of 3 · doublers 1 of 8 · districts entered: 1 of 10"
    expect(page.get_by_role("img", name=said)).to_be_visible()
    expect(page.get_by_role("grid", name=said)).to_be_attached()
    expect(page.get_by_role("group", name="Districts and casino card").get_by_role("textbox")).to_have_count(11)
    table = page.get_by_role("table", name="Points of day 1")
    expect(table.get_by_role("columnheader")).to_have_text(["Gang", "Influence before", "This day", "Influence after"])
    expect(table.get_by_role("row", name="Blue")).to_contain_text("10")
    expect(page.get_by_role("button", name="Y Yellow")).to_have_attribute("aria-pressed", "false")
    enter(page, "The Loop", "7 rubbish")
    hear(page, "The Loop: “r” stands for no gang.")
    choose(page, "North Side")
    page.get_by_text("5 players: Yellow").click()
    page.get_by_text("Somebody says otherwise about the North Side").click()
    page.get_by_role("button", name="Which idea leads there?").click()
    expect(page.get_by_role("group", name="Verdict")).to_be_visible()
    axe(page, ".gw-picture")


def test_axe_on_dark_ground_on_a_phone(open_in: OpenIn) -> None:
    page = settled(open_in("voila", [ENTERED], READY, viewport=(390, 844), color_scheme="dark"))
    enter(page, "The Loop", "7 rubbish")
    hear(page, "The Loop: “r” stands for no gang.")
    axe(page, ".gw-picture")


def test_the_kernel_and_the_lines_follow_each_other(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [ENTERED, OUTSIDE], READY))
    page.get_by_role("button", name="From outside").click()
    expect(line(page, "Cicero")).to_have_value("8 YYG..")
    expect(line(page, "North Side")).to_have_value("")
    page.get_by_text("5 players: Yellow").click()
    page.get_by_label("Players").select_option("3")
    kernel.until(lambda traits: traits["players"] == 3 and traits["lines"] == {})
    expect(line(page, "Cicero")).to_have_count(0)
