"""What a turn is made of: the decisions that somebody takes, and what happens by itself between them."""

from gangster_widgets.games.gangsta import actions as do
from gangster_widgets.games.gangsta.person import spoken
from gangster_widgets.games.gangsta.state import Step

KEEP, TURN, ENGAGE, HIRE, TRAIN, STEAL = "keep", "turn", "engage", "hire", "train", "steal"
DIVERT, MURDER, VICTIM, RALLY, JET = "divert", "murder", "victim", "rally", "jet"
HOSPITAL, REPLACE, SOCIETY, ARREST = "hospital", "replace", "society", "arrest"
WAR, WAR_CHOICE = "war", "war-choice"

MAY: dict[str, tuple[str, ...]] = {
    KEEP: (do.KEEPS,),
    TURN: (do.FREES, do.FREES_ALL, do.HIRES, do.STARTS, do.PASSES),
    ENGAGE: (do.ENGAGES,),
    HIRE: (do.HIRES, do.DECLINES),
    TRAIN: (do.TRAINS, do.DECLINES),
    STEAL: (do.ROBS,),
    DIVERT: (do.DIVERTS, do.DECLINES),
    MURDER: (do.STRIKES,),
    VICTIM: (do.DISCARDS,),
    RALLY: (do.FREES_ALL, do.DECLINES),
    JET: (do.FREES, do.DECLINES),
    HOSPITAL: (do.TAKES_BACK, do.DECLINES),
    REPLACE: (do.REPLACES, do.DECLINES),
    SOCIETY: (do.FREES, do.DECLINES),
    ARREST: (do.DISCARDS,),
    WAR: (do.DISCARDS,),
    WAR_CHOICE: (do.DISCARDS,),
}
"""Each decision with what can be done in it. One in which nothing can be done but decline is not asked for."""

SURE = (TURN, ENGAGE)
"""Decisions in which something can always be done: one can pass, and a heist that is under way can be completed."""

BEGIN, CHAPTER, LAY, REFILL, DEALT, CLOSE = "begin", "chapter", "lay", "refill", "dealt", "close"
BY_ITSELF = (BEGIN, CHAPTER, LAY, REFILL, DEALT, CLOSE)
"""By itself: a turn begins, a chapter may end, heists are laid, a snitch has been dealt with, a turn ends."""


def about(step: Step) -> str | int | None:
    """What one has to know to decide that: the skill to be learnt, how much is stolen, how many are engaged at most."""
    if step.kind == TRAIN:
        return spoken(step.what)[0]
    return step.number if step.kind in (STEAL, DIVERT) else None
