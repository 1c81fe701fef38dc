"""What lies on the table in words, line by line: for terminals and for whoever cannot see a picture."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from gangster_widgets.games.the_boss.chicago import left
from gangster_widgets.games.the_boss.state import Card, City, State
from gangster_widgets.kernel.words import Words


def lines(state: State, words: Words) -> Iterator[str]:
    """Players, round, cities from the left with Chicago among them, hands, who is away, money, police cards."""
    yield from about(state, words)
    number = left(state)
    for city in (*state.cities[:number], state.chicago, *state.cities[number:-1]):
        yield _city(state, city, words)
    for seat, who in enumerate(state.table.colours):
        told = [*_player(state, seat, words)]
        if told:
            yield words.say("seen-player", who=who, told=words.apart(told))


def about(state: State, words: Words) -> Iterator[str]:
    """Of these lines those that tell of no city and no hand: who plays, which round, police cards, what is agreed."""
    yield words.say("seen-players", players=_from_start(state))
    yield words.say("seen-round", round=state.round, left=left(state))
    if state.police:
        yield words.say("seen-police", cards=state.police)
    yield from otherwise(state, words)


def otherwise(state: State, words: Words) -> Iterator[str]:
    """What is played otherwise at this table than the rulebook has it, a sentence each."""
    for ruling in state.table.rulings:
        name, way = (words.say(f"editor-ruling-{part}") for part in ruling)
        yield words.say("seen-ruling", name=name, way=way)


def _from_start(state: State) -> tuple[str, ...]:
    return tuple(state.table.colours[seat] for seat in state.table.clockwise(state.start))


def _city(state: State, city: City, words: Words) -> str:
    """A city with its cards and who is there."""
    parts = []
    if city.open:
        parts.append(words.say("seen-open", cards=city.open))
    if city.hidden is not None and not state.whole:
        parts.append(words.say("seen-hidden", card=city.hidden))
    for who, men in zip(state.table.colours, city.men, strict=True):
        if men.number:
            facts = {"professionals": men.professionals, "occasionals": men.occasionals}
            parts.append(words.say("seen-men", who=who, **facts))
    return words.say("seen-city", city=city.name, told=words.apart(parts or [words.say("seen-nothing")]))


def _player(state: State, seat: int, words: Words) -> Iterator[str]:
    """What a player has before him and what he has lost."""
    crew, cards = state.crews[seat], state.hands[seat]
    if crew.available is not None:
        men = crew.available
        yield words.say("seen-available", professionals=men.professionals, occasionals=men.occasionals)
    if cards == ():
        yield words.say("seen-no-cards")
    elif cards is not None and state.whole:
        yield words.say("seen-backs", cities=_backs(cards))
    elif cards is not None:
        yield words.say("seen-cards", cards=_cards(cards, words))
    if crew.hospital:
        yield words.say("seen-hospital", number=crew.hospital)
    if any(crew.prison):
        yield words.say("seen-prison", number=sum(crew.prison))
    if crew.banished:
        yield words.say("seen-banished", cities=crew.banished)
    if state.money[seat] or state.whole:
        yield words.say("seen-money", money=state.money[seat])


def _backs(cards: Sequence[Card]) -> tuple[str, ...]:
    """The cities of these cards, each with how many there are of it where there are several."""
    counts = ((city, len([*some])) for city, some in groupby(cards, key=lambda card: card.city))
    return tuple(city if number == 1 else f"{number} × {city}" for city, number in counts)


def _cards(cards: Sequence[Card], words: Words) -> tuple[str, ...]:
    """These cards with what they show, as far as that is known."""
    return tuple(card.city if card.face is None else f"{card.city} {words.name(str(card.face))}" for card in cards)
