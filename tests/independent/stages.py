"""The end of a turn, the doublers of a stage and the choice at Gold Coast, on plain data as in a puzzle file.

Nothing is remembered and nothing clever: each function is the sentence of its clause.
"""

from collections.abc import Sequence
from typing import Any

from .actions import car, closed, districts, harbour, may_be_taken, places

Position = dict[str, Any]
DOUBLERS = 8
LAST_STAGE = 3


def doubled(position: Position) -> set[str]:
    """The districts with a doubler."""
    return {place for place, said in districts(position).items() if said.get("doubled", False)}


def is_drive(action: str) -> bool:
    """Whether the action in words is a drive."""
    return action.split()[1] == "drives"


def cards_left(position: Position, action: str) -> list[int]:
    """cards.used: the cards that still lie face up after that drive."""
    colour, _, card = action.split()[:3]
    return [left for left in car(position, colour)["cards"] if left != int(card.split("+")[0])]


def stage_end(position: Position) -> set[str]:
    """stage.at-once, game.stages: what is over when the stage is."""
    return {"end of the stage", "end of the game"} if position.get("stage", 1) == LAST_STAGE else {"end of the stage"}


def turned_over(position: Position, pile: Sequence[str]) -> set[str]:
    """doubler.card, stage.at-once: what the next district card brings; nothing when there is none."""
    if not pile:
        return set()
    if pile[0] == "police":
        return {"district card", "policeman"}
    found = {"district card", "doubler"}
    if len(doubled(position) | {pile[0]}) >= DOUBLERS:
        found |= stage_end(position)
    return found


def turn_end(position: Position, action: str, pile: Sequence[str]) -> set[str]:
    """cards.third: after the third card all are turned up, then a district card is drawn."""
    if not is_drive(action) or cards_left(position, action):
        return set()
    return {"cards up"} | turned_over(position, pile)


def still_doubled(position: Position, drawn: Sequence[str]) -> set[str]:
    """doubler.card, stage.at-once, cicero.closed: where a doubler can come after those cards, or that none can."""
    lie = doubled(position) | {card for card in drawn if card != "police"}
    if len(lie) >= DOUBLERS:
        return {"stage over"}
    return {place for place in places(position) if place not in (harbour(position), closed(position))} - lie


def at_the_harbour(position: Position, colour: str) -> set[str]:
    """harbour.stop, equipment.slide, equipment.none: what may be taken; nothing only where nothing can be."""
    return set(may_be_taken(position, colour)) or {"nothing"}
