"""Other positions with the same question: other gangsters, heists and money, as many as before."""

import random
from collections.abc import Collection

from gangster_widgets.games.gangsta.component_file import MOST_SYMBOLS
from gangster_widgets.games.gangsta.course import may_learn
from gangster_widgets.games.gangsta.freeing import for_nothing
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.person import SKILLS, Gang, Person
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.record import replace

FEWEST = 2
"""No gang gets smaller."""
EVEN = 0.5
"""How often everybody has as many skills as who was there before."""
MOST_MONEY, MOST_POINTS = 7, 3
"""So much money anybody has then, and so many points a heist brings."""


def other_people(state: State, chance: random.Random, kept: Collection[str] = ()) -> State:
    """The position with other gangsters of the box in all gangs but for those named; bosses stay bosses.

    Who is called like a card of the box is called like the other one then. Who is engaged is drawn by lot too. Now and
    then everybody has as many skills as before, where such a card is left: where sums decide, little else is like it.
    """
    even = chance.random() < EVEN
    box = state.table.components
    bosses = _drawn([boss.person for boss in box.bosses], kept, chance)
    gangsters = _drawn(box.gangsters, kept, chance)
    for seat, gang in enumerate(state.gangs):
        found = []
        for one in gang:
            pile = bosses if one.boss else gangsters
            stays = one.name in kept or not pile
            found.append(one if stays else _instead(state, one, _taken(pile, one, even), chance))
        state = state.with_gang(seat, _engaged(found, kept, chance))
    return replace(state, free=for_nothing(state, state.turn))


def fewer(state: State, player: str, chance: random.Random) -> State:
    """The position with one gangster fewer in that player's gang, whoever is not the boss, where several are left."""
    seat = state.table.seat[player]
    gang = state.gangs[seat]
    going = [one for one in gang if not one.boss]
    if len(gang) <= FEWEST:
        return state
    gone = chance.choice(going)
    return state.with_gang(seat, tuple(one for one in gang if one is not gone))


def _drawn(cards: Collection[Person], kept: Collection[str], chance: random.Random) -> list[Person]:
    """These cards in any order, without those that stay where they are."""
    some = [card for card in cards if card.name not in kept]
    return chance.sample(some, len(some))


def _taken(pile: list[Person], one: Person, even: bool) -> Person:
    """A card of the pile, which it leaves; if it is to be even, one with as many skills where there is one."""
    like = (nth for nth, card in enumerate(pile) if even and len(card.skills) == len(one.skills))
    return pile.pop(next(like, -1))


def _instead(state: State, one: Person, card: Person, chance: random.Random) -> Person:
    """That card in the place of somebody, told as he was."""
    other = replace(
        one,
        name=card.name if one.name in state.table.names else one.name,
        skills=card.skills,
        family=one.family and card.family,
        points=card.points if one.points else 0,
        learnt="",
    )
    return learning(other, chance) if one.learnt else other


def learning(one: Person, chance: random.Random) -> Person:
    """The same gangster with something learnt, as he may learn it."""
    return replace(one, learnt=chance.choice([skill for skill in SKILLS if may_learn(one, skill)]))


def _engaged(gang: list[Person], kept: Collection[str], chance: random.Random) -> Gang:
    """The gang with as many engaged as before, but for those who stay as they are."""
    free = [one.engaged for one in gang if one.name not in kept]
    drawn = iter(chance.sample(free, len(free)))
    return tuple(one if one.name in kept else replace(one, engaged=next(drawn)) for one in gang)


def other_heist(state: State, heist: Heist, chance: random.Random) -> Heist:
    """Another heist of the box, of that chapter and as co-operative and technical as this one where there is one."""
    cards = [one for one in state.table.components.heists[state.chapter - 1] if len(one.needs) <= MOST_SYMBOLS]
    like = [one for one in cards if (one.cooperative, one.tech) == (heist.cooperative, heist.tech)] or cards
    card = chance.choice(like)
    return replace(heist, needs=card.needs, name=heist.name and card.name)


def other_money(state: State, chance: random.Random, *players: str) -> State:
    """The position with other money of these players."""
    money = tuple(
        chance.randint(0, MOST_MONEY) if who in players else had
        for who, had in zip(state.table.colours, state.money, strict=True)
    )
    return replace(state, money=money)


def other_points(state: State, chance: random.Random) -> State:
    """The position with other heists behind everybody, as many as before."""
    return replace(state, done=tuple(tuple(chance.randint(0, MOST_POINTS) for _ in some) for some in state.done))
