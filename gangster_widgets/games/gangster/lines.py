"""What lies on the table in words, line by line: for terminals and for whoever cannot see a picture."""

from collections.abc import Iterator

from gangster_widgets.games.gangster.notation import write_tablet
from gangster_widgets.games.gangster.stage import totals
from gangster_widgets.games.gangster.state import Car, State
from gangster_widgets.kernel.words import Words


def lines(state: State, words: Words) -> Iterator[str]:
    """Players, map, districts with their tablets, cars, the display, influence and the casino card, as far as known."""
    yield from table_lines(state, words)
    for district in state.districts:
        if district.fields:
            yield f"{district.name}: {write_tablet(district.tablet, district.fields, district.doubled)}"
    for car in state.cars:
        if car.at:
            yield _car(car, words)
    if state.display:
        yield words.say("seen-display", display=state.display)
    if any(state.influence):
        scores = zip(map(tuple, state.table.persons), totals(state), strict=True)
        shown = [words.say("seen-score", gangs=gangs, influence=had) for gangs, had in scores]
        yield words.say("seen-influence", scores=shown if len(shown) > 2 else words.apart(shown))
    yield from card_lines(state, words)


def otherwise(state: State, words: Words) -> Iterator[str]:
    """What is played otherwise at this table than the rulebook has it, a sentence each."""
    for ruling in state.table.rulings:
        name, way = (words.say(f"editor-ruling-{part}") for part in ruling)
        yield words.say("seen-ruling", name=name, way=way)


def about(state: State, words: Words) -> Iterator[str]:
    """Of these lines those that tell of no piece on the board."""
    yield from table_lines(state, words)
    yield from card_lines(state, words)


def card_lines(state: State, words: Words) -> Iterator[str]:
    """What the casino card says, and what is played otherwise."""
    if state.casino is not None:
        yield words.say("seen-casino", casino=state.casino)
    yield from otherwise(state, words)


def table_lines(state: State, words: Words) -> Iterator[str]:
    """How many play, in which stage if not the first, whose gangs belong together, and a map of one's own."""
    table = state.table
    yield words.say("seen-players", players=len(table.persons))
    if state.stage > 1:
        yield words.say("seen-stage", stage=state.stage)
    if len(table.persons) < len(table.gangs):
        for gangs in table.persons:
            yield words.say("seen-person", gangs=tuple(gangs))
    if table.board != table.components.board:
        yield words.say("components-map", harbour=table.harbour)
        for place, beside in table.board.neighbours.items():
            yield "  " + words.say("components-district-line", place=place, neighbours=beside)
    if table.closed:
        yield words.say("components-closed", place=table.closed)


def _car(car: Car, words: Words) -> str:
    parts = [words.say("seen-car", gang=car.gang, place=car.at, cards=car.cards)]
    if car.aboard is not None:
        parts.append(words.say("seen-aboard", aboard=car.aboard))
    if car.trunk:
        parts.append(words.say("seen-trunk", trunk=tuple(car.trunk)))
    if car.equipment:
        parts.append(words.say("seen-equipment", equipment=car.equipment))
    return words.apart(parts)
