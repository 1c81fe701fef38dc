"""Charts drawn by matplotlib, as SVG with its typeface in it. Whoever reads this module loads matplotlib.

The same chart in the same theme gives the same text, whenever and wherever it is drawn.
"""

import io
from base64 import b64encode
from collections.abc import Iterable
from functools import lru_cache
from threading import Lock
from typing import Any

import matplotlib as mpl
from fontTools import subset
from fontTools.ttLib import TTFont
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties

from gangster_widgets.app.rooms.progress import charts
from gangster_widgets.app.rooms.progress.charts import BOX, GAP, INNER, LINE, Bars, Chart, Columns, Tallies
from gangster_widgets.views import letters
from gangster_widgets.views.theme import FAMILY, REGULAR, colour

LOOKS = {
    "firm": ("ink", "ink", ""),
    "growing": ("card", "brass", "////"),
    "shaky": ("card", "red", "xxxx"),
    "new": ("card", "edge", ""),
    "right": ("ink", "ink", ""),
    "wrong": ("card", "red", "////"),
    "due": ("brass", "brass", ""),
}
"""How something looks: its ground, its edge and its hatch, which tell it from all others without any colour."""

SETTINGS: dict[Any, Any] = {"svg.fonttype": "none", "svg.hashsalt": "gangster-widgets", "hatch.linewidth": 1.2}
NO_DATA: dict[str, Any] = {"Date": None, "Creator": None, "Format": None, "Type": None}
_ALONE = Lock()


def plot(chart: Chart, theme: str) -> str:
    """The chart as an SVG document on a clear ground."""
    with _ALONE, mpl.rc_context(SETTINGS):  # matplotlib's settings are those of the whole process
        pen = _Pen(chart, theme)
        if isinstance(chart, Tallies):
            _tallies(chart, pen)
        elif isinstance(chart, Bars):
            _bars(chart, pen)
        elif isinstance(chart, Columns):
            _columns(chart, pen)
        return pen.svg()


class _Pen:
    """Axes as large as the plot, in which one is one pixel and the origin is above on the left."""

    def __init__(self, chart: Chart, theme: str) -> None:
        self.size, self.theme, self._said = chart.size, theme, set[str]()
        self._figure = Figure(figsize=(charts.WIDTH / 72, chart.height / 72), dpi=72, facecolor="none")
        self.axes: Axes = self._figure.add_axes((0, 0, 1, 1))
        self.axes.set_axis_off()
        self.axes.set_xlim(-charts.SIDE, charts.WIDTH - charts.SIDE)
        self.axes.set_ylim(chart.height, 0)
        for line, x, look, label in chart.flow():
            middle = (line + 0.5) * self.size * LINE
            self.lie(look, x, middle, self.size * 1.2, self.size * 0.8)
            self.write(label, x + self.size * 1.6, middle)

    def write(self, text: str, x: float, y: float, ha: str = "left", size: float = 1, role: str = "ink") -> None:
        """Writes a text; `y` is the middle of its line."""
        text = text.replace("\u202f", "\u00a0")  # the typeface has no narrow space
        self._said |= set(text)
        tall = self.size * size
        font = FontProperties(fname=str(REGULAR), family=[FAMILY], size=tall)
        base = y + tall * letters.CAP / 2
        self.axes.text(x, base, text, ha=ha, color=self.shade(role), fontproperties=font, parse_math=False)

    def lie(self, look: str, x: float, middle: float, wide: float, high: float) -> None:
        """A bar that lies."""
        self.axes.barh(middle, wide, high, left=x, **self._dressed(look))

    def stand(self, look: str, middle: float, base: float, high: float, wide: float) -> None:
        """A bar that stands on its base, or hangs from it."""
        self.axes.bar(middle, high, wide, bottom=base, **self._dressed(look))

    def rule(self, y: float, role: str = "edge", gaps: Iterable[tuple[float, float]] = ()) -> None:
        """A line from side to side, but for these gaps, told from left to right."""
        ends = (0.0, *(end for gap in gaps for end in gap), INNER)
        for start, end in zip(ends[::2], ends[1::2], strict=True):
            if start < end:
                self.axes.plot((start, end), (y, y), color=self.shade(role), linewidth=1, zorder=0)

    def shade(self, role: str) -> str:
        """The colour of that role."""
        return colour(role, self.theme)

    def _dressed(self, look: str) -> dict[str, Any]:
        ground, edge, hatch = LOOKS[look]
        return {"facecolor": self.shade(ground), "edgecolor": self.shade(edge), "hatch": hatch, "linewidth": 1.2}

    def svg(self) -> str:
        """What was drawn."""
        written = io.StringIO()
        self._figure.savefig(written, format="svg", metadata=NO_DATA)
        return written.getvalue().replace("</style>", typeface("".join(sorted(self._said))) + "</style>", 1)


def _tallies(chart: Tallies, pen: _Pen) -> None:
    wide = INNER / max(len(row.boxes) for row in chart.rows)
    high, y = pen.size * BOX, chart.top
    for row in chart.rows:
        pen.write(row.said, INNER, y + pen.size * LINE * 0.45, ha="right", role="soft")
        for line in chart.lines(row):
            pen.write(line, 0, y + pen.size * LINE * 0.45)
            y += pen.size * LINE
        for place, look in enumerate(row.boxes):
            pen.lie(look, place * wide, y + high / 2, wide - 4, high)
        y += high + pen.size * GAP


def _bars(chart: Bars, pen: _Pen) -> None:
    track = INNER - max(letters.width(row.said, pen.size) for row in chart.rows) - pen.size
    y = chart.top
    for row in chart.rows:
        for line in charts.wrapped(row.label, pen.size):
            pen.write(line, 0, y + pen.size * LINE / 2)
            y += pen.size * LINE
        middle = y + pen.size * LINE / 2
        pen.lie("new", 0, middle, track, pen.size * BOX / 2)
        if row.value:
            pen.lie(row.look, 0, middle, track * row.value / 100, pen.size * BOX / 2)
        pen.write(row.said, INNER, middle, ha="right", role="soft")
        y += pen.size * (LINE + GAP)


def _columns(chart: Columns, pen: _Pen) -> None:
    """Columns or points, each with its number, and names below."""
    said = [text for one in chart.columns for text in (one.said, one.said_down)]
    fits = min(1.0, chart.step * 0.95 / max(letters.width(text, pen.size) for text in said))
    xs = [(place + 0.5) * chart.step for place in range(len(chart.columns))]
    if chart.most is not None:
        _joined(chart, pen, xs, fits)
    for x, one in zip(xs, chart.columns, strict=True):
        up, down = one.up * chart.unit, one.down * chart.unit
        if chart.most is None and up:
            pen.stand(chart.looks[0], x, chart.base, -up, chart.step * 0.62)
        if down:
            pen.stand(chart.looks[1], x, chart.base, down, chart.step * 0.62)
            pen.write(one.said_down, x, chart.base + down + pen.size * chart.clear, ha="center", size=fits)
        if up or chart.most is not None:
            pen.write(one.said, x, chart.base - up - pen.size * chart.clear, ha="center", size=fits)
    pen.rule(chart.base)
    for place in chart.named():
        ends = {0: ("left", 0.0), len(xs) - 1: ("right", INNER)}
        side, x = ends.get(place, ("center", xs[place]))
        pen.write(chart.columns[place].label, x, chart.foot + pen.size * LINE / 2, side, size=charts.FAINT, role="soft")


def _joined(chart: Columns, pen: _Pen, xs: list[float], fits: float) -> None:
    """Points joined by a line, below the line that says how much there could be; that runs through no number."""
    ys = [chart.base - one.up * chart.unit for one in chart.columns]
    most = chart.base - (chart.most or 0) * chart.unit
    gaps = []
    for x, y, one in zip(xs, ys, chart.columns, strict=True):
        if abs(y - pen.size * chart.clear - most) < pen.size * LINE / 2:
            half = letters.width(one.said, pen.size * fits) / 2 + pen.size * 0.2
            gaps.append((x - half, x + half))
    pen.rule(most, "line", gaps)
    pen.axes.plot(xs, ys, color=pen.shade("brass"), linewidth=2, zorder=1)
    pen.axes.plot(xs, ys, "o", color=pen.shade("ink"), markersize=7, zorder=2)


@lru_cache(maxsize=32)
def typeface(letters_used: str) -> str:
    """The bundled typeface with no more letters than these, as a style sheet has it: a picture can fetch none."""
    options = subset.Options(flavor="woff", notdef_outline=True, name_IDs=[], desubroutinize=False)
    font = TTFont(REGULAR, recalcTimestamp=False)
    cut = subset.Subsetter(options)
    cut.populate(text=letters_used)
    cut.subset(font)
    font.flavor = "woff"
    made = io.BytesIO()
    font.save(made)
    data = b64encode(made.getvalue()).decode()
    return f"@font-face{{font-family:'{FAMILY}';src:url(data:font/woff;base64,{data}) format('woff')}}"
