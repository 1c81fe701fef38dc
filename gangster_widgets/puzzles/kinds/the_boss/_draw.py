"""What the kinds of The Boss share where puzzles are drawn: moments of games, cut down to what a question needs."""

import random
from collections.abc import Collection, Iterator
from typing import Any

from gangster_widgets.games.the_boss.moments import moments
from gangster_widgets.games.the_boss.police import third_mark
from gangster_widgets.games.the_boss.position import position, written
from gangster_widgets.games.the_boss.state import NOBODY, Men, State, with_crew
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.kinds.the_boss._vary import other_cards

EARLY = (0.0, 0.0, 0.1, 0.2, 0.3)
"""Which part of a game is too early for a level."""
MOST_LOST = 2
"""So many of a kind of gangster a player has lost at most in what is not told of the game."""
GANGSTERS = ("professionals", "occasionals")


def drawn(chance: random.Random, level: int, *, late: bool = False) -> Iterator[State]:
    """Moments of games that suit that level; with `late` those of the last turn of a round.

    Cards are dealt anew by lot, and everybody may have lost some more gangsters: both could have come about as well.
    """
    for state in moments(chance, EARLY[level - 1], late=late):
        yield _thinned(other_cards(state, chance), chance)


def _thinned(state: State, chance: random.Random) -> State:
    """The position with a few gangsters less available to everybody."""
    for seat, crew in enumerate(state.crews):
        if crew.available is not None:
            left = [
                number - chance.randint(0, min(number, MOST_LOST))
                for number in (crew.available.professionals, crew.available.occasionals)
            ]
            state = with_crew(state, seat, replace(crew, available=Men(*left)))
    return state


def bare(
    state: State,
    places: Collection[str] | None = None,
    *,
    hands: Collection[str] = (),
    cards: Collection[str] = (),
    opened: bool = False,
    hidden: bool = False,
) -> State:
    """The position with nothing but who plays and which round it is, gangsters in those places (in all, where none are
    named), the hands of these players and the cards of those, and open and hidden cards if so.

    Whoever is in Chicago must be somewhere else too, so further places are shown where that takes it.
    """
    data = written(state)
    shown = state.table.places if places is None else _with_others(state, places)
    kept: dict[str, Any] = {key: data[key] for key in ("players", "round", "line_up", "chicago") if key in data}
    wanted = {"gangsters", "open"} if opened else {"gangsters"}
    kept["cities"] = {
        name: {key: city[key] for key in wanted & set(city) if key == "open" or name in shown}
        for name, city in data.get("cities", {}).items()
    }
    told = {who: {*(GANGSTERS if who in hands else ()), *(("cards",) if who in cards else ())} for who in data["hands"]}
    kept["hands"] = {who: {key: data["hands"][who][key] for key in sorted(keys)} for who, keys in told.items() if keys}
    kept["banished"] = {who: lost for who, lost in data.get("banished", {}).items() if who in hands}
    kept["hidden"] = data["hidden"] if hidden else {}
    return position(kept)


def _with_others(state: State, places: Collection[str]) -> Collection[str]:
    """These places, and with Chicago for everybody there one more city that he is in."""
    found, name = list(places), state.table.chicago
    for seat, men in enumerate(state.chicago.men if name in found else ()):
        there = [city.name for city in state.cities[:-1] if city.men[seat] != NOBODY]
        if men != NOBODY and not set(there) & set(found):
            found.append(there[0])
    return found


def with_police(chance: random.Random) -> State:
    """A round in which any number of police cards have been turned, and nothing else."""
    state = position({})
    return turned(state, chance, chance.randint(0, len(state.table.components.police)))


def turned(state: State, chance: random.Random, number: int) -> State:
    """The position with that many police cards turned by lot, or fewer where the third mark comes before."""
    box = state.table.components.police
    cards = tuple(chance.sample(box, len(box)))[:number]
    there = third_mark(cards)
    cards = cards[: there[0]] if there else cards
    return replace(state, police=cards, round=max(1, len(cards)))
