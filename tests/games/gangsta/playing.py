"""Positions for tests, written as short as they can be."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.person import Person
from gangster_widgets.games.gangsta.position import position
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.record import replace
from tests.games import acting
from tests.games.acting import names

COLOURS = ("red", "blue", "green", "yellow")


def people(*written: str) -> list[dict[str, Any]]:
    """A gang, the boss first: `-A LB` is engaged, `A LB+I` has learnt a third skill, `A/mafia LB` is of a family."""
    gang = []
    for nth, one in enumerate(written):
        name, _, skills = one.lstrip("-").partition(" ")
        name, _, family = name.partition("/")
        printed, _, learnt = skills.partition("+")
        engaged, boss = one.startswith("-"), nth == 0
        part: dict[str, Any] = {
            "name": name,
            "skills": printed,
            "learnt": learnt or None,
            "engaged": engaged,
            "boss": boss,
        }
        gang.append(part | {"family": family or None})
    return gang


def at(*gangs: Sequence[str], **keys: Any) -> State:
    """A position with these gangs, red's first, as it stands: nothing is drawn and no chapter ends."""
    who = COLOURS[: len(gangs)]
    written = {colour: people(*gang) for colour, gang in zip(who, gangs, strict=True)}
    return position({"players": list(who), "gangs": written, **keys})


def game(*gangs: Sequence[str], market: Sequence[Person] = (), **keys: Any) -> State:
    """The same in the midst of a whole game: cards are drawn, and chapters end. Piles are empty but for those named."""
    own = {key: keys.pop(key) for key in list(keys) if key in State.__struct_fields__ and key not in PUZZLE}
    return replace(at(*gangs, **keys), whole=True, market=tuple(market), **own)


PUZZLE = ("chapter", "money", "heist", "display", "snitch")
"""Fields of a state that a position names as well."""


def person(name: str, skills: str, cost: int = 0, **more: Any) -> Person:
    """A gangster to be hired."""
    return Person(name, skills, cost=cost, **more)


refused, played = partial(acting.refused, GAME), partial(acting.played, GAME)


def told(state: State, words: str) -> set[str]:
    """The names of everything that a legal action brings about."""
    action = GAME.read(state, words)
    assert not GAME.refusals(state, action), words
    return names([*GAME.tell(state, action).walk()])


def asked(state: State) -> tuple[str, str]:
    """Who has to decide now, and what."""
    return state.table.colours[state.step.seat], state.step.kind


def can(state: State) -> set[str]:
    """All legal actions in words."""
    return {GAME.write(action) for action in GAME.legal(state)}


def engaged(state: State, who: str) -> set[str]:
    """The names of that player's engaged gangsters."""
    return {one.name for one in state.by_player[who] if one.engaged}
