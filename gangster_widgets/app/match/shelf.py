"""The games that a learner has kept: put there after every action, taken up again, listed, thrown away."""

import secrets
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from gangster_widgets.app.keeping.learner import Learner
from gangster_widgets.app.match.match import MOST_DONE, Judged, Match, Terms, dealt
from gangster_widgets.app.match.match_file import Whole, played, whole
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.words import Words

MOST_GAMES = 30
LONGEST_TITLE = 100


class Kept(Record, frozen=True, forbid_unknown_fields=True):
    """What is kept of a game: the match, and how it stands, so that a list need not play all of it; and what was
    found when somebody looked back, which takes a while to think.
    """

    match: Whole
    player: int
    over: bool
    actions: int
    judged: Annotated[tuple[Judged, ...], Meta(max_length=MOST_DONE)] = ()


class Standing(Record, frozen=True):
    """A kept game in a list: its name, when it was kept, and what is in it; None where that cannot be read."""

    name: str
    title: str
    at: float
    kept: Kept | None


def put(learner: Learner, name: str, title: str, match: Match) -> None:
    """Keeps the game as it stands."""
    player = 0 if match.over else match.player
    kept = Kept(whole(match), player, match.over, len(match.actions), match.judged)
    learner.save_game(name, title[:LONGEST_TITLE], msgspec.to_builtins(kept))


def new_name(learner: Learner) -> str:
    """A name for one more game; `Unreadable` where there are as many as are kept."""
    if len(learner.games()) >= MOST_GAMES:
        raise Unreadable("match-too-many", most=MOST_GAMES)
    return secrets.token_hex(5)


def take(learner: Learner, name: str, say: Words) -> Match | None:
    """The game of that name, None where there is none; `SaidError` where it cannot be read."""
    data = learner.game(name)
    if data is None:
        return None
    kept = _read(data)
    if kept is None:
        raise Unreadable("match-kept-unreadable")
    match = played(kept.match, say)
    return replace(match, judged=tuple(one for one in kept.judged if 0 <= one.at < len(match.actions)))


def gone_on(learner: Learner, name: str, *known: Match) -> bool:
    """Whether that game was gone on with elsewhere: what is kept of it is the log of none of these matches."""
    kept = _read(learner.game(name))
    return kept is not None and all(kept.match.log != whole(match).log for match in known)


def name_of(learner: Learner, match: Match) -> str:
    """The name under which the very same game is kept as it stands; empty where none is."""
    wanted = msgspec.json.encode(whole(match))
    found = (one for one in standings(learner) if one.kept and msgspec.json.encode(one.kept.match) == wanted)
    return next((one.name for one in found), "")


def standings(learner: Learner) -> tuple[Standing, ...]:
    """All kept games, the last one first."""
    return tuple(Standing(one.id, one.title, one.at, _read(learner.game(one.id))) for one in learner.games())


def _read(data: Any) -> Kept | None:
    try:
        return msgspec.convert(data, Kept)
    except (msgspec.ValidationError, RecursionError):
        return None


def terms_again(terms: Terms) -> Terms:
    """The same people at the same table, for another game."""
    return replace(terms, seed=dealt())
