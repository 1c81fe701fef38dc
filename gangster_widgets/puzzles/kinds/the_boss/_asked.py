"""What the kinds of The Boss share: who and which city they ask about, and what a position must say of them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from gangster_widgets.games.the_boss.component_file import Colour, Name
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.schema import Strict


class AskNothing(Strict):
    """Nothing: the whole position is asked about."""


class AskPlayerAndCity(Strict):
    """One player and one city."""

    player: Colour
    city: Name

    def place(self, state: State) -> str:
        """That city."""
        return self.city


def about_city(ask: Mapping[str, Any], position: Mapping[str, Any]) -> Sequence[str]:
    """The city that is asked about."""
    return [ask["city"]]


def needs_player_and_city(state: State, ask: AskPlayerAndCity, source: Data) -> Iterator[Fault]:
    """A player and a city in play."""
    if ask.player not in state.table.seat:
        facts = {"who": ask.player, "players": state.table.colours}
        yield source.fault(("ask", "player"), "position-not-in-play", **facts)
    if ask.city not in state.table.index:
        named = ask.city in {city.name for city in state.table.components.cities}
        name = "position-city-not-in-play" if named else "position-unknown-city"
        yield source.fault(("ask", "city"), name, city=ask.city, cities=state.table.places)


def needs_hands(state: State, players: Iterable[str], source: Data, message: str) -> Iterator[Fault]:
    """The available gangsters of these players."""
    for player in players:
        if player in state.table.seat and state.crews[state.table.seat[player]].available is None:
            yield source.fault(("position",), message, player=player)


def cards_left_out(state: State) -> int:
    """How many of the cards that lie open at the end of a round a position does not tell: all but a hidden one each."""
    return sum(max(0, len(state.table.cards[city.name]) - 1) - len(city.open) for city in state.cities)
