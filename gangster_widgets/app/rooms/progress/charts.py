"""Charts as data: what a plot shows and how large it is, and the same numbers as a table. Nothing is drawn here."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from gangster_widgets.kernel.record import Record
from gangster_widgets.views import letters

WIDTH, SIDE, TEXT = 440.0, 2.0, 15.0
"""The width of every plot, the room left free beside it, and the size of its text."""
INNER = WIDTH - 2 * SIDE
LINE, BOX, GAP = 1.5, 1.1, 0.6
"""The heights of a line of text, of a bar and of the room below a row, by the size of the text."""
RISE = 130.0
"""The height of the highest column, or of the highest and the deepest together."""
FAINT = 0.85
"""The size of what stands at an axis, by that of the text."""


class Chart(Record, frozen=True):
    """What every chart has. `size` is that of its text, `legend` the looks in it with what they mean.

    `alt` says all of it in words; `head` and `table` are the same numbers as a table, each as the plot says it.
    """

    name: str
    alt: str
    size: float
    legend: tuple[tuple[str, str], ...]
    head: tuple[str, ...]
    table: tuple[tuple[str, ...], ...]

    @property
    def height(self) -> float:
        """How high the plot is, known before it is drawn."""
        raise NotImplementedError

    @property
    def top(self) -> float:
        """Where the plot begins, below its legend."""
        lines = [line for line, _, _, _ in self.flow()]
        return (lines[-1] + 1) * self.size * LINE + self.size * GAP / 2 if lines else 0.0

    def flow(self) -> Iterator[tuple[int, float, str, str]]:
        """The legend: in which line and how far to the right each look stands, with what it means."""
        line, x = 0, 0.0
        for look, label in self.legend:
            wide = self.size * 1.6 + letters.width(label, self.size)
            if x and x + wide > INNER:
                line, x = line + 1, 0.0
            yield line, x, look, label
            x += wide + self.size * 1.2


class Tally(Record, frozen=True):
    """A row of boxes, each of a look; what stands before it and at its end."""

    label: str
    said: str
    boxes: tuple[str, ...]


class Tallies(Chart, frozen=True):
    """Rows of boxes, one for each thing there is."""

    rows: tuple[Tally, ...]

    def lines(self, row: Tally) -> Sequence[str]:
        """The lines of what stands before a row, beside what stands at its end."""
        return wrapped(row.label, self.size, INNER - letters.width(row.said, self.size) - self.size)

    @property
    def height(self) -> float:
        """As many lines as each label needs, and its row of boxes."""
        lines = sum(len(self.lines(row)) for row in self.rows)
        return self.top + self.size * (lines * LINE + len(self.rows) * (BOX + GAP))


class Bar(Record, frozen=True):
    """A bar of a look, so many of a hundred long; what stands above it and at its end."""

    label: str
    said: str
    look: str
    value: int


class Bars(Chart, frozen=True):
    """Bars below each other."""

    rows: tuple[Bar, ...]

    @property
    def height(self) -> float:
        """As many lines as each label needs, and one for the bar."""
        lines = sum(len(wrapped(row.label, self.size)) + 1 for row in self.rows)
        return self.top + self.size * (lines * LINE + len(self.rows) * GAP)


class Column(Record, frozen=True):
    """What stands at one place of a time axis: its name, so much upwards and so much downwards, as they are said."""

    label: str
    up: int
    said: str
    down: int = 0
    said_down: str = ""


class Columns(Chart, frozen=True):
    """Columns beside each other, with a look upwards and one downwards. `late` is whether the last one must be named.

    `most` is what a column could be at most where that is known; then they are points joined by a line.
    """

    columns: tuple[Column, ...]
    looks: tuple[str, str]
    late: bool = True
    most: int | None = None

    @property
    def step(self) -> float:
        """How wide the place of one column is."""
        return INNER / len(self.columns)

    @property
    def unit(self) -> float:
        """The height of one."""
        up, down = (max(values) for values in zip(*((one.up, one.down) for one in self.columns), strict=True))
        return RISE / max(self.most or up + down, 1)

    @property
    def base(self) -> float:
        """Where the columns stand, from the top."""
        most = self.most or max(column.up for column in self.columns)
        return self.top + self.size * (self.clear + 0.5) + most * self.unit

    @property
    def clear(self) -> float:
        """How far from its end the middle of a number stands, by the size of the text."""
        return 0.7 if self.most is None else 1.0

    @property
    def foot(self) -> float:
        """Where the deepest column ends, with its number."""
        deepest = max(column.down for column in self.columns)
        return self.base + deepest * self.unit + (self.size * LINE if deepest else self.size * 0.3)

    @property
    def height(self) -> float:
        """Down to the names below the columns."""
        return self.foot + self.size * LINE

    def named(self) -> tuple[int, ...]:
        """Which columns are named below: the last or the first, and from there every one, every second and so on.

        As many as there is room for, each name once.
        """
        count = len(self.columns)
        ways = (range(count - 1, -1, -far) if self.late else range(0, count, far) for far in range(1, count + 1))
        return next(tuple(sorted(places)) for places in ways if all(self._apart(*pair) for pair in pairwise(places)))

    def _apart(self, one: int, other: int) -> bool:
        first, second = self.columns[one].label, self.columns[other].label
        wide = letters.width(first, self.size * FAINT) + letters.width(second, self.size * FAINT)
        edge = {0, len(self.columns) - 1} & {one, other}
        return first != second and abs(one - other) * self.step > wide * (0.75 if edge else 0.5) + self.size


def wrapped(text: str, size: float, most: float = INNER) -> Sequence[str]:
    """The text in lines that are at most that wide; a word that is wider stands alone."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and letters.width(f"{lines[-1]} {word}", size) <= most:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines
