"""What lies on the table in words, line by line: for terminals and for whoever cannot see a picture."""

from collections.abc import Iterator

from gangster_widgets.games.gangsta import committing, hiring, resources, steps
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.heist_words import heist_said
from gangster_widgets.games.gangsta.person import Person, spoken
from gangster_widgets.games.gangsta.resource import Resource
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.words import Words


def lines(state: State, words: Words) -> Iterator[str]:
    """Players, chapter, gangs, money, resources; heists and gangsters on display; what is being decided. In a position
    nothing is said of players of whom it tells nothing.
    """
    yield from about(state, words)
    for seat, who in enumerate(state.table.colours):
        if not (state.whole or state.gangs[seat] or state.money[seat] or state.done[seat] or state.cards[seat]):
            continue
        yield words.say("seen-player", who=who, told=words.apart(_player(state, seat, words)))
        for one in state.gangs[seat]:
            yield "  " + person_said(one, words)
    yield from _display(state, words)
    if state.hospital:
        yield words.say("seen-hospital", gangsters=tuple(one.name for one in state.hospital))
    if state.snitch is not None:
        yield words.say("seen-snitch", number=state.snitch)


def _display(state: State, words: Words) -> Iterator[str]:
    """The heist that is asked about or under way, and what lies on display."""
    if state.heist is not None:
        yield words.say("seen-heist", heist=heist_said(state.heist, words))
        if state.joined:
            yield words.say("seen-joined", gangsters=state.joined)
    if state.display:
        yield words.say("seen-display")
    for nth, heist in enumerate(state.display, start=1):
        yield f"  {nth}  {heist_said(heist, words)}"
    if state.market:
        yield words.say("seen-market")
    for one in state.market:
        yield "  " + words.say("seen-priced", gangster=person_said(one, words, hired=False), cost=one.cost)


def about(state: State, words: Words) -> Iterator[str]:
    """Of these lines those that tell of no gang and no card: who plays, which chapter, whose turn, what is agreed."""
    yield words.say("seen-players", players=state.table.colours)
    yield words.say("seen-chapter", chapter=state.chapter)
    if state.snitches:
        yield words.say("seen-snitches", number=state.snitches)
    if state.whole and not state.over:
        yield words.say("seen-turn", who=state.table.colours[state.turn])
        step = state.step
        who = state.table.colours[step.seat]
        yield words.say("seen-moment", who=who, moment=step.kind, about=steps.about(step))
        yield from _looked_at(state, words)
    yield from otherwise(state, words)


def _looked_at(state: State, words: Words) -> Iterator[str]:
    """What only the player at turn may look at."""
    seat = state.step.seat
    top, first = committing.looks(state, seat), hiring.looks(state, seat)
    if isinstance(top, Heist):
        yield words.say("seen-top-heist", heist=heist_said(top, words))
    elif top is not None:
        yield words.say("seen-top-snitch", number=top)
    if first is not None:
        yield words.say("seen-top-gangster", gangster=person_said(first, words, hired=False), cost=first.cost)
    if state.step.kind == steps.KEEP:
        yield words.say("seen-offers", resources=state.offers[seat])


def otherwise(state: State, words: Words) -> Iterator[str]:
    """What is played otherwise at this table than the rulebook has it at first, a sentence each."""
    for ruling in state.table.rulings:
        name, way = (words.say(f"editor-ruling-{part}") for part in ruling)
        yield words.say("seen-ruling", name=name, way=way)


def person_said(one: Person, words: Words, hired: bool = True) -> str:
    """A gangster in one line: name, skills, what he has learnt, family, points, and if he is hired whether engaged."""
    told = [words.list([words.name(skill) for skill in spoken(one.skills)])]
    if one.learnt:
        told.append(words.say("seen-learnt", skill=spoken(one.learnt)[0]))
    if one.family:
        told.append(words.name(one.family))
    if one.points:
        told.append(words.say("seen-points", points=one.points))
    if hired:
        told.append(words.say("seen-engaged" if one.engaged else "seen-available"))
    return words.say("seen-gangster", gangster=one.name, told=words.apart(told))


def resource_said(state: State, card: Resource, words: Words) -> str:
    """A resource card in one line: what makes it active, unless it is, and what it is worth; or that it lies among the
    heists.
    """
    if resources.laid(state, card):
        return words.say("seen-resource-laid", resource=card.name, points=card.points if card.active else 0)
    told = [] if card.active else [words.list([words.name(skill) for skill in spoken(card.needs)])]
    if card.per_heist:
        told.append(words.say("seen-resource-each", each=card.per_heist, most=card.at_most))
    if card.points or not card.per_heist:
        told.append(words.say("seen-points", points=card.points))
    message = "seen-resource-active" if card.active else "seen-resource"
    return words.say(message, resource=card.name, told=words.apart(told))


def _player(state: State, seat: int, words: Words) -> Iterator[str]:
    """What a player has besides his gang."""
    yield words.say("seen-money", money=state.money[seat])
    if state.banked[seat]:
        yield words.say("seen-banked", money=state.banked[seat])
    card = state.cards[seat]
    if card is not None:
        yield resource_said(state, card, words)
    if state.done[seat]:
        yield words.say("seen-done", number=len(state.done[seat]), points=sum(state.done[seat]))
