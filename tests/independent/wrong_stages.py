"""Wrong rules about the end of a turn, about doublers and about taking equipment, each written out plainly.

Every function is the true rule but for the one sentence of its misconception.
"""

from collections.abc import Callable, Sequence

from . import stages
from .actions import KINDS, car, closed, harbour, may_be_taken, places
from .rules import highest, number, present
from .stages import DOUBLERS as MOST
from .stages import Position, cards_left, doubled, is_drive, stage_end, turned_over


def cards_up_later(position: Position, action: str, pile: Sequence[str]) -> set[str]:
    """cards-up-later: nothing is turned up or drawn before the next turn begins."""
    return set()


def cards_up_without_driving(position: Position, action: str, pile: Sequence[str]) -> set[str]:
    """cards-up-without-driving: whoever has one card up turns all up at the end of his turn, driven or not."""
    if not is_drive(action) and len(car(position, action.split()[0])["cards"]) == 1:
        return {"cards up"} | turned_over(position, pile)
    return stages.turn_end(position, action, pile)


def cards_up_every_drive(position: Position, action: str, pile: Sequence[str]) -> set[str]:
    """cards-up-every-drive: all are turned up, and a card is drawn, whatever still lies face up."""
    return {"cards up"} | turned_over(position, pile) if is_drive(action) else set()


def card_after_every_drive(position: Position, action: str, pile: Sequence[str]) -> set[str]:
    """card-after-every-drive: also while cards lie face up, which then stay as they are."""
    if is_drive(action) and cards_left(position, action):
        return turned_over(position, pile)
    return stages.turn_end(position, action, pile)


def policeman_draws_again(position: Position, action: str, pile: Sequence[str]) -> set[str]:
    """policeman-draws-again: until a card shows a district or none is left."""
    found = stages.turn_end(position, action, pile)
    rest = list(pile)
    while "district card" in found and rest and rest[0] == "police":
        rest = rest[1:]
        found |= turned_over(position, rest)
    return found


def stage_ends_with_cards(position: Position, action: str, pile: Sequence[str]) -> set[str]:
    """stage-ends-with-cards: with the last card of the pile, or where none is left to draw; never with a doubler."""
    found = stages.turn_end(position, action, pile) - {"end of the stage", "end of the game"}
    return found | stage_end(position) if "cards up" in found and len(pile) <= 1 else found


def round_finished_first(position: Position, action: str, pile: Sequence[str]) -> set[str]:
    """round-finished-first: with the eighth doubler nothing is over yet."""
    return stages.turn_end(position, action, pile) - {"end of the stage", "end of the game"}


def doublers_until_all_drawn(position: Position, drawn: Sequence[str]) -> set[str]:
    """stage-ends-with-cards: over only when every district has one."""
    lie = doubled(position) | set(drawn)
    return {place for place in places(position) if place not in (harbour(position), closed(position))} - lie or {
        "stage over"
    }


def policeman_counts(position: Position, drawn: Sequence[str]) -> set[str]:
    """policeman-counts: doublers and drawn policemen together make eight."""
    lie = doubled(position) | {card for card in drawn if card != "police"}
    over = len(lie) + list(drawn).count("police") >= MOST
    return {"stage over"} if over else stages.still_doubled(position, drawn)


def also(more: Callable[[Position, Sequence[str]], set[str]]) -> Callable[[Position, Sequence[str]], set[str]]:
    """The true districts and some more, unless the stage is over."""

    def wrong(position: Position, drawn: Sequence[str]) -> set[str]:
        true = stages.still_doubled(position, drawn)
        return true if true == {"stage over"} else true | more(position, drawn)

    return wrong


def cicero(position: Position, drawn: Sequence[str]) -> set[str]:
    """cicero-doubled: closed Cicero gets one too."""
    return {closed(position) or ""} - {""}


def twice(position: Position, drawn: Sequence[str]) -> set[str]:
    """doubled-twice: those that have one get another one."""
    return doubled(position) | {card for card in drawn if card != "police"}


def pier(position: Position, drawn: Sequence[str]) -> set[str]:
    """harbour-doubled: the harbour gets one too."""
    return {harbour(position)}


def with_equipment(position: Position, colour: str, equipment: Sequence[str]) -> Position:
    """The position with other equipment on that car."""
    return {**position, "cars": {**position["cars"], colour: {**car(position, colour), "equipment": list(equipment)}}}


def equipment_optional(position: Position, colour: str) -> set[str]:
    """equipment-optional: nothing may be taken although there is something."""
    return {*may_be_taken(position, colour), "nothing"}


def same_kind_again(position: Position, colour: str) -> set[str]:
    """same-kind-again: what the car has does not matter."""
    return stages.at_the_harbour(with_equipment(position, colour, []), colour)


def slides_out_first(position: Position, colour: str) -> set[str]:
    """slides-out-first: of two pieces the older one does not matter."""
    had = car(position, colour)["equipment"]
    return stages.at_the_harbour(with_equipment(position, colour, had[:1] if len(had) == 2 else had), colour)


def no_third_piece(position: Position, colour: str) -> set[str]:
    """no-third-piece: with two pieces nothing is taken."""
    return {"nothing"} if len(car(position, colour)["equipment"]) == 2 else stages.at_the_harbour(position, colour)


def whole_supply(position: Position, colour: str) -> set[str]:
    """whole-supply: any kind that the car does not have, whatever lies there."""
    return set(KINDS) - set(car(position, colour)["equipment"])


def placed_later(fields: str, gangs: Sequence[str]) -> list[str]:
    """tie-placed-later: of equals whoever was set down last goes first; of those not set down the higher rank."""

    def time(gang: str) -> int:
        return max((nth for nth, one in enumerate(gangs, start=1) if one == gang), default=0)

    return sorted(
        present(fields), key=lambda gang: (number(fields, gang), time(gang), highest(fields, gang)), reverse=True
    )


TURNS: dict[str, Callable[[Position, str, Sequence[str]], set[str]]] = {
    "cards-up-without-driving": cards_up_without_driving,
    "cards-up-every-drive": cards_up_every_drive,
    "card-after-every-drive": card_after_every_drive,
    "cards-up-later": cards_up_later,
    "stage-ends-with-cards": stage_ends_with_cards,
    "round-finished-first": round_finished_first,
    "policeman-draws-again": policeman_draws_again,
}
DOUBLERS: dict[str, Callable[[Position, Sequence[str]], set[str]]] = {
    "stage-ends-with-cards": doublers_until_all_drawn,
    "policeman-counts": policeman_counts,
    "cicero-doubled": also(cicero),
    "doubled-twice": also(twice),
    "harbour-doubled": also(pier),
}
EQUIPMENT: dict[str, Callable[[Position, str], set[str]]] = {
    "equipment-optional": equipment_optional,
    "whole-supply": whole_supply,
    "same-kind-again": same_kind_again,
    "slides-out-first": slides_out_first,
    "no-third-piece": no_third_piece,
}
ORDER_AFTER: dict[str, Callable[[str, Sequence[str]], list[str]]] = {"tie-placed-later": placed_later}
