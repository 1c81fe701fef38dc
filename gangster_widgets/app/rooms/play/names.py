"""What those at a table are called, and what they have agreed on, in the reader's language."""

from collections.abc import Iterable

from gangster_widgets.app.match.match import Seat, Terms
from gangster_widgets.kernel.words import Words
from gangster_widgets.players import bot_named


def named(terms: Terms, player: int, say: Words) -> str:
    """What whoever sits there is called: by name, else by the number of the seat."""
    return seat_named(terms.seats[player], player, say)


def seat_named(seat: Seat, player: int, say: Words) -> str:
    """The same for a seat that nobody has begun to play at."""
    if seat.name:
        return seat.name
    if seat.bot:
        return say.say("play-nth-bot", bot=bot_named(seat.bot, say), nth=player + 1)
    return say.say("play-nth-person", nth=player + 1)


def everybody(terms: Terms, say: Words) -> str:
    """All of them."""
    return say.list([named(terms, player, say) for player in range(len(terms.seats))])


def agreed(rulings: Iterable[tuple[str, str]], say: Words) -> str:
    """What is played otherwise than by the plain rules; nothing, where nothing is."""
    found = say.apart(_ruling(name, way, say) for name, way in rulings)
    return say.say("play-house-agreed", agreed=found) if found else ""


def _ruling(name: str, way: str, say: Words) -> str:
    """The ruling with how it is played; a variant that is played goes by its name alone."""
    own = f"editor-ruling-{name}-agreed"
    return say.say(own) if say.has(own) else f"{say.say(f'editor-ruling-{name}')} – {say.say(f'editor-ruling-{way}')}"
