"""What comes of a reckoning, and who rides in which car, on positions as a puzzle file has them: sums and loops.

The wrong rules stand beside the true ones: COUNT, CASINO and CREW give them by the misconception's id. The names in the
docstrings are the clauses of the rulings.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from tests.independent import rules, wrong

LETTERS = {"yellow": "Y", "grey": "G", "brown": "N", "blue": "B", "green": "E"}
Position = Mapping[str, Any]
Totals = dict[str, int]


def persons(position: Position) -> list[list[str]]:
    """Who plays which colours: with two players the first and the third, the second and the fourth (two.persons)."""
    colours = list(position["cars"])
    if position["players"] == 2:
        return [[colours[0], colours[2]], [colours[1], colours[3]]]
    return [[colour] for colour in colours]


def paid(position: Position, casino: int, points: wrong.Points = rules.points) -> Totals:
    """What the whole board pays each colour (reckoning.order, casino.all)."""
    pays = dict.fromkeys(position["cars"], 0)
    for district in position["districts"].values():
        places, fields = district["tablet"]["places"], district["gangsters"]
        for colour in pays:
            pays[colour] += points(places, casino, district["doubled"], fields).get(LETTERS[colour], 0)
    return pays


def had(position: Position, person: Sequence[str]) -> int:
    """The influence of a person before."""
    return sum(position["influence"].get(colour, 0) for colour in person)


# The influence after a reckoning


def count(position: Position, casino: int | None = None, points: wrong.Points = rules.points) -> Totals:
    """goal.influence, two.persons: what there was and what the board pays, under each person's first colour."""
    pays = paid(position, casino or position["casino"], points)
    return {person[0]: had(position, person) + sum(pays[colour] for colour in person) for person in persons(position)}


def count_influence_forgotten(position: Position, casino: int | None = None) -> Totals:
    """influence-forgotten: what there was before is gone."""
    pays = paid(position, casino or position["casino"])
    return {person[0]: sum(pays[colour] for colour in person) for person in persons(position)}


def count_first_gang_only(position: Position, casino: int | None = None) -> Totals:
    """first-gang-only: of a person's two gangs only the first brings in anything."""
    pays = paid(position, casino or position["casino"])
    return {person[0]: had(position, person) + pays[person[0]] for person in persons(position)}


def count_better_gang_only(position: Position, casino: int | None = None) -> Totals:
    """better-gang-only: of a person's two gangs only the one that brings in more does."""
    pays = paid(position, casino or position["casino"])
    return {person[0]: had(position, person) + max(pays[one] for one in person) for person in persons(position)}


Count = Callable[..., Totals]

COUNT: dict[str, Count] = {
    **{id_: partial(count, points=points) for id_, points in wrong.POINTS.items()},
    "influence-forgotten": count_influence_forgotten,
    "first-gang-only": count_first_gang_only,
    "better-gang-only": count_better_gang_only,
}


# The casino cards that win


def casino(position: Position, colour: str, cards: Sequence[int], count: Count = count) -> list[int]:
    """end.winners: the cards after which nobody has more than the person of that colour."""
    mine = next(person[0] for person in persons(position) if colour in person)
    found = []
    for card in cards:
        totals = count(position, casino=card)
        if all(totals[mine] >= other for other in totals.values()):
            found.append(card)
    return found


def casino_equals_do_not_win(position: Position, colour: str, cards: Sequence[int]) -> list[int]:
    """equals-do-not-win: only who has more than everybody else wins."""
    mine = next(person[0] for person in persons(position) if colour in person)
    found = []
    for card in cards:
        totals = count(position, casino=card)
        if all(totals[mine] > total for whose, total in totals.items() if whose != mine):
            found.append(card)
    return found


CASINO: dict[str, Callable[[Position, str, Sequence[int]], list[int]]] = {
    **{id_: partial(casino, count=wrongly) for id_, wrongly in COUNT.items()},
    "equals-do-not-win": casino_equals_do_not_win,
}


# Who rides in which car


def in_trunks(position: Position, colour: str) -> int:
    """cargo.where: how many of that colour ride in the trunks of others."""
    return sum(car["trunk"].count(colour) for car in position["cars"].values())


def on_tablets(position: Position, colour: str) -> int:
    """How many of that colour stand on tablets."""
    return sum(rules.number(district["gangsters"], LETTERS[colour]) for district in position["districts"].values())


def crew(position: Position, dumped: Mapping[str, int]) -> Totals:
    """setup.gang, stage.next: nine at the start, six for the second stage, five for the third; less all elsewhere."""
    given = {1: 9, 2: 9 + 6, 3: 9 + 6 + 5}[position["stage"]]
    return {
        colour: given - on_tablets(position, colour) - in_trunks(position, colour) - dumped.get(colour, 0)
        for colour in position["cars"]
    }


def more(number: int, position: Position, dumped: Mapping[str, int]) -> Totals:
    """That many more in every car than the rules have it."""
    return {colour: riding + number for colour, riding in crew(position, dumped).items()}


def crew_strange_trunk_aboard(position: Position, dumped: Mapping[str, int]) -> Totals:
    """strange-trunk-aboard: whoever rides in another's trunk counts as aboard."""
    return {colour: riding + in_trunks(position, colour) for colour, riding in crew(position, dumped).items()}


def crew_dumped_come_back(position: Position, dumped: Mapping[str, int]) -> Totals:
    """dumped-come-back: as if nobody had been dumped."""
    return crew(position, {})


def crew_six_each_stage(position: Position, dumped: Mapping[str, int]) -> Totals:
    """six-each-stage: one more in the third stage."""
    return more(1 if position["stage"] == 3 else 0, position, dumped)


CREW: dict[str, Callable[[Position, Mapping[str, int]], Totals]] = {
    "seven-on-board": partial(more, -5),
    "beside-the-nine": partial(more, 2),
    "seven-in-all": partial(more, -2),
    "strange-trunk-aboard": crew_strange_trunk_aboard,
    "dumped-come-back": crew_dumped_come_back,
    "six-each-stage": crew_six_each_stage,
}
"""A rule that leaves somebody with fewer than nobody in his car leads nowhere."""
