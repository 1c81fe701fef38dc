"""The forms of actions, such as a push: lest a form alone tells whether an action is allowed, both are asked about."""

import random
from collections.abc import Iterable
from typing import NamedTuple

from gangster_widgets.games.gangster.actions import Action, Drive, Unload

TWO, OTHERS, PUSH, FULL_STOP = "two", "others", "push", "full stop"
MOSTLY_ALLOWED = {TWO: False, OTHERS: True, PUSH: False, FULL_STOP: False}
"""Whether actions of a form are mostly allowed, as they come about in games, or mostly refused."""
USUAL_ONE_IN = {TWO: 3, OTHERS: 2, PUSH: 2, FULL_STOP: 1}
"""In one of so many puzzles those of a form are among the actions that it mostly has."""
SELDOM_ONE_IN = {TWO: 1, OTHERS: 3, PUSH: 1, FULL_STOP: 3}
"""In one of so many those that it seldom has come before all others."""


class Lot(NamedTuple):
    """The forms of which nothing usual is among the actions, and those of which what is seldom comes first."""

    without: set[str]
    first: set[str]


def form(action: Action) -> str | None:
    """Unloading two of one's own, unloading others, pushing, dumping and taking; None for all other forms."""
    if isinstance(action, Unload):
        if set(action.gangsters) != {action.gang}:
            return OTHERS
        return TWO if len(action.gangsters) > 1 else None
    if isinstance(action, Drive):
        if action.pushed:
            return PUSH
        return FULL_STOP if action.dumped and action.taken else None
    return None


def lot(chance: random.Random, needed: str | None) -> Lot:
    """Which forms are asked about in what way this time; none is left out of that one."""
    without = {name for name, of in USUAL_ONE_IN.items() if chance.randrange(of) and name != needed}
    return Lot(without, {name for name, of in SELDOM_ONE_IN.items() if not chance.randrange(of)})


def by_form(actions: Iterable[Action], allowed: bool, lot: Lot) -> list[Action]:
    """These actions, which are all allowed or all refused: without some, and some first, as the lot has it."""
    usual = [(one, name := form(one), name is None or MOSTLY_ALLOWED[name] == allowed) for one in actions]
    kept = [(one, not often and name in lot.first) for one, name, often in usual if not (often and name in lot.without)]
    return [one for one, _ in sorted(kept, key=lambda pair: not pair[1])]
