"""Every action that can be named at a table, sensible or not: what `legal` is checked against."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from gangster_widgets.games.gangster.actions import Action, Drive, Load, Lose, Unload
from gangster_widgets.games.gangster.equipment import KINDS
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.record import replace


def universe(state: State) -> Iterator[Action]:
    """Every action of the gangs of the person to act, whatever stands against it.

    A drive is combined with every push, and at its end with everything that can be dumped and taken; what belongs to
    the harbour is named elsewhere too, but one thing at a time.
    """
    for gang in state.table.persons[state.turn]:
        yield from _drives(state, gang)
        for district in state.districts:
            yield from (Load(gang, district.name, field) for field in range(1, district.tablet.size + 2))
        yield Load(gang, state.table.harbour, 1)
        for number in (0, 1, 2, 3):
            for gangsters in combinations_with_replacement(state.table.gangs, number):
                yield Unload(gang, "".join(gangsters))
        yield Lose(gang)


def _drives(state: State, gang: str) -> Iterator[Drive]:
    table = state.table
    others = [other for other in table.gangs if other != gang]
    dumps = ["".join(some) for number in (1, 2) for some in combinations_with_replacement(sorted(others), number)]
    cards = table.components.movement
    for card in (*cards, max(cards) + 1):
        for engine in (False, True):
            for to in table.board.places:
                plain = Drive(gang, card, engine, to)
                pushing = [
                    replace(plain, pushed=other, pushed_to=place)
                    for other in table.gangs
                    for place in table.board.places
                ]
                if to != table.harbour:
                    yield from (plain, *pushing)
                    yield from (replace(plain, dumped=dumped) for dumped in dumps)
                    yield from (replace(plain, taken=kind) for kind in KINDS)
                    continue
                for end in (plain, *pushing):
                    for dumped in ("", *dumps):
                        yield from (replace(end, dumped=dumped, taken=kind) for kind in (None, *KINDS))
