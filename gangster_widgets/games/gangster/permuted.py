"""The same position and question with colours and districts exchanged: whatever holds of one holds of the other.

Colours change places together with their seats. Districts do only where no car stands anywhere, since then no road
matters; the harbour stays, and a closed district is never among them.
A whole position of a game can be had with other colours too, each person with another's gangs and turn.
"""

import random
from collections.abc import Mapping
from dataclasses import replace as changed
from functools import partial
from typing import Any

from gangster_widgets.games.gangster.actions import Action, Drive, Load, Unload
from gangster_widgets.games.gangster.notation import read, write
from gangster_widgets.games.gangster.state import Car, State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.kernel.exchanged import exchanged
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import replace


class Exchange:
    """Which gang becomes which, and which district; what is not named stays."""

    def __init__(self, gangs: Mapping[str, str], districts: Mapping[str, str]) -> None:
        self._letters = str.maketrans(dict(gangs))
        self._districts = districts

    def gang(self, letters: str) -> str:
        """These gangs, or fields, by letters."""
        return letters.translate(self._letters)

    def place(self, name: str) -> str:
        """That place."""
        return self._districts.get(name, name)

    def district(self, one: District) -> District:
        """That district with who stands there."""
        return replace(one, name=self.place(one.name), fields=self.gang(one.fields))

    def car(self, one: Car) -> Car:
        """That car with what it carries."""
        return replace(one, gang=self.gang(one.gang), trunk="".join(sorted(self.gang(one.trunk))))

    def action(self, one: Action) -> Action:
        """That action, done by the other gang to the others."""
        gang = self.gang(one.gang)
        if isinstance(one, Load):
            return replace(one, gang=gang, place=self.place(one.place))
        if isinstance(one, Unload):
            return replace(one, gang=gang, gangsters=self.gang(one.gangsters))
        if isinstance(one, Drive):
            pushed, dumped = one.pushed and self.gang(one.pushed), "".join(sorted(self.gang(one.dumped)))
            return replace(one, gang=gang, pushed=pushed, dumped=dumped)
        return replace(one, gang=gang)

    def asked(self, part: Any, state: State) -> Any:
        """What is asked about that position, as plain data: colours, districts and actions in words are exchanged."""
        return exchanged(part, partial(self._text, state))

    def _text(self, state: State, text: str) -> str:
        if text in LETTERS:
            return COLOURS[self.gang(LETTERS[text])]
        try:
            return write(self.action(read(state, text)))
        except Unreadable:
            return self.place(text)


def permuted(state: State, ask: Mapping[str, Any], chance: random.Random) -> tuple[State, dict[str, Any]]:
    """The position and what is asked about it, with colours and districts exchanged by lot."""
    table = state.table
    gangs = dict(zip(table.gangs, chance.sample(table.gangs, len(table.gangs)), strict=True))
    moved = () if any(car.at for car in state.cars) else table.districts
    to = Exchange(gangs, dict(zip(moved, chance.sample(moved, len(moved)), strict=True)))
    seats = tuple(map(to.gang, table.gangs))
    other = changed(table, gangs=seats, persons=tuple(map(to.gang, table.persons)))
    there = {one.name: one for one in map(to.district, state.districts)}
    districts = tuple(there[name] for name in table.districts)
    exchanged = replace(state, table=other, districts=districts, cars=tuple(map(to.car, state.cars)))
    return exchanged, to.asked(ask, state)


def recoloured(state: State, chance: random.Random) -> State:
    """The whole position with each gang in the place of another, by lot; everybody sits and plays as before.

    With two persons the gangs of one are those of the same person again. Who acts is whoever has the gangs of the one
    who did; the order in which the others follow is that of the seats.
    """
    table = state.table
    persons = [chance.sample(gangs, len(gangs)) for gangs in chance.sample(table.persons, len(table.persons))]
    becomes = {
        gang: new for was, now in zip(table.persons, persons, strict=True) for gang, new in zip(was, now, strict=True)
    }
    to = Exchange(becomes, {})
    had = {becomes[gang]: seat for seat, gang in enumerate(table.gangs)}
    order = [had[gang] for gang in table.gangs]
    cars = tuple(map(to.car, state.cars))
    return replace(
        state,
        turn=table.person[becomes[table.persons[state.turn][0]]],
        districts=tuple(map(to.district, state.districts)),
        cars=tuple(cars[seat] for seat in order),
        influence=tuple(state.influence[seat] for seat in order),
        reserve=tuple(state.reserve[seat] for seat in order),
        dumped=tuple(state.dumped[seat] for seat in order),
    )
