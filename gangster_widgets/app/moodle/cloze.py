"""Answers embedded in a text, as Moodle writes them: `{1:NUMERICAL:=10~%0%5#the doubler forgotten}`."""

from collections.abc import Mapping, Sequence

from gangster_widgets.app.moodle.html import html


def numerical(right: int, led: Mapping[int, str]) -> str:
    """A number to be typed. `led` says of wrong numbers, as HTML, what led there."""
    wrong = [f"%0%{number}{_feedback(said)}" for number, said in led.items() if number != right]
    return _gap("NUMERICAL", [f"={right}", *wrong])


def dropdown(offered: Sequence[str], right: int, led: Mapping[int, str]) -> str:
    """One of these to be chosen, by its place in the list."""
    alternatives = [
        f"{'=' if nth == right else ''}{_inside(html(text))}{_feedback(led.get(nth, ''))}"
        for nth, text in enumerate(offered)
    ]
    return _gap("MULTICHOICE", alternatives)


def _gap(kind: str, alternatives: Sequence[str]) -> str:
    return f"{{1:{kind}:{'~'.join(alternatives)}}}"


def _feedback(said: str) -> str:
    return f"#{_inside(said)}" if said else ""


def _inside(written: str) -> str:
    """HTML within an embedded answer, where Moodle reads entities once before it is HTML.

    What `html` wrote holds no sign of its own; tags lose nothing by it.
    """
    return written.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
