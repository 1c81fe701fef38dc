"""How the questions about a position are thought through: by the rules, or with a step thought wrongly."""

from collections.abc import Callable

from gangster_widgets.games.gangster import crew, drive, loadable, outcome, reckoning
from gangster_widgets.games.gangster.actions import Action
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.tablet import next_field
from gangster_widgets.games.gangster.turn import refusals
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Why


class Thought(Record, frozen=True, gc=False):
    """The steps of a reckoning and of what comes of it, the next field, the routes of a drive, loading, who rides in
    which car, and what stands against an action.
    """

    steps: reckoning.Steps = reckoning.BY_THE_RULES
    next_field: Callable[[str, str, str, str | None], Why] = next_field
    routes: drive.Routes = drive.BY_THE_RULES
    loading: loadable.Loading = loadable.BY_THE_RULES
    outcomes: outcome.Steps = outcome.BY_THE_RULES
    crews: crew.Steps = crew.BY_THE_RULES
    refusals: Callable[[State, Action], tuple[Why, ...]] = refusals


BY_THE_RULES = Thought()
