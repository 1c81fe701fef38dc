"""The rules of Gangsta! on plain data: every order tried out, loops and counting, nothing remembered, nothing clever.

A position is a dict as in a puzzle file. The box is read as data; no code of the package is used. An `idea` is the id
of a wrong rule, each written down here by itself; without one the rules hold. The names in the docstrings are the
clauses of the rulings.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

Position = Mapping[str, Any]
Person = Mapping[str, Any]

ENGAGE = ["skill-held-back", "joins-without-missing-skill", "engaged-may-join", "coop-own-only"]
MOBILISE = ["engaged-leader-frees", "freed-leader-frees", "hiring-keeps-synchronised", "synchronised-forgotten"]
INCOME = ["boss-not-counted", "learnt-not-counted", "gangsters-not-skills"]
WAR = [
    "boss-not-counted",
    "learnt-not-counted",
    "engaged-not-counted",
    "war-tie-spares",
    "only-the-weakest",
    "boss-discarded",
]
SNITCHED = [
    "boss-not-counted",
    "learnt-not-counted",
    "engaged-not-counted",
    "boss-arrested",
    "money-kept",
    "whole-number-paid",
]
COUNT = ["boss-not-counted", "equal-two-each", "inactive-resource-counts", "largest-gang-kept"]


def all_skills(person: Person) -> str:
    """Printed and learnt."""
    return f"{person['skills']}{person.get('learnt', '')}"


def owner(position: Position, name: str) -> str:
    """Whose gangster that is."""
    gangs: Mapping[str, Sequence[Person]] = position["gangs"]
    return next(who for who, gang in gangs.items() if name in [one["name"] for one in gang])


def person(position: Position, name: str) -> Person:
    """The gangster of that name."""
    return next(one for gang in position["gangs"].values() for one in gang if one["name"] == name)


def power(position: Position, who: str, name: str) -> bool:
    """gangsta.resources."""
    card = position.get("resources", {}).get(who, {})
    return card.get("name") == name and bool(card.get("active"))


def needs_of(position: Position, who: str, heist: Mapping[str, Any]) -> list[str]:
    """What may have to be met: the needs, and with High-Tech the needs without one."""
    found = [heist["needs"]]
    if heist.get("tech") and power(position, who, "high_tech"):
        found += [heist["needs"][:nth] + heist["needs"][nth + 1 :] for nth in range(len(heist["needs"]))]
    return found


def usable(missing: str, skills: str, idea: str = "") -> list[str]:
    """What may be missing after somebody has joined who has these skills; nothing where he may not (gangsta.engage)."""
    useful = list((Counter(missing) & Counter(skills)).elements())
    if idea == "skill-held-back":
        used = {tuple(sorted(some)) for size in range(1, len(useful) + 1) for some in combinations(useful, size)}
    elif useful or idea == "joins-without-missing-skill":
        used = {tuple(useful)}
    else:
        used = set()
    return ["".join(sorted((Counter(missing) - Counter(some)).elements())) for some in used]


def may_follow(position: Position, who: str, heist: Mapping[str, Any], so_far: Sequence[str], idea: str) -> list[str]:
    """Who may take part at all, whatever he brings (gangsta.engage, gangsta.coop)."""
    found = []
    for other, gang in position["gangs"].items():
        for one in gang:
            ready = not one.get("engaged") or idea == "engaged-may-join"
            together = so_far and "coop" in heist and idea != "coop-own-only"
            if one["name"] not in so_far and ready and (other == who or together):
                found.append(one["name"])
    return found


def orders(
    position: Position, who: str, heist: Mapping[str, Any], missing: str, idea: str, so_far: tuple[str, ...] = ()
) -> Iterator[tuple[str, ...]]:
    """Every order that commits the heist."""
    if not missing and so_far:
        yield so_far
    for name in may_follow(position, who, heist, so_far, idea):
        for left in usable(missing, all_skills(person(position, name)), idea):
            yield from orders(position, who, heist, left, idea, (*so_far, name))


def engaging(position: Position, who: str, heist: Mapping[str, Any], idea: str = "") -> set[tuple[str, ...]]:
    """Every right order: those that engage most of that player's own (gangsta.engage, high-tech)."""
    own = [one["name"] for one in position["gangs"][who]]
    found: dict[tuple[str, ...], int] = {}
    for missing in needs_of(position, who, heist):
        for order in orders(position, who, heist, "".join(sorted(missing)), idea):
            found[order] = len([name for name in order if name in own])
    return {order for order, number in found.items() if number == max(found.values())}


def may_join(position: Position, who: str, engaged: Sequence[str], idea: str = "") -> set[str]:
    """Who may join next (gangsta.engage)."""
    states = {"".join(sorted(position["heist"]["needs"]))}
    for name in engaged:
        states = {
            left
            for missing in states
            for left in usable(missing, all_skills(person(position, name)), idea) or [missing]
        }
    return {
        name
        for name in may_follow(position, who, position["heist"], engaged, idea)
        if any(usable(missing, all_skills(person(position, name)), idea) for missing in states)
    }


def best_heist(position: Position, who: str, idea: str = "") -> list[int]:
    """The heists after which the whole gang stands engaged (gangsta.synchronised)."""
    found = []
    for nth, heist in enumerate(position["display"], start=1):
        available = {one["name"] for one in position["gangs"][who] if not one.get("engaged")}
        committing = (
            order
            for missing in needs_of(position, who, heist)
            for order in orders(position, who, heist, "".join(sorted(missing)), idea)
        )
        if any(available <= set(order) for order in committing):
            found.append(nth)
    return found


def mobilise(position: Position, who: str, idea: str = "") -> int:
    """Every choice of whom to free, one after another (gangsta.mobilise, gangsta.synchronised)."""
    gang, money = position["gangs"][who], position.get("money", {}).get(who, 0)
    available = [one for one in gang if not one.get("engaged")]
    if not available and idea != "synchronised-forgotten":
        return len(gang)
    if idea == "hiring-keeps-synchronised" and len(available) == 1 and not available[0].get("boss"):
        return len(gang)
    if money and power(position, who, "headquarters"):
        return len(gang)
    giving = gang if idea == "engaged-leader-frees" else available
    orders = sum(all_skills(one).count("L") for one in giving)
    reached = {(frozenset(one["name"] for one in available), orders, money)}
    while True:
        more = reached | {after for names, free, left in reached for after in freeing(gang, names, free, left, idea)}
        if more == reached:
            return max(len(names) for names, _, _ in reached)
        reached = more


def freeing(
    gang: Sequence[Person], names: frozenset[str], orders: int, money: int, idea: str
) -> Iterator[tuple[frozenset[str], int, int]]:
    """What freeing one more comes to: who is available then, orders left, money left."""
    for one in gang:
        if one["name"] not in names:
            then = all_skills(one).count("L") if idea == "freed-leader-frees" else 0
            if orders:
                yield names | {one["name"]}, orders - 1 + then, money
            if money:
                yield names | {one["name"]}, orders + then, money - 1


def counted(gang: Sequence[Person], skill: str, idea: str) -> int:
    """How often a skill, or any where none is named, is found in a gang."""
    found = 0
    for one in gang:
        if (idea == "boss-not-counted" and one.get("boss")) or (idea == "engaged-not-counted" and one.get("engaged")):
            continue
        skills = one["skills"] if idea == "learnt-not-counted" else all_skills(one)
        found += len([symbol for symbol in skills if skill in ("", symbol)])
    return found


def income(position: Position, idea: str = "") -> dict[str, int]:
    """gangsta.chapter-1."""
    found = {}
    for who, gang in position["gangs"].items():
        found[who] = len(gang) if idea == "gangsters-not-skills" else counted(gang, "", idea)
    return {who: max(found.values()) - number for who, number in found.items() if number != max(found.values())}


def war(position: Position, idea: str = "") -> set[str]:
    """gangsta.chapter-2."""
    numbers = {who: counted(gang, "M", idea) for who, gang in position["gangs"].items()}
    losing = set()
    for who, number in numbers.items():
        others = [one for other, one in numbers.items() if other != who]
        if idea == "war-tie-spares":
            loses = any(other > number for other in others)
        elif idea == "only-the-weakest":
            loses = all(other >= number for other in others)
        else:
            loses = not all(other < number for other in others)
        alone = all(one.get("boss") for one in position["gangs"][who])
        if loses and (not alone or idea == "boss-discarded"):
            losing.add(who)
    return losing


def snitched(position: Position, idea: str = "") -> dict[str, dict[str, int]]:
    """gangsta.snitch."""
    found = {}
    for who, gang in position["gangs"].items():
        has, money = counted(gang, "I", idea), position.get("money", {}).get(who, 0)
        if has >= position["snitch"]:
            continue
        owed = position["snitch"] if idea == "whole-number-paid" else position["snitch"] - has
        if power(position, who, "police_station"):
            owed = 1
        if money >= owed:
            found[who] = {"pays": owed}
            continue
        alone = all(one.get("boss") for one in gang) and idea != "boss-arrested"
        result = {"pays": 0 if idea == "money-kept" else money, "loses": 0 if alone else 1}
        found[who] = {name: number for name, number in result.items() if number}
    return {who: result for who, result in found.items() if result}


def most(numbers: Mapping[str, int], idea: str) -> dict[str, int]:
    """Two points for most, one each for equal ones."""
    first = [who for who, number in numbers.items() if number == max(numbers.values())]
    return {who: 2 if len(first) == 1 or idea == "equal-two-each" else 1 for who in first}


def count(position: Position, box: Mapping[str, Any], idea: str = "") -> dict[str, int]:
    """gangsta.end, gangsta.families, gangsta.resources."""
    gangs, families = position["gangs"], "families" in position.get("variants", [])
    given = [most({who: position.get("money", {}).get(who, 0) for who in gangs}, idea)]
    if not families or idea == "largest-gang-kept":
        given.append(most({who: len(gang) for who, gang in gangs.items()}, idea))
    for family in ("bratva", "cartel", "ghetto", "mafia", "triads") if families else ():
        members = {}
        for who, gang in gangs.items():
            counting = [one for one in gang if not (one.get("boss") and idea == "boss-not-counted")]
            members[who] = [one.get("family") for one in counting].count(family)
        if max(members.values()) > 0:
            given.append(most(members, idea))
    points = {}
    for who, gang in gangs.items():
        done = position.get("heists_done", {}).get(who, [])
        points[who] = sum(done) + sum(one.get("points", 0) for one in gang) + sum(one.get(who, 0) for one in given)
        card = position.get("resources", {}).get(who)
        if card and (card.get("active") or idea == "inactive-resource-counts"):
            boxed = next(one for one in box["resources"] if one["name"] == card["name"])
            for_heists = len([one for one in done if one]) * boxed.get("points_per_heist_with_points", 0)
            points[who] += boxed["points"] + min(for_heists, boxed.get("at_most", 0))
    return points
