"""Wrong ideas about placing gangsters: how many it takes, which of them count, and who may come."""

from collections.abc import Callable, Sequence

from gangster_widgets.games.the_boss import placing
from gangster_widgets.games.the_boss.actions import Place
from gangster_widgets.games.the_boss.last_turn import Steps as LastTurn
from gangster_widgets.games.the_boss.last_turn import in_hand
from gangster_widgets.games.the_boss.state import Men, State, rivals
from gangster_widgets.games.the_boss.takeover import Hindrance, Need, alone, banishment, entry
from gangster_widgets.games.the_boss.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Why


def _needing(need: Need) -> Callable[[Thought], Thought]:
    """A mistake about how many are needed."""
    return lambda thought: replace(thought, takeover=replace(thought.takeover, need=need))


def _level(own: int, others: Sequence[int]) -> int:
    """Drawing level is thought to suffice; an empty city takes one."""
    return max(max(others) - own, 0 if own else 1)


def _together(own: int, others: Sequence[int]) -> int:
    """More than all others together are thought to be needed."""
    return max(sum(others) + 1 - own, 0)


def _anew(own: int, others: Sequence[int]) -> int:
    """Who does not hold the city is thought to need all of them anew: own ones there do not count."""
    return 0 if own > max(others) else max(others) + 1


def _unhindered(by: Hindrance, in_placing: placing.Against) -> Callable[[Thought], Thought]:
    """Something is thought not to stand against it."""

    def change(thought: Thought) -> Thought:
        hindrances = tuple([one for one in thought.takeover.hindrances if one is not by])
        against = tuple([one for one in thought.placing.against if one is not in_placing])
        steps = replace(thought.takeover, hindrances=hindrances)
        return replace(thought, takeover=steps, placing=replace(thought.placing, against=against))

    return change


def _level_in_placing(state: State, action: Place, seat: int) -> Why | None:
    """A tie is thought to be allowed: only who would have fewer is refused."""
    city = state.city(action.city)
    has = city.men[seat].number + action.professionals + action.occasionals
    return None if has == rivals(city, seat) else placing.outnumbered(state, action, seat)


def _tie_allowed(thought: Thought) -> Thought:
    """Drawing level suffices, to hold a city and to place gangsters."""
    against = tuple([_level_in_placing if one is placing.outnumbered else one for one in thought.placing.against])
    return replace(_needing(_level)(thought), placing=replace(thought.placing, against=against))


def _professionals(men: Men) -> int:
    return men.professionals


def _professionals_in_hand(true: Callable[[State, int], int]) -> Callable[[State, int], int]:
    """Only professionals are counted, in the hand or wherever they are thought to be counted."""

    def wrong(state: State, seat: int) -> int:
        men = state.crews[seat].available
        return men.professionals if true is in_hand and men is not None else true(state, seat)

    return wrong


def _only_professionals(thought: Thought) -> Thought:
    """Occasionals are thought to count for nothing."""
    turn = LastTurn(_professionals_in_hand(thought.last_turn.count), thought.last_turn.order)
    return replace(thought, takeover=replace(thought.takeover, count=_professionals), last_turn=turn)


TAKEOVER = ("takeover",)

CITIES = (
    Mistake("tie-allowed", TAKEOVER, "boss.overtake", _tie_allowed, "number"),
    Mistake("more-than-all-together", TAKEOVER, "boss.overtake", _needing(_together), "number"),
    Mistake("own-there-forgotten", TAKEOVER, "boss.overtake", _needing(_anew), "number"),
    Mistake("occasionals-alone", TAKEOVER, "boss.occasional", _unhindered(alone, placing.unaccompanied), "occasionals"),
    Mistake("banishment-forgotten", TAKEOVER, "boss.banished", _unhindered(banishment, placing.banished)),
    Mistake("chicago-for-everybody", TAKEOVER, "boss.chicago-entry", _unhindered(entry, placing.stranger)),
    Mistake(
        "only-professionals-count", ("takeover", "last-turn"), "boss.same-worth", _only_professionals, "occasionals"
    ),
)
