"""What a player knows: all that lies open, and what he alone may look at; not the piles, nor what others may keep."""

from gangster_widgets.games.gangsta import committing, hiring
from gangster_widgets.games.gangsta.component_faults import DEALT
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.chance import Luck
from gangster_widgets.kernel.record import replace


def seen(state: State, player: int) -> State:
    """The position with everything left out that this player cannot see."""
    top, first = _looks(state, player)
    offers = tuple([some if seat == player else () for seat, some in enumerate(state.offers)])
    return replace(
        state,
        heist_pile=state.heist_pile[:top],
        gangster_pile=state.gangster_pile[:first],
        offers=offers,
        chance=0,
    )


def _looks(state: State, player: int) -> tuple[int, int]:
    """How many cards on top of the heists and of the gangsters that player may look at now."""
    if state.over:
        return 0, 0
    return int(committing.looks(state, player) is not None), int(hiring.looks(state, player) is not None)


def resample(state: State, player: int, chance: int) -> State:
    """A position drawn from all that look the same to that player: what he does not see is shuffled anew."""
    luck = Luck(chance)
    top, first = _looks(state, player)
    heists = (*state.heist_pile[:top], *luck.shuffled(state.heist_pile[top:]))
    gangsters = (*state.gangster_pile[:first], *luck.shuffled(state.gangster_pile[first:]))
    offers = state.offers
    if offers:
        taken = {*offers[player], *(card.name for card in state.cards if card is not None)}
        rest = [*luck.shuffled([one.name for one in state.table.components.resources if one.name not in taken])]
        offers = tuple([some if seat == player else _redealt(state, seat, rest) for seat, some in enumerate(offers)])
    return replace(state, heist_pile=heists, gangster_pile=gangsters, offers=offers, chance=luck.left())


def _redealt(state: State, seat: int, rest: list[str]) -> tuple[str, ...]:
    """An offer of another player: with the card that he has kept, if he has."""
    kept = state.cards[seat]
    own = [] if kept is None else [kept.name]
    return (*own, *[rest.pop() for _ in range(DEALT - len(own))])
