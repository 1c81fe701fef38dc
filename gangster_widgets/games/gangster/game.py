"""Gangster as a game of the kernel's protocol."""

from collections.abc import Collection, Hashable, Mapping
from operator import attrgetter
from pathlib import Path

from gangster_widgets.games.gangster import TITLE, notation, setup, stage, turn
from gangster_widgets.games.gangster import outlook as outlooks
from gangster_widgets.games.gangster import position as positions
from gangster_widgets.games.gangster.components import Components, read, standard
from gangster_widgets.games.gangster.figures import figures, figures_data
from gangster_widgets.games.gangster.lines import about, lines, otherwise
from gangster_widgets.games.gangster.mistakes import MISTAKES
from gangster_widgets.games.gangster.motive import motive
from gangster_widgets.games.gangster.permuted import permuted
from gangster_widgets.games.gangster.speed import work
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS, RULINGS, table_for
from gangster_widgets.games.gangster.thought import BY_THE_RULES
from gangster_widgets.games.gangster.universe import universe
from gangster_widgets.kernel.chance import Luck
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import silent


class Gangster:
    """The whole game. Players are persons; with two of them each has two gangs and chooses one at every turn."""

    name = "gangster"
    title = TITLE
    players = range(2, 6)
    folder = Path(__file__).parent
    rulings = RULINGS
    signs = LETTERS
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
        """A game set up with the box's components or one's own, and with rulings played otherwise where named."""
        return setup.new(table_for(players, components or standard(), rulings), seed, silent)

    def played_otherwise(self, state: State) -> Collection[str]:
        """The rulings that are played otherwise here."""
        return [f"{ruling}: {way}" for ruling, way in state.table.rulings]

    def turn_over(self, before: State, after: State) -> bool:
        """Every action is a whole turn (turn.one)."""
        return True

    actor = staticmethod(attrgetter("turn"))
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
    winners = staticmethod(stage.leaders)
    scores = staticmethod(stage.totals)
    outlook = staticmethod(outlooks.outlook)
    price = staticmethod(outlooks.price)
    at_turn = staticmethod(outlooks.at_turn)
    guesses = staticmethod(outlooks.guesses)
    between = staticmethod(outlooks.between)
    weighty = staticmethod(outlooks.weighty)
    closing = staticmethod(outlooks.closing)
    lasting = staticmethod(outlooks.lasting)
    motive = staticmethod(motive)
    spot = staticmethod(notation.spot)
    permuted = staticmethod(permuted)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    encode = staticmethod(positions.encode)
    decode = staticmethod(positions.decode)

    def known(self, state: State, player: int) -> Hashable:
        """The state with every hidden pile in a fixed order: nobody knows the order, everybody what is in it."""
        decks = state.decks
        hidden = replace(
            decks,
            districts=tuple(sorted(decks.districts)),
            casino=tuple(sorted(decks.casino)),
            equipment=tuple(sorted(decks.equipment)),
        )
        return replace(state, decks=hidden, chance=0)

    def resample(self, state: State, player: int, chance: int) -> State:
        """The state with every hidden pile shuffled anew."""
        luck, decks = Luck(chance), state.decks
        hidden = replace(
            decks,
            districts=luck.shuffled(sorted(decks.districts)),
            casino=luck.shuffled(sorted(decks.casino)),
            equipment=luck.shuffled(sorted(decks.equipment)),
        )
        return replace(state, decks=hidden, chance=luck.left())

    def seat(self, state: State, player: int) -> str:
        """The person's colour; with two persons the first of the two."""
        return COLOURS[state.table.persons[player][0]]


GAME = Gangster()
