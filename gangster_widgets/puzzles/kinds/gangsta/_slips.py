"""Slips in answers that are read off the reasons of the right one: something was left out that counts here."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from gangster_widgets.games.gangsta.resource import Resource
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Why
from gangster_widgets.puzzles.kind import Question

By = Mapping[str, tuple[Why, ...]]
"""Reasons, by the player whom they are about."""


class Otherwise(NamedTuple):
    """What comes out, by player, if something is left out: the message that says so, and the reasons left out."""

    name: str
    answer: Mapping[str, Any]
    reasons: By


def slipped(right: Mapping[str, Any], answer: Mapping[str, Any], known: Iterable[Otherwise]) -> Question | None:
    """The slip that leads to all that is wrong in that answer, and to nothing else; None where none does.

    Where several do, it is said that it is one of them, with the reasons of all.
    """
    wrong = [who for who in {**right, **answer} if right.get(who) != answer.get(who)]
    found = dict[tuple[Why, ...], str]()
    for one in known:
        if all(one.reasons.get(who) and one.answer.get(who) == answer.get(who) for who in wrong):
            found.setdefault(tuple(why for who in wrong for why in one.reasons[who]), one.name)
    if not found:
        return None
    names = tuple(found.values())
    return Question(
        names[0] if len(names) == 1 else "slip-one-of-these", (), tuple(why for some in found for why in some)
    )


def reasons(why: Why, rules: Collection[Rule]) -> By:
    """The reasons by these rules that what everybody gets rests on."""
    return {part.told()["who"]: tuple(one for one in part.parts if one.rule in rules) for part in why.parts}


def without(name: str, right: Mapping[str, int], left_out: By) -> Otherwise:
    """What everybody has without what these reasons bring; who then has nothing is left out."""
    numbers = {who: number - sum(one.value for one in left_out.get(who, ())) for who, number in right.items()}
    return Otherwise(name, {who: number for who, number in numbers.items() if number}, left_out)


def with_cards(state: State, change: Callable[[Resource], Resource | None]) -> State:
    """The position with everybody's resource card changed so, or gone."""
    return replace(state, cards=tuple(card and change(card) for card in state.cards))


def without_card(state: State, name: str) -> State:
    """The position without that resource card."""
    return with_cards(state, lambda card: None if card.name == name else card)
