"""What a question can be about in a position: what stands there to be named, and actions worth asking about."""

import random
from collections.abc import Iterable, Mapping

from gangster_widgets.games.gangster.notation import write
from gangster_widgets.games.gangster.state import POLICE, State
from gangster_widgets.games.gangster.table import COLOURS
from gangster_widgets.games.gangster.turn import actions_of, legal, refusals
from gangster_widgets.games.gangster.universe import universe

EACH, MOST = 3, 6
"""So many of each sort are suggested, and so many in all."""
TRIED = 400


def askable(state: State) -> Mapping[str, tuple[str | int, ...]]:
    """What can be named, by the name of the part of a question that names it."""
    cars = tuple(COLOURS[car.gang] for car in state.cars if car.at)
    gangs = tuple(COLOURS[gang] for gang in state.table.gangs)
    undoubled = (*(one.name for one in state.districts if not one.doubled), POLICE)
    return {
        "district": tuple(one.name for one in state.districts if one.fields),
        "car": cars,
        "card": state.table.components.movement if cars else (),
        "unload": gangs,
        "gang": gangs,
        "cards": tuple(sorted(set(state.table.components.casino))),
        "dumped": gangs,
        "action": tuple(write(action) for car in state.cars if car.at for action in actions_of(state, car.gang)),
        "pile": undoubled,
        "drawn": undoubled,
    }


def suggested(state: State, seed: int) -> tuple[str, ...]:
    """Actions of whoever is to move: allowed ones, and others that one thing alone stands against, each another.

    The same seed gives the same ones. Where nobody can move there are none.
    """
    chance = random.Random(seed)
    allowed = [write(action) for action in legal(state)] if _moves(state) else []
    if not allowed:
        return ()
    every = [action for action in universe(state) if state.car(action.gang).at]
    against: dict[str, str] = {}
    for action in chance.sample(every, min(TRIED, len(every))):
        found = refusals(state, action)
        if len(found) == 1:
            against.setdefault(found[0].name, write(action))
    refused = chance.sample([*against.values()], min(EACH, len(against)))
    chosen = [*_varied(chance.sample(allowed, len(allowed)), MOST - len(refused))[:EACH], *refused]
    chance.shuffle(chosen)
    return tuple(chosen)


def _moves(state: State) -> bool:
    """Whether a car of whoever is to move stands somewhere."""
    return any(state.car(gang).at for gang in state.table.persons[state.turn])


def _varied(actions: Iterable[str], most: int) -> list[str]:
    """Some of these actions, of each sort first one, by their verbs."""
    first: dict[str, str] = {}
    others = []
    for words in actions:
        verb = words.split()[1]
        if verb in first:
            others.append(words)
        first.setdefault(verb, words)
    return [*first.values(), *others][:most]
