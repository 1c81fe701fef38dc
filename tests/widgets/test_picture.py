"""What all live pictures share: where no kernel runs, files, light and dark, room, painting."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from traitlets import TraitError

from gangster_widgets import Board, Tablet
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.views.scene import Scene
from gangster_widgets.widgets.picture import PANEL, Picture
from gangster_widgets.widgets.tablet.widget import TabletWidget

from .hands import page

LINE = "5 4 2 ? @4x4 x2 : EBNY GYNY G..."
LIVE = "application/vnd.jupyter.widget-view+json"
Painted = list[tuple[Scene, str, float]]


@pytest.fixture
def tablet() -> TabletWidget:
    return Tablet(LINE, casino=5)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    """What is painted: each scene with its theme and how fine."""
    found: Painted = []
    monkeypatch.setattr("gangster_widgets.widgets.picture.paint", lambda canvas, *given: found.append(given))
    return found


def client_ready(picture: Picture) -> None:
    """What ipycanvas hears of a page that has just made the canvas."""
    picture._canvas._handle_frontend_event(None, {"event": "client_ready"}, [])


# Where no kernel runs.


def test_beside_the_live_picture_stand_an_svg_and_a_text(tablet: TabletWidget) -> None:
    bundle = tablet._repr_mimebundle_()
    assert bundle.keys() >= {LIVE, "image/svg+xml", "text/plain"}
    assert bundle["image/svg+xml"] == tablet.svg()
    assert bundle["text/plain"] == tablet.text()
    assert bundle[LIVE]["model_id"] == tablet.model_id


def test_a_notebook_is_shown_the_still_picture_its_words_and_last_the_live_one(
    tablet: TabletWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[dict[str, Any]] = []
    monkeypatch.setattr("gangster_widgets.widgets.picture.display", lambda bundle, raw: shown.append(bundle))
    tablet.name = "<b>Loop & Co</b>"
    tablet._ipython_display_()
    assert [LIVE in bundle for bundle in shown] == [*[False] * (len(shown) - 1), True]
    assert shown[0] == {"image/svg+xml": tablet.svg(), "text/plain": tablet.text()}
    assert "<b>" not in "".join(bundle.get("text/html", "") + bundle.get("image/svg+xml", "") for bundle in shown)


def test_the_svg_says_in_words_what_it_shows(tablet: TabletWidget) -> None:
    root = ElementTree.fromstring(tablet.svg())
    title, described = (root.find(f"{{http://www.w3.org/2000/svg}}{tag}") for tag in ("title", "desc"))
    assert title is not None
    assert described is not None
    assert title.text == tablet.scene.label
    assert described.text == tablet.text()


@pytest.mark.parametrize("name", ["a.svg", "a.SVG", "a.png", "a.txt"])
def test_a_picture_is_saved_by_the_ending_of_the_file(tablet: TabletWidget, name: str, tmp_path: Path) -> None:
    file = tablet.save(tmp_path / name, width=500)
    assert file == tmp_path / name
    found = file.read_bytes()
    if name.endswith("png"):
        assert found.startswith(b"\x89PNG")
        assert int.from_bytes(found[16:20], "big") == 1000
        assert len(tablet.save(str(file), width=500, scale=1).read_bytes()) < len(found)
    elif name.endswith("txt"):
        assert found.decode().strip() == tablet.text().strip()
    else:
        assert found.decode() == tablet.svg(500)


@pytest.mark.parametrize("name", ["a.jpg", "a", "a.svg.gz"])
def test_another_ending_is_refused_with_the_endings_there_are(tablet: TabletWidget, name: str, tmp_path: Path) -> None:
    with pytest.raises(SaidError, match=rf"saved as \.svg, \.png or \.txt; {name} is none of these"):
        tablet.save(tmp_path / name)
    assert not list(tmp_path.iterdir())


def test_pictures_can_be_saved_before_and_after_they_were_shown(tmp_path: Path) -> None:
    board = Board()
    board.save(tmp_path / "before.svg")
    board.play("yellow drives 2 to The Loop")
    board.save(tmp_path / "after.svg")
    assert (tmp_path / "before.svg").read_text() != (tmp_path / "after.svg").read_text()


# Light and dark.


def test_by_itself_a_picture_is_as_dark_as_the_page(tablet: TabletWidget, painted: Painted) -> None:
    for dark in (True, False):
        page(tablet, dark=dark)
        assert painted[-1][1] == ("dark" if dark else "light")
        assert tablet._frame.dark is dark


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_theme_that_is_set_stays_whatever_the_page_is(tablet: TabletWidget, painted: Painted, theme: str) -> None:
    tablet.theme = theme
    for dark in (True, False):
        page(tablet, dark=dark)
        assert painted[-1][1] == theme
        assert tablet._frame.dark is (theme == "dark")
    tablet.theme = "auto"
    assert painted[-1][1] == "light"


def test_there_are_three_themes(tablet: TabletWidget) -> None:
    with pytest.raises(TraitError, match="auto"):
        tablet.theme = "sepia"
    assert tablet.theme == "auto"
    light, tablet.theme = tablet.svg(), "dark"
    assert tablet.svg() != light


# Room.


@pytest.mark.parametrize("width", [0, 100, 240, 360, 800, 1100])
def test_a_picture_takes_the_width_there_is_but_no_less_than_it_needs(tablet: TabletWidget, width: float) -> None:
    page(tablet, width=width)
    assert tablet.scene.width == pytest.approx(max(240, width))
    assert "gw-wide" not in tablet._dom_classes


@pytest.mark.parametrize("width", [1200, 1600, 4000, 1e6])
def test_on_a_wide_page_the_panel_stands_beside_and_the_picture_grows_no_more(
    tablet: TabletWidget, width: float
) -> None:
    page(tablet, width=width)
    assert tablet.scene.width == pytest.approx(min(2600, width) - PANEL)
    assert "gw-wide" in tablet._dom_classes
    page(tablet, width=800)
    assert "gw-wide" not in tablet._dom_classes


@pytest.mark.parametrize(("told", "ratio"), [(1, 1), (2, 2), (1.5, 1.5), (0, 0.5), (100, 4)])
def test_the_canvas_has_as_many_pixels_as_the_page_shows(tablet: TabletWidget, told: float, ratio: float) -> None:
    page(tablet, width=700, ratio=told)
    assert (tablet._canvas.width, tablet._canvas.height) == (round(700 * ratio), round(tablet.scene.height * ratio))
    assert tablet.scene.width == pytest.approx(700)


def test_small_boards_say_so_to_the_page() -> None:
    board = Board()
    for width, small in ((360, True), (1000, False)):
        page(board, width=width)
        assert ("gw-small" in board._dom_classes) is board.scene.small is small


# Painting.


def test_nothing_is_painted_before_a_page_is_there(painted: Painted) -> None:
    tablet = Tablet(LINE, casino=5)
    tablet.fields = "Y"
    tablet.lang = "de"
    assert painted == []
    client_ready(tablet)
    assert [scene.label for scene, _, _ in painted] == [tablet.scene.label]


def test_a_page_that_is_opened_gets_the_whole_picture_as_it_is(tablet: TabletWidget, painted: Painted) -> None:
    page(tablet, ratio=2)
    tablet.clicked(("Tablet", 10))
    for _ in range(2):
        client_ready(tablet)
        assert painted[-1] == (tablet.scene, "light", 2)
        assert painted[-1][0].spot(("Tablet", 10)) is not None
    assert tablet._canvas.width == pytest.approx(tablet.scene.width * 2)


def test_what_the_page_tells_again_is_painted_once_and_a_new_width_too(tablet: TabletWidget, painted: Painted) -> None:
    page(tablet)
    for change in ({}, {"width": 800}, {"dark": True, "width": 800}):
        painted.clear()
        page(tablet, **change)
        assert len(painted) == 1


def test_the_real_canvas_takes_every_scene() -> None:
    for picture in (Tablet(LINE), Board(), Board(players=5, enlarged="Cicero", ranks=True, following=True)):
        for given in ({}, {"width": 360}, {"dark": True, "ratio": 2}):
            page(picture, **given)
            client_ready(picture)
        assert picture._canvas.width == round(picture.scene.width * 2)


def test_a_change_of_language_is_seen_and_heard_of(tablet: TabletWidget, painted: Painted) -> None:
    page(tablet)
    label, panel = tablet.scene.label, tablet._frame.panel
    tablet.lang = "nl"
    assert tablet.scene.label != label
    assert tablet._frame.panel != panel
    assert painted[-1][0] == tablet.scene


def test_a_picture_by_itself_shows_nothing() -> None:
    picture = Picture()
    for shows in (lambda: picture.look(100), picture.panel):
        with pytest.raises(NotImplementedError):
            shows()
    picture.clicked("The Loop", small=False)
    picture.used("undo", None)
    picture.pressed("y", None)
    picture.looked(None)
    assert picture.said == ""


def test_what_is_said_twice_is_announced_twice(tablet: TabletWidget) -> None:
    counts = []
    for _ in range(2):
        tablet.say("Once more.")
        assert (tablet.said, tablet._frame.said["text"]) == ("Once more.", "Once more.")
        counts.append(tablet._frame.said["n"])
    assert counts == [1, 2]
