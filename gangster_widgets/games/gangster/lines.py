"""What lies on the table in words, line by line: for terminals and for whoever cannot see a picture."""

from collections.abc import Iterator

from gangster_widgets.games.gangster.notation import write_tablet
from gangster_widgets.games.gangster.state import Car, State
from gangster_widgets.kernel.words import Words


def lines(state: State, words: Words) -> Iterator[str]:
    """Districts with their tablets, cars, the display, influence and the casino card, as far as they are known."""
    for district in state.districts:
        if district.fields:
            yield f"{district.name}: {write_tablet(district.tablet, district.fields, district.doubled)}"
    for car in state.cars:
        if car.at:
            yield _car(car, words)
    if state.display:
        yield words.say("seen-display", display=state.display)
    if any(state.influence):
        scores = zip(state.table.gangs, state.influence, strict=True)
        shown = [words.say("seen-score", gang=gang, influence=had) for gang, had in scores]
        yield words.say("seen-influence", scores=tuple(shown))
    if state.casino is not None:
        yield words.say("seen-casino", casino=state.casino)
    for name, way in state.table.rulings:
        yield words.say("seen-ruling", ruling=f"{name}: {way}")


def _car(car: Car, words: Words) -> str:
    parts = [words.say("seen-car", gang=car.gang, place=car.at, cards=car.cards)]
    if car.aboard is not None:
        parts.append(words.say("seen-aboard", aboard=car.aboard))
    if car.trunk:
        parts.append(words.say("seen-trunk", trunk=tuple(car.trunk)))
    if car.equipment:
        parts.append(words.say("seen-equipment", equipment=car.equipment))
    return "; ".join(parts)
