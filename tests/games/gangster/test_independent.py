"""The engine beside a second, slow implementation that was written from the rules alone (tests/independent)."""

import math
from collections.abc import Iterator

import pytest

from gangster_widgets.games.gangster.components import standard
from gangster_widgets.games.gangster.reckoning import reckon_district, standings
from gangster_widgets.games.gangster.tablet import SAME_GANG, District, Tablet, next_field
from tests.independent import rules

LETTERS = "YGNBE"
PAYMENTS = [((5, 4, 2, "?"), 5, True), (("?", 2), 3, False), ((1, 2, 3), None, True)]
"""Numbers of a tablet, the casino card, and whether a doubler lies there."""

MOST_EVERY_RUN, MOST_LONG_RUN = 8, 10


def patterns(size: int, used: int = 0) -> Iterator[str]:
    """Every way to stand on a tablet of that many fields, up to the names of the five gangs."""
    if not size:
        yield ""
        return
    for rest in patterns(size - 1, used):
        yield "." + rest
    for gang in range(min(used + 1, len(LETTERS))):
        for rest in patterns(size - 1, max(used, gang + 1)):
            yield LETTERS[gang] + rest


def number_of_patterns(size: int) -> int:
    """How many there are: the ways to sort fields and one mark for "empty" into at most six groups."""

    def groups(things: int, count: int) -> int:
        signed = ((-1) ** (count - k) * math.comb(count, k) * k**things for k in range(count + 1))
        return sum(signed) // math.factorial(count)

    return sum(groups(size + 1, count) for count in range(1, len(LETTERS) + 2))


def check_all_patterns(size: int) -> int:
    """Compares reckoning, order and next field on every pattern of that size; says how many there were."""
    count = 0
    for fields in patterns(size):
        count += 1
        assert [standing.gang for standing in standings(fields)] == rules.order(fields), fields
        for places, casino, doubled in PAYMENTS:
            district = District("A", Tablet(None, places, 1, size), fields, doubled)
            points = dict(reckon_district(district, casino).value)
            assert points == rules.points(list(places), casino, doubled, fields), (fields, places)
        for ruling in (None, SAME_GANG):
            for gang in LETTERS[:2]:
                field = next_field("A", fields, gang, ruling).value
                assert field == rules.next_field(fields, gang, ruling == SAME_GANG), (fields, gang, ruling)
    return count


@pytest.mark.clause("majority.number", "tie.highest-rank", "places.left-to-right", "gap.filling", "doubler.doubles")
@pytest.mark.parametrize("size", range(1, MOST_EVERY_RUN + 1))
def test_both_agree_on_every_pattern_of_small_tablets(size: int) -> None:
    assert check_all_patterns(size) == number_of_patterns(size)


@pytest.mark.long
@pytest.mark.parametrize("size", range(MOST_EVERY_RUN + 1, MOST_LONG_RUN + 1))
def test_both_agree_on_every_pattern_of_larger_tablets(size: int) -> None:
    assert check_all_patterns(size) == number_of_patterns(size)


@pytest.mark.clause("drive.exact", "drive.no-way-back", "cicero.closed")
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_both_agree_on_every_drive_on_the_standard_map(steps: int) -> None:
    board = standard().board
    closed = board.without("Cicero")
    for start in board.places:
        assert set(board.ways(start, steps)) == rules.reach(list(board.roads), start, [steps])
        if start != "Cicero":
            assert set(closed.ways(start, steps)) == rules.reach(list(board.roads), start, [steps], closed="Cicero")


def test_the_number_of_patterns_up_to_ten_fields_is_what_the_readme_says() -> None:
    assert sum(number_of_patterns(size) for size in range(1, MOST_EVERY_RUN + 1)) == 25_912
    assert sum(number_of_patterns(size) for size in range(1, MOST_LONG_RUN + 1)) == 736_703
