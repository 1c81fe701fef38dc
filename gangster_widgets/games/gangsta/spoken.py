"""An action in a sentence of the reader's language: for lists and buttons, never to be read in again."""

from gangster_widgets.games.gangsta import committing
from gangster_widgets.games.gangsta.actions import TOP, Action
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.person import spoken as skills
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.words import Words


def spoken(action: Action, words: Words, state: State | None = None) -> str:
    """What the action is; with the position before it, what a heist takes as well."""
    does, what = action.does.replace(" ", "-"), action.what
    number = what if what.isdecimal() else ""
    facts = {"who": action.who, "does": does, "what": what or "0", "number": number or None}
    told = words.say("action", top=1 if what == TOP else 0, **facts)
    one = committing.meant(state, state.table.seat[action.who], what) if state is not None and number else None
    if isinstance(one, Heist):
        told = words.say("action-heist", told=told, needs=skills(one.needs))
    if action.without:
        told = words.say("action-without", told=told, skill=skills(action.without)[0])
    return told
