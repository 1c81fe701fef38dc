"""Other positions with the same question: other gangsters, other cards."""

import random
from collections.abc import Sequence

from gangster_widgets.games.the_boss.hidden import in_order
from gangster_widgets.games.the_boss.state import NOBODY, Card, City, Men, State, with_crew
from gangster_widgets.games.the_boss.table import seated
from gangster_widgets.kernel.record import replace

MOST = 4
"""So many of a kind of gangster come to stand in a city at most."""


def other_crowd(state: State, who: str, name: str, chance: random.Random) -> State:
    """The position with other gangsters in that city and in that player's hand; nobody where he could not be.

    Who is in Chicago and in no further city stays as he is, and so does that player if he has no professional left.
    Where it is about Chicago, those in the other cities are in others of them.
    """
    table, own = state.table, state.table.seat[who]
    state = _moved(state, chance) if name == table.chicago else state
    city = state.city(name)
    without, had = state.with_city(_empty(city)), state.crews[own].available
    spent = had is not None and not had.professionals
    stay = [
        (spent and seat == own) or (name != table.chicago and there != NOBODY and not without.elsewhere(seat))
        for seat, there in enumerate(state.chicago.men)
    ]
    men = [there if stays else NOBODY for there, stays in zip(city.men, stay, strict=True)]
    for seat in chance.sample(range(len(men)), len(men)):
        closed = name in state.crews[seat].banished or (name == table.chicago and not state.elsewhere(seat))
        some = NOBODY if closed or stay[seat] else _some(_left(state, seat, name, told=seat != own), chance)
        if some.number not in {one.number for one in men}:
            men[seat] = some
    state = state.with_city(replace(city, men=tuple(men)))
    return state if spent else _with_hand(state, own, chance)


def _moved(state: State, chance: random.Random) -> State:
    """The position with the crowds of the cities beside Chicago exchanged, unless somebody is banished from there."""
    cities = [city for city in state.cities if city.name != state.table.chicago]
    moved = [replace(city, men=men) for city, men in zip(cities, _shuffled(cities, chance), strict=True)]
    for city in moved:
        if any(men.number and city.name in crew.banished for men, crew in zip(city.men, state.crews, strict=True)):
            return state
    for city in moved:
        state = state.with_city(city)
    return state


def _shuffled(cities: Sequence[City], chance: random.Random) -> list[tuple[Men, ...]]:
    """Who is in these cities, in another order."""
    return chance.sample([city.men for city in cities], len(cities))


def _empty(city: City) -> City:
    """That city with nobody in it."""
    return replace(city, men=(NOBODY,) * len(city.men))


def other_colours(state: State, chance: random.Random) -> State:
    """The position with colours exchanged, where no player is asked about."""
    colours = tuple(chance.sample(state.table.colours, len(state.table.colours)))
    return replace(state, table=seated(state.table.components, colours, state.table.line_up, state.table.rulings))


def other_hands(state: State, chance: random.Random) -> State:
    """The position with other gangsters in everybody's hand."""
    for seat in range(len(state.table.colours)):
        state = _with_hand(state, seat, chance)
    return state


def other_cards(state: State, chance: random.Random) -> State:
    """The position with the cards of each city exchanged: open, hidden and in hands there are as many as before."""
    hands = [None if cards is None else list(cards) for cards in state.hands]
    cities = []
    for city in state.cities:
        lot = chance.sample(state.table.cards[city.name], len(state.table.cards[city.name]))
        opened = tuple(lot.pop() for _ in city.open)
        hidden = None if city.hidden is None else lot.pop()
        cities.append(replace(city, open=opened, hidden=hidden))
        for cards in hands:
            for nth, card in enumerate(cards or ()):
                if cards is not None and card.city == city.name and card.face is not None:
                    cards[nth] = Card(city.name, lot.pop())
    dealt = tuple(None if cards is None else in_order(state, cards) for cards in hands)
    return replace(state, cities=tuple(cities), hands=dealt)


def _left(state: State, seat: int, but: str = "", *, told: bool = True) -> Men:
    """How many gangsters a player can have beside those in all cities but that one, and in his hand if it is told."""
    box = state.table.components
    there = [city.men[seat] for city in state.cities if city.name != but]
    there += [men for men in [state.crews[seat].available] if told and men is not None]
    professionals, occasionals = sum(men.professionals for men in there), sum(men.occasionals for men in there)
    return Men(box.professionals - professionals, box.occasionals - occasionals)


def _some(left: Men, chance: random.Random) -> Men:
    """Some of these gangsters; occasionals only with a professional."""
    professionals = chance.randint(0, min(left.professionals, MOST))
    return Men(professionals, chance.randint(0, left.occasionals) if professionals else 0)


def _with_hand(state: State, seat: int, chance: random.Random) -> State:
    """The position with any gangsters available to that player."""
    left = _left(state, seat, told=False)
    crew = replace(
        state.crews[seat],
        available=Men(chance.randint(0, left.professionals), chance.randint(0, left.occasionals)),
    )
    return with_crew(state, seat, crew)
