"""The Boss as a game of the kernel's protocol."""

from collections.abc import Collection, Hashable, Mapping
from operator import attrgetter
from pathlib import Path

from gangster_widgets.games.the_boss import TITLE, ending, hidden, notation, setup, turn
from gangster_widgets.games.the_boss import outlook as outlooks
from gangster_widgets.games.the_boss import position as positions
from gangster_widgets.games.the_boss.components import Components, read, standard
from gangster_widgets.games.the_boss.figures import figures, figures_data
from gangster_widgets.games.the_boss.lines import about, lines, otherwise
from gangster_widgets.games.the_boss.mistakes import MISTAKES
from gangster_widgets.games.the_boss.motive import motive
from gangster_widgets.games.the_boss.permuted import permuted
from gangster_widgets.games.the_boss.speed import work
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.table import PLAYERS, RULINGS, table_for
from gangster_widgets.games.the_boss.thought import BY_THE_RULES
from gangster_widgets.games.the_boss.universe import universe
from gangster_widgets.kernel.why import silent


class TheBoss:
    """The whole game. A turn has up to two actions: gangsters are placed, then a card is laid."""

    name = "the_boss"
    title = TITLE
    players = PLAYERS
    folder = Path(__file__).parent
    rulings = RULINGS
    signs: Mapping[str, str] = {}
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
        """A game set up with the box's components or one's own; the usual line-up, or one that the lot decides."""
        return setup.new(table_for(players, components or standard(), seed, rulings), seed, silent)

    def played_otherwise(self, state: State) -> Collection[str]:
        """What is agreed to be otherwise here."""
        return [f"{ruling}: {way}" for ruling, way in state.table.rulings]

    def actor(self, state: State) -> int:
        """Who has to act: the next one in this turn."""
        return state.queue[0]

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
    winners = staticmethod(ending.leaders)
    scores = staticmethod(attrgetter("money"))
    outlook = staticmethod(outlooks.outlook)
    price = staticmethod(outlooks.price)
    at_turn = staticmethod(outlooks.at_turn)
    guesses = staticmethod(outlooks.guesses)
    between = staticmethod(outlooks.between)
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


GAME = TheBoss()
