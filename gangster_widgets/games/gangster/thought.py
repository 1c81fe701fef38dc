"""How the questions about a position are thought through: by the rules, or with a step thought wrongly."""

from collections.abc import Callable, Sequence

from gangster_widgets.games.gangster import crew, drive, loadable, outcome, reckoning
from gangster_widgets.games.gangster import doubling as doublings
from gangster_widgets.games.gangster.actions import Action
from gangster_widgets.games.gangster.ending import Ending, events
from gangster_widgets.games.gangster.harbour import Taking
from gangster_widgets.games.gangster.leading import Ahead, ahead
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.stop_choice import taking
from gangster_widgets.games.gangster.tablet import next_field
from gangster_widgets.games.gangster.turn import Steps, refusals
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Why


def unchanged(steps: reckoning.Steps, set_down: Sequence[str]) -> reckoning.Steps:
    """The steps of a reckoning after those gangs were set down: who came when changes nothing (tie.highest-rank)."""
    return steps


class Thought(Record, frozen=True, gc=False):
    """What one thinks in steps, each of which can be thought wrongly: a reckoning and what comes of it, the next field,
    routes, loading, who rides where, what stands against an action, the end of a turn, doublers, a stop at Gold Coast,
    how far one is ahead.
    """

    steps: reckoning.Steps = reckoning.BY_THE_RULES
    next_field: Callable[[str, str, str, str | None], Why] = next_field
    routes: drive.Routes = drive.BY_THE_RULES
    loading: loadable.Loading = loadable.BY_THE_RULES
    outcomes: outcome.Steps = outcome.BY_THE_RULES
    crews: crew.Steps = crew.BY_THE_RULES
    refusals: Callable[[State, Action, Steps], tuple[Why, ...]] = refusals
    after: Callable[[reckoning.Steps, Sequence[str]], reckoning.Steps] = unchanged
    ending: Ending = events
    doubling: doublings.Doubling = doublings.BY_THE_RULES
    taking: Taking = taking
    ahead: Ahead = ahead

    def against(self, state: State, action: Action) -> tuple[Why, ...]:
        """What is thought to stand against an action now."""
        return self.refusals(state, action, Steps(self.routes, self.loading, self.next_field, self.taking))


BY_THE_RULES = Thought()
