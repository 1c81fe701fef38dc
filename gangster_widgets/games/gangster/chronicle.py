"""What happened in whole games that bots have played: what each district paid on each day, and how everybody ended.

Nothing is worked out here a second time: what was paid is read off the reasons of each day's reckoning.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gangster_widgets.games.gangster import reckoning
from gangster_widgets.games.gangster.actions import Action, Drive
from gangster_widgets.games.gangster.stage import leaders, totals
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.many import in_turn
from gangster_widgets.kernel.why import Why
from gangster_widgets.players import play_out


class Paid(NamedTuple):
    """What one gang got in one district on one day. `place` counts from 1, and is beyond `places` for nothing at all.

    `printed` is the number at that place, "?" where the casino card decides, nothing beyond the last place.
    """

    game: int
    stage: int
    district: str
    doubled: bool
    places: int
    gang: str
    place: int
    printed: int | str | None
    points: int


class Ended(NamedTuple):
    """How one person ended: the seat from 0 in the order of turns, influence, whether ahead, and what was taken."""

    game: int
    seat: int
    colours: str
    influence: int
    won: bool
    equipment: tuple[str, ...]


class Chronicle(NamedTuple):
    """Games by their seeds: how many actions each stage had, everything that was paid, and how each person ended."""

    lengths: dict[int, tuple[int, ...]]
    paid: tuple[Paid, ...]
    ended: tuple[Ended, ...]

    def __repr__(self) -> str:
        return f"<{len(self.lengths)} games, {len(self.paid)} times that a gang was reckoned>"


def chronicle(
    players: int = 4, games: int = 2_000, seed: int = 1, bots: Sequence[str] = ("careful",), jobs: int = 1
) -> Chronicle:
    """So many whole games. The same seed gives the same games, however many at a time (`jobs`).

    >>> sorted(chronicle(players=3, games=2, seed=7, bots=["random"]).lengths)
    [7, 8]
    """
    seats = [bots[player % len(bots)] for player in range(players)]
    told = list(in_turn(_told, ((players, one, seats) for one in range(seed, seed + games)), jobs))
    return Chronicle(
        {one: lengths for one, (lengths, _, _) in zip(range(seed, seed + games), told, strict=True)},
        tuple(line for _, paid, _ in told for line in paid),
        tuple(line for _, _, ended in told for line in ended),
    )


def _told(players: int, seed: int, seats: Sequence[str]) -> tuple[tuple[int, ...], list[Paid], list[Ended]]:
    """One game, told."""
    gangster = game("gangster")
    lengths, paid, taken = [0], list[Paid](), dict[str, list[str]]()

    def watch(before: State, action: Action, after: State) -> None:
        lengths[-1] += 1
        if isinstance(action, Drive) and action.taken:
            taken.setdefault(action.gang, []).append(action.taken)
        if after.stage != before.stage or after.over:
            board = next(why for why in gangster.tell(before, action).parts if why.rule is reckoning.BOARD)
            paid.extend(_paid(seed, before, board))
            lengths.append(0)

    end = play_out(gangster, gangster.new(players, seed), seats, seed, watch).state
    return tuple(lengths[:-1]), paid, list(_ended(seed, end, taken))


def _paid(seed: int, state: State, board: Why) -> Iterator[Paid]:
    """What each gang got in each district, as the reckoning tells it."""
    for told in board.parts:
        if told.rule is not reckoning.DISTRICT:
            continue
        district = state.districts[state.table.index[told.facts[0]]]
        printed = district.tablet.places
        for gang in told.parts:
            letter, place = gang.facts[0], gang.facts[2]
            number = printed[place - 1] if place <= len(printed) else None
            doubled = any(why.rule is reckoning.DOUBLER for why in gang.walk())
            yield Paid(
                seed, state.stage, district.name, doubled, len(printed), letter, place, number, gang.value[1]
            )  # fmt: skip


def _ended(seed: int, state: State, taken: dict[str, list[str]]) -> Iterator[Ended]:
    """How each person ended."""
    winners, scores = leaders(state), totals(state)
    for seat, gangs in enumerate(state.table.persons):
        kinds = tuple(sorted({kind for gang in gangs for kind in taken.get(gang, ())}))
        colours = " ".join(COLOURS[gang] for gang in gangs)
        yield Ended(seed, seat, colours, scores[seat], seat in winners, kinds)
