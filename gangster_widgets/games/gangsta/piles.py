"""Drawing cards: gangsters and heists for the display, and what happens when a pile is used up."""

from functools import cache

from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.person import Gang, spoken
from gangster_widgets.games.gangsta.pieces import gangster, heist
from gangster_widgets.games.gangsta.state import Card, State
from gangster_widgets.kernel.chance import Luck
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece, Rule, Tell, Why

ON_DISPLAY = 5
"""So many heists and so many gangsters lie on display."""

GANGSTER_LAID = Rule("gangster-laid", "gangsta.hire", ("gangster",))
HEIST_LAID = Rule("heist-laid", "gangsta.heist-order", ("needs",))
HEISTS_LAID = Rule("heists-laid", "gangsta.chapter-start", ("chapter", "number"))
SNITCH_BACK = Rule("snitch-back", "gangsta.chapter-start", ("snitch",))
PILE_ANEW = Rule("pile-anew", "gangsta.piles", ("cards", "number"))


def gangsters_laid(state: State, tell: Tell) -> State:
    """The position with the display of gangsters refilled, as far as there are any."""
    while state.whole and len(state.market) < ON_DISPLAY and (state.gangster_pile or state.gangsters_out):
        if not state.gangster_pile:
            luck, number = Luck(state.chance), len(state.gangsters_out)
            tell(Why(PILE_ANEW, number, (pile("gangsters"),), ("gangsters", number)))
            anew = luck.shuffled(state.gangsters_out)
            state = replace(state, gangster_pile=anew, gangsters_out=(), chance=luck.left())
        one, *rest = state.gangster_pile
        tell(Why(GANGSTER_LAID, one.name, (gangster(one.name),), (one.name,)))
        state = replace(state, market=(*state.market, one), gangster_pile=tuple(rest))
    return state


def gangsters_discarded(state: State, gone: Gang) -> State:
    """The position with these gangsters out: what they had learnt is gone, and they may be drawn again."""
    fresh = [replace(one, engaged=False, learnt="") for one in gone]
    return replace(state, gangsters_out=(*state.gangsters_out, *fresh))


def drawn(state: State, tell: Tell) -> tuple[Card | None, State]:
    """The card on top of the heist pile, made anew of discarded heists if need be; None where there is none."""
    if not state.heist_pile and state.heists_out:
        luck, number = Luck(state.chance), len(state.heists_out)
        tell(Why(PILE_ANEW, number, (pile("heists"),), ("heists", number)))
        state = replace(state, heist_pile=luck.shuffled(state.heists_out), heists_out=(), chance=luck.left())
    if not state.heist_pile:
        return None, state
    return state.heist_pile[0], replace(state, heist_pile=state.heist_pile[1:])


def heist_laid(state: State, card: Heist, tell: Tell) -> State:
    """The position with that heist on display."""
    state = replace(state, display=(*state.display, card))
    tell(Why(HEIST_LAID, card.needs, (heist(len(state.display)),), (spoken(card.needs),)))
    return state


def chapter_laid(state: State, tell: Tell) -> State:
    """The heists of the state's chapter in place of all others: a snitch among the first is shuffled back."""
    box, luck = state.table.components, Luck(state.chance)
    chapter: tuple[Card, ...] = (*box.heists[state.chapter - 1], *box.snitches[state.chapter - 1])
    cards = [*luck.shuffled(chapter)]
    display: list[Heist] = []
    back: list[Card] = []
    while len(display) < ON_DISPLAY:
        card = cards.pop(0)
        if isinstance(card, Heist):
            display.append(card)
        else:
            back.append(card)
            tell(Why(SNITCH_BACK, card, (pile("heists"),), (card,)))
    if back:
        cards = [*luck.shuffled((*cards, *back))]
    tell(Why(HEISTS_LAID, state.chapter, (pile("heists"),), (state.chapter, len(display))))
    return replace(
        state, display=tuple(display), heist_pile=tuple(cards), heists_out=(), snitches=0, chance=luck.left()
    )


@cache
def pile(cards: str) -> Piece:
    """The pile of `heists` or of `gangsters`, as a reason points at it."""
    return Piece("pile", cards)
