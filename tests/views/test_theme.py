"""Colours: the same roles on light and on dark, contrast that can be read, gangs told apart by whoever looks."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from gangster_widgets.games.gangster.look import look
from gangster_widgets.kernel.record import replace
from gangster_widgets.views import theme
from gangster_widgets.views.letters import width
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.pieces.gang import sign
from gangster_widgets.views.scene import Area, Disc, Line, Part, Rect, Scene, Shape, Text, pick
from gangster_widgets.views.sketch import Sketch
from gangster_widgets.views.theme import DARK, GANG_COLOURS, GANGS, LIGHT, SIGN_COLOURS, THEMES, colour

from .samples import SAYS, bounds, played, texts

TEXT, MARK = 4.5, 3.0
"""The contrast that WCAG asks of a text and of a mark that means something."""

TEXTS = [
    *((text, ground) for text in ("ink", "soft", "red", "brass") for ground in ("paper", "card")),
    ("on bar", "bar"), ("on brass", "brass"), ("on red", "red"), ("ink", "glow"), ("ink", "field"), ("ink", "lake"),
    ("shore", "lake"), ("soft", "field"), ("soft", "shut"),
]  # fmt: skip
"""Each text with its ground. All are held to small text: the lake's name has 15 pixels at most, a rank in a gap 9."""

MARKS = [
    *(("red", ground) for ground in ("paper", "card", "field", "shut", "lake", "glow")),
    *(("brass", ground) for ground in ("paper", "card", "field", "shut", "lake")),
    *(("edge", ground) for ground in ("paper", "card", "field", "shut")),
    ("soft", "paper"), ("soft", "field"), ("ink", "lake"), ("shore", "lake"),
]  # fmt: skip

APART = 10.0
"""So far apart in CIE Lab two colours are told apart by eye."""

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB.
SEEN_WITH = {
    "all-cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
}
Matrix = tuple[tuple[float, float, float], ...]


def linear(code: str) -> list[float]:
    """Red, green and blue as light, from 0 to 1."""
    found = (int(code[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in found]


def luminance(code: str) -> float:
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear(code), strict=True))


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lab(rgb: list[float]) -> tuple[float, float, float]:
    """Linear RGB as CIE Lab under daylight."""
    r, g, b = (min(max(part, 0.0), 1.0) for part in rgb)
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (at ** (1 / 3) if at > 216 / 24389 else (24389 / 27 * at + 16) / 116 for at in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str, eye: Matrix) -> float:
    """How far apart two colours are to that eye."""
    seen = [
        lab([sum(weight * part for weight, part in zip(row, linear(code), strict=True)) for row in eye])
        for code in (one, other)
    ]
    return sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5


def drawn(gang: str) -> list[Shape]:
    """The shapes of a gang's sign."""
    sketch = Sketch()
    sign(sketch, gang, 0, 0, 10, gang)
    return sketch.shapes


def outline(shape: Shape) -> tuple[object, ...]:
    """What a shape looks like without its colour."""
    if isinstance(shape, Rect):
        return "rect", shape.x, shape.y, shape.w, shape.h
    if isinstance(shape, Disc):
        return "disc", shape.x, shape.y, shape.r
    assert isinstance(shape, Area)
    return "area", *shape.points


def behind(scene: Scene, text: Text) -> str:
    """The colour behind the middle of a text."""
    x, y, w, h = bounds(text, width)
    shapes = [shape for shape in scene.shapes if not isinstance(shape, Text | Line) and shape.plane <= text.plane]
    hit = [shape.colour for shape in shapes if pick(only(shape), x + w / 2, y + h / 2)]
    return hit[-1] if hit else "paper"


def only(shape: Shape) -> Scene:
    """A scene of that shape, whatever it belongs to."""
    return Scene(1, 1, (Part((replace(shape, of="it"),)),), "")


def test_contrast_is_measured_as_wcag_has_it() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#777777", "#777777") == 1


def test_light_and_dark_have_the_same_roles() -> None:
    assert set(LIGHT) == set(DARK)
    assert set(THEMES) == {"light", "dark"}


@pytest.mark.parametrize("name", THEMES)
def test_every_colour_is_written_as_six_digits(name: str) -> None:
    codes = [*THEMES[name].values(), *GANG_COLOURS.values(), *SIGN_COLOURS.values()]
    assert [code for code in codes if not re.fullmatch("#[0-9A-F]{6}", code)] == []


def test_a_role_has_its_theme_s_colour_and_a_gang_the_same_in_both() -> None:
    assert (colour("ink"), colour("ink", "dark")) == (LIGHT["ink"], DARK["ink"])
    assert colour("Y") == colour("Y", "dark") == GANG_COLOURS["Y"]
    assert colour("sign Y", "dark") == SIGN_COLOURS["Y"]


def test_a_role_that_there_is_not_is_an_error() -> None:
    with pytest.raises(KeyError):
        colour("pink")


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("text", "ground"), TEXTS, ids=lambda role: role)
def test_texts_can_be_read_on_their_grounds(name: str, text: str, ground: str) -> None:
    assert contrast(colour(text, name), colour(ground, name)) >= TEXT


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("mark", "ground"), MARKS, ids=lambda role: role)
def test_marks_that_mean_something_are_seen_on_their_grounds(name: str, mark: str, ground: str) -> None:
    assert contrast(colour(mark, name), colour(ground, name)) >= MARK


@pytest.mark.parametrize(("players", "wide"), [(2, 1000.0), (3, 360.0), (4, 760.0), (5, 1300.0)])
def test_every_text_of_a_board_can_be_read_on_what_lies_behind_it(players: int, wide: float) -> None:
    pairs = set()
    for state in played(players, 1)[::90]:
        scene = look(state, SAYS, wide, Marks(ranks=True, following=True))
        pairs |= {(name, text.colour, behind(scene, text)) for text in texts(scene) for name in THEMES}
    assert {(name, *pair) for name, *pair in pairs if contrast(*(colour(role, name) for role in pair)) < TEXT} == set()


@pytest.mark.parametrize("gang", GANGS)
def test_a_sign_is_seen_on_its_own_cube(gang: str) -> None:
    assert contrast(GANG_COLOURS[gang], SIGN_COLOURS[gang]) >= MARK


def test_the_signs_of_no_two_gangs_have_the_same_shapes() -> None:
    signs = {gang: tuple(outline(shape) for shape in drawn(gang)) for gang in GANGS}
    assert len(set(signs.values())) == len(GANGS) == 6


@pytest.mark.parametrize("eye", SEEN_WITH)
@pytest.mark.parametrize(("one", "other"), list(combinations(GANGS, 2)), ids=lambda gang: gang)
def test_no_two_gangs_look_alike_to_any_eye(one: str, other: str, eye: str) -> None:
    assert distance(GANG_COLOURS[one], GANG_COLOURS[other], SEEN_WITH[eye]) >= APART


def test_red_and_green_of_one_lightness_do_look_alike_to_some() -> None:
    far = {name: distance("#B04A4A", "#6B6B42", eye) for name, eye in SEEN_WITH.items()}
    assert far["all-cones"] > 3 * APART > far["deuteranopia"]


def test_the_style_sheet_has_no_colours_of_its_own() -> None:
    sheet = (Path(theme.__file__).parent.parent / "widgets" / "page" / "style.css").read_text(encoding="utf-8")
    assert not re.findall(r"#[0-9A-Fa-f]{3,8}\b|rgba?\(", sheet)
    asked = {role.replace("-", " ") for role in re.findall(r"var\(--([a-z-]+)\)", sheet)}
    assert asked
    assert asked <= set(theme.LIGHT)
