"""One of several names, and answers in parts: each part is given in the way that goes with its own shape."""

from collections.abc import Callable
from typing import Any

from gangster_widgets.kernel.why import Where
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers_in_parts import Each, OneName, Parts
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.page import Node, button, node, signs
from gangster_widgets.widgets.puzzle.answering.lists import NONE
from gangster_widgets.widgets.puzzle.answering.means import ANSWER, Means, answering, goes_with, means_for

Given = tuple[tuple[str, Any], ...]


@goes_with(OneName)
class OneOfThem(Means):
    """The draft is the name chosen, or that there is none; one button is down."""

    empty = ""

    def given(self, draft: str) -> Any:
        """The name."""
        return None if draft in (self.empty, NONE) else draft

    def draft(self, answer: str | None) -> str:
        """The name, or that there is none."""
        return answer or NONE

    def kept(self, draft: str) -> Any:
        """What was chosen."""
        return draft or None

    def found(self, kept: Any) -> str:
        """The same again."""
        return kept if kept in (NONE, *self.shape.names) else self.empty

    def used(self, draft: str, what: str, value: Any) -> str:
        """That one is chosen, or let go of again."""
        return self.empty if what == draft or what not in (NONE, *self.shape.names) else what

    def clicked(self, draft: str, where: Where) -> str:
        """The name that was clicked, where it is one."""
        return self.used(draft, where, None) if isinstance(where, str) and where in self.shape.names else draft

    def marked(self, draft: str) -> tuple[Where, ...]:
        """The name chosen."""
        return (draft,) if draft in self.shape.names else ()

    def open(self, draft: str) -> tuple[Where, ...]:
        """All of them."""
        return self.pictured(self.shape.names)

    def panel(self, draft: str, say: Words) -> Node:
        """All names, and nobody where that can be."""
        buttons = [
            button(
                self.shape.called(name, say), f"{ANSWER}:{name}", pressed=name == draft, gangs=self.sign(name), key=name
            )
            for name in self.shape.names
        ]
        if self.shape.null:
            buttons.append(button(say.say(self.shape.none), f"{ANSWER}:{NONE}", pressed=draft == NONE, key=NONE))
        return node("div", *buttons, class_="gw-group", key="answer")


class InParts(Means):
    """The draft is what has been given of each part, by its name."""

    empty: Given = ()

    def __init__(self, shape: Any, puzzle: Puzzle) -> None:
        super().__init__(shape, puzzle)
        self._ways = {name: means_for(part, puzzle) for name, part in self._shapes()}

    def _shapes(self) -> Any:
        return zip(self.shape.names, self.shape.shapes, strict=True)

    def given(self, draft: Given) -> Any:
        """What was given of each part; nothing of the others."""
        return {name: self._ways[name].given(part) for name, part in draft} or None

    def draft(self, answer: Any) -> Given:
        """Every part that the answer has."""
        return tuple((name, self._ways[name].draft(part)) for name, part in answer.items())

    def kept(self, draft: Given) -> Any:
        """What was given of each part, as that is kept."""
        return {name: self._ways[name].kept(part) for name, part in draft} or None

    def found(self, kept: Any) -> Given:
        """The same again; of parts that there are."""
        parts = kept if isinstance(kept, dict) else {}
        return tuple((name, way.found(parts[name])) for name, way in self._ways.items() if name in parts)

    def used(self, draft: Given, what: str, value: Any) -> Given:
        """A control of one of the parts was used."""
        name, _, rest = what.partition(":")
        if name not in self._ways:
            return draft
        way = self._ways[name]
        return self._with(draft, name, way.used(dict(draft).get(name, way.empty), rest, value))

    def _with(self, draft: Given, name: str, part: Any) -> Given:
        held = {**dict(draft), name: part}
        return tuple((one, held[one]) for one in self._ways if one in held and held[one] != self._ways[one].empty)

    def clicked(self, draft: Given, where: Where) -> Given:
        """What was clicked goes to the one part that takes it; where several would, nothing is meant."""
        return self._taken(draft, lambda way, had: way.clicked(had, where))

    def put_on(self, draft: Given, what: str, on: str) -> Given:
        """What was dragged goes to the one part that takes it, too."""
        return self._taken(draft, lambda way, had: way.put_on(had, what, on))

    def _taken(self, draft: Given, taking: Callable[[Means, Any], Any]) -> Given:
        """The draft after the one part that is changed by it; the same where none is, or several would be."""
        held = {name: dict(draft).get(name, way.empty) for name, way in self._ways.items()}
        taken = {name: part for name, had in held.items() if (part := taking(self._ways[name], had)) != had}
        return self._with(draft, *taken.popitem()) if len(taken) == 1 else draft

    def marked(self, draft: Given) -> tuple[Where, ...]:
        """What is chosen in each part."""
        return tuple(where for name, part in draft for where in self._ways[name].marked(part))

    def open(self, draft: Given) -> tuple[Where, ...]:
        """What can be chosen in each part."""
        held = dict(draft)
        return tuple(where for name, way in self._ways.items() for where in way.open(held.get(name, way.empty)))

    def panel(self, draft: Given, say: Words) -> Node:
        """The controls of each part under its name, where there is something to choose."""
        held = dict(draft)
        ways = [(name, way) for name, way in self._ways.items() if not way.shape.idle]
        parts = [self._part(name, way, held.get(name, way.empty), say, len(ways) == 1) for name, way in ways]
        return node(
            "div", *parts, class_="gw-answer-parts", role="group", aria_label=say.say("puzzle-answer"), key="answer"
        )

    def _part(self, name: str, way: Means, part: Any, say: Words, alone: bool) -> Node:
        """The controls of a part under its name; of the only one the question has said it already."""
        called, kind = self.shape.called(name, say), "gw-answer-part"
        label = None if alone else node("span", *signs(self.sign(name)), called, class_="gw-label", key="label")
        return node(
            "div", label, answering(way.panel(part, say), name), class_=f"{kind} gw-only" if alone else kind,
            role="group", aria_label=called, key=name,
        )  # fmt: skip


@goes_with(Parts)
class OfParts(InParts):
    """Parts of different shapes."""


@goes_with(Each)
class OfEach(InParts):
    """The same parts for each name."""

    def _shapes(self) -> Any:
        return ((name, self.shape.of) for name in self.shape.names)
