"""One thing in words; an action is chosen step by step, on the picture or by buttons, as on a live board."""

from functools import partial
from importlib import import_module
from typing import Any

from gangster_widgets.kernel.choosing import Choosing
from gangster_widgets.kernel.game import SHELF, game
from gangster_widgets.kernel.why import Where
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Text
from gangster_widgets.puzzles.puzzle import Puzzle, as_json
from gangster_widgets.views.page import Node, node
from gangster_widgets.widgets.choices import choices, settled, whole
from gangster_widgets.widgets.puzzle.answering.means import ANSWER, Means, answering, goes_with

LONGEST = 300


@goes_with(Text)
class InWords(Means):
    """The draft is what has been chosen of an action, or what was typed."""

    def __init__(self, shape: Any, puzzle: Puzzle) -> None:
        super().__init__(shape, puzzle)
        self._game = game(puzzle.game)
        self._choose = import_module(f"{SHELF}.{puzzle.game}.choose")
        actions = shape.choices()
        self.empty = Choosing(actions, partial(self._choose.bits, shape.state)) if actions else ""

    def given(self, draft: Any) -> Any:
        """The action in the words it is written in, or what was typed."""
        if isinstance(draft, str):
            return draft.strip() or None
        return self._game.write(draft.action) if draft.action is not None and draft.settled else None

    def draft(self, answer: str) -> Any:
        """The words; of an action that can be chosen, all of it as chosen."""
        if isinstance(self.empty, str):
            return answer
        wanted = self._game.read(self.shape.state, answer)
        choosing: Choosing = self.empty
        if all(action != wanted for action, _ in choosing.left):
            return answer
        for bit in self._choose.bits(self.shape.state, wanted):
            choosing = choosing.settle(bit)
        return choosing

    def kept(self, draft: Any) -> Any:
        """What was typed, or what has been chosen, one after the other."""
        return draft if isinstance(draft, str) else [[bit.name, as_json(bit.value)] for bit in draft.settled]

    def found(self, kept: Any) -> Any:
        """The same again; a choice that is no longer there ends what is found."""
        if isinstance(kept, str):
            return kept[:LONGEST]
        draft = self.empty
        for chosen in kept if isinstance(kept, list) and isinstance(draft, Choosing) else ():
            bit = next(
                (bit for _, bits in draft.left for bit in bits if [bit.name, as_json(bit.value)] == chosen), None
            )
            if bit is None:
                break
            draft = draft.settle(bit)
        return draft

    def used(self, draft: Any, what: str, value: Any) -> Any:
        """Something of the action was chosen or let go of, or something was typed."""
        if what == "words":
            return str(value)[:LONGEST]
        choosing = self.empty if isinstance(draft, str) else draft
        name, _, number = what.partition(":")
        if name == "let-go":
            return self.empty
        return (settled(choosing, int(number)) if name == "bit" and number.isdecimal() else None) or draft

    def clicked(self, draft: Any, where: Where) -> Any:
        """What stands there is chosen, where it is part of an action."""
        choosing = self.empty if isinstance(draft, str) else draft
        return (choosing.click(where) if isinstance(choosing, Choosing) else None) or draft

    def change(self, draft: Any, after: Any, say: Words) -> str:
        """What is chosen of the action then, and what follows of itself."""
        return say.say("answer-take", what=whole(after, self._choose, say))

    def marked(self, draft: Any) -> tuple[Where, ...]:
        """What has been chosen."""
        return () if isinstance(draft, str) else tuple(spot for bit in draft.settled for spot in bit.where)

    def panel(self, draft: Any, say: Words) -> Node:
        """What has been chosen, and what can be; a line to type in where there is nothing to choose."""
        if isinstance(self.empty, str) or isinstance(draft, str):
            typed = node("input", type="text", value=draft, do=f"{ANSWER}:words", maxlength=str(LONGEST), key="words")
            inside: list[Node] = [node("label", say.say("puzzle-answer"), " ", typed)]
            if not isinstance(self.empty, str):
                inside += self._choices(self.empty, say)
        else:
            so_far = whole(draft, self._choose, say) if draft.action is not None and draft.settled else ""
            told = say.say("answer-action", action=so_far) if so_far else say.say("answer-choose")
            inside = [node("p", told, class_="gw-hint"), *self._choices(draft, say)]
        return node("div", *inside, role="group", aria_label=say.say("puzzle-answer"), key="answer")

    def _choices(self, draft: Choosing, say: Words) -> list[Node]:
        return [answering(one) for one in choices(draft, self._choose, say, "answer")]
