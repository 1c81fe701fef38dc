"""The wrong rules that people hold: each the true rule with one thing changed."""

from gangster_widgets.games.gangster.mistakes_about_stages import STAGES
from gangster_widgets.games.gangster.mistakes_at_stops import STOPS
from gangster_widgets.games.gangster.mistakes_in_counting import COUNTING
from gangster_widgets.games.gangster.mistakes_in_crews import CREWS
from gangster_widgets.games.gangster.mistakes_in_driving import DRIVING
from gangster_widgets.games.gangster.mistakes_in_loading import LOADING
from gangster_widgets.games.gangster.mistakes_in_reckoning import RECKONING
from gangster_widgets.games.gangster.mistakes_in_turns import TURNS
from gangster_widgets.games.gangster.mistakes_on_tablets import TABLETS
from gangster_widgets.kernel.mistake import Mistake

MISTAKES: tuple[Mistake, ...] = (
    *RECKONING, *TABLETS, *DRIVING, *LOADING, *TURNS, *COUNTING, *CREWS, *STOPS, *STAGES,
)  # fmt: skip
