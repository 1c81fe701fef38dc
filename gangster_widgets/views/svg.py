"""A scene as SVG, with its text inside for readers that see no picture, and as PNG."""

from html import escape

from gangster_widgets.views.scene import Area, Disc, Line, Rect, Scene, Shape, Text
from gangster_widgets.views.text import text_of
from gangster_widgets.views.theme import BOLD, FALLBACK, FAMILY, REGULAR, colour


def svg(scene: Scene, theme: str = "light", ground: bool = True) -> str:
    """The scene as an SVG document. Its title and description say in words what it shows.

    Without its `ground` it lies on whatever is behind it, such as white paper.
    """
    w, h = _n(scene.width), _n(scene.height)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="img" '
        f'font-family="{FAMILY}, {FALLBACK}">'
    )
    words = f"<title>{escape(scene.label, False)}</title>\n<desc>{escape(text_of(scene), False)}</desc>"
    behind = [f'<rect width="{w}" height="{h}" fill="{colour("paper", theme)}"/>'] if ground else []
    return "\n".join([head, words, *behind, *(_shape(shape, theme) for shape in scene.shapes), "</svg>\n"])


def _shape(shape: Shape, theme: str) -> str:
    shade = colour(shape.colour, theme)
    if isinstance(shape, Rect):
        return (
            f'<rect x="{_n(shape.x)}" y="{_n(shape.y)}" width="{_n(shape.w)}" height="{_n(shape.h)}" fill="{shade}"/>'
        )
    if isinstance(shape, Disc):
        return f'<circle cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="{_n(shape.r)}" fill="{shade}"/>'
    if isinstance(shape, Area):
        return f'<polygon points="{_points(shape.points)}" fill="{shade}"/>'
    if isinstance(shape, Line):
        dash = f' stroke-dasharray="{" ".join(map(_n, shape.dash))}"' if shape.dash else ""
        width = f'stroke-width="{_n(shape.width)}"{dash}'
        return (
            f'<polyline points="{_points(shape.points)}" fill="none" stroke="{shade}" {width} stroke-linecap="round"/>'
        )
    return _text(shape, shade)


def _text(shape: Text, shade: str) -> str:
    more = ' font-weight="700"' if shape.bold else ""
    more += f' text-anchor="{shape.anchor}"' if shape.anchor != "start" else ""
    more += f' letter-spacing="{_n(shape.spacing)}"' if shape.spacing else ""
    place = f'x="{_n(shape.x)}" y="{_n(shape.y)}" font-size="{_n(shape.size)}"'
    return f'<text {place} fill="{shade}"{more}>{escape(shape.text, False)}</text>'


def _points(points: tuple[float, ...]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in zip(points[::2], points[1::2], strict=True))


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def png(scene: Scene, theme: str = "light", scale: float = 2) -> bytes:
    """The scene as PNG, in the bundled typeface, with so many pixels to each of the scene's."""
    import resvg_py  # some megabytes that no page needs

    drawn: bytes = resvg_py.svg_to_bytes(
        svg_string=svg(scene, theme), zoom=scale, skip_system_fonts=True,
        font_files=[str(REGULAR), str(BOLD)], font_family=FAMILY, serif_family=FAMILY,
    )  # fmt: skip
    return bytes(drawn)
