"""Gangsta! as a game of the kernel's protocol."""

from collections.abc import Collection, Hashable, Mapping
from operator import attrgetter
from pathlib import Path

from gangster_widgets.games.gangsta import TITLE, chapters, hidden, notation, setup, turn
from gangster_widgets.games.gangsta import outlook as outlooks
from gangster_widgets.games.gangsta import position as positions
from gangster_widgets.games.gangsta.components import Components, read, standard
from gangster_widgets.games.gangsta.figures import figures, figures_data
from gangster_widgets.games.gangsta.lines import about, lines, otherwise
from gangster_widgets.games.gangsta.mistakes import MISTAKES
from gangster_widgets.games.gangsta.motive import motive
from gangster_widgets.games.gangsta.permuted import permuted
from gangster_widgets.games.gangsta.seats import SIGNS
from gangster_widgets.games.gangsta.speed import work
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.table import PLAYERS, RULINGS, table_for
from gangster_widgets.games.gangsta.thought import BY_THE_RULES
from gangster_widgets.games.gangsta.universe import universe
from gangster_widgets.kernel.why import silent


class Gangsta:
    """The whole game. A turn is a chain of decisions, and others may have to answer within it."""

    name = "gangsta"
    title = TITLE
    players = PLAYERS
    folder = Path(__file__).parent
    rulings = RULINGS
    signs = SIGNS
    thought = BY_THE_RULES
    mistakes = MISTAKES
    misleading = outlooks.misleading(MISTAKES)

    def new(
        self,
        players: int,
        seed: int,
        components: Components | None = None,
        rulings: Mapping[str, str] | None = None,
    ) -> State:
        """A game set up with the box's components or one's own; variants are agreed on like rulings."""
        return setup.new(table_for(players, components or standard(), rulings), seed, silent)

    def played_otherwise(self, state: State) -> Collection[str]:
        """What is agreed to be otherwise here."""
        return [f"{ruling}: {way}" for ruling, way in state.table.rulings]

    def actor(self, state: State) -> int:
        """Who has to decide now; whose turn it is, once the game is over."""
        return state.turn if state.over else state.step.seat

    over = staticmethod(attrgetter("over"))
    position = staticmethod(positions.read_position)
    position_schema = staticmethod(positions.position_schema)
    lines = staticmethod(lines)
    about = staticmethod(about)
    otherwise = staticmethod(otherwise)
    components = staticmethod(read)
    figures = staticmethod(figures)
    figures_data = staticmethod(figures_data)
    work = staticmethod(work)
    legal = staticmethod(turn.legal)
    universe = staticmethod(universe)
    refusals = staticmethod(turn.refusals)
    play = staticmethod(turn.play)
    tell = staticmethod(turn.tell)
    turn_over = staticmethod(turn.turn_over)
    winners = staticmethod(chapters.leaders)
    scores = staticmethod(chapters.scores)
    outlook = staticmethod(outlooks.outlook)
    at_turn = staticmethod(outlooks.at_turn)
    guesses = staticmethod(outlooks.guesses)
    between = staticmethod(outlooks.between)
    price = staticmethod(outlooks.price)
    weighty = staticmethod(outlooks.weighty)
    closing = staticmethod(outlooks.closing)
    lasting = staticmethod(outlooks.lasting)
    motive = staticmethod(motive)
    resample = staticmethod(hidden.resample)
    spot = staticmethod(notation.spot)
    permuted = staticmethod(permuted)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    encode = staticmethod(positions.encode)
    decode = staticmethod(positions.decode)

    def known(self, state: State, player: int) -> Hashable:
        """The position with everything left out that this player cannot see."""
        return hidden.seen(state, player)

    def seat(self, state: State, player: int) -> str:
        """The player's colour."""
        return state.table.colours[player]


GAME = Gangsta()
