"""The filters by which puzzles are chosen, wherever they are: topic, kind, level, and where they come from."""

from collections.abc import Callable, Iterator
from pathlib import Path

from gangster_widgets.app.own import OWN
from gangster_widgets.app.practice.filters import Offered, Option, kind_said, topic_said
from gangster_widgets.app.visit import Visit
from gangster_widgets.views.page import Node, node


def filters(visit: Visit, found: Offered, count: Callable[[Option], str], sources: Node | None) -> Iterator[Node]:
    """What is offered, each option with how many puzzles it leaves, as `count` says it."""
    say, here, lang = visit.words, visit.here, visit.lang

    def options(of: tuple[Option, ...], named: Callable[[str | int], str]) -> list[tuple[str, str]]:
        return [(str(one.value), f"{named(one.value)} ({count(one)})") for one in of]

    topics = options(found.topics, lambda value: topic_said(str(value), lang))
    kinds = options(found.kinds, lambda value: kind_said(here.game, str(value), lang))
    levels = options(found.levels, lambda value: say.say("puzzle-level", level=value))
    all_ = say.say("solve-all")
    yield _select("about", say.say("solve-topic"), topics, here.about, all_)
    yield _select("kind", say.say("solve-kind"), kinds, here.kind, all_)
    yield _select("level", say.say("solve-level"), levels, str(here.level or ""), all_)
    if sources:
        yield sources


def sources(visit: Visit, own: bool, without: str) -> Node | None:
    """The server's folders, and one's own files where there are any; `without` is what one sees without choosing."""
    say = visit.words
    found = [(str(nth), Path(one).name) for nth, one in enumerate(visit.setting.puzzles, start=1)]
    found += [(OWN, say.say("solve-own"))] if own else []
    return _select("source", say.say("solve-source"), found, visit.here.source, without) if found else None


def _select(do: str, label: str, offered: list[tuple[str, str]], chosen: str, all_: str) -> Node:
    options = [node("option", text, value=value, selected=value == chosen) for value, text in [("", all_), *offered]]
    return node("label", node("span", label), node("select", *options, do=do, value=chosen), key=do)
