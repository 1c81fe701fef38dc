"""What a reason points at: a gangster, a gang, a player's money or resource, a heist, a snitch."""

from gangster_widgets.kernel.why import Piece


def gangster(name: str) -> Piece:
    """The gangster of that name; names are unique in a position."""
    return Piece("gangster", name)


def gang(player: str) -> Piece:
    """All gangsters of that player."""
    return Piece("gang", player)


def money(player: str) -> Piece:
    """What that player has in money."""
    return Piece("money", player)


def done(player: str) -> Piece:
    """The pile of heists that player has committed."""
    return Piece("done", player)


def resource(player: str) -> Piece:
    """The resource card of that player."""
    return Piece("resource", player)


def heist(number: int = 0) -> Piece:
    """That heist on display, from 1; 0 is the one that is asked about or being committed."""
    return Piece("heist", "", number)


def snitch() -> Piece:
    """The snitch that has been drawn."""
    return Piece("snitch", "")
