"""Who sits where in which game of a tournament.

Every line-up plays the same deals in every order of seats that turning it round gives, so nobody has the better seat.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from gangster_widgets.tournaments.ratings import Sat

Job = tuple[str, int, int, list[str], Mapping[str, Any]]
"""What `players.play` is told of a game: which one, how many players, the seed, the bots by seat, the setting."""


def line_ups(names: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The bots at one table: all of them, going round where there are more seats, else every choice of so many.

    >>> line_ups(["strong", "careful"], 3)
    [('strong', 'careful', 'strong')]
    >>> line_ups(["strong", "careful", "random"], 2)
    [('strong', 'careful'), ('strong', 'random'), ('careful', 'random')]
    """
    if len(names) <= players:
        return [tuple(names[seat % len(names)] for seat in range(players))]
    return list(dict.fromkeys(combinations(names, players)))


def rotations(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    """The line-up in every order of seats that turning it round gives, each once.

    >>> rotations(["a", "b", "a", "b"])
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    turned = (tuple(line_up[place:]) + tuple(line_up[:place]) for place in range(len(line_up)))
    return list(dict.fromkeys(turned))


def jobs(
    game: str, names: Sequence[str], players: int, fewest: int, seed: int, setting: Mapping[str, Any]
) -> list[Job]:
    """What is played: at least so many games, whole rounds only. In a round everybody plays the same deal."""
    seatings = [list(seats) for line_up in line_ups(names, players) for seats in rotations(line_up)]
    rounds = -(-fewest // len(seatings))
    return [(game, players, seed + nth, seats, setting) for nth in range(rounds) for seats in seatings]


def seats(nth: int, job: Job, result: Mapping[str, Any]) -> Iterator[Sat]:
    """The seats of that game with its result, as `players.play` gives it."""
    won = 1 / len(result["winners"])
    for seat, (bot, (name, score)) in enumerate(zip(job[3], result["scores"].items(), strict=True), start=1):
        yield Sat(nth, job[2], seat, bot, score, won if name in result["winners"] else 0.0)
