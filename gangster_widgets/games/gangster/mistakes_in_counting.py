"""Wrong ideas about what comes of a reckoning: earlier influence, two gangs of one person, equal ones, the others'."""

from collections.abc import Callable

from gangster_widgets.games.gangster.leading import LEAD
from gangster_widgets.games.gangster.outcome import WINS_TOO
from gangster_widgets.games.gangster.stage import INFLUENCE
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Why

FORGOTTEN = Rule("wrong-influence-forgotten", "goal.influence", INFLUENCE.facts)
FIRST_ONLY = Rule("wrong-first-gang-only", "two.persons", INFLUENCE.facts)
BETTER_ONLY = Rule("wrong-better-gang-only", "two.persons", INFLUENCE.facts)
OTHERS_FORGOTTEN = Rule("wrong-others-forgotten", "goal.influence", LEAD.facts)
NOT_ALONE = Rule("wrong-equals-do-not-win", "end.winners", WINS_TOO.facts)

Gained = Callable[[State, Why], list[Why]]
Judged = Callable[[State, str], Why]


def _gained(wrong: Callable[[Gained], Gained]) -> Callable[[Thought], Thought]:
    def change(thought: Thought) -> Thought:
        return replace(thought, outcomes=replace(thought.outcomes, gained=wrong(thought.outcomes.gained)))

    return change


def _retold(told: list[Why], rule: Rule) -> list[Why]:
    """The same lines as the mistake has them; what another mistake has retold stays so."""
    return [replace(why, rule=rule) if why.rule == INFLUENCE else why for why in told]


def _forgotten(true: Gained) -> Gained:
    """What there was before this reckoning is gone."""

    def wrong(state: State, reckoning: Why) -> list[Why]:
        nothing = (0,) * len(state.influence)
        told = true(replace(state, influence=nothing), reckoning)
        return _retold(told, FORGOTTEN) if any(state.influence) else told

    return wrong


def _one_gang(rule: Rule, best: Callable[[list[int]], int]) -> Callable[[Gained], Gained]:
    """Only one gang of a person brings in the points of this reckoning: the one which `best` says."""

    def change(true: Gained) -> Gained:
        def wrong(state: State, reckoning: Why) -> list[Why]:
            if len(state.table.persons) == len(state.table.gangs):
                return true(state, reckoning)
            points = dict(reckoning.value)
            kept = {gangs[best([points[one] for one in gangs])] for gangs in state.table.persons}
            value = tuple((gang, number if gang in kept else 0) for gang, number in reckoning.value)
            return _retold(true(state, replace(reckoning, value=value)), rule)

        return wrong

    return change


def _first(points: list[int]) -> int:
    return 0


def _better(points: list[int]) -> int:
    return points.index(max(points))


def _alone(true: Judged) -> Judged:
    """Whoever has as much as another has not won."""

    def wrong(after: State, gang: str) -> Why:
        why = true(after, gang)
        return replace(why, rule=NOT_ALONE, value=False) if why.rule == WINS_TOO else why

    return wrong


def _not_alone(thought: Thought) -> Thought:
    return replace(thought, outcomes=replace(thought.outcomes, judged=_alone(thought.outcomes.judged)))


def _others_forgotten(thought: Thought) -> Thought:
    """What counts is what one has oneself, whatever the others have."""

    def ahead(gang: str, action: str, own: int, other: int) -> Why:
        return replace(thought.ahead(gang, action, own, other), rule=OTHERS_FORGOTTEN, value=own)

    return replace(thought, ahead=ahead)


BOTH = ("count", "casino")

COUNTING = (
    Mistake("influence-forgotten", BOTH, "goal.influence", _gained(_forgotten)),
    Mistake("first-gang-only", BOTH, "two.persons", _gained(_one_gang(FIRST_ONLY, _first)), "two gangs"),
    Mistake("better-gang-only", BOTH, "two.persons", _gained(_one_gang(BETTER_ONLY, _better)), "two gangs"),
    Mistake("others-forgotten", ("best",), "goal.influence", _others_forgotten),
    Mistake("equals-do-not-win", ("casino",), "end.winners", _not_alone),
)
