"""The table of a tournament as a picture: the share of wins of each bot, with its interval. Loads matplotlib."""

from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.ticker import FuncFormatter

from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.words import Words
from gangster_widgets.players import bot_named
from gangster_widgets.tournaments.said import percent
from gangster_widgets.tournaments.table import Line
from gangster_widgets.views.theme import FAMILY, REGULAR, colour

ENDINGS = (".svg", ".png")
SETTINGS: dict[Any, Any] = {"svg.fonttype": "path", "svg.hashsalt": "gangster-widgets"}
WIDE, TALL, DENSE = 7.5, 0.6, 150
LETTERS = 60
"""So many letters fit below the bars."""


def drawable(file: Path) -> None:
    """`SaidError` where a plot is not saved in such a file."""
    if file.suffix.lower() not in ENDINGS:
        raise SaidError("tournament-plot-suffix", file=file.name)


def saved(lines: Sequence[Line], players: int, words: Words, file: Path) -> None:
    """Saves the plot, `.svg` or `.png`. The dotted line is what everybody would win who is as good as the others."""
    font = FontProperties(fname=str(REGULAR), family=[FAMILY], size=11)
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDE, 1.5 + TALL * len(lines)), facecolor=colour("paper"), layout="constrained")
        axes = figure.add_subplot(facecolor=colour("card"))
        for nth, line in enumerate(reversed(lines)):
            value, low, high = line.share
            axes.barh(nth, value, 0.6, color=colour("brass"))
            axes.errorbar(value, nth, xerr=[[value - low], [high - value]], color=colour("ink"), capsize=4)
        axes.axvline(1 / players, color=colour("red"), linestyle=":")
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _: percent(share, words)))
        axes.set_yticks(range(len(lines)), [bot_named(line.bot, words) for line in reversed(lines)])
        said = fill(words.say("tournament-plot-share", players=players), LETTERS)
        axes.set_xlabel(said, fontproperties=font, color=colour("ink"))
        for label in (*axes.get_xticklabels(), *axes.get_yticklabels()):
            label.set_fontproperties(font)
            label.set_color(colour("ink"))
        form = file.suffix.lower().removeprefix(".")
        data = {"Date": None} if form == "svg" else {}
        try:
            figure.savefig(file, format=form, dpi=DENSE, metadata=data)
        except OSError as error:
            raise SaidError("cli-not-saved", file=str(file), reason=error.strerror or str(error)) from None
