"""What a player can do: each action is one decision, and a turn is a chain of them."""

from gangster_widgets.kernel.record import Record

KEEPS, FREES, FREES_ALL, HIRES = "keeps", "frees", "frees everybody", "hires"
STARTS, ENGAGES, PASSES, REPLACES = "starts", "engages", "passes", "replaces"
TRAINS, ROBS, DIVERTS, STRIKES = "trains", "robs", "diverts", "strikes"
DISCARDS, TAKES_BACK, DECLINES = "discards", "takes back", "declines"

TOP = "top"
"""The heist on top of the pile, for whoever may look at it."""


class Action(Record, frozen=True, gc=False):
    """Somebody does something to somebody or something: a gangster or a player by name, a heist by its number from 1.

    A heist is `TOP` where it lies on the pile, and "" where a position asks about one alone. `without` is the skill
    that is left out when a heist is started.
    """

    who: str
    does: str
    what: str = ""
    without: str = ""
