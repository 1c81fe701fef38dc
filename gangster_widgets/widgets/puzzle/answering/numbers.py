"""A number for each name, or one number: a line to type in for each."""

from collections.abc import Iterator
from typing import Any

from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Numbers
from gangster_widgets.puzzles.answers_in_parts import Amount
from gangster_widgets.puzzles.checker import Verdict, check
from gangster_widgets.views.page import Node, button, node, signs
from gangster_widgets.widgets.puzzle.answering.lists import NONE
from gangster_widgets.widgets.puzzle.answering.means import ANSWER, Means, goes_with

Typed = tuple[tuple[str, str], ...]
LONGEST = 12


@goes_with(Numbers)
class NumbersTyped(Means):
    """The draft is what was typed, by name, just as it was typed."""

    empty: Typed = ()

    def given(self, draft: Typed) -> Any:
        """The numbers; what is no number is given as it is, so that the shape says so. Empty lines are left out."""
        typed = {name: text.strip() for name, text in draft if text.strip()}
        return {name: number(text) for name, text in typed.items()} or None

    def draft(self, answer: dict[str, int]) -> Typed:
        """Every number as it would be typed."""
        return tuple((name, str(answer.get(name, 0))) for name in self.shape.names)

    def kept(self, draft: Typed) -> Any:
        """Every line as it was typed."""
        return dict(draft)

    def found(self, kept: Any) -> Typed:
        """The lines of names that there are."""
        lines = kept if isinstance(kept, dict) else {}
        return tuple((name, str(lines[name])[:LONGEST]) for name in self.shape.names if name in lines)

    def used(self, draft: Typed, what: str, value: Any) -> Typed:
        """The line of that name now says this."""
        if what not in self.shape.names:
            return draft
        return tuple((dict(draft) | {what: str(value)[:LONGEST]}).items())

    def panel(self, draft: Typed, say: Words) -> Node:
        """A line for each name, with what is wrong with it below."""
        lines = [self._line(name, dict(draft).get(name, ""), say) for name in self.shape.names]
        return node("div", *lines, class_="gw-lines", role="group", aria_label=say.say("puzzle-answer"), key="answer")

    def _line(self, name: str, text: str, say: Words) -> Node:
        problem = self._problem(text, say)
        id_ = f"gw-{self.puzzle.id}-{name}"
        typed = node(
            "input", type="text", inputmode="numeric", enterkeyhint="next", autocomplete="off", value=text,
            do=f"{ANSWER}:{name}", line=True, size="4", maxlength=str(LONGEST), key="typed",
            aria_invalid="true" if problem else None,
            aria_describedby=id_ if problem else None,
        )  # fmt: skip
        label = node(
            "label",
            *signs(self.sign(name)),
            node("span", self.shape.called(name, say), class_="gw-name"),
            *in_unit(typed, self.shape.unit, say),
        )
        wrong = node("p", problem, class_="gw-problem", id=id_) if problem else None
        return node("div", label, wrong, class_="gw-line", key=name)

    def _problem(self, text: str, say: Words) -> str:
        """What is wrong with a line, in words; nothing where nothing is."""
        try:
            self.shape.read({self.shape.names[0]: number(text)} if text.strip() else {})
        except Unreadable as error:
            return say.say(error.name, **error.facts)
        return ""


@goes_with(Amount)
class OneNumber(Means):
    """The draft is what was typed, or that there is none."""

    empty = ""

    def given(self, draft: str) -> Any:
        """The number; what is no number as it is, so that the shape says so."""
        return None if draft in (self.empty, NONE) else number(draft)

    def judged(self, draft: str) -> Verdict:
        """The verdict on the draft, which may be null."""
        return check(self.puzzle, *([] if draft == self.empty else [self.given(draft)]))

    def draft(self, answer: int | None) -> str:
        """The number as it would be typed."""
        return NONE if answer is None else str(answer)

    def kept(self, draft: str) -> Any:
        """What was typed."""
        return draft or None

    def found(self, kept: Any) -> str:
        """The same again."""
        return kept[:LONGEST] if isinstance(kept, str) else self.empty

    def used(self, draft: str, what: str, value: Any) -> str:
        """Something was typed, or it is said that there is none."""
        return NONE if what == NONE else str(value)[:LONGEST].strip()

    def panel(self, draft: str, say: Words) -> Node:
        """A line to type in, and a button for null where that is an answer."""
        typed = node(
            "input", type="text", inputmode="numeric", enterkeyhint="next", autocomplete="off",
            value="" if draft == NONE else draft, do=f"{ANSWER}:typed", line=True, size="4", maxlength=str(LONGEST),
            aria_label=say.say("puzzle-answer"), key="typed",
        )  # fmt: skip
        none = say.say(self.shape.none) if self.shape.null else ""
        button_ = button(none, f"{ANSWER}:{NONE}", pressed=draft == NONE, key=NONE) if none else None
        return node("div", *in_unit(typed, self.shape.unit, say), button_, class_="gw-line gw-group", key="answer")


def in_unit(typed: Node, unit: str, say: Words) -> Iterator[Node]:
    """A line to type a number in, with the sign of what it counts before or behind it, as the language has it."""
    before, _, after = say.say(unit, money=0).partition("0") if unit else ("", "", "")
    for part in (before.strip(), typed, after.strip()):
        if part:
            yield part if isinstance(part, Node) else node("span", part, aria_hidden="true")


def number(text: str) -> int | str:
    """The whole number that was typed, or what was typed where it is none."""
    digits = text.strip().lstrip("+-")
    whole = digits.isdecimal() and digits.isascii() and text.strip().count("-") + text.strip().count("+") <= 1
    return int(text) if whole else text
