"""The wrong rules of The Boss on plain data, each written down by itself, without a look at the package's code."""

from itertools import permutations
from typing import Any

from tests.independent.boss import (
    CHICAGO,
    Box,
    Position,
    cards_of,
    left_of_chicago,
    may_come,
    men,
    number,
    opened,
    players,
    row,
    winner,
)

TAKEOVER = [
    "tie-allowed",
    "more-than-all-together",
    "own-there-forgotten",
    "occasionals-alone",
    "banishment-forgotten",
    "chicago-for-everybody",
    "only-professionals-count",
]
CHICAGO_PAYS = [
    "chicago-hidden-cards",
    "chicago-all-open",
    "chicago-penalty-skipped",
    "chicago-right-side",
    "chicago-moves-left",
    "chicago-rounds-up",
    "alcapo-forgotten",
]
PAYOUT = [*CHICAGO_PAYS, "chicago-penalties-strike", "chicago-forgotten", "open-card-won", "penalty-strikes-all"]
LAST_TURN = ["last-turn-clockwise", "fewest-first", "placed-counted", "only-professionals-count"]
HIDDEN = ["own-hand-forgotten", "only-last-open-seen", "others-hands-seen", "no-penalty-hidden"]
POLICE = ["double-only-gold", "double-only-silver", "one-more-round", "drawn-forgotten"]


def takeover(position: Position, player: str, city: str, box: Box, idea: str) -> int | None:
    """How many gangsters it is thought to take."""

    def count(one: str) -> int:
        return men(position, city, one)[0] if idea == "only-professionals-count" else number(position, city, one)

    mine, others = count(player), [count(other) for other in players(position) if other != player]
    against = sum(others) if idea == "more-than-all-together" else max(others)
    if mine > against:
        return 0
    if idea == "tie-allowed":
        needed = max(1, against - mine)
    elif idea == "own-there-forgotten":
        needed = against + 1
    else:
        needed = against + 1 - mine
    return needed if _able(position, player, city, box, idea, needed) else None


def _able(position: Position, player: str, city: str, box: Box, idea: str, needed: int) -> bool:
    """Whether the player is thought to be able to place so many there."""
    ignored = {**position}
    if idea == "banishment-forgotten":
        ignored["banished"] = {}
    if not may_come(ignored, player, city, box) and not (
        idea == "chicago-for-everybody" and city == CHICAGO and city not in position.get("banished", {}).get(player, [])
    ):
        return False
    hand = position["hands"][player]
    professionals, occasionals = hand.get("professionals", 0), hand.get("occasionals", 0)
    if idea == "only-professionals-count":
        return bool(professionals >= needed)
    accompanied = professionals > 0 or men(position, city, player)[0] > 0
    return bool(professionals + occasionals >= needed and (accompanied or idea == "occasionals-alone"))


def chicago(position: Position, box: Box, idea: str) -> dict[str, Any]:
    """What Chicago is thought to pay."""
    cities = left_of_chicago(position, box)
    if idea == "chicago-right-side":
        cities = [city for city in row(position, box) if city not in cities]
    if idea == "chicago-moves-left" and "chicago" not in position and position.get("round", 1) > 1:
        cities = []
    total = 0
    for city in cities:
        for card in _counted(position, city, idea):
            if isinstance(card, int):
                total += card
    who = winner(position, CHICAGO)
    if who is None:
        return {"player": None, "money": 0, "alcapo": total}
    money = {"chicago-rounds-up": (total + 1) // 2, "alcapo-forgotten": total}.get(idea, total // 2)
    return {"player": who, "money": money, "alcapo": total - money}


def _counted(position: Position, city: str, idea: str) -> list[Any]:
    """The cards of a city that are thought to count."""
    shown = opened(position, city)
    if idea == "chicago-hidden-cards":
        return [position["hidden"][city]]
    if idea == "chicago-all-open":
        return shown
    if idea == "chicago-penalty-skipped":
        shown = [card for card in shown if isinstance(card, int)]
    return shown[-1:]


def payout(position: Position, box: Box, idea: str) -> dict[str, dict[str, Any]]:
    """What the round is thought to bring."""
    found: dict[str, dict[str, Any]] = {
        player: {"money": 0, "dead": 0, "prison": 0, "hospital": 0, "banished": []} for player in players(position)
    }
    strikes: list[tuple[str, str, Any]] = []
    for city in row(position, box):
        player, shown = winner(position, city), opened(position, city)
        if player is None:
            continue
        card = position["hidden"][city] if idea != "open-card-won" else (shown[-1] if shown else 0)
        if isinstance(card, int):
            found[player]["money"] += card
            continue
        struck = [one for one in players(position) if number(position, city, one) > 0]
        strikes += [(one, city, card) for one in (struck if idea == "penalty-strikes-all" else [player])]
    share = chicago(position, box, idea)
    if share["player"] is not None and idea != "chicago-forgotten":
        found[share["player"]]["money"] += share["money"]
        if idea == "chicago-penalties-strike":
            tops = [(city, opened(position, city)[-1:]) for city in left_of_chicago(position, box)]
            strikes += [(share["player"], city, top[0]) for city, top in tops if top and isinstance(top[0], str)]
    for player, city, card in strikes:
        if card == "banished":
            found[player]["banished"].append(city)
        else:
            found[player][{"revolver": "dead"}.get(card, card)] += 1
    return found


def last_turn(position: Position, box: Box, idea: str) -> list[str]:
    """The order that the last turn is thought to have."""

    def counted(player: str) -> int:
        hand = position["hands"][player]
        if idea == "placed-counted":
            return sum(number(position, city, player) for city in [*row(position, box), CHICAGO])
        occasionals = 0 if idea == "only-professionals-count" else hand.get("occasionals", 0)
        return int(hand.get("professionals", 0) + occasionals)

    if idea == "last-turn-clockwise":
        return players(position)
    numbers = sorted({counted(player) for player in players(position)}, reverse=idea != "fewest-first")
    return [player for one in numbers for player in players(position) if counted(player) == one]


def hidden(position: Position, player: str, city: str, box: Box, idea: str) -> list[Any]:
    """The cards that are thought to be possible there."""
    gone = opened(position, city)
    if idea == "only-last-open-seen":
        gone = gone[-1:]
    for one, hand in position["hands"].items():
        if (one == player and idea != "own-hand-forgotten") or idea == "others-hands-seen":
            gone = [*gone, *hand["cards"].get(city, [])]
    left = [card for card in cards_of(city, box) if card not in gone]
    return [card for card in left if isinstance(card, int)] if idea == "no-penalty-hidden" else left


def police(position: Position, box: Box, idea: str) -> list[int]:
    """The rounds that are thought to be possible as the last one."""
    drawn = [] if idea == "drawn-forgotten" else list(position.get("police", []))
    also = {"double-only-gold": ("gold",), "double-only-silver": ("silver",)}.get(idea, ("gold", "silver"))
    rounds = set()
    for order in permutations(box["police"]["cards"]):
        marks = {"gold": 0, "silver": 0}
        if list(order[: len(drawn)]) != drawn:
            continue
        for count, card in enumerate(order, start=1):
            for colour in also if card == "both" else (card,):
                marks[colour] += 1
            if max(marks.values()) == 3:
                rounds.add(count + (idea == "one-more-round"))
                break
    return sorted(rounds)
