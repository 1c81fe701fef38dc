"""What the kinds of Gangsta! share: whom they ask about, and what a position must say for that."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from gangster_widgets.games.gangsta.component_file import Colour
from gangster_widgets.games.gangsta.person import Gang
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.schema import Strict
from gangster_widgets.kernel.why import Why
from gangster_widgets.puzzles.diagnose import LOOK_AGAIN
from gangster_widgets.puzzles.kind import Question


class AskNothing(Strict):
    """Nothing: the whole position is asked about."""


class AskPlayer(Strict):
    """One player, as if it were his turn."""

    player: Colour


def about_player(ask: Mapping[str, Any], position: Mapping[str, Any]) -> Sequence[str]:
    """The player who is asked about."""
    return [ask["player"]]


def gang_of(state: State, player: str) -> Gang:
    """That player's gang."""
    return state.gangs[state.table.seat[player]]


def everybody(state: State) -> tuple[str, ...]:
    """The names of all gangsters in the position, as they stand there."""
    return tuple(one.name for gang in state.gangs for one in gang)


def counting(why: Why) -> tuple[Why, ...]:
    """How one begins to compare: with what is counted of every player."""
    return tuple(part.parts[0] for part in why.parts)


def look_again(parts: Mapping[Any, Why], right: Collection[Any], answer: Collection[Any]) -> Question:
    """Which of several was taken or left out wrongly, each with the reason that decides about it."""
    wrong = [one for one in parts if (one in right) != (one in answer)]
    return Question(LOOK_AGAIN, (("what", tuple(map(str, wrong))),), tuple(parts[one] for one in wrong))


def in_chapter(state: State, chapter: int) -> State:
    """The position as it is shown where it is about the end of that chapter and names none."""
    return replace(state, chapter=max(state.chapter, chapter))


def needs_player(state: State, player: str, source: Data) -> Iterator[Fault]:
    """A player in play, with a gang."""
    if player not in state.table.seat:
        yield source.fault(("ask", "player"), "position-not-in-play", who=player, players=state.table.colours)
    elif not gang_of(state, player):
        yield source.fault(("position",), "ask-gang", who=player)


def needs_gangs(state: State, source: Data) -> Iterator[Fault]:
    """A gang of everybody."""
    for player, gang in state.by_player.items():
        if not gang:
            yield source.fault(("position",), "ask-gang", who=player)


def needs_heist(state: State, source: Data) -> Iterator[Fault]:
    """The heist that is asked about."""
    if state.heist is None:
        yield source.fault(("position",), "ask-heist")
