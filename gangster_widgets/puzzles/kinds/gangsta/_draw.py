"""What the kinds of Gangsta! share where puzzles are drawn: moments of games, cut down to what a question needs."""

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from gangster_widgets.games.gangsta.component_file import heist_written
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.moments import moments
from gangster_widgets.games.gangsta.person import Gang, Person
from gangster_widgets.games.gangsta.position import position, written
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.record import asdict, replace
from gangster_widgets.puzzles.kinds.gangsta._vary import learning

CHAPTERS = ((1,), (1, 2), (2,), (2, 3), (3,))
"""Out of which chapters the moments of each level are."""
LEARNT, FREED, ALONE = 0.4, 0.5, 0.25
"""How often somebody of a gang has learnt something, how often an engaged gangster has been freed, and how often
somebody has only a boss left where that matters.
"""
SHOWN = ("name", "needs", "coop", "tech")
"""What is shown of a heist: its rewards are not asked about."""
DURING = ("engaged",)
"""What is shown of gangsters beside their skills where heists are asked about."""


def drawn(chance: random.Random, *chapters: int) -> Iterator[State]:
    """Moments of games of these chapters, now and then with somebody who has learnt something."""
    for state in moments(chance, *chapters):
        for seat, gang in enumerate(state.gangs):
            if chance.random() < LEARNT:
                one = chance.choice(gang)
                state = state.with_person(seat, learning(one, chance)) if not one.learnt else state
        yield state


def ended(chance: random.Random, chapter: int, size: int) -> Iterator[State]:
    """Moments in which a chapter has just ended: one player alone has so many gangsters, all others have fewer.

    Now and then somebody of them has only a boss left.
    """
    for state in drawn(chance, chapter, min(3, chapter + 1)):
        sizes = sorted(map(len, state.gangs))
        if sizes[-2] < size == sizes[-1]:
            yield with_a_boss_alone(replace(state, chapter=chapter), chance)


def with_a_boss_alone(state: State, chance: random.Random) -> State:
    """The position in which, now and then, somebody has only a boss left; never whoever has most gangsters."""
    sizes = list(map(len, state.gangs))
    seats = [seat for seat, size in enumerate(sizes) if size < max(sizes)]
    if not seats or chance.random() > ALONE:
        return state
    seat = chance.choice(seats)
    return state.with_gang(seat, [one for one in state.gangs[seat] if one.boss])


def mobilised(state: State, chance: random.Random) -> State:
    """The position after everybody has freed some gangsters, by lot."""
    for seat, gang in enumerate(state.gangs):
        state = state.with_gang(seat, [replace(one, engaged=one.engaged and chance.random() > FREED) for one in gang])
    return state


def available(gang: Gang) -> Gang:
    """Who of a gang is available."""
    return tuple(one for one in gang if not one.engaged)


def heists(state: State, suits: Callable[[Heist], bool] = bool) -> Sequence[Heist]:
    """The heists of the chapter that suit."""
    return [one for one in state.table.components.heists[state.chapter - 1] if suits(one)]


def bare(
    state: State,
    players: Collection[str] | None = None,
    told: Collection[str] = DURING,
    keys: Collection[str] = (),
    **more: Any,
) -> State:
    """The position with nothing but who plays, the chapter, the gangs of these players (everybody's, where none are
    named), of each gangster his skills and what is told, those keys of the written position, and what is given.
    """
    data = written(state)
    kept: dict[str, Any] = {key: data[key] for key in ("players", "chapter", *keys) if key in data}
    gangs = {who: gang for who, gang in state.by_player.items() if players is None or who in players}
    kept["gangs"] = {who: [_told(one, told) for one in gang] for who, gang in gangs.items()}
    return position({**kept, **more})


def _told(one: Person, told: Collection[str]) -> dict[str, Any]:
    """A gangster as far as he is shown."""
    shown = {"name", "skills", "boss", "learnt", *told}
    return {key: value for key, value in asdict(one).items() if key in shown and value}


def shown(heist: Heist) -> dict[str, Any]:
    """A heist as far as it is shown."""
    return {key: value for key, value in heist_written(heist).items() if key in SHOWN}


def seen_by(state: State, player: str, some: Sequence[Heist]) -> Collection[str]:
    """Whose gangs have to be shown: everybody's where a heist is co-operative."""
    return state.table.colours if any(one.cooperative for one in some) else (player,)


def resources_of(name: str, player: str) -> dict[str, Any]:
    """That resource card, active, for that player; none for others."""
    return {player: {"name": name, "active": True}}
