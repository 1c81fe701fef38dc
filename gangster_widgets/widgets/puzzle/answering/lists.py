"""Names: some of them in any order, by buttons that stay down, or one after another, by drag, buttons and keys."""

from collections.abc import Iterator
from typing import Any

from gangster_widgets.kernel.why import Where
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Names, Order
from gangster_widgets.views.page import Node, button, node, signs
from gangster_widgets.widgets.puzzle.answering.means import ANSWER, Means, goes_with

Chosen = tuple[str, ...]
NONE = "none"


class OfNames(Means):
    """The draft is the names chosen so far; None where nothing has been chosen, not even nothing."""

    def given(self, draft: Chosen | None) -> Any:
        """The names."""
        return None if draft is None else list(draft)

    def draft(self, answer: Any) -> Chosen:
        """The names."""
        return tuple(answer)

    def _none(self, draft: Chosen | None, say: Words) -> Node:
        """The button that says: nothing of it all."""
        return button(say.say(self.shape.none), f"{ANSWER}:{NONE}", pressed=draft == (), key=NONE)


@goes_with(Names)
class SomeOfThem(OfNames):
    """A button that stays down for each name; what is a place can be clicked on the picture too."""

    def given(self, draft: Chosen | None) -> Any:
        """What the names stand for."""
        return None if draft is None else [self.shape.meant(name) for name in draft]

    def draft(self, answer: Any) -> Chosen:
        """The names of what the answer holds."""
        return tuple(name for name in self.shape.names if self.shape.meant(name) in answer)

    def used(self, draft: Chosen | None, what: str, value: Any) -> Chosen | None:
        """A name is chosen, or no longer."""
        if what == NONE:
            return ()
        number = int(what) if what.isdecimal() else len(self.shape.names)
        return self._turned(draft, self.shape.names[number]) if number < len(self.shape.names) else draft

    def clicked(self, draft: Chosen | None, where: Where) -> Chosen | None:
        """The place that was clicked, where it is one of the names; a field or a car stands for its place."""
        place = where[0] if isinstance(where, tuple) else where
        return self._turned(draft, place) if isinstance(place, str) and place in self.shape.names else draft

    def change(self, draft: Chosen | None, after: Chosen | None, say: Words) -> str:
        """The name that is chosen then, or no longer."""
        had, have = {*(draft or ())}, {*(after or ())}
        what = say.list([self.shape.called(name, say) for name in sorted(had ^ have)])
        return say.say("answer-take" if have > had else "answer-leave", what=what)

    def _turned(self, draft: Chosen | None, name: str) -> Chosen | None:
        """The draft with that name, or without it; where none is left, nothing has been said yet."""
        chosen = {*(draft or ())} ^ {name}
        return tuple(one for one in self.shape.names if one in chosen) or None

    def marked(self, draft: Chosen | None) -> tuple[Where, ...]:
        """The places chosen."""
        return draft or ()

    def open(self, draft: Chosen | None) -> tuple[Where, ...]:
        """All of them: what is chosen can be put away."""
        return self.pictured(self.shape.names)

    def panel(self, draft: Chosen | None, say: Words) -> Node:
        """All names, and nothing at all."""
        held = draft or ()
        buttons = [
            button(
                self.shape.called(name, say),
                f"{ANSWER}:{nth}",
                pressed=name in held,
                gangs=self.sign(name),
                key=name,
            )
            for nth, name in enumerate(self.shape.names)
        ]
        inside = buttons if self.shape.something else [*buttons, self._none(draft, say)]
        return node("div", *inside, class_="gw-group", role="group", aria_label=say.say("puzzle-answer"), key="answer")


@goes_with(Order)
class OneAfterAnother(OfNames):
    """The names chosen stand in a list, the others below it. A name is moved by drag, by buttons, or by arrow keys."""

    def used(self, draft: Chosen | None, what: str, value: Any) -> Chosen | None:
        """A name is taken up at the end of the list, moved up or down in it, or put away."""
        verb, _, name = what.partition(":")
        order = list(draft or ())
        if what == NONE:
            return ()
        if verb == "add" and name in self.shape.names and name not in order:
            return (*order, name)
        if name not in order:
            return draft
        at = order.index(name)
        order.remove(name)
        if verb in ("up", "down"):
            order.insert(max(0, at - 1) if verb == "up" else at + 1, name)
        return tuple(order) or None if verb == "away" else tuple(order)

    def clicked(self, draft: Chosen | None, where: Where) -> Chosen | None:
        """The name that was clicked comes next, where it is one that is not in the list yet."""
        return self.used(draft, f"add:{where}", None) if isinstance(where, str) else draft

    def marked(self, draft: Chosen | None) -> tuple[Where, ...]:
        """The names chosen."""
        return draft or ()

    def open(self, draft: Chosen | None) -> tuple[Where, ...]:
        """Whoever has not been chosen yet."""
        return self.pictured(name for name in self.shape.names if name not in (draft or ()))

    def put_on(self, draft: Chosen | None, what: str, on: str) -> Chosen | None:
        """A name is put where another one stands, at the end, or away."""
        if what not in self.shape.names:
            return draft
        order = [name for name in draft or () if name != what]
        if on == "away":
            return tuple(order) or None
        order.insert(order.index(on) if on in order else len(order), what)
        if draft and what in draft and on in draft and draft.index(what) < draft.index(on):
            order.remove(what)
            order.insert(order.index(on) + 1, what)
        return tuple(order)

    def panel(self, draft: Chosen | None, say: Words) -> Node:
        """The list with its places, the next one free while there is one, and what is not in it yet."""
        order = draft or ()
        rest = [name for name in self.shape.names if name not in order]
        how = "answer-drop-or-click" if self.pictured(self.shape.names) else "answer-drop"
        end = node("li", say.say(how), class_="gw-empty", drop="end", key="end") if rest else None
        listed = node(
            "ol", *self._items(order, say), end, class_="gw-order", aria_label=say.say("answer-order"), key="order"
        )
        tray = node(
            "div",
            node("span", say.say("answer-tray"), class_="gw-label"),
            *(self._offered(name, say) for name in rest),
            None if order else self._none(draft, say),
            class_="gw-group gw-tray", role="group", aria_label=say.say("answer-tray"), drop="away", key="tray",
        )  # fmt: skip
        return node("div", listed, tray, role="group", aria_label=say.say("puzzle-answer"), key="answer")

    def _offered(self, name: str, say: Words) -> Node:
        return button(say.name(name), f"{ANSWER}:add:{name}", gangs=self.sign(name), drag=name, key=name)

    def _items(self, order: Chosen, say: Words) -> Iterator[Node]:
        for nth, name in enumerate(order, start=1):
            called = say.name(name)
            moves = [
                button(sign, f"{ANSWER}:{verb}:{name}", "gw-small-button", disabled=stuck, key=verb,
                       aria_label=say.say(f"answer-{verb}", name=called))
                for verb, sign, stuck in (("up", "↑", nth == 1), ("down", "↓", nth == len(order)), ("away", "×", False))
            ]  # fmt: skip
            held = node("span", *signs(self.sign(name)), called, class_="gw-held", drag=name)
            yield node("li", node("b", f"{nth}."), held, *moves, drop=name, key=name)
