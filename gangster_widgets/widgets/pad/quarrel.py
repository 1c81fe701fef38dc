"""To settle a quarrel: what somebody says that each gang gets in a district, and which idea leads there."""

from collections.abc import Mapping

from gangster_widgets.games.gangster.reckoning import CasinoNeededError
from gangster_widgets.games.gangster.sheet import Sheet, position_of, state
from gangster_widgets.games.gangster.table import COLOURS
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.puzzles.checker import Verdict
from gangster_widgets.puzzles.kinds.gangster.points import Ask
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.puzzles.schema import PuzzlePart


def claims(sheet: Sheet, district: str) -> dict[str, int]:
    """What somebody says that each colour gets there; `Unreadable` where one of the numbers is none."""
    found = {}
    for gang in sheet.gangs:
        number = sheet.claim(district, gang)
        if number.fault:
            raise Unreadable(number.fault[0], **dict(number.fault[1]))
        found[COLOURS[gang]] = number.value or 0
    return found


def judged(sheet: Sheet, district: str, says: Mapping[str, int]) -> Verdict:
    """The verdict on that; `Unreadable` where the district is not entered or the casino card is missing."""
    if state(sheet).district(district) is None:
        raise Unreadable("pad-not-entered", district=district[:40])
    part = PuzzlePart(
        id="scoring-pad", game="gangster", kind="points", ask={"district": district}, position=position_of(sheet)
    )
    try:
        return Puzzle(part, Ask(district=district), state(sheet), "scoring pad", None).check(dict(says))
    except CasinoNeededError as needed:
        raise Unreadable("pad-casino-missing", **needed.facts) from None
