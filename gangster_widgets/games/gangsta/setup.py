"""The start of a game: a boss with his money for everybody, the display, resource cards to choose from."""

from gangster_widgets.games.gangsta import steps
from gangster_widgets.games.gangsta.component_faults import DEALT
from gangster_widgets.games.gangsta.pieces import gang, resource
from gangster_widgets.games.gangsta.piles import chapter_laid, gangsters_laid
from gangster_widgets.games.gangsta.state import State, Step
from gangster_widgets.games.gangsta.table import Table
from gangster_widgets.games.gangsta.turn import onward
from gangster_widgets.kernel.chance import Luck
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why

BOSS_DEALT = Rule("boss-dealt", "gangsta.set-up", ("who", "gangster", "money"))
RESOURCES_DEALT = Rule("resources-dealt", "gangsta.resources", ("who", "number"))


def new(table: Table, seed: int, tell: Tell) -> State:
    """A game set up, all its chance out of the seed; the first seat starts."""
    box, count, luck = table.components, len(table.colours), Luck(seed)
    bosses = luck.shuffled(box.bosses)[:count]
    for who, boss in zip(table.colours, bosses, strict=True):
        tell(Why(BOSS_DEALT, boss.money, (gang(who),), (who, boss.person.name, boss.money)))
    nothing = (0,) * count
    state = State(
        table,
        1,
        tuple((boss.person,) for boss in bosses),
        tuple(boss.money for boss in bosses),
        (Step(steps.BEGIN, 0),),
        turns=0,
        done=((),) * count,
        banked=nothing,
        cards=(None,) * count,
        gangster_pile=luck.shuffled(box.gangsters),
        chance=luck.left(),
        whole=True,
    )
    return onward(_offered(gangsters_laid(chapter_laid(state, tell), tell), tell), tell)


def _offered(state: State, tell: Tell) -> State:
    """The position with two resource cards for everybody to choose from, where these are played."""
    if not state.table.resources:
        return state
    luck, seats = Luck(state.chance), range(len(state.gangs))
    names = luck.shuffled([card.name for card in state.table.components.resources])
    for who in state.table.colours:
        tell(Why(RESOURCES_DEALT, DEALT, (resource(who),), (who, DEALT)))
    offers = tuple(names[seat * DEALT : (seat + 1) * DEALT] for seat in seats)
    keeping = tuple(Step(steps.KEEP, seat) for seat in seats)
    return replace(state, offers=offers, agenda=(*keeping, *state.agenda), chance=luck.left())
