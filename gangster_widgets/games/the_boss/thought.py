"""How the questions about a position are thought through: by the rules, or with a step thought wrongly."""

from gangster_widgets.games.the_boss.actions import Action
from gangster_widgets.games.the_boss.chicago import BY_THE_RULES as CHICAGO
from gangster_widgets.games.the_boss.chicago import Steps as Chicago
from gangster_widgets.games.the_boss.hidden import BY_THE_RULES as HIDDEN
from gangster_widgets.games.the_boss.hidden import Steps as Hidden
from gangster_widgets.games.the_boss.last_turn import BY_THE_RULES as LAST_TURN
from gangster_widgets.games.the_boss.last_turn import Steps as LastTurn
from gangster_widgets.games.the_boss.payout import BY_THE_RULES as PAYOUT
from gangster_widgets.games.the_boss.payout import Steps as Payout
from gangster_widgets.games.the_boss.placing import BY_THE_RULES as PLACING
from gangster_widgets.games.the_boss.placing import Steps as Placing
from gangster_widgets.games.the_boss.police import BY_THE_RULES as POLICE
from gangster_widgets.games.the_boss.police import Steps as Police
from gangster_widgets.games.the_boss.returning import BY_THE_RULES as RETURNING
from gangster_widgets.games.the_boss.returning import Steps as Returning
from gangster_widgets.games.the_boss.round_steps import BY_THE_RULES as ROUND_STEPS
from gangster_widgets.games.the_boss.round_steps import Steps as Round
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.takeover import BY_THE_RULES as TAKEOVER
from gangster_widgets.games.the_boss.takeover import Steps as Takeover
from gangster_widgets.games.the_boss.turn import refusals
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Why


class Thought(Record, frozen=True, gc=False):
    """What one thinks in steps, each of which can be thought wrongly: what it takes to hold a city, Chicago's worth,
    what a round brings, the order of the last turn, what may lie hidden, the last round, who comes back, what stands
    against placing gangsters, and what a round is made of.
    """

    takeover: Takeover = TAKEOVER
    chicago: Chicago = CHICAGO
    payout: Payout = PAYOUT
    last_turn: LastTurn = LAST_TURN
    hidden: Hidden = HIDDEN
    police: Police = POLICE
    returning: Returning = RETURNING
    placing: Placing = PLACING
    round: Round = ROUND_STEPS

    def against(self, state: State, action: Action) -> tuple[Why, ...]:
        """What is thought to stand against an action now."""
        return refusals(state, action, self.placing)


BY_THE_RULES = Thought()
