"""What the kinds of Gangster share where puzzles are drawn: moments of games, cut down to what a question needs."""

import random
from collections.abc import Collection, Iterable, Iterator
from itertools import product, zip_longest

from gangster_widgets.games.gangster.actions import Action, Drive, Load, Unload
from gangster_widgets.games.gangster.cargo import TABLET_UNKNOWN
from gangster_widgets.games.gangster.equipment import gun_reaches
from gangster_widgets.games.gangster.moments import moments
from gangster_widgets.games.gangster.position import NO_TABLET
from gangster_widgets.games.gangster.state import NOWHERE, Car, Decks, State
from gangster_widgets.games.gangster.tablet import CASINO, EMPTY, District
from gangster_widgets.games.gangster.turn import drives, legal, refusals
from gangster_widgets.kernel.record import replace

EARLY = (0.1, 0.2, 0.3, 0.4, 0.5)
"""Which part of a game is too early for a level: later moments are busier."""
CROWD = (7, 10, 13, 18, 26)
"""How many gangsters a question of each level names at most, so that a person is done in a few minutes."""
FEWEST = 4
"""So many gangsters a reckoning is about at least, lest it is over at a glance."""

TRIED = 40
"""So many actions are looked at for some that one thing alone stands against, and so many pushes."""


def drawn(chance: random.Random, level: int, players: int | None = None) -> Iterator[State]:
    """Moments of games that suit that level, of tables of that size or of every size."""
    return moments(chance, EARLY[level - 1], players)


def bare(state: State, places: Collection[str] = (), gangs: Collection[str] = ()) -> State:
    """The position with nothing but these districts and the cars of these gangs, when that was: no more is named."""
    table, nobody = state.table, (0,) * len(state.table.gangs)
    districts = tuple(
        one if one.name in places else District(one.name, NO_TABLET, "", doubled=False) for one in state.districts
    )
    cars = tuple(car if car.gang in gangs else Car(car.gang, NOWHERE, (), None) for car in state.cars)
    return State(table, state.turn, state.stage, districts, cars, (), nobody, nobody, nobody, None, Decks(), 0)


def board_of(state: State) -> State:
    """The whole board of a moment: all districts and cars, what lies on display, the influence that there is."""
    position = bare(state, state.table.districts, state.table.gangs)
    return replace(position, display=state.display, influence=state.influence)


def told(state: State, places: Collection[str]) -> list[District]:
    """Those of these districts that have a tablet which may be shown."""
    return [one for one in state.districts if one.name in places and one.fields]


def standing(districts: Collection[District]) -> int:
    """How many gangsters stand there."""
    return sum(len(one.fields) - one.fields.count(EMPTY) for one in districts)


def whole(state: State) -> bool:
    """Whether all of its tablets may be shown."""
    return all(one.fields for one in state.districts)


def reckoned(state: State, chance: random.Random, level: int) -> State | None:
    """Some tablets of a moment on which gangs meet, more of them at higher levels, with the influence there was."""
    crowded = [one for one in told(state, state.table.districts) if len(set(one.fields)) > 2]
    chosen = chance.sample(crowded, min(len(crowded), chance.randint(1, 1 + level)))
    if not chosen or standing(chosen) > CROWD[level - 1]:
        return None
    position = bare(state, [one.name for one in chosen])
    return replace(position, influence=state.influence)


def reckonable(state: State, of: State, chance: random.Random) -> State:
    """The position with what "?" counts where a tablet shows one: a casino card that is still there in that game."""
    shown = any(CASINO in one.tablet.places for one in state.districts)
    return replace(state, casino=chance.choice(of.decks.casino)) if shown else state


def around(state: State, car: Car) -> list[str]:
    """The district where a car stands, and what its tommy gun reaches or would reach if it were not in the harbour."""
    if car.at == state.table.harbour and car.has("tommy gun"):
        return [car.at, *state.table.open_board.neighbours[car.at]]
    return [car.at, *gun_reaches(state, car)]


def meeting(state: State, car: Car) -> tuple[list[str], list[str]]:
    """The districts within that car's reach, and the gangs whose cars stand there."""
    near = around(state, car)
    return near, [one.gang for one in state.cars if one.at in near]


def tempting(state: State, chance: random.Random) -> dict[str, Action]:
    """Actions that are easily misjudged, one of each sort that there is: stops at the harbour with what is left out
    there, unloading others, and a drive of whoever has just had the turn.

    Those without taking what must be taken are refused.
    """
    allowed = legal(state)
    stops = [one for one in allowed if isinstance(one, Drive) and one.to == state.table.harbour]
    before = legal(replace(state, turn=(state.turn - 1) % len(state.table.persons)))
    sorts: dict[str, list[Action]] = {
        "stop": [*stops],
        "others": [one for one in allowed if isinstance(one, Unload) and set(one.gangsters) - {one.gang}],
        "kept": [one for one in stops if not one.dumped and state.car(one.gang).trunk],
        "untaken": [replace(one, taken=None) for one in stops if one.taken],
        "once more": [one for one in before if isinstance(one, Drive) and one.to != state.table.harbour],
    }
    return {name: chance.choice(some) for name, some in sorts.items() if some}


def mixed(state: State, chance: random.Random) -> tuple[list[Action], dict[str, Action]]:
    """What is allowed, and some that one thing alone stands against, by its name; drives, loads, unloads in turn."""
    against: dict[str, Action] = {}
    tried = [*_in_turn(_plain(state), chance)[:TRIED], *_pushes(state, chance)]
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
