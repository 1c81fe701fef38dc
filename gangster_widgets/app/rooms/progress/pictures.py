"""The plots of a page as pictures: those that are drawn, and what holds their place until then."""

from base64 import b64encode
from collections.abc import Iterable, Sequence

from gangster_widgets.app.rooms.progress.charts import WIDTH, Chart
from gangster_widgets.views.page import Node, node
from gangster_widgets.views.scene import Part, Scene, Text
from gangster_widgets.views.svg import svg

MOST = 60
"""So many pictures are kept at most: those of both themes, some languages and sizes."""


class Pictures:
    """What was drawn, by chart and theme.

    `theme` is the one that is shown now, `failed` is whether nothing can be drawn here.
    """

    def __init__(self) -> None:
        self.theme, self.failed = "light", False
        self._drawn: dict[tuple[Chart, str], str] = {}
        self._asked: list[Chart] = []

    def add(self, charts: Iterable[Chart], theme: str, pictures: Sequence[str]) -> None:
        """Keeps these pictures of these charts."""
        self._drawn |= {(chart, theme): _data(one) for chart, one in zip(charts, pictures, strict=True)}
        while len(self._drawn) > MOST:
            del self._drawn[next(iter(self._drawn))]

    def wanted(self) -> tuple[Chart, ...]:
        """The charts that were shown since this was asked last and are not drawn yet."""
        asked, self._asked = self._asked, []
        return () if self.failed else tuple(one for one in asked if (one, self.theme) not in self._drawn)

    def shown(self, chart: Chart, waiting: str, failed: str) -> Node:
        """The picture of a chart; as long as there is none, a picture as large that says that one waits for it."""
        self._asked.append(chart)
        source = self._drawn.get((chart, self.theme))
        if source is None and self.failed:
            return node("p", failed, class_="gw-hint")
        return node(
            "img",
            src=source or _data(self._place(chart, waiting)),
            alt=chart.alt,
            width=str(round(WIDTH)),
            height=str(round(chart.height)),
            class_="gw-drawn" if source else None,
        )

    def _place(self, chart: Chart, waiting: str) -> str:
        """An empty picture with a word in it."""
        word = Text(WIDTH / 2, chart.height / 2, waiting, chart.size, "soft", "middle")
        return svg(Scene(WIDTH, chart.height, (Part((word,)),), waiting), self.theme)


def _data(picture: str) -> str:
    return f"data:image/svg+xml;base64,{b64encode(picture.encode()).decode()}"
