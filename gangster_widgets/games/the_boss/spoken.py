"""An action in a sentence of the reader's language: for lists and buttons, never to be read in again."""

from gangster_widgets.games.the_boss.actions import Action, Lay
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.kernel.words import Words


def spoken(action: Action, words: Words, state: State | None = None) -> str:
    """What the action is."""
    if isinstance(action, Lay):
        return words.say("action-lays", who=action.who, city=action.city, card=action.face)
    facts = {"professionals": action.professionals, "occasionals": action.occasionals}
    return words.say("action-places", who=action.who, city=action.city, **facts)
