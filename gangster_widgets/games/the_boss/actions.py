"""What a player can do in his turn: place gangsters in one city, if he wants to, and then lay one city card."""

from gangster_widgets.games.the_boss.components import Face
from gangster_widgets.kernel.record import Record


class Place(Record, frozen=True, gc=False):
    """Place so many professionals and occasionals in one city."""

    who: str
    city: str
    professionals: int
    occasionals: int = 0


class Lay(Record, frozen=True, gc=False):
    """Lay a card from one's hand open to its city, which ends the turn."""

    who: str
    city: str
    face: Face


Action = Place | Lay
