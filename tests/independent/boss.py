"""The rules of The Boss on plain data: loops and enumeration, nothing remembered, nothing clever.

A position is a dict as in a puzzle file, with everything that the question needs. The box is read as data; no code of
the package is used. The names in the docstrings are the clauses of the rulings.
"""

from collections.abc import Mapping
from itertools import permutations
from typing import Any

Position = Mapping[str, Any]
Box = Mapping[str, Any]

CHICAGO = "Chicago"
COLOURS = ["red", "blue", "green", "yellow"]


def players(position: Position) -> list[str]:
    """The players from the start player on."""
    return list(position.get("players", COLOURS))


def row(position: Position, box: Box) -> list[str]:
    """The cities in play from the left, without Chicago."""
    numbers = position.get("line_up") or box["line_ups"][len(players(position))][0]
    names = []
    for number in numbers:
        for city in box["cities"]:
            if city["number"] == number:
                names.append(city["name"])
    return names


def cards_of(city: str, box: Box) -> list[Any]:
    """All cards of a city."""
    for one in box["cities"]:
        if one["name"] == city:
            return list(one["cards"])
    return []


def men(position: Position, city: str, player: str) -> tuple[int, int]:
    """Professionals and occasionals of a player in a city."""
    there = position.get("cities", {}).get(city, {}).get("gangsters", {}).get(player, [0, 0])
    return there[0], there[1]


def number(position: Position, city: str, player: str) -> int:
    """How many gangsters of a player are in a city (both kinds count the same)."""
    professionals, occasionals = men(position, city, player)
    return professionals + occasionals


def opened(position: Position, city: str) -> list[Any]:
    """The open cards of a city."""
    return list(position.get("cities", {}).get(city, {}).get("open", []))


def winner(position: Position, city: str) -> str | None:
    """Who has more gangsters there than anybody else (boss.payout, boss.empty-city)."""
    for one in players(position):
        mine = number(position, city, one)
        others = [number(position, city, other) for other in players(position) if other != one]
        if mine > 0 and all(theirs < mine for theirs in others):
            return one
    return None


def may_come(position: Position, player: str, city: str, box: Box) -> bool:
    """boss.payout (banished), boss.chicago-entry."""
    if city in position.get("banished", {}).get(player, []):
        return False
    return city != CHICAGO or any(number(position, other, player) > 0 for other in row(position, box))


def may_place(position: Position, player: str, city: str, professionals: int, occasionals: int) -> bool:
    """boss.overtake, boss.occasional."""
    if occasionals > 0 and professionals == 0 and men(position, city, player)[0] == 0:
        return False
    mine = number(position, city, player) + professionals + occasionals
    return all(number(position, city, other) < mine for other in players(position) if other != player)


def takeover(position: Position, player: str, city: str, box: Box) -> int | None:
    """The smallest number that may be placed, tried out one by one."""
    if winner(position, city) == player:
        return 0
    if not may_come(position, player, city, box):
        return None
    hand = position["hands"][player]
    found = []
    for professionals in range(hand.get("professionals", 0) + 1):
        for occasionals in range(hand.get("occasionals", 0) + 1):
            placed = professionals + occasionals
            if placed > 0 and may_place(position, player, city, professionals, occasionals):
                found.append(placed)
    return min(found) if found else None


def left_of_chicago(position: Position, box: Box) -> list[str]:
    """boss.chicago-move."""
    cities = row(position, box)
    count = position.get("chicago")
    if count is None:
        count = 1
        for _ in range(position.get("round", 1) - 1):
            if count < len(cities):
                count += 1
    return cities[:count]


def chicago(position: Position, box: Box) -> dict[str, Any]:
    """boss.chicago-pay."""
    total = 0
    for city in left_of_chicago(position, box):
        shown = opened(position, city)
        if shown and shown[-1] in range(100):
            total += shown[-1]
    who = winner(position, CHICAGO)
    if who is None:
        return {"player": None, "money": 0, "alcapo": total}
    money = 0
    while 2 * (money + 1) <= total:
        money += 1
    return {"player": who, "money": money, "alcapo": total - money}


def payout(position: Position, box: Box) -> dict[str, dict[str, Any]]:
    """boss.payout."""
    found: dict[str, dict[str, Any]] = {}
    for player in players(position):
        found[player] = {"money": 0, "dead": 0, "prison": 0, "hospital": 0, "banished": []}
    won = {city: winner(position, city) for city in row(position, box)}
    share = chicago(position, box)
    for city, player in won.items():
        if player is None:
            continue
        card = position["hidden"][city]
        if card == "revolver":
            found[player]["dead"] += 1
        elif card in ("prison", "hospital"):
            found[player][card] += 1
        elif card == "banished":
            found[player]["banished"].append(city)
        else:
            found[player]["money"] += card
    if share["player"] is not None:
        found[share["player"]]["money"] += share["money"]
    return found


def last_turn(position: Position) -> list[str]:
    """boss.last-turn."""
    order: list[str] = []
    for count in range(100, -1, -1):
        for player in players(position):
            hand = position["hands"][player]
            if hand.get("professionals", 0) + hand.get("occasionals", 0) == count:
                order.append(player)
    return order


def hidden(position: Position, player: str, city: str, box: Box) -> list[Any]:
    """boss.deal: what is neither open nor in the own hand."""
    own = position["hands"][player]["cards"].get(city, [])
    return [card for card in cards_of(city, box) if card not in opened(position, city) and card not in own]


def police(position: Position, box: Box) -> list[int]:
    """boss.police: every order of all cards that begins with those that were drawn."""
    drawn = list(position.get("police", []))
    rounds = set()
    for order in permutations(box["police"]["cards"]):
        if list(order[: len(drawn)]) == drawn:
            for count in range(1, len(order) + 1):
                gold = sum(card in ("gold", "both") for card in order[:count])
                silver = sum(card in ("silver", "both") for card in order[:count])
                if gold == 3 or silver == 3:
                    rounds.add(count)
                    break
    return sorted(rounds)
