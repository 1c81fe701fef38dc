"""The painters agree: on the canvas, in SVG and in text there is the same, shape by shape and spot by spot."""

from collections import Counter
from collections.abc import Iterator, Sequence
from io import BytesIO
from xml.etree import ElementTree

import pytest
from ipycanvas import Canvas
from ipycanvas.canvas import _CANVAS_MANAGER
from PIL import Image

from gangster_widgets.games.gangster import look_single
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.look import look
from gangster_widgets.games.gangster.shown import notes, ways
from gangster_widgets.games.gangster.tablet import District, Tablet
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.views.letters import width
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.scene import Area, Disc, Line, Part, Rect, Scene, Text, pick
from gangster_widgets.views.scene import enlarged as larger
from gangster_widgets.views.svg import png, svg
from gangster_widgets.views.text import text_of
from gangster_widgets.views.theme import THEMES, colour
from gangster_widgets.widgets.canvas import FINE, paint

from .recorder import Recorder
from .samples import SAYS, bounds, of_kind, played, texts

Drawn = list[tuple[list[float], str]]
NUMBER = "{http://www.w3.org/2000/svg}"
HOSTILE = "<b>&\"'</text>"


def sampled() -> Iterator[tuple[Scene, str]]:
    """Boards of all sizes and languages, with everything marked, on light and on dark."""
    for players, wide, language, theme in zip(
        (2, 3, 4, 5), (1000.0, 360.0, 760.0, 1600.0), LANGUAGES, (*THEMES, *THEMES), strict=True
    ):
        states = played(players, 1)
        for state in (states[0], states[len(states) // 2], states[-1]):
            legal = list(GAME.legal(state))
            marks = Marks(
                chosen=("The Loop",), open=(("The Loop", 1),), refused=(("The Loop", 2),), last=("Chinatown",),
                ways=ways(state, legal)[:2], notes=notes(legal), ranks=players % 2 == 0, following=True,
            )  # fmt: skip
            yield look(state, words(language, GAME.folder / "words"), wide, marks), theme


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    """What is drawn on canvases from now on."""
    written = Recorder()
    monkeypatch.setattr(_CANVAS_MANAGER, "send_command", written.send)
    return written


def painted(recorder: Recorder, scene: Scene, theme: str = "light", ratio: float = 1.0) -> Recorder:
    """What painting that scene draws, and nothing else."""
    canvas = Canvas(width=10, height=10)
    recorder.commands.clear()
    paint(canvas, scene, theme, ratio)
    return recorder


def elements(scene: Scene, theme: str, tag: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg(scene, theme)).iter(NUMBER + tag))


def code(shape: Rect | Disc | Area | Line | Text, theme: str) -> str:
    return colour(shape.colour, theme)


def same(drawn: Drawn, expected: Drawn, within: float) -> None:
    """The same figures in the same order and colours, each number of them as near as that."""
    assert [shade for _, shade in drawn] == [shade for _, shade in expected]
    for (numbers, _), (others, _) in zip(drawn, expected, strict=True):
        assert max(abs(one - other) for one, other in zip(numbers, others, strict=True)) <= within


def expected(scene: Scene, theme: str) -> dict[type, Drawn]:
    """The numbers and the colour of every shape but texts, kind by kind, from the back to the front."""
    areas = sorted(of_kind(scene, Area), key=lambda area: (area.plane, len(area.points)))
    return {
        Rect: [([one.x, one.y, one.w, one.h], code(one, theme)) for one in of_kind(scene, Rect)],
        Disc: [([one.x, one.y, one.r], code(one, theme)) for one in of_kind(scene, Disc)],
        Area: [(list(one.points), code(one, theme)) for one in areas],
    }


def fine(drawn: Drawn) -> Drawn:
    """What is drawn in fine units, in those of the scene."""
    return [([number / FINE for number in numbers], shade) for numbers, shade in drawn]


def test_the_canvas_draws_every_shape_where_and_as_the_scene_has_it(recorder: Recorder) -> None:
    for scene, theme in sampled():
        drawn, shapes = painted(recorder, scene, theme), expected(scene, theme)
        for kind, found in ((Rect, drawn.rects()), (Disc, drawn.discs()), (Area, drawn.areas())):
            same(fine(found), shapes[kind], 1 / FINE)
        lines = Counter((len(line.points), code(line, theme)) for line in of_kind(scene, Line))
        assert Counter((len(points), shade) for points, shade in drawn.lines()) == lines


def test_the_svg_has_every_shape_where_and_as_the_scene_has_it() -> None:
    for scene, theme in sampled():
        shapes = expected(scene, theme)
        _, *rects = elements(scene, theme, "rect")
        names: dict[type, Sequence[str]] = {Rect: ("x", "y", "width", "height"), Disc: ("cx", "cy", "r")}
        for kind, found in ((Rect, rects), (Disc, elements(scene, theme, "circle"))):
            same([([float(one.get(name, "")) for name in names[kind]], one.get("fill", "")) for one in found],
                 shapes[kind], 0.0051)  # fmt: skip
        points = [one.get("points", "").replace(",", " ").split() for one in elements(scene, theme, "polygon")]
        assert Counter(map(len, points)) == Counter(len(numbers) for numbers, _ in shapes[Area])
        assert len(elements(scene, theme, "polyline")) == len(of_kind(scene, Line))


def test_the_svg_has_exactly_the_texts_of_the_scene_in_their_colours() -> None:
    for scene, theme in sampled():
        found = Counter((one.text, one.get("fill")) for one in elements(scene, theme, "text"))
        assert found == Counter((text.text, code(text, theme)) for text in texts(scene))


def test_the_canvas_draws_exactly_the_texts_of_the_scene_spaced_ones_letter_by_letter(recorder: Recorder) -> None:
    for scene, theme in sampled():
        whole = [text for text in texts(scene) if not text.spacing]
        spaced = [text for text in texts(scene) if text.spacing]
        letters = [(letter, code(text, theme)) for text in spaced for letter in text.text.replace(" ", "")]
        drawn = painted(recorder, scene, theme).texts()
        found = Counter((text, shade) for text, _, _, _, shade in drawn)
        assert found == Counter([(text.text, code(text, theme)) for text in whole] + letters)


def test_letters_that_are_drawn_one_by_one_read_as_their_text_from_left_to_right(recorder: Recorder) -> None:
    scene, theme = next(sampled())
    drawn = painted(recorder, scene, theme).texts()
    spaced = [text for text in texts(scene) if text.spacing]
    assert "THE LOOP" in [text.text for text in spaced]
    for text in spaced:
        left, _, wide, _ = bounds(text, width)
        near = sorted((x / FINE, said) for said, x, y, _, _ in drawn if abs(y / FINE - text.y) < 0.1)
        assert "".join(said for x, said in near if left - 1 <= x <= left + wide) == text.text.replace(" ", "")


def test_a_text_has_the_size_weight_and_typeface_of_the_scene(recorder: Recorder) -> None:
    scene, theme = next(sampled())
    drawn = {(said, font) for said, _, _, font, _ in painted(recorder, scene, theme).texts()}
    for text in texts(scene):
        fonts = [font for said, font in drawn if said == text.text]
        wanted = f"{'bold ' if text.bold else ''}{text.size * FINE:g}px 'Libre Caslon Text'"
        assert text.spacing or any(font.startswith(wanted) for font in fonts)


def test_a_text_stands_where_the_scene_has_it_and_is_aligned_to_that_side(recorder: Recorder) -> None:
    for scene, theme in sampled():
        drawn = painted(recorder, scene, theme).aligned()
        for text in (text for text in texts(scene) if not text.spacing):
            wanted = {"start": "start", "middle": "center", "end": "end"}[text.anchor]
            near = [side for said, x, y, side in drawn if said == text.text and close(x, y, text)]
            assert near == [wanted] * len(near) != []


def close(x: float, y: float, text: Text) -> bool:
    """Whether that is where the text stands, in fine units."""
    return abs(x / FINE - text.x) <= 1 / FINE and abs(y / FINE - text.y) <= 1 / FINE


def test_the_canvas_is_covered_and_scaled_to_the_pixels_of_the_screen(recorder: Recorder) -> None:
    scene, _ = next(sampled())
    commands = painted(recorder, scene, "dark", ratio=1.5).commands
    names = [name for name, _ in commands]
    assert names.index("resetTransform") < names.index("fillRect") < names.index("scale")
    assert recorder.named("fillRect") == [[0, 0, scene.width * 1.5, scene.height * 1.5]]
    assert recorder.named("scale") == [[1.5 / FINE, 1.5 / FINE]]


def test_a_picture_too_large_for_two_bytes_is_drawn_with_four(recorder: Recorder) -> None:
    tall = Scene(300, 9000, (Part((Rect(0, 8990, 10, 5, "ink"),)),), "")
    assert painted(recorder, tall).rects() == [([0, 8990 * FINE, 10 * FINE, 5 * FINE], colour("ink"))]


def test_the_text_names_every_spot_row_by_row() -> None:
    for scene, _ in sampled():
        lines = text_of(scene).splitlines()
        assert lines[0] == scene.label
        for group in scene.groups:
            at = lines.index(group.head.mark)
            for nth, row in enumerate(group.rows, start=1):
                assert lines[at + nth] == "  " + " ".join(spot.mark for spot in row)


def test_the_svg_says_in_title_and_description_what_it_shows() -> None:
    for scene, theme in sampled():
        root = ElementTree.fromstring(svg(scene, theme))
        assert (root[0].tag, root[0].text) == (f"{NUMBER}title", scene.label)
        assert (root[1].tag, root[1].text) == (f"{NUMBER}desc", text_of(scene))
        assert root.get("role") == "img"


@pytest.mark.parametrize("theme", THEMES)
def test_hostile_names_are_escaped_in_the_svg_and_stay_what_they_are(theme: str) -> None:
    district = District(HOSTILE, Tablet(None, (5, "?"), 2, 2), "YG..", True)
    scene = look_single.look(district, None, SAYS)
    scene = replace(scene, label=HOSTILE, parts=(*scene.parts, Part((Text(5, 50, HOSTILE, 12, "ink"),))))
    document = svg(scene, theme)
    assert "<b>" not in document
    root = ElementTree.fromstring(document)
    assert root[0].text == HOSTILE
    assert HOSTILE in [one.text for one in root.iter(f"{NUMBER}text")]
    assert png(scene, theme).startswith(b"\x89PNG")


@pytest.mark.parametrize("scale", [1, 2])
def test_a_png_has_its_signature_its_size_and_ink_in_it(scale: int) -> None:
    scene = look(GAME.new(4, 1), SAYS, 700.0)
    data = png(scene, scale=scale)
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    image = Image.open(BytesIO(data)).convert("RGB")
    assert image.size == pytest.approx((scene.width * scale, scene.height * scale), abs=1)
    shades = {f"#{r:02X}{g:02X}{b:02X}" for _, (r, g, b) in image.getcolors(2**24) or ()}
    assert {colour("paper"), colour("ink"), colour("card"), colour("red"), colour("Y"), colour("G")} <= shades


def test_a_png_of_a_text_alone_has_letters_in_it() -> None:
    blank, said = (Scene(60, 30, (Part((Text(5, 20, text, 16, "ink"),)),), "") for text in ("", "Mill"))
    colours = [Image.open(BytesIO(png(scene))).convert("RGB").getcolors() for scene in (blank, said)]
    assert len(colours[0]) == 1
    assert len(colours[1]) > 5


def test_after_painting_the_canvas_is_not_held() -> None:
    scene, theme = next(sampled())
    paint(Canvas(width=10, height=10), scene, theme, 1.0)
    assert not _CANVAS_MANAGER._caching
    assert not _CANVAS_MANAGER._commands_cache


def test_after_a_scene_that_cannot_be_built_the_canvas_is_not_held_either() -> None:
    broken = Scene(10, 10, (Part((Rect(0, 0, 5, 5, "no such colour"),)),), "")
    with pytest.raises(KeyError):
        paint(Canvas(width=10, height=10), broken, "light", 1.0)
    assert not _CANVAS_MANAGER._caching
    assert not _CANVAS_MANAGER._commands_cache


def test_a_scene_can_be_enlarged_and_is_picked_and_painted_as_before(recorder: Recorder) -> None:
    scene, theme = next(sampled())
    twice = larger(scene, 2)
    assert (twice.width, twice.height, text_of(twice)) == (2 * scene.width, 2 * scene.height, text_of(scene))
    for one, other in zip(scene.spots(), twice.spots(), strict=True):
        assert (other.x, other.w) == (2 * one.x, 2 * one.w)
        assert pick(twice, 2 * one.x + one.w, 2 * one.y + one.h) == pick(scene, one.x + one.w / 2, one.y + one.h / 2)
    small, large = ([numbers for numbers, _ in painted(recorder, each, theme).rects()] for each in (scene, twice))
    assert all(
        abs(2 * a - b) <= 2 for one, other in zip(small, large, strict=True) for a, b in zip(one, other, strict=True)
    )
