"""Which round can be the last one: the third police mark of one colour ends the game with the round it is turned in."""

from collections.abc import Callable, Iterator, Sequence

from gangster_widgets.games.the_boss.components import BOTH, GOLD, SILVER
from gangster_widgets.games.the_boss.state import State, police_card
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Where, Why

MARKS = 3
COLOURS = (GOLD, SILVER)

POLICE = Rule("police", "boss.police", ("rounds",))
NONE_DRAWN = Rule("police-none-drawn", "boss.police")
DRAWN = Rule("police-drawn", "boss.police", ("round", "card", "gold", "silver"))
DRAWN_BOTH = Rule("police-drawn-both", "boss.police-double", ("round", "gold", "silver"))
THIRD_MARK = Rule("police-third-mark", "boss.police", ("round", "colour", "last"))
LAST_IF = Rule("police-last-if", "boss.police", ("cards", "colour", "last"))
STILL_THERE = Rule("police-still-there", "boss.police", ("cards",))


def both_count(card: str, colour: str) -> int:
    """A card counts for its own colour, the double one for both (boss.police-double)."""
    return int(card in (colour, BOTH))


def drawn(state: State) -> tuple[str, ...]:
    """The cards that have been turned."""
    return state.police


def that_round(number: int) -> int:
    """The game ends with the round in which the third mark is turned."""
    return number


class Steps(Record, frozen=True, gc=False):
    """How one thinks: which cards there have been, how they count, and which round the third mark ends."""

    drawn: Callable[[State], tuple[str, ...]]
    marks: Callable[[str, str], int]
    last: Callable[[int], int]


BY_THE_RULES = Steps(drawn, both_count, that_round)


def third_mark(cards: Sequence[str], marks: Callable[[str, str], int] = both_count) -> tuple[int, str] | None:
    """With which of these cards, from 1, the third mark of a colour has come, and of which colour."""
    for number in range(1, len(cards) + 1):
        for colour in COLOURS:
            if sum([marks(card, colour) for card in cards[:number]]) >= MARKS:
                return number, colour
    return None


def police(state: State, steps: Steps = BY_THE_RULES) -> Why:
    """The numbers of the rounds that can be the last one, as far as the cards that have been turned tell."""
    cards = steps.drawn(state)
    where: tuple[Where, ...] = tuple([police_card(nth) for nth in range(1, len(cards) + 1)]) or (police_card(1),)
    parts = [*_told(cards, steps)] or [Why(NONE_DRAWN, 0, where)]
    there = third_mark(cards, steps.marks)
    if there is not None:
        last = steps.last(there[0])
        parts.append(Why(THIRD_MARK, last, (police_card(there[0]),), (there[0], there[1], last)))
        return Why(POLICE, (last,), where, ((last,),), tuple(parts))
    left = list(state.table.components.police)
    for card in cards:
        left.remove(card)
    parts.append(Why(STILL_THERE, tuple(left), where, (tuple(left),)))
    ways: dict[int, tuple[str, ...]] = {}
    for way in _ways(cards, tuple(left), steps):
        ways.setdefault(len(way), way)
    for number, way in sorted(ways.items()):
        last, coming = steps.last(number), way[len(cards) :]
        _, colour = third_mark(way, steps.marks) or (0, GOLD)
        parts.append(Why(LAST_IF, last, where, (coming, colour, last)))
    rounds = tuple([steps.last(number) for number in sorted(ways)])
    return Why(POLICE, rounds, where, (rounds,), tuple(parts))


def _told(cards: Sequence[str], steps: Steps) -> Iterator[Why]:
    """Each card with the marks that there are after it."""
    for number, card in enumerate(cards, start=1):
        gold, silver = (sum([steps.marks(one, colour) for one in cards[:number]]) for colour in COLOURS)
        if card == BOTH:
            yield Why(DRAWN_BOTH, (gold, silver), (police_card(number),), (number, gold, silver))
        else:
            yield Why(DRAWN, (gold, silver), (police_card(number),), (number, card, gold, silver))


def _ways(cards: tuple[str, ...], left: tuple[str, ...], steps: Steps) -> Iterator[tuple[str, ...]]:
    """Every way in which the cards can come until the third mark."""
    if third_mark(cards, steps.marks) is not None:
        yield cards
        return
    for card in dict.fromkeys(left):
        index = left.index(card)
        yield from _ways((*cards, card), (*left[:index], *left[index + 1 :]), steps)
