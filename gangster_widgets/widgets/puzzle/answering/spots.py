"""Fields: one after another on a tablet, or gangsters of several districts in any order; chosen on the picture."""

from typing import Any

from gangster_widgets.kernel.why import Where
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers_in_fields import Fields, Spots
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.puzzle.answering.lists import NONE
from gangster_widgets.widgets.puzzle.answering.means import ANSWER, Means, goes_with

Picked = tuple[tuple[str, int], ...]


class OnThePicture(Means):
    """The draft is what was picked so far, in that order; None where nothing was picked, not even nothing."""

    def used(self, draft: Picked | None, what: str, value: Any) -> Picked | None:
        """Something picked is put away, or it is said that there is nothing to pick."""
        if what == NONE:
            return ()
        had = draft or ()
        number = int(what) if what.isdecimal() else len(had)
        return had[:number] + had[number + 1 :] or None if number < len(had) else draft

    def clicked(self, draft: Picked | None, where: Where) -> Picked | None:
        """A field is picked, or put away again; where none is left, nothing has been said yet."""
        if not isinstance(where, tuple) or not self._asked(where[0]):
            return draft
        had = draft or ()
        return tuple(one for one in had if one != where) or None if where in had else (*had, where)

    def _asked(self, place: str) -> bool:
        """Whether fields of that place are meant: the question may name one district."""
        return place == getattr(self.puzzle.ask, "district", place)

    def marked(self, draft: Picked | None) -> tuple[Where, ...]:
        """The fields picked."""
        return draft or ()

    def panel(self, draft: Picked | None, say: Words) -> Node:
        """What was picked, each with a button to put it away."""
        items = [
            button(f"{self._called(nth, spot, say)} ×", f"{ANSWER}:{nth}", key=f"{spot[0]}#{spot[1]}",
                   aria_label=say.say("answer-away", name=self._called(nth, spot, say)))
            for nth, spot in enumerate(draft or ())
        ]  # fmt: skip
        how = None if items else node("p", say.say("answer-on-picture"), class_="gw-hint")
        none = None if items else button(say.say("answer-none"), f"{ANSWER}:{NONE}", pressed=draft == (), key=NONE)
        return node(
            "div", how, *items, none, class_="gw-group", role="group", aria_label=say.say("puzzle-answer"), key="answer"
        )

    def _called(self, nth: int, spot: tuple[str, int], say: Words) -> str:
        return f"{spot[0]} {spot[1]}"


@goes_with(Fields)
class FieldsInOrder(OnThePicture):
    """Fields of the one district that is asked about, numbered as they come."""

    numbered = True

    def given(self, draft: Picked | None) -> Any:
        """The fields."""
        return None if draft is None else [field for _, field in draft]

    def draft(self, answer: tuple[int, ...]) -> Picked:
        """The fields of the district that is asked about."""
        return tuple((str(self.puzzle.ask.district), field) for field in answer)

    def _called(self, nth: int, spot: tuple[str, int], say: Words) -> str:
        field, whose = spot[1], self.shape.whose
        if nth < len(whose):
            return f"{nth + 1}. " + say.say("answer-field-of", name=say.name(whose[nth]), field=field)
        return f"{nth + 1}. " + say.say("answer-field", field=field)

    def clicked(self, draft: Picked | None, where: Where) -> Picked | None:
        """A field for the next one; when everybody has one, no other is taken."""
        found = super().clicked(draft, where)
        return draft if found and self.shape.whose and len(found) > len(self.shape.whose) else found


@goes_with(Spots)
class SpotsInAnyOrder(OnThePicture):
    """Gangsters by place and field."""

    def given(self, draft: Picked | None) -> Any:
        """The places with their fields."""
        return None if draft is None else [list(spot) for spot in draft]

    def draft(self, answer: Picked) -> Picked:
        """The same."""
        return tuple(answer)
