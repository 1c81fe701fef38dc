"""An action in a sentence of the reader's language: for lists and buttons, never to be read in again."""

from collections.abc import Iterator

from gangster_widgets.games.gangster.actions import Action, Drive, Load, Unload
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.words import Words


def spoken(action: Action, words: Words, state: State | None = None) -> str:
    """What the action is, with everything that happens at its end.

    With the position it also says where nothing is taken at the harbour, whether or not something could be.
    """
    if isinstance(action, Drive):
        there = state is not None and action.to == state.table.harbour
        untaken = (words.say("action-takes-nothing"),) if there and not action.taken else ()
        return ", ".join((*_drive(action, words), *untaken))
    if isinstance(action, Load):
        return words.say("action-loads", gang=action.gang, place=action.place, field=action.field)
    if isinstance(action, Unload):
        return words.say("action-unloads", gang=action.gang, gangsters=tuple(action.gangsters))
    return words.say("action-loses", gang=action.gang)


def _drive(action: Drive, words: Words) -> Iterator[str]:
    name = "action-drives-further" if action.engine else "action-drives"
    yield words.say(name, gang=action.gang, card=action.card, to=action.to)
    if action.pushed and action.pushed_to == action.to:
        yield words.say("action-swaps", other=action.pushed)
    elif action.pushed:
        yield words.say("action-pushes", other=action.pushed, to=action.pushed_to)
    if action.dumped:
        yield words.say("action-dumps", gangsters=tuple(action.dumped))
    if action.taken:
        yield words.say("action-takes", kind=action.taken)
