"""Other positions with the same question: gangsters stand otherwise, cars elsewhere."""

import random
from collections.abc import Collection, Iterator

from gangster_widgets.games.gangster.state import Car, State
from gangster_widgets.games.gangster.tablet import EMPTY, District
from gangster_widgets.kernel.record import replace

MOST_OTHER = 5
"""So far the influence is from what it was, at most."""


def other_fields(state: State, names: Collection[str] | None, chance: random.Random) -> State:
    """The position with the gangsters of these districts (of all, where none are named) drawn anew."""
    districts = tuple(
        replace(one, fields=_drawn(state, len(one.fields), chance)) if names is None or one.name in names else one
        for one in state.districts
    )
    return replace(state, districts=tuple(_fewer(state, districts, names, chance)))


def _fewer(
    state: State, districts: Collection[District], names: Collection[str] | None, chance: random.Random
) -> Iterator[District]:
    """These districts with no more gangsters of a gang than it has: those too many leave the districts named."""
    most = sum(state.table.components.gangsters)
    out: list[tuple[str, int]] = []
    for gang in state.table.letters:
        there = [(one.name, nth) for one in districts for nth, letter in enumerate(one.fields) if letter == gang]
        many = len(there) + sum(_carried(car, gang) for car in state.cars) - most
        free = [at for at in there if names is None or at[0] in names]
        out += chance.sample(free, min(many, len(free))) if many > 0 else []
    for one in districts:
        gone = {nth for name, nth in out if name == one.name}
        fields = "".join(EMPTY if nth in gone else letter for nth, letter in enumerate(one.fields))
        yield replace(one, fields=fields) if gone else one


def _carried(car: Car, gang: str) -> int:
    """How many gangsters of that gang the car is known to carry."""
    return car.trunk.count(gang) + (car.aboard or 0) * (car.gang == gang)


def _drawn(state: State, size: int, chance: random.Random) -> str:
    crowd = chance.choice([0.5, 0.8, 1.0])
    standing = chance.randint(1, size) if size else 0
    drawn = [chance.choice(state.table.letters) if chance.random() < crowd else EMPTY for _ in range(standing)]
    return "".join(drawn).ljust(size, EMPTY)


def other_car(state: State, gang: str, chance: random.Random) -> State:
    """The position with that car elsewhere on the map, with other cards face up."""
    cards = state.table.components.movement
    face_up = tuple(sorted(chance.sample(cards, chance.randint(1, len(cards)))))
    return _moved(state, replace(state.car(gang), cards=face_up), chance)


def other_cars(state: State, chance: random.Random) -> State:
    """The position with every car that is there elsewhere."""
    for gang in state.table.gangs:
        if state.car(gang).at:
            state = _moved(state, state.car(gang), chance)
    return state


def _moved(state: State, car: Car, chance: random.Random) -> State:
    return state.with_car(replace(car, at=chance.choice(state.table.open_board.places)))


def other_influence(state: State, chance: random.Random) -> State:
    """The position with a little more or less influence for everybody; where nobody had any yet, nobody has any."""
    if not any(state.influence):
        return state
    return replace(
        state, influence=tuple(max(0, had + chance.randint(-MOST_OTHER, MOST_OTHER)) for had in state.influence)
    )
