"""Actions that may be asked about at a moment of a game: allowed ones, tempting ones, and some that are refused."""

import random
from collections.abc import Collection, Iterable, Iterator
from itertools import product, zip_longest

from gangster_widgets.games.gangster.actions import Action, Drive, Load, Unload
from gangster_widgets.games.gangster.cargo import TABLET_UNKNOWN
from gangster_widgets.games.gangster.equipment import KINDS
from gangster_widgets.games.gangster.harbour import dumps, kinds_to_take
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.tablet import EMPTY
from gangster_widgets.games.gangster.turn import drives, legal, refusals
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.kinds.gangster._draw import bare

TRIED = 40
"""So many actions are looked at for some that one thing alone stands against, and so many pushes."""


def tempting(state: State, chance: random.Random) -> dict[str, Action]:
    """Actions that are easily misjudged, one of each sort that there is: stops at the harbour, unloading others, and a
    drive of whoever has just had the turn.

    At allowed stops something is taken, nothing may be taken, or who is in the trunk is kept. Refused are those at
    which what must be taken is left lying, a kind is taken that one has or that does not lie there, and those to which
    the drive does not lead.
    """
    allowed = legal(state)
    stops = [one for one in allowed if isinstance(one, Drive) and one.to == state.table.harbour]
    before = legal(replace(state, turn=(state.turn - 1) % len(state.table.persons)))
    taken = [(one, kind, state.car(one.gang).has(kind), kind in state.display) for one, kind in product(stops, KINDS)]
    sorts: dict[str, list[Action]] = {
        "stop": [one for one in stops if one.taken],
        "nothing": [one for one in stops if not one.taken],
        "others": [one for one in allowed if isinstance(one, Unload) and set(one.gangsters) - {one.gang}],
        "kept": [one for one in stops if not one.dumped and state.car(one.gang).trunk],
        "untaken": [replace(one, taken=None) for one in stops if one.taken],
        "again": [replace(one, taken=kind) for one, kind, has, there in taken if has and there],
        "absent": [replace(one, taken=kind) for one, kind, has, there in taken if not (has or there)],
        "elsewhere": [one for one in _stops(state, chance) if len(refusals(state, one)) == 1],
        "once more": [one for one in before if isinstance(one, Drive) and one.to != state.table.harbour],
    }
    return {name: chance.choice(some) for name, some in sorts.items() if some}


def _stops(state: State, chance: random.Random) -> Iterator[Drive]:
    """Drives to the harbour with every card, wherever they lead, each with something that may be done there."""
    for gang in state.table.persons[state.turn]:
        car = state.car(gang)
        takes = kinds_to_take(state.display, car.equipment) or (None,)
        for card, engine in product(state.table.components.movement, (False, True)):
            stop = Drive(gang, card, engine, state.table.harbour)
            yield replace(stop, dumped=chance.choice(dumps(car.trunk)), taken=chance.choice(takes))


def mixed(state: State, chance: random.Random) -> tuple[list[Action], dict[str, Action]]:
    """What is allowed, and some that one thing alone stands against, by its name; drives, loads, unloads in turn."""
    against: dict[str, Action] = {}
    tried = [*_from_harbour(state, chance), *_in_turn(_plain(state), chance)[:TRIED], *_pushes(state, chance)]
    for action in tried:
        found = refusals(state, action)
        if len(found) == 1 and found[0].rule != TABLET_UNKNOWN:
            against.setdefault(found[0].name, action)
    return _in_turn(legal(state), chance), against


def _in_turn(actions: Iterable[Action], chance: random.Random) -> list[Action]:
    """These actions by chance, but a drive, a load and an unload in turn as long as there are any."""
    of_sort: dict[type, list[Action]] = {}
    for one in actions:
        of_sort.setdefault(type(one), []).append(one)
    rows = [chance.sample(some, len(some)) for some in chance.sample(list(of_sort.values()), len(of_sort))]
    return [one for some in zip_longest(*rows) for one in some if one is not None]


def _plain(state: State) -> Iterator[Action]:
    """What somebody to move could think of: drives to any place, loading anybody, unloading one of any gang.

    One of the own gang may go before the one unloaded.
    """
    table = state.table
    for gang in table.persons[state.turn]:
        for card, engine in product(table.components.movement, (False, True)):
            yield from (Drive(gang, card, engine, place) for place in table.open_board.places)
        for one in state.districts:
            yield from (Load(gang, one.name, nth) for nth, who in enumerate(one.fields, start=1) if who != EMPTY)
        yield from (Unload(gang, some) for other in table.gangs for some in dict.fromkeys((other, gang + other)))


def _from_harbour(state: State, chance: random.Random) -> list[Load]:
    """Loads of others by a tommy gun in the harbour, from next door."""
    found = list[Load]()
    for car in [state.car(gang) for gang in state.table.persons[state.turn]]:
        if car.at == state.table.harbour and car.has("tommy gun"):
            near = [one for one in state.districts if one.name in state.table.open_board.neighbours[car.at]]
            for one in near:
                others = [nth for nth, who in enumerate(one.fields, start=1) if who not in (EMPTY, car.gang)]
                found += [Load(car.gang, one.name, nth) for nth in others]
    return chance.sample(found, len(found))


def _pushes(state: State, chance: random.Random) -> list[Drive]:
    """Drives that end where another car stands and push it anywhere, whoever has a bumper."""
    places, found = state.table.board.places, list[Drive]()
    for gang in state.table.persons[state.turn]:
        plain = [one for one in drives(state, state.car(gang)) if not (one.pushed or one.taken or one.dumped)]
        for one, other in product(plain, state.cars):
            if other.gang != gang and other.at == one.to:
                found += [replace(one, pushed=other.gang, pushed_to=place) for place in places if place != one.to]
    return chance.sample(found, min(TRIED, len(found)))


def acting(state: State, actions: Collection[Action]) -> State:
    """The position cut down to what these actions of whoever is to move touch."""
    places, gangs = set(), {*state.table.persons[state.turn]}
    for action in actions:
        gangs.add(action.gang)
        places.add(state.car(action.gang).at)
        if isinstance(action, Load):
            places.add(action.place)
        elif isinstance(action, Drive):
            gangs |= {car.gang for car in state.cars if car.at == action.to or car.gang == action.pushed}
    gangs |= {car.gang for car in state.cars if car.at in places}
    position = bare(state, places, gangs)
    return replace(position, display=state.display)
