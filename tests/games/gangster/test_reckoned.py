"""The position that a day of reckoning reckoned: what the scrubber steps through is what the engine counted."""

from hypothesis import given, settings
from hypothesis import strategies as some

from gangster_widgets.games.gangster.beats import case, casino_cards, points, reckoned
from gangster_widgets.games.gangster.seats import signs
from gangster_widgets.games.gangster.table import COLOURS
from gangster_widgets.kernel.game import game
from gangster_widgets.players import bot

GANGSTER = game("gangster")


@settings(max_examples=15, deadline=None)
@given(some.integers(2, 5), some.integers(0, 1000))
def test_what_the_scrubber_counts_is_what_the_engine_has_counted(players: int, seed: int) -> None:
    state, one, days = GANGSTER.new(players, seed), bot("random", seed), 0
    while not GANGSTER.over(state):
        action = one.choose(GANGSTER, state)
        told, after = GANGSTER.tell(state, action), GANGSTER.play(state, action)
        day = reckoned(state, action, told)
        assert (day is not None) == any(why.name == "board" for why in told.parts)
        if day is not None:
            days += 1
            (counted,) = [why for why in told.parts if why.name == "board"]
            assert case(day).why() == counted
            gained = [now - had for had, now in zip(state.influence, after.influence, strict=True)]
            assert points(case(day)) == dict(zip((COLOURS[gang] for gang in day.table.gangs), gained, strict=True))
            assert day.casino not in casino_cards(day)
        state = after
    assert days == 3


def test_an_action_that_ends_no_stage_reckons_nothing() -> None:
    state = GANGSTER.new(3, 7)
    assert all(reckoned(state, action, GANGSTER.tell(state, action)) is None for action in GANGSTER.legal(state))


def test_every_card_can_still_be_drawn_at_the_beginning() -> None:
    assert casino_cards(GANGSTER.new(3, 7)) == (1, 2, 3, 4, 5, 6)


def test_with_two_each_goes_by_two_signs() -> None:
    assert [signs(GANGSTER.new(2, 7), player) for player in (0, 1)] == ["YN", "GB"]
    assert [signs(GANGSTER.new(3, 7), player) for player in (0, 1, 2)] == ["Y", "G", "N"]
