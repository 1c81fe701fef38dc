"""A resource card: the skills that make it active, and what it is worth then."""

from collections.abc import Mapping

from gangster_widgets.kernel.record import Record

POLICE_STATION, BLACK_MARKET, HEADQUARTERS = "police_station", "black_market", "headquarters"
COUNTERFEITING, PRIVATE_JET, MEDIA = "counterfeiting", "private_jet", "media"
HIGH_TECH, SECRET_SOCIETY, BANK = "high_tech", "secret_society", "bank"
BIKERS, HOSPITAL, INFORMANT_NETWORK = "bikers", "hospital", "informant_network"


class Resource(Record, frozen=True, gc=False):
    """A resource card of a player. `per_heist` points come for each own heist with points, `at_most` so many in all."""

    name: str
    needs: str = ""
    points: int = 0
    per_heist: int = 0
    at_most: int = 0
    active: bool = False


Resources = Mapping[str, Resource]
"""Whose resource is which, by player; who has none is left out."""
NO_RESOURCES: Resources = {}


def helps(resources: Resources, player: str, name: str) -> bool:
    """Whether that player has that resource, and it is active."""
    mine = resources.get(player)
    return mine is not None and mine.name == name and mine.active
